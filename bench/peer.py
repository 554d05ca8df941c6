"""Matches of Farmyard's bots against others that are fairly fed: ``python -m bench.peer GAME``.

A bot of ours, the strongest of the game's roster unless another is named, plays for two against
OpenSpiel's information-set search, a textbook's, or our own with open cards (`bench.peers`).  Every
deal is played twice with the seats changed about.

Ours thinks as many rounds as its level does, but no longer than ``--seconds`` on average; its peer
gets as long for a decision as ours has taken so far on average, or as many times as long as
``--times`` says.  Both find out their pace as they go.  Seconds are those of the processor, so that
a busy machine wrongs nobody, and both think on one thread.  Printed are the wins of ours, a draw as
a half, with the 95 % interval of Wilson's, widened if the two games of a deal are alike; and for
both the time and the rounds (simulations) of a decision.

``--cheat`` lets ours see all cards, too: what it wins then bounds what the same search could win.

``--against solver`` is for Cloud Nine alone (``--option mode=solo``): of the same deals the share
that the strongest bot wins, and the share that can be won by somebody who sees all packs.
"""

import argparse
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

import numpy as np
from bench.peers import alone
from bench.peers.cheater import Cheater
from bench.peers.contestant import SEATS, Contestant, Thought
from bench.peers.openspiel import OpenSpiel
from bench.peers.ours import Ours
from bench.peers.textbook import Textbook
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from farmyard.bots import roster
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.lab import match
from farmyard.lab.executors import cores, gather
from farmyard.lab.executors.processes import Processes
from farmyard.lab.intervals import share_over_deals
from farmyard.lab.playouts import play_on
from farmyard.terminal.arguments import options_of

PEERS = ("openspiel", "textbook", "cheater")
SOLVER = "solver"
HEADS = (
    "against", "time", "games", "won", "share", "95 %", "ours/decision", "rounds",
    "peer/decision", "rounds",
)  # fmt: skip


class Setting(NamedTuple):
    """The setting of a match: the game with its options, our level, the peer, the thinking time."""

    key: str
    options: tuple[tuple[str, str], ...]
    level: str
    peer: str
    seconds: float  # of ours for a decision, at most
    times: float  # as long for the peer
    cheat: bool = False  # ours sees all cards

    @property
    def numbers(self) -> dict[str, int]:
        """The options as numbers of the record."""
        return catalogue.card(self.key).read_options(dict(self.options), SEATS)


class Told(NamedTuple):
    """The result of the games of a deal: the wins of ours, and the thinking of both."""

    won: float
    ours: Thought
    peer: Thought


@cache
def players(setting: Setting) -> tuple[Ours, Contestant]:
    """Return the two players, rehearsed once in a process so that their pace is known."""
    game = catalogue.game(setting.key)
    kind = Cheater if setting.cheat else Ours
    ours = kind(game, lambda: setting.seconds, setting.level)

    def allowed() -> float:
        return setting.times * ours.spent.mean

    peer: Contestant
    if setting.peer == "openspiel":
        peer = OpenSpiel(game, allowed, dict(setting.options))
    elif setting.peer == "textbook":
        peer = Textbook(game, allowed)
    else:
        peer = Cheater(game, lambda: setting.seconds, setting.level)
    for each in (ours, peer):
        each.rehearse(setting.numbers)
    return ours, peer


def both_ways(task: tuple[Setting, int, int]) -> Told:
    """Play a deal of a seed twice, with the seats swapped."""
    setting, seed, deal = task
    ours, peer = players(setting)
    before = ours.spent, peer.spent
    won = sum(play(setting, seed, deal, seat) for seat in range(SEATS))
    return Told(won, ours.spent.since(before[0]), peer.spent.since(before[1]))


def play(setting: Setting, seed: int, deal: int, seat: int) -> float:
    """Play one game, ours on this seat; return its share of the win."""
    ours, peer = players(setting)
    game, levels = catalogue.game(setting.key), [setting.level] * SEATS
    states = match.dealt(game, match.order_of(setting.key, levels, setting.numbers, seed, deal))
    bots = [ours if place == seat else peer for place in range(SEATS)]
    for place, bot in enumerate(bots):
        bot.sit(states, place, key_of(~seed, deal * match.MOST_SEATS + place))
    play_on(game, states, bots)
    scores = game.scores(states)
    return float(scores[seat] == max(scores)) / scores.count(max(scores))


