"""The clock of a table: time per decision, bank or days; timeouts; more time."""

import json
import time
from dataclasses import replace
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.server.store.place import Place
from farmyard.server.store.schema import NOTED, now_ms, undone
from farmyard.server.table import clock, table_settings
from farmyard.server.table.clock import passing
from farmyard.server.table.log import MORE, PAUSES, Note
from farmyard.server.table.table_settings import Pace
from farmyard.server.web import forms
from farmyard.server.web.pages.table import sidebar
from farmyard.server.words import say
from tests.server.places import asked, at_one
from tests.server.served import (
    FAST,
    GAME,
    Player,
    Running,
    answered,
    decide,
    heard,
    my_turn,
    seating,
)
from tests.server.test_substitutes import action, at_table
from tests.waiting import until


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set a clock of one second, and an empty bank that gives one second."""
    monkeypatch.setitem(table_settings.PACES, "30s", Pace(1))
    monkeypatch.setitem(table_settings.PACES, "bank10m", Pace(bank=1))
    monkeypatch.setattr(clock, "OVERTIME", 1)


def test_a_decision_has_the_time_the_table_says(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people, table_clock="30s")
    with ada.live(link) as socket:
        first = my_turn(socket)
        assert 28 < first["until"] / 1000 - time.time() <= 30
        decide(socket, first["choices"][0][0], first["n"])
        assert json.loads(answered(socket)[-1])["until"] > first["until"]
    assert 'role="timer"' in ben.get(link).text
    assert room.state.deadline.seconds == 30


def test_a_table_without_a_clock_has_none(server: Running, people: Any) -> None:
    ada, _, link, room = at_table(server, people)
    assert room.state.deadline is None
    assert 'role="timer"' not in ada.get(link).text
    assert action(ada, link, "more") == 409
    assert room.state.log == []


@pytest.mark.parametrize("clock", ["30s", "bank10m"])
@pytest.mark.usefixtures("short")
def test_a_scarecrow_decides_once_for_who_is_late(server: Running, people: Any, clock: str) -> None:
    ada, _, link, room = at_table(server, people, table_clock=clock)
    with ada.live(link, program=False) as socket:
        heard(socket, say("time-is-up"))
        assert room.state.table.n == 1
    assert [chair.level for chair in room.state.chairs] == ["", ""], "the chair is hers still"


@pytest.mark.usefixtures("short")
def test_or_the_game_goes_by(server: Running, people: Any) -> None:
    _, _, _, room = at_table(server, people, table_clock="30s", table_time_up="pass")
    goes_by = passing(room.state.table)
    until(lambda: room.state.table.n >= 1, 10)
    assert room.state.table.moves[0] == goes_by


@pytest.mark.parametrize("key", catalogue.keys())
def test_every_game_can_go_by(key: str) -> None:
    from farmyard.core.tables.table import Table

    low, high = catalogue.card(key).seats
    for seats in range(low, high + 1):
        table = Table.deal(key, seats, seed=4)
        while not table.over and table.n < 60:
            choice = passing(table)
            assert choice in table.legal()
            table.play(choice)


def test_more_time_once_in_a_turn_and_everybody_sees_it(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people, table_clock="2m")
    before = room.state.deadline.until
    assert 'id="to-more"' in ada.get(link).text
    assert 'id="to-more"' not in ben.get(link).text
    assert action(ben, link, "more") == 409, "it is not his turn"
    assert action(ada, link, "more") == 303
    assert room.state.deadline.until == before + 120_000
    assert "Ada takes more time." in ben.get(link).text
    assert 'id="to-more"' not in ada.get(link).text
    assert action(ada, link, "more") == 409
    assert room.state.deadline.until == before + 120_000


class Laid:
    """A stand-in for a table as the clock needs it, with a log written by hand."""

    def __init__(self, clock: Pace, turns: list[int], entries: list[tuple[int, Any]]) -> None:
        from farmyard.server.store.schema import PERSON, Chair
        from farmyard.server.table.log import Standing

        self.table_settings = table_settings.TableSettings()
        self.log = [NOTED if isinstance(what, Note) else what for _, what in entries]
        self.times = [1000 * at for at, _ in entries]
        self.notes = {n: w for n, (_, w) in enumerate(entries) if isinstance(w, Note)}
        self.standing = Standing([Chair(0, PERSON, "a"), Chair(1, PERSON, "b")])
        for n, note in self.notes.items():
            self.standing.take(note, self.times[n], n)
        self.turns, self.loaded_at, self.clock = turns, 0, clock
        self.to_move = turns[-1]

    @property
    def history(self) -> "Laid":
        return self

    def turn_at(self, n: int) -> int:
        return self.turns[n]

    def left(self, monkeypatch: pytest.MonkeyPatch) -> int:
        monkeypatch.setitem(table_settings.PACES, "none", self.clock)
        return clock.allowed(self, self, self.to_move) or 0  # type: ignore[arg-type]


BEGINS = Note("begins")


def test_a_bank_is_for_all_of_a_seats_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bank is reduced by all decisions of its seat, here 10 and 30 seconds, and no others."""
    log = [(0, BEGINS), (10, 1), (15, 2), (45, 3), (46, 4)]
    assert Laid(Pace(bank=100), [0, 1, 0, 1, 0], log).left(monkeypatch) == 60
    assert Laid(Pace(bank=100), [0, 1, 0, 1, 1], log).left(monkeypatch) == 94
    assert Laid(Pace(bank=20), [0, 1, 0, 1, 0], log).left(monkeypatch) == clock.OVERTIME


