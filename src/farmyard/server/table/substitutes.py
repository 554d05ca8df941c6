"""Substitution during a game: people leave, bots keep their chairs, people come back.

A person leaves on request, or after being absent in his turn for longer than the table waits. A bot
that takes over knows what the seat may know and no more (live/stand_ins.py).
"""

from collections.abc import Sequence

from farmyard.core.contract import middle
from farmyard.server.table.log import RETURNS, Note
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import State
from farmyard.server.words import say


def level_for(state: State, person: str, level: str, levels: Sequence[str]) -> str:
    """Return the level of the bots that replace a person: the one he asks for, or the middle one.
    Raises Refusal."""
    state.check_open()
    if not state.seats_of(person):
        raise TableRefusal(403, say("not-seated"))
    if level and level not in levels:
        raise TableRefusal(400, say("no-level"))
    return level or middle(levels)


def hand_over(state: State, person: str, level: str, kind: str) -> list[Note]:
    """Return the notes that give all chairs of a person to bots of a level."""
    return [Note(kind, seat, level) for seat in state.seats_of(person)]


def come_back(state: State, person: str) -> list[Note]:
    """Return the notes that give a person his chairs back. Raises TableRefusal if none is kept."""
    state.check_open()
    if not (seats := state.kept_for(person)):
        raise TableRefusal(409, say("nothing-kept"))
    return [Note(RETURNS, seat) for seat in seats]


# -- Absence ----------------------------------------------------------


def missing(state: State) -> str | None:
    """Return the person who is absent in his turn, if the table does not wait for ever."""
    table = state.table
    if table is None or table.to_move is None or not state.going_on:
        return None
    chair = state.chairs[table.to_move]
    waited_for = state.table_settings.seconds_away and not chair.level
    return chair.person if waited_for and chair.person not in state.presence.here else None


def waits_until(state: State, person: str) -> int:
    """Return until when the table waits for an absent person (ms since 1970)."""
    since = max(state.loaded_at, state.presence.heard.get(person, 0), *state.times[-1:])
    return since + 1000 * (state.table_settings.seconds_away or 0)


def is_given_up(state: State, person: str, now: int) -> bool:
    """True if a person is absent in his turn, and has been for too long."""
    return missing(state) == person and waits_until(state, person) <= now


def never_came(state: State) -> set[str]:
    """Return the people who have not come since the table was opened for them; none in a slow
    game."""
    if state.table is None or state.table.over or state.table_settings.slow:
        return set()
    return {person for person in state.people if not state.presence.has_come(person)}
