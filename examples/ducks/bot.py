"""Ducks: players that differ in what they look at.

All but the owl value a card by what it makes of a pond.  The owl searches in worlds that
`knowledge.imagine` makes of its view; a game gets it with two lines of code.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from farmyard.core.contract import Level
from farmyard.core.player import Maker, Player, SearchHints, SearchLevel
from farmyard.games.ducks import text
from farmyard.games.ducks.box import BROOD, PLAYERS

__all__ = ["LEVELS", "SEARCH_HINTS"]


class Worth(NamedTuple):
    """The likings of a player: a brood, a duck whose brood it can finish from its hand, and to shoo
    a pair, or a single duck, from another's pond."""

    brood: int = 0
    begun: int = 0
    pair: int = 0
    single: int = 0


class Watchful(Player):
    """A player that values what a card does to a pond."""

    def __init__(self, seat: int, dice: Random, worth: Worth) -> None:
        super().__init__(seat, dice)
        self.worth = worth

    def values(self, view: Any, choices: Sequence[int]) -> list[float]:
        return [self._value(view, *divmod(c, PLAYERS)) for c in choices]

    def _value(self, view: Any, kind: int, step: int) -> float:
        if step:
            ducks = view.ponds[(self.seat + step) % view.seats, kind]
            return self.worth.pair if ducks == BROOD - 1 else self.worth.single
        missing = BROOD - 1 - view.ponds[self.seat, kind]
        if missing == 0:
            return self.worth.brood
        return self.worth.begun * (view.hands[self.seat, kind] > missing)


def watchful(worth: Worth) -> Maker:
    """Return a maker of players that like these things."""
    return lambda seat, seats, dice: Watchful(seat, dice, worth)


LEVELS = (
    Level("egg", text, "egg", watchful(Worth())),
    Level("chick", text, "chick", watchful(Worth(9, 3, 0, -1))),
    Level("hen", text, "hen", watchful(Worth(9, 0, 4, 0))),
    Level("fox", text, "fox", watchful(Worth(9, 3, 4, -1))),
)
OWL = SearchLevel("owl", "owl", 400)
SEARCH_HINTS = SearchHints(levels=(OWL,))  # an optional hook
