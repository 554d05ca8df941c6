"""Rewards at the end of a game: a number from −1 to 1 for each seat.

Scores of different games are not comparable (cards left over, saucer parts, eggs), and the aim of
all is to beat the others; so a seat gets the fraction of the others it has beaten, less the
fraction it was beaten by.  For two seats that is 1, 0 or −1; the sum is zero for any number.  In a
game for one, a score of s gives s / (100 + |s|), which rises with s and stays in the range.
"""

from collections.abc import Sequence

MOST, LEAST = 1.0, -1.0
HALFWAY = 100  # the score with half of the highest reward, in a game for one


def rewards(scores: Sequence[int]) -> list[float]:
    """Return each seat's reward for final scores, of which more is better."""
    if len(scores) == 1:
        return [scores[0] / (HALFWAY + abs(scores[0]))]
    return [_balance(own, scores) / (len(scores) - 1) for own in scores]


def _balance(own: int, scores: Sequence[int]) -> int:
    """Return the number of seats beaten, less the number that were better."""
    return sum((own > other) - (own < other) for other in scores)
