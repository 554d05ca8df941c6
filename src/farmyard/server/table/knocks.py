"""The knocks of a table: what people are told by Web Push while they do not look at it.

Only tables with days for each move knock. A person is told of a turn, of the last hours of its
time, and of the end of the game; what is said is known to everybody at the table, and nobody is
woken at night.
"""

import datetime
from collections.abc import Iterator
from typing import NamedTuple
from zoneinfo import ZoneInfo

from farmyard.core import catalogue
from farmyard.core.record import NOTHING
from farmyard.server.store.schema import CLOSED
from farmyard.server.table import clock
from farmyard.server.table.names import of_table
from farmyard.server.table.results import read
from farmyard.server.table.state import State
from farmyard.server.table.table_settings import GOES_BY
from farmyard.server.words import say

HOUR = 3600 * 1000  # ms
BEFORE = 3 * HOUR  # before the end of the time for a decision
LATE = 12 * HOUR  # after the end of a game, of which nobody is told any more
EVENING, MORNING = 22, 8  # o'clock: from one to the other nobody is told anything
LONGEST_ZONE = 64
TURN, HOURS, END = "turn", "hours", "end"
TITLES = {TURN: "knock-turn", HOURS: "knock-hours", END: "knock-end"}


class Knock(NamedTuple):
    """A piece of news for a person: its kind, the decision `n` of the table that it belongs to,
    from when on it is to be told (ms since 1970), and until when it is worth telling (likewise)."""

    person: str
    kind: str
    n: int
    at: int
    until: int


def due(state: State, now: int) -> list[Knock]:
    """Return what people at a table are to be told, now or later, if nothing else happens."""
    table = state.table
    if table is None or not state.table_settings.slow or state.row.stage == CLOSED:
        return []
    if table.over:
        at = state.last_decided
        people = sorted(state.people) if now < at + LATE else []
        return [Knock(person, END, table.n, at, at + LATE) for person in people]
    return list(_of_the_turn(state, now)) if state.going_on else []


def _of_the_turn(state: State, now: int) -> Iterator[Knock]:
    """Yield the knocks for the person to move: a turn, and the end of its time."""
    table = state.playing()
    seat = int(table.to_move or 0)
    person, until = state.chairs[seat].person, now + LATE
    if not person or state.chairs[seat].level:
        return
    n, mine = table.n, state.seats_of(person)
    while n > 0 and table.history.turn_at(n - 1) in mine:
        n -= 1
    deadline = clock.deadline(state, now)
    if deadline is not None and deadline.choice != NOTHING:
        until = deadline.until
    yield Knock(person, TURN, n, clock.began(state, seat), until)
    if deadline is not None and until == deadline.until and 1000 * deadline.seconds > BEFORE:
        yield Knock(person, HOURS, n, until - BEFORE, until)


# -- At night --


def zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name, as in Europe/Berlin; None if there is none."""
    try:
        return ZoneInfo(name) if name and len(name) <= LONGEST_ZONE else None
    except (ValueError, KeyError, OSError):
        return None


def quiet_until(name: str, now: int) -> int | None:
    """Return when the night ends in a time zone (ms since 1970); None by day."""
    here = datetime.datetime.fromtimestamp(now / 1000, zone(name) or datetime.UTC)
    if MORNING <= here.hour < EVENING:
        return None
    day = here.date() + datetime.timedelta(days=here.hour >= EVENING)
    morning = datetime.datetime.combine(day, datetime.time(MORNING), here.tzinfo)
    return int(1000 * morning.timestamp())


# -- In words --


class Words(NamedTuple):
    """The words of a knock: what is to be done, and where."""

    title: str
    body: str


def worded(state: State, knock: Knock) -> Words:
    """Word a knock in the current language: the deed, the table, and a fact that everybody there
    knows."""
    game, fact = catalogue.card(state.row.game).short, _fact(state, knock)
    where = say("knock-where", game=game, table=of_table(state.row.name), fact=fact)
    return Words(say(TITLES[knock.kind]), where)


def _fact(state: State, knock: Knock) -> str:
    table = state.playing()
    if knock.kind == HOURS:
        passes = state.table_settings.time_up == GOES_BY
        return say("knock-passes" if passes else "knock-scarecrow")
    if knock.kind == TURN:
        if not table.n:
            return say("knock-begins")
        return say("knock-moved", name=state.names[table.history.turn_at(table.n - 1)])
    result = read(state.row.result)
    won = [seat for seat, rank in enumerate(result.ranks) if rank == 1] if result else []
    if result is None or not result.won or len(won) != 1:
        return say("knock-result")
    return say("knock-winner", name=state.names[won[0]])
