"""Oxy Soxy: what its puzzles ask: which line to win, or where a beast belongs."""

from typing import Any

from farmyard.core.showing.puzzles import Deal, Theme
from farmyard.games.oxy_soxy.rules import BURN, SCORE

__all__ = ["DEALS", "THEMES"]

DEALS = (Deal(2), Deal(3))


def scores(view: Any, choice: int) -> bool:
    """Tell whether a choice plays a score card on a line."""
    return SCORE <= choice < BURN


def lays(view: Any, choice: int) -> bool:
    """Tell whether a choice lays a beast on the meadow."""
    return choice < SCORE


THEMES = (Theme("line", scores), Theme("place", lays))
