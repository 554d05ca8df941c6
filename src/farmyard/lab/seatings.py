"""Balanced seatings of two levels: no seat and no deal favours either.

A *mixture* gives half of the seats to each level; with an odd number one of them has a seat more.
A mixture is played in all its rotations, with an odd number of seats with the levels changed about
as well: these seatings together are a *round*, and each level has each seat as often as the other.
For four seats there are two rounds, one of ABAB and BABA, one of the four rotations of AABB.  Deal
n is played once in every seating of one round, and the rounds take turns: so all balanced mixtures
are played.  With the same deals and the same dice for a seat, a level that plays itself wins
exactly half: only what the levels do differently can show.
"""

from functools import cache
from itertools import combinations

Seating = tuple[int, ...]
"""For each seat 0 or 1: which of the two levels sits there."""


@cache
def rounds(seats: int) -> tuple[tuple[Seating, ...], ...]:
    """Return the rounds for two or more seats."""
    found: list[tuple[Seating, ...]] = []
    for chosen in combinations(range(seats), seats // 2):
        seating = tuple(int(seat in chosen) for seat in range(seats))
        if not any(seating in known for known in found):
            found.append(_round_of(seating))
    return tuple(found)


def _round_of(seating: Seating) -> tuple[Seating, ...]:
    turned = [seating[i:] + seating[:i] for i in range(len(seating))]
    if len(seating) % 2:
        turned += [tuple(1 - level for level in each) for each in turned]
    return tuple(dict.fromkeys(turned))


def deals_for(seats: int, games: int) -> int:
    """Return the number of whole deals that make at least so many games."""
    cycle = rounds(seats)
    n, played = 0, 0
    while played < games:
        played += len(cycle[n % len(cycle)])
        n += 1
    return n
