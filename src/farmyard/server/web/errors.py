"""Error pages; a program gets the sentence alone."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.table import words
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.requests import page, wants_json
from farmyard.server.web.wire import No, encode


def error_page(request: Request, code: int, sentence: str, headline: str = "") -> Response:
    """Return an error page; for a program the sentence alone."""
    if wants_json(request):
        return Response(encode(No(sentence)), code, media_type="application/json")
    headline = headline or words.HEADLINES.get(code, words.HEADLINES[400])
    filled = {"code": code, "headline": headline, "sentence": sentence}
    return page(request, "error.html", filled, words.page_title(headline), code)


async def refused(request: Request, error: Exception) -> Response:
    """Handle a Refusal that no page has caught."""
    assert isinstance(error, Refusal)
    headline = words.NO_TABLE_HEADLINE if error.sentence == words.NO_TABLE else ""
    return error_page(request, error.status, error.sentence, headline)


async def not_found(request: Request, error: Exception) -> Response:
    """Handle the router's 404 and 405."""
    status = getattr(error, "status_code", 404)
    return error_page(request, status, words.NO_PAGE if status == 404 else words.WRONG_WAY)


async def our_fault(request: Request, error: Exception) -> Response:
    """Handle an unexpected exception: its traceback goes to the log, not to the page."""
    return error_page(request, 500, words.OUR_FAULT)
