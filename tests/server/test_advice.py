"""Advice on a page: who may ask for it, who is told of it, and its effects."""

import re
from typing import Any

import pytest

from farmyard.server.words import say
from tests.server.served import Player, Running, seating
from tests.server.test_questions import asks
from tests.waiting import until

KEY = "oxy_soxy"
BUTTON = 'id="to-advice"'


def laid(server: Running, ada: Player, *seats: str, **options: str) -> str:
    server.prepare(KEY)
    link = ada.opens(f"/new/{KEY}", seating(*seats) | {"start": "0"} | options)
    until(lambda: ada.get(link) and server.table(link) is not None, 60)
    return link


def with_ben(server: Running, people: Any, **options: str) -> tuple[Player, Player, str]:
    server.prepare(KEY)
    ada, ben = people(2)
    ada.post("/name", {"name": "Ada"})
    link = ada.opens(f"/new/{KEY}", seating("me", "friend") | {"start": "0"} | options)
    ben.post(link + "/sit", {"seat": "1", "name": "Ben"})
    until(lambda: server.table(link) is not None, 60)
    return ada, ben, link


def test_whoever_plays_bots_is_advised_and_may_do_it(server: Running, ada: Player) -> None:
    link = laid(server, ada, "me", "bot")
    assert BUTTON in ada.get(link).text
    said = asks(ada, link, "advice")["answer"]
    choice = int(re.search(r'name="choice" value="(\d+)"', said["panel"])[1])  # type: ignore[index]
    table = server.table(link)
    assert choice in table.legal()
    assert said["lit"] == list(table.game.page.parts(table.views.of(0), choice))
    assert said["says"] in said["panel"]
    assert ada.post(link + "/do", {"choice": str(choice), "at": "0"}).status_code == 303
    assert table.moves[0] == choice


def test_a_form_without_scripts_is_answered_by_the_page(server: Running, ada: Player) -> None:
    link = laid(server, ada, "me", "bot")
    page = ada.post(link + "/ask", {"question": "advice"})
    assert page.status_code == 200
    assert re.search(
        r'<aside id="advice"[^>]*aria-label="Advice">.*In your place the Owl ', page.text
    )


def test_friends_play_without_a_coach_unless_the_table_has_one(
    server: Running, people: Any
) -> None:
    ada, _, link = with_ben(server, people)
    assert BUTTON not in ada.get(link).text
    assert asks(ada, link, "advice")["refusal"] == say("no-advice")
    assert server.room(link).state.log == []


def test_friends_hear_who_asks_for_advice(server: Running, people: Any) -> None:
    ada, ben, link = with_ben(server, people, table_coach="yes")
    assert BUTTON in ada.get(link).text
    for _ in range(2):
        assert "panel" in asks(ada, link, "advice")["answer"]
    assert ben.get(link).text.count("Ada asks for advice.") == 1
    assert len(server.room(link).state.log) == 1, "asking twice is told once"
    assert asks(ben, link, "advice")["refusal"] == say("not-your-turn", name="Ada")


@pytest.mark.parametrize("coach", ["no", "alone"])
def test_nobody_who_only_watches_is_advised(server: Running, people: Any, coach: str) -> None:
    ada, eve = people(2)
    link = laid(server, ada, "me", "bot", table_coach=coach)
    assert (BUTTON in ada.get(link).text) == (coach == "alone")
    assert BUTTON not in eve.get(link).text
    assert "refusal" in asks(eve, link, "advice")
