"""The handlers of the rules of a game, and of the keys of a table."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.server.table import names
from farmyard.server.web.drawing.citations import help_html
from farmyard.server.web.drawing.teaching import goal_told, taught
from farmyard.server.web.pages.rules import shown
from farmyard.server.web.requests import card_of, page, site_of
from farmyard.server.words import say


async def rules(request: Request) -> Response:
    """GET /rules/{game}: the rules of a game."""
    card, site = card_of(request), site_of(request)
    told = await site.pages.run(goal_told, card.key)
    filled = {"card": card, "key": card.key, "help_html": help_html(card.key), "told": told}
    filled["taught"] = card.key in taught()
    if paper.printable(card.key):
        filled["printed"] = {"words": paper.WORDS, "most": paper.MOST_SHIFT}
    filled["strips"] = await site.pages.run(shown.strips, card.key)
    table = request.query_params.get("table", "")
    filled["back"] = f"/t/{table}" if names.is_table_id(table) else ""
    return page(request, "rules.html", filled, say("title-rules", game=card.title))


async def keys(request: Request) -> Response:
    """GET /keys: the keys of a table."""
    return page(request, "keys.html", {}, say("title-page", what=say("keys")))
