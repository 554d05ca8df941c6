"""Games followed decision by decision, for observers that keep what each seat can have seen.

An observer is written from a game's ledger: it sees the true positions before and after a decision,
works out which card went where before whose eyes, and keeps that.  What the game's record remembers
must be the same.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from farmyard.core.compiling import COMPILED
from farmyard.core.game import Game
from farmyard.core.record import OVER, clone
from farmyard.core.tables.history import History
from tests.sampling import States, dealt, some_options
from tests.thorough import THOROUGH

Choosing = Callable[[Any, list[int], random.Random], int]

MOST = 3000 if THOROUGH else 250 if COMPILED else 60  # decisions of a game


class Step(NamedTuple):
    """A decision: the true positions around it, and whether it could not be taken back."""

    before: Any
    choice: int
    after: Any
    revealed: bool

    @property
    def asked(self) -> int:
        """The seat that decided."""
        return int(self.before["turn"])


class Observer(Protocol):
    """A witness of a game from its first position on."""

    def watch(self, step: Step) -> None:
        """Note what a decision has shown, and compare it with what the record remembers."""


def any_choice(_: Any, legal: list[int], dice: random.Random) -> int:
    return dice.choice(legal)


def steps(
    game: Game, states: States, seed: int, choose: Choosing = any_choice, most: int = MOST
) -> Iterator[Step]:
    """Yield the decisions of a random game, as its table would offer to take them back."""
    history, dice = History(game.loops, states), random.Random(seed)
    for n in range(most):
        if history.now[0]["phase"] == OVER:
            return
        legal = game.choices(history.now)
        choice = choose(history.now[0], legal, dice)
        history.play(choice)
        yield Step(history[n][0], choice, history[n + 1][0], history.revealed(n))


def follow(
    key: str,
    seats: int,
    observer: Callable[[Any], Observer],
    choose: Choosing = any_choice,
    start: Callable[[int, dict[str, Any], int], States] | None = None,
    games: int = 1,
) -> list[Observer]:
    """Let observers follow random games with each sampled set of options; return them all.

    Games begin with a deal, or from a position that `start` makes.
    """
    observers = []
    for n, options in enumerate(some_options(key, seats)):
        for seed in range(games * n, games * (n + 1)):
            game, states = dealt(key, seats, options, seed)
            states = start(seats, options, seed) if start else states
            observers.append(observer(clone(states)[0]))
            for step in steps(game, states, seed, choose):
                observers[-1].watch(step)
    return observers
