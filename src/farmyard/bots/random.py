"""The player who picks any legal choice."""

from collections.abc import Sequence
from random import Random
from typing import Any


class RandomBot:
    """Every legal choice is as likely."""

    def __init__(self, seat: int, seats: int, dice: Random) -> None:
        self.dice = dice

    def watch(self, view: Any) -> None:
        """Nothing it sees would change its mind."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        return self.dice.choice(choices)
