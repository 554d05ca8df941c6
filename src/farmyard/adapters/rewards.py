"""What a game was worth to each seat: a number from −1 to 1, given once, at the end.

Scores of different games do not compare (cards left over, saucer parts, eggs), and in all of them
the aim is to come before the others; so with company a seat gets the share of the others it came
before, less the share it came behind.  For two that is 1, 0 or −1, for any number it sums up to
zero.  Alone there is nobody to come before: a score of s is worth s / (100 + |s|), so that more is
always better and nothing ever leaves the range.
"""

from collections.abc import Sequence

MOST, LEAST = 1.0, -1.0
HALFWAY = 100  # the score that is worth half of the most, for a seat alone


def rewards(scores: Sequence[int]) -> list[float]:
    """Each seat's reward for these final scores, of which more is better."""
    if len(scores) == 1:
        return [scores[0] / (HALFWAY + abs(scores[0]))]
    return [_balance(own, scores) / (len(scores) - 1) for own in scores]


def _balance(own: int, scores: Sequence[int]) -> int:
    """How many it came before, less how many it came behind."""
    return sum((own > other) - (own < other) for other in scores)
