"""Compiles the rules and searches of all games in the background.

Compiling a game takes seconds the first time. It is done in another process after the server has
started, two games at a time; if all are compiled they are loaded one by one. A game that is played
moves to the front. No request waits for it: until then a game is played on its interpreted rules,
and search bots play like the level below.
"""

import asyncio
import gc
import logging
import threading
from collections.abc import Callable
from typing import Any

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.core.contract import middle
from farmyard.lab import warm
from farmyard.server.table import names

log = logging.getLogger("farmyard.server")
THREADS = 2  # games compiled at the same time
LONGEST_STEP = 20.0  # seconds, at the worst


class Loader:
    """The queue of games to compile, and the set of those that are ready."""

    def __init__(self) -> None:
        self._first = list(catalogue.keys())  # to import
        self._left = list(catalogue.keys())
        self._later = list(catalogue.keys())  # whose search is to be compiled
        self._ready: set[str] = set()
        self._levels: dict[str, list[Any]] = {}
        self._lock = threading.Lock()
        self._busy = THREADS
        self._threads = [
            threading.Thread(target=self._work, args=(n,), daemon=True) for n in range(self._busy)
        ]
        self._then: Callable[[], None] | None = None
        self._stop = False
        self._began: list[str] = []

    def start(self, then: Callable[[], None] | None = None) -> None:
        """Start with the first game; call `then` when all are ready."""
        self._then = then
        self._began = [name for name in _names() if COMPILED and meanwhile.begin(name)]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop after the current step, and wait for it."""
        self._stop = True
        for thread in self._threads:
            if thread.ident is not None:
                thread.join(LONGEST_STEP)
        for name in self._began:
            meanwhile.end(name, ready=False)

    def ready(self, key: str) -> bool:
        """True if tables of this game are played on compiled rules."""
        return key in self._ready

    def wanted(self, key: str) -> None:
        """Move a game that is played to the front of the queue."""
        with self._lock:
            if key in self._left:
                self._left.remove(key)
                self._left.insert(0, key)

    async def levels(self, key: str) -> list[Any]:
        """Return the levels of a game's bots, easiest first (loaded in a thread)."""
        if key not in self._levels:
            self._levels[key] = await asyncio.to_thread(_levels, key)
        return self._levels[key]

    async def middle(self, key: str) -> str:
        """Return the name of the middle level."""
        levels = await self.levels(key)
        return str(middle(levels).name)

    def _work(self, n: int) -> None:
        if n == 0 or not _all_compiled():
            self._do(self._first, _look)
            self._do(self._left, self._table)
            self._do(self._later, self._search)
        with self._lock:
            self._busy -= 1
            last = self._busy == 0
        if last and self._then is not None:
            self._then()

    def _do(self, keys: list[str], step: Callable[[str], None]) -> None:
        while (key := self._next(keys)) is not None:
            _quietly(step, key)

    def _table(self, key: str) -> None:
        if self._made_ready(key, "table"):
            self._ready.add(key)

    def _search(self, key: str) -> None:
        self._made_ready(key, "search")

    def _made_ready(self, key: str, part: str) -> bool:
        """Make a part of a game ready, or keep it on plain Python and say so in the log."""
        name, made = warm.name_of(key, part), False
        try:
            made = warm.make_ready(key, part, lambda: self._stop)
        finally:
            if not made:
                meanwhile.stay_as_written(name)
                log.warning("%s is not compiled, and runs as plain Python", name)
        return made

    def _next(self, keys: list[str]) -> str | None:
        with self._lock:
            return keys.pop(0) if keys and not self._stop else None


def _names() -> list[str]:
    """Return the names of all parts that are compiled."""
    return [warm.name_of(key, part) for key in catalogue.keys() for part in warm.PARTS]


def _all_compiled() -> bool:
    return all(warm.is_compiled(key, part) for key in catalogue.keys() for part in warm.PARTS)


def _look(key: str) -> None:
    """Import all that a table of a game needs, so that the first one opens at once."""
    warm.rehearse(key, 1)
    names.drawn_for_people()


def _levels(key: str) -> list[Any]:
    from farmyard.bots import roster

    return list(roster.levels(key))


def _quietly(work: Callable[[str], None], key: str) -> None:
    """Run one step, and log its failure; opening the game reports it again."""
    try:
        work(key)
    except Exception:
        log.exception("could not make %s ready", key)


def calm_collector() -> None:
    """Exempt everything loaded by now from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
