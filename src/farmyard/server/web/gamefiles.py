"""Game files: download of finished games, upload of saved ones.

A file holds the whole game, hidden cards included, so it is only available when the game is over.
An uploaded file is replayed, every decision checked, and can be looked back at for as long as the
server remembers it (opened_files.py).
"""

from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farmyard.core.errors import GameFileError
from farmyard.core.record import SPECTATOR
from farmyard.server.store.shared.uploads import Room, Upload
from farmyard.server.store.writer import NotStored
from farmyard.server.table import sealing
from farmyard.server.table.names import of_table
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web import replaying
from farmyard.server.web.drawing import history
from farmyard.server.web.forms import Form
from farmyard.server.web.opened_files import is_file_id
from farmyard.server.web.requests import actor_of, address_of, loaded_actor_of, page, site_of, to
from farmyard.server.web.site import Site
from farmyard.server.web.transport.connections import sender
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

SAVED = {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"}


async def save(request: Request) -> Response:
    """GET /t/{id}/game.txt: the whole game, when it is over."""
    actor = await loaded_actor_of(request)
    table = actor.state.playing()
    if not table.over:
        raise Refusal(409, say("file-later"))
    table.origin |= sealing.origin(actor.state.row, actor.state.chairs, told=True)
    name = f'attachment; filename="{actor.state.row.id}.txt"'
    files = site_of(request).files_read
    text = await files.run_for(address_of(request), table.text)  # slow: words every decision
    return PlainTextResponse(text, headers={**SAVED, "content-disposition": name})


async def reopen(request: Request, form: Form, me: Person) -> Response:
    """POST /replay: upload a game file to look back at."""
    text = form.get("file")
    if not text.strip():
        raise Refusal(400, say("no-file"))
    site = site_of(request)
    try:
        table = await site.files_read.run_for(address_of(request), _replayed, text)
    except GameFileError as why:
        raise Refusal(400, say("no-game-file", why=str(why))) from None
    return await looked_at(request, text, table)


async def looked_at(request: Request, text: str, table: "Table") -> Response:
    """Keep a game file for a while, and lead to its replay. Raises Refusal 503."""
    site, settings = site_of(request), site_of(request).settings
    id = site.files.keep(text, table, sender(request))
    room = Room(settings.files_per_ip, settings.max_files, settings.keep_files)
    try:
        await site.store.keep_upload(Upload(id, text, site.sealer.mark(sender(request))), room)
    except NotStored:
        raise Refusal(503, say("not-stored")) from None
    return to(f"/replay/{id}")


def _replayed(text: str) -> "Table":
    from farmyard.core.tables.table import Table

    table = Table.replay(text)
    table.views.newest(SPECTATOR, history.LINES)  # words the lines shown first
    return table


async def opened(request: Request) -> Response:
    """GET /replay/{id}?move=n&eyes=seat: one version of an uploaded game."""
    id, site = request.path_params["id"], site_of(request)
    if id not in site.files and (other := await _elsewhere(site, id)):
        replayed = partial(site.files_read.thread, _replayed, other.text)
        table = await site.files_read.once(address_of(request), id, replayed)
        site.files.keep(other.text, table, other.sender)
    return await replaying.shown(request, replaying.reel_of_file(site.files.find(id), id))


async def _elsewhere(site: Site, id: str) -> Upload | None:
    """Return a game file that another worker has taken in. Raises Refusal 503."""
    if not is_file_id(id):
        return None
    try:
        return await site.store.upload(id)
    except NotStored:
        raise Refusal(503, say("not-read")) from None


async def fair(request: Request) -> Response:
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
