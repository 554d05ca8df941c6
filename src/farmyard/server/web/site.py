"""The house: what all handlers share."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from farmyard.lab.processes import cores
from farmyard.server.live.loader import Loader
from farmyard.server.live.settings import Settings
from farmyard.server.live.thinkers import Thinkers, Whence
from farmyard.server.live.workers import Beside
from farmyard.server.store.store import NotStored, Store
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Sealer
from farmyard.server.web.drawing.assets import Assets
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.identity import Passport
from farmyard.server.web.transport.connections import Doors
from farmyard.server.web.transport.reach import Reach
from farmyard.server.web.wire import Buckets

__all__ = ["House", "Settings"]

if TYPE_CHECKING:
    from farmyard.server.live.cache import Rooms
    from farmyard.server.web.gamefiles import Files

T = TypeVar("T")
log = logging.getLogger("farmyard.server")


@dataclass
class House:
    """Everything behind the counter."""

    store: Store
    passport: Passport
    settings: Settings
    assets: Assets
    templates: Templates
    sealer: Sealer
    loader: Loader = field(default_factory=Loader)
    rooms: "Rooms" = field(init=False)
    files: "Files" = field(init=False)
    posts: Buckets = field(init=False)
    looks: Buckets = field(init=False)
    sockets: Buckets = field(init=False)
    uploads: Buckets = field(init=False)
    laid: Buckets = field(init=False)
    notes: Buckets = field(init=False)
    talk: Buckets = field(init=False)
    whispers: Buckets = field(init=False)
    doors: Doors = field(init=False)
    thinkers: Thinkers = field(init=False)
    whence: Whence = field(default_factory=Whence)
    reach: Reach | None = None
    """What the server listens on, once it does."""
    files_read: Beside = field(init=False)
    questions: Beside = field(init=False)
    laying: Beside = field(init=False)
    sending: dict["asyncio.Task[Any] | None", float] = field(default_factory=dict)
    """Who is being sent something, and since when."""
    _errands: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        for name in ("posts", "looks", "sockets", "uploads", "laid", "notes", "talk", "whispers"):
            setattr(self, name, Buckets(*getattr(self.settings, name)))
        self.doors = Doors(self.settings.lines_each, self.settings.lines_most)
        self.files_read = Beside("file", 1, self.settings.reading_most)
        self.questions = Beside("question", 2, self.settings.reading_most)
        self.laying = Beside("layer", 2)
        self.thinkers = Thinkers(max(2, cores()))

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

    async def close(self) -> None:
        """End what is under way and let the file go."""
        await asyncio.to_thread(self.loader.stop)
        for task in list(self._errands):
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        with suppress(NotStored):
            await self.rooms.write_notes()
        for threads in (self.thinkers, self.files_read, self.questions, self.laying):
            threads.stop()
        await asyncio.to_thread(self.store.close)
