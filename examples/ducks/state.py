"""Ducks: the phases, and the record of a game in progress.

The declaration of a field says who sees it: ``open`` everybody, ``own`` each seat its own row.  A
field without either is hidden from every seat, as the pile is.
"""

from enum import IntEnum

from farmyard.core.record import Record, i1
from farmyard.games.ducks.box import COPIES, DUCKS, PLAYERS

ALLOWED, NEVER = 0, 1  # shooing


class Phase(IntEnum):
    """The kinds of decision; 0 is the end in every game."""

    OVER = 0
    PLAY = 1  # a card, and the pond it is for


class State(Record):
    """A game in progress."""

    start = i1.open
    shooing = i1.open

    phase = i1.naming(Phase).tallied.open
    pile = i1[len(DUCKS) * COPIES].piling(DUCKS)  # nobody sees it
    stock = i1.tallied.open  # cards in the pile
    hands = i1[PLAYERS, len(DUCKS)].each_seat.counting(DUCKS).own
    held = i1[PLAYERS].each_seat.tallied.open  # cards in each hand
    ponds = i1[PLAYERS, len(DUCKS)].each_seat.counting(DUCKS).open
    broods = i1[PLAYERS].each_seat.open
    gone = i1[len(DUCKS)].counting(DUCKS).open  # broods, and ducks that were shooed away
