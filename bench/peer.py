"""Matches of Farmyard's bots against OpenSpiel's: ``python -m bench.peer GAME``.

A bot of ours, the strongest of the game's roster unless another is named, plays against OpenSpiel's
own information-set search (ISMCTS with random rollouts), which plays through our adapter.  Two
seats, and every deal is played twice with the seats changed about.  Both have as long for a
decision as was asked for, and find out as they go how many simulations or rounds that makes; ours
thinks no more rounds than its level does, and should it ever have taken longer on average,
OpenSpiel's gets as long.  Seconds are those of the processor, so that a busy machine wrongs nobody.
Printed are the games won, a draw as a half, with the 95 % interval of Wilson's.
"""

import argparse
import time
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from farmyard.adapters import openspiel
from farmyard.bots import roster
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.dice import key_of
from farmyard.lab import match
from farmyard.lab.executors import cores, gather
from farmyard.lab.executors.processes import Processes
from farmyard.lab.intervals import wilson

SEATS = 2
EXPLORATION = 1.0  # returns lie between −1 and 1
AT_LEAST = 2  # simulations: the first makes only the root


class Clock:
    """How long somebody has thought so far, and over how many decisions."""

    def __init__(self) -> None:
        self.seconds, self.decisions = 0.0, 0

    @property
    def mean(self) -> float:
        return self.seconds / max(self.decisions, 1)

    def __enter__(self) -> None:
        self._since = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.seconds += time.process_time() - self._since
        self.decisions += 1


class Peer:
    """OpenSpiel's search with a clock: so many simulations as fit into the time it is given."""

    def __init__(self, game: Any, seed: int) -> None:
        dice = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        self.bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, AT_LEAST, random_state=dice)
        self.clock, self.simulations = Clock(), 0

    def choose(self, state: Any, seconds: float) -> int:
        """Return the bot's choice after about the given thinking time."""
        pace = self.simulations / self.clock.seconds if self.clock.seconds else 0.0
        self.bot._max_simulations = max(AT_LEAST, round(pace * seconds))
        with self.clock:
            choice = int(self.bot.step(state))
        self.simulations += self.bot._max_simulations
        return choice


class Ours:
    """One of our bots at a table of OpenSpiel's; if it searches, for so many seconds at most."""

    def __init__(self, key: str, level: str, seconds: float) -> None:
        self.key, self.level, self.seconds = key, level, seconds
        self.clock, self.rounds = Clock(), 0
        game = catalogue.game(key)
        order = match.order_of(key, [level] * SEATS, game.card.read_options({}, SEATS), 0, 0)
        match.rehearse([(level, order)])  # so that no compiling is counted as thinking

    def sit_down(self, seat: int, n: int) -> None:
        self.seat = seat
        self.bot = roster.make(self.key, self.level, seat, SEATS, key_of(n, seat))
        self.trees = self.bot.trees if isinstance(self.bot, Search) else []
        self.most = sum(tree.rounds for tree in self.trees)

    def watch(self, state: openspiel.TableState) -> None:
        self.bot.watch(self._view(state))

    def choose(self, state: openspiel.TableState) -> int:
        """Return the choice; a search thinks as many rounds as fit, by their past durations."""
        pace = self.rounds / self.clock.seconds if self.clock.seconds else 0.0
        for tree in self.trees:
            tree.rounds = min(self.most, max(AT_LEAST, round(pace * self.seconds)))
            self.rounds += tree.rounds
        with self.clock:
            return self.bot.choose(self._view(state), state.legal_actions())

    def _view(self, state: openspiel.TableState) -> Any:
        assert state.moment is not None
        return state.setting.game.see(state.moment.states, self.seat)[0]


def play(game: Any, ours: Ours, peer: Peer, seat: int, deal: int, seconds: float) -> float:
    """One game, ours on this seat: what it was worth to us."""
    state = game.new_initial_state()
    for throw in (deal % openspiel.SIDES, deal // openspiel.SIDES, 0)[: openspiel.THROWS]:
        state.apply_action(throw)
    ours.sit_down(seat, deal)
    while not state.is_terminal():
        ours.watch(state)
        if len(state.legal_actions()) == 1:
            choice = state.legal_actions()[0]
        elif state.current_player() == seat:
            choice = ours.choose(state)
        else:
            choice = peer.choose(state, max(seconds, ours.clock.mean))
        state.apply_action(choice)
    return float(state.returns()[seat])


class Setting(NamedTuple):
    """Setting of a match: game, players, and thinking time."""

    key: str
    level: str
    seconds: float
    seed: int


class Told(NamedTuple):
    """Result of the two games of a deal, and the thinking time of both players."""

    worth: list[float]
    ours: float  # seconds
    decisions: int
    peer: float
    answers: int
    simulations: int


@cache
def players(setting: Setting) -> tuple[Any, Ours, Peer]:
    """The game and both of them, once in a process: how quick they are is known from then on."""
    game = pyspiel.load_game(f"farmyard_{setting.key}", {"players": SEATS})
    return game, Ours(setting.key, setting.level, setting.seconds), Peer(game, setting.seed)


def thought(ours: Ours, peer: Peer) -> tuple[float, int, float, int, int]:
    clocks = ours.clock, peer.clock
    return (*(n for each in clocks for n in (each.seconds, each.decisions)), peer.simulations)


def both_ways(task: tuple[Setting, int]) -> Told:
    """A deal, played twice with the seats changed about."""
    setting, deal = task
    game, ours, peer = players(setting)
    before = thought(ours, peer)
    worth = [play(game, ours, peer, seat, deal, setting.seconds) for seat in range(SEATS)]
    spent = (now - then for now, then in zip(thought(ours, peer), before, strict=True))
    return Told(worth, *spent)


def contest(setting: Setting, games: int) -> Grid:
    deals = -(-games // SEATS)
    tasks = [(setting, setting.seed * deals + n) for n in range(deals)]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        line = bar.add_task(setting.key, total=deals)
        prepare = partial(players, setting)
        told = gather(Processes(cores()), both_ways, tasks, prepare, lambda n: bar.advance(line, n))
    games = SEATS * deals
    return result(f"{setting.key}: {setting.level} against OpenSpiel's ISMCTS, {games} games", told)


def result(title: str, told: Sequence[Told]) -> Grid:
    """Sum up games: their worth to our bot, and the thinking time of both."""
    worth = [each for deal in told for each in deal.worth]
    ours, decisions, peer, answers, simulations = map(
        sum, zip(*(deal[1:] for deal in told), strict=True)
    )
    games, won = len(worth), sum((each + 1) / 2 for each in worth)
    _, low, high = wilson(won, games)
    grid = Grid(title=title)
    for head in ("won", "share", "95 %", "ours/decision", "peer/decision", "simulations/decision"):
        grid.add_column(head, justify="right")
    grid.add_row(
        f"{won:g}",
        f"{won / games:.0%}",
        f"{low:.0%} – {high:.0%}",
        f"{1000 * ours / decisions:.1f} ms",
        f"{1000 * peer / answers:.1f} ms",
        f"{simulations / answers:.0f}",
    )
    return grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game for two")
    parser.add_argument("--level", help="of our bot; the last of the roster if not said")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1, help="of both, for a decision")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    level = given.level or roster.levels(given.game)[-1].name
    setting = Setting(given.game, level, given.seconds, given.seed)
    Console(width=110).print(contest(setting, given.games))


if __name__ == "__main__":
    main()
