"""The sand-glass of a table: how long the seat to move still has, if there is a clock.

Rules know no time; a game says how many seconds a turn may take and what is done for whoever lets
them run out (its ``clock.py``).  When a turn began stands in the log, in the time of the entry
before it, so a deadline outlives the server.  The table may have a clock of its own beside that
(clock.py): the nearer deadline counts.  The glass belongs to a person: bots do not dawdle.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import proxy

from farmyard.core.game import Clock
from farmyard.core.record import NOTHING
from farmyard.server.store.schema import now_ms
from farmyard.server.table import clock
from farmyard.server.table.terms import GOES_BY

if TYPE_CHECKING:
    from farmyard.core.table import Table
    from farmyard.server.live.actor import Room


SCARECROW, PASS = -2, -3
"""In place of a choice: a scarecrow makes one, or the game goes by."""


@dataclass(frozen=True)
class Sand:
    """What runs now: for which seat, out of how many seconds, until when (ms since 1970)."""

    seat: int
    seconds: int
    until: int
    choice: int


class Sandglass:
    """Measures the turns of one room, and makes the choice of whoever lets the time run out."""

    def __init__(self, room: "Room") -> None:
        self._room: Room = proxy(room)  # it has this, and goes when nobody has it
        self._timer: asyncio.TimerHandle | None = None
        self.sand: Sand | None = None

    def turn(self, patience: float = 0.0) -> None:
        """Look at the table as it stands now; to be called after every change.

        It rings in ``patience`` seconds at the earliest.
        """
        self.stop()
        self.sand = self._measured()
        if self.sand is not None:
            wait = max(patience, (self.sand.until - now_ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        """Lay the glass on its side."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.sand = None

    def _measured(self) -> Sand | None:
        """The nearer deadline; one that is only counted gives way to one that is kept."""
        room, table = self._room, self._room.table
        if table is None or table.to_move is None or not room.going_on:
            return None
        if room.chairs[table.to_move].level:
            return None
        found = [each for each in (self._of_the_game(table), self._of_the_table(table)) if each]
        kept = [each for each in found if each.choice != NOTHING]
        return min(kept or found, key=lambda each: each.until, default=None)

    def _of_the_game(self, table: "Table") -> Sand | None:
        clock = clock_of(table)
        if clock is None:
            return None
        log, times = self._room.decided()
        alone = clock.choice == NOTHING
        began = (times or [now_ms()])[-1] if alone else began_at(table, log, times)
        return self._until(table, clock.seconds, began, clock.choice)

    def _of_the_table(self, table: "Table") -> Sand | None:
        seat = int(table.to_move or 0)
        if (seconds := clock.allowed(self._room, table, seat)) is None:
            return None
        passes = self._room.terms.time_up == GOES_BY
        began = clock.began(self._room, seat)
        return self._until(table, seconds, began, PASS if passes else SCARECROW)

    def _until(self, table: "Table", seconds: int, began: int, choice: int) -> Sand:
        until = began + 1000 * seconds + self._room.standing.rested(began, now_ms())
        return Sand(int(table.to_move or 0), seconds, until, choice)

    def _ring(self) -> None:
        if self.sand is not None and self.sand.choice != NOTHING:
            self._room.house.errand(self._room.alone(self._room.time_is_up, self.sand))


def clock_of(table: "Table") -> Clock | None:
    """The clock of the seat to move, by its own view."""
    timed = table.game.timed
    return None if timed is None else timed.clock(table.seen(int(table.to_move or 0)))


def passing(table: "Table") -> int:
    """The choice that is made when the game goes by a seat: its own pass, else the first."""
    timed = table.game.timed
    return table.legal()[0] if timed is None else timed.passing(table.seen(int(table.to_move or 0)))


def overruns(table: "Table", log: Sequence[int], times: Sequence[int]) -> int | None:
    """How many decisions of a finished game took longer than they should, if that is counted."""
    timed = table.game.timed
    clock = timed and table.n and timed.clock(table.seen(0, table.n - 1))
    if not clock or clock.choice != NOTHING:
        return None
    took = [b - a for a, b, choice in zip(times, times[1:], log[1:], strict=False) if choice >= 0]
    return sum(each > 1000 * clock.seconds for each in took)


def began_at(table: "Table", log: Sequence[int], times: Sequence[int]) -> int:
    """When the seat to move got its turn: the time of the last entry before its own decisions.

    Taking back gives a full glass again.
    """
    own = 0
    while own < min(table.n, len(log)) and log[-1 - own] >= 0:
        if table.turn_at(table.n - own - 1) != table.to_move:
            break
        own += 1
    return times[-1 - own] if own < len(times) else times[0] if times else now_ms()
