"""The JSON API for programs: the games, one's own tables, one table.

For everything else a program does as a page does: it posts forms and listens at a table's socket.
"""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.options import Option
from farmyard.server.store.schema import OPEN, Chair, TableRow
from farmyard.server.table import names
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import knows
from farmyard.server.web.drawing.citations import rules_text
from farmyard.server.web.requests import card_of, site_of
from farmyard.server.web.transport import wire
from farmyard.server.words import say


async def games(request: Request) -> Response:
    """GET /programs/games: all games, with their options and bots."""
    loader = site_of(request).loader
    return _json({"games": [_game(c, await loader.levels(c.key)) for c in catalogue.cards()]})


async def rules(request: Request) -> Response:
    """GET /programs/rules/{game}: the rules of a game, in Markdown."""
    card = card_of(request)
    return _json({
        "key": card.key, "title": card.title, "rules_version": card.rules_version,
        "rules": rules_text(card.key),
    })  # fmt: skip


async def tables(request: Request) -> Response:
    """GET /programs/tables: the sender's own tables."""
    site = site_of(request)
    me = site.session_cookie.read(request)
    found = await site.store.tables_of(me.id) if me.known else []
    shown = site.actors.as_they_stand(found)
    return _json({"tables": [_table(row, chairs, me.id) for row, chairs in shown]})


async def table(request: Request) -> Response:
    """GET /programs/tables/{id}: one table."""
    site, id = site_of(request), request.path_params["id"]
    if not names.is_table_id(id):
        raise Refusal(404, say("no-table"))
    actor = await site.actors.find(id)
    return _json(_table(actor.state.row, actor.state.chairs, site.session_cookie.read(request).id))


def _json(content: Any) -> Response:
    return Response(wire.encode(content), media_type="application/json")


def _game(card: Card, levels: list[Any]) -> dict[str, Any]:
    return {
        "key": card.key, "title": card.title, "seats": card.seats,
        "rules_version": card.rules_version, "levels": [level.name for level in levels],
        "options": [_option(option) for option in card.options],
    }  # fmt: skip


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name, "title": option.title, "help": option.help,
        "default": option.default, "possible": option.possible,
    }  # fmt: skip


def _table(row: TableRow, chairs: list[Chair], me: str) -> dict[str, Any]:
    return {
        "table": row.id, "link": f"/t/{row.id}", "name": row.name, "game": row.game,
        "options": row.options, "stage": row.stage, "to_move": row.to_move,
        "next": f"/t/{row.next}" if row.next and knows(row, chairs, me) else None,
        "chairs": [
            {"seat": chair.seat, "name": chair.name, "level": chair.level,
             "free": chair.kind == OPEN, "mine": bool(me) and chair.person == me}
            for chair in chairs
        ],
    }  # fmt: skip
