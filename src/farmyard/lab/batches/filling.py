"""The compiled filling of rows of numbers from views, run by run.

A *run* is a stretch of equal cells of a record that lies in a stretch of columns: a row of ``runs``
(int64), in the order of the constants below.  `farmyard.lab.batches.numbers` lays them out.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from farmyard.core.compiling import loop, rule, word
from farmyard.core.record import HIDDEN

KIND, PLACE, COLUMN, CELLS, BITS, TABLE = range(6)
"""The type of the cells (their place in `KINDS`); the first cell, counted in cells of that type;
the first column; how many cells; how many bits of each cell are columns of their own (0: the cell
is one number); its row of ``tables``."""
KINDS = (np.int8, np.int16, np.int32)

TABLE_SIZE = 256  # numbers from −128 to 127 are scaled by a table, others by the formula


class Plan(NamedTuple):
    """The runs and tables by which compiled code fills a row.

    ``whole``, ``small``: the runs, for whole numbers and for scaled ones.  ``tables``: float32 (n,
    256), scaled numbers: those of x, as an unsigned byte, for each pair of bounds.  ``tops``:
    float32 (n,), the divisors of those tables.
    """

    whole: np.ndarray[Any, Any]
    small: np.ndarray[Any, Any]
    tables: np.ndarray[Any, Any]
    tops: np.ndarray[Any, Any]


def cells_of(rows: np.ndarray[Any, Any]) -> tuple[Any, Any, Any]:
    """Return records, as rows of bytes, as rows of numbers of each of the `KINDS`."""
    one, two, four = KINDS
    return rows.view(one), rows.view(two), rows.view(four)


@rule
def split(cells: Any, run: Any, row: Any) -> None:
    """Write the bits of sets, a column for each: whole or scaled, they are −1, 0 or 1."""
    bits = run[BITS]
    for k in range(run[CELLS]):
        cell, column = np.int64(cells[run[PLACE] + k]), word(run[COLUMN] + k * bits)
        for bit in range(bits):
            row[column + word(bit)] = HIDDEN if cell < 0 else (cell >> bit) & 1


@rule
def copy(cells: Any, run: Any, row: Any) -> bool:
    """Write numbers as they are, and tell whether the row's type holds all of them; unsigned
    indices, which cannot count from the end, are faster."""
    fits = True
    if run[BITS]:
        split(cells, run, row)
        return fits
    place, column = word(run[PLACE]), word(run[COLUMN])
    for k in range(word(run[CELLS])):
        row[column + k] = cells[place + k]
        fits &= row[column + k] == cells[place + k]
    return fits


@rule
def scale(cells: Any, run: Any, tables: Any, tops: Any, row: Any) -> None:
    """Write numbers between −1 and 1, as `farmyard.lab.batches.numbers` says."""
    if run[BITS]:
        split(cells, run, row)
        return
    place, column, table = word(run[PLACE]), word(run[COLUMN]), word(run[TABLE])
    for k in range(word(run[CELLS])):
        cell = np.int64(cells[place + k])
        if -128 <= cell <= 127:
            row[column + k] = tables[table, word(cell & 255)]
        else:
            log = math.log1p(abs(cell)) / tops[table]
            row[column + k] = log if cell > 0 else -log


@rule
def fill_row(
    cells8: Any, cells16: Any, cells32: Any, plan: Any, seat: Any, whole: Any, small: Any
) -> bool:
    """Fill the rows of one view for an observer; either may be missing (of length 0).

    Returns False if the type of ``whole`` does not hold a number of the view.
    """
    fits = True
    if len(whole):
        whole[0] = seat
        for r in range(1, len(plan.whole)):
            run = plan.whole[r]
            if run[KIND] == 0:
                fits &= copy(cells8, run, whole)
            elif run[KIND] == 1:
                fits &= copy(cells16, run, whole)
            else:
                fits &= copy(cells32, run, whole)
    if len(small):
        tables, tops = plan.tables, plan.tops
        small[0] = tables[plan.small[0, TABLE], seat & 255]
        for r in range(1, len(plan.small)):
            run = plan.small[r]
            if run[KIND] == 0:
                scale(cells8, run, tables, tops, small)
            elif run[KIND] == 1:
                scale(cells16, run, tables, tops, small)
            else:
                scale(cells32, run, tables, tops, small)
    return fits


@loop
def fill_rows(
    cells8: Any, cells16: Any, cells32: Any, plan: Any, seats: Any, whole: Any, small: Any
) -> None:
    """Fill the rows of views; of ``whole`` and ``small`` one may have no columns."""
    for i in range(len(seats)):
        fill_row(cells8[i], cells16[i], cells32[i], plan, seats[i], whole[i], small[i])
