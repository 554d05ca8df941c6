"""Makes the games ready behind the first page.

Loading a game's rules may compile them, which takes seconds the first time. One thread does it,
after the server has started, game by game; a game somebody has asked for goes to the front. No
request waits for it: until a game is ready its tables say that the yard is being laid out.
"""

import asyncio
import gc
import logging
import random
import threading
from collections.abc import Callable
from typing import Any

from farmyard.core import catalogue

log = logging.getLogger("farmyard.server")
LONGEST_REHEARSAL = 600  # decisions


class Shelf:
    """Which games are ready, and a way to wait for one."""

    def __init__(self) -> None:
        self._left = list(catalogue.keys())
        self._ready: set[str] = set()
        self._waiting: dict[str, list[Callable[[], None]]] = {}
        self._levels: dict[str, list[Any]] = {}
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="farmyard-shelf", daemon=True)
        self._then: Callable[[], None] | None = None
        self._stop = False

    def start(self, then: Callable[[], None] | None = None) -> None:
        """Begin with the first game; do something more when all are ready."""
        self._then = then
        self._thread.start()

    def stop(self) -> None:
        """Leave off after the game that is being made ready."""
        self._stop = True

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
        keys = list(self._left)
        while not self._stop and self._left:
            with self._lock:
                key = self._left.pop(0)
            _quietly(rehearse, key)
            self._is_ready(key)
        for key in keys:
            if not self._stop:
                _quietly(rehearse_bots, key)
        if self._then is not None:
            self._then()

    def _is_ready(self, key: str) -> None:
        with self._lock:
            self._ready.add(key)
            waiting = self._waiting.pop(key, [])
        for tell in waiting:
            tell()


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(what)


def _levels(key: str) -> list[Any]:
    from farmyard.bots import roster

    return list(roster.levels(key))


def _quietly(work: Callable[[str], None], key: str) -> None:
    """Do it; a game that fails here will say so again to whoever opens it."""
    try:
        work(key)
    except Exception:
        log.exception("could not make %s ready", key)


def rehearse(key: str) -> None:
    """Play a game to its end by chance, looking at everything a page looks at."""
    from farmyard.core.table import SPECTATOR, Table

    card = catalogue.card(key)
    seats = [str(seat) for seat in range(card.default_seats)]
    table = Table.deal(key, seats=seats, seed=1)
    pick = random.Random(1)
    for step in range(LONGEST_REHEARSAL):
        if step % 8 == 0 or table.over:
            _look(table, SPECTATOR)
            _look(table, 0)
        if table.over:
            return
        table.play(pick.choice(table.legal()))


def _look(table: Any, seat: int) -> None:
    view = table.seen(seat)
    table.lines(seat)
    table.view(seat)
    table.game.page.scene(view, seat, table.names, False)
    table.game.words.ask(view, seat, table.names)
    table.game.words.counts(view)
    if table.to_move == seat:
        table.choices()


def rehearse_bots(key: str) -> None:
    """Let a bot of each level look and choose once."""
    from farmyard.bots import roster
    from farmyard.core.table import Table

    table = Table.deal(key, seats=catalogue.card(key).default_seats, seed=1)
    seat = table.to_move or 0
    for level in roster.levels(key):
        bot = roster.make(key, level.name, seat, len(table.names), (1, 2))
        bot.watch(table.seen(seat))
        bot.choose(table.seen(seat), table.legal())


def calm_collector() -> None:
    """What is loaded by now stays: the garbage collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
