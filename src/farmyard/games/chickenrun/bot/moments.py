"""Chickenrun: how near the guards are in turns of theirs, and when a kept card is to be played."""

from typing import Any

from farmyard.games.chickenrun.bot.errands import way_out, way_to_gate
from farmyard.games.chickenrun.bot.prowling import his_steps, its_steps
from farmyard.games.chickenrun.box import (
    FORTY_WINKS,
    LATCH,
    MARROW_BONE,
    QUICK_MARCH,
    TELEPHONE,
    WISHBONE,
)
from farmyard.games.chickenrun.box.board import BUNKER, HOUSE, IS_OUTSIDE, SQUARES
from farmyard.games.chickenrun.state import Place


def chance(steps: int) -> float:
    """That a guard comes so far in a turn of his: two dice, and before it the black one."""
    return float(AT_LEAST[min(int(steps), len(AT_LEAST) - 1)])


AT_LEAST = (1, 1, 1, 0.97, 0.92, 0.83, 0.72, 0.58, 0.42, 0.28, 0.17, 0.1, 0.06, 0.03, 0.0)


def is_useful(view: Any, p: int, card: int) -> bool:
    """Whether the moment of a kept card has come."""
    n, escaping = int(view.at[p]), bool(view.escape[p] >= 0)
    outside = escaping and 0 <= n < SQUARES and bool(IS_OUTSIDE[n])
    if card == WISHBONE:
        inside = sum(int(place) == Place.BUNKER for place in view.chickens[p])
        return inside > 1 or n == BUNKER
    if card == FORTY_WINKS:
        return escaping and view.boss != p
    if card == TELEPHONE:
        near = [m for m in (n, int(view.marker[p])) if m >= 0 and (escaping or view.loaded[p])]
        steps = his_steps(int(view.tweedy)) if view.tweedy != HOUSE else None
        return steps is not None and any(steps[m] <= 9 for m in near)
    if card == MARROW_BONE:
        return outside and its_steps(int(view.dog))[n] <= 9
    if card == LATCH:
        return not escaping and not view.gate and not view.loaded[p] and way_to_gate()[n] <= 7
    if card == QUICK_MARCH:
        return outside and 7 <= way_out()[n] <= 16
    return False
