"""Game files: those of finished tables go out, those somebody has kept come in again.

A file is the whole game, hidden cards and all, so it goes out when the game is over.  One that
comes in is replayed, every decision checked, and can be looked back at for as long as the house
remembers it: the last few only, and in memory, so that nobody fills the disk with files.
"""

import asyncio
import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farmyard.core import catalogue, gamefile
from farmyard.core.gamefile import GameFileError
from farmyard.server import replaying, sealing, words
from farmyard.server.forms import Form
from farmyard.server.identity import Person
from farmyard.server.pages import house_of, page, to
from farmyard.server.refusals import Refusal
from farmyard.server.tables import room_of

if TYPE_CHECKING:
    from farmyard.core.table import Table

KEPT = 24  # files in memory
SAVED = {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"}


class Files:
    """The games of the files opened last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def keep(self, text: str, table: "Table") -> str:
        """Remember a game; its id is made of what is in the file."""
        id = hashlib.sha256(text.encode()).hexdigest()[:20]
        self._tables[id] = table
        self._tables.move_to_end(id)
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return id

    def find(self, id: str) -> "Table":
        """A game of those, or a Refusal."""
        if id not in self._tables:
            raise Refusal(404, words.FILE_FORGOTTEN)
        self._tables.move_to_end(id)
        return self._tables[id]


async def save(request: Request) -> Response:
    """GET /t/{id}/game.txt: the whole game, when it is over."""
    room = await room_of(request)
    table = room.playing()
    if not table.over:
        raise Refusal(409, words.FILE_LATER)
    table.origin = sealing.origin(room.row, room.chairs, told=True)
    name = f'attachment; filename="{room.row.id}.txt"'
    return PlainTextResponse(table.text(), headers={**SAVED, "content-disposition": name})


async def reopen(request: Request, form: Form, me: Person) -> Response:
    """POST /replay: a game file, to be looked back at."""
    text = form.get("file")
    if not text.strip():
        raise Refusal(400, words.NO_FILE)
    try:
        headers, _ = gamefile.read(text)
        if headers["game"] in catalogue.keys():
            await house_of(request).shelf.wait(headers["game"])
        table = await asyncio.to_thread(_replayed, text)
    except GameFileError as why:
        raise Refusal(400, words.no_game_file(str(why))) from None
    return to(f"/replay/{house_of(request).files.keep(text, table)}")


def _replayed(text: str) -> "Table":
    from farmyard.core.table import Table

    table = Table.replay(text)
    table.lines()
    return table


async def opened(request: Request) -> Response:
    """GET /replay/{id}?move=n&eyes=seat"""
    id = request.path_params["id"]
    return replaying.shown(request, replaying.reel_of_file(house_of(request).files.find(id), id))


async def fair(request: Request) -> Response:
    """GET /t/{id}/fair: the seal of a table's shuffle; the secret when the game is over."""
    room = await room_of(request)
    over = room.table is not None and room.table.over
    filled = {
        "table": {"id": room.row.id, "name": room.row.name}, "chairs": room.chairs,
        "promise": sealing.promise(room.row), "secret": room.row.secret if over else "",
        "day": room.row.day, "branched": bool(room.row.branched),
    }  # fmt: skip
    return page(request, "fair.html", filled, words.page_title(words.FAIR))
