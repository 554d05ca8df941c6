"""The events at a table since a version, for programs: one event an entry of the log.

A decision that was taken back later is left out; the entry that took it back says how many
decisions still count. A program that cuts its list to that number and continues has the current
log. Notes are no events, though they count in the versions.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING

from farmyard.core.record import SPECTATOR
from farmyard.server.store.schema import NOTED
from farmyard.server.table.log import counting
from farmyard.server.web import wire

if TYPE_CHECKING:
    from farmyard.core.table import Table


def since(
    table: "Table", log: list[int], seat: int, mine: Collection[int], version: int
) -> list[wire.Event]:
    """Return the events after a version, as a seat may see them.

    ``mine`` are the seats whose decisions are the reader's own, with those of his guests.
    """
    place = _places(table, log, version)
    return [
        _event(table, seat, mine, n, place.get(n), log[n])
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


def _event(
    table: "Table", seat: int, mine: Collection[int], n: int, place: int | None, entry: int
) -> wire.Event:
    if place is None:
        return wire.Event(n + 1, -1, "", left=-1 - entry)
    line = table.views.line(place, seat, keep=False)  # read once
    who = int(table.views.of(SPECTATOR, place).turn)
    return wire.Event(n + 1, who, line.text, bool(line.joins), entry if who in mine else None)
