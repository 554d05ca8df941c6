"""Uploaded games, kept for a while to look back at.

Only the last few are kept, in memory and by address, so that nobody fills the disk or pushes out
the files of others.
"""

import asyncio
import hashlib
import re
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from farmyard.server.table.refusals import Refusal
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


_ID = re.compile(r"[0-9a-f]{20}")


def is_file_id(text: str) -> bool:
    """True if a text has the form of an uploaded game's id."""
    return _ID.fullmatch(text) is not None


class Kept(NamedTuple):
    """An uploaded game, its sender's address, and when it came (monotonic seconds)."""

    table: "Table"
    sender: str
    at: float


class OpenedFiles:
    """The games uploaded last: limited by address, in total and by age."""

    def __init__(self, each: int, most: int, seconds: float) -> None:
        self._each, self._most, self._seconds = each, most, seconds
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, id: str) -> bool:
        return id in self._kept

    def keep(self, text: str, table: "Table", sender: str = "") -> str:
        """Keep a game. Returns its id, a hash of the file."""
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
        """Drop games that are too old."""
        before = time.monotonic() - self._seconds
        for id in [id for id, kept in self._kept.items() if kept.at < before]:
            del self._kept[id]

    def find(self, id: str) -> "Table":
        """Return a game by its id. Raises Refusal 404."""
        if id not in self._kept:
            raise Refusal(404, say("file-forgotten"))
        self._kept.move_to_end(id)
        return self._kept[id].table

    async def tidy(self, seconds: float) -> None:
        """Run for ever: drop games that are too old, every so many seconds."""
        while True:
            await asyncio.sleep(seconds)
            self.forget_old()
