"""Before the game: forms for a new table, chairs that are taken and left, bots, the start."""

import asyncio
import json
import re
import threading
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form, Seating, quick
from farmyard.server.web.forms import seating as seats_for
from tests.server.served import FAST, GAME, Player, Running, heard, my_turn, seating, state
from tests.waiting import until

CARD = catalogue.card(GAME)


def test_play_now_starts_at_once(ada: Player, server: Running) -> None:
    link = ada.opens(f"/quick/{GAME}", {"name": "Ada"})
    room = server.room(link)
    assert len(room.state.chairs) == CARD.default_seats
    assert [chair.kind for chair in room.state.chairs] == ["person"] + ["bot"] * (
        CARD.default_seats - 1
    )
    assert room.state.chairs[0].name == "Ada"
    assert room.state.table is not None
    assert ada.get("/").text.count(link) == 1


def test_friends_sit_down_and_it_begins(server: Running, people: Any) -> None:
    ada, ben, cleo = people(3)
    link = ada.table("me", "friend", "friend")
    waiting = ben.get(link)
    assert "free" in waiting.text
    assert "<svg" in waiting.text
    assert f"{server.url}{link}" in unescape(waiting.text)
    with ada.live(link, program=False, query="?page=waiting") as socket:
        assert "chair-1" in socket.recv(10)
        assert ben.post(link + "/sit", {"seat": "1", "name": "Ben"}).status_code == 303
        heard(socket, "Ben")
        assert ben.post(link + "/sit", {"seat": "2"}).status_code == 303, "he moves"
        assert [chair.kind for chair in server.room(link).state.chairs] == [
            "person",
            "open",
            "person",
        ]
        assert cleo.post(link + "/sit", {"seat": "1"}).status_code == 303
        heard(socket, f'"go":"{link}"')
    assert 'id="play"' in ben.get(link).text


def test_a_page_that_comes_back_too_late_is_led_on(server: Running, ada: Player) -> None:
    link = ada.table("me", "guest Cleo")
    for query in ("?page=waiting", "?page=laying"):
        with ada.live(link, program=False, query=query) as socket:
            heard(socket, f'"go":"{link}"')


def test_standing_up_and_scarecrows(server: Running, people: Any) -> None:
    ada, ben, stranger = people(3)
    link = ada.table("me", "friend", "friend")
    ben.post(link + "/sit", {"seat": "1"})
    assert ben.post(link + "/stand").status_code == 303
    assert server.room(link).state.chairs[1].kind == "open"
    assert ben.post(link + "/stand").status_code == 403
    assert stranger.post(link + "/fill").status_code == 403
    assert ada.post(link + "/fill", {"seat": "2"}).status_code == 303
    assert ada.post(link + "/fill", {"seat": "2"}).status_code == 409
    assert server.table(link) is None
    assert ada.post(link + "/fill").status_code == 303
    assert [c.kind for c in server.room(link).state.chairs] == ["person", "bot", "bot"]
    assert server.table(link) is not None
    for path in ("/sit", "/stand", "/fill"):
        answer = ben.post(link + path, {"seat": "1"})
        assert answer.status_code == 409
        assert "begun" in answer.text


def test_a_chair_is_taken_by_one_only(server: Running, people: Any) -> None:
    ada, *others = people(6)
    link = ada.table("me", "friend", "friend")
    answers: list[int] = []

    def sit(player: Player) -> None:
        answers.append(player.post(link + "/sit", {"seat": "1"}).status_code)

    threads = [threading.Thread(target=sit, args=[player]) for player in others]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(answers) == [303, 409, 409, 409, 409]


def test_chairs_that_are_not_there(ada: Player, ben: Player) -> None:
    link = ada.table("me", "friend")
    for seat, status in (("9", 400), ("", 400), ("x", 400), ("-1", 400), ("0", 409)):
        assert ben.post(link + "/sit", {"seat": seat}).status_code == status


