"""What all tables share: the store, the threads, what makes games ready, and errands."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from farmyard.lab.executors import cores
from farmyard.server.live.loader import Loader
from farmyard.server.live.settings import Settings
from farmyard.server.live.thinkers import Origins, Thinkers
from farmyard.server.live.workers import Workers
from farmyard.server.store.schema import TableRow
from farmyard.server.store.store import NotStored, Store
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Sealer

T = TypeVar("T")
log = logging.getLogger("farmyard.server")
NOTED_AFTER = 0.5  # seconds


@dataclass
class Services:
    """Those of one server."""

    store: Store
    settings: Settings
    sealer: Sealer
    loader: Loader = field(default_factory=Loader)
    origins: Origins = field(default_factory=Origins)
    thinkers: Thinkers = field(default_factory=lambda: Thinkers(max(2, cores())))
    laying: Workers = field(default_factory=lambda: Workers("layer", 2))
    _errands: set[asyncio.Task[Any]] = field(default_factory=set)
    _noted: dict[str, TableRow] = field(default_factory=dict)

    def errand(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that is finished even if nobody waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)
        return task

    def _errand_done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, NotStored):
            log.warning("something could not be written down: %s", error)
        elif error is not None and not isinstance(error, Refusal):
            log.error("something went wrong behind the counter", exc_info=error)

    def note(self, row: TableRow) -> None:
        """How a table stands now, for the hall; written down soon, for many at a time."""
        if not self._noted:
            asyncio.get_running_loop().call_later(NOTED_AFTER, self._note_soon)
        self._noted[row.id] = row

    def _note_soon(self) -> None:
        self.errand(self._write_notes())

    async def _write_notes(self) -> None:
        noted, self._noted = list(self._noted.values()), {}
        if noted:
            await self.store.note(noted)

    async def close(self) -> None:
        """End what is under way and let the file go."""
        await asyncio.to_thread(self.loader.stop)
        for task in list(self._errands):
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        with suppress(NotStored):
            await self._write_notes()
        self.thinkers.stop()
        self.laying.stop()
        await asyncio.to_thread(self.store.close)
