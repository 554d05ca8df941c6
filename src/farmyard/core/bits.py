"""Sets of up to 62 things as the bits of one number."""

from typing import Any

import numpy as np

from farmyard.core.compiling import rule, word

_FIVES, _THREES, _FIFTEENS, _ONES, _ALL = (
    word(0x0101010101010101 * byte) for byte in (0x55, 0x33, 0x0F, 0x01, 0xFF)
)
_1, _2, _4, _56 = (word(n) for n in (1, 2, 4, 56))


@rule
def bit(n: Any) -> int:
    """Return the set of one thing."""
    return 1 << int(n)


@rule
def size(some: Any) -> Any:
    """Return the size of a set, by the parallel bit count that LLVM recognises as ``ctpop``."""
    x = word(np.int64(some)) & _ALL  # a set that is hidden, -1, wraps as it does when compiled
    x = x - (x >> _1 & _FIVES)
    x = (x & _THREES) + (x >> _2 & _THREES)
    x = (x + (x >> _4)) & _FIFTEENS
    return np.int64((x * _ONES & _ALL) >> _56)


@rule
def nth_of(some: Any, n: Any) -> Any:
    """Return the n-th thing (from 0) of a set."""
    some = int(some)
    for _ in range(n):
        some &= some - 1
    return size(~some & (some - 1))  # the bits below the lowest
