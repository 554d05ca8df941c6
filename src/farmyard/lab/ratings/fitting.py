"""Ratings of levels: the model of Bradley and Terry (1952), fitted by Newton's method.

The scale is Elo's: 400 points more mean ten wins for each loss.  The mean of all levels is 0; or
one of them, the anchor, has 1500 by definition, and intervals are those of differences from it.
The maximum likelihood fit takes all games at once, so that their order does not matter; half a win
and half a loss are added to every pair, or a level that never loses would be rated infinitely high.
The intervals come from the curvature of the log-likelihood (observed information), with games that
share a deal weighted by their design effect (`farmyard.lab.intervals.spread_of`).
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from farmyard.lab.intervals import Interval, Z, spread_of

SCALE = 400 / np.log(10)
ANCHORED = 1500  # points of the anchor
ROUNDS = 100  # of the fit, at most; it takes some ten
CLOSE = 1e-9  # the largest slope of the log-likelihood at its maximum, for each game

Numbers = np.ndarray[Any, Any]


class Deals(NamedTuple):
    """The games of two levels, given by index: ``won`` by the first and ``games``, (deals,)."""

    first: int
    second: int
    won: Numbers
    games: Numbers


def ratings(levels: int, pairs: Sequence[Deals]) -> list[Interval]:
    """Rate every level from all pairs played; each pair is named once."""
    strengths, covariance = _strengths(levels, pairs)
    return _intervals(strengths, np.diag(covariance))


def anchored(levels: int, pairs: Sequence[Deals], anchor: int) -> list[Interval]:
    """Rate every level where ``anchor`` has `ANCHORED` points; each pair is named once.

    Only levels that `met` the anchor can be compared with it.
    """
    strengths, covariance = _strengths(levels, pairs)
    own = np.diag(covariance)
    apart = own + own[anchor] - 2 * covariance[anchor]  # of the difference from the anchor
    return _intervals(strengths - strengths[anchor] + ANCHORED / SCALE, np.maximum(apart, 0))


def met(levels: int, pairs: Sequence[Deals], one: int) -> set[int]:
    """Return the levels to which a chain of games leads from ``one``, itself among them."""
    linked, grown = {one}, True
    while grown:
        sides = [{pair.first, pair.second} for pair in pairs if pair.games.sum() > 0]
        more = linked.union(*(side for side in sides if side & linked))
        grown, linked = more != linked, more
    return linked


def _strengths(levels: int, pairs: Sequence[Deals]) -> tuple[Numbers, Numbers]:
    """Return the strengths of all levels, and their covariance: (levels,), (levels, levels)."""
    beaten, worth = np.zeros((levels, levels)), np.zeros((levels, levels))
    for pair in pairs:
        games, won = float(pair.games.sum()), float(pair.won.sum())
        beaten[pair.first, pair.second] += won + 0.5
        beaten[pair.second, pair.first] += games - won + 0.5
        worth[pair.first, pair.second] = 1 / spread_of(pair.won, pair.games)
    strengths = fitted(beaten)
    return strengths, np.linalg.pinv(_curvature(beaten, worth + worth.T, strengths))


def _intervals(strengths: Numbers, variances: Numbers) -> list[Interval]:
    half = Z * np.sqrt(variances)
    return [
        Interval(float(s), float(s - h), float(s + h))
        for s, h in zip(SCALE * strengths, SCALE * half, strict=True)
    ]


def fitted(beaten: Numbers) -> Numbers:
    """Return the strengths of maximum likelihood, of mean 0, where level i has won
    ``beaten[i, j]`` games against level j.  Steps are halved until the likelihood grows."""
    strengths: Numbers = np.zeros(len(beaten))
    all_alike = np.ones(beaten.shape)
    for _ in range(ROUNDS):
        slope = (beaten - (beaten + beaten.T) * _chances(strengths)).sum(axis=1)
        if np.abs(slope).max() <= CLOSE * beaten.sum():
            break
        step = np.linalg.pinv(_curvature(beaten, all_alike, strengths)) @ slope
        while _likelihood(beaten, strengths + step) < _likelihood(beaten, strengths):
            step /= 2
        strengths = strengths + step
    strengths -= strengths.mean()
    return strengths


def _likelihood(beaten: Numbers, strengths: Numbers) -> float:
    """Return the logarithm of the likelihood of these results."""
    return -float((beaten * np.logaddexp(0, strengths[None, :] - strengths[:, None])).sum())


def _chances(strengths: Numbers) -> Numbers:
    """Return the chance of each level to beat each: (levels, levels)."""
    return np.asarray(1 / (1 + np.exp(strengths[None, :] - strengths[:, None])))


def _curvature(beaten: Numbers, worth: Numbers, strengths: Numbers) -> Numbers:
    """Return the Hessian of minus the log-likelihood at these strengths: (levels, levels)."""
    chance = _chances(strengths)
    apart: Numbers = -(beaten + beaten.T) * worth * chance * (1 - chance)
    np.fill_diagonal(apart, 0.0)
    np.fill_diagonal(apart, -apart.sum(axis=1))
    return apart
