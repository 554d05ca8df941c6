"""Count how often a person must press in a game: ``python -m bench.clicks GAME [--option k=v …]``.

One seat is a person: a bot of a level decides for it, and every part of the page that a decision
needs counts as one press.  What one touch means together (`Game.chains`) is one; what a standing
order answers (`Game.standing`) is none, and to give each order is one.  ``--by-hand`` counts
without orders.  Where an order leaves time to think better of it the person does, if the bot wants
something else.  Printed are the mean, its spread and its ends, and which question took how many.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.tables.table import Table

PERSON = 0
TIME_TO_THINK = 2.0  # seconds in which a person overrules an order that does not suit


@dataclass
class Tally:
    """Counts of one game: questions to its person, presses, and answers by standing order."""

    asked: Counter[str] = field(default_factory=Counter)
    presses: Counter[str] = field(default_factory=Counter)
    ordered: Counter[str] = field(default_factory=Counter)
    orders: set[str] = field(default_factory=set)
    agreed: int = 0  # answers by order that the bot would have given as well

    @property
    def total(self) -> int:
        return self.presses.total() + len(self.orders)


@dataclass
class Game:
    """One game, its bots, and the tally of its person."""

    table: Table
    bots: list[Any]
    orders: bool
    tally: Tally = field(default_factory=Tally)

    def wish(self, seat: int) -> int:
        """Return the choice that the bot of a seat would make now."""
        for other, bot in enumerate(self.bots):
            bot.watch(self.table.views.of(other))
        return int(self.bots[seat].choose(self.table.views.of(seat), self.table.legal()))

    def go_on(self) -> None:
        """Make one decision; the person's together with all that the same touch means."""
        seat = self.table.to_move
        assert seat is not None
        wish = self.wish(seat)
        if seat != PERSON:
            self.table.play(wish)
        elif not self.by_order(wish):
            self.press(wish)

    def by_order(self, wish: int) -> bool:
        """Let a standing order answer, if one does."""
        standing = self.table.game.standing(self.table.views.of()) if self.orders else []
        for name, choices, seconds in standing[:1]:
            if wish == choices[0] or seconds < TIME_TO_THINK:
                self.tally.ordered[self.question] += 1
                self.tally.orders.add(name)
                self.tally.agreed += wish == choices[0]
                for choice in choices:
                    self.table.play(choice)
                return True
        return False

    def press(self, wish: int) -> None:
        """Play what the person wants, and count the parts of the page that it takes."""
        question, game = self.question, self.table.game
        view = self.table.views.of(PERSON)
        chains = {each: parts for each, parts in game.chains(view) if each[0] == wish}
        parts = game.page.parts(view, wish)
        self.table.play(wish)
        self.tally.asked[question] += 1
        if chains and self.table.to_move == PERSON:
            second = self.wish(PERSON)
            if (wish, second) in chains:
                parts = chains[wish, second]
                self.table.play(second)
        self.tally.presses[question] += len(parts)

    @property
    def question(self) -> str:
        phase = int(self.table.views.of(PERSON)["phase"])
        return str(self.table.game.rules.Phase(phase).name.lower())  # type: ignore[attr-defined]


def count(
    key: str, seats: int, seed: int, level: str, orders: bool = True, **options: Any
) -> Tally:
    """Play one game and return the tally of its person."""
    table = farmyard.table(key, seats=seats, seed=seed, options=options)
    bots = [roster.make(key, level, p, seats, key_of(seed, p)) for p in range(seats)]
    game = Game(table, bots, orders)
    while not table.over:
        game.go_on()
    return game.tally


def middle(key: str) -> str:
    """Return the level that *Play now* seats."""
    levels = roster.levels(key)
    return levels[len(levels) // 2].name


def report(tallies: list[Tally], title: str) -> Grid:
    grid = Grid("question", "asked", "presses", "by order", title=title)
    n = len(tallies)
    questions = Counter[str]()
    for each in tallies:
        questions += each.presses + each.ordered
    for name, _ in questions.most_common():
        columns = ("asked", "presses", "ordered")
        means = [sum(getattr(each, column)[name] for each in tallies) / n for column in columns]
        grid.add_row(name, *(f"{value:.1f}" for value in means))
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", choices=catalogue.keys())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--level")
    parser.add_argument("--by-hand", action="store_true", help="no standing orders")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    seats = asked.seats or catalogue.card(asked.game).default_seats
    options = dict(word.split("=") for word in asked.option)
    level = asked.level or middle(asked.game)
    tallies = [
        count(asked.game, seats, seed, level, not asked.by_hand, **options)
        for seed in track(range(100, 100 + asked.games), "Playing", transient=True)
    ]
    totals = [each.total for each in tallies]
    ordered = sum(each.ordered.total() for each in tallies) or 1
    agreed = 100 * sum(each.agreed for each in tallies) / ordered
    spread = f"{fmean(totals):.1f} ± {pstdev(totals):.1f} ({min(totals)}–{max(totals)})"
    title = f"{asked.game}, {seats} seats, {level}: {spread} presses a game"
    console = Console()
    console.print(report(tallies, title))
    console.print(f"The bot would have answered as the order did in {agreed:.0f} % of its answers.")


if __name__ == "__main__":
    main()
