"""The tempo of a table: who may change it, who may go on before the end of a turn was shown, and
what a new table begins with.

A tempo (table_settings.py) is chosen with the table. Whoever laid the table out can change it
during play; the change is a note in the log.
"""

from typing import TYPE_CHECKING

from farmyard.server.table.log import TEMPO, Note
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.seating import SPECTATOR
from farmyard.server.table.state import State
from farmyard.server.table.table_settings import CALM, TEMPOS, USUAL
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


CALM_GAMES = 3  # of a person, before the pace is the usual one


def first_tempo(experienced: bool) -> str:
    """Return the tempo for a person who has chosen none: calm for the first games."""
    return USUAL if experienced else CALM


def may_set(state: State, person: str) -> bool:
    """True if a person has laid this table out, and its game goes on."""
    return bool(person) and person == state.row.opener and not state.playing().over


def may_slow(state: State, person: str) -> bool:
    """True if a person may make bots wait until what happens has been read aloud."""
    return may_set(state, person) and not state.tempo.words and any(c.level for c in state.chairs)


def set_tempo(state: State, person: str, word: str) -> list[Note]:
    """Change the tempo. Raises TableRefusal."""
    state.check_open()
    if not may_set(state, person):
        raise TableRefusal(403, say("not-host"))
    if word not in TEMPOS:
        raise TableRefusal(400, say("no-such-pace"))
    if word == state.tempo_word:
        return []
    return [Note(TEMPO, next(iter(state.seats_of(person)), SPECTATOR), what=word)]


def may_look_away(state: State, person: str) -> bool:
    """True if the end of a turn is shown to nobody but this person, who may go on."""
    return state.held and bool(person) and state.alone == person


def check_looked(state: State, person: str) -> None:
    """Raise TableRefusal unless a person may end the time for which a turn is shown."""
    if not state.held:
        raise TableRefusal(409, say("nothing-shown"))
    if not may_look_away(state, person):
        raise TableRefusal(403, say("not-alone"))


def takes_from_people(state: State, table: "Table") -> bool:
    """Tell whether the last decision has taken something from a person who sits here and has not
    made it."""
    touches, mover = table.game.page_hooks.touches, table.history.turn_at(table.n - 1)
    if not (seats := [c.seat for c in state.chairs if not c.level and c.seat != mover]):
        return False
    before, after = table.views.of(SPECTATOR, table.n - 1), table.views.of(SPECTATOR)
    return any(touches(before, after, seat) for seat in seats)
