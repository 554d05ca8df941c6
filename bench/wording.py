"""Measure how long a sentence takes to word: ``python -m bench.wording``.

The log of random games is worded for every seat: at first sight, when Fluent has to format each
message, and again, when what was worded is remembered (docs/decisions/0032).  The ratio of the two
is of one run.
"""

import argparse
import random
import time

from rich.console import Console
from rich.table import Table as Grid

from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.core.wording.messages import Messages, speaking


def played(key: str, games: int, most: int = 120) -> list[Table]:
    """Play random games, or as many decisions of them."""
    tables = []
    for seed in range(games):
        dice, table = random.Random(seed), Table.deal(key, catalogue.card(key).default_seats, seed)
        while not table.over and table.n < most:
            table.play(dice.choice(table.legal()))
        tables.append(table)
    return tables


def told(tables: list[Table]) -> tuple[float, int]:
    """Word every line for every seat; return the seconds that took, and the number of lines."""
    began, lines = time.perf_counter(), 0
    for table in tables:
        for seat in range(len(table.names)):
            for n in range(table.n):
                table.views.line(n, seat, keep=False)
                lines += 1
    return time.perf_counter() - began, lines


def forget(text: Messages) -> None:
    """Forget what has been worded, but not the files."""
    text.__init__(text.package)  # type: ignore[misc]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    asked = parser.parse_args()
    grid = Grid("game", "language", "lines", "µs a line at first", "µs again", "ratio")
    for card in catalogue.cards():
        tables = played(card.key, asked.games)
        for language in card.text.languages:
            with speaking(language):
                forget(card.text)
                card.text("title")  # the file is read
                first, lines = told(tables)
                again, _ = told(tables)
            each = (f"{1e6 * seconds / lines:.0f}" for seconds in (first, again))
            grid.add_row(card.title, language, str(lines), *each, f"{first / again:.1f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
