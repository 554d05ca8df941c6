"""A watcher, one open line of a page or program at a table, with its mailbox.

A new item of a mailbox replaces the one before.  A slow connection therefore never has a queue of
outdated pages: it takes a page when it can, and that page is the newest.
"""

import asyncio
from typing import Any, Generic, NamedTuple, TypeVar

from farmyard.core.wording.slots import Thing
from farmyard.server.table.seating import Person

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Holds the newest item only; `get` waits for one. One reader at a time."""

    __slots__ = ("_item", "_waiter")

    def __init__(self) -> None:
        self._item: T | None = None
        self._waiter: asyncio.Future[None] | None = None

    def put(self, item: T) -> None:
        """Leave an item in place of whatever lay here."""
        self._item = item
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> T:
        """Take the newest item, waiting until there is one."""
        while self._item is None:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        item, self._item = self._item, None
        return item


class Refused(NamedTuple):
    """A refusal to send; `at` is the version the refused frame was an answer to."""

    sentence: str | Thing
    at: int | None = None


class Watcher:
    """An open page or program, with a mailbox for the newest update."""

    __slots__ = (
        "address", "answer", "asked_at", "base", "beats", "called", "goes", "got", "hidden",
        "mailbox", "me", "page", "person", "program", "refusal", "said_at", "shown", "since",
        "timed", "words",
    )  # fmt: skip

    def __init__(self, me: Person, base: str, program: bool, page: str = "") -> None:
        self.me, self.person, self.base, self.program = me, me.id, base, program
        self.page = page  # "waiting" or "laying" if it is not the table's own page
        self.mailbox: Mailbox[int] = Mailbox()
        self.refusal: Refused | None = None
        self.answer: Any = None
        self.goes: str | None = None
        self.shown: Any = None  # the page, or the state of a program, that was sent last
        self.hidden = False  # whether the page is in the background
        self.called = False  # whether its person had to be called when it was hidden, or since
        self.timed = False  # whether the server's time has been sent
        self.beats = False  # whether it is to be sent again
        self.got: int | None = None  # how many frames have come, until it is told
        self.said_at = 0.0  # when it was sent a frame last (loop time in seconds)
        self.asked_at: float | None = None  # if it polls: when it did last (loop time in seconds)
        self.address = ""  # whose share of the thread pools its questions use
        self.since: int | None = None  # the version up to which a program has the events
        self.words = True  # whether a program is sent words, which it may leave out

    def refuse(self, sentence: str | Thing, at: int | None = None) -> None:
        """Send a fresh page and this sentence."""
        self.refusal = Refused(sentence, at)
        self.mailbox.put(-1)

    def reply(self, answer: Any) -> None:
        """Send the answer to a question; of several in a hurry the newest is enough."""
        self.answer = answer
        self.mailbox.put(-1)

    def receipt(self, frames: int) -> None:
        """Tell a page how many of its frames have come."""
        self.got = frames
        self.mailbox.put(-1)

    def beat(self) -> None:
        """Send a page the time: it takes a line that is silent for dead."""
        self.beats = True
        self.mailbox.put(-1)

    def lead(self, address: str) -> None:
        """Send this page to another address."""
        self.goes = address
        self.mailbox.put(-1)
