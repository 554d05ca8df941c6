"""Cloud Nine: its own players, weakest first (section 8 of the ledger).

All value each choice by itself, on what their seat may see.  The Hasty lays any nine, the Hen the
most eggs; the Rooster plays its Gold where it helps, and alone at the packs it asks worlds it
imagines.  How they value the choices of a breeder stands in `breeding`, those at the packs in
`clearing`; what the Owl is told, who searches, in `foresight`.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.game import Level
from farmyard.core.player import Maker, Player, SearchHints, SearchLevel, overlooking
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.bot import breeding, clearing
from farmyard.games.cloud_nine.bot.foresight import evaluate, worth
from farmyard.games.cloud_nine.state import GROUP

__all__ = ["LEVELS", "SEARCH_HINTS"]


class Hasty(Player):
    """Lays any nine it finds, of any cards, and its Gold as soon as it can."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        room = breeding if view.mode == GROUP else clearing
        return [room.HASTE.get(room.kind_of(view, c), 0.0) for c in choices]


class Hen(Player):
    """Lays what brings most, with the Gold that helps at once."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        if view.mode == GROUP:
            return breeding.Plain(view).values(choices)
        return clearing.Plain(view).values(choices)


class Rooster(Player):
    """Plays every Gold card where it helps most, and counts what the others hold."""

    def values(self, view: Any, choices: Sequence[int]) -> Sequence[float]:
        if view.mode == GROUP:
            return breeding.Cunning(view).values(choices)
        return clearing.Patient(view, self.seat, self.dice.getrandbits(64)).values(choices)


def make(kind: type[Player]) -> Maker:
    """A maker of such players."""
    return lambda seat, seats, dice: kind(seat, dice)


OWL = SearchLevel("owl", "owl", 1000)
SEARCH_HINTS = SearchHints(worth, evaluate, depth=10, random_one_in=0, levels=(OWL,))

LEVELS = (
    Level("egg", text, "egg", overlooking(make(Hasty), 0.05)),
    Level("chick", text, "chick", overlooking(make(Hen), 0.2)),
    Level("pullet", text, "pullet", overlooking(make(Hen), 0.4)),
    Level("hen", text, "hen", make(Hen)),
    Level("rooster", text, "rooster", make(Rooster)),
)
