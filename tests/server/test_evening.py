"""An evening: several games with one group; points for places, and a final page."""

import io
import random
import re
from html import unescape
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from farmyard.core import catalogue
from farmyard.server.store.schema import BOT, GUEST, PERSON, Chair
from farmyard.server.table import lobby
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.pages.evening.evening import points_of
from farmyard.server.web.pages.evening.picture import picture
from tests.server.served import GAME, Player, Running
from tests.server.test_again import finished
from tests.server.test_substitutes import decide_somehow
from tests.waiting import until

OTHER = catalogue.keys()[1]


@given(st.lists(st.integers(1, 9), min_size=2, max_size=9))
def test_points_are_shared_and_sum_up_to_the_same_whoever_wins(scores: list[int]) -> None:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    points = points_of(ranks)
    assert sum(points) == sum(range(1, len(scores) + 1))
    assert all(points[a] == points[b] for a in range(len(ranks)) for b in range(len(ranks))
               if ranks[a] == ranks[b])  # fmt: skip
    assert all(points[a] > points[b] for a in range(len(ranks)) for b in range(len(ranks))
               if ranks[a] < ranks[b])  # fmt: skip


def test_points_by_place() -> None:
    assert points_of([1, 2, 3, 4]) == [4, 3, 2, 1]
    assert points_of([1, 1, 3]) == [2.5, 2.5, 1]


def play_on(server: Running, players: list[Player], link: str) -> None:
    """Play a table to its end."""
    room = until(lambda: server.table(link) and server.room(link))
    pick = random.Random(5)
    while not room.state.table.over:
        decide_somehow(room, players, link, pick)


def told(player: Player, address: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", player.get(address).text)))


def test_another_game_is_laid_for_the_same_people(server: Running, people: Any) -> None:
    ada, ben, link, _ = finished(server, people)
    assert f'value="{OTHER}"' in ada.get(f"{link}/evening").text
    new = ada.opens(f"{link}/again", {"game": OTHER})
    assert ben.opens(f"{link}/again", {"game": GAME}) == new, "the first wish counts"
    room = server.room(new)
    assert room.state.row.game == OTHER
    assert [c.name for c in room.state.chairs] == [c.name for c in server.room(link).state.chairs]
    for player in (ada, ben):
        player.get(new)
    play_on(server, [ada, ben], new)
    page = told(ben, f"{new}/evening")
    assert "2 games. At the table: " in page
    assert "The last page" in page
    assert page == told(ben, f"{link}/evening"), "the same evening from any of its tables"


def test_a_stranger_sees_the_evening_and_chooses_nothing(server: Running, people: Any) -> None:
    ada, _, link, _ = finished(server, people)
    stranger: Player = people(3)[2]
    page = stranger.get(f"{link}/evening").text
    assert 'name="game"' not in page
    assert stranger.post(f"{link}/again", {"game": OTHER}).status_code == 403
    assert ada.post(f"{link}/again", {"game": "ludo"}).status_code == 404


def test_a_link_to_an_old_game_leads_a_stranger_to_no_later_one(
    server: Running, people: Any
) -> None:
    ada, ben, link, _ = finished(server, people)
    new = ada.opens(f"{link}/again", {"game": OTHER})
    stranger: Player = people(3)[2]
    about, new_id = link.replace("/t/", "/programs/tables/"), new.removeprefix("/t/")
    for viewer, told_of in ((ada, True), (ben, True), (stranger, False), (people(1)[0], False)):
        for address in (link, f"{link}/evening", about):
            assert (new_id in viewer.get(address).text) is told_of, address
        with viewer.live(link, program=False) as socket:
            assert (new_id in socket.recv(9)) is told_of
        said = "2 games. At the table: " if told_of else "One game so far. At the table: "
        assert said in told(viewer, f"{link}/evening")
    assert link in unescape(stranger.get(f"{new}/evening").text), "from the newest one looks back"


def test_an_unfinished_game_shows_nothing_but_that_it_is_played(
    server: Running, people: Any
) -> None:
    ada, ben, link, _ = finished(server, people)
    new = ada.opens(f"{link}/again", {"game": OTHER})
    page = told(ben, f"{new}/evening")
    assert "Being played" in page
    assert "The last page" not in page


def test_the_picture_is_a_file(server: Running, people: Any) -> None:
    ada, ben, link, _ = finished(server, people)
    new = ada.opens(f"{link}/again")
    for player in (ada, ben):
        player.get(new)
    play_on(server, [ada, ben], new)
    answer = ada.get(f"{new}/evening.png")
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(answer.content)).size == (1080, 1350)


def test_names_cannot_draw() -> None:
    from farmyard.server.web.pages.evening.evening import Guest

    drawn = picture([Guest("<b>&'", 0, [2.0], [1])], "<script>", "x")
    assert "<script>" not in drawn
    assert "&lt;b&gt;&amp;" in drawn


def test_bots_fill_up_and_people_are_never_left_out() -> None:
    people = [Chair(seat, PERSON, f"p{seat}", f"P{seat}") for seat in range(3)]
    guest = Chair(3, GUEST, "p0", "Gus")
    bot = Chair(4, BOT, "", "Crisp", "hen")
    for key in catalogue.keys():
        low, high = catalogue.card(key).seats
        seated = lobby.seated_for(key, [*people, guest, bot], "hen")
        assert [c.name for c in seated[:4]] == ["P0", "P1", "P2", "Gus"]
        assert max(low, 4) <= len(seated) <= high
        alone = lobby.seated_for(key, people[:1], "hen")
        assert len(alone) == max(low, 1)
        catalogue.card(key).read_options(lobby.usual_options(key, len(seated)), len(seated))
    crowd = [Chair(seat, PERSON, f"p{seat}", f"P{seat}") for seat in range(9)]
    with pytest.raises(Refusal):
        lobby.seated_for(GAME, crowd, "hen")
