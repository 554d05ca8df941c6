"""Makes the games ready behind the first page.

Loading a game's rules may compile them, which takes seconds the first time. Another process does
it, after the server has started, two games at a time; where all is compiled they are loaded one by
one, for they would only get in each other's way. A game somebody has asked for goes to the front.
No request waits for it: until a game is ready its tables say that it is being laid out.
"""

import asyncio
import gc
import logging
import threading
from collections.abc import Callable
from typing import Any

from farmyard.core import catalogue
from farmyard.lab import warm

log = logging.getLogger("farmyard.server")
HANDS = 2  # games made ready at the same time, while any must be compiled
LONGEST_STEP = 20.0  # seconds, at the worst


class Loader:
    """Which games are ready, and a way to wait for one."""

    def __init__(self) -> None:
        self._left = list(catalogue.keys())
        self._bots: list[str] = []  # games that are ready, but for their bots
        self._later = list(catalogue.keys())  # whose search is still to be made ready
        self._ready: set[str] = set()
        self._waiting: dict[str, list[Callable[[], None]]] = {}
        self._levels: dict[str, list[Any]] = {}
        self._lock = threading.Lock()
        self._busy = 1 if _all_compiled() else HANDS
        self._hands = [threading.Thread(target=self._work, daemon=True) for _ in range(self._busy)]
        self._then: Callable[[], None] | None = None
        self._stop = False

    def start(self, then: Callable[[], None] | None = None) -> None:
        """Begin with the first game; do something more when all are ready."""
        self._then = then
        for hand in self._hands:
            hand.start()

    def stop(self) -> None:
        """Leave off after the step that is being done; wait for it."""
        self._stop = True
        for hand in self._hands:
            if hand.ident is not None:
                hand.join(LONGEST_STEP)

    def ready(self, key: str) -> bool:
        """Whether tables of this game can be laid without compiling."""
        return key in self._ready

    async def wait(self, key: str) -> None:
        """Until the game is ready; it is the next one to be made so."""
        loop = asyncio.get_running_loop()
        done = asyncio.Event()
        with self._lock:
            if key in self._ready:
                return
            if key in self._left:
                self._left.remove(key)
                self._left.insert(0, key)
            tell = self._waiting.setdefault(key, [])
            tell.append(lambda: _call(loop, done.set))
        await done.wait()

    async def levels(self, key: str) -> list[Any]:
        """The levels of a game's bots, easiest first (loaded in a thread)."""
        if key not in self._levels:
            self._levels[key] = await asyncio.to_thread(_levels, key)
        return self._levels[key]

    async def middle(self, key: str) -> str:
        """The name of the middle level."""
        levels = await self.levels(key)
        return str(levels[len(levels) // 2].name)

    def _work(self) -> None:
        self._do(self._left, self._table, _load, self._is_ready)
        self._do(self._bots, warm.rehearse_bots)
        self._do(self._later, self._search, warm.rehearse_thinkers)
        with self._lock:
            self._busy -= 1
            last = self._busy == 0
        if last and self._then is not None:
            self._then()

    def _do(self, keys: list[str], *steps: Callable[[str], None]) -> None:
        while (key := self._next(keys)) is not None:
            for step in steps:
                if not self._stop:
                    _quietly(step, key)

    def _table(self, key: str) -> None:
        warm.warm_apart(key, "table", lambda: self._stop)

    def _search(self, key: str) -> None:
        warm.warm_apart(key, "search", lambda: self._stop)

    def _next(self, keys: list[str]) -> str | None:
        with self._lock:
            return keys.pop(0) if keys and not self._stop else None

    def _is_ready(self, key: str) -> None:
        with self._lock:
            self._ready.add(key)
            self._bots.append(key)
            waiting = self._waiting.pop(key, [])
        for tell in waiting:
            tell()


def _all_compiled() -> bool:
    parts = ("table", "search")
    return all(warm.is_compiled(key, part) for key in catalogue.keys() for part in parts)


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(what)


def _load(key: str) -> None:
    """What another process has compiled."""
    warm.rehearse(key, warm.BRIEF)


def _levels(key: str) -> list[Any]:
    from farmyard.bots import roster

    return list(roster.levels(key))


def _quietly(work: Callable[[str], None], key: str) -> None:
    """Do it; a game that fails here will say so again to whoever opens it."""
    try:
        work(key)
    except Exception:
        log.exception("could not make %s ready", key)


def calm_collector() -> None:
    """What is loaded by now stays: the garbage collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
