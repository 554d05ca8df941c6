"""Compiles what a game needs ahead, so that nobody waits for the compiler later.

The compiler holds the interpreter while it works, so whoever must answer meanwhile, a server, has
it done by another process: what that one compiles, this one finds in the cache.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.record import COMPILED, SPECTATOR, cache_folder, clone
from farmyard.core.table import Table
from farmyard.lab.playouts import play_out

LONGEST_REHEARSAL = 600  # decisions
LOOK = 0.05  # seconds between two looks at the other process


def rehearse(key: str) -> None:
    """Plays a game to its end by chance, looking at everything a page looks at."""
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    pick = random.Random(1)
    for step in range(LONGEST_REHEARSAL):
        if step % 8 == 0 or table.over:
            _look(table, SPECTATOR)
            _look(table, 0)
        if table.over:
            return
        table.play(pick.choice(table.legal()))


def _look(table: Table, seat: int) -> None:
    view: Any = table.seen(seat)
    table.lines(seat)
    table.view(seat)
    table.game.page.scene(view, seat, table.names, False)
    table.game.words.ask(view, seat, table.names)
    table.game.words.counts(view)
    if table.to_move == seat:
        table.choices()


def rehearse_bots(key: str) -> None:
    """Lets a bot of each level look and choose once."""
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    seat = table.to_move or 0
    for level in roster.levels(key):
        bot = roster.make(key, level.name, seat, len(table.names), (1, 2))
        bot.watch(table.seen(seat))
        bot.choose(table.seen(seat), table.legal())


def warm(key: str) -> float:
    """Touches every compiled function of a game, its bots and batches too; seconds taken."""
    started = time.perf_counter()
    rehearse(key)
    rehearse_bots(key)
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    views = table.game.see(table.game.template(2, table.card.read_options({}, 2)), SPECTATOR)
    table.game.loops.imagine(views, 0, SPECTATOR, clone(views), 0)
    play_out(key, table.card.default_seats, 1)
    return time.perf_counter() - started


def warm_all() -> Iterator[tuple[str, float]]:
    """Warms every game on the shelf: titles and seconds."""
    for card in catalogue.cards():
        yield card.title, warm(card.key)


def warm_apart(key: str, enough: Callable[[], bool]) -> None:
    """Has another process compile what a table needs, unless that was done before.

    Returns when it is done, or as soon as ``enough()`` says that nobody wants it any more.
    """
    mark = cache_folder() / f"{key}.warm"
    if not COMPILED or mark.exists():
        return
    child = subprocess.Popen([sys.executable, "-m", "farmyard.lab.warm", key])
    while child.poll() is None:
        if enough():
            child.terminate()
        time.sleep(LOOK)
    if child.returncode == 0:
        mark.touch()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # a page that is asked for comes first
    rehearse(sys.argv[1])
    rehearse_bots(sys.argv[1])
