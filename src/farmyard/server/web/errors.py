"""Error pages; a program gets the sentence alone."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import page, wants_json
from farmyard.server.web.wire import No, encode
from farmyard.server.words import say


def error_page(request: Request, code: int, sentence: str, headline: str = "") -> Response:
    """Return an error page; for a program the sentence alone."""
    if wants_json(request):
        return Response(encode(No(sentence)), code, media_type="application/json")
    known = f"headline-{code}"
    headline = headline or say(known if say.has(known) else "headline-400")
    filled = {"code": code, "headline": headline, "sentence": sentence}
    return page(request, "error.html", filled, say("title-page", what=headline), code)


async def refused(request: Request, error: Exception) -> Response:
    """Handle a Refusal that no page has caught."""
    assert isinstance(error, Refusal)
    headline = say("no-table-headline") if error.sentence == say("no-table") else ""
    return error_page(request, error.status, error.sentence, headline)


async def not_found(request: Request, error: Exception) -> Response:
    """Handle the router's 404 and 405."""
    status = getattr(error, "status_code", 404)
    return error_page(request, status, say("no-page") if status == 404 else say("wrong-way"))


async def our_fault(request: Request, error: Exception) -> Response:
    """Handle an unexpected exception: its traceback goes to the log, not to the page."""
    return error_page(request, 500, say("our-fault"))
