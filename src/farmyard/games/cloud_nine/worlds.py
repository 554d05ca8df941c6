"""Cloud Nine: what a view can become, asked of the loops that every table has ready.

A rule that Python calls would have to be compiled first, while somebody waits for a hint.
"""

from typing import Any

from farmyard.core import catalogue
from farmyard.core.dice import key_of
from farmyard.core.record import alone

KEY = "cloud_nine"


def choices_of(view: Any) -> list[int]:
    """The legal choices of the seat to move, in rising order."""
    return catalogue.game(KEY).choices(alone(view))


def world(view: Any, seat: int, seed: int, n: int) -> Any:
    """The n-th world of a seed that agrees with a seat's view, shape (1,)."""
    return catalogue.game(KEY).imagine(alone(view), seat, key_of(seed, n))
