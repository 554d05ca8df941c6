"""Chickenrun: how players drive the Tweedys: whom Mr Tweedy or the dog gets, or comes nearer to."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from farmyard.games.chickenrun.bot.errands import HIS_GROUND, Steps, spread
from farmyard.games.chickenrun.box import DOG_PROOF, board
from farmyard.games.chickenrun.state import BROWN, PASS, PLACE

STOPPED, LOADED, CAUGHT = 10.0, 4.0, 1.0  # what landing on one is worth
FARTHEST = 40  # steps over which it still counts to come nearer
COMING = 0.1  # of what it is worth to get somebody, for being near

# -- How far --------------------------------------------------------------------


@cache
def his_steps(n: int) -> Steps:
    """Mr Tweedy's steps from a place, or to it."""
    return spread([n], HIS_GROUND)


@cache
def its_steps(n: int) -> Steps:
    """The dog's."""
    return spread([n], frozenset(board.BELT))


# -- What is to be got ----------------------------------------------------------


def gain(view: Any, me: int, n: int, dog: bool) -> float:
    """What a guard gets by landing there: escapes of others before loads, before anybody; one's
    own is worse than nothing."""
    value = 0.0
    for q in range(view.seats):
        worth = catch(view, q, n, dog)
        value += -2 * worth if q == me else worth
    return value


def catch(view: Any, q: int, n: int, dog: bool) -> float:
    """What is got from q there."""
    if view.escape[q] >= 0:
        on_runner = view.at[q] == n and not view.depth[q]
        if dog:
            on_runner = on_runner and not DOG_PROOF[view.escape[q]]
        stops = on_runner or (view.marker[q] == n and not dog)
        return STOPPED + 2 * int(view.freed[q]) if stops else 0.0
    if dog or view.at[q] != n or not board.IS_YARD[n]:
        return 0.0
    return LOADED if view.loaded[q] else CAUGHT


def wanted(view: Any, me: int, dog: bool) -> Iterator[tuple[int, float]]:
    """Where others are whom a guard would like to come near, and how much."""
    for q in range(view.seats):
        n, marker = int(view.at[q]), int(view.marker[q])
        if q == me or n < 0:
            continue
        if view.escape[q] >= 0:
            if (
                0 <= n < board.SQUARES
                and board.IS_OUTSIDE[n]
                and not (dog and DOG_PROOF[view.escape[q]])
            ):
                yield n, 3.0
            if not dog and not board.HUT <= marker < board.HUT + board.HUTS and marker >= 0:
                yield marker, 4.0
        elif not dog:
            yield (
                n,
                2.0
                if view.loaded[q]
                else 1.5
                if n > board.HOUSE
                else 1.0
                if n < board.HUT
                else 0.5,
            )


# -- Where to -------------------------------------------------------------------


def driving(view: Any, me: int, choice: int, dog: bool) -> float:
    """Whom he gets there, or how near he comes; for staying, how near he is."""
    guard = int(view.dog if dog else view.tweedy)
    n = guard if choice == PASS else int(choice - PLACE)
    got = gain(view, me, n, dog) if choice != PASS else 0.0
    return got or nearness(view, me, n, dog) - (0.01 if choice == PASS else 0.0)


def nearness(view: Any, me: int, n: int, dog: bool) -> float:
    steps = its_steps if dog else his_steps
    near = (worth * (1 - steps(m)[n] / FARTHEST) for m, worth in wanted(view, me, dog))
    return COMING * float(max(near, default=0.0))


def selecting(view: Any, me: int, choice: int) -> float:
    """Mr Tweedy or the dog: who gets more; else the dog if somebody runs from it."""
    if choice == PASS:
        return 0.0
    dog = choice == BROWN
    reach = (its_steps if dog else his_steps)(int(view.dog if dog else view.tweedy))
    steps = int(view.black) + int(view.white)
    places = {int(n) for n in (*view.at[: view.seats], *view.marker[: view.seats]) if n >= 0}
    within = [n for n in places if 0 < reach[n] <= steps]
    best = max((gain(view, me, n, dog) for n in within), default=0.0)
    if best > 0:
        return best
    runs = any(True for _ in wanted(view, me, dog))
    return (0.3 if dog else 0.2) if runs else 0.1 if not dog else 0.0
