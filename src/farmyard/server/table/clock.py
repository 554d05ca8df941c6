"""The clock of a table, as its terms have it: so long a decision, or so long for all of a game.

Everything is worked out from the times in the log, so deadlines outlive the server. While a table
rests its clock stands still. A seat whose bank is empty still has a few seconds for each decision.
"""

from typing import TYPE_CHECKING

from farmyard.server.store.schema import NOTED
from farmyard.server.table.notes import BEGINS, MORE, RETURNS

if TYPE_CHECKING:
    from farmyard.core.table import Table
    from farmyard.server.live.actor import Room

OVERTIME = 10  # seconds for each decision when the bank is empty
GIVEN = 60  # seconds that are put into a bank on asking


def counting(log: list[int]) -> list[int]:
    """The numbers of those entries of a log that are decisions and have not been taken back."""
    kept: list[int] = []
    for n, choice in enumerate(log):
        if choice >= 0:
            kept.append(n)
        elif choice != NOTED:
            del kept[-1 - choice :]
    return kept


def allowed(room: "Room", table: "Table", seat: int) -> int | None:
    """How many seconds a seat has for the decision it has to make; None if there is no clock."""
    pace = room.terms.pace
    if pace is None:
        return None
    if pace.seconds:
        return pace.seconds * (1 + _given(room, seat, since=_asked(room, seat)))
    bank = pace.bank + GIVEN * _given(room, seat)
    return max(OVERTIME, bank - _spent(room, table, seat) // 1000)


def began(room: "Room", seat: int) -> int:
    """When the decision was asked of the seat to move (ms); now, if nothing has happened yet."""
    n = _asked(room, seat)
    return room.times[n] if n >= 0 else room.laid_at


def may_have_more(room: "Room", table: "Table") -> bool:
    """Whether the seat to move can still ask for more time: once in a turn."""
    seat = table.to_move
    if seat is None or room.terms.pace is None:
        return False
    kept = counting(room.log)
    while kept and table.turn_at(len(kept) - 1) == seat:
        kept.pop()
    return not _given(room, seat, since=kept[-1] if kept else -1)


def _given(room: "Room", seat: int, since: int = -1) -> int:
    """How often a seat has asked for more time after that entry."""
    return sum(
        n > since and note.deed == MORE and note.seat == seat for n, note in room.notes.items()
    )


def _asked(room: "Room", seat: int, before: int | None = None) -> int:
    """The number of the entry by which a seat was asked for its decision; −1 if there is none."""
    n = len(room.log) if before is None else before
    while n > 0:
        n -= 1
        note = room.notes.get(n)
        if note is None or note.deed == BEGINS or (note.deed, note.seat) == (RETURNS, seat):
            return n
    return -1


def _spent(room: "Room", table: "Table", seat: int) -> int:
    """The milliseconds that a seat's decisions have taken so far; one taken back took none."""
    total = 0
    for position, n in enumerate(counting(room.log)):
        if table.turn_at(position) == seat and (asked := _asked(room, seat, n)) >= 0:
            since, until = room.times[asked], room.times[n]
            total += until - since - room.standing.rested(since, until)
    return total
