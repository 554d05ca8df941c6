"""Confidence intervals of 95 % for shares and means, and tests of many shares at once.

Shares have Wilson's score interval (E. B. Wilson, JASA 22, 1927), which stays within 0 and 1 and is
sound for few games too; shared wins count as parts.  Games that share a deal are not independent:
the interval is widened by the design effect of cluster sampling (Kish, 1965), never narrowed.

Of many intervals some miss by chance: one in twenty.  Whoever compares many shares with what they
should be asks `holm` (S. Holm, Scandinavian Journal of Statistics 6, 1979), by which one false
alarm or more comes in one study of twenty, however the shares depend on each other.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

Numbers = np.ndarray[Any, Any]


def student(freedom: float, z: float = Z) -> float:
    """Return a quantile of Student's t with so many degrees of freedom, 1 or more, within 0.004:
    the one that is ``z`` for infinitely many, by default 97.5 %.

    Expansion of Cornish and Fisher; below 3 that of 97.5 % on straight lines, which overstates.
    """
    if freedom < 3:
        return float(np.interp(freedom, [1, 2, 3], [12.706, 4.303, 3.182]))
    n = freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4


class Interval(NamedTuple):
    """A figure with the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def rounded(self, digits: int = 4) -> list[float]:
        """Return value, low and high, rounded for JSON."""
        return [round(each, digits) for each in self]

    @property
    def margin(self) -> float:
        """The larger of the two distances to the bounds."""
        return max(self.high - self.value, self.value - self.low)


def wilson(wins: float, n: float) -> Interval:
    """Return the share of ``wins`` among ``n`` independent games; bounds 0 and 1 for no games."""
    if n <= 0:
        return Interval(float("nan"), 0.0, 1.0)
    share, z2 = wins / n, Z * Z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z / (1 + z2 / n) * (share * (1 - share) / n + z2 / (4 * n * n)) ** 0.5
    return Interval(share, min(max(0.0, middle - half), share), max(min(1.0, middle + half), share))


def share_over_deals(wins: Numbers, games: Numbers) -> Interval:
    """Return the share of wins among games in deals: ``wins`` and ``games`` have shape (deals,).

    Wilson's interval for the effective number of independent games, which is smaller than the
    number of games if those of one deal are more alike than those of different deals.
    """
    n, won = float(games.sum()), float(wins.sum())
    return wilson(won / spread_of(wins, games), n / spread_of(wins, games))


def spread_of(wins: Numbers, games: Numbers) -> float:
    """Return the design effect of deals: the variance of a share relative to that of independent
    games; at least 1."""
    n = float(games.sum())
    share = float(wins.sum()) / max(n, 1.0)
    if len(games) < 2 or not 0 < share < 1:
        return 1.0
    apart = wins - share * games
    between = float((apart * apart).sum()) * len(games) / (len(games) - 1)
    return max(1.0, between / (n * share * (1 - share)))


def mean(values: Numbers) -> Interval:
    """Return the mean of independent values, shape (n,); with fewer than two the bounds are
    infinite."""
    if not len(values):
        return Interval(*[float("nan")] * 3)
    middle = float(values.mean())
    if len(values) < 2:
        return Interval(middle, float("-inf"), float("inf"))
    half = Z * float(values.std(ddof=1)) / len(values) ** 0.5
    return Interval(middle, middle - half, middle + half)


def chance_of_share(share: float, expected: float, n: float) -> float:
    """Return the two-sided p-value of a share among ``n`` games whose true share is ``expected``
    (score test, which Wilson's interval inverts).  Shared wins make it larger, never smaller."""
    if n <= 0 or not 0 < expected < 1:
        return 1.0
    z = abs(share - expected) / math.sqrt(expected * (1 - expected) / n)
    return math.erfc(z / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Return p-values corrected for their number by Holm's method, in the order given.

    Those up to 0.05 can all be called significant together.
    """
    corrected, largest = [1.0] * len(chances), 0.0
    for rank, i in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        largest = max(largest, min(1.0, (len(chances) - rank) * chances[i]))
        corrected[i] = largest
    return corrected
