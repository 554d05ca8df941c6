"""The handlers of sealed shuffles: how they are sealed, and the seal of one table."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.table import sealing
from farmyard.server.table.names import of_table
from farmyard.server.web.requests import actor_of, page
from farmyard.server.words import say


async def about(request: Request) -> Response:
    """GET /fair: how shuffles are sealed."""
    return page(request, "sealing.html", {}, say("title-page", what=say("fair")))


async def seal(request: Request) -> Response:
    """GET /t/{id}/fair: the seal of a table's shuffle; the secret when the game is over."""
    state = (await actor_of(request)).state
    over = state.table is not None and state.table.over
    filled = {
        "table": {"id": state.row.id, "name": of_table(state.row.name)},
        "chairs": state.chairs,
        "promise": sealing.promise(state.row), "secret": state.row.secret if over else "",
        "day": state.row.day.partition(" ")[0], "branched": bool(state.row.branched),
    }  # fmt: skip
    return page(request, "fair.html", filled, say("title-shuffle", name=of_table(state.row.name)))
