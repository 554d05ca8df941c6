"""Requests that need everybody's consent: going back behind something seen, and a pause.

One question can be open at a table. People who sit there are asked on their pages; bots agree to
anything, and so do guests at the asker's own screen. The question ends with one no, after a time,
or, if it is about going back, with the next decision. Questions and answers are in the log
(log.py), so that they outlive a restart of the server. An answer names its question by the place of
that in the log: one that comes late is not taken for the answer to another question.
"""

from typing import NamedTuple

from farmyard.core.wording.slots import Thing
from farmyard.server.table.log import (
    AGREES,
    ASKS,
    BACK,
    DECLINES,
    GOES_ON,
    PAUSE,
    PAUSES,
    Note,
    Question,
)
from farmyard.server.table.refusals import TableRefusal
from farmyard.server.table.state import State
from farmyard.server.table.table_settings import DAY
from farmyard.server.words import say

LASTS = 120.0  # seconds a question stays open, where a decision has less than a day


class Rewind(NamedTuple):
    """The event that takes back all but the first `left` decisions."""

    left: int


class SystemMessage(NamedTuple):
    """The event that sends a sentence to a person, who reads it in his own language."""

    person: str
    sentence: Thing


Event = Note | Rewind | SystemMessage
"""An effect of a question or an answer; notes are written into the log."""


def asked(state: State) -> set[str]:
    """Return the people whose answer to the open question is missing."""
    question = state.standing.question
    return set() if question is None else _wanting(state, question)


def _wanting(state: State, question: Question) -> set[str]:
    return state.people - question.agreed - {question.asker}


def ask_back(state: State, person: str) -> list[Event]:
    """Ask to go back to a person's last decision. Raises TableRefusal."""
    _check_may_ask(state, person)
    if state.row.first_try:  # nobody sits there who could say no
        raise TableRefusal(409, say("cannot-undo"))
    table, seats = state.playing(), state.seats_of(person)
    own = [n for n in range(table.n) if table.history.turn_at(n) in seats]
    if not own:
        raise TableRefusal(409, say("nothing-to-take-back"))
    return _ask(state, Question(BACK, person, own[-1]))


def ask_pause(state: State, person: str) -> list[Event]:
    """Ask for a pause. Raises TableRefusal."""
    _check_may_ask(state, person)
    return _ask(state, Question(PAUSE, person))


def go_on(state: State, person: str) -> list[Event]:
    """End a pause, for any person who sits at the table. Raises TableRefusal."""
    state.check_open()
    if not state.seats_of(person):
        raise TableRefusal(403, say("not-seated"))
    if not state.standing.paused:
        raise TableRefusal(409, say("no-pause"))
    return [Note(GOES_ON, state.seats_of(person)[0])]


def answer(state: State, person: str, yes: bool, n: int) -> list[Event]:
    """Record a person's yes or no to question `n`. Raises TableRefusal if he is not asked, or if
    another question is open."""
    question, wanting = state.standing.question, asked(state)
    if question is None or person not in wanting:
        raise TableRefusal(409, say("nothing-asked"))
    if n != question.n:
        raise TableRefusal(409, say("another-question"))
    note = Note(AGREES if yes else DECLINES, state.seats_of(person)[0])
    if not yes:
        return [
            note,
            SystemMessage(question.asker, Thing("said-no", (("name", name_of(state, person)),))),
        ]
    return [note] if wanting - {person} else [note, _granted(state, question)]


def settled(state: State) -> list[Event]:
    """Grant the open question if no answer is missing any more, as when somebody has left."""
    question = state.standing.question
    return [] if question is None or asked(state) else [_granted(state, question)]


def lapses_at(state: State) -> int | None:
    """Return when the open question expires (ms since 1970); None if there is none."""
    question = state.standing.question
    if question is None:
        return None
    return question.since + int(1000 * (DAY if state.table_settings.slow else LASTS))


def lapse(state: State, question: Question) -> list[SystemMessage]:
    """Close a question that has expired, and tell its asker; nothing if it is not open any more."""
    if state.standing.question is not question:
        return []
    state.standing.question = None
    return [SystemMessage(question.asker, Thing("not-all-answered"))]


def _check_may_ask(state: State, person: str) -> None:
    state.check_open()
    state.check_going_on()
    if not state.seats_of(person):
        raise TableRefusal(403, say("not-seated"))
    if state.standing.question is not None:
        raise TableRefusal(409, say("already-asked"))


def _ask(state: State, question: Question) -> list[Event]:
    if not _wanting(state, question):
        return [_granted(state, question)]
    seat = state.seats_of(question.asker)[0]
    return [Note(ASKS, seat, what=question.what, left=question.left)]


def _granted(state: State, question: Question) -> Event:
    if question.what == BACK:
        return Rewind(question.left)
    return Note(PAUSES, state.seats_of(question.asker)[0])


def name_of(state: State, person: str) -> str:
    """Return the name of a person who sits at this table."""
    return next(chair.name for chair in state.chairs if chair.person == person)
