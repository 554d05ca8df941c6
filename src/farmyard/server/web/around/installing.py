"""Installing the app on phones, and the titles of links in a chat."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.server.store.schema import CLOSED, OPEN, OVER, WAITING
from farmyard.server.table.results import read
from farmyard.server.table.state import State
from farmyard.server.web.drawing.hall_page import scores
from farmyard.server.web.requests import page
from farmyard.server.words import say


async def away(request: Request) -> Response:
    """GET /away: the page that a phone shows when it has no line; its service worker keeps it."""
    return page(request, "away.html", {}, say("title-page", what=say("away-title")))


def preview_of(state: State) -> str:
    """Return the title of a table's link in a chat; it names nobody who sits there."""
    row, title = state.row, catalogue.card(state.row.game).short
    if row.stage == WAITING:
        free = sum(chair.kind == OPEN for chair in state.chairs)
        return say("preview-free" if free else "preview-full", n=free, title=title)
    if row.stage in (OVER, CLOSED):
        result = read(row.result)
        if result is None:
            return say("preview-over", title=title)
        return say("preview-ended", title=title, scores=scores(catalogue.card(row.game), result))
    return say("preview-running", title=title)
