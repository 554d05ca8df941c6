"""The bot that picks any legal choice."""

from collections.abc import Sequence
from random import Random
from typing import Any


class RandomBot:
    """A bot that picks among the legal choices with equal chances."""

    def __init__(self, seat: int, seats: int, dice: Random) -> None:
        self.dice = dice

    def watch(self, view: Any) -> None:
        """Ignore the view."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        return self.dice.choice(choices)
