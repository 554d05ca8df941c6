"""Several people at one screen: the curtain, and the page behind it."""

import re
from typing import Any

from farmyard.server.table.seating import Eyes, eyes_of
from farmyard.server.web.pages.table import shown as pages
from tests.server.served import Player, Running, answered, decide, heard


class Spy:
    """A wrapper of a table or its views that records for which seats it is asked."""

    def __init__(self, table: Any, eyes: set[int] | None = None) -> None:
        self._table = table
        self.eyes = set[int]() if eyes is None else eyes
        self.touched: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.touched.add(name)
        what = getattr(self._table, name)
        if name == "views":
            return Spy(what, self.eyes)
        if name not in ("of", "array", "plain", "json", "lines", "newest", "view", "log"):
            return what

        def looked(seat: int = -1, *more: Any) -> Any:
            self.eyes.add(seat)
            return what(seat, *more)

        return looked


def eyes_behind(room: Any, person: str) -> Spy:
    """Build a page's context, and return the spy that recorded whose views it used."""
    spy, table = Spy(room.state.table), room.state.table
    room.state.table = spy
    try:
        pages.table(room.state, person, "http://here")
    finally:
        room.state.table = table
    return spy


def test_nothing_of_any_hand_while_the_curtain_is_down(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo", "guest Dora", start="1")
    page = ada.get(link).text
    assert 'id="curtain"' in page
    assert "I am Cleo" in page
    assert "No peeping" in page
    spy = eyes_behind(server.room(link), server.room(link).state.chairs[0].person)
    assert spy.eyes == {-1}
    assert not {"choices", "legal", "position", "view"} & spy.touched
    assert "card-" not in re.sub(r"<style.*?</style>", "", page)


def test_the_curtain_rises_for_whom_it_should(ada: Player, server: Running) -> None:
    link = ada.table("me", "guest Cleo", "guest Dora", start="1")
    room, me = server.room(link), server.room(link).state.chairs[0].person
    choice = room.state.table.legal()[0]
    early = ada.post(link + "/do", {"choice": str(choice), "at": "0"})
    assert early.status_code == 409
    assert room.state.log == []
    assert ada.post(link + "/look", {"seat": "1"}).status_code == 303
    assert eyes_behind(room, me).eyes == {1, *({-1} & eyes_behind(room, me).eyes)}
    assert 'id="curtain"' not in ada.get(link).text
    assert ada.post(link + "/do", {"choice": str(choice), "at": "0"}).status_code == 303
    assert ada.post(link + "/look", {"seat": "7"}).status_code == 403


def test_nobody_looks_from_a_strangers_chair(ada: Player, ben: Player, server: Running) -> None:
    link = ada.table("me", "friend", "guest Cleo")
    ben.post(link + "/sit", {"seat": "1"})
    assert ben.post(link + "/look", {"seat": "0"}).status_code == 403
    assert ben.post(link + "/look", {"seat": "2"}).status_code == 403
    assert ada.post(link + "/look", {"seat": "1"}).status_code == 403


def test_spectators_see_with_a_spectators_eyes(ada: Player, people: Any, server: Running) -> None:
    link = ada.table("me", "guest Cleo")
    stranger = people(1)[0]
    spy = eyes_behind(server.room(link), "")
    assert spy.eyes == {-1}
    assert not {"choices", "legal", "position", "view"} & spy.touched
    page = stranger.get(link).text
    assert re.search(r'id="choices">\[\]<', page)
    with stranger.live(link) as socket:
        frame = answered(socket)[-1]
        assert '"seat":-1' in frame
        decide(socket, 0, 0)
        heard(socket, "watching")


def test_a_page_is_made_from_one_pair_of_eyes(ada: Player, ben: Player, server: Running) -> None:
    link = ada.table("me", "friend")
    ben.post(link + "/sit", {"seat": "1"})
    room = server.room(link)
    for chair in room.state.chairs:
        assert eyes_behind(room, chair.person).eyes <= {chair.seat}


def test_whose_eyes() -> None:
    assert eyes_of([], None, 0, False, False) == Eyes(-1)
    assert eyes_of([2], None, 0, False, False) == Eyes(2)
    assert eyes_of([0, 1], 0, 0, False, False) == Eyes(0)
    assert eyes_of([0, 1], 0, 1, False, False) == Eyes(-1, curtain=1, before=0)
    assert eyes_of([0, 1], 0, 1, True, False) == Eyes(0), "a moment is shown"
    assert eyes_of([0, 1], None, 1, True, False) == Eyes(-1, curtain=1)
    assert eyes_of([0, 1], 1, 2, False, False) == Eyes(1), "a bot thinks"
    assert eyes_of([0, 1], None, 2, False, False) == Eyes(-1, curtain=0)
    assert eyes_of([0, 1], 0, None, False, False) == Eyes(0), "it is over"
    assert eyes_of([0, 1], None, 1, False, True) == Eyes(1), "a program needs no curtain"
