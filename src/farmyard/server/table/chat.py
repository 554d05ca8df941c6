"""Chat at a table: a few fixed messages for all, free text if the table's settings allow it.

Chat is not stored: a table remembers the last messages while it is in memory, and nothing of them
is in the database or in any log of the server.
"""

import unicodedata
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from farmyard.core.wording.slots import Thing
from farmyard.server.store.schema import Chair
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.seating import Person
from farmyard.server.table.table_settings import TableSettings
from farmyard.server.words import say

ALL_WHO_WATCH = "all who watch"  # the key of their common rate limit
KEPT = 30  # messages
SHOWN = 8.0  # seconds a message stays over its seat
LONGEST_WORD = 200  # characters
EMOTES = ("hello", "well", "thanks", "oops", "ha", "wait", "hurry", "bye")


@dataclass(frozen=True)
class ChatMessage:
    """A chat message: its seat (−1: of a watcher), author, and what was said, which each reads in
    his own language if it is a fixed message; `sign` is the key of one."""

    seat: int
    name: str
    said: str | Thing
    sign: str = ""

    @property
    def text(self) -> str:
        """The message as its reader reads it."""
        return self.said if isinstance(self.said, str) else say.name(self.said)


class Chat:
    """The last messages at one table, and the bubbles over its seats."""

    def __init__(self) -> None:
        self.said: deque[ChatMessage] = deque(maxlen=KEPT)
        self.over: dict[int, ChatMessage] = {}

    def hear(self, said: ChatMessage) -> None:
        """Add a message."""
        self.said.append(said)
        if said.seat >= 0:
            self.over[said.seat] = said

    def rename(self, names: Mapping[int, str]) -> None:
        """Give what was said from some seats other names."""
        for n, said in enumerate(self.said):
            if said.seat in names:
                self.said[n] = replace(said, name=names[said.seat])
        for seat, name in names.items():
            if seat in self.over:
                self.over[seat] = replace(self.over[seat], name=name)

    def fade(self, said: ChatMessage) -> bool:
        """Remove a message's bubble. Returns False if a newer one has replaced it."""
        if self.over.get(said.seat) is not said:
            return False
        del self.over[said.seat]
        return True


def emote(chairs: Sequence[Chair], me: Person, key: str) -> ChatMessage:
    """Return one of the fixed messages, by a player or watcher. Raises TableRefusal."""
    if key not in EMOTES:
        raise TableRefusal(400, say("unreadable"))
    return _said(chairs, me, Thing(f"emote-{key}"), key)


def chat(
    chairs: Sequence[Chair], table_settings: TableSettings, me: Person, text: str
) -> ChatMessage:
    """Return a message of free text by a person with a chair. Raises TableRefusal if it is not
    allowed."""
    if table_settings.talk != "yes":
        raise TableRefusal(403, say("no-talk"))
    if chair_of(chairs, me) is None:
        raise TableRefusal(403, say("not-seated"))
    if not (said := clean(text)):
        raise TableRefusal(400, say("nothing-said"))
    return _said(chairs, me, said)


def chair_of(chairs: Sequence[Chair], me: Person) -> Chair | None:
    """Return a person's first chair at a table; None for a watcher."""
    return next((chair for chair in chairs if me.id and chair.person == me.id), None)


def _said(chairs: Sequence[Chair], me: Person, text: str | Thing, sign: str = "") -> ChatMessage:
    own = chair_of(chairs, me)
    name = own.name if own else say("watching", name=me.name) if me.name else say("watcher")
    return ChatMessage(own.seat if own else -1, name, text, sign)


def clean(text: str) -> str:
    """Return a text as it may be shown: printable, single-spaced, at most `LONGEST_WORD`
    characters."""
    kept = "".join(c if unicodedata.category(c)[0] in "LMNPSZ" else " " for c in text)
    return " ".join(kept.split())[:LONGEST_WORD].strip()
