"""Measure how fast the games are: ``make race``.

For every game and seat count: random play of whole games, compiled, on one thread and on all; then
the size of a record, the cost of a clone, the time to compile, and the same rules as plain Python.
Each figure is the median of several runs; compare ratios within one table, for machines differ.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid

from farmyard.core import catalogue
from farmyard.core.record import clone
from farmyard.lab.playouts import Results, play_out

RUNS = 5
THREADS = os.cpu_count() or 1
COMPILE = (
    "import sys, time; from farmyard.core import catalogue; from farmyard.lab.warm import warm;"
    "catalogue.game(sys.argv[1]); print(warm(sys.argv[1]))"
)
PLAIN = (
    "import sys; from farmyard.lab.playouts import play_out;"
    "r = play_out(sys.argv[1], int(sys.argv[2]), 5, seed=1);"
    "print(r.decisions.sum() / r.seconds)"
)


def median(run: Callable[[], float]) -> float:
    return statistics.median(run() for _ in range(RUNS))


def in_a_process(script: str, *args: str, **env: str) -> float:
    """Run a script in a fresh interpreter and return its output."""
    command = [sys.executable, "-c", script, *args]
    run = subprocess.run(command, env=os.environ | env, capture_output=True, check=True, text=True)
    return float(run.stdout)


def enough_games(key: str, seats: int, seconds: float) -> int:
    """Return a number of games that take about so many seconds."""
    trial = play_out(key, seats, 500, seed=1)
    return max(1000, round(500 * seconds / max(trial.seconds, 1e-6)))


def rates(results: Results) -> tuple[float, float]:
    return results.decisions.sum() / results.seconds, len(results.decisions) / results.seconds


def race(seconds: float) -> Grid:
    grid = Grid(title=f"Random play, whole games, {THREADS} threads at most")
    for head in ("game", "seats", "decisions/s", "games/s", f"× {THREADS} threads", "decisions/s"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for card in catalogue.cards():
        for seats in range(card.seats[0], card.seats[1] + 1):
            games = enough_games(card.key, seats, seconds)
            pairs = [
                [rates(play_out(card.key, seats, games, seed, threads=t)) for t in (1, THREADS)]
                for seed in range(RUNS)
            ]
            one = statistics.median(pair[0][0] for pair in pairs)
            whole = statistics.median(pair[0][1] for pair in pairs)
            every = statistics.median(pair[1][0] for pair in pairs)
            ratio = statistics.median(pair[1][0] / pair[0][0] for pair in pairs)
            row = (f"{one / 1e6:.1f} M", f"{whole:,.0f}", f"{ratio:.2f}", f"{every / 1e6:.1f} M")
            grid.add_row(card.title, str(seats), *row)
    return grid


def clone_cost(key: str) -> float:
    """Return the nanoseconds for a copy of one record, made from Python."""
    states, n = catalogue.game(key).rules.State.batch(), 20_000
    started = time.perf_counter()
    for _ in range(n):
        clone(states)
    return (time.perf_counter() - started) / n * 1e9


def batch_clone_cost(key: str) -> float:
    """Return the nanoseconds for one record in a copied batch of a thousand."""
    states = catalogue.game(key).rules.State.batch(1000)
    started = time.perf_counter()
    for _ in range(50):
        clone(states)
    return (time.perf_counter() - started) / 50_000 * 1e9


def workshop() -> Grid:
    grid = Grid(title="Records and compiling")
    for head in ("game", "record", "clone", "in a batch", "cold", "warm", "plain Python", "gain"):
        grid.add_column(head, justify="left" if head == "game" else "right")
    for card in catalogue.cards():
        with tempfile.TemporaryDirectory() as folder:
            cold, warm = (in_a_process(COMPILE, card.key, NUMBA_CACHE_DIR=folder) for _ in "ab")
        seats = card.seats[1]
        plain = in_a_process(PLAIN, card.key, str(seats), NUMBA_DISABLE_JIT="1")
        fast = rates(play_out(card.key, seats, enough_games(card.key, seats, 0.3), seed=1))[0]
        grid.add_row(
            card.title,
            f"{catalogue.game(card.key).rules.State.dtype.itemsize} B",
            f"{median(lambda key=card.key: clone_cost(key)):.0f} ns",  # type: ignore[misc]
            f"{median(lambda key=card.key: batch_clone_cost(key)):.0f} ns",  # type: ignore[misc]
            f"{cold:.1f} s",
            f"{warm:.2f} s",
            f"{plain / 1e3:.1f} k/s",
            f"× {fast / plain:,.0f}",
        )
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="about so long for each run")
    given = parser.parse_args()
    console = Console(width=110)
    console.print(race(given.seconds))
    console.print(workshop())


if __name__ == "__main__":
    main()
