"""Chickens ’n’ Aliens: what its puzzles ask: when to land, whom to upset, what else to do."""

from typing import Any

from farmyard.core.showing.puzzles import Deal, Theme
from farmyard.games.aliens.box import TO_WIN
from farmyard.games.aliens.state import DEED, TO, Deed

__all__ = ["DEALS", "THEMES"]

DEALS = (Deal(2), Deal(3))


def lands(view: Any, choice: int) -> bool:
    """Tell whether an alien is laid, the third or one before it."""
    return DEED[choice] in (Deed.LAY, Deed.LAY_BOTTOM) and bool(view.laid[view.turn] < TO_WIN)


def upsets(view: Any, choice: int) -> bool:
    """Tell whether a card is played against another chicken."""
    return bool(TO[choice] > 0)


def anything(view: Any, choice: int) -> bool:
    """Tell of any choice that it can be asked for."""
    return True


THEMES = (Theme("land", lands), Theme("upset", upsets), Theme("turn", anything))