def test_a_new_name_reaches_a_waiting_table(ada: Player, server: Running) -> None:
    link = ada.table("me", "friend")
    assert ada.post("/name", {"name": "  Ada\tLovelace  "}).status_code == 303
    assert server.room(link).state.chairs[0].name == "Ada Lovelace"
    assert "Ada Lovelace" in ada.get("/").text
    assert ada.post(link + "/stand").status_code == 303


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "needs"),
        ({"seat0": "me"}, "needs"),
        ({"seat0": "me", "seat1": "me"}, "one chair"),
        ({"seat0": "me", "seat1": "fish"}, "no way to sit"),
        ({"seat0": "me", "seat1": "bot:wolf"}, "no bot"),
        ({"seat0": "me", "seat1": "bot", "start": "5"}, "chair"),
        ({"seat0": "me", "seat1": "bot", "start": "<b>"}, "can be"),
    ],
)
def test_a_form_that_cannot_be_comes_back_with_a_sentence(
    ada: Player, fields: dict[str, str], says: str
) -> None:
    answer = ada.post(f"/new/{GAME}", fields)
    assert answer.status_code == 400
    assert says in answer.text
    assert "<b>" not in answer.text.split('role="alert"')[1][:200]


def test_the_form_is_read_as_it_was_meant() -> None:
    me = Person("p", "Ada")
    posted = Form(
        [("seat0", "guest"), ("name0", "Cleo"), ("seat1", "none"), ("seat2", "me"),
         ("seat3", "bot"), ("level3", "fox"), ("seat4", "bot:hen"), ("seat5", "friend")]
    )  # fmt: skip
    asked: Seating = seats_for(CARD, ["chick", "hen", "fox"], posted, me)
    assert [c.seat for c in asked.chairs] == [0, 1, 2, 3, 4]
    assert [c.kind for c in asked.chairs] == ["guest", "person", "bot", "bot", "open"]
    assert [c.level for c in asked.chairs] == ["", "", "fox", "hen", ""]
    assert [c.person for c in asked.chairs] == ["p", "p", "", "", ""]
    assert len(quick(CARD, "hen", me)) == CARD.default_seats


def test_a_switch_that_is_not_sent_is_off() -> None:
    me = Person("p", "Ada")
    posted = Form([("seat0", "me"), ("seat1", "bot")])
    asked = seats_for(CARD, ["hen"], posted, me)
    for option in CARD.options:
        off = "no" if option.kind == "switch" else option.default
        assert asked.options[option.name] == off


def test_a_program_hears_of_the_start(ada: Player, ben: Player) -> None:
    link = ada.table("me", "friend")
    with ada.live(link) as socket:
        assert state(socket)["seat"] == -1
        ben.post(link + "/sit", {"seat": "1"})
        assert json.loads(heard(socket, '"view":{')[-1])["seat"] == 0


def test_everybody_may_watch_bots(ada: Player, server: Running) -> None:
    link = ada.opens(f"/new/{GAME}", seating("bot", "bot"))
    with ada.live(link) as socket:  # bots play only while a page is open
        my_turn(socket)
    assert 'id="end"' in ada.get(link).text


def test_who_comes_by_a_link_is_asked_for_a_name(ada: Player, ben: Player, server: Running) -> None:
    """The field beside *Sit* suggests a name that nobody at the table has, and can be changed."""
    link = ada.table("me", "friend")
    page = ben.get(link).text
    proposed = re.search(r'name="name" value="([A-Z][a-z]+)"', page)
    assert proposed
    assert proposed[1] not in server.room(link).state.names
    assert ben.post(link + "/sit", {"seat": "1", "name": "Ben"}).status_code == 303
    assert server.room(link).state.chairs[1].name == "Ben"


