"""A review of a finished game that keeps to a time limit, as plain data for a page.

By search or rollouts (`farmyard.lab.reviews.chances.usual`) the chances are those if good players
went on.  A game that is too long for that within the limit, or has neither, is reviewed at random:
by the share of the win if everybody played on at random (`farmyard.lab.reviews.chances.by_chance`).
One that is too long for a whole review in either way gets the curves alone, at random, at some of
its decisions.  The endings between two that were counted out are exact
(`farmyard.lab.reviews.review.counted_out`).

``python -m farmyard.lab.reviews.timed_review [SECONDS]`` reads a game file and writes lines of
JSON: the share that is done, as often as it has grown by a hundredth, and at last the review.
"""

import json
import math
import os
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import roster
from farmyard.core.compiling import COMPILED
from farmyard.core.tables.table import Table
from farmyard.lab.reviews import chances
from farmyard.lab.reviews import review as reviews
from farmyard.lab.reviews.chances import PLAY_ON
from farmyard.lab.reviews.review import Decision, Figure, Review, figure

SECONDS = 52.0  # of one core, on which a review is planned: it shall take a minute at most
TRIALS = 8  # decisions by which the speed is measured ...
SHARE = 0.2  # ... in this share of the time at most
OUTLINE, POINTS = 200, (12, 120)  # worlds for each point of a curve alone; fewest and most points
TRIAL = 6  # worlds by which the speed of these is measured
Told = dict[str, Any]


class Plan(NamedTuple):
    """A way of a whole review: its estimator, the fewest and most samples for each choice, and with
    how many its speed is measured."""

    level: str
    fewest: int
    most: int
    tried: int


