"""The marks on the replay bar of a finished game: one for each highlighted line of its log.

Marks are computed once for a table, from a spectator's view, a few decisions at a time: wording a
long game takes the better part of a second, and must not block the event loop.
"""

import asyncio
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from farmyard.core.record import SPECTATOR
from farmyard.core.wording.messages import language
from farmyard.server.table.seating import emblem

if TYPE_CHECKING:
    from farmyard.core.tables.history import History
    from farmyard.core.tables.table import Table

AT_A_TIME = 8  # decisions worded before the event loop goes on
APART = 4.5  # percent of the bar; a mark nearer to the next one is small


class Mark(NamedTuple):
    """A mark: after how many decisions, its place on the bar (0 to 100), emblem, text, and size."""

    n: int
    at: float
    emblem: str
    says: str
    minor: bool


_found: "WeakKeyDictionary[History, dict[str, list[Mark]]]" = WeakKeyDictionary()
"""The marks of each table, by language; the past of a table stands for it."""


async def marks_of(table: "Table") -> list[Mark]:
    """Return the marks of a finished game; none while it goes on."""
    if not table.over:
        return []
    known = _found.setdefault(table.history, {})
    if language() not in known:
        known[language()] = await _find(table)
    return known[language()]


async def _find(table: "Table") -> list[Mark]:
    loud: list[tuple[int, str, str]] = []
    for n in range(table.n):
        line = table.views.line(n, SPECTATOR, keep=False)
        if line.joins and loud and loud[-1][0] == n:
            loud.pop()
        if line.loud:
            loud.append((n + 1, emblem(line.seat), line.text))
        if n % AT_A_TIME == 0:
            await asyncio.sleep(0)
    return _spaced(loud, table.n)


def _spaced(loud: list[tuple[int, str, str]], last: int) -> list[Mark]:
    """Space the marks, from the end: the earlier of two that would overlap is small."""
    marks: list[Mark] = []
    kept = 200.0
    for n, who, says in reversed(loud):
        at = round(100 * n / last, 2)
        marks.append(Mark(n, at, who, says, kept - at < APART))
        kept = kept if marks[-1].minor else at
    return marks[::-1]
