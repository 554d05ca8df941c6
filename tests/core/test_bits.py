"""Sets kept as the bits of one number."""

import numpy as np
import pytest

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.compiling import loop

SETS = [0, 1, 2, 3, 0b1011, (1 << 62) - 1, 1 << 61, 0x2AAAAAAAAAAAAAAA]


@loop
def size_of(some: int) -> int:
    """Return the size of a set of bits, by a compiled loop."""
    return size(some)


@loop
def nth_thing(some: int, n: int) -> int:
    """Return the n-th thing in a set of bits, by a compiled loop."""
    return nth_of(some, n)


@pytest.mark.parametrize("some", SETS)
def test_a_set_has_as_many_things_as_bits(some: int) -> None:
    assert size(some) == size_of(some) == some.bit_count()


@pytest.mark.parametrize("some", SETS)
def test_its_things_come_in_rising_order(some: int) -> None:
    things = [n for n in range(62) if some >> n & 1]
    assert [nth_of(some, n) for n in range(len(things))] == things
    assert [nth_thing(some, n) for n in range(len(things))] == things
    assert sum(bit(n) for n in things) == some


@pytest.mark.parametrize("hidden", [-1, np.int64(-1)])
def test_a_hidden_set_is_counted_alike_as_written_and_compiled(hidden: int) -> None:
    """A hidden set is -1 in a view, and counts alike in uncompiled and compiled rules."""
    assert size(hidden) == size_of(hidden) == 64
