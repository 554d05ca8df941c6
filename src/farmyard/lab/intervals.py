"""How sure a figure is: intervals of 95 % for shares and for means.

A share is Wilson's (E. B. Wilson, JASA 22, 1927), which keeps within 0 and 1 and is right for few
games too; shared wins count as parts.  Games that share a deal are not independent: what is known
of whole deals widens the interval, and never narrows it.
"""

from typing import Any, NamedTuple

import numpy as np

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

Numbers = np.ndarray[Any, Any]


class Interval(NamedTuple):
    """A figure and the bounds it lies within, with 95 %."""

    value: float
    low: float
    high: float

    def rounded(self, digits: int = 4) -> list[float]:
        """For JSON: value, low, high."""
        return [round(each, digits) for each in self]

    @property
    def margin(self) -> float:
        """The larger of the two distances to the bounds."""
        return max(self.high - self.value, self.value - self.low)


def wilson(wins: float, n: float) -> Interval:
    """A share of ``wins`` among ``n`` independent games; 0 to 1 if there were none."""
    if n <= 0:
        return Interval(float("nan"), 0.0, 1.0)
    share, z2 = wins / n, Z * Z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z / (1 + z2 / n) * (share * (1 - share) / n + z2 / (4 * n * n)) ** 0.5
    return Interval(share, min(max(0.0, middle - half), share), max(min(1.0, middle + half), share))


def share_over_deals(wins: Numbers, games: Numbers) -> Interval:
    """A share among games that came in deals: ``wins`` and ``games`` of each deal, shape (deals,).

    If the games of a deal are more alike than those of different deals, as many independent games
    are counted as would be as sure; if they are less alike, all of them and no more.
    """
    n, won = float(games.sum()), float(wins.sum())
    return wilson(won / spread_of(wins, games), n / spread_of(wins, games))


def spread_of(wins: Numbers, games: Numbers) -> float:
    """By how much the variance of a share is larger than that of independent games; at least 1."""
    n = float(games.sum())
    share = float(wins.sum()) / max(n, 1.0)
    if len(games) < 2 or not 0 < share < 1:
        return 1.0
    apart = wins - share * games
    between = float((apart * apart).sum()) * len(games) / (len(games) - 1)
    return max(1.0, between / (n * share * (1 - share)))


def mean(values: Numbers) -> Interval:
    """A mean of independent values, shape (n,); without bounds if there are fewer than two."""
    if not len(values):
        return Interval(*[float("nan")] * 3)
    middle = float(values.mean())
    if len(values) < 2:
        return Interval(middle, float("-inf"), float("inf"))
    half = Z * float(values.std(ddof=1)) / len(values) ** 0.5
    return Interval(middle, middle - half, middle + half)
