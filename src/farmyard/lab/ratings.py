"""How strong each level is, as one number: Bradley and Terry's model, fitted by choix.

The scale is that of chess: 400 points more are ten wins for each loss.  The mean of all levels is
0.  The fit takes all games at once, so that their order does not matter.  To every pair a win and a
loss of half a game each are added, or a level that never loses would stand infinitely high.  The
intervals are those of the likelihood (its curvature at the top), in which games that share a deal
count for as many independent games as they are worth.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from farmyard.lab.extra import library
from farmyard.lab.intervals import Interval, Z, spread_of

SCALE = 400 / np.log(10)
ROUNDS = 10_000  # of the fit, at most

Numbers = np.ndarray[Any, Any]


class Deals(NamedTuple):
    """Two levels by their places; of every deal what the first won, and how many games it was."""

    first: int
    second: int
    won: Numbers
    games: Numbers


def ratings(levels: int, pairs: Sequence[Deals]) -> list[Interval]:
    """The rating of every level from all pairs played; `MissingLibrary` without choix."""
    choix = library("choix", "ratings")
    beaten, worth = np.zeros((levels, levels)), np.zeros((levels, levels))
    for pair in pairs:
        games, won = float(pair.games.sum()), float(pair.won.sum())
        beaten[pair.first, pair.second] += won + 0.5
        beaten[pair.second, pair.first] += games - won + 0.5
        worth[pair.first, pair.second] = 1 / spread_of(pair.won, pair.games)
    strengths = choix.ilsr_pairwise_dense(beaten, max_iter=ROUNDS)
    strengths = strengths - strengths.mean()
    half = Z * np.sqrt(np.diag(np.linalg.pinv(_curvature(beaten, worth + worth.T, strengths))))
    return [
        Interval(float(s), float(s - h), float(s + h))
        for s, h in zip(SCALE * strengths, SCALE * half, strict=True)
    ]


def _curvature(beaten: Numbers, worth: Numbers, strengths: Numbers) -> Numbers:
    """Of minus the log-likelihood, at these strengths: shape (levels, levels)."""
    chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    apart: Numbers = -(beaten + beaten.T) * worth * chance * (1 - chance)
    np.fill_diagonal(apart, 0.0)
    np.fill_diagonal(apart, -apart.sum(axis=1))
    return apart
