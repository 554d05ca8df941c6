"""Nests: the phases, and the record of a game in progress.

The declaration of a field says who sees it: ``open`` everybody, ``own`` each seat its own row.  A
field without either is hidden from every seat, as the dice are.
"""

from enum import IntEnum

from farmyard.core.record import Record, i1
from farmyard.games.nests.box import HENS, NESTS

WINS, LOSES = 0, 1  # row


class Phase(IntEnum):
    """The kinds of decision: in each a nest is chosen; 0 is the end in every game."""

    OVER = 0
    HIDE = 1  # where a hen hides under the straw: each seat once, in secret
    LAY = 2  # into which nest a hen goes: in turn, to the end


class State(Record):
    """A game in progress."""

    start = i1.open
    row = i1.open

    phase = i1.naming(Phase).tallied.open
    hideout = i1[len(HENS)].naming(NESTS).own  # where each seat's hen hides: the one secret here
    hidden = i1[len(HENS)].each_seat.flag.tallied.open  # 1 once she hides: all see that, not where
    yard = i1[len(NESTS)].naming(HENS).open
    laid = i1[len(HENS)].each_seat.tallied.open  # hens of each seat in the yard
    chased = i1.naming(NESTS).open  # where a hen has just been chased off: kept to be looked at
    winner = i1.optional.tallied.open
