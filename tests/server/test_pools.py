"""Thread pools for strangers' questions: each address has a share, lessons have their own pool."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from farmyard.core.showing.rehearsal import lessons_of
from farmyard.server.live.pools import Pool
from farmyard.server.web.pages.lesson import shown as lesson_page
from farmyard.server.words import say
from tests.games.cloud_nine import written
from tests.server.served import GAME, Player, Running, heard, seating
from tests.waiting import until

ANSWERS = written.GAME.card.key  # a game that answers questions
LESSON = f"/learn/{GAME}/{lessons_of(GAME)[0].name}"


def from_address(server: Running, address: str) -> Player:
    """Return a player who comes through a trusted proxy from that address."""
    player = Player(server.url)
    player.http.headers["x-forwarded-for"] = address
    return player


def test_an_address_has_four_places_and_lessons_take_none_of_tables(
    server: Running, ada: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of six requests for a lesson from one address, four wait and two are refused; other people's
    lessons and hints are answered, and afterwards there is room again."""
    gate, drawn = threading.Event(), lesson_page.lesson

    def held(state: Any, name: str, *given: Any) -> Any:
        if not name:
            gate.wait(60)
        return drawn(state, name, *given)

    pool = Pool("test", 8, 32, server.site.settings.pending_reads_per_ip)
    monkeypatch.setattr(server.site, "lessons", pool)
    monkeypatch.setattr(lesson_page, "lesson", held)
    server.prepare(ANSWERS)
    link = ada.opens(f"/new/{ANSWERS}", seating("me", "bot", "bot") | {"start": "0"})
    until(lambda: server.table(link))
    ben.post("/name", {"name": "Ben"})
    ben.http.headers["x-forwarded-for"] = "198.51.100.9"
    many = [from_address(server, "203.0.113.7") for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        answers = [threads.submit(each.get, LESSON) for each in many]
        try:
            until(lambda: sum(each.done() for each in answers) == 2)
            assert [each.result().status_code for each in answers if each.done()] == [503, 503]
            assert ben.get(LESSON).status_code == 200
            assert ada.post(link + "/ask", {"question": "op 8+5"}).status_code == 200
        finally:
            gate.set()
    assert sorted(each.result().status_code for each in answers) == [200] * 4 + [503] * 2
    assert many[0].get(LESSON).status_code == 200
    assert not pool._taken, "nothing is remembered of who asked"
    pool.stop()
    for player in many:
        player.leave()


def test_a_question_at_a_table_counts_for_its_address(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question above its address's share is refused over HTTP and over the socket."""
    none = Pool("test", 1, 32, 0)
    monkeypatch.setattr(server.site, "questions", none)
    server.prepare(ANSWERS)
    link = ada.opens(f"/new/{ANSWERS}", seating("me", "bot", "bot") | {"start": "0"})
    until(lambda: server.table(link))
    assert ada.post(link + "/ask", {"question": "op 8+5"}).status_code == 200, "a proxy's own"
    afar = {"x-forwarded-for": "203.0.113.7"}
    assert ada.post(link + "/ask", {"question": "op 8+5"}, **afar).status_code == 503
    with ada.live(link, **afar) as socket:
        socket.send('{"ask": "op 8+5", "at": 0}')
        assert say("busy") in heard(socket, '"refusal"')[-1]
    none.stop()
