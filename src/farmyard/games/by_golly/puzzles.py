"""By Golly!: what its puzzles ask: where an animal lies, just seen, and how to bear a mess."""

from typing import Any

from farmyard.core.showing.puzzles import Deal, Theme
from farmyard.games.by_golly.state import Phase

__all__ = ["DEALS", "FORGOTTEN", "SHOWN", "THEMES", "begins"]

DEALS = (Deal(2), Deal(3))
SHOWN = 10
LAST_TURN = ("whose", "places", "faces", "against", "mixed", "picked", "taken", "robbed")
FORGOTTEN = (*LAST_TURN, "seen", "lot", "lots", "known")


def begins(view: Any) -> bool:
    """Tell whether a turn begins: nothing lies face up."""
    return view.phase == Phase.PLAY and not view.lying


def seeks(view: Any, choice: int) -> bool:
    """Tell whether an animal is played, or a card turned over."""
    return view.phase in (Phase.PLAY, Phase.TURN, Phase.TURN2)


def settles(view: Any, choice: int) -> bool:
    """Tell whether a mess, a marten or a lucky find is dealt with."""
    return view.phase in (Phase.LUCKY, Phase.DRAW, Phase.SHUFFLE)


THEMES = (Theme("where", seeks), Theme("mess", settles))
