"""Players with a clock: each is allowed some seconds, and thinks as many rounds as fit in."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from farmyard.core.chance.dice import key_of
from farmyard.core.contract import Key
from farmyard.core.game import Game
from farmyard.lab import match

SEATS = 2
AT_LEAST = 2  # rounds: the first of OpenSpiel's makes only the root
FIRST = 100  # rounds that tell the pace, before the first decision
FRESH = 1 << 20  # the number of a deal that no match comes to

Allowed = Callable[[], float]
"""The seconds that a contestant may think about its next decision."""


class Thought(NamedTuple):
    """The thinking behind some decisions: seconds of the processor, decisions, and rounds."""

    seconds: float = 0.0
    decisions: int = 0
    rounds: int = 0

    def and_also(self, more: "Thought") -> "Thought":
        """Return the sum of both."""
        return Thought(
            self.seconds + more.seconds, self.decisions + more.decisions, self.rounds + more.rounds
        )

    def since(self, earlier: "Thought") -> "Thought":
        """Return what came after an earlier reading of the same clock."""
        return self.and_also(Thought(-earlier.seconds, -earlier.decisions, -earlier.rounds))

    @property
    def mean(self) -> float:
        """Seconds for a decision; 0 before the first."""
        return self.seconds / max(self.decisions, 1)

    def rounds_in(self, seconds: float) -> int:
        """Return how many rounds fit into so many seconds, at the pace so far."""
        pace = self.rounds / self.seconds if self.seconds else 0.0
        return max(AT_LEAST, round(pace * seconds))


class Contestant(ABC):
    """A bot (`farmyard.core.contract.Bot`) that stays for a whole match, and so knows its pace.

    ``allowed`` says how long it may think; ``spent`` counts decisions between two choices or more.
    """

    def __init__(self, game: Game, allowed: Allowed) -> None:
        self.game, self.allowed, self.spent = game, allowed, Thought()

    @abstractmethod
    def sit(self, states: Any, seat: int, dice: Key) -> None:
        """Take a seat for a new game; ``states``, shape (1,), is the true state throughout it, and
        none of a fair player's business."""

    @abstractmethod
    def watch(self, view: Any) -> None:
        """Take note of a view; called after every change of the position."""

    @abstractmethod
    def think(self, view: Any, choices: Sequence[int], rounds: int) -> tuple[int, int]:
        """Return a choice, and the rounds it has taken: no more than ``rounds``."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Return a choice, made in the time allowed."""
        if len(choices) == 1:
            return choices[0]
        return self._timed(view, choices, self.spent.rounds_in(self.allowed()))

    def _timed(self, view: Any, choices: Sequence[int], rounds: int) -> int:
        began = time.process_time()
        choice, taken = self.think(view, choices, rounds)
        self.spent = self.spent.and_also(Thought(time.process_time() - began, 1, taken))
        return choice

    def rehearse(self, options: dict[str, int]) -> None:
        """Compile what thinking needs, and think through the first decision of a game, so that the
        pace is known, and how long a decision takes."""
        levels = ["random"] * SEATS
        states = match.dealt(self.game, match.order_of(self.game.card.key, levels, options, 0, 0))
        while len(choices := self.game.choices(states)) == 1:
            self.game.loops.play(states, 0, choices[0])
        seat = int(states[0]["turn"])
        view = self.game.see(states, seat)[0]
        self.sit(states, seat, key_of(0, FRESH))
        self.watch(view)
        self.think(view, choices, AT_LEAST)
        self._timed(view, choices, FIRST)
        pace = self.spent
        self.choose(view, choices)
        self.spent = self.spent.since(pace)
