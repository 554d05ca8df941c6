"""What people say to each other across a table: a few fixed words for all, free ones by its terms.

Talk is said, not written down: a table remembers the last of it while it is in memory, and nothing
of it is in the database or in any log of the server.
"""

import unicodedata
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from farmyard.server.store.schema import Chair
from farmyard.server.table import words
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.seating import Person
from farmyard.server.table.terms import Terms

ALL_WHO_WATCH = "all who watch"  # share an allowance
KEPT = 30  # sayings
SHOWN = 8.0  # seconds for which a saying hangs over its seat
LONGEST_WORD = 200  # characters


@dataclass(frozen=True)
class Said:
    """One saying: from which seat (−1: from somebody who watches), by whom, and what; which of the
    fixed sayings it is, if it is one."""

    seat: int
    name: str
    text: str
    sign: str = ""


class Chat:
    """The last sayings at one table, and what hangs over the seats just now."""

    def __init__(self) -> None:
        self.said: deque[Said] = deque(maxlen=KEPT)
        self.over: dict[int, Said] = {}

    def hear(self, said: Said) -> None:
        """Somebody has said something."""
        self.said.append(said)
        if said.seat >= 0:
            self.over[said.seat] = said

    def fade(self, said: Said) -> bool:
        """It has hung over its seat for long enough; whether it still did."""
        if self.over.get(said.seat) is not said:
            return False
        del self.over[said.seat]
        return True


def emote(chairs: Sequence[Chair], me: Person, key: str) -> Said:
    """One of the fixed sayings, by anybody who is at the table or watches it."""
    if key not in words.EMOTES:
        raise TableRefusal(400, words.UNREADABLE)
    return _said(chairs, me, words.EMOTES[key], key)


def chat(chairs: Sequence[Chair], terms: Terms, me: Person, text: str) -> Said:
    """Free words, where the terms of the table have it, by those who have a chair there."""
    if terms.talk != "yes":
        raise TableRefusal(403, words.NO_TALK)
    if chair_of(chairs, me) is None:
        raise TableRefusal(403, words.NOT_SEATED)
    if not (said := clean(text)):
        raise TableRefusal(400, words.NOTHING_SAID)
    return _said(chairs, me, said)


def chair_of(chairs: Sequence[Chair], me: Person) -> Chair | None:
    """The first chair of somebody at a table; None of whoever watches."""
    return next((chair for chair in chairs if me.id and chair.person == me.id), None)


def _said(chairs: Sequence[Chair], me: Person, text: str, sign: str = "") -> Said:
    own = chair_of(chairs, me)
    name = own.name if own else words.watching(me.name)
    return Said(own.seat if own else -1, name, text, sign)


def clean(text: str) -> str:
    """Words as they may stand on a page: printable, single-spaced, not too long."""
    kept = "".join(c if unicodedata.category(c)[0] in "LMNPSZ" else " " for c in text)
    return " ".join(kept.split())[:LONGEST_WORD].strip()
