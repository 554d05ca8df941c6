"""Chickenrun: what a player reckons before it moves: ways through the yard, and what plans lack."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Place

FAR = 99
Steps = np.ndarray[Any, np.dtype[np.int64]]

# -- Ways -----------------------------------------------------------------------


def spread(starts: Iterable[int], ground: frozenset[int]) -> Steps:
    """Steps from the nearest of some places to every place; `FAR` where there is no way."""
    steps = np.full(board.PLACES, FAR, np.int64)
    front = list(starts)
    steps[front] = 0
    while front:
        reached = []
        for n in front:
            for m in beyond(n):
                if steps[m] == FAR and (m in ground or m >= board.SQUARES):
                    steps[m] = steps[n] + 1
                    if m < board.SQUARES:
                        reached.append(m)
        front = reached
    return steps


@cache
def beyond(n: int) -> list[int]:
    """The places one step from a place."""
    if n >= board.SQUARES:
        return board.DOORS[n - board.SQUARES]
    return board.beside(n) + [
        board.SQUARES + room for room, doors in enumerate(board.DOORS) if n in doors
    ]


_YARD = frozenset(board.YARD)
_OUTSIDE = frozenset([*board.BELT, *board.FREE, *board.MAIN_GATE, *board.WICKETS, *board.WIRE])
HIS_GROUND = frozenset([*board.YARD, *board.BELT, *board.MAIN_GATE, *board.WICKETS])


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
    return spread(board.FREE, _OUTSIDE | _YARD)


@cache
def way_out_by_gate() -> Steps:
    """Steps to the nearest Free square through the open Main Gate."""
    return spread(board.FREE, frozenset([*board.BELT, *board.FREE, *board.MAIN_GATE, *board.YARD]))


@cache
def way_to_gate() -> Steps:
    """Steps through the yard onto the Main Gate."""
    return spread(board.MAIN_GATE, _YARD)


# -- What it has and lacks ------------------------------------------------------


def lacking(view: Any, p: int, plan: int) -> list[int]:
    """The kinds of equipment a plan still takes; the cutting tool counts as Pliers."""
    own = [int(view.hands[p][k]) + int(view.carry[p] == k) for k in range(box.KINDS)]
    lacks = [k for k in range(box.KINDS) for _ in range(max(0, int(box.TAKES[plan][k]) - own[k]))]
    if box.CUTTING[plan] and not own[box.CUTTERS] and not own[box.PLIERS]:
        lacks.append(box.PLIERS)
    return lacks


def own_plans(view: Any, p: int) -> list[int]:
    """The plans it could carry out with the chickens it has left, the nearest done first."""
    left = sum(int(place) < Place.FREE for place in view.chickens[p])
    plans = [n for n in range(box.PLANS) if int(view.plans[p]) >> n & 1 and box.LEAST[n] <= left]
    return sorted(plans, key=lambda n: (len(lacking(view, p, n)), -int(box.MULTI[n])))


def start_places(view: Any, p: int, plan: int) -> tuple[int, ...]:
    """Where a plan begins."""
    if plan == box.LONG_DIG:
        return (board.HUT + int(view.hut[p]),)
    return tuple(int(n) for n in np.flatnonzero(box.START[plan]))


def useful_shops(view: Any, p: int, plans: list[int] | None = None) -> dict[int, int]:
    """Shops that may have what its plans lack, as far as it remembers, with their prices."""
    plans = own_plans(view, p) if plans is None else plans
    lacks = {kind for plan in plans for kind in lacking(view, p, plan)}
    shops = {}
    for pile, (n, price) in enumerate(zip(box.SHOP_PLACES, box.PRICES, strict=True)):
        known = view.seen[p][pile * box.KINDS : (pile + 1) * box.KINDS]
        if view.sizes[pile] and (not known.any() or any(known[kind] > 0 for kind in lacks)):
            shops[int(n)] = int(price)
    return shops


def has_tool(view: Any, p: int) -> bool:
    return any(view.hands[p][k] or view.carry[p] == k for k in (box.CUTTERS, box.PLIERS))