def contest(
    setting: Setting, games: int, seed: int, processes: int, progress: Callable[[int], None]
) -> list[str]:
    """Play a match; return its row of the table."""
    tasks = [(setting, seed, n) for n in range(-(-games // SEATS))]
    prepare = partial(players, setting)
    return row(setting, gather(Processes(processes), both_ways, tasks, prepare, progress))


def row(setting: Setting, told: Sequence[Told]) -> list[str]:
    """Sum up a match: the wins of ours, and the thinking of both."""
    won = np.array([each.won for each in told])
    share, low, high = share_over_deals(won, np.full(len(told), SEATS))
    ours = peer = Thought()
    for each in told:
        ours, peer = ours.and_also(each.ours), peer.and_also(each.peer)
    return [
        setting.peer,
        f"× {setting.times:g}",
        str(SEATS * len(told)),
        f"{won.sum():g}",
        f"{share:.1%}",
        f"{low:.1%} – {high:.1%}",
        *a_decision(ours),
        *a_decision(peer),
    ]


def a_decision(spent: Thought) -> tuple[str, str]:
    """Return the time and the rounds of a decision on average."""
    return f"{1000 * spent.mean:.1f} ms", f"{spent.rounds / max(spent.decisions, 1):.0f}"


def settings(given: argparse.Namespace, options: dict[str, str], level: str) -> list[Setting]:
    """Return the matches asked for: those who cheat have as long as ours, once."""
    names = PEERS if given.against == "all" else (given.against,)
    return [
        Setting(given.game, tuple(options.items()), level, name, given.seconds, times, given.cheat)
        for name in names
        for times in ((1.0,) if name == "cheater" else given.times)
    ]


def duels(given: argparse.Namespace, options: dict[str, str], level: str) -> Grid:
    """Play the matches for two; return their table."""
    card = catalogue.card(given.game)
    card.check_seats(SEATS)
    card.read_options(options, SEATS)
    bot = roster.make(card.key, level, 0, SEATS, (0, 0))
    cheats = given.cheat or given.against in ("cheater", "all")
    if cheats and not isinstance(bot, Search):
        raise ValueError(f"to cheat, a level must search, and {level} does not")
    said = " ".join([card.key, *(f"{name}={value}" for name, value in options.items())])
    seeing = " with open cards" if given.cheat else ""
    grid = Grid(title=f"{said}: {level}{seeing}, up to {1000 * given.seconds:g} ms a decision")
    for head in HEADS:
        grid.add_column(head, justify="right", no_wrap=True)
    matches = settings(given, options, level)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        line = bar.add_task(card.key, total=len(matches) * -(-given.games // SEATS))
        step = partial(bar.advance, line)
        for each in matches:
            grid.add_row(*contest(each, given.games, given.seed, given.processes, step))
    return grid


def solo(given: argparse.Namespace, options: dict[str, str], level: str) -> Grid:
    """Play alone what the solver looks at too; return the table."""
    if (given.game, options.get("mode")) != (alone.KEY, "solo"):
        raise ValueError(f"the solver is for {alone.KEY} with --option mode=solo")
    if given.cheat:
        raise ValueError("--cheat is for matches against bots, not for --against solver")
    with Progress(console=Console(stderr=True), transient=True) as bar:
        line = bar.add_task(given.game, total=None)
        step = partial(bar.advance, line)
        return alone.compare(level, options, given.games, given.seed, given.processes, step)


def table(given: argparse.Namespace) -> Grid:
    """Play what was asked for; raise `ValueError` with a sentence if that cannot be."""
    if min(given.games, given.seconds, given.processes, *given.times) <= 0:
        raise ValueError("--games, --seconds, --times and --processes are numbers above 0")
    options = options_of(catalogue.card(given.game), tuple(given.option))
    level = roster.level(given.game, given.level or roster.levels(given.game)[-1].name).name
    return (solo if given.against == SOLVER else duels)(given, options, level)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game for two")
    parser.add_argument("--against", choices=(*PEERS, SOLVER, "all"), default="all")
    parser.add_argument("--level", help="of our bot; the last of the roster if not said")
    parser.add_argument("--cheat", action="store_true", help="let our bot see all cards, too")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.3, help="of ours a decision, at most")
    parser.add_argument("--times", type=float, nargs="+", default=[1.0], help="as long for peers")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        grid = table(given)
    except ValueError as why:
        parser.error(str(why))
    Console(width=118).print(grid)


if __name__ == "__main__":
    main()
