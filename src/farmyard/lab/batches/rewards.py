"""Rewards at the end of a game: a number from −1 to 1 for each seat.

Scores of different games are not comparable (cards left over, saucer parts, eggs), and the aim of
all is to beat the others; so a seat gets the fraction of the others it has beaten, less the
fraction it was beaten by.  For two seats that is 1, 0 or −1; the sum is zero for any number.  In a
game for one, a score of s gives s / (100 + |s|), which rises with s and stays in the range.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

MOST, LEAST = 1.0, -1.0
HALFWAY = 100  # the score with half of the highest reward, in a game for one


def rewards(scores: ArrayLike) -> np.ndarray[Any, Any]:
    """Return each seat's reward for final scores, of which more is better: float64 of the same
    shape, whose last axis is the seats."""
    each = np.asarray(scores)
    if each.shape[-1] == 1:
        alone: np.ndarray[Any, Any] = each / (HALFWAY + np.abs(each))
        return alone
    beaten = np.sign(each[..., :, None] - each[..., None, :]).sum(axis=-1)
    shares: np.ndarray[Any, Any] = beaten / (each.shape[-1] - 1)
    return shares
