"""Measure how far reviews can be trusted: ``python -m bench.trust [GAME …] [--repeats 30]``.

In a game of each title that is reviewed by search or rollouts, evenly spaced decisions are
estimated over and over, by as many independent samples as a review has for one figure, or more.
Printed is in how many of the repeats the 95 % interval holds the mean of all of them, for the
chance of the choice made and for what it differs from another choice; and the seconds taken.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.tables.table import Table
from farmyard.lab.intervals import wilson
from farmyard.lab.reviews import chances
from farmyard.lab.reviews.review import figure

SIZES = {chances.SEARCH: (4, 8), chances.ROLLOUTS: (16, 64)}  # samples for a figure


def played(key: str, level: str = "hen", seed: int = 9) -> Table:
    """Return a finished game between two bots of a level."""
    table = farmyard.table(key, 2, seed=seed)
    bots = [roster.make(key, level, p, 2, key_of(seed, p)) for p in range(2)]
    while not table.over:
        seat = table.history.turn_at(table.n)
        view = table.views.array(seat, table.n)[0]
        table.play(int(bots[seat].choose(view, table.legal())))
    return table


def pools(table: Table, decisions: int, repeats: int) -> Iterator[np.ndarray]:
    """Yield, for evenly spaced decisions with a choice, the samples of the choice made and of
    another, shape (2, samples), enough for so many repeats."""
    level, found = chances.usual(table.card.key, len(table.names)), []
    estimate, many = chances.estimator(table.card.key, level), max(SIZES[level])
    for n in range(table.n):
        seat = table.history.turn_at(n)
        others = [c for c in table.game.choices(table.views.array(seat, n)) if c != table.moves[n]]
        if others:
            found.append((n, seat, others[len(others) // 2]))
    for i in np.linspace(0, len(found) - 1, decisions).astype(int):
        n, seat, other = found[i]
        views = table.views.array(seat, n)
        asked, seeds = [table.moves[n], other], range(0, repeats * 1000, 1000)
        each = [estimate(table.game, views, seat, asked, many, seed + n) for seed in seeds]
        yield np.concatenate(each, axis=1)


def covered(values: np.ndarray, size: int, worlds: int) -> list[bool]:
    """Return for each ``size`` of the values, samples of so many ``worlds``, whether their interval
    holds the mean of all."""
    truth = float(values.mean())
    starts = range(0, len(values) - size + 1, size)
    intervals = [figure(values[i : i + size], worlds).interval for i in starts]
    return [each.low <= truth <= each.high for each in intervals]


def main() -> None:
    """Measure, and print a row for every game, what is estimated, and number of samples."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("games", nargs="*", default=catalogue.keys(), help="all if none is named")
    asking.add_argument("--decisions", type=int, default=6)
    asking.add_argument("--repeats", type=int, default=30)
    asked = asking.parse_args()
    grid = Grid("game", "estimated", "samples", "n", "held by 95 % intervals")
    for key in asked.games:
        level = chances.usual(key, 2)
        if level not in SIZES:
            continue
        began = time.process_time()
        found = list(pools(played(key), asked.decisions, asked.repeats))
        taken = time.process_time() - began
        for name, of in (("chance", lambda p: p[0]), ("difference", lambda p: p[0] - p[1])):
            for size in SIZES[level]:
                worlds = chances.worlds_in(level)
                held = [each for pool in found for each in covered(of(pool), size, worlds)]
                share = wilson(sum(held), len(held))
                told = f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"
                grid.add_row(key, name, str(size), str(len(held)), told)
        grid.add_section()
        print(f"{key}: {taken:.0f} s")
    Console().print(grid)


if __name__ == "__main__":
    main()
