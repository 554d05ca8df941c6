"""The house: what all handlers share, and the few numbers whoever runs the server may change."""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from farmyard.lab.processes import cores
from farmyard.server.assets import Assets
from farmyard.server.identity import Passport
from farmyard.server.refusals import Refusal
from farmyard.server.sealing import Sealer
from farmyard.server.shelf import Shelf
from farmyard.server.store import NotStored, Store
from farmyard.server.templates import Templates
from farmyard.server.wire import Buckets

if TYPE_CHECKING:
    from farmyard.server.gamefiles import Files
    from farmyard.server.rooms import Rooms

T = TypeVar("T")
BOTS_STEP_BACK = 10  # how much less of the processor they get, as `nice` counts
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
    over_kept: float = 60.0  # seconds that a finished game stays in memory without anybody
    talk: tuple[float, float] = (0.5, 5.0)  # sayings: rate and burst, per person and table
    abandoned_after: float = 30 * 24 * 3600.0  # seconds without a decision close a game
    watchers_most: int = 2000  # at one table
    own_process: bool = False  # whether the garbage collector may be told what to do
    debug: bool = False


def step_back() -> None:
    """Lets everybody else go first: bots think in their threads, and people wait for none of it.

    Only Linux tells the threads of a process apart.
    """
    if sys.platform == "linux":
        me = os.PRIO_PROCESS, threading.get_native_id()
        os.setpriority(*me, os.getpriority(*me) + BOTS_STEP_BACK)


@dataclass
class House:
    """Everything behind the counter."""

    store: Store
    passport: Passport
    settings: Settings
    assets: Assets
    templates: Templates
    sealer: Sealer
    shelf: Shelf = field(default_factory=Shelf)
    rooms: "Rooms" = field(init=False)
    files: "Files" = field(init=False)
    posts: Buckets = field(init=False)
    talk: Buckets = field(init=False)
    thinkers: ThreadPoolExecutor = field(init=False)
    sending: dict["asyncio.Task[Any] | None", float] = field(default_factory=dict)
    """Who is being sent something, and since when."""
    _errands: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.posts = Buckets(*self.settings.posts)
        self.talk = Buckets(*self.settings.talk)
        self.thinkers = ThreadPoolExecutor(max(2, cores()), "farmyard-bot", step_back)

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
        with suppress(NotStored):
            await self.rooms.write_notes()
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)
