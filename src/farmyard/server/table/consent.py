"""What needs everybody's yes: going back behind something that was seen, and a pause.

One question can be open at a table. Whoever sits there as a person is asked on his page; scarecrows
agree to anything, and so do guests at the asker's own screen. One no ends it, and so does time, or
a decision in the game if the question was about going back. Questions and answers stand in the log
(notes.py): a server that is started again still waits for the same people, for as long as was left.
"""

import asyncio
from typing import TYPE_CHECKING

from farmyard.server.store.schema import now_ms
from farmyard.server.table import words
from farmyard.server.table.notes import (
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
from farmyard.server.table.terms import DAY

if TYPE_CHECKING:
    from farmyard.core.table import Table
    from farmyard.server.live.actor import Room

LASTS = 120.0  # seconds a question stays open, where a decision has less than a day


def asked(room: "Room") -> set[str]:
    """Those whose yes is still wanting."""
    question = room.standing.question
    return set() if question is None else _wanting(room, question)


def _wanting(room: "Room", question: Question) -> set[str]:
    people = {chair.person for chair in room.chairs if chair.person and not chair.level}
    return people - question.agreed - {question.asker}


async def ask_back(room: "Room", person: str) -> None:
    """Ask to go back to a person's last decision, whatever has been seen since."""
    table, seats = _may_ask(room, person), room.seats_of(person)
    own = [n for n in range(table.n) if table.turn_at(n) in seats]
    if not own:
        raise TableRefusal(409, words.NOTHING_TO_TAKE_BACK)
    await _ask(room, Question(BACK, person, own[-1]))


async def ask_pause(room: "Room", person: str) -> None:
    """Ask for a pause."""
    _may_ask(room, person)
    await _ask(room, Question(PAUSE, person))


async def go_on(room: "Room", person: str) -> None:
    """End a pause: whoever sits at the table may."""
    room.check_open()
    if not room.seats_of(person):
        raise TableRefusal(403, words.NOT_SEATED)
    if not room.standing.paused:
        raise TableRefusal(409, words.NO_PAUSE)
    await room.note(Note(GOES_ON, room.seats_of(person)[0]))
    room.noted()


async def answer(room: "Room", person: str, yes: bool) -> None:
    """One of those who are asked says yes or no."""
    question = room.standing.question
    if question is None or person not in asked(room):
        raise TableRefusal(409, words.NOTHING_ASKED)
    await room.note(Note(AGREES if yes else DECLINES, room.seats_of(person)[0]))
    if yes:
        await settle(room)
    else:
        _tell(room, question.asker, words.said_no(name_of(room, person)))
        _drop(room)


def take_up(room: "Room") -> None:
    """A table has been laid out from its log: a question in it waits on, or is settled."""
    question = room.standing.question
    if question is None:
        return
    if now_ms() >= question.since + 1000 * _lasts(room):
        room.standing.question = None
    elif asked(room):
        _wait(room, question)
    else:
        room.house.errand(room.alone(settle, room))


async def settle(room: "Room") -> None:
    """Do what was asked for, if nobody's yes is wanting any more; a question goes on without
    whoever has left."""
    question = room.standing.question
    if question is None or asked(room):
        room.changed()
    else:
        await _do(room, question)


def _may_ask(room: "Room", person: str) -> "Table":
    room.check_open()
    room.check_going_on()
    if not room.seats_of(person):
        raise TableRefusal(403, words.NOT_SEATED)
    if room.standing.question is not None:
        raise TableRefusal(409, words.ALREADY_ASKED)
    return room.playing()


async def _ask(room: "Room", question: Question) -> None:
    if not _wanting(room, question):
        await _do(room, question)
        return
    seat = room.seats_of(question.asker)[0]
    await room.note(Note(ASKS, seat, what=question.what, left=question.left))
    if room.standing.question is not None:
        _wait(room, room.standing.question)
    room.changed()


async def _do(room: "Room", question: Question) -> None:
    if question.what == BACK:
        await room.rewind(question.left)
    else:
        await room.note(Note(PAUSES, room.seats_of(question.asker)[0]))
        room.noted()


def _lasts(room: "Room") -> float:
    pace = room.terms.pace
    return DAY if pace and pace.slow else LASTS


def _wait(room: "Room", question: Question) -> None:
    left = _lasts(room) - (now_ms() - question.since) / 1000
    asyncio.get_running_loop().call_later(left, _lapse, room, question)


def _lapse(room: "Room", question: Question) -> None:
    if room.standing.question is question:
        _tell(room, question.asker, words.NOT_ALL_ANSWERED)
        _drop(room)


def _drop(room: "Room") -> None:
    room.standing.question = None
    room.changed()
    room.bots.wake()


def _tell(room: "Room", person: str, sentence: str) -> None:
    for watcher in room.watchers:
        if watcher.person == person:
            watcher.refuse(sentence)


def name_of(room: "Room", person: str) -> str:
    """What somebody who sits at this table is called there."""
    return next(chair.name for chair in room.chairs if chair.person == person)
