"""Compiling a game ahead of time or in the background.

The compiler holds the GIL, so background compiling is done by another process, and this one loads
the result from the cache.  Until then the rules run as plain Python
(`farmyard.core.compiling.meanwhile`).
"""

import atexit
import gc
import logging
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Literal, get_args

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, marks, meanwhile
from farmyard.core.compiling.sources import seconds_to_compile
from farmyard.core.contract import Level
from farmyard.core.game_card import Card
from farmyard.core.options import OptionError
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table
from farmyard.lab.executors import cores

log = logging.getLogger("farmyard.compiling")
LONGEST_REHEARSAL = 600  # decisions, where something may have to be compiled
BRIEF = 24  # decisions, where compiled code has only to be loaded
EVERY = 8  # decisions between two drawn views of a rehearsal
WITH_SEARCH = 2.5  # times as long as the loops of a table alone
LOOK = 0.05  # seconds between two polls of the other process

Enough = Callable[[], bool]
"""A function that returns True when the work is no longer wanted."""
Compile = Literal["never", "background", "now"]
"""The time at which `farmyard.table` has a game's rules compiled."""


def never() -> bool:
    """Return False: the `Enough` of work that is always finished."""
    return False


def rehearse(key: str, longest: int = LONGEST_REHEARSAL, enough: Enough = never) -> None:
    """Play a random game, up to ``longest`` decisions, calling all that a page calls."""
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    pick = random.Random(1)
    for step in range(longest):
        if step % EVERY == 0 or table.over:
            _look(table, SPECTATOR)
            _look(table, 0)
        if table.over or enough():
            break
        _ask(table)
        table.play(pick.choice(table.legal()))
    Table.resume(key, table.names, table.history.dice, table.options, table.moves).scores()


def _look(table: Table, seat: int) -> None:
    view: Any = table.views.of(seat)
    table.views.newest(seat, EVERY)
    table.views.json(seat)
    table.game.page.scene(view, seat, table.names, False)
    table.game.words.ask(view, seat, table.names)
    table.game.words.counts(view)
    table.game.lesson(view)
    if table.to_move == seat:
        _ask(table)


def _ask(table: Table) -> None:
    """Call all that the page of the seat to move calls."""
    view: Any = table.views.of(table.to_move or 0)
    table.choices()
    table.game.chains(view)
    table.game.standing(view)


def rehearse_bots(key: str, enough: Enough = never) -> None:
    """Let a bot of each level that does not search watch and choose once."""
    levels = [level for level in roster.levels(key) if level not in roster.search_levels(key)]
    _let_choose(key, levels, enough)


def rehearse_searches(key: str, enough: Enough = never) -> None:
    """Let a bot of each level that searches watch and choose once, by a single round of its search,
    if rules are compiled."""
    if COMPILED:
        _let_choose(key, roster.search_levels(key), enough)


def _let_choose(key: str, levels: Iterable[Level], enough: Enough) -> None:
    table = Table.deal(key, catalogue.card(key).default_seats, seed=1)
    seat = table.to_move or 0
    for level in levels:
        if enough():
            return
        bot = level.make(seat, len(table.names), random.Random(1))
        if isinstance(bot, roster.Searcher):
            bot.limit(1)
        bot.watch(table.views.of(seat))
        bot.choose(table.views.of(seat), table.legal())


PARTS: dict[str, tuple[Callable[..., None], ...]] = {
    "table": (rehearse, rehearse_bots),
    "search": (rehearse_searches,),
}
"""The parts of a game that are compiled together: all for tables and batches, and its search."""


def name_of(key: str, part: str) -> str:
    """Return the name of a part of a game in `farmyard.core.compiling.meanwhile`."""
    return roster.searching(key) if part == "search" else key


def compile_part(key: str, part: str) -> None:
    """Compile or load every loop of one of the `PARTS` of a game in this process."""
    with undisturbed(), meanwhile.at_work():
        for step in PARTS[part]:
            step(key)
    marks.write(key, part)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Disable the garbage collector while compiling: it saves a seventh of the time, for some
    100 MB."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def warm_all(*keys: str, told: Callable[[str], Any]) -> Iterator[tuple[str, float]]:
    """Compile these games with their searches, or every game, on all cores; yield titles and
    seconds.  ``told`` is called with a sentence first, if that takes a while."""
    cards = [catalogue.card(key) for key in dict.fromkeys(keys)] or catalogue.cards()
    new = [c.key for c in cards if not all(is_compiled(c.key, part) for part in PARTS)]
    if new:
        seconds = max(sum(map(seconds_to_compile, new)) * WITH_SEARCH / cores(), 1)
        told(f"compiling {', '.join(new)} for this computer, once: about {seconds:.0f} seconds")

    def whole(card: Card) -> tuple[str, float]:
        started = time.perf_counter()
        for part in PARTS:
            warm_apart(card.key, part, never)
        return card.title, time.perf_counter() - started

    with ThreadPoolExecutor(cores()) as pool:
        yield from pool.map(whole, cards)


