"""The house: what all handlers share, and the few numbers whoever runs the server may change."""

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from farmyard.server.assets import Assets
from farmyard.server.identity import Passport
from farmyard.server.refusals import Refusal
from farmyard.server.shelf import Shelf
from farmyard.server.store import NotStored, Store
from farmyard.server.templates import Templates
from farmyard.server.wire import Buckets

if TYPE_CHECKING:
    from farmyard.server.rooms import Rooms

T = TypeVar("T")
log = logging.getLogger("farmyard.server")


@dataclass(frozen=True)
class Settings:
    """Times in seconds, rates per second."""

    bot_pause: tuple[float, float] = (0.6, 0.9)
    moments: bool = True  # whether the end of a turn stays in view for a while
    write_timeout: float = 10.0
    posts: tuple[float, float] = (8.0, 60.0)  # rate and burst, per address
    frames: tuple[float, float] = (15.0, 40.0)  # rate and burst, per socket
    rooms_kept: int = 1000
    watchers_most: int = 2000  # at one table
    own_process: bool = False  # whether the garbage collector may be told what to do
    debug: bool = False


@dataclass
class House:
    """Everything behind the counter."""

    store: Store
    passport: Passport
    settings: Settings
    assets: Assets
    templates: Templates
    shelf: Shelf = field(default_factory=Shelf)
    rooms: "Rooms" = field(init=False)
    posts: Buckets = field(init=False)
    thinkers: ThreadPoolExecutor = field(init=False)
    _errands: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.posts = Buckets(*self.settings.posts)
        self.thinkers = ThreadPoolExecutor(thread_name_prefix="farmyard-bot")

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
        await asyncio.to_thread(self.shelf.stop)
        for task in list(self._errands):
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
