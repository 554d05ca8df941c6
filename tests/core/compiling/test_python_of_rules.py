"""Python that the compiler takes and does not take, as ``docs/new-game.md`` lists it.

Whoever writes rules goes by those lists; a Numba that takes more or less is to be noticed here.
"""

from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard.core import record
from farmyard.core.compiling import COMPILED
from farmyard.core.record import Record, i1

if COMPILED:
    import numba

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is no compiler")


class Phase(IntEnum):
    OVER = 0
    LAY = 1


class State(Record):
    yard = i1[4].open
    grid = i1[2, 3].open


TABLE = np.array([[1, 2], [3, 4]])
PAIRS = ((1, 2), (3, 4))
UNEQUAL = ((1,), (2, 3))
LIST = [1, 2]
WORDS = {0: 1}


def takes(s: Any) -> int:
    """Use in one function every construct that is documented to work."""
    s.phase = Phase.LAY
    match s.phase:
        case Phase.LAY | Phase.OVER:
            n = 1
        case _:
            n = 2
    for i in range(3, -1, -1):
        n += i if 0 <= i < 2 else 0
    while n < 0:
        n += 1
    row = s.grid[1]
    row[2] = 5
    for i, each in enumerate(s.grid[1]):
        n += each * i
    a, b = divmod(7, 3)
    s.yard[0], s.yard[1] = a, b
    known = s.phase in (Phase.OVER, Phase.LAY) and len(s.yard) == 4 and record.OVER == 0
    return int(n + TABLE[1, 0] + PAIRS[s.seats][1] + max(a, b) + known + (1 << 3 | 1))


def takes_sequence_patterns(s: Any) -> int:
    match (s.phase, s.turn):
        case (0, 0):
            return 1
    return 2


def takes_generators(s: Any) -> bool:
    return any(each == 1 for each in s.yard)


def takes_dictionaries(s: Any) -> int:
    return WORDS[s.turn]


def takes_lists(s: Any) -> int:
    return LIST[s.turn]


def takes_rows_of_unequal_length(s: Any) -> int:
    return len(UNEQUAL[s.turn])


def takes_phases_of_numbers(s: Any) -> bool:
    return Phase(s.phase) == Phase.LAY


def takes_names_of_phases(s: Any) -> int:
    return len(Phase.LAY.name)


def takes_fields_by_variable(s: Any) -> Any:
    name = "turn" if s.seats else "phase"
    return s[name]


def takes_reversed(s: Any) -> int:
    n = 0
    for i in reversed(range(3)):
        n = i
    return n


def wraps(s: Any) -> int:
    s.turn = 127
    s.turn += 1
    return int(s.turn)


def compiled(function: Callable[[Any], Any]) -> Any:
    return numba.njit(function)(State.batch()[0])


def test_what_is_said_to_work_does_and_gives_the_same_as_python() -> None:
    assert compiled(takes) == takes(State.batch()[0])


@pytest.mark.parametrize(
    "function",
    [
        takes_sequence_patterns,
        takes_generators,
        takes_dictionaries,
        takes_lists,
        takes_rows_of_unequal_length,
        takes_phases_of_numbers,
        takes_names_of_phases,
        takes_fields_by_variable,
        takes_reversed,
    ],
)
def test_what_is_said_not_to_work_does_not(function: Callable[[Any], Any]) -> None:
    function(State.batch()[0])
    errors = numba.core.errors
    with pytest.raises((errors.NumbaError, errors.UnsupportedBytecodeError)) as refused:
        compiled(function)
    assert Path(__file__).name in str(refused.value)  # the place of the mistake


def test_a_number_that_outgrows_its_field_wraps() -> None:
    assert compiled(wraps) == -128
