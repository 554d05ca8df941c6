"""The games of files that somebody has opened, to be looked back at for a while.

They are kept in memory, and the last few only, so that nobody fills the disk with files, nor pushes
out those of others.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from farmyard.server.table import words
from farmyard.server.table.refusals import Refusal

if TYPE_CHECKING:
    from farmyard.core.table import Table


class Kept(NamedTuple):
    """An opened game: of which address, and when."""

    table: "Table"
    sender: str
    at: float


class OpenedFiles:
    """The games of the files opened last: so many of an address, so many of all, for so long."""

    def __init__(self, each: int, most: int, seconds: float) -> None:
        self._each, self._most, self._seconds = each, most, seconds
        self._kept: OrderedDict[str, Kept] = OrderedDict()

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

    async def tidy(self, seconds: float) -> None:
        """As long as the server runs, now and then: what is too old is forgotten."""
        while True:
            await asyncio.sleep(seconds)
            self.forget_old()
