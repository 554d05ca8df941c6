"""The marks on the reel of a finished game: one for each loud line of its log, which leads there.

They are found once for a table, as everybody may see them, a few decisions at a time: a long game
takes the better part of a second to be told, and others wait for nothing of it.
"""

import asyncio
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from farmyard.core.record import SPECTATOR
from farmyard.server.table.seating import emblem

if TYPE_CHECKING:
    from farmyard.core.table import Table

AT_A_TIME = 8  # decisions that are worded before somebody else has his turn
APART = 4.5  # of a hundred parts of the reel: what is nearer to the mark before it is a small one


class Mark(NamedTuple):
    """After how many decisions, where on the reel (0 to 100), whose, what, and if it is small."""

    n: int
    at: float
    emblem: str
    says: str
    minor: bool


_found: "WeakKeyDictionary[Table, list[Mark]]" = WeakKeyDictionary()


async def marks_of(table: "Table") -> list[Mark]:
    """The marks of a finished game; a game that goes on has none."""
    if not table.over:
        return []
    if table not in _found:
        _found[table] = await _find(table)
    return _found[table]


async def _find(table: "Table") -> list[Mark]:
    loud: list[tuple[int, str, str]] = []
    for n in range(table.n):
        line = table.line(n, SPECTATOR, keep=False)
        if line.joins and loud and loud[-1][0] == n:
            loud.pop()
        if line.loud:
            loud.append((n + 1, emblem(line.seat), line.text))
        if n % AT_A_TIME == 0:
            await asyncio.sleep(0)
    return _spaced(loud, table.n)


def _spaced(loud: list[tuple[int, str, str]], last: int) -> list[Mark]:
    """From the end, which tells how it ended: of two that would touch the earlier one is small."""
    marks: list[Mark] = []
    kept = 200.0
    for n, who, says in reversed(loud):
        at = round(100 * n / last, 2)
        marks.append(Mark(n, at, who, says, kept - at < APART))
        kept = kept if marks[-1].minor else at
    return marks[::-1]
