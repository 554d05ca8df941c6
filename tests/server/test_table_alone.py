"""The state of a table and the actions on it, without server, event loop or socket."""

from dataclasses import replace
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.wording.slots import Thing
from farmyard.server.store.schema import (
    GUEST,
    NOTED,
    OPEN,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    undone,
)
from farmyard.server.table import chat, clock, consent, lobby, substitutes
from farmyard.server.table.clock import SCARECROW
from farmyard.server.table.consent import Event, Rewind, SystemMessage
from farmyard.server.table.log import AGREES, ASKS, DECLINES, GONE, PAUSES, Note, moves_of
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.seating import Person
from farmyard.server.table.state import State
from farmyard.server.table.table_settings import TableSettings
from farmyard.server.words import say

GAME = catalogue.keys()[0]
ADA, BEN = Person("ada" * 5, "Ada"), Person("ben" * 5, "Ben")
START = 1_000_000  # ms


def laid(*chairs: Chair, now: int = START) -> State:
    """Deal a table of two people, or of the given chairs."""
    sat = [Chair(n, PERSON, each.id, each.name) for n, each in enumerate((ADA, BEN))]
    around = list(chairs) or sat
    row = lobby.new_row(GAME, {}, around, ADA.id, Drawn("0" * 64))
    state = State(row, around, now)
    if row.stage == PLAYING:
        state.table = farmyard.table(GAME, [chair.name for chair in around], seed=4)
    return state


def do(state: State, events: list[Any], now: int) -> list[Event]:
    """Write the notes to the log, as the table's actor does; return the remaining events."""
    for event in events:
        if isinstance(event, Note):
            state.write(NOTED, now, event)
    return [event for event in events if not isinstance(event, Note)]


def play(state: State, now: int) -> None:
    table = state.playing()
    choice = table.legal()[0]
    state.write(choice, now)
    table.play(choice)


def on_the_move(state: State) -> tuple[Person, Person]:
    """Return the person to move, and another one at the table."""
    return (ADA, BEN) if state.playing().to_move == 0 else (BEN, ADA)


def test_the_moves_that_count() -> None:
    assert moves_of([5, 3, undone(1), 4, NOTED, 7]) == [5, 4, 7]
    assert moves_of([5, 3, NOTED, undone(0)]) == []


def test_a_pause_that_is_agreed_to() -> None:
    state = laid()
    assert do(state, consent.ask_pause(state, ADA.id), START) == []
    assert state.notes[0].kind == ASKS
    assert consent.asked(state) == {BEN.id}
    assert consent.lapses_at(state) == START + 1000 * consent.LASTS
    with pytest.raises(Refusal, match=say("nothing-asked")):
        consent.answer(state, ADA.id, True, 0)
    do(state, consent.answer(state, BEN.id, True, 0), START + 1)
    assert [note.kind for note in state.notes.values()] == [ASKS, AGREES, PAUSES]
    assert state.standing.paused
    assert not state.going_on
    do(state, consent.go_on(state, BEN.id), START + 2)
    assert state.going_on


def test_a_no_is_told_to_the_asker() -> None:
    state = laid()
    play(state, START)
    asker, asked = ADA, BEN
    if state.playing().history.turn_at(0) == 1:
        asker, asked = asked, asker
    do(state, consent.ask_back(state, asker.id), START)
    told = do(state, consent.answer(state, asked.id, False, 1), START)
    assert told == [SystemMessage(asker.id, Thing("said-no", (("name", asked.name),)))]
    assert state.notes[2].kind == DECLINES
    assert state.standing.question is None


def test_a_question_lapses_once() -> None:
    state = laid()
    do(state, consent.ask_pause(state, ADA.id), START)
    question = state.standing.question
    assert question is not None
    assert consent.lapse(state, question) == [SystemMessage(ADA.id, Thing("not-all-answered"))]
    assert consent.lapse(state, question) == []


def test_who_plays_alone_asks_nobody() -> None:
    state = laid(Chair(0, PERSON, ADA.id, "Ada"), Chair(1, GUEST, ADA.id, "Cleo"))
    play(state, START)
    assert consent.ask_back(state, ADA.id) == [Rewind(0)]


