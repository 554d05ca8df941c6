"""Count how often an ending can be solved exactly: ``python -m bench.endings GAME [--option k=v
…]``.

Bots of a level play against each other.  Wherever the seat to move has a choice and nothing is
hidden from it any more, the ending is solved (`farmyard.bots.endgame`) if it fits into the budget.
Printed are: how many games and decisions that is, and by how many decisions were left then, how
many were solved, how many positions that took and how long.
"""

import argparse
import time
from collections import defaultdict
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from farmyard.bots import endgame, roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.game import Game
from farmyard.core.record import OVER

STEP = 2  # rows of the table are so many decisions apart


class Met(NamedTuple):
    """A decision with nothing hidden: its number in the game, positions searched (0 if too many),
    seconds."""

    n: int
    positions: int
    seconds: float


def played(game: Game, template: Any, level: str, deal: int) -> tuple[int, int, list[Met]]:
    """Play one game; return its length, its decisions with a choice, and those with all open."""
    states, seats = template.copy(), int(template[0]["seats"])
    states["key"] = key_of(1, deal)
    game.loops.deal(states, 0)
    bots = [roster.make(game.card.key, level, p, seats, key_of(~deal, p)) for p in range(seats)]
    n = real = 0
    met = []
    while states[0]["phase"] != OVER:
        seat, choices = int(states[0]["turn"]), game.choices(states)
        view = game.see(states, seat)
        real += len(choices) > 1
        if len(choices) > 1 and endgame.is_whole(game, view):
            since = time.process_time()
            solved = endgame.solve(game, view, choices)
            met.append(Met(n, solved.positions if solved else 0, time.process_time() - since))
        game.loops.play(states, 0, bots[seat].choose(view[0], choices))
        n += 1
    return n, real, met


def table(games: list[tuple[int, int, list[Met]]], title: str) -> Grid:
    by_left = defaultdict(list)
    for n, _, met in games:
        for each in met:
            by_left[(n - each.n - 1) // STEP * STEP].append(each)
    grid = Grid(title=title)
    for head in ("decisions to come", "met", "solved", "positions", "seconds, all"):
        grid.add_column(head, justify="right")
    for left, all_met in sorted(by_left.items()):
        solved = [each.positions for each in all_met if each.positions]
        spent = sum(each.seconds for each in all_met)
        mean = f"{np.mean(solved):.0f}" if solved else ""
        row = f"{len(all_met)}", f"{len(solved) / len(all_met):.0%}", mean
        grid.add_row(f"{left}–{left + STEP - 1}", *row, f"{spent / len(all_met):.4f}")
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", help="of the bots; the last one that does not search")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    game = catalogue.game(given.game)
    level = given.level or game.bot.LEVELS[-1].name
    options = dict(each.split("=", 1) for each in given.option)
    template = game.template(given.seats, game.card.read_options(options, given.seats))
    games = [played(game, template, level, n) for n in track(range(given.games), transient=True)]
    met, real = sum(bool(each[2]) for each in games), sum(each[1] for each in games)
    whole = sum(len(each[2]) for each in games)
    title = f"{given.game}, {given.seats} seats, {level}: nothing hidden in {met} of {len(games)}"
    Console(width=100).print(table(games, f"{title} games, {whole} of {real} decisions"))


if __name__ == "__main__":
    main()
