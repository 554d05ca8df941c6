"""Nests: who may know what, and what might be so.

Everything lies open, so a view is the whole table: the dice alone stay with the house.  In a game
with hidden cards `view` copies them to their owner only, and `imagine` draws those a seat cannot
see from what it knows to be left; whatever `view` does not copy is hidden.
"""

from farmyard.core.compiling import rule
from farmyard.games.nests.box import HENS, NESTS


@rule
def view(s, seat, v):
    v.start = s.start
    v.row = s.row
    v.seats = s.seats
    v.turn = s.turn
    v.phase = s.phase
    v.winner = s.winner
    for nest in range(len(NESTS)):
        v.yard[nest] = s.yard[nest]
    for p in range(len(HENS)):
        v.laid[p] = s.laid[p]


@rule
def imagine(v, seat, w):
    """A whole state in which this seat would see just this view; `w` brings its own dice."""
    view(v, seat, w)
