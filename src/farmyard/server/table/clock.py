"""How long the seat to move still has, if there is a clock.

Rules know no time; a game says how many seconds a turn may take and what is done for whoever lets
them run out (its ``clock.py``).  The table may have a clock of its own beside that, by its terms:
so long for each decision, or so long for all that a seat decides; the nearer deadline counts.

Everything is worked out from the times in the log, so deadlines outlive the server. While a table
rests its clock stands still. A seat whose bank is empty still has a few seconds for each decision.
The clock is for people: bots do not dawdle.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farmyard.core.game import Clock
from farmyard.core.record import NOTHING
from farmyard.server.store.schema import now_ms
from farmyard.server.table import words
from farmyard.server.table.log import BEGINS, MORE, RETURNS, Note, counting
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import Deadline, State
from farmyard.server.table.terms import GOES_BY

if TYPE_CHECKING:
    from farmyard.core.table import Table

OVERTIME = 10  # seconds for each decision when the bank is empty
GIVEN = 60  # seconds that are put into a bank on asking
SCARECROW, PASS = -2, -3
"""In place of a choice: a scarecrow makes one, or the game goes by."""


def deadline(state: State, now: int) -> Deadline | None:
    """The nearer deadline; one that is only counted gives way to one that is kept."""
    table = state.table
    if table is None or table.to_move is None or not state.going_on:
        return None
    if state.chairs[table.to_move].level:
        return None
    both = _of_the_game(state, table, now), _of_the_terms(state, table, now)
    found = [each for each in both if each]
    kept = [each for each in found if each.choice != NOTHING]
    return min(kept or found, key=lambda each: each.until, default=None)


def _of_the_game(state: State, table: "Table", now: int) -> Deadline | None:
    clock = clock_of(table)
    if clock is None:
        return None
    log, times = state.decided()
    alone = clock.choice == NOTHING
    began = (times or [now])[-1] if alone else began_at(table, log, times)
    return _until(state, table, clock.seconds, began, clock.choice, now)


def _of_the_terms(state: State, table: "Table", now: int) -> Deadline | None:
    seat = int(table.to_move or 0)
    if (seconds := allowed(state, table, seat)) is None:
        return None
    choice = PASS if state.terms.time_up == GOES_BY else SCARECROW
    return _until(state, table, seconds, began(state, seat), choice, now)


def _until(
    state: State, table: "Table", seconds: int, began: int, choice: int, now: int
) -> Deadline:
    until = began + 1000 * seconds + state.standing.rested(began, now)
    return Deadline(int(table.to_move or 0), seconds, until, choice)


# -- The game's own clock -------------------------------------------------------


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


# -- The clock by the terms of the table ----------------------------------------


def allowed(state: State, table: "Table", seat: int) -> int | None:
    """How many seconds a seat has for the decision it has to make; None if there is no clock."""
    pace = state.terms.pace
    if pace is None:
        return None
    if pace.seconds:
        return pace.seconds * (1 + _given(state, seat, since=_asked(state, seat)))
    bank = pace.bank + GIVEN * _given(state, seat)
    return max(OVERTIME, bank - _spent(state, table, seat) // 1000)


def began(state: State, seat: int) -> int:
    """When the decision was asked of the seat to move (ms); now, if nothing has happened yet."""
    n = _asked(state, seat)
    return state.times[n] if n >= 0 else state.laid_at


def more(state: State, person: str) -> list[Note]:
    """More time for the decision a person has to make, once in a turn."""
    seat = state.seat_to_act(person)
    state.check_going_on()
    if not may_have_more(state, state.playing()):
        raise TableRefusal(409, words.NO_MORE_TIME)
    return [Note(MORE, seat)]


def may_have_more(state: State, table: "Table") -> bool:
    """Whether the seat to move can still ask for more time: once in a turn."""
    seat = table.to_move
    if seat is None or state.terms.pace is None:
        return False
    kept = counting(state.log)
    while kept and table.turn_at(len(kept) - 1) == seat:
        kept.pop()
    return not _given(state, seat, since=kept[-1] if kept else -1)


def _given(state: State, seat: int, since: int = -1) -> int:
    """How often a seat has asked for more time after that entry."""
    return sum(
        n > since and note.deed == MORE and note.seat == seat for n, note in state.notes.items()
    )


def _asked(state: State, seat: int, before: int | None = None) -> int:
    """The number of the entry by which a seat was asked for its decision; −1 if there is none."""
    n = len(state.log) if before is None else before
    while n > 0:
        n -= 1
        note = state.notes.get(n)
        if note is None or note.deed == BEGINS or (note.deed, note.seat) == (RETURNS, seat):
            return n
    return -1


def _spent(state: State, table: "Table", seat: int) -> int:
    """The milliseconds that a seat's decisions have taken so far; one taken back took none."""
    total = 0
    for position, n in enumerate(counting(state.log)):
        if table.turn_at(position) == seat and (asked := _asked(state, seat, n)) >= 0:
            since, until = state.times[asked], state.times[n]
            total += until - since - state.standing.rested(since, until)
    return total