def test_the_bank_forgets_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [(0, BEGINS), (10, 1), (40, undone(0)), (45, 1)]
    assert Laid(Pace(bank=100), [0, 0], log).left(monkeypatch) == 95


def test_pauses_take_nothing_from_a_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [(0, BEGINS), (5, Note(PAUSES, 0)), (65, Note("goes on", 1)), (70, 1)]
    assert Laid(Pace(bank=100), [0, 0], log).left(monkeypatch) == 90


def test_time_that_was_given_is_in_the_bank(monkeypatch: pytest.MonkeyPatch) -> None:
    log = [(0, BEGINS), (5, Note(MORE, 0)), (10, 1)]
    assert Laid(Pace(bank=100), [0, 0], log).left(monkeypatch) == 90 + clock.GIVEN
    assert Laid(Pace(bank=100), [0, 1], log).left(monkeypatch) == 100


def test_more_time_holds_for_the_decision_and_comes_once_in_a_turn() -> None:
    log = [(0, BEGINS), (5, Note(MORE, 0)), (10, 1)]
    same, other = Laid(Pace(30), [0, 0], log), Laid(Pace(30), [0, 1], log)
    assert clock.counting(same.log) == [2]
    for room, may in ((same, False), (other, True)):
        room.table_settings = replace(room.table_settings, clock="30s")
        assert clock.may_have_more(room, room) == may  # type: ignore[arg-type]
        assert clock.allowed(room, room, room.to_move) == 30  # type: ignore[arg-type]


def let_time_pass(place: Place, seconds: float) -> None:
    asked(place, "UPDATE events SET at = at - :ms", ms=int(1000 * seconds))


@pytest.mark.thorough
@at_one("postgresql")
def test_days_go_by_while_the_server_sleeps(houses: Any, place: Place) -> None:
    """Deadlines hold while the server is down; tables with a clock are loaded at its start."""
    server = houses()
    ada, ben = Player(server.url), Player(server.url)
    link = ada.table("me", "friend", start="0", table_clock="1d")
    ben.post(link + "/sit", {"seat": "1"})
    until(lambda: server.room(link).state.deadline)
    until_then = server.room(link).state.deadline.until
    assert 86_000 < until_then / 1000 - time.time() <= 86_400
    server.stop()
    let_time_pass(place, 80_000)
    server = houses()
    room = until(lambda: link[3:] in server.site.actors._actors and server.room(link))
    until(lambda: room.state.deadline)
    assert room.state.deadline.until == until_then - 80_000_000
    assert room.state.table.n == 0
    server.stop()
    let_time_pass(place, 6_399)
    server = houses()
    room = until(lambda: link[3:] in server.site.actors._actors and server.room(link))
    until(lambda: room.state.table and room.state.table.n >= 1, 20)
    assert room.state.table.n == 1, "a day for the next decision"
    for player in (ada, ben):
        player.leave()


def test_a_pause_stops_the_clock(server: Running, people: Any) -> None:
    ada, ben, link, room = at_table(server, people, table_clock="30s")
    before, asked = room.state.deadline.until, now_ms()
    action(ada, link, "pause")
    action(ben, link, "yes")
    assert room.state.deadline is None
    paused = now_ms()
    until(lambda: now_ms() > paused + 100)
    action(ben, link, "go-on")
    assert 100 <= room.state.deadline.until - before <= now_ms() - asked


@pytest.mark.parametrize("key", [c.key for c in catalogue.cards() if catalogue.game(c.key).timed])
def test_the_nearer_deadline_counts(server: Running, ada: Player, key: str) -> None:
    """At a game with a clock of its own, the shorter of the game's and the table's time counts."""
    server.prepare(key)
    for word, seconds in (("2m", 90), ("30s", 30)):
        form = seating("me", "guest Ben") | {"timer_s": "90", "table_clock": word}
        link = ada.opens(f"/new/{key}", form)
        room = until(lambda link=link: ada.get(link) and server.room(link))
        until(lambda room=room: room.state.deadline)
        assert room.state.deadline.seconds == seconds


def test_customs_are_on_the_form_and_refused_with_a_sentence(ada: Player) -> None:
    page = ada.get(f"/new/{GAME}").text
    for option in table_settings.OPTIONS:
        assert f'name="{option.name}"' in page
        answer = ada.post(f"/new/{GAME}", seating("me", "bot") | {option.name: "often"})
        if option.kind != "switch":
            assert answer.status_code == 400
            assert "can be" in answer.text


def test_no_game_has_an_option_of_that_name() -> None:
    ours = {option.name for option in table_settings.OPTIONS}
    for card in catalogue.cards():
        assert not ours & {option.name for option in card.options}


def test_only_what_is_not_usual_is_kept() -> None:
    asked = forms.Form([("seat0", "me"), ("seat1", "bot"), ("table_clock", "2m")])
    me = forms.Person("p", "Ada")
    chosen = forms.seating(catalogue.card(GAME), ["hen"], asked, me).table_settings
    assert chosen == {"table_clock": "2m"}
    assert table_settings.of(chosen).pace == Pace(120)
    assert FAST.keep_abandoned == 30 * 24 * 3600


def test_times_are_said_in_the_largest_unit_that_fits() -> None:
    said = {30: "30", 120: "120", 121: "3 min", 600: "10 min", 7300: "3 h", 86400: "1 d"}
    assert {seconds: sidebar.time_left(seconds) for seconds in said} == said