def test_who_is_away_is_waited_for_and_then_given_up() -> None:
    state = laid()
    mover, other = on_the_move(state)
    assert substitutes.missing(state) is None, "a table waits for ever unless it says otherwise"
    state.table_settings = TableSettings(patience="1m")
    assert substitutes.missing(state) == mover.id
    state.presence.enter(mover.id)
    assert substitutes.missing(state) is None
    state.presence.leave(mover.id)
    assert state.presence.sign(mover.id, sits=True, now=START + 500)
    assert substitutes.waits_until(state, mover.id) == START + 60_500
    assert not substitutes.is_given_up(state, mover.id, START + 60_499)
    assert substitutes.is_given_up(state, mover.id, START + 60_500)
    do(state, substitutes.hand_over(state, mover.id, "hen", GONE), START + 60_500)
    assert state.people == {other.id}
    assert state.kept_for(mover.id)
    do(state, substitutes.come_back(state, mover.id), START + 70_000)
    assert state.people == {ADA.id, BEN.id}


def test_the_clock_stands_still_while_a_table_rests() -> None:
    state = laid()
    assert clock.deadline(state, START) is None
    state.table_settings = TableSettings(clock="30s")
    found = clock.deadline(state, START)
    assert found is not None
    assert (found.until, found.choice) == (START + 30_000, SCARECROW)
    state.write(NOTED, START + 1000, Note(PAUSES, 0))
    assert clock.deadline(state, START + 2000) is None
    do(state, consent.go_on(state, ADA.id), START + 11_000)
    again = clock.deadline(state, START + 11_000)
    assert again is not None
    assert again.until == START + 40_000, "ten seconds of rest"


def test_chairs_are_taken_and_left() -> None:
    state = laid(Chair(0, PERSON, ADA.id, "Ada"), Chair(1, OPEN))
    assert state.row.stage == WAITING
    assert lobby.sit(state, ADA, 0, "") == [], "the form was sent once more"
    with pytest.raises(Refusal, match=say("no-chair")):
        lobby.sit(state, BEN, 0, "")
    [(was, now)] = lobby.sit(state, replace(BEN, name="Ada"), 1, "lot")
    assert (was.kind, now.kind, now.name, now.lot) == (OPEN, PERSON, "2 Ada", "lot")
    with pytest.raises(Refusal, match=say("not-seated")):
        lobby.fill(state, BEN, None, "hen")
    assert [each.level for _, each in lobby.fill(state, ADA, None, "hen")] == ["hen"]
    assert not lobby.is_full(state)
    with pytest.raises(Refusal, match=say("not-full")):
        lobby.check_before_the_deal(state, ADA.id)


def test_the_seconds_until_the_deal() -> None:
    state = laid(Chair(0, PERSON, ADA.id, "Ada"), Chair(1, OPEN))
    assert lobby.seconds_left(state, START) == 0
    state.begins = START + 4500
    assert lobby.seconds_left(state, START) == 5
    assert lobby.seconds_left(state, START + 9000) == 1, "it is about to begin"


def test_free_words_by_the_terms_of_the_table_alone() -> None:
    state, eve = laid(), Person("eve" * 5, "Eve")
    with pytest.raises(Refusal, match=say("no-talk")):
        chat.chat(state.chairs, state.table_settings, ADA, "Good day")
    said = chat.chat(state.chairs, TableSettings(talk="yes"), ADA, " Good\n day ")
    assert (said.seat, said.name, said.text) == (0, "Ada", "Good day")
    with pytest.raises(Refusal, match=say("not-seated")):
        chat.chat(state.chairs, TableSettings(talk="yes"), eve, "Good day")
    assert chat.emote(state.chairs, eve, "hello").seat == -1
    state.chat.hear(said)
    state.chat.hear(other := replace(said, said="Good night"))
    assert not state.chat.fade(said), "something else hangs there by now"
    assert state.chat.fade(other)