def is_compiled(key: str, part: str) -> bool:
    """Tell whether one of the `PARTS` of a game is in the compile cache, with all its files."""
    return not COMPILED or marks.holds(key, part)


def warm_apart(key: str, part: str, enough: Enough, anew: bool = False) -> None:
    """Compile one of the `PARTS` of a game in another process, unless it is in the cache; ``anew``
    if it was found not to be there after all.

    Returns when that is done, or as soon as ``enough()`` is true; at once where no process can be
    started.
    """
    if anew:
        marks.erase(key, part)
    elif is_compiled(key, part):
        return
    command = [sys.executable, "-m", "farmyard.lab.warm", key, part]
    try:
        child = subprocess.Popen(command, stdin=subprocess.PIPE)
    except OSError:
        return
    with child:
        while child.poll() is None:
            if enough():
                child.terminate()
            time.sleep(LOOK)


# -- For a table ----------------------------------------------------------------

EXIT_WAIT = 1.0  # seconds at exit until the other process has stopped and nothing is loaded


def prepare(key: str, compile: Compile) -> None:
    """Compile a game as the argument of `farmyard.table` says; raise `OptionError` unless that is
    "never", "background" or "now"."""
    if compile not in get_args(Compile):
        raise OptionError(f"compile can be never, background or now, not {compile}")
    if compile == "background":
        compile_in_background(key)
    elif compile == "now":
        compile_now(key)
    elif not is_compiled(key, "table"):
        meanwhile.stay_as_written(key)


def compile_now(key: str) -> None:
    """Compile what a table needs in this thread, or load it from the cache; wait for another thread
    that is at it already."""
    if not COMPILED:
        return
    if not meanwhile.begin(key):
        meanwhile.wait(key)
        return
    done = False
    try:
        if not (is_compiled(key, "table") and _loaded(key, "table", never)):
            compile_part(key, "table")
        done = True
    finally:
        meanwhile.end(key, ready=done)


_compiling: list[threading.Thread] = []
_leaving = threading.Event()


def compile_in_background(key: str, part: str = "table") -> None:
    """Compile a part of a game in the background; return at once.  The rules run as plain Python
    until it is compiled."""
    if not COMPILED or not meanwhile.begin(name_of(key, part)):
        return
    if not _compiling:
        atexit.register(_leave)
    work = threading.Thread(target=make_ready, args=(key, part, _leaving.is_set), daemon=True)
    _compiling.append(work)
    work.start()


def _leave() -> None:
    """Stop background compiling at exit, within `EXIT_WAIT`."""
    _leaving.set()
    last = time.monotonic() + EXIT_WAIT
    for work in _compiling:
        work.join(max(0.0, last - time.monotonic()))


def make_ready(key: str, part: str, enough: Enough) -> bool:
    """Compile a part in another process, then load it; return False if that failed.

    What another process should have compiled and did not is compiled here, unless this process
    serves people: there the part stays plain Python.
    """
    done = False
    try:
        for anew in (False, True):
            if not done:
                warm_apart(key, part, enough, anew)
                done = enough() or _loaded(key, part, enough)
        if not done and meanwhile.may_compile():
            load(key, part, enough)
            done = True
    finally:
        meanwhile.end(name_of(key, part), ready=done and not enough())
    return done


def _loaded(key: str, part: str, enough: Enough) -> bool:
    """Load a part from the cache; return False if not all of it is there."""
    try:
        with meanwhile.loading():
            load(key, part, enough)
    except meanwhile.NotCompiled:
        return False
    return True


def load(key: str, part: str, enough: Enough) -> None:
    """Load compiled loops from the cache, by a short rehearsal."""
    with meanwhile.at_work():
        for step in PARTS[part]:
            if not enough():
                step(key, BRIEF, enough) if step is rehearse else step(key, enough)


def _end_with_the_other() -> None:
    """End this process when the one that started it is gone, for whatever reason."""
    os.read(0, 1)  # not sys.stdin: its lock would be held when this process ends by itself
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_the_other, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # a page that is asked for comes first
    meanwhile.on_compiling = None  # whoever started this process has said what it does
    compile_part(*sys.argv[1:])
