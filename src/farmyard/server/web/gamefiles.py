"""Game files: those of finished tables go out, those somebody has kept come in again.

A file is the whole game, hidden cards and all, so it goes out when the game is over.  One that
comes in is replayed, every decision checked, and can be looked back at for as long as the house
remembers it: the last few only, and in memory, so that nobody fills the disk with files, nor pushes
out those of others.
"""

import hashlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from farmyard.core.gamefile import GameFileError
from farmyard.core.record import SPECTATOR
from farmyard.server.table import sealing, words
from farmyard.server.table.refusals import Refusal
from farmyard.server.web import replaying
from farmyard.server.web.drawing import pages
from farmyard.server.web.forms import Form
from farmyard.server.web.hall import house_of, page, to
from farmyard.server.web.identity import Person
from farmyard.server.web.site import Settings
from farmyard.server.web.tables import laid_room_of, room_of
from farmyard.server.web.transport.connections import sender

if TYPE_CHECKING:
    from farmyard.core.table import Table

SAVED = {"content-type": "text/plain; charset=utf-8", "cache-control": "no-store"}


class Kept(NamedTuple):
    """An opened game: of which address, and when."""

    table: "Table"
    sender: str
    at: float


class Files:
    """The games of the files opened last: so many of an address, so many of all, for so long."""

    def __init__(self, each: int, most: int, seconds: float) -> None:
        self._each, self._most, self._seconds = each, most, seconds
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    @classmethod
    def of(cls, settings: Settings) -> "Files":
        """As many as the settings say."""
        return cls(settings.files_each, settings.files_kept, settings.files_for)

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, text: str, table: "Table", sender: str = "") -> str:
        """Remember a game; its id is made of what is in the file."""
        id = hashlib.sha256(text.encode()).hexdigest()[:20]
        self.forget_old()
        if id not in self._kept:
            self._kept[id] = Kept(table, sender, time.monotonic())
        self._kept.move_to_end(id)
        own = [each for each, kept in self._kept.items() if kept.sender == sender]
        if len(own) > self._each:
            del self._kept[own[0]]
        elif len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return id

    def forget_old(self) -> None:
        """Forget what was opened too long ago."""
        before = time.monotonic() - self._seconds
        for id in [id for id, kept in self._kept.items() if kept.at < before]:
            del self._kept[id]

    def find(self, id: str) -> "Table":
        """A game of those, or a Refusal."""
        if id not in self._kept:
            raise Refusal(404, words.FILE_FORGOTTEN)
        self._kept.move_to_end(id)
        return self._kept[id].table


async def save(request: Request) -> Response:
    """GET /t/{id}/game.txt: the whole game, when it is over."""
    room = await laid_room_of(request)
    table = room.playing()
    if not table.over:
        raise Refusal(409, words.FILE_LATER)
    table.origin = sealing.origin(room.row, room.chairs, told=True)
    name = f'attachment; filename="{room.row.id}.txt"'
    text = await house_of(request).laying.do(table.text)  # all its decisions are worded
    return PlainTextResponse(text, headers={**SAVED, "content-disposition": name})


async def reopen(request: Request, form: Form, me: Person) -> Response:
    """POST /replay: a game file, to be looked back at."""
    text = form.get("file")
    if not text.strip():
        raise Refusal(400, words.NO_FILE)
    house = house_of(request)
    try:
        table = await house.files_read.do(_replayed, text)
    except GameFileError as why:
        raise Refusal(400, words.no_game_file(str(why))) from None
    return to(f"/replay/{house.files.keep(text, table, sender(request))}")


def _replayed(text: str) -> "Table":
    from farmyard.core.table import Table

    table = Table.replay(text)
    table.newest(SPECTATOR, pages.LINES)  # what is shown first; the rest when somebody looks
    return table


async def opened(request: Request) -> Response:
    """GET /replay/{id}?move=n&eyes=seat"""
    id = request.path_params["id"]
    return await replaying.shown(
        request, replaying.reel_of_file(house_of(request).files.find(id), id)
    )


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
