"""Tables are opened and played to their end, by programs and by forms, and no move counts twice."""

import json
import random
import re
import threading
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from tests.server.served import (
    Player,
    Running,
    answered,
    choices_in,
    decide,
    heard,
    my_turn,
    seating,
    state,
)
from tests.thorough import THOROUGH
from tests.waiting import until

A_WHILE = 40  # pages
SOON = catalogue.keys()[1]  # the shortest game


def played_out(socket: Any, seed: int) -> dict[str, Any]:
    pick = random.Random(seed)
    while not (frame := my_turn(socket)).get("over"):
        decide(socket, pick.choice(frame["choices"])[0], frame["n"])
    return frame


def test_two_people_and_a_bot_play_to_the_end(server: Running, ada: Player, ben: Player) -> None:
    link = ada.table("me", "friend", "bot")
    assert ben.post(link + "/sit", {"seat": "1"}).headers["location"] == link
    ends: dict[str, dict[str, Any]] = {}

    def play(who: str, player: Player) -> None:
        with player.live(link) as socket:
            ends[who] = played_out(socket, len(who))

    threads = [threading.Thread(target=play, args=each) for each in (("a", ada), ("bb", ben))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert ends["a"]["over"]
    assert ends["bb"]["over"]
    assert (ends["a"]["seat"], ends["bb"]["seat"]) == (0, 1)
    table = server.table(link)
    assert ends["a"]["n"] == table.n == len(server.room(link).state.log)
    until(lambda: "Look back" in ada.get("/").text)
    page = ada.get(link).text
    assert 'id="end"' in page
    assert "Play again" in page


@pytest.mark.thorough
@pytest.mark.parametrize("card", catalogue.cards(), ids=lambda card: card.key)
def test_a_game_by_plain_forms(server: Running, ada: Player, card: Card) -> None:
    """A game can be played with forms alone, without scripts or sockets: one game to its end and
    others for a while; under ``--thorough``, all to their ends."""
    guests = [f"guest Cleo {n}" for n in range(1, card.default_seats)]
    link, pick = ada.opens(f"/new/{card.key}", seating("me", *guests)), random.Random(4)
    for _ in range(4000 if THOROUGH or card.key == SOON else A_WHILE):
        page = ada.get(link).text
        if 'id="end"' in page:
            return
        if 'id="curtain"' in page:
            seat = re.search(r'name="seat" value="(\d+)"', page)
            assert seat is not None
            ada.post(link + "/look", {"seat": seat.group(1)})
            continue
        at = re.search(r'name="at" value="(\d+)"', page)
        assert at is not None
        _, parts = pick.choice(choices_in(page))
        answer = ada.post(link + "/do", {"part": ",".join(parts), "at": at.group(1)})
        assert answer.status_code == 303, answer.text
    assert not THOROUGH
    assert card.key != SOON
    assert server.table(link).n >= A_WHILE // 4, "a curtain at most before each decision"


def test_a_decision_is_made_once(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    with ada.live(link) as socket:
        first = my_turn(socket)
        choice = first["choices"][0][0]
        for _ in range(3):
            decide(socket, choice, first["n"])
        frames = [json.loads(frame) for frame in answered(socket)]
    assert server.room(link).state.log == [choice]
    refusals = [frame["refusal"] for frame in frames if "refusal" in frame]
    assert refusals
    assert all("already on the table" in refusal for refusal in refusals)


def test_the_same_form_twice_plays_once(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    ada.post(link + "/look", {"seat": str(server.table(link).to_move)})
    choice = server.table(link).legal()[0]
    first = ada.post(link + "/do", {"choice": str(choice), "at": "0"})
    second = ada.post(link + "/do", {"choice": str(choice), "at": "0"})
    assert (first.status_code, second.status_code) == (303, 409)
    assert "already on the table" in second.text
    assert len(server.room(link).state.log) == 1


def test_an_answer_to_another_moment_is_refused(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    with ada.live(link) as socket:
        frame = my_turn(socket)
        for at in (frame["n"] + 1, frame["n"] + 1000):
            decide(socket, frame["choices"][0][0], at)
            frames = [json.loads(each) for each in heard(socket, "moved on")]
            assert "moved on" in frames[-1]["refusal"]
            assert frames[-2]["n"] == frame["n"], "a fresh state comes before the sentence"
    assert server.room(link).state.log == []


def test_an_illegal_choice_is_refused_with_a_reason(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    room = server.room(link)
    ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
    legal = set(room.state.table.legal())
    wrong = [c for c in range(room.state.table.game.rules.CHOICES) if c not in legal]
    for choice in [*wrong[:5], 10**8]:
        answer = ada.post(link + "/do", {"choice": str(choice), "at": "0"})
        assert answer.status_code == 409
        assert 'id="refusal"' in answer.text or 'role="alert"' in answer.text
    assert room.state.log == []


def test_only_the_seat_whose_turn_it_is(ada: Player, ben: Player, server: Running) -> None:
    link = ada.table("me", "friend")
    ben.post(link + "/sit", {"seat": "1"})
    room = server.room(link)
    players = [ada, ben]
    waits = players[1 - room.state.table.to_move]
    choice = str(room.state.table.legal()[0])
    answer = waits.post(link + "/do", {"choice": choice, "at": "0"})
    assert answer.status_code == 409
    assert "turn" in answer.text
    stranger = Player(server.url)
    answer = stranger.post(link + "/do", {"choice": choice, "at": "0"})
    assert answer.status_code == 403
    assert "watching" in answer.text
    stranger.leave()
    assert room.state.log == []


def undoable(room: Any) -> int | None:
    """Return a choice that can be taken back afterwards, if there is one."""
    from farmyard.core.tables.table import Table

    table, row = room.state.table, room.state.row
    for choice in table.legal():
        copy = Table.resume(row.game, table.names, row.key, row.options, table.moves)
        copy.play(choice)
        if copy.can_undo(table.to_move):
            return int(choice)
    return None


def test_taking_back_is_in_the_log_and_happens_once(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    room = server.room(link)
    while (choice := undoable(room)) is None:
        ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
        ada.post(
            link + "/do",
            {"choice": str(room.state.table.legal()[0]), "at": str(len(room.state.log))},
        )
    seat, before = room.state.table.to_move, room.state.table.position()
    ada.post(link + "/look", {"seat": str(seat)})
    ada.post(link + "/do", {"choice": str(choice), "at": str(len(room.state.log))})
    at = str(len(room.state.log))
    assert ada.post(link + "/back", {"at": at}).status_code == 303
    assert room.state.table.position() == before
    assert room.state.log[-1] < 0
    assert ada.post(link + "/back", {"at": at}).status_code == 409, "the same takeback again"
    # A duplicate of the move that was taken back is refused as well.
    stale = ada.post(link + "/do", {"choice": str(choice), "at": str(int(at) - 1)})
    assert stale.status_code == 409
    assert room.state.table.position() == before


def test_the_newest_page_comes_by_the_socket(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    room = server.room(link)
    ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
    with ada.live(link, program=False) as socket:
        first = socket.recv(10)
        assert first.lstrip().startswith("<")
        assert 'name="at" value="0"' in first
        decide(socket, room.state.table.legal()[0], 0)
        page = answered(socket)[-1]
        assert 'name="at" value="1"' in page or 'id="curtain"' in page
        socket.send(json.dumps({"parts": ["nothing-of-the-kind"], "at": 1}))
        heard(socket, lambda frame: frame.startswith('{"refusal"'))
        socket.send("{")
        heard(socket, lambda frame: frame.startswith('{"refusal"'))


def test_picks_are_kept_in_the_address(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    room = server.room(link)
    ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
    answer = ada.post(link + "/do", {"part": "no-such-part", "at": "0"})
    assert answer.status_code == 409
    assert ada.get(link + "?picked=no-such-part,other").status_code == 200
    assert ada.get(link + "?picked=" + "x" * 61).status_code == 400
    assert room.state.log == []


def test_the_end_is_followed_by_another_game_for_all(server: Running, people: Any) -> None:
    ada, ben, stranger = people(3)
    link = ada.table("me", "friend")
    ben.post(link + "/sit", {"seat": "1"})
    assert ada.post(link + "/again").status_code == 409
    with ada.live(link) as one, ben.live(link) as two:
        frames = [state(one), state(two)]
        sockets, pick = [one, two], random.Random(2)
        while not frames[0]["over"]:
            seat = frames[0]["to_move"]
            frame = frames[seat]
            decide(sockets[seat], pick.choice(frame["choices"])[0], frame["n"])
            for i, socket in enumerate(sockets):
                while frames[i]["n"] == frame["n"]:
                    frames[i] = state(socket)
        assert stranger.post(link + "/again").status_code == 403
        new = ada.post(link + "/again").headers["location"]
        assert ben.post(link + "/again").headers["location"] == new, "one rematch for all"
        for socket in sockets:
            assert json.loads(heard(socket, '"go"')[-1])["go"] == new
    assert new != link
    room = server.room(new)
    assert room.state.names == server.room(link).state.names
    assert room.state.row.options == server.room(link).state.row.options
    assert room.state.row.key != server.room(link).state.row.key
