"""Compiles what a game needs ahead, so that nobody waits for the compiler later.

The compiler holds the interpreter while it works, so whoever must answer meanwhile, a server, has
it done by another process: what that one compiles, this one finds in the cache.
"""

import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.compiling.folders import cache_folder
from farmyard.core.game import Card, Level
from farmyard.core.record import SPECTATOR
from farmyard.core.table import Table
from farmyard.lab.processes import cores

LONGEST_REHEARSAL = 600  # decisions, where something may have to be compiled
BRIEF = 24  # where all of it is compiled and has only to be loaded
EVERY = 8  # decisions between two looks of a rehearsal
LOOK = 0.05  # seconds between two looks at the other process


def rehearse(key: str, longest: int = LONGEST_REHEARSAL) -> None:
    """Plays a game by chance, to its end if it is not too long, looking at everything a page
    looks at."""
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    pick = random.Random(1)
    for step in range(longest):
        if step % EVERY == 0 or table.over:
            _look(table, SPECTATOR)
            _look(table, 0)
        if table.over:
            break
        table.play(pick.choice(table.legal()))
    Table.resume(key, table.names, table.dice, table.options, table.moves).scores()


def _look(table: Table, seat: int) -> None:
    view: Any = table.seen(seat)
    table.newest(seat, EVERY)
    table.view_text(seat)
    table.game.page.scene(view, seat, table.names, False)
    table.game.words.ask(view, seat, table.names)
    table.game.words.counts(view)
    if table.to_move == seat:
        table.choices()


def rehearse_bots(key: str) -> None:
    """Lets a bot of each level that does not search look and choose once."""
    _let_choose(key, [level for level in roster.levels(key) if level not in roster.thinkers(key)])


def rehearse_thinkers(key: str) -> None:
    """The same with those that search; as plain Python they would only take their time."""
    if COMPILED:
        _let_choose(key, roster.thinkers(key))


def _let_choose(key: str, levels: Iterable[Level]) -> None:
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    seat = table.to_move or 0
    for level in levels:
        bot = level.make(seat, len(table.names), random.Random(1))
        bot.watch(table.seen(seat))
        bot.choose(table.seen(seat), table.legal())


PARTS: dict[str, tuple[Callable[[str], None], ...]] = {
    "table": (rehearse, rehearse_bots),
    "search": (rehearse_thinkers,),
}
"""What is compiled together: what a table and a batch need, and what bots that search do."""


def warm(key: str) -> float:
    """Touches every compiled function of a game, but for its search; seconds taken."""
    started = time.perf_counter()
    with undisturbed():
        for step in PARTS["table"]:
            step(key)
    return time.perf_counter() - started


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without the garbage collector, which would look through all the compiler has made again and
    again: a seventh of the time, for some 100 MB."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def warm_all() -> Iterator[tuple[str, float]]:
    """Warms every game on the shelf, search and all, on all cores: titles and seconds."""

    def whole(card: Card) -> tuple[str, float]:
        started = time.perf_counter()
        for part in PARTS:
            warm_apart(card.key, part, lambda: False)
        return card.title, time.perf_counter() - started

    with ThreadPoolExecutor(cores()) as pool:
        yield from pool.map(whole, catalogue.cards())


def is_compiled(key: str, part: str) -> bool:
    """Whether one of the `PARTS` of a game has only to be loaded."""
    return not COMPILED or _mark(key, part).exists()


def _mark(key: str, part: str) -> Path:
    return cache_folder(key, "farmyard.lab.warm", Path(__file__)) / part


def warm_apart(key: str, part: str, enough: Callable[[], bool]) -> None:
    """Has another process compile one of the `PARTS` of a game, unless that was done before.

    Returns when it is done, or as soon as ``enough()`` says that nobody wants it any more.
    """
    if is_compiled(key, part):
        return
    child = subprocess.Popen([sys.executable, "-m", "farmyard.lab.warm", key, part])
    while child.poll() is None:
        if enough():
            child.terminate()
        time.sleep(LOOK)
    if child.returncode == 0:
        _mark(key, part).touch()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # a page that is asked for comes first
    with undisturbed():
        for each in PARTS[sys.argv[2]]:
            each(sys.argv[1])