def test_a_new_name_reaches_a_table_that_is_played(server: Running, people: Any) -> None:
    """A new name replaces the old one everywhere, also in the log; equal names get a number."""
    ada, ben = people(2)
    link = ada.table("me", "friend", name="Ada", start="0")
    ben.post(link + "/sit", {"seat": "1", "name": "Ben"})
    room = server.room(link)
    with ada.live(link) as socket:
        frame = state(socket)
        socket.send(json.dumps({"choice": frame["choices"][0][0], "at": frame["n"]}))
        until(lambda: room.state.table.n == 1)
    with ben.live(link, program=False) as socket:
        answer = ada.post("/name", {"name": "Mum", "table": link[3:]})
        assert answer.headers["location"] == link
        heard(socket, "Mum")
    assert "Ada" not in ben.get(link).text
    ben.post("/name", {"name": "Mum"})
    assert room.state.table.names == ["Mum", "2 Mum"]
    assert [c.name for c in asyncio.run(server.site.store.table(link[3:]))[1]] == room.state.names  # type: ignore[index]
    assert ada.post("/name", {"name": "Ada", "table": "//elsewhere"}).headers["location"] == "/"


def test_the_bench_says_what_one_agrees_to(ada: Player, ben: Player) -> None:
    """The waiting room lists the options that differ from the default, and no others."""
    rule = next(o for o in CARD.options if o.kind == "choice")
    other = next(value for value in rule.values if value.word != rule.default)
    link = ada.table("me", "friend", **{rule.name: other.word, "table_clock": "2m"})
    page = ben.get(link).text
    terms = page[page.index('class="terms"') : page.index('class="chairs"')]
    assert terms.count("<li>") == 2
    assert f"{rule.title}: <b>{other.label}</b>" in unescape(terms)
    assert "2 min a decision" in terms
    assert 'class="terms"' not in ben.get(ada.table("me", "friend")).text


# -- The last chair -------------------------------------------------------------


def counting(houses: Any, seconds: float) -> tuple[Running, Player, Player, str]:
    """Open a table of two with this countdown, and take its last chair."""
    server = houses(replace(FAST, begin_after=seconds))
    ada, ben = Player(server.url), Player(server.url)
    link = ada.table("me", "friend")
    assert ben.post(link + "/sit", {"seat": "1", "name": "Ben"}).status_code == 303
    return server, ada, ben, link


def test_who_sits_down_last_has_a_while_to_say_wait(houses: Any) -> None:
    server, ada, ben, link = counting(houses, 600.0)
    assert "We begin in 600 seconds." in ben.get(link).text
    assert "free chair" not in ben.get(link).text + Player(server.url).get(link).text
    assert 'value="wait"' in ben.get(link).text
    assert 'value="wait"' not in Player(server.url).get(link).text, "whoever looks on"
    assert Player(server.url).post(link + "/action", {"action": "begin"}).status_code == 403
    assert not server.room(link).idle, "a room that counts is kept"
    assert ben.post(link + "/action", {"action": "wait"}).status_code == 303
    assert "when one of you says so" in ada.get(link).text
    assert 'value="wait"' not in ada.get(link).text
    assert server.table(link) is None
    assert ada.post(link + "/action", {"action": "begin"}).status_code == 303
    assert server.table(link) is not None
    assert ada.post(link + "/action", {"action": "begin"}).status_code == 409


def test_a_full_table_begins_by_itself(houses: Any) -> None:
    server, _, ben, link = counting(houses, 0.01)
    until(lambda: server.table(link) is not None)
    assert 'id="play"' in ben.get(link).text


def test_who_stands_up_stops_the_count(houses: Any) -> None:
    server, ada, ben, link = counting(houses, 600.0)
    assert ben.post(link + "/stand").status_code == 303
    assert not server.room(link).timers.deal.runs
    assert "We begin" not in ada.get(link).text
    assert ada.post(link + "/action", {"action": "begin"}).status_code == 409


def test_a_full_table_that_was_not_begun_can_be_after_a_restart(houses: Any) -> None:
    server, ada, _, link = counting(houses, 600.0)
    server.stop()
    again = houses(replace(FAST, begin_after=600.0))
    ada.url = again.url
    ada.http.base_url = again.url
    assert "when one of you says so" in ada.get(link).text
    assert ada.post(link + "/action", {"action": "begin"}).status_code == 303
    assert again.table(link) is not None
