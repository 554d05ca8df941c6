"""What people say to each other across a table: a few fixed words for all, free ones by custom.

Talk is said, not written down: a room remembers the last of it while it is in memory, and nothing
of it is in the database or in any log of the server.
"""

import asyncio
import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from farmyard.server.table import words
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.web.wire import LONGEST_WORD

if TYPE_CHECKING:
    from farmyard.server.live.actor import Room
    from farmyard.server.web.identity import Person

ALL_WHO_WATCH = "all who watch"  # share an allowance
KEPT = 30  # sayings
SHOWN = 8.0  # seconds for which a saying hangs over its seat


@dataclass(frozen=True)
class Said:
    """One saying: from which seat (−1: from somebody who watches), by whom, and what; which of the
    fixed sayings it is, if it is one."""

    seat: int
    name: str
    text: str
    sign: str = ""


class Talk:
    """The last sayings at one table, and what hangs over the seats just now."""

    def __init__(self) -> None:
        self.said: deque[Said] = deque(maxlen=KEPT)
        self.over: dict[int, Said] = {}

    def hear(self, room: "Room", said: Said) -> None:
        """Somebody has said something: everybody sees it."""
        self.said.append(said)
        if said.seat >= 0:
            self.over[said.seat] = said
            asyncio.get_running_loop().call_later(SHOWN, self._fade, room, said)
        room.changed()

    def _fade(self, room: "Room", said: Said) -> None:
        if self.over.get(said.seat) is said:
            del self.over[said.seat]
            room.changed()


def emote(room: "Room", me: "Person", key: str) -> None:
    """One of the fixed sayings, by anybody who is at the table or watches it."""
    if key not in words.EMOTES:
        raise TableRefusal(400, words.UNREADABLE)
    _say(room, me, words.EMOTES[key], key)


def chat(room: "Room", me: "Person", text: str) -> None:
    """Free words, where the terms of the table have it, by those who have a chair there."""
    if room.terms.talk != "yes":
        raise TableRefusal(403, words.NO_TALK)
    if not any(me.id and chair.person == me.id for chair in room.chairs):
        raise TableRefusal(403, words.NOT_SEATED)
    if not (said := clean(text)):
        raise TableRefusal(400, words.NOTHING_SAID)
    _say(room, me, said)


def _say(room: "Room", me: "Person", text: str, sign: str = "") -> None:
    own = next((chair for chair in room.chairs if me.id and chair.person == me.id), None)
    house = room.house
    if own is None:  # a little each, so that nobody silences the others
        house.whispers.check(f"{room.row.id} {me.id}")
    house.talk.check(f"{room.row.id} {me.id if own else ALL_WHO_WATCH}")
    name = own.name if own else words.watching(me.name)
    room.talk.hear(room, Said(own.seat if own else -1, name, text, sign))


def clean(text: str) -> str:
    """Words as they may stand on a page: printable, single-spaced, not too long."""
    kept = "".join(c if unicodedata.category(c)[0] in "LMNPSZ" else " " for c in text)
    return " ".join(kept.split())[:LONGEST_WORD].strip()
