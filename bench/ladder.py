"""Measure the steps between neighbouring levels: ``python -m bench.ladder GAME``.

Each level of a game that does not search plays against the next, at every number of seats, half of
the seats each, in all their places (`farmyard.lab.arena`).  Printed is the share of the games that
the stronger one wins, with its 95 % interval.  Steps are meant to lie between 60 and 80 %.
"""

import argparse
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.lab import arena
from farmyard.lab.executors import cores
from farmyard.lab.executors.processes import Processes
from farmyard.terminal.arguments import options_of

SEED = 11
MOST = 6  # seats by default


def steps(key: str, games: int, options: dict[str, str], at: Sequence[int]) -> Grid:
    """Return a table: a row for each number of seats in ``at`` (none: all), a column a step."""
    game = catalogue.game(key)
    levels = [level.name for level in game.bot.LEVELS]
    grid = Grid(title=f"{game.card.title}: {games} games a step, seed {SEED}")
    grid.add_column("seats", justify="right")
    for weaker, stronger in pairwise(levels):
        grid.add_column(f"{weaker} → {stronger}", justify="right")
    low, high = game.card.seats
    for seats in at or range(max(2, low), min(high, MOST) + 1):
        grid.add_row(str(seats), *shares(key, levels, seats, games, options))
    return grid


def shares(
    key: str, levels: Sequence[str], seats: int, games: int, options: dict[str, str]
) -> list[str]:
    """Return for each level but the first its share against the one before, with the interval."""
    found = (
        arena.run(key, pair[::-1], seats, games, options, SEED, Processes(cores()))
        for pair in pairwise(levels)
    )
    each = (100 * np.array(played.encounters[0].share) for played in found)
    return [f"{share:.0f} % ({low:.0f}–{high:.0f})" for share, low, high in each]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=catalogue.keys())
    parser.add_argument("--games", type=int, default=1000, help="of each step")
    parser.add_argument("--seats", type=int, action="append", help=f"all up to {MOST} by default")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    try:
        options = options_of(catalogue.card(given.game), tuple(given.option))
        grid = steps(given.game, given.games, options, given.seats or ())
    except OptionError as wrong:
        parser.error(str(wrong))
    Console(width=150).print(grid)


if __name__ == "__main__":
    main()
