"""Plain Python reads the cells of a record as its own integers, which no rule can overflow."""

from typing import Any

import numpy as np

from farmyard.core.player import at_a_glance
from farmyard.core.record import Numbers, Record, i1


class Coop(Record):
    """A record with a cell, a row and a grid of bytes."""

    eggs = i1
    nests = i1[3]
    hens = i1[2, 3]


def a_coop() -> Any:
    states = Coop.batch()
    for name in ("eggs", "nests", "hens"):
        states[name] = 100
    return states[0]


def test_a_cell_is_an_integer_that_does_not_overflow() -> None:
    for coop in (a_coop(), at_a_glance(a_coop())):
        cells = (coop.eggs, coop.nests[1], coop.hens[1, 2], coop.hens[1][2], *coop.nests[1:])
        assert [type(cell) for cell in cells] == [int] * len(cells)
        assert {cell + cell << cell for cell in cells} == {200 << 100}


def test_a_part_of_a_field_is_that_field() -> None:
    coop = a_coop()
    for part in (coop.nests[1:], coop.hens[1], coop.hens[:, 2]):
        assert isinstance(part, Numbers)
        part[0] = 7
    assert coop.nests.tolist() == [100, 7, 100]
    assert coop.hens.tolist() == [[100, 100, 7], [7, 100, 100]]


def test_a_sum_of_a_field_is_a_number() -> None:
    coop = a_coop()
    assert isinstance(coop.hens.sum(), np.integer)
    assert (coop.hens.sum(), coop.nests.max(), (coop.nests > 99).all()) == (600, 100, True)
