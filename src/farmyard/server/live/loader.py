"""Makes the compiled rules and searches of games ready in the background.

Compiling a game takes seconds the first time. What is not compiled yet is compiled in other
processes as soon as the server has started, two parts at a time. What is compiled is loaded when
the game is first asked for. No request waits for it: until then a game is played on its interpreted
rules, and search bots play like the level below.
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
THREADS = 2  # parts compiled at the same time
LONGEST_STEP = 20.0  # seconds, at the worst
PARTS = tuple(warm.PARTS)  # what tables need, then searches

Part = tuple[str, str]
"""A game, and which of the `PARTS` of it."""


class Loader:
    """The parts of games that are to be compiled or loaded, and the games that are ready."""

    def __init__(self) -> None:
        self._keys = list(catalogue.keys())  # what is played comes first
        self._resting: set[Part] = set()  # compiled, and not asked for
        self._left: set[Part] = set()
        self._asked: set[str] = set()
        self._ready: set[str] = set()
        self._levels: dict[str, list[Any]] = {}
        self._changed = threading.Condition()
        self._busy = THREADS  # threads that have a step to do, or may have
        self._threads = [
            threading.Thread(target=self._work, args=(n,), daemon=True) for n in range(THREADS)
        ]
        self._then: Callable[[], None] | None = None
        self._did_some = self._stop = False
        self._began: list[str] = []

    def start(self, then: Callable[[], None] | None = None) -> None:
        """Look what there is to do, and do it; call `then` once when a part of a game has been done
        and nothing is left."""
        self._then = then
        parts = {warm.name_of(key, part): key for key in self._keys for part in PARTS}

        def asked(name: str) -> None:
            self.wanted(parts[name])

        self._began = [name for name in parts if COMPILED and meanwhile.begin(name, asked)]
        self._threads[0].start()

    def stop(self) -> None:
        """Stop after the current step, and wait for it."""
        with self._changed:
            self._stop = True
            self._changed.notify_all()
        for thread in self._threads:
            if thread.ident is not None:
                thread.join(LONGEST_STEP)
        for name in self._began:
            meanwhile.end(name, ready=False)

    def ready(self, key: str) -> bool:
        """True if tables of this game are played on compiled rules."""
        return key in self._ready

    def idle(self) -> bool:
        """True if nothing is left to do until another game is asked for."""
        return not self._busy

    def wanted(self, key: str) -> None:
        """Have a game that is asked for made ready, before all others."""
        with self._changed:
            self._asked.add(key)
            self._keys.remove(key)
            self._keys.insert(0, key)
            called = {part for part in self._resting if part[0] == key}
            self._resting -= called
            self._left |= called
            self._changed.notify_all()

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
        if n == 0:
            self._look()
        while (part := self._next()) is not None:
            _quietly(self._make_ready, part)

    def _look(self) -> None:
        """Import every game, and find out which are compiled."""
        for key in catalogue.keys():
            if not self._stop:
                _quietly(_rehearse, (key, PARTS[0]))
        compiled = {
            (key, part): self._stop or warm.is_compiled(key, part)
            for key in catalogue.keys()
            for part in PARTS
        }
        with self._changed:
            for part, done in compiled.items():
                (self._resting if done and part[0] not in self._asked else self._left).add(part)
        if all(compiled.values()):
            self._busy -= 1  # one part after the other is loaded sooner than two at once
        elif not self._stop:
            self._threads[1].start()

    def _next(self) -> Part | None:
        """Wait for a part to compile or load, and return it; None if this is to stop."""
        with self._changed:
            if not self._left:
                self._busy -= 1
                if self._then is not None and self._did_some and not self._busy:
                    self._then()
                    self._then = None
                self._changed.wait_for(lambda: self._stop or self._left)
                self._busy += 1
            if self._stop:
                return None
            first = min(self._left, key=lambda it: (PARTS.index(it[1]), self._keys.index(it[0])))
            self._left.remove(first)
            self._did_some = True
            return first

    def _make_ready(self, what: Part) -> None:
        """Make a part of a game ready, or keep it on plain Python and say so in the log."""
        key, part = what
        name, made = warm.name_of(key, part), False
        try:
            made = warm.make_ready(key, part, lambda: self._stop)
        finally:
            if not made:
                meanwhile.stay_as_written(name)
                log.warning("%s is not compiled, and runs as plain Python", name)
        if made and part == PARTS[0]:
            self._ready.add(key)


def _rehearse(part: Part) -> None:
    """Import all that a table of a game needs, so that the first one opens at once."""
    with meanwhile.rehearsing():
        warm.rehearse(part[0], 1)
    names.drawn_for_people()


def _levels(key: str) -> list[Any]:
    from farmyard.bots import roster

    return list(roster.levels(key))


def _quietly(work: Callable[[Part], None], part: Part) -> None:
    """Run one step, and log its failure; opening the game reports it again."""
    try:
        work(part)
    except Exception:
        log.exception("could not make %s ready", part[0])


def calm_collector() -> None:
    """Exempt everything loaded by now from garbage collection."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
