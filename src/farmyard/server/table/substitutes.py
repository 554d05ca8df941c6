"""Seats change hands in mid-game: people leave, scarecrows keep their chairs, people come back.

Whoever leaves says so, or is away for longer than the table waits while it is his turn. A scarecrow
that sits down knows what the seat may know and no more (live/stand_ins.py), and a person who comes
back finds his own view.
"""

from collections.abc import Sequence

from farmyard.server.table import words
from farmyard.server.table.log import RETURNS, Note
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import State


def level_for(state: State, person: str, level: str, levels: Sequence[str]) -> str:
    """The level of the scarecrows that sit down for a person who leaves with all his guests: the
    one he asks for, or the middle one; or a Refusal."""
    state.check_open()
    if not state.seats_of(person):
        raise TableRefusal(403, words.NOT_SEATED)
    if level and level not in levels:
        raise TableRefusal(400, words.NO_LEVEL)
    return level or levels[len(levels) // 2]


def hand_over(state: State, person: str, level: str, deed: str) -> list[Note]:
    """Scarecrows of that level sit down on all chairs of a person, who leaves or is gone."""
    return [Note(deed, seat, level) for seat in state.seats_of(person)]


def come_back(state: State, person: str) -> list[Note]:
    """A person takes back the chairs that were kept for him."""
    state.check_open()
    if not (seats := state.kept_for(person)):
        raise TableRefusal(409, words.NOTHING_KEPT)
    return [Note(RETURNS, seat) for seat in seats]


# -- Who is waited for ----------------------------------------------------------


def missing(state: State) -> str | None:
    """Whose turn it is while he is away, if the table does not wait for ever."""
    table = state.table
    if table is None or table.to_move is None or not state.going_on:
        return None
    chair = state.chairs[table.to_move]
    waited_for = state.terms.seconds_away and not chair.level
    return chair.person if waited_for and chair.person not in state.presence.here else None


def waits_until(state: State, person: str) -> int:
    """Until when the table waits for somebody who is missing (ms since 1970)."""
    since = max(state.laid_at, state.presence.heard.get(person, 0), *state.times[-1:])
    return since + 1000 * (state.terms.seconds_away or 0)


def is_given_up(state: State, person: str, now: int) -> bool:
    """Whether a person is missing, and has been for too long."""
    return missing(state) == person and waits_until(state, person) <= now


def never_came(state: State) -> set[str]:
    """Those who have not come to a table since it was laid for them; where a decision may take
    days nobody is late."""
    slow = state.terms.pace and state.terms.pace.slow
    if state.table is None or state.table.over or slow:
        return set()
    return {person for person in state.people if not state.presence.has_come(person)}
