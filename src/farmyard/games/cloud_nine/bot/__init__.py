"""Cloud Nine: the computer players, weakest first (section 8 of the ledger).

Each player values every choice by itself, on what its seat may see.  The Hasty lays any nine, the
Hen the one of most eggs; the Rooster plays its Gold where it helps, and alone at the packs it votes
over imagined worlds.  The weaker levels overlook part of their choices.  How choices are valued
stands in `breeding` for the group game and in `clearing` for the packs; what the Owl, which
searches, is told stands in `foresight`.  Alone the Owl is a Clearer.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from farmyard.core.contract import Bot, Level
from farmyard.core.player import Maker, Player, SearchHints, SearchLevel, overlooking
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.bot import breeding, clearing
from farmyard.games.cloud_nine.bot.foresight import evaluate, worth
from farmyard.games.cloud_nine.options import Mode

__all__ = ["LEVELS", "SEARCH_HINTS"]


class Hasty(Player):
    """A group player that lays any nine it finds, and its Gold as soon as it can."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        return [breeding.HASTE.get(breeding.kind_of(view, c), 0.0) for c in choices]


class Hen(Player):
    """A group player that lays the trick of most eggs, with the Gold that helps at once."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        return breeding.Plain(view).values(choices)


class Rooster(Player):
    """A player that plays every Gold card where it helps most, and counts what the others hold."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        if view.mode == Mode.GROUP:
            return breeding.Cunning(view).values(choices)
        return clearing.Patient(view, self.seat, self.dice.getrandbits(64)).values(choices)


class Clearer(Player):
    """A player alone at the packs: prefers choices after which most worlds can be cleared."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        return clearing.Thorough(view, self.seat, self.dice.getrandbits(64)).values(choices)


class EitherMode:
    """A bot made of two: one for the group game, one that clears packs, alone or in a duel."""

    def __init__(self, breeder: Bot, clearer: Bot) -> None:
        self.breeder = breeder
        self.clearer = clearer

    def watch(self, view: Any) -> None:
        """Remember nothing: the view holds all that either bot needs."""

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        """Let the bot choose that is made for the mode of the view."""
        bot = self.breeder if view.mode == Mode.GROUP else self.clearer
        return bot.choose(view, choices)


def make(kind: type[Player]) -> Maker:
    """Return a maker of players of this class."""
    return lambda seat, seats, dice: kind(seat, dice)


def level(name: str, breeder: type[Player], sees: float, sees_at_packs: float) -> Level:
    """Return a level that considers only fractions of its choices.

    ``sees`` is the fraction for the group game, played as by `breeder`, and ``sees_at_packs`` the
    one for the packs, played as by a Rooster.
    """
    breeding_bot = overlooking(make(breeder), sees)
    clearing_bot = overlooking(make(Rooster), sees_at_packs)

    def seated(seat: int, seats: int, dice: Random) -> Bot:
        return EitherMode(breeding_bot(seat, seats, dice), clearing_bot(seat, seats, dice))

    return Level(name, text, name, seated)


OWL = SearchLevel("owl", "owl", 1000)
SEARCH_HINTS = SearchHints(
    worth, evaluate, depth=10, random_one_in=0, levels=(OWL,), alone=make(Clearer)
)

LEVELS = (
    level("egg", Hasty, 0.05, 0.03),
    level("chick", Hen, 0.45, 0.1),
    level("pullet", Rooster, 0.26, 0.25),
    level("hen", Rooster, 0.6, 0.55),
    level("rooster", Rooster, 1.0, 1.0),
)
