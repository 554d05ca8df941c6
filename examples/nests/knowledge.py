"""Nests: who may know what, and what might be so.

Everything lies open, as the record says, so neither has anything to do: the dice alone stay with
the house.  In a game with hidden cards `view` shows what a seat sees because of how things stand,
and `imagine` draws what it cannot see from what it knows to be left.
"""

from farmyard.core.compiling import rule

__all__ = ["imagine", "view"]


@rule
def view(s, seat, v):
    """Nothing besides what the record shows."""


@rule
def imagine(v, seat, w):
    """A whole state in which this seat would see just this view; `w` brings its own dice."""
