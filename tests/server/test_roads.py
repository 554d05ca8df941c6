"""Lines without a socket: the same frames come by server-sent events and by polling, no more and no
less, and what is posted counts as on a socket."""

import json
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest

from farmyard.core import catalogue
from farmyard.server.live import actor
from farmyard.server.web.lines import carrying
from tests.server.served import FAST, TOO_LONG, Player, Running, heard, whole
from tests.waiting import PATIENCE, until

SECRET = catalogue.keys()[1]
"""A game in which each seat has cards of its own."""


class Road:
    """A line of a player by HTTP: frames come as events, or as polls ask for them."""

    def __init__(self, player: Player, link: str, **asked: str) -> None:
        self.player, self.path = player, link + "/live"
        self.asked = {"line": secrets.token_hex(16), **asked}
        self.seen, self.pieces, self.sent = "", list[str](), 0

    def poll(self, **asked: str) -> list[str]:
        """Return the frames that are due, without the time and the sign of the page."""
        query = {**self.asked, "seen": self.seen, **asked}
        answer = self.player.http.get(self.path, params=query)
        assert answer.status_code == 200, answer.text
        *frames, last = answer.text.splitlines()
        self.seen = json.loads(last)["seen"]
        return [frame for frame in frames if "now" not in json.loads(frame)]

    def page(self) -> str:
        """Poll, and return the whole page."""
        for frame in self.poll():
            self.pieces = whole(self.pieces, json.loads(frame)["page"])
        return "<".join(self.pieces)

    def posts(self, frame: Any, **headers: str) -> httpx.Response:
        self.sent += 1
        query = {**self.asked, "nth": str(self.sent)}
        text = frame if isinstance(frame, str) else json.dumps(frame)
        sent = {"origin": self.player.url, **headers}
        return self.player.http.post(self.path, params=query, content=text, headers=sent)

    def says(self, frame: Any) -> list[dict[str, Any]]:
        """Post a frame, and return the frames of the answer."""
        answer = self.posts(frame)
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines()]

    @contextmanager
    def events(self) -> Iterator[Iterator[str]]:
        """Open a stream, and yield the frames as they come."""
        asked = {"params": self.asked, "headers": {"accept": "text/event-stream"}}
        with self.player.http.stream("GET", self.path, **asked) as answer:  # type: ignore[arg-type]
            assert answer.headers["content-type"] == "text/event-stream"
            lines = answer.iter_lines()
            yield (line.removeprefix("data: ") for line in lines if line)


def opened(players: list[Player]) -> str:
    """Open a table of two people, whose second is not the one who opened it."""
    link = players[0].opens(f"/new/{SECRET}", {"seat0": "me", "seat1": "friend"})
    players[1].post(link + "/sit", {"seat": "1", "name": "Berta"})
    return link


@pytest.mark.parametrize("program", [False, True])
def test_each_road_carries_the_frames_of_the_socket(
    people: Any, server: Running, program: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each seat and a spectator the frames are equal to the byte, and those of one seat are not
    those of another."""
    monkeypatch.setattr(actor, "CROWD_PAUSE", 1e6)  # who looks on is not shown meanwhile
    players = people(3)
    link = opened(players)
    until(lambda: server.table(link))
    asked = {"as": "farmyard.json", "since": "0"} if program else {}
    found = []
    for player in players:
        with player.live(link, program, "?since=0" if program else "") as socket:
            first = socket.recv(PATIENCE) if program else heard(socket, "<") and socket.frame
            with Road(player, link, **asked).events() as events:
                assert next(each for each in events if '{"now"' not in each) == first
            assert Road(player, link, **asked).poll() == [first]
        found.append(first)
    assert len(set(found)) == 3


def test_one_who_polls_gets_changes_and_nothing_twice(people: Any, server: Running) -> None:
    ada, ben = people(2)
    link = opened([ada, ben])
    until(lambda: server.table(link))
    road, table = Road(ada, link), server.table(link)
    road.page()
    until(lambda: road.poll() == [])
    mover = (ada, ben)[table.to_move]
    mover.post(link + "/do", {"choice": str(table.legal()[0]), "at": "0"})
    (frame,) = road.poll()
    assert any(isinstance(piece, list) for piece in json.loads(frame)["page"]), "only the changes"
    road.seen = "lost on the way"
    (whole_page,) = json.loads(road.poll()[0])["page"]
    assert "<" in whole_page
    assert road.poll() == []


def test_what_is_posted_counts_once_and_is_answered_alone(people: Any, server: Running) -> None:
    ada, ben = people(2)
    link = opened([ada, ben])
    table = until(lambda: server.table(link))
    mover, other = (ada, ben) if table.to_move == 0 else (ben, ada)
    mine, his = Road(mover, link), Road(other, link)
    decision = {"choice": table.legal()[0], "at": 0}
    refused = his.says(decision)
    assert [*refused[1]] == ["refusal", "at"]
    assert len(table.moves) == 0
    assert mine.says(decision) == [{"got": 1}]
    again = mine.says(decision)
    assert again[0] == {"got": 2}
    assert again[1]["at"] == 0
    assert len(table.moves) == 1
    assert mine.says({"action": "emote", "word": "hello"}) == [{"got": 3}]
    assert "Good day!" in his.page()


def test_what_is_refused_on_a_socket_is_refused_on_each_road(
    houses: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other sites, frames too long or too many, lines too many, and words that are no line."""
    server = houses(replace(FAST, max_spectators=1, post_rate=(1e-6, 4.0)))
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    road = Road(ada, link)
    assert road.posts({"look": 0}, origin="https://elsewhere.example").status_code == 403
    assert road.posts(TOO_LONG).status_code == 413
    monkeypatch.setattr(carrying, "POLLS", 1e6)
    assert road.poll()
    for accept in ("*/*", "text/event-stream"):
        head = {"accept": accept, "origin": "https://elsewhere.example"}
        found = ada.http.get(road.path, params=Road(ada, link).asked, headers=head)
        assert found.status_code == 403
        found = ada.http.get(road.path, params=Road(ada, link).asked, headers={"accept": accept})
        assert found.status_code == 429, "there is room for one"
        found = ada.http.get(road.path, params={"line": "x"}, headers={"accept": accept})
        assert found.status_code == 400
    assert {road.posts({"look": 0}).status_code for _ in range(6)} >= {429}
    ada.leave()


def test_one_who_polls_is_there_until_he_stops(
    people: Any, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada,) = people(1)
    link = ada.table("me", "guest Cleo", start="0")
    road, room = Road(ada, link), server.room(link)
    road.poll()
    person = room.state.chairs[0].person
    assert room.audience.is_seen_by(person)
    road.says({"hidden": True})
    assert not room.audience.is_seen_by(person)
    road.says({"hidden": False})
    with Road(ada, link).events() as events:
        next(events)
        assert room.audience.seen()[person] == (2, 2)
    until(lambda: room.audience.seen().get(person) == (1, 1))
    monkeypatch.setattr(carrying, "POLLS", 0.0)
    until(lambda: not room.audience.watchers)
    assert not server.site.by_line


def test_a_stream_holds_up_no_server_that_stops(
    houses: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """The server waits for open requests, and says so when it ends them; a stream is none."""
    server = houses(FAST)
    logging.getLogger("uvicorn").addHandler(caplog.handler)
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    with Road(ada, link).events() as events:
        next(events)
        server.stop()
        with suppress(httpx.HTTPError):
            list(events)
    logging.getLogger("uvicorn").removeHandler(caplog.handler)
    assert caplog.messages == []
    ada.leave()
