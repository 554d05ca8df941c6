"""The thread pool in which all bots of a server think, and its fair queue.

Watched tables go first; among them the owner served longest ago, so that a hundred tables of one
person count as one in the queue. One thread is always left for others: neither one person's tables
nor the unwatched ones take them all. All people from one address count as one owner (`Origins`).
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
BOTS_STEP_BACK = 10  # added to the niceness of their threads
UNSEEN = ""  # the owner of all tables that nobody watches


def step_back() -> None:
    """Lower the priority of the current thread, so that requests go before bots.

    Only Linux has priorities for single threads.
    """
    if sys.platform == "linux":
        me = os.PRIO_PROCESS, threading.get_native_id()
        os.setpriority(*me, os.getpriority(*me) + BOTS_STEP_BACK)


class Origins:
    """The last address of each person, in memory only. A person without a cookie is new each time,
    but all his tables have one place in the queue."""

    def __init__(self, most: int = 10_000) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()
        self._most = most

    def note(self, person: str, address: str) -> bool:
        """Record the address of a person; True if it is new."""
        before = self._of.get(person)
        self._of[person] = address
        self._of.move_to_end(person)
        if len(self._of) > self._most:
            self._of.popitem(last=False)
        return before != address

    def forget(self, person: str) -> None:
        """Forget the address of a person."""
        self._of.pop(person, None)

    def owner(self, person: str) -> str:
        """Return the owner under which a person's tables are queued: his address, or himself."""
        return self._of.get(person, person)


class Waiting(NamedTuple):
    """A task in the queue, with its owner."""

    number: int
    owner: str
    turn: "asyncio.Future[None]"


class BotPool:
    """A thread pool with a fair queue."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "farmyard-bot", step_back)
        self._free, self._each = threads, max(1, threads - 1)
        self._waiting: list[Waiting] = []
        self._running: Counter[str] = Counter()
        self._served: dict[str, int] = {}  # when each owner was last served
        self._number = 0

    def __len__(self) -> int:
        """Return the number of tasks in the queue."""
        return len(self._waiting)

    async def think(self, owner: str, seen: bool, work: Callable[..., T], *given: Any) -> T:
        """Run the work in a thread, when it is this owner's turn."""
        owner = owner if seen else UNSEEN
        await self._turn(owner)
        loop = asyncio.get_running_loop()
        thought = self._threads.submit(work, *given)

        def ended(_: "Future[T]") -> None:
            with suppress(RuntimeError):  # the event loop is closed
                loop.call_soon_threadsafe(self._done, owner)

        thought.add_done_callback(ended)  # even if the caller was cancelled
        return await asyncio.wrap_future(thought)

    def stop(self) -> None:
        """Cancel the tasks that have not begun."""
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
        """Start the tasks whose turn it is."""
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
