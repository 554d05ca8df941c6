"""Cloud Nine: successors and imagined worlds of a view, made by the game's compiled loops.

The rules are too long, and throw too many dice, to be run as plain Python.
"""

from typing import Any

from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.record import alone, clone

KEY = __name__.split(".")[2]  # name of this game's folder


def choices_of(view: Any) -> list[int]:
    """Return the legal choices of the seat to move, in rising order."""
    return catalogue.game(KEY).choices(alone(view))


def dealt(template: Any, key: tuple[int, int]) -> Any:
    """Return the state that a key deals, given a record with seats and options set, shape (1,)."""
    states = clone(template)
    states["key"] = key
    catalogue.game(KEY).loops.deal(states, 0)
    return states


def after(states: Any, choice: int) -> Any:
    """Return a copy of the state after a choice."""
    played = clone(states)
    catalogue.game(KEY).loops.play(played, 0, choice)
    return played[0]


def world(view: Any, seat: int, seed: int, n: int) -> Any:
    """Return the n-th world of a seed that agrees with a seat's view, shape (1,)."""
    return catalogue.game(KEY).imagine(alone(view), seat, key_of(seed, n))
