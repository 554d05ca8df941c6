"""The handlers that erase a person: a page that asks, and the form that does it."""

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.live import opening
from farmyard.server.live.actor import Actor
from farmyard.server.store.schema import PLAYING, WAITING
from farmyard.server.table import names
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.mine.handlers import history_of
from farmyard.server.web.pages.mine.past import OFF
from farmyard.server.web.requests import page, site_of, to
from farmyard.server.words import say


async def asked(request: Request) -> Response:
    """GET /mine/erase: how much would be erased, and whether that is wanted."""
    site = site_of(request)
    me = site.session_cookie.read(request)
    if not me.known:
        return to("/mine")
    history = await history_of(request)
    running = [name for _, name in await site.store.unfinished_of(me.id)]
    filled = {
        "n": len(history.games),
        "kept": any(past.kind != OFF for past in history.games),
        "running": say("erase-running", n=len(running), names=tuple(running)) if running else "",
    }
    return page(request, "erase.html", filled, say("title-page", what=say("erase")))


async def erase(request: Request, form: Form) -> Response:
    """POST /mine/erase: erase the sender, and forget the cookie."""
    site = site_of(request)
    me = site.session_cookie.read(request)
    if me.known:
        for id, _ in await site.store.unfinished_of(me.id):
            with suppress(Refusal):  # a table that cannot be loaded is only written to
                await _leave(await site.actors.loaded(id), me)
        for _ in range(2):  # the second time what began with older chairs meanwhile
            erased = await site.store.erase(me.id, say("somebody"), names.distinct)
            await site.actors.erase(me.id, erased)
        site.origins.forget(me.id)
    response = to("/mine")
    site.session_cookie.forget(response)
    return response


async def _leave(actor: Actor, me: Person) -> None:
    """Leave a table: the chair becomes free before the game, and a bot's during it."""
    if actor.state.row.stage == WAITING:
        await actor.locked(opening.stand, actor, me)
    elif actor.state.row.stage == PLAYING:
        await actor.leave(me.id, "")
