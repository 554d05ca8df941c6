"""Chickenrun: what a player reckons before it moves: ways through the yard, and what plans lack."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from farmyard.games.chickenrun.box import (
    CUTTERS,
    CUTTING,
    KINDS,
    LEAST,
    LONG_DIG,
    MULTI,
    PLANS,
    PLIERS,
    PRICES,
    SHOP_PLACES,
    START,
    TAKES,
)
from farmyard.games.chickenrun.box.board import (
    BELT,
    DOORS,
    FREE,
    HUT,
    MAIN_GATE,
    PLACES,
    SQUARES,
    WICKETS,
    WIRE,
    YARD,
    beside,
)
from farmyard.games.chickenrun.state import Place

FAR = 99
Steps = np.ndarray[Any, np.dtype[np.int64]]

# -- Ways -----------------------------------------------------------------------


def spread(starts: Iterable[int], ground: frozenset[int]) -> Steps:
    """Steps from the nearest of some places to every place; `FAR` where there is no way."""
    steps = np.full(PLACES, FAR, np.int64)
    front = list(starts)
    steps[front] = 0
    while front:
        reached = []
        for n in front:
            for m in beyond(n):
                if steps[m] == FAR and (m in ground or m >= SQUARES):
                    steps[m] = steps[n] + 1
                    if m < SQUARES:
                        reached.append(m)
        front = reached
    return steps


@cache
def beyond(n: int) -> list[int]:
    """The places one step from a place."""
    if n >= SQUARES:
        return DOORS[n - SQUARES]
    return beside(n) + [SQUARES + room for room, doors in enumerate(DOORS) if n in doors]


_YARD = frozenset(YARD)
_OUTSIDE = frozenset([*BELT, *FREE, *MAIN_GATE, *WICKETS, *WIRE])
HIS_GROUND = frozenset([*YARD, *BELT, *MAIN_GATE, *WICKETS])


@cache
def way_to(target: int) -> Steps:
    """Steps through the yard to a place."""
    return spread([target], _YARD)


@cache
def way_home(places: tuple[int, ...]) -> Steps:
    """Steps through the yard to the nearest of some places."""
    return spread(places, _YARD)


@cache
def way_out() -> Steps:
    """Steps to the nearest Free square, from outside, the fence, and the yard behind it."""
    return spread(FREE, _OUTSIDE | _YARD)


@cache
def way_out_by_gate() -> Steps:
    """Steps to the nearest Free square through the open Main Gate."""
    return spread(FREE, frozenset([*BELT, *FREE, *MAIN_GATE, *YARD]))


@cache
def way_to_gate() -> Steps:
    """Steps through the yard onto the Main Gate."""
    return spread(MAIN_GATE, _YARD)


# -- What it has and lacks ------------------------------------------------------


def lacking(view: Any, p: int, plan: int) -> list[int]:
    """The kinds of equipment a plan still takes; the cutting tool counts as Pliers."""
    own = [int(view.hands[p][k]) + int(view.carry[p] == k) for k in range(KINDS)]
    lacks = [k for k in range(KINDS) for _ in range(max(0, int(TAKES[plan][k]) - own[k]))]
    if CUTTING[plan] and not own[CUTTERS] and not own[PLIERS]:
        lacks.append(PLIERS)
    return lacks


def own_plans(view: Any, p: int) -> list[int]:
    """The plans it could carry out with the chickens it has left, the nearest done first."""
    left = sum(int(place) < Place.FREE for place in view.chickens[p])
    plans = [n for n in range(PLANS) if int(view.plans[p]) >> n & 1 and LEAST[n] <= left]
    return sorted(plans, key=lambda n: (len(lacking(view, p, n)), -int(MULTI[n])))


def start_places(view: Any, p: int, plan: int) -> tuple[int, ...]:
    """Where a plan begins."""
    if plan == LONG_DIG:
        return (HUT + int(view.hut[p]),)
    return tuple(int(n) for n in np.flatnonzero(START[plan]))


def useful_shops(view: Any, p: int, plans: list[int] | None = None) -> dict[int, int]:
    """Shops that may have what its plans lack, as far as it remembers, with their prices."""
    plans = own_plans(view, p) if plans is None else plans
    lacks = {kind for plan in plans for kind in lacking(view, p, plan)}
    shops = {}
    for pile, (n, price) in enumerate(zip(SHOP_PLACES, PRICES, strict=True)):
        known = view.seen[p][pile * KINDS : (pile + 1) * KINDS]
        if view.sizes[pile] and (not known.any() or any(known[kind] > 0 for kind in lacks)):
            shops[int(n)] = int(price)
    return shops


def has_tool(view: Any, p: int) -> bool:
    return any(view.hands[p][k] or view.carry[p] == k for k in (CUTTERS, PLIERS))
