"""The view of a seat: a record with the bytes masked that its fields do not declare visible.

Everything is hidden by default, byte by byte, the rows of empty seats too.  The game's
``knowledge`` then adds what the position makes visible; nothing is hidden again afterwards.
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
    """Return a mask with 0xFF for each byte that is hidden from a seat, at a table of so many
    seats, and 0 for all others: uint8 of shape (itemsize,)."""
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
    """Fill ``seen`` with ``there | hides``, byte by byte: a record behind its `hidden_mask`."""
    for k in range(len(there)):
        seen[k] = there[k] | hides[k]


@cache
def _nothing(kind: Kind, seats: int, seat: int) -> Bytes:
    """Return the bytes of empty cells where a seat's view is masked, and 0 everywhere else."""
    empty: Records = kind.batch()
    for name, cell in kind.cells.items():
        empty[name] = cell.empty
    row: Bytes = as_bytes(empty)[0] & hidden_mask(kind, seats, seat)
    return row


def prior(kind: Kind, views: Records, seat: int) -> Records:
    """Return a seat's view and the initial record for determinization: shape (2,).

    The initial record has the visible fields, and empty cells where the view is masked; its dice
    are set afterwards.
    """
    eyes = kind, int(views["seats"][0]), int(seat)
    both: Records = np.empty(2, kind.dtype)
    seen, begins = as_bytes(both)
    seen[:] = as_bytes(views)[0]
    begins[:] = seen & ~hidden_mask(*eyes) | _nothing(*eyes)
    return both
