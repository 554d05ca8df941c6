"""Thread pools for blocking work, one for each kind of it.

A client that uploads one file after another then blocks neither questions nor the opening of tables
nor reads of the store.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from farmyard.server.live.bot_pool import step_back
from farmyard.server.table.refusals import Refusal
from farmyard.server.words import say

T = TypeVar("T")


class WorkerPool:
    """A thread pool for one kind of work.

    With ``most``, the work is done for strangers: its threads have a lower priority, and at most so
    many tasks may wait, ``each`` of them for one address.
    """

    def __init__(
        self, kind: str, threads: int, most: int | None = None, each: int | None = None
    ) -> None:
        step = step_back if most is not None else None
        self._threads = ThreadPoolExecutor(threads, f"farmyard-{kind}", step)
        self._most, self._given = most, 0
        self._each, self._given_by = each, Counter[str]()

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Run the work in a thread. Raises Refusal 503 if too many tasks wait already."""
        if self._most is not None and self._given >= self._most:
            raise Refusal(503, say("busy"))
        self._given += 1
        try:
            loop = asyncio.get_running_loop()
            context = copy_context()  # with the language of whoever asks
            return await loop.run_in_executor(self._threads, context.run, work, *given)
        finally:
            self._given -= 1

    async def run_for(self, address: str, work: Callable[..., T], *given: object) -> T:
        """Run the work in a thread for a client at an address; of the empty one many may come.

        Raises Refusal 503 if too many tasks wait already, of all or of this address.
        """
        if self._each is not None and address and self._given_by[address] >= self._each:
            raise Refusal(503, say("busy"))
        self._given_by[address] += 1
        try:
            return await self.run(work, *given)
        finally:
            self._given_by[address] -= 1
            if not self._given_by[address]:
                del self._given_by[address]

    def stop(self) -> None:
        """Cancel the work that has not begun; what runs is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
