"""Error pages; a program gets the sentence alone. An address with a slip in it is mended."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from farmyard.server.live.services import refusal_of
from farmyard.server.web.requests import page, to, wants_json
from farmyard.server.web.transport.wire import No, encode
from farmyard.server.words import say

_ADDRESS = re.compile(r"(/[\w.-]+)+", re.ASCII)
_GLUED = re.compile(r"(?<![^\w/-])[^\w/-]++(?=/|$)", re.ASCII)  # each run is looked at once
_AFTER_ID = re.compile(r"(?<=^/t/)([a-z2-7-]+)[^/]*")
"""A table's id, and what follows it: an id has no other signs than these."""


def _mended(path: str) -> str:
    """Return an address without what its text has glued on, as brackets, a stroke or invisible
    blanks; a table's in small letters. Returns an empty string if that is no address."""
    path = "".join(c for c in path if c.isprintable())
    if path[:3].lower() == "/t/":
        path = _AFTER_ID.sub(r"\1", path.lower())
    path = _GLUED.sub("", path).rstrip("/")
    return path if _ADDRESS.fullmatch(path) else ""


def _moved(request: Request) -> Response | None:
    """Lead from an address where nothing is to the one that was meant, if there is a slip in it."""
    path, query = request.scope["path"], request.url.query
    mended = _mended(path) if request.method == "GET" else ""
    if mended in ("", path) or not _leads_somewhere(request, mended):
        return None
    return to(f"{mended}?{query}" if query else mended)


def _leads_somewhere(request: Request, path: str) -> bool:
    """Return whether there is a page of this kind."""
    scope = {**request.scope, "path": path}
    return any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)


def error_page(request: Request, code: int, sentence: str, headline: str = "") -> Response:
    """Return an error page; for a program the sentence alone."""
    if wants_json(request):
        return Response(encode(No(sentence)), code, media_type="application/json")
    known = f"headline-{code}"
    headline = headline or say(known if say.has(known) else "headline-400")
    filled = {"code": code, "headline": headline, "sentence": sentence}
    return page(request, "error.html", filled, say("title-page", what=headline), code)


async def refused(request: Request, error: Exception) -> Response:
    """Handle a Refusal, or a database that does not answer, that no page has caught."""
    refusal = refusal_of(error)
    assert refusal is not None
    if refusal.status == 404 and (moved := _moved(request)):
        return moved
    headline = say("no-table-headline") if refusal.sentence == say("no-table") else ""
    return error_page(request, refusal.status, refusal.sentence, headline)


async def not_found(request: Request, error: Exception) -> Response:
    """Handle the router's 404 and 405."""
    status = getattr(error, "status_code", 404)
    if status == 404 and (moved := _moved(request)):
        return moved
    return error_page(request, status, say("no-page") if status == 404 else say("wrong-way"))


async def our_fault(request: Request, error: Exception) -> Response:
    """Handle an unexpected exception: its traceback goes to the log, not to the page."""
    return error_page(request, 500, say("our-fault"))


async def away(request: Request) -> Response:
    """GET /away: the page that a phone shows when it has no line; its service worker keeps it."""
    return page(request, "away.html", {}, say("title-page", what=say("away-title")))
