"""Measure how well Cloud Nine's solver solves, and how fast: ``python -m bench.solver [--deals
2000]``.

Random deals of Success alone are solved at every level, without Gold and with it.  Each solution
is played through the rules to its end.  Printed are the shares won, proved lost and left undecided
with their 95 % intervals (Wilson's), under them the ledger's own and how likely luck alone would
make so large a difference (p, Fisher's exact test); then the time a deal takes, in seconds of the
processor, so that a busy machine wrongs nobody.  The budget is wider than the solver's usual one,
as the ledger's was; the last column says how many deals the usual one decides.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid
from scipy.stats import fisher_exact

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.game import Game
from farmyard.games.cloud_nine.bot.solver import BUDGET, Verdict, solve
from farmyard.games.cloud_nine.state import Ending
from farmyard.lab.intervals import wilson

KEY = "cloud_nine"
WIDE = 310_000  # tables: the most the ledger's search has looked at
SOON = 0.5  # seconds within which nearly all deals are to be decided
LEDGER = {  # level and Gold: won, lost, undecided (section 7)
    ("1", "no"): (19_912, 87, 1),
    ("2", "no"): (9_975, 25, 0),
    ("3", "no"): (19_987, 13, 0),
    ("1", "yes"): (998, 2, 0),
    ("3", "yes"): (1_000, 0, 0),
}
HEADS = ("level", "Gold", *(verdict.value for verdict in Verdict), "median", "99 of 100",
         "longest", f"in {SOON} s", f"in {BUDGET:,} tables")  # fmt: skip


class Solved(NamedTuple):
    """The result of one deal: the verdict, the seconds it took, the tables looked at."""

    verdict: Verdict
    seconds: float
    tables: int

    def decided(self, seconds: float = np.inf, tables: float = np.inf) -> bool:
        """Return whether so many seconds and tables were enough."""
        within = self.seconds <= seconds and self.tables <= tables
        return within and self.verdict is not Verdict.UNDECIDED


def solved(game: Game, template: Any, key: tuple[int, int], budget: int) -> Solved:
    """Solve a deal; raise `AssertionError` for a solution that does not hold."""
    states = template.copy()
    states["key"] = key
    game.loops.deal(states, 0)
    began = time.process_time()
    found = solve(states[0], budget)
    seconds = time.process_time() - began
    if found.verdict is Verdict.WON:
        replay(game, states, found.choices)
    return Solved(found.verdict, seconds, found.looked_at)


def replay(game: Game, states: Any, choices: Sequence[int]) -> None:
    """Play a solution: every choice is legal, and the last one clears the table."""
    for choice in choices:
        assert game.loops.legal(states, 0, choice), choice
        game.loops.play(states, 0, choice)
    assert (states[0]["ending"], game.scores(states)) == (Ending.CLEARED, [0])


def solve_deals(level: str, gold: str, deals: int, seed: int, budget: int) -> list[Solved]:
    game = catalogue.game(KEY)
    options = {"mode": "solo", "level": level, "gold": gold}
    template = game.template(1, game.card.read_options(options, 1))
    solved(game, template, key_of(seed, deals), budget=1)  # no table of tricks is made on the clock
    keys = [key_of(seed, n) for n in range(deals)]
    told = track(keys, f"level {level}, Gold {gold}", transient=True, console=Console(stderr=True))
    return [solved(game, template, key, budget) for key in told]


def rows(level: str, gold: str, all_solved: Sequence[Solved]) -> list[list[str]]:
    """Return the rows of a table: results of deals beside the ledger's claims."""
    counts, n = Counter(each.verdict for each in all_solved), len(all_solved)
    seconds = np.array([each.seconds for each in all_solved])
    shares = [share(counts[verdict], n) for verdict in Verdict]
    times = [np.median(seconds), np.quantile(seconds, 0.99), seconds.max()]
    soon = sum(each.decided(seconds=SOON) for each in all_solved)
    usual = sum(each.decided(tables=BUDGET) for each in all_solved)
    milliseconds = [f"{1000 * each:.1f} ms" for each in times]
    here = [level, gold, *shares, *milliseconds, f"{soon / n:.2%}", f"{usual / n:.2%}"]
    known = LEDGER.get((level, gold))
    return [here, *([beside([counts[verdict] for verdict in Verdict], known)] if known else [])]


def beside(counts: Sequence[int], known: Sequence[int]) -> list[str]:
    """Return the ledger's shares, and how likely luck alone makes ours as different."""
    n, of = sum(counts), sum(known)
    tests = [fisher_exact([[a, n - a], [b, of - b]]) for a, b in zip(counts, known, strict=True)]
    return ["", "ledger", *(f"{share(b, of)}\np = {test.pvalue:.2f}"
                            for b, test in zip(known, tests, strict=True))]  # fmt: skip


def share(n: int, of: int) -> str:
    _, low, high = wilson(n, of)
    return f"{n} of {of}\n{low:.2%} – {high:.2%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=int, default=WIDE, help="tables looked at, at most")
    given = parser.parse_args()
    title = f"{given.deals} deals a line, seed {given.seed}, {given.budget:,} tables at most"
    grid = Grid(title=title, show_lines=True)
    for head in HEADS:
        grid.add_column(head, justify="right", no_wrap=True)
    for gold in ("no", "yes"):
        for level in ("1", "2", "3"):
            found = solve_deals(level, gold, given.deals, given.seed, given.budget)
            for row in rows(level, gold, found):
                grid.add_row(*row)
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
