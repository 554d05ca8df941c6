"""Pools for slow work, one for each kind of it: a flood of one kind holds up no other.

A pool does a few pieces of work at a time, lets a few more wait, and refuses the rest at once. Each
cause of work, mostly the address of a client, has a share of the places. Two who ask for the same
wait for one piece of work. docs/serving.md lists all pools.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from dataclasses import dataclass
from threading import Lock
from typing import Any, TypeVar

from farmyard.server.live.bot_pool import step_back
from farmyard.server.table.refusals import Refusal
from farmyard.server.words import say

T = TypeVar("T")


@dataclass
class Progress:
    """How far work in the background is, from 0 to 1; ``failed`` if it has come to nothing."""

    done: float = 0.0
    failed: bool = False


class Pool:
    """A pool for one kind of work: ``size`` pieces are done at a time, in its own threads or by
    whoever holds a turn.

    With ``places`` the work is done for strangers: its threads have a lower priority, and at most
    so many pieces are done or wait, ``each`` of them for one cause. The empty cause stands for
    many, and has no share.
    """

    def __init__(
        self, name: str, size: int, places: int | None = None, each: int | None = None
    ) -> None:
        step = step_back if places is not None else None
        self._threads = ThreadPoolExecutor(size, f"farmyard-{name}", step)
        self._turns, self._places, self._each = asyncio.Semaphore(size), places, each
        self._taken, self._lock = Counter[str](), Lock()
        self._under_way: dict[Hashable, asyncio.Task[Any]] = {}

    def __len__(self) -> int:
        """Return the number of places that are taken."""
        return self._taken.total()

    def take(self, cause: str = "") -> None:
        """Take a place, for `turn` to give up. Raises Refusal 503 if there is none."""
        with self._lock:
            full = self._places is not None and len(self) >= self._places
            if full or (self._each is not None and cause and self._taken[cause] >= self._each):
                raise Refusal(503, say("busy"))
            self._taken[cause] += 1

    @asynccontextmanager
    async def turn(self, cause: str = "") -> AsyncIterator[None]:
        """Wait for a turn with a place that is taken already, and give both up afterwards."""
        try:
            async with self._turns:
                yield
        finally:
            self._give(cause)

    def _give(self, cause: str) -> None:
        with self._lock:
            self._taken[cause] -= 1
            if not self._taken[cause]:
                del self._taken[cause]

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Do the work in a thread for nobody in particular. Raises Refusal 503."""
        return await self.run_for("", work, *given)

    async def run_for(self, cause: str, work: Callable[..., T], *given: object) -> T:
        """Do the work in a thread. Its place is taken until it is done, even if nobody waits for it
        any more. Raises Refusal 503."""
        self.take(cause)
        doing = self._submit(work, *given)
        doing.add_done_callback(lambda _: self._give(cause))
        return await asyncio.wrap_future(doing)

    async def thread(self, work: Callable[..., T], *given: object) -> T:
        """Do the work in a thread, as the job of `once`."""
        return await asyncio.wrap_future(self._submit(work, *given))

    def _submit(self, work: Callable[..., T], *given: object) -> "Future[T]":
        context = copy_context()  # with the language of whoever asks
        return self._threads.submit(context.run, work, *given)

    async def once(self, cause: str, key: Hashable, job: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return what a job comes to. Whoever asks for the same key meanwhile waits for the same
        job, which goes on without those who leave. Raises Refusal 503."""
        doing = self._under_way.get(key)
        if doing is None:
            self.take(cause)
            doing = self._under_way[key] = asyncio.create_task(self._do(cause, job))
            doing.add_done_callback(lambda done: self._done(key, done))
        result: T = await asyncio.shield(doing)
        return result

    async def _do(self, cause: str, job: Callable[[], Coroutine[Any, Any, T]]) -> T:
        async with self.turn(cause):
            return await job()

    def _done(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        del self._under_way[key]
        if not task.cancelled():
            task.exception()  # is told to whoever still waits

    def stop(self) -> None:
        """Cancel the work that has not begun; what runs is not waited for."""
        for task in self._under_way.values():
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
