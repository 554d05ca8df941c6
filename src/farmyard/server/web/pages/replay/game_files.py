"""Game files: download of finished games, upload of saved ones.

A file holds the whole game, hidden cards included, so it is only available when the game is over.
An uploaded file is replayed, every decision checked, and can be looked back at for as long as the
server remembers it (uploads.py).
"""

from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farmyard.core.errors import GameFileError
from farmyard.core.record import SPECTATOR
from farmyard.server.store.shared.uploads import Upload
from farmyard.server.table import sealing
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing import history
from farmyard.server.web.forms import Form
from farmyard.server.web.opened_files import is_file_id
from farmyard.server.web.pages.replay import handlers
from farmyard.server.web.requests import address_of, loaded_actor_of, site_of
from farmyard.server.web.site import Site
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

from farmyard.server.web.pages.replay.shown import reel_of_file
from farmyard.server.web.pages.replay.uploads import looked_at

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
    return await handlers.reel_page(request, reel_of_file(site.files.find(id), id))


async def _elsewhere(site: Site, id: str) -> Upload | None:
    """Return a game file that another worker has taken in. Raises Refusal 503."""
    if not is_file_id(id):
        return None
    return await site.store.upload(id)
