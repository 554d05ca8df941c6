"""The log of a table: its newest lines for pages, and the events since a version for programs.

One event is one entry of the log.  A decision that was taken back later is left out; the entry that
took it back says how many decisions still count.  A program that cuts its list to that number and
continues has the current log.  Notes are no events, though they count in the versions.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from farmyard.core.contract import Line
from farmyard.core.formats.frames import Event, decision
from farmyard.server.store.schema import NOTED
from farmyard.server.table.log import counting

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

LINES = 60  # of the log, on a page
ALOUD = 40  # decisions that a page may be late with, and still says
LOOKS_BACK = 3 * LINES  # decisions to find them in, as joined lines are one


Notes = Mapping[int, Sequence[Line]]
"""The lines on what happened beside the game, by the number of decisions before them; those of the
table itself have no seat (−1)."""


def newest(table: "Table", seat: int, n: int, beside: Notes | None = None) -> list[Line]:
    """Return the newest lines of the log after n decisions, with notes; only these are worded."""
    if n == table.n and not beside:
        return table.views.newest(seat, LINES)
    beside, first, told = beside or {}, n, list[Line]()
    while first > max(0, n - LOOKS_BACK) and len(told) < LINES:
        first = max(0, first - LINES)
        told = _lines_between(table, seat, first, n, beside)
    return [*told, *beside.get(n, [])][-LINES:]


def _lines_between(table: "Table", seat: int, first: int, last: int, beside: Notes) -> list[Line]:
    """Return the log lines of a range of decisions; a line that joins replaces the one before."""
    told: list[Line] = []
    for n, line in enumerate(table.views.lines(seat, first, last), first):
        if line.joins and told:
            told.pop()
        told += beside.get(n, [])
        told.append(line)
    return told


def aloud(table: "Table", seat: int, most: int = ALOUD) -> list[tuple[int, str]]:
    """Return the last steps as they are said to a seat: the numbers of their decisions, from 1, and
    texts.

    A step that the next line tells again with its end is left out, and what somebody else does is
    said when his turn is over.
    """
    first, last = max(0, table.n - most), table.n
    goes_on = table.to_move not in (None, seat)
    while goes_on and last > first and table.history.turn_at(last - 1) == table.to_move:
        last -= 1
    lines = [*enumerate(table.views.lines(seat, first, last), first + 1)]
    retold = {n - 1 for n, line in lines if line.joins}
    return [(n, line.aloud or line.text) for n, line in lines if n not in retold]


# -- Events for programs ---------------------------------------------------------


def since(
    table: "Table",
    log: list[int],
    seat: int,
    mine: Collection[int],
    version: int,
    words: bool = True,
) -> list[Event]:
    """Return the events after a version, as a seat may see them.

    ``mine`` are the seats whose decisions are the reader's own, with those of his guests; without
    ``words`` the events have no texts.
    """
    place = _places(table, log, version)
    return [
        decision(table, seat, mine, place[n], n + 1, words)
        if n in place
        else Event(n + 1, -1, "", left=-1 - log[n])
        for n in range(min(version, len(log)), len(log))
        if n in place or (log[n] < 0 and log[n] != NOTED)
    ]


def _places(table: "Table", log: list[int], version: int) -> dict[int, int]:
    """Return for each entry after a version that still counts its index among the decisions.

    Computed from the end, where most readers are.
    """
    found, place = dict[int, int](), table.n
    for n in reversed(range(version, len(log))):
        if log[n] == NOTED:
            continue
        if log[n] < 0:
            return {n: place for place, n in enumerate(counting(log))}
        place -= 1
        found[n] = place
    return found
