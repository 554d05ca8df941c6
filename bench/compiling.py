"""Compile each game linked and with stock Numba, and compare: ``python -m bench.compiling``.

Compiles the loop over each game's rules (`farmyard.core.loops`) twice: as `farmyard.core.compiling`
does, and with Numba's public ``njit(cache=True)`` on every rule and loop.  Each figure is from a
fresh process with a cache folder of its own; compare ratios within one table, for machines differ.

``cold``: seconds of the processor until a table has been dealt, seen, asked and played once and a
batch has run, with an empty cache; ``warm``: the same from the cache; ``play``: decisions a second
in random games on one thread; ``size``: kilobytes in the cache.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table as Grid

WAYS = ("linked", "stock")
BATCH = 2000  # random games


def stock_numba() -> None:
    """Compile rules and loops with ``njit`` alone in this process; call before games are loaded."""
    from numba import njit

    from farmyard.core import compiling

    compiling.rule = njit
    compiling.rule_over = lambda game: njit
    compiling.loop = njit(cache=True)
    compiling.loop_over = lambda game, at_once=False: njit(cache=True)


def measure(way: str, key: str) -> None:
    """Print the seconds until the loop has answered, and decisions a second."""
    if way == "stock":
        stock_numba()
    import numpy as np

    from farmyard.core import catalogue
    from farmyard.core.chance.dice import key_of
    from farmyard.lab.playouts import play_out

    game = catalogue.game(key)
    began = process_time()
    seats = game.card.default_seats
    states = game.template(seats, game.card.read_options({}, seats))
    states["key"] = key_of(1)
    game.loops.deal(states, 0)
    game.loops.play(states, 0, game.choices(states)[0])
    game.loops.scores(states, 0, np.zeros((1, seats), np.int64))
    game.imagine(game.see(states, 0), 0, key_of(2))
    play_out(key, seats, 1, seed=1)
    took = process_time() - began
    results = play_out(key, seats, BATCH, seed=2)
    print(took, results.decisions.sum() / results.seconds)


def run(way: str, key: str, folder: str) -> tuple[float, float]:
    """Measure in a fresh process with this cache folder."""
    command = [sys.executable, "-m", "bench.compiling", "--measure", way, key]
    env = os.environ | {"XDG_CACHE_HOME": folder, "NUMBA_CACHE_DIR": f"{folder}/numba"}
    printed = subprocess.run(command, env=env, capture_output=True, check=True, text=True).stdout
    took, speed = map(float, printed.split())
    return took, speed


def size_of(folder: str) -> int:
    return sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file()) // 1000


def figures(way: str, key: str) -> list[str]:
    """Return a row of the table; the last line of the compiler's message where it gives up."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            cold, _ = run(way, key, folder)
            warm, speed = run(way, key, folder)
        except subprocess.CalledProcessError as why:
            return [why.stderr.strip().splitlines()[-1]]
        return [f"{cold:.1f}", f"{warm:.2f}", f"{speed:,.0f}", f"{size_of(folder):,}"]


def compare(keys: list[str]) -> Grid:
    from farmyard.core import catalogue

    grid = Grid(title="Compiling rules: linked (core/compiling) and stock (numba.njit)")
    for head in ("game", "way", "cold s", "warm s", "play /s", "size kB"):
        grid.add_column(head, justify="left" if head in ("game", "way") else "right")
    for key in keys or catalogue.keys():
        for way in WAYS:
            grid.add_row(catalogue.card(key).title, way, *figures(way, key))
    return grid


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--measure", nargs=2, metavar=("WAY", "GAME"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.measure:
        measure(*asked.measure)
    else:
        Console().print(compare(asked.games))
