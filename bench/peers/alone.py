"""Cloud Nine alone: how many deals a bot wins, of those that can be won at all.

The bound is the open-card solver (`farmyard.games.cloud_nine.bot.solver`), which is shown the same
deals with all their packs, and looks at as many tables as `bench.solver` lets it.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bench.peers.contestant import Thought
from bench.peers.ours import Ours
from bench.solver import WIDE
from rich.table import Table as Grid

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.games.cloud_nine.bot.solver import Verdict, solve
from farmyard.lab import match
from farmyard.lab.executors import gather
from farmyard.lab.executors.processes import Processes
from farmyard.lab.intervals import wilson
from farmyard.lab.match import Order
from farmyard.lab.playouts import play_on

KEY = "cloud_nine"
HEADS = "Gold", "deals", "won by the bot", "can be won", "undecided", "bot/decision"
PATIENCE = 60.0  # seconds for a decision: more than any level needs


class Found(NamedTuple):
    """The result of one deal: whether the bot won it, the solver's verdict, the bot's thinking."""

    won: bool
    verdict: Verdict
    spent: Thought


def tried(order: Order) -> Found:
    """Let the bot play a deal alone, and the solver look at it."""
    game = catalogue.game(KEY)
    verdict = solve(match.dealt(game, order)[0], WIDE).verdict
    states, bot = match.dealt(game, order), Ours(game, lambda: PATIENCE, order.levels[0])
    bot.sit(states, 0, key_of(~order.seed, order.deal))
    play_on(game, states, [bot])
    return Found(game.scores(states)[0] >= 0, verdict, bot.spent)


def orders(level: str, options: dict[str, str], games: int, seed: int) -> list[Order]:
    """Return the games of a level alone, deal after deal."""
    numbers = catalogue.card(KEY).read_options(options, 1)
    return [match.order_of(KEY, [level], numbers, seed, n) for n in range(games)]


def compare(
    level: str,
    options: dict[str, str],
    games: int,
    seed: int,
    processes: int,
    progress: Callable[[int], None],
) -> Grid:
    """Play so many deals without Gold and as many with it, unless the options say which; return a
    table of both."""
    grid = Grid(title=f"{KEY} alone: {level} and the open-card solver, on the same deals")
    for head in HEADS:
        grid.add_column(head, justify="right", no_wrap=True)
    for gold in [options["gold"]] if "gold" in options else ["no", "yes"]:
        todo = orders(level, {**options, "gold": gold}, games, seed)
        prepare = match.rehearsal(todo[:1])
        found = gather(Processes(processes), tried, todo, prepare, progress)
        grid.add_row(gold, *row(found))
    return grid


def row(found: Sequence[Found]) -> list[str]:
    """Sum up the deals of a line."""
    n, spent = len(found), Thought()
    for each in found:
        spent = spent.and_also(each.spent)
    verdicts = [each.verdict for each in found]
    shares = [
        share(sum(each.won for each in found), n),
        share(verdicts.count(Verdict.WON), n),
        share(verdicts.count(Verdict.UNDECIDED), n),
    ]
    return [str(n), *shares, f"{1000 * spent.mean:.1f} ms"]


def share(n: int, of: int) -> str:
    """Return a share with its interval."""
    value, low, high = wilson(n, of)
    return f"{value:.1%} ({low:.1%} – {high:.1%})"
