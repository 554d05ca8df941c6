"""Services that all tables share: store, thread pools, loader of games, background tasks."""

import asyncio
import logging
import random
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from farmyard.lab.executors import cores
from farmyard.server.live.bot_pool import BotPool, Origins
from farmyard.server.live.brake import Brake
from farmyard.server.live.loader import Loader
from farmyard.server.live.peers.alone import Peers
from farmyard.server.live.pools import Pool
from farmyard.server.live.push.knocker import Knocker
from farmyard.server.live.settings import Settings
from farmyard.server.store.store import Store
from farmyard.server.store.writer import NotRead, NotStored
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Sealer
from farmyard.server.table.state import State
from farmyard.server.words import say

T = TypeVar("T")
log = logging.getLogger("farmyard.server")
NOTED_AFTER = 0.5  # seconds


@dataclass
class Services:
    """The shared services of one server."""

    store: Store
    settings: Settings
    sealer: Sealer
    knocker: Knocker
    loader: Loader = field(default_factory=Loader)
    origins: Origins = field(default_factory=Origins)
    bot_pool: BotPool = field(default_factory=lambda: BotPool(max(2, cores())))
    peers: Peers = field(default_factory=Peers)
    pauses: random.Random = field(default_factory=random.Random)
    loading: Pool = field(default_factory=lambda: Pool("load", 2))
    brake: Brake = field(init=False)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _noted: dict[str, State] = field(default_factory=dict)
    _closing: bool = False

    def __post_init__(self) -> None:
        self.brake = Brake(self.settings.longest_wait)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a background task that finishes even if nobody awaits it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)
        return task

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, NotStored):
            log.warning("a background task could not write to the store: %s", error)
        elif error is not None and not isinstance(error, Refusal):
            log.error("background task failed", exc_info=error)

    def note(self, state: State) -> None:
        """Queue how a table stands for the hall; written soon, many tables at a time."""
        if not self._noted:
            asyncio.get_running_loop().call_later(NOTED_AFTER, self._note_soon)
        self._noted[state.row.id] = state

    def _note_soon(self) -> None:
        if not self._closing:
            self.spawn(self._write_notes())

    async def _write_notes(self) -> None:
        noted, self._noted = list(self._noted.values()), {}
        if noted:
            await self.store.note([(state.row, len(state.log)) for state in noted])

    async def close(self) -> None:
        """Leave the other workers, cancel the background tasks, stop the thread pools and close the
        store."""
        self._closing = True
        with suppress(NotStored):
            await self.peers.leave()
        await asyncio.to_thread(self.loader.stop)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(NotStored):
            await self._write_notes()
        self.bot_pool.stop()
        for each in vars(self).values():
            if isinstance(each, Pool):
                each.stop()
        await asyncio.to_thread(self.store.close)


def refusal_of(error: Exception) -> Refusal | None:
    """Return what a person is told of an error: the refusal itself, or that the database does not
    answer; None if it is a fault of ours."""
    if isinstance(error, NotStored):
        return Refusal(503, say("not-read" if isinstance(error, NotRead) else "not-stored"))
    return error if isinstance(error, Refusal) else None
