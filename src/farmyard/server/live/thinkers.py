"""The threads in which all scarecrows of a house think, and who of them is next.

Tables at which somebody looks on go first; among those it is the turn of whoever was served longest
ago, so that the hundred tables of one person are one in a row, and not a hundred.  One thread is
always left for somebody else: neither one person's tables nor those nobody looks at take them all.
Who comes from one address counts as one (`Origins`).
"""

import asyncio
import os
import sys
import threading
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
BOTS_STEP_BACK = 10  # how much less of the processor they get, as `nice` counts
UNSEEN = ""  # who has all the tables that nobody looks at


def step_back() -> None:
    """Lets everybody else go first: bots think in their threads, and people wait for none of it.

    Only Linux tells the threads of a process apart.
    """
    if sys.platform == "linux":
        me = os.PRIO_PROCESS, threading.get_native_id()
        os.setpriority(*me, os.getpriority(*me) + BOTS_STEP_BACK)


class Origins:
    """From which address people came last; in memory alone. Whoever throws his cookie away is a new
    person each time, but his tables have one place in the row."""

    def __init__(self, most: int = 10_000) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()
        self._most = most

    def note(self, person: str, address: str) -> None:
        """Somebody has just come from there."""
        self._of[person] = address
        self._of.move_to_end(person)
        if len(self._of) > self._most:
            self._of.popitem(last=False)

    def owner(self, person: str) -> str:
        """Whose tables those of a person count as."""
        return self._of.get(person, person)


class Waiting(NamedTuple):
    """Somebody's thought that waits for a thread."""

    number: int
    owner: str
    turn: "asyncio.Future[None]"


class Thinkers:
    """A few threads, and a fair row before them."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "farmyard-bot", step_back)
        self._free, self._each = threads, max(1, threads - 1)
        self._waiting: list[Waiting] = []
        self._running: Counter[str] = Counter()
        self._served: dict[str, int] = {}  # whose turn was when
        self._number = 0

    def __len__(self) -> int:
        """How many thoughts wait."""
        return len(self._waiting)

    async def think(self, owner: str, seen: bool, work: Callable[..., T], *given: Any) -> T:
        """Do it in a thread, when it is the turn of this person's tables."""
        owner = owner if seen else UNSEEN
        await self._turn(owner)
        loop = asyncio.get_running_loop()
        thought = self._threads.submit(work, *given)

        def ended(_: "Future[T]") -> None:
            with suppress(RuntimeError):  # the house is closed
                loop.call_soon_threadsafe(self._done, owner)

        thought.add_done_callback(ended)  # however long it takes, even if nobody waits any more
        return await asyncio.wrap_future(thought)

    def stop(self) -> None:
        """What has not begun is not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, owner: str) -> None:
        self._number += 1
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(self._number, owner, turn))
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._done(owner)
            raise

    def _done(self, owner: str) -> None:
        self._free += 1
        self._running -= Counter([owner])
        self._call()

    def _call(self) -> None:
        """Let those begin whose turn it is."""
        self._waiting = [each for each in self._waiting if not each.turn.done()]
        while self._free and (able := [w for w in self._waiting if self._may(w)]):
            chosen = min(able, key=self._rank)
            self._waiting.remove(chosen)
            self._number += 1
            self._served[chosen.owner] = self._number
            self._free -= 1
            self._running[chosen.owner] += 1
            chosen.turn.set_result(None)
        if not self._waiting and not self._running:
            self._served.clear()

    def _may(self, waiting: Waiting) -> bool:
        return self._running[waiting.owner] < self._each

    def _rank(self, waiting: Waiting) -> tuple[bool, int, int]:
        last = self._served.get(waiting.owner, 0)
        return waiting.owner == UNSEEN, last, waiting.number
