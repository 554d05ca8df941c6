"""The handlers of looking back at a game, and of going on from one of its versions.

From any version of a finished game a person may go on alone, against bots, at a new table: the same
moves, then new dice.
"""

from bisect import bisect_right

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core.record import SPECTATOR
from farmyard.server.live import opening
from farmyard.server.store.schema import PERSON, Chair
from farmyard.server.table import lobby, sealing
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing.rendering import NOBODY, OWN
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.replay import shown
from farmyard.server.web.pages.replay.marks import marks_of
from farmyard.server.web.requests import base_of, loaded_actor_of, page, site_of, to
from farmyard.server.web.transport.wire import number
from farmyard.server.words import say


async def replay(request: Request) -> Response:
    """GET /t/{id}/replay?move=n&eyes=seat: one version of a table's game."""
    actor = await loaded_actor_of(request)
    me = site_of(request).session_cookie.read(request)
    return await reel_page(request, shown.reel_of(actor.state, me.id))


async def reel_page(request: Request, reel: shown.Reel) -> Response:
    """Return the page of the version that the address names."""
    asked = request.query_params
    n = number(asked["move"]) if "move" in asked else 0 if reel.whole else reel.table.n
    seat = _eyes(reel, asked.get("eyes", ""))
    offer = site_of(request).sealer.offer() if reel.keeps else None
    filled = shown.moment(reel, min(n, reel.table.n), seat)
    filled |= {"base": base_of(request), "offer": offer}
    filled["reel"]["marks"] = shown.marked(reel, await marks_of(reel.table), seat)
    title = say("title-replay", name=reel.name, game=reel.table.card.short)
    kept = OWN if reel.whole else NOBODY
    return page(request, "replay.html", filled, title, kept=kept)


def _eyes(reel: shown.Reel, asked: str) -> int:
    """Return the seat to look from. Raises Refusal."""
    if not asked:
        return reel.own
    seat = SPECTATOR if asked == shown.WATCHER else number(asked)
    if seat not in range(SPECTATOR, len(reel.chairs)):
        raise Refusal(400, say("unreadable"))
    if seat not in reel.eyes:
        raise Refusal(403, say("eyes-closed"))
    return seat


async def last_moves(request: Request) -> Response:
    """GET /t/{id}/moves?move=n: the table after one of the decisions since one's own last turn, by
    default the newest."""
    actor = await loaded_actor_of(request)
    me = site_of(request).session_cookie.read(request)
    reel = shown.reel_of_any(actor.state, me.id)
    versions = shown.since_own_turn(reel.table, reel.own)
    if not versions:
        raise Refusal(409, say("nothing-happened"))
    asked = request.query_params.get("move")
    at = bisect_right(versions, number(asked) if asked else versions[-1]) - 1
    filled = shown.last_move(reel, versions, max(0, at)) | {"base": base_of(request)}
    title = say("title-last-moves", name=reel.name, game=reel.table.card.short)
    return page(request, "moves.html", filled, title, kept=NOBODY)


async def whatif(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/whatif: go on from a version of a finished game, against bots."""
    actor, site = await loaded_actor_of(request), site_of(request)
    table, n, seat = actor.state.playing(), number(form.get("move")), number(form.get("seat"))
    if not table.over:
        raise Refusal(409, say("not-over-yet"))
    if n >= table.n or seat >= len(actor.state.chairs):
        raise Refusal(400, say("nothing-left"))
    level = await site.loader.middle(actor.state.row.game)
    chairs = [lobby.scarecrow(p, level) for p in range(len(actor.state.chairs))]
    chairs[seat] = Chair(seat, PERSON, me.id, me.name)
    seals = sealing.left(actor.state.row, actor.state.chairs, n)
    left = lobby.Left(table.history.moves[:n], sealing.branches(table.history.renewals, n), seals)
    return to(
        await opening.branch(
            site.actors, actor.state.row, chairs, me.id, site.sealer.drawn(form), left
        )
    )
