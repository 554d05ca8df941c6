"""Forms that are sent again because the response was lost: they create nothing twice."""

import secrets
from typing import Any

import pytest

from farmyard.core import catalogue
from tests.server.served import GAME, Player, Running, seating


def twice(server: Running, path: str, form: Any) -> list[tuple[str, str]]:
    """Send a form twice, as if the first response were lost; return each link and cookie."""
    fields = {**form, "once": secrets.token_hex(16)}
    sent = [Player(server.url) for _ in range(2)]
    return [(player.opens(path, fields), player.cookie) for player in sent]


def who(server: Running, link: str) -> list[str]:
    return [chair.person for chair in server.room(link).state.chairs]


@pytest.mark.parametrize("path", ["/quick/{}", "/new/{}", "/daily/{}"])
def test_it_lays_one_table(server: Running, path: str) -> None:
    key = catalogue.keys()[0]
    form = seating("me", "friend") if "new" in path else {}
    (first, cookie), (second, again) = twice(server, path.format(key), form)
    assert first == second
    assert cookie.split(".")[0] == again.split(".")[0], "the same newcomer"


def test_another_number_or_another_person_is_another_form(
    server: Running, ada: Player, ben: Player
) -> None:
    once = {"once": "5" * 32}
    ada.post("/name", {"name": "Ada"})
    ben.post("/name", {"name": "Ben"})
    forms = (once, once, {"once": "6" * 32}, {"once": "x"})
    links = [player.opens(f"/quick/{GAME}", form) for player in (ada, ben) for form in forms]
    assert len(set(links)) == 6
    assert links[0] == links[1] != links[4]


def test_a_ticket_that_was_used_and_is_sent_again(server: Running, ada: Player) -> None:
    """A form with a used ticket opens another table, and only one if it is sent twice."""
    ada.post("/name", {"name": "Ada"})
    ticket = {"ticket": server.site.sealer.offer().ticket}
    ada.opens(f"/quick/{GAME}", {**ticket, "once": "7" * 32})
    links = [ada.opens(f"/quick/{GAME}", {**ticket, "once": "8" * 32}) for _ in range(2)]
    assert links[0] == links[1]


def test_it_takes_one_chair(server: Running, ada: Player) -> None:
    link = ada.table("me", "friend", "friend")
    (first, cookie), (second, again) = twice(server, link + "/sit", {"seat": "1"})
    assert first == second == link
    assert cookie.split(".")[0] == again.split(".")[0]
    assert len(set(who(server, link))) == 3, "one chair is still free"
