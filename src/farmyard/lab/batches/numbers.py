"""Views as rows of numbers: the observations of a learning agent.

A row has the fields of the game's record, in their order: a set of cards becomes a column for each
card (1 in it, 0 not), any other field is its number, and hidden values are −1.  The first column is
the observing seat.  Empty seats have no columns.  `Numbers.columns` gives the columns of each
field.

Scaled rows lie between −1 and 1, as networks like them, column by column: what is hidden stays −1;
a card of a set stays 0 or 1; a number x becomes its sign times log(1 + |x|) / log(1 + |most|),
where ``most`` is the bound of its column that is further from 0.
"""

import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from farmyard.core.formats.notation import SECRETS
from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.record import HIDDEN, SPECTATOR, Cell, as_bytes
from farmyard.lab.batches.filling import KINDS, TABLE_SIZE, Plan, cells_of, fill_rows

Array = np.ndarray[Any, Any]

DTYPE, NARROW, SCALED = np.int32, np.int16, np.float32
"""The types of rows: whole numbers, whole numbers in half the memory, and scaled ones."""
NO_TYPE = "Rows are of int32, or int16 where the numbers of a game fit, not {dtype}."
NO_HALVES = "Scaled rows are of float32: they take no dtype."


class Run(NamedTuple):
    """Equal cells side by side in a record, and side by side in a row of numbers."""

    kind: int  # the place of their type in `KINDS`
    place: int  # counted in cells of that type
    column: int
    cells: int
    bits: int  # columns of a cell that is a set, else 0
    low: int
    high: int

    @property
    def columns(self) -> slice:
        """The columns that it fills."""
        return slice(self.column, self.column + self.cells * max(self.bits, 1))

    def continues(self, other: "Run") -> bool:
        """Tell whether this run begins where another ends, with cells of its kind."""
        return (self.kind, self.bits, self.place) == (
            other.kind, other.bits, other.place + other.cells,
        )  # fmt: skip

    def is_bound_as(self, other: "Run") -> bool:
        """Tell whether this run has the bounds of another."""
        return (self.low, self.high) == (other.low, other.high)


class Numbers:
    """The conversion of one game's views, for a number of seats, to rows of numbers.

    ``columns``: the columns of each field.  ``low`` and ``high``: int32 of shape (width,), the
    bounds of each column.  ``plan``: what compiled code fills rows by.
    """

    def __init__(self, game: Game, seats: int) -> None:
        runs = [Run(0, 0, 0, 1, 0, SPECTATOR, max(seats - 1, 1))]  # who looks
        self.columns = {"seat": runs[0].columns}
        for name, cell in game.rules.State.cells.items():
            if name not in SECRETS:
                run = _run(name, cell, game.rules.State.dtype, seats, runs[-1].columns.stop)
                self.columns[name] = run.columns
                runs.append(run)
        self.width = runs[-1].columns.stop
        self.low, self.high = np.zeros((2, self.width), DTYPE)
        for run in runs:
            self.low[run.columns], self.high[run.columns] = run.low, run.high
        self.plan = _plan(runs)

    def bounds(self, kind: Any) -> tuple[Array, Array]:
        """Return ``low`` and ``high`` for rows of a type, which may hold less."""
        held = np.iinfo(kind)
        low, high = (np.clip(each, held.min, held.max) for each in (self.low, self.high))
        return low.astype(kind), high.astype(kind)

    def of(self, views: Array, seat: int | Array, scaled: bool = False) -> Array:
        """Convert views to rows, int32 or scaled float32 (n, width); ``seat``: the observer, or one
        for each."""
        rows = np.empty((len(views), self.width), SCALED if scaled else DTYPE)
        seats = np.empty(len(views), np.int64)
        seats[:] = seat
        fill_rows(*cells_of(as_bytes(views)), self.plan, seats, *whole_and_small(rows))
        return rows


def whole_and_small(rows: Array) -> tuple[Array, Array]:
    """Return rows to fill, and in place of those of the other type rows without columns."""
    if rows.dtype == SCALED:
        return np.empty((len(rows), 0), DTYPE), rows
    return rows, np.empty((len(rows), 0), SCALED)


def type_of(scaled: bool, dtype: Any) -> Any:
    """Return the type of rows, int32 if none is asked for; raise `OptionError` for another."""
    if scaled:
        if dtype is not None:
            raise OptionError(NO_HALVES)
        return SCALED
    for kind in (DTYPE, NARROW):
        with contextlib.suppress(TypeError):
            if np.dtype(DTYPE if dtype is None else dtype) == kind:
                return kind
    raise OptionError(NO_TYPE.format(dtype=getattr(dtype, "__name__", dtype)))


def _run(name: str, cell: Cell, dtype: np.dtype[Any], seats: int, column: int) -> Run:
    """Return the run of a field, for the seats that are taken."""
    assert dtype.fields is not None
    kind = np.dtype(cell.dtype)
    shape = (seats, *cell.shape[1:]) if cell.by_seat else cell.shape
    place, cells = dtype.fields[name][1] // kind.itemsize, int(np.prod(shape))
    bits, bounds = (len(cell.names), (HIDDEN, 1)) if cell.how == "set" else (0, _bounds(cell, kind))
    return Run(KINDS.index(kind.type), place, column, cells, bits, *bounds)


def _bounds(cell: Cell, kind: np.dtype[Any]) -> tuple[int, int]:
    least = int(np.iinfo(kind).min) if cell.below_zero else HIDDEN
    most = len(cell.names) - 1 if cell.how in ("name", "pile") else int(np.iinfo(kind).max)
    return least, most


def _plan(runs: list[Run]) -> Plan:
    """Lay runs out for compiled code: as few as there can be."""
    bounds = list(dict.fromkeys((run.low, run.high) for run in runs))
    tops = np.log1p(np.array([max(-low, high) for low, high in bounds], np.float32))
    numbers = np.arange(TABLE_SIZE, dtype=np.uint8).astype(np.int8).astype(np.float32)
    tables = np.sign(numbers) * np.log1p(np.abs(numbers)) / tops[:, None]
    tables[[low == HIDDEN for low, _ in bounds], np.uint8(HIDDEN & 0xFF)] = HIDDEN

    def laid_out(alike: Callable[[Run, Run], bool]) -> Array:
        joined = runs[:2]
        for run in runs[2:]:
            if run.continues(joined[-1]) and alike(run, joined[-1]):
                run = joined[-1]._replace(cells=joined.pop().cells + run.cells)
            joined.append(run)
        rows = [(*run[:5], bounds.index((run.low, run.high))) for run in joined]
        return np.array(rows, np.int64)

    return Plan(laid_out(lambda *_: True), laid_out(Run.is_bound_as), tables, tops)
