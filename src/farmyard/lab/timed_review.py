"""A review of a finished game that keeps to a time limit, as plain data for a page.

All its chances are by chance: the share of the win if everybody played on at random from there,
which is what can be estimated with honest intervals (`farmyard.lab.chances.by_chance`).  A game
that is too long for a whole review gets the curves alone, at some of its decisions.  The endings
between two that were counted out are exact (`farmyard.lab.review.counted_out`).

``python -m farmyard.lab.timed_review`` reads a game file and writes lines of JSON: the share that
is done, as often as it has grown by a hundredth, and at last the review.
"""

import json
import os
import sys
import time
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import roster
from farmyard.core.table import Table
from farmyard.lab import chances
from farmyard.lab import review as reviews
from farmyard.lab.chances import PLAY_ON
from farmyard.lab.review import Figure, Review, figure

SECONDS = 45.0  # of one core, on which a review is planned: it may take somewhat longer
MOST, FEWEST = 100, 20  # worlds for each choice of a whole review
OUTLINE, POINTS = 200, (12, 120)  # worlds for each point of a curve alone; fewest and most points
TRIAL = 6  # worlds by which the speed is measured
LEVEL = roster.RANDOM.name
Told = dict[str, Any]


class Curves(NamedTuple):
    """The chances of every seat: ``values[seat][i]`` before decision ``at[i]``, counted from 0, and
    after the last one what came of the game."""

    at: list[int]
    values: list[list[Figure]]


def review(text: str, seconds: float = SECONDS, progress: reviews.Progress | None = None) -> Told:
    """Review a game file; ``progress`` is told how many more steps are done, of
    `farmyard.lab.review.steps`.

    Returns ``at`` and ``chances`` (the curves), ``margin`` (the widest 95 % interval of a point, to
    one side), ``parts`` by seat (None: too long), ``costliest`` (None: too long) and ``certain``.
    Chances are fractions; intervals are (value, low, high).
    """
    table = reviews.table_of(text)
    playouts = seconds / _playout(table)
    worlds = int(playouts / _playouts(table))
    told = {"certain": [_told(table, cost) for cost in reviews.counted_out(table)[-3:]]}
    if worlds < FEWEST:
        return (
            told | _drawn(_outline(table, playouts, progress)) | {"parts": None, "costliest": None}
        )
    found = reviews.review(text, LEVEL, min(worlds, MOST), progress=progress)
    return (
        told
        | _drawn(_curves(found))
        | {
            "parts": [_parts(found, seat) for seat in range(len(table.names))],
            "costliest": [_told(table, cost) for cost in found.costliest],
        }
    )


# -- How long it takes ----------------------------------------------------------


def _playout(table: Table) -> float:
    """Measure the mean seconds of a game played on at random, from the deal and from the middle."""
    taken = 0.0
    for worlds in (1, TRIAL):  # the first compiles it
        began = time.perf_counter()
        for n in (0, table.n // 2):
            _chance(table, 0, n, worlds)
        taken = (time.perf_counter() - began) / (2 * worlds)
    return max(taken, 1e-7)


def _playouts(table: Table) -> int:
    """Count the games that a whole review plays on, for each world of a choice."""
    seats, most = len(table.names), 0
    for n in range(table.n):
        views = table.views.array(table.history.turn_at(n), n)
        most += 2 * seats * reviews.FINER + len(table.game.choices(views))
    return most + reviews.CANDIDATES * reviews.CLOSER * (most // max(table.n, 1))


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


def _drawn(curves: Curves) -> Told:
    widest = max(each.interval.margin for own in curves.values for each in own)
    shares = [[round(min(max(each.value, 0), 1), 3) for each in own] for own in curves.values]
    return {"at": curves.at, "chances": shares, "margin": round(widest, 3)}


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
    """Review the game file on standard input."""
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

    print(json.dumps(review(text, progress=progress)), flush=True)


if __name__ == "__main__":
    main()
