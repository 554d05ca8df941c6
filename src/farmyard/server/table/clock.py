"""Computes how long the seat to move still has, if there is a clock.

Rules know no time; a game's ``clock.py`` says how many seconds a turn may take and what is chosen
when they are over. The table's settings may add a clock: seconds for each decision, or a bank for
all decisions of a seat; the nearer deadline counts.

Everything is computed from the times in the log, so deadlines outlive the server. The clock stands
still while a table is paused or deserted, and while the end of a turn is shown. A seat whose bank
is empty still has `OVERTIME` seconds for each decision. Bots have no clock.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farmyard.core.contract import Clock
from farmyard.core.record import NOTHING
from farmyard.server.store.schema import now_ms
from farmyard.server.table.log import BEGINS, MORE, RETURNS, Note, counting
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import Deadline, State
from farmyard.server.table.table_settings import GOES_BY
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

OVERTIME = 10  # seconds for each decision when the bank is empty
GIVEN = 60  # seconds added to a bank on request
SCARECROW, PASS = -2, -3
"""Instead of a choice: a bot decides, or the seat passes."""


def deadline(state: State, now: int) -> Deadline | None:
    """Return the nearer deadline; one that ends the turn goes before one that is only counted."""
    table = state.table
    if table is None or table.to_move is None or not state.going_on or state.held:
        return None
    if state.chairs[table.to_move].level:
        return None
    both = _of_the_game(state, table, now), _of_the_settings(state, table, now)
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


def _of_the_settings(state: State, table: "Table", now: int) -> Deadline | None:
    seat = int(table.to_move or 0)
    if (seconds := allowed(state, table, seat)) is None:
        return None
    choice = PASS if state.table_settings.time_up == GOES_BY else SCARECROW
    return _until(state, table, seconds, began(state, seat), choice, now)


def _until(
    state: State, table: "Table", seconds: int, began: int, choice: int, now: int
) -> Deadline:
    until = began + 1000 * seconds + state.standing.rested(began, now)
    return Deadline(int(table.to_move or 0), seconds, until, choice)


def has_any(state: State) -> bool:
    """True if the game or the table counts the time of the seat to move."""
    by_game = state.table is not None and clock_of(state.table) is not None
    return state.table_settings.pace is not None or by_game


# -- The game's own clock -------------------------------------------------------


def clock_of(table: "Table") -> Clock | None:
    """Return the game's clock for the seat to move, by its own view."""
    timed = table.game.timed
    return None if timed is None else timed.clock(table.views.of(int(table.to_move or 0)))


def passing(table: "Table") -> int:
    """Return the choice made when time is up and the seat is passed over: its pass, else the
    first."""
    timed = table.game.timed
    return (
        table.legal()[0]
        if timed is None
        else timed.passing(table.views.of(int(table.to_move or 0)))
    )


def overruns(table: "Table", log: Sequence[int], times: Sequence[int]) -> int | None:
    """Return how many decisions of a finished game took too long; None if that is not counted."""
    timed = table.game.timed
    clock = timed and table.n and timed.clock(table.views.of(0, table.n - 1))
    if not clock or clock.choice != NOTHING:
        return None
    took = [b - a for a, b, choice in zip(times, times[1:], log[1:], strict=False) if choice >= 0]
    return sum(each > 1000 * clock.seconds for each in took)


def began_at(table: "Table", log: Sequence[int], times: Sequence[int]) -> int:
    """Return when the turn of the seat to move began (ms): the entry before its own decisions.

    Taking back starts the clock anew.
    """
    own = 0
    while own < min(table.n, len(log)) and log[-1 - own] >= 0:
        if table.history.turn_at(table.n - own - 1) != table.to_move:
            break
        own += 1
    return times[-1 - own] if own < len(times) else times[0] if times else now_ms()


# -- The clock of the table's settings ----------------------------------------


def allowed(state: State, table: "Table", seat: int) -> int | None:
    """Return how many seconds a seat has for its decision; None if there is no clock."""
    pace = state.table_settings.pace
    if pace is None:
        return None
    if pace.seconds:
        return pace.seconds * (1 + _given(state, seat, since=_asked(state, seat)))
    bank = pace.bank + GIVEN * _given(state, seat)
    return max(OVERTIME, bank - _spent(state, table, seat) // 1000)


def began(state: State, seat: int) -> int:
    """Return when the seat to move was asked for its decision (ms since 1970)."""
    n = _asked(state, seat)
    return state.times[n] if n >= 0 else state.loaded_at


def more(state: State, person: str) -> list[Note]:
    """Return the note that gives a person more time, once in a turn. Raises TableRefusal."""
    seat = state.seat_to_act(person)
    state.check_going_on()
    if not may_have_more(state, state.playing()):
        raise TableRefusal(409, say("no-more-time"))
    return [Note(MORE, seat)]


def may_have_more(state: State, table: "Table") -> bool:
    """True if the seat to move can still ask for more time in this turn."""
    seat = table.to_move
    if seat is None or state.table_settings.pace is None:
        return False
    kept = counting(state.log)
    while kept and table.history.turn_at(len(kept) - 1) == seat:
        kept.pop()
    return not _given(state, seat, since=kept[-1] if kept else -1)


def _given(state: State, seat: int, since: int = -1) -> int:
    """Count how often a seat has asked for more time after an entry."""
    return sum(
        n > since and note.kind == MORE and note.seat == seat for n, note in state.notes.items()
    )


def _asked(state: State, seat: int, before: int | None = None) -> int:
    """Return the number of the entry by which a seat was asked for its decision; −1 if none."""
    n = len(state.log) if before is None else before
    while n > 0:
        n -= 1
        note = state.notes.get(n)
        if note is None or note.kind == BEGINS or (note.kind, note.seat) == (RETURNS, seat):
            return n
    return -1


def _spent(state: State, table: "Table", seat: int) -> int:
    """Return the milliseconds that a seat's decisions have taken; those taken back do not count."""
    total = 0
    for position, n in enumerate(counting(state.log)):
        if table.history.turn_at(position) == seat and (asked := _asked(state, seat, n)) >= 0:
            since, until = state.times[asked], state.times[n]
            total += until - since - state.standing.rested(since, until)
    return total