SEARCHED = Plan(chances.SEARCH, reviews.SOME, 2 * reviews.SOME, reviews.SOME // 2)
ROLLED = Plan(chances.ROLLOUTS, 16, 2 * reviews.ROLLED, 32)
AT_RANDOM = Plan(roster.RANDOM.name, 20, 100, 10)


class Curves(NamedTuple):
    """The chances of every seat: ``values[seat][i]`` before decision ``at[i]``, counted from 0, and
    after the last one what came of the game."""

    at: list[int]
    values: list[list[Figure]]


def review(text: str, seconds: float = SECONDS, progress: reviews.Progress | None = None) -> Told:
    """Review a game file in about so many ``seconds`` of one core, without those for compiling;
    ``progress`` is told how many more steps are done, of `farmyard.lab.reviews.review.steps`.

    Returns ``estimator`` ("search", "rollouts" or "random"), ``at`` and ``chances`` (the curves),
    ``margin`` (half the 95 % interval of a point, the mean of those that are not exact), ``parts``
    by seat (None: too long), ``costliest`` (None: too long) and ``certain``.  Chances are
    fractions; intervals are (value, low, high).
    """
    table = reviews.table_of(text)
    told = {"certain": [_told(table, cost) for cost in reviews.counted_out(table)[-3:]]}
    for plan in _plans(table):
        _try(text, plan, 0)  # compiles it
        began = time.process_time()
        each = _seconds(text, plan, SHARE * seconds)
        seconds -= time.process_time() - began
        samples = min(int(seconds / each), plan.most)
        if samples >= plan.fewest:
            found = reviews.review(text, plan.level, samples, progress=progress)
            return told | _whole(found)
    curves = _outline(table, seconds / _playout(table), progress)
    return told | _drawn(AT_RANDOM.level, curves) | {"parts": None, "costliest": None}


def _whole(found: Review) -> Told:
    table = found.table
    return _drawn(found.level, _curves(found)) | {
        "parts": [_parts(found, seat) for seat in range(len(table.names))],
        "costliest": [_told(table, cost) for cost in found.costliest],
    }


# -- How long it takes ----------------------------------------------------------


def _plans(table: Table) -> Iterator[Plan]:
    """Yield the ways to review a game, the best first."""
    usual = chances.usual(table.card.key, len(table.names))
    if COMPILED:  # plain Python is too slow for them
        yield from (plan for plan in (SEARCHED, ROLLED) if plan.level == usual)
    yield AT_RANDOM


def _seconds(text: str, plan: Plan, limit: float) -> float:
    """Measure how long a whole review takes for each sample; infinite if so much as to measure it
    takes longer than ``limit``."""
    n, began = reviews.table_of(text).n, time.process_time()
    looks, closer = [], []
    for k in range(TRIALS):
        look, again = _try(text, plan, (2 * k + 1) * n // (2 * TRIALS))
        looks.append(look)
        closer.append(again)
        if time.process_time() - began > limit:
            return math.inf
    whole = n * float(np.mean(looks)) + reviews.CANDIDATES * reviews.CLOSER * max(closer)
    return max(whole, 1e-7)


def _try(text: str, plan: Plan, n: int) -> tuple[float, float]:
    """Review a decision, and look closer; return the seconds that both take for each sample."""
    decision = Decision(text, n, plan.level, plan.tried, 0)
    began = time.process_time()
    reviews.look(decision)
    between = time.process_time()
    reviews.look_closer(decision)
    ended = time.process_time()
    return (between - began) / decision.worlds, (ended - between) / decision.worlds


def _playout(table: Table) -> float:
    """Measure the mean seconds of a game played on at random, from the deal and from the middle."""
    began = time.process_time()
    for n in (0, table.n // 2):
        _chance(table, 0, n, TRIAL)
    return max((time.process_time() - began) / (2 * TRIAL), 1e-7)


# -- Curves ---------------------------------------------------------------------


def _chance(table: Table, seat: int, n: int, worlds: int) -> Figure:
    views = table.views.array(seat, n)
    return figure(chances.by_chance(table.game, views, seat, [PLAY_ON], worlds, n)[0])


def _outline(table: Table, playouts: float, progress: reviews.Progress | None) -> Curves:
    """Estimate the curves at as many decisions as there are playouts for, evenly spaced."""
    seats, (fewest, most) = range(len(table.names)), POINTS
    points = min(table.n, most, max(fewest, int(playouts / (len(seats) * OUTLINE))))
    at = sorted({int(n) for n in np.linspace(0, table.n - 1, points)})
    values: list[list[Figure]] = [[] for _ in seats]
    for n in at:
        for seat in seats:
            values[seat].append(_chance(table, seat, n, OUTLINE))
        if progress:
            progress(reviews.steps(table) // len(at))
    standing = table.standing()
    ends = [Figure(chances.part_of(standing, seat), 0.0) for seat in seats]
    return Curves([*at, table.n], [[*own, end] for own, end in zip(values, ends, strict=True)])


def _curves(found: Review) -> Curves:
    table = found.table
    return Curves([*range(table.n + 1)], [found.curve(seat) for seat in range(len(table.names))])


def _drawn(level: str, curves: Curves) -> Told:
    margins = [each.interval.margin for own in curves.values for each in own if each.variance]
    shares = [[round(min(max(each.value, 0), 1), 3) for each in own] for own in curves.values]
    return {
        "estimator": level,
        "at": curves.at,
        "chances": shares,
        "margin": round(float(np.mean(margins)), 3) if margins else 0.0,
    }


# -- Words and numbers ----------------------------------------------------------


def _parts(found: Review, seat: int) -> dict[str, list[float]]:
    return {name: part.interval.rounded(3) for name, part in found.parts(seat)._asdict().items()}


def _told(table: Table, cost: reviews.Cost) -> Told:
    view, names = table.views.of(cost.seat, cost.n), table.views.unique_names
    say = table.game.words.say
    return {
        "n": cost.n,
        "seat": cost.seat,
        "choice": cost.choice,
        "did": say(view, cost.choice, names),
        "best": cost.better,
        "better": say(view, cost.better, names),
        "cost": cost.cost.interval.rounded(3),
    }


# -- As a program ---------------------------------------------------------------

HUNDREDTH = 0.01
STEPS_BACK = 10  # in priority, behind whoever plays


def main() -> None:
    """Review the game file on standard input, in the seconds of the command line."""
    if hasattr(os, "nice"):
        os.nice(STEPS_BACK)
    text, done, written = sys.stdin.read(), 0, 0.0
    most = reviews.steps(reviews.table_of(text))

    def progress(more: int) -> None:
        nonlocal done, written
        done += more
        if done / most - written >= HUNDREDTH:
            written = min(done / most, 1.0)
            print(json.dumps(round(written, 2)), flush=True)

    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print(json.dumps(review(text, seconds, progress)), flush=True)


if __name__ == "__main__":
    main()
