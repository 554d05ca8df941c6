"""Nests: what a game in progress is made of: the one phase of a turn, and the record."""

from enum import IntEnum

from farmyard.core.record import Record, i1
from farmyard.games.nests.box import HENS, NESTS

WINS, LOSES = 0, 1  # row


class Phase(IntEnum):
    """A turn is one decision: into which nest the hen goes."""

    OVER = 0
    LAY = 1


class State(Record):
    """A game in progress."""

    start = i1.open
    row = i1.open

    phase = i1.naming(Phase).tallied.open
    yard = i1[len(NESTS)].naming(HENS).open
    laid = i1[len(HENS)].each_seat.tallied.open  # hens of each seat
    winner = i1.optional.tallied.open
