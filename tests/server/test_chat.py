"""Chat: fixed sayings at every table, free text where the table allows it; none is stored."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farmyard.server.table import chat
from farmyard.server.web.transport.wire import LONGEST_WORD
from farmyard.server.words import say
from tests.server.served import FAST, Player, Running, answered
from tests.server.test_substitutes import action, at_table
from tests.waiting import until


def test_everybody_may_say_one_of_the_sayings(server: Running, people: Any) -> None:
    ada, ben, link, _ = at_table(server, people)
    (eve,) = people(1)
    assert action(ada, link, "emote", "well") == 303
    assert "Well played!" in ben.get(link).text
    assert action(eve, link, "emote", "hello") == 303, "whoever watches as well"
    assert "Good day!" in ben.get(link).text
    assert action(ada, link, "emote", "curse") == 400


def test_every_saying_is_drawn(server: Running, people: Any) -> None:
    """A saying is a face over the seat, with text for screen readers; free text stays text."""
    ada, ben, link, _ = at_table(server, people, table_talk="yes")
    drawn = ada.get("/static/art/sayings.svg").text
    for key in chat.EMOTES:
        said = say(f"emote-{key}")
        assert f'<symbol id="{key}"' in drawn
        page = ada.get(link + "/around").text
        assert re.search(rf'value="{key}" title="{said}"><svg.*#{key}".*{said}', page)
    assert action(ada, link, "emote", "thanks") == 303
    assert re.search(r'bubble said[^>]*: Thank you\."[^>]*><svg.*#thanks"', ben.get(link).text)
    assert action(ada, link, "chat", "thanks") == 303
    assert re.search(r'class="bubble( flip)?">thanks<', ben.get(link).text)


def test_free_words_only_where_the_table_has_it(server: Running, people: Any) -> None:
    ada, ben, link, _ = at_table(server, people)
    assert action(ada, link, "chat", "Good corn today") == 403
    assert "Good corn" not in ben.get(link).text
    assert 'id="write"' not in ben.get(link).text
    ada, ben, link, _ = at_table(server, people, table_talk="yes")
    assert 'id="write"' in ben.get(link).text
    assert action(ada, link, "chat", "Good corn today") == 303
    assert "Good corn today" in ben.get(link).text
    (eve,) = people(1)
    assert action(eve, link, "chat", "Buy feathers") == 403
    assert 'id="write"' not in eve.get(link).text


def test_what_is_said_is_no_part_of_the_page(server: Running, people: Any) -> None:
    ada, ben, link, _ = at_table(server, people, table_talk="yes")
    action(ada, link, "chat", "<script>alert(1)</script><b id=x onload=y>\x00\x1b[1m" + "z" * 900)
    page = ben.get(link).text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "z" * 201 not in page
    assert "\x00" not in page


@given(st.text(max_size=400))
def test_words_are_fit_for_a_page(text: str) -> None:
    said = chat.clean(text)
    assert len(said) <= LONGEST_WORD
    assert said == " ".join(said.split())
    assert said.isprintable()


def test_nobody_says_too_much(houses: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    server = houses(replace(FAST, chat_rate=(0.01, 3.0)))
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", table_talk="yes", start="0")
    answers = [action(ada, link, "chat", f"corn {n}") for n in range(5)]
    assert answers == [303, 303, 303, 429, 429]
    assert "corn 3" not in ada.get(link).text
    crowd = [Player(server.url) for _ in range(5)]
    answers = [action(each, link, "emote", "ha") for each in crowd]
    assert answers == [303, 303, 303, 429, 429], "all who watch share what they may say"
    told = "\n".join(r.getMessage() for r in caplog.records if r.name.startswith("farmyard"))
    assert "corn" not in told
    for player in (ada, *crowd):
        player.leave()


def test_one_who_watches_silences_nobody(houses: Any) -> None:
    """SRV-F22: spectators have a rate limit of their own, and cannot pass for a player."""
    server = houses(replace(FAST, chat_rate=(0.01, 5.0), spectator_chat_rate=(0.01, 2.0)))
    ada, eve, dan = (Player(server.url) for _ in range(3))
    link = ada.table("me", "guest Cleo", start="0")
    name = server.room(link).state.chairs[0].name
    eve.post("/name", {"name": name})
    assert [action(eve, link, "emote", "ha") for _ in range(4)] == [303, 303, 429, 429]
    assert action(dan, link, "emote", "ha") == 303
    assert server.room(link).state.chat.said[0].name == f"{name} (watching)"
    for player in (ada, eve, dan):
        player.leave()


def test_talk_is_not_written_down(server: Running, people: Any) -> None:
    ada, _, link, room = at_table(server, people, table_talk="yes")
    action(ada, link, "chat", "Quackgrass")
    action(ada, link, "emote", "ha")
    assert room.state.log == []
    files = list(server.db.parent.glob("farmyard.db*"))
    assert len(files) > 1, "what was written last is in a file of its own"
    assert not [file for file in files if b"Quackgrass" in file.read_bytes()]


def test_a_saying_hangs_over_its_seat_for_a_while(
    server: Running, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "SHOWN", 0.5)
    ada, ben, link, room = at_table(server, people)
    with ben.live(link, program=False) as socket:
        action(ada, link, "emote", "thanks")
        until(lambda: not room.state.chat.over)
        pages = answered(socket)
        assert 'class="bubble"' not in pages[-1]
        assert say("emote-thanks") in pages[-1], "it stands among what was said"
