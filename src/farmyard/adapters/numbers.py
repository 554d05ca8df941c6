"""Views as rows of numbers: the observations of a learning agent.

A row has the fields of the game's record, in their order: a set of cards becomes a column for each
card (1 in it, 0 not), any other field is its number, and hidden values are −1.  The first column is
the observing seat.  Empty seats have no columns.  `Numbers.columns` gives the columns of each
field.

`Numbers.scaled` brings rows to −1 … 1, as networks like them, column by column: what is hidden
stays −1; a card of a set stays 0 or 1; a number x becomes its sign times log(1 + |x|) / log(1 +
|most|), where ``most`` is the bound of its column that is further from 0.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from farmyard.core.formats.notation import SECRETS
from farmyard.core.game import Game
from farmyard.core.record import HIDDEN, SPECTATOR, Cell, as_bytes

Array = np.ndarray[Any, Any]

WHOLE = -1  # in place of a bit: the number itself
DTYPE = np.int32


class Column(NamedTuple):
    """One column of a row: its place in the record, and its bounds."""

    kind: np.dtype[Any]
    place: int  # counted in numbers of that kind
    bit: int
    low: int
    high: int


class Numbers:
    """The conversion of one game's views, for a number of seats, to rows of numbers.

    ``columns``: the columns of each field.  ``low`` and ``high``: int32 of shape (width,), the
    bounds of each column.
    """

    def __init__(self, game: Game, seats: int) -> None:
        plan = [Column(np.dtype(np.int8), 0, WHOLE, SPECTATOR, max(seats - 1, 1))]  # who looks
        self.columns = {"seat": slice(0, 1)}
        for name, cell in game.rules.State.cells.items():
            if name not in SECRETS:
                first = len(plan)
                plan += _columns(name, cell, game.rules.State.dtype, seats)
                self.columns[name] = slice(first, len(plan))
        self.width = len(plan)
        self.low = np.array([c.low for c in plan], DTYPE)
        self.high = np.array([c.high for c in plan], DTYPE)
        self._most = np.log1p(np.maximum(np.abs(self.low), np.abs(self.high)).astype(np.float32))
        self._reads = [_read(plan, kind) for kind in sorted({c.kind for c in plan}, key=str)]
        self._bits = np.array([i for i, c in enumerate(plan) if c.bit != WHOLE], np.int64)
        self._shifts = np.array([plan[i].bit for i in self._bits], DTYPE)

    def of(self, views: Array, seat: int | Array) -> Array:
        """Convert views to rows: int32 (n, width); ``seat``: the observer, or one for each."""
        rows = as_bytes(views)
        out = np.empty((len(rows), self.width), DTYPE)
        for kind, columns, places in self._reads:
            out[:, columns] = rows.view(kind)[:, places]
        sets = out[:, self._bits]
        out[:, self._bits] = np.where(sets < 0, HIDDEN, (sets >> self._shifts) & 1)
        out[:, 0] = seat
        return out

    def scaled(self, rows: Array) -> Array:
        """Scale rows, int32 (n, width), to −1 … 1: float32 of the same shape."""
        wide = rows.astype(np.float32)
        small: Array = np.sign(wide) * np.log1p(np.abs(wide)) / self._most
        return np.where((rows == HIDDEN) & (self.low == HIDDEN), np.float32(HIDDEN), small)


def _columns(name: str, cell: Cell, dtype: np.dtype[Any], seats: int) -> Iterator[Column]:
    """Yield the columns of a field, for the seats that are taken."""
    assert dtype.fields is not None
    kind = np.dtype(cell.dtype)
    shape = (seats, *cell.shape[1:]) if cell.by_seat else cell.shape
    first = dtype.fields[name][1] // kind.itemsize
    for k in range(int(np.prod(shape))):
        if cell.how == "set":
            for bit in range(len(cell.names)):
                yield Column(kind, first + k, bit, HIDDEN, 1)
        else:
            yield Column(kind, first + k, WHOLE, *_bounds(cell, kind))


def _bounds(cell: Cell, kind: np.dtype[Any]) -> tuple[int, int]:
    least = int(np.iinfo(kind).min) if cell.below_zero else HIDDEN
    most = len(cell.names) - 1 if cell.how in ("name", "pile") else int(np.iinfo(kind).max)
    return least, most


def _read(plan: list[Column], kind: np.dtype[Any]) -> tuple[np.dtype[Any], Array, Array]:
    """Return the columns with numbers of this type, and their places in a record."""
    found = [(i, column.place) for i, column in enumerate(plan) if column.kind == kind]
    columns, places = zip(*found, strict=True)
    return kind, np.array(columns), np.array(places)
