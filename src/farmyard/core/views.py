"""What each seat sees of a record, by what its fields say of themselves.

A view is built up from nothing: what no field shows to a seat is hidden, byte by byte, and so are
the rows of seats that nobody sits on.  What a seat sees because of how things stand, the game's
``knowledge`` adds; nothing takes anything away again.
"""

from functools import cache
from typing import Any

import numpy as np

from farmyard.core.compiling import rule
from farmyard.core.record import HIDDEN_BYTE, SPECTATOR, as_bytes

Kind = Any  # a class of records (for mypy such a class has no hash)
Bytes = np.ndarray[Any, Any]
Records = np.ndarray[Any, Any]


@cache
def hidden_mask(kind: Kind, seats: int, seat: int) -> Bytes:
    """0xFF for each byte that a seat does not see of a record with so many seats, 0 for all others:
    uint8 of shape (itemsize,)."""
    hides = np.full(kind.dtype.itemsize, HIDDEN_BYTE, np.uint8)
    record = hides.view(kind.dtype)
    for name, cell in kind.cells.items():
        if cell.seen == "everybody" and cell.by_seat:
            record[name][:, :seats] = 0
        elif cell.seen == "everybody":
            record[name][:] = 0
        elif cell.seen == "owner" and seat != SPECTATOR:
            record[name][:, seat] = 0
    return hides


@rule
def apply_mask(there, hides, seen):  # type: ignore[no-untyped-def]
    """Through a hidden_mask: three rows of bytes, of which the last is filled."""
    for k in range(len(there)):
        seen[k] = there[k] | hides[k]


@cache
def _nothing(kind: Kind, seats: int, seat: int) -> Bytes:
    """What stands in each byte that a seat does not see if nothing was said of the field; 0 in all
    others."""
    empty: Records = kind.batch()
    for name, cell in kind.cells.items():
        empty[name] = cell.empty
    row: Bytes = as_bytes(empty)[0] & hidden_mask(kind, seats, seat)
    return row


def prior(kind: Kind, views: Records, seat: int) -> Records:
    """A seat's view, and what each world begins with that is imagined from it: what the fields
    show, and nothing where they hide; the dice are still to come.  Shape (2,)."""
    eyes = kind, int(views["seats"][0]), int(seat)
    both: Records = np.empty(2, kind.dtype)
    seen, begins = as_bytes(both)
    seen[:] = as_bytes(views)[0]
    begins[:] = seen & ~hidden_mask(*eyes) | _nothing(*eyes)
    return both
