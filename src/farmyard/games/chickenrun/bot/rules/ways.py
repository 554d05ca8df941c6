"""Chickenrun: tables of steps through the farm, to targets of errands and for the guards.

A target is what an errand may lead to: a building, the squares where a plan begins, the wire, or
out.  Sets of targets are bits.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from farmyard.core.compiling import rule
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import board

FAR = 99
Steps = np.ndarray[Any, np.dtype[np.int8]]

_YARD = frozenset(board.YARD)
_OUTSIDE = frozenset([*board.BELT, *board.FREE, *board.MAIN_GATE, *board.WICKETS, *board.WIRE])
_BY_GATE = frozenset([*board.BELT, *board.FREE, *board.MAIN_GATE, *board.YARD])
_HIS = frozenset([*board.YARD, *board.BELT, *board.MAIN_GATE, *board.WICKETS])
_WIRE_SQUARES = [n for n in board.YARD if any(m in board.WIRE for m in board.beside(n))]
_BEYOND = [
    *(
        board.beside(n)
        + [board.SQUARES + room for room, doors in enumerate(board.DOORS) if n in doors]
        for n in range(board.SQUARES)
    ),
    *board.DOORS,
]
"""The places one step from each place."""

# -- How far it is --------------------------------------------------------------


def spread(starts: Iterable[int], ground: frozenset[int]) -> Steps:
    """Return the steps from the nearest of some places to every place; `FAR` if unreachable."""
    front = list(starts)
    steps = dict.fromkeys(front, 0)
    for n in front:  # which grows
        for m in _BEYOND[n]:
            if m not in steps and (m in ground or m >= board.SQUARES):
                steps[m] = steps[n] + 1
                if m < board.SQUARES:
                    front.append(m)
    far = np.full(board.PLACES, FAR, np.int8)
    far[list(steps)] = list(steps.values())
    return far


@cache
def steps_from(n: int) -> Steps:
    """Return the steps through the yard from a place to every place."""
    return spread([n], _YARD)


HIS_STEPS = np.array([spread([n], _HIS) for n in range(board.PLACES)])
"""Mr Tweedy's steps from a place to another: shape (places, places)."""

DOG_STEPS = np.array([spread([n], frozenset(board.BELT)) for n in range(board.PLACES)])
"""The dog's steps from a place to another: shape (places, places)."""

# -- Targets --------------------------------------------------------------------

FOOD = len(box.SHOPS)  # after the shops
HUT = FOOD + 1  # the first of six
PLAN = HUT + board.HUTS  # the first of those where plans begin
WIRE = PLAN + box.PLANS
OUT, OUT_BY_GATE, GATE = WIRE + 1, WIRE + 2, WIRE + 3

PLACES_OF: list[list[int]] = [
    *([int(n)] for n in box.SHOP_PLACES),
    [board.FOOD],
    *([board.HUT + n] for n in range(board.HUTS)),
    *(np.flatnonzero(starts).tolist() for starts in box.START),
    _WIRE_SQUARES,
    board.FREE,
    board.FREE,
    board.MAIN_GATE,
]
"""The places of each target."""

_GROUND = {OUT: _OUTSIDE | _YARD, OUT_BY_GATE: _BY_GATE}
WAYS = np.array([spread(places, _GROUND.get(n, _YARD)) for n, places in enumerate(PLACES_OF)])
"""Steps to each target from every place: shape (targets, places)."""

TARGETS = len(PLACES_OF)


@rule
def steps_to(targets, n):
    """Return the steps from a place to the nearest of some targets."""
    least = FAR
    for target in range(TARGETS):
        if targets >> target & 1:
            least = min(least, int(WAYS[target, n]))
    return least


@rule
def his_steps(s, n):
    """Return Mr Tweedy's steps to a place."""
    return int(HIS_STEPS[s.tweedy, n])


@rule
def its_steps(s, n):
    """Return the dog's steps to a place."""
    return int(DOG_STEPS[s.dog, n])


CHANCES = np.array((1, 1, 1, 0.97, 0.92, 0.83, 0.72, 0.58, 0.42, 0.28, 0.17, 0.1, 0.06, 0.03, 0.0))


@rule
def chance(steps):
    """Return the chance that a guard covers so many steps in its turn, black die included."""
    return float(CHANCES[min(steps, len(CHANCES) - 1)])
