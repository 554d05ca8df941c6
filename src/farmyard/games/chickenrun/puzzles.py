"""Chickenrun: what its puzzles ask: how to get out before Mr Tweedy comes, and what to do first."""

from typing import Any

from farmyard.core.showing.puzzles import Deal, Theme
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import PASS, PLACE, Phase

__all__ = ["DEALS", "THEMES"]

DEALS = tuple(Deal(seats, (("target", "2"),)) for seats in (2, 3))


def runs(view: Any, choice: int) -> bool:
    """Tell whether a chicken on its way out of the farm moves."""
    out = choice >= PLACE and board.IS_OUTSIDE[choice - PLACE]
    return view.phase == Phase.MOVE and bool(view.escape[view.turn] >= 0 or out)


def walks(view: Any, choice: int) -> bool:
    """Tell whether a chicken moves about the yard, or stays."""
    return view.phase == Phase.MOVE and (choice == PASS or choice >= PLACE)


def plans(view: Any, choice: int) -> bool:
    """Tell whether anything else is chosen but a bargain."""
    return not Phase.TRADE <= view.phase <= Phase.REPLY


THEMES = (Theme("out", runs), Theme("yard", walks), Theme("plan", plans))
