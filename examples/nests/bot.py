"""Nests: players that differ in what they see.

All but the last value a nest by the rows it would fill, their own and the other's, and by the lines
that cross there.  The owl searches in yards that `knowledge.imagine` makes of its view; a game gets
it with two lines of code.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from farmyard.core.contract import Level
from farmyard.core.player import Maker, Player, SearchHints, SearchLevel
from farmyard.games.nests import text
from farmyard.games.nests.box import LINES
from farmyard.games.nests.state import WINS

__all__ = ["LEVELS", "SEARCH_HINTS"]


class Watchful(Player):
    """A player with a weight each for its own rows, the other player's rows and lines."""

    def __init__(self, seat: int, dice: Random, worth: tuple[int, int, int]) -> None:
        super().__init__(seat, dice)
        self.own, self.other, self.line = worth

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        return [self._value(view, c) for c in choices]

    def _value(self, view: Any, nest: int) -> float:
        lines = [[n for n in line if n != nest] for line in LINES.tolist() if nest in line]
        own, other = (
            sum(all(view.yard[n] == seat for n in others) for others in lines)
            for seat in (self.seat, 1 - self.seat)
        )
        rows = self.own * own + self.other * other
        return (rows if view.row == WINS else -rows) + self.line * len(lines)


def watchful(own: int, other: int, line: int) -> Maker:
    """Return a maker of players with these weights."""
    return lambda seat, seats, dice: Watchful(seat, dice, (own, other, line))


LEVELS = (
    Level("egg", text, "egg", watchful(0, 0, 0)),
    Level("chick", text, "chick", watchful(1, 0, 0)),
    Level("hen", text, "hen", watchful(20, 10, 0)),
    Level("fox", text, "fox", watchful(20, 10, 1)),
)
OWL = SearchLevel("owl", "owl", 400)
SEARCH_HINTS = SearchHints(past=("chased",), levels=(OWL,))  # an optional hook
