"""Consent: taking back a move after something was revealed, and pausing, need everybody's yes."""

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from farmyard.server.live import bots
from farmyard.server.store.schema import NOTED, now_ms, undone
from farmyard.server.table import consent
from farmyard.server.table.log import AGREES, Note, written
from farmyard.server.words import say
from tests.server.served import Player, Running, answered, heard, my_turn
from tests.server.test_substitutes import action, at_table, decide_somehow, question_on
from tests.waiting import until


def played(room: Any, players: list[Player], link: str, times: int) -> None:
    pick = random.Random(times)
    for _ in range(times):
        decide_somehow(room, players, link, pick)


def test_all_must_agree_to_go_back(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    played(room, [ada, ben], link, 9)
    own = [n for n in range(9) if room.state.table.history.turn_at(n) == 0][-1]
    moves = list(room.state.table.history.moves)
    assert action(ada, link, "back") == 303
    assert room.state.table.history.moves == moves, "nothing is done before the answer"
    assert "Waiting for a yes from Ben." in ada.get(link).text
    page = ben.get(link).text
    assert "Ada would like to take a move back" in page
    assert 'id="action-yes"' in page
    assert 'id="action-no"' in page
    assert action(ada, link, "yes") == 409, "one's own question is not for oneself to answer"
    assert action(people(1)[0], link, "yes") == 409, "nor for a stranger"
    assert action(ben, link, "yes") == 303
    assert room.state.table.history.moves == moves[:own]
    assert room.state.table.to_move == 0
    assert room.state.log[-1] == undone(own)
    assert action(ben, link, "yes") == 409


def test_what_all_agreed_to_stands_in_the_log(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    played(room, [ada, ben], link, 5)
    line = "Ada took a move back; everyone agreed."
    action(ada, link, "back")
    assert line not in ben.get(link).text
    action(ben, link, "yes")
    assert line in ben.get(link).text
    action(ben, link, "pause")
    action(ada, link, "no")
    assert ben.get(link).text.count(line) == 1


def test_one_no_is_enough_and_is_told_to_who_asked(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    played(room, [ada, ben], link, 5)
    moves = list(room.state.table.history.moves)
    with ada.live(link, program=False) as socket:
        action(ada, link, "back")
        assert action(ben, link, "no") == 303
        heard(socket, '"refusal":"Ben would rather not.')
    assert room.state.standing.question is None
    assert room.state.table.history.moves == moves


def test_scarecrows_agree(server: Running, people: Any) -> None:
    """A player alone with bots takes back any number of moves at once."""
    (ada,) = people(1)
    link = ada.table("me", "bot", start="0")
    room, pick = server.room(link), random.Random(5)
    for _ in range(4):
        until(lambda: room.state.table.to_move == 0)
        decide_somehow(room, [ada], link, pick)
    until(lambda: room.state.table.to_move == 0)
    before = room.state.table.n
    own = [n for n in range(before) if room.state.table.history.turn_at(n) == 0]
    for n in reversed(own):
        assert action(ada, link, "back") == 303
        assert room.state.table.n == n
    assert action(ada, link, "back") == 409


def test_a_decision_ends_the_question_about_going_back(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    played(room, [ada, ben], link, 5)
    action(ada, link, "back")
    assert action(ben, link, "pause") == 409, "one question at a time"
    played(room, [ada, ben], link, 1)
    assert room.state.standing.question is None
    assert action(ben, link, "yes") == 409


def test_scarecrows_wait_while_people_are_asked(
    houses: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot whose turn it is waits while Ben is asked, and moves when he has said no."""
    asked = threading.Event()

    async def until_asked(*_: Any) -> None:
        await asyncio.to_thread(asked.wait)

    monkeypatch.setattr(bots, "rest_of_pause", until_asked)
    server = houses()
    ada, ben = Player(server.url), Player(server.url)
    link = ada.table("me", "friend", "bot", start="0")
    ben.post(link + "/sit", {"seat": "1"})
    room, pick = until(lambda: server.room(link)), random.Random(2)
    while room.state.table.to_move != 2:
        decide_somehow(room, [ada, ben], link, pick)
    n = room.state.table.n
    assert action(ada, link, "back") == 303
    asked.set()
    until(lambda: not room.bots.busy)
    assert room.state.table.n == n
    assert action(ben, link, "no") == 303
    until(lambda: room.state.table.n > n)
    for player in (ada, ben):
        player.leave()


def test_who_leaves_is_not_asked_any_more(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    played(room, [ada, ben], link, 5)
    action(ada, link, "pause")
    assert action(ben, link, "leave") == 303
    assert room.state.standing.paused, "Ben was the last who had not answered"
    assert room.state.standing.question is None


def test_a_question_goes_with_who_asked_it(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    action(ada, link, "pause")
    action(ada, link, "leave")
    assert room.state.standing.question is None
    assert action(ben, link, "yes") == 409
    assert not room.state.standing.paused


def test_nobody_decides_during_a_pause(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    action(ada, link, "pause")
    action(ben, link, "yes")
    page = ada.get(link).text
    assert "There is a pause, as Ada asked." in page
    assert 'id="action-go-on"' in page
    choice, at = str(room.state.table.legal()[0]), str(len(room.state.log))
    answer = ada.post(link + "/do", {"choice": choice, "at": at})
    assert (answer.status_code, "is paused" in answer.text) == (409, True)
    assert ada.post(link + "/back", {"at": at}).status_code == 409
    assert action(people(1)[0], link, "go-on") == 403
    assert action(ben, link, "go-on") == 303, "whoever sits there may"
    assert action(ben, link, "go-on") == 409
    assert ada.post(link + "/do", {"choice": choice, "at": at}).status_code == 303
    assert room.state.table.n == 1


def test_a_question_lapses(server: Running, people: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(consent, "LASTS", 0.2)
    ada, ben, link, room = at_table(server, people)
    with ada.live(link, program=False) as socket:
        action(ada, link, "pause")
        heard(socket, '{"refusal":"Not everybody')
        assert room.state.standing.question is None
    assert action(ben, link, "yes") == 409


def test_programs_are_asked_as_well(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people)
    with ben.live(link) as socket:
        assert json.loads(socket.recv(20))["asks"] is None
        action(ada, link, "pause")
        asked = json.loads(answered(socket)[-1])["asks"]
        assert asked["actions"] == ["yes", "no"]
        socket.send(json.dumps({"action": "yes", "word": str(asked["question"])}))
        assert json.loads(answered(socket)[-1])["rests"]
        socket.send('{"action": "go-on"}')
        assert not json.loads(answered(socket)[-1])["rests"]
        assert not room.state.standing.resting
    with ada.live(link) as socket:
        assert my_turn(socket)["seat"] == 0


def test_a_yes_answers_only_the_question_it_was_given_to(server: Running, people: Any) -> None:
    """Ben's late yes to a pause is no answer to Ada's newer request to go back."""
    ada, ben, link, room = at_table(server, people)
    played(room, [ada, ben], link, 9)
    action(ada, link, "pause")
    old = question_on(ben.get(link).text)
    assert action(ben, link, "no") == 303
    action(ada, link, "back")
    log, moves = list(room.state.log), list(room.state.table.history.moves)
    for name in ("yes", "no"):
        late = ben.post(link + "/action", {"action": name, "word": old})
        assert (late.status_code, say("another-question") in late.text) == (409, True)
    for word, status in (("", 400), ("pause", 400), ("-1", 400)):
        said = ben.post(link + "/action", {"action": "yes", "word": word})
        assert said.status_code == status
    with ben.live(link) as socket:
        new = json.loads(socket.recv(20))["asks"]["question"]
        assert str(new) == question_on(ben.get(link).text) != old
        for frame, sentence in (
            ({"action": "yes", "word": old}, say("another-question")),
            ({"action": "no", "word": old}, say("another-question")),
            ({"action": "yes"}, say("which-question")),
        ):
            socket.send(json.dumps(frame))
            assert json.loads(heard(socket, '"refusal"')[-1])["refusal"] == sentence
        assert (room.state.log, room.state.table.history.moves) == (log, moves)
        socket.send(json.dumps({"action": "yes", "word": str(new)}))
        until(lambda: len(room.state.table.history.moves) < len(moves))


class Reopened:
    """Ada and Ben at a table of a server that can be restarted."""

    def __init__(self, houses: Any) -> None:
        self.houses, self.server = houses, houses()
        self.ada, self.ben = Player(self.server.url), Player(self.server.url)
        self.link = self.ada.table("me", "friend", start="0")
        self.ben.post(self.link + "/sit", {"seat": "1", "name": "Ben"})
        self.room = until(lambda: self.server.room(self.link).state.table and self._found())

    def _found(self) -> Any:
        return self.server.room(self.link)

    def again(self) -> None:
        """Restart the server, and load the table."""
        self.server.stop()
        self.server = self.houses()
        for player in (self.ada, self.ben):
            player.url, player.http.base_url = self.server.url, self.server.url
        self.ada.get(self.link)
        self.room = until(lambda: self._found().state.table and self._found())

    def write(self, note: Note) -> None:
        """Write a note to the database without applying it, as if the server had ended then."""
        at, text = len(self.room.state.log), written(note).decode()
        append = self.server.site.store.append
        asyncio.run(append(self.room.state.row.id, at, NOTED, now_ms(), text))


@pytest.fixture
def reopened(houses: Any) -> Iterator[Reopened]:
    table = Reopened(houses)
    yield table
    table.ada.leave()
    table.ben.leave()


def test_a_question_outlives_the_server(reopened: Reopened) -> None:
    """A request to go back survives a restart, and Ben's yes after it still counts."""
    ada, ben, link = reopened.ada, reopened.ben, reopened.link
    played(reopened.room, [ada, ben], link, 9)
    table = reopened.room.state.table
    own, moves = [n for n in range(9) if table.history.turn_at(n) == 0][-1], list(table.moves)
    assert action(ada, link, "back") == 303
    reopened.again()
    assert "Waiting for a yes from Ben." in ada.get(link).text
    assert 'id="action-yes"' in ben.get(link).text
    assert action(ben, link, "yes") == 303
    assert reopened.room.state.table.history.moves == moves[:own]
    reopened.again()
    assert reopened.room.state.standing.question is None, "what is done is not asked again"
    assert reopened.room.state.table.history.moves == moves[:own]


def test_answers_outlive_the_server(reopened: Reopened) -> None:
    """A no is final; what all have agreed to is done after a restart, even if it was not before."""
    ada, ben, link = reopened.ada, reopened.ben, reopened.link
    action(ada, link, "pause")
    action(ben, link, "no")
    reopened.again()
    assert reopened.room.state.standing.question is None
    action(ben, link, "pause")
    reopened.write(Note(AGREES, 0))
    reopened.again()
    until(lambda: reopened.room.state.standing.paused, 5)
    assert reopened.room.state.standing.question is None


def test_a_decision_has_ended_the_question_after_a_restart_too(reopened: Reopened) -> None:
    ada, ben, link = reopened.ada, reopened.ben, reopened.link
    played(reopened.room, [ada, ben], link, 5)
    action(ada, link, "back")
    played(reopened.room, [ada, ben], link, 1)
    reopened.again()
    assert reopened.room.state.standing.question is None
    action(ada, link, "pause")
    assert action(ada, link, "leave") == 303
    reopened.again()
    assert reopened.room.state.standing.question is None, "it went with who asked"


def test_a_question_has_no_more_time_after_a_restart(reopened: Reopened, monkeypatch: Any) -> None:
    action(reopened.ada, reopened.link, "pause")
    monkeypatch.setattr(consent, "LASTS", 0.1)
    reopened.again()
    assert reopened.room.state.standing.question is None
    assert action(reopened.ben, reopened.link, "yes") == 409
