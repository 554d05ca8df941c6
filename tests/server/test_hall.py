"""The hall of a person with past games: what it says of finished tables, and their order."""

import asyncio
import json
import re
from dataclasses import replace
from datetime import date
from html import unescape
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.showing.rehearsal import lessons_of
from farmyard.server.store.schema import BOT, OVER, PERSON, PLAYING, Chair, TableRow
from farmyard.server.table import results
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing.teaching import goal_told, taught
from farmyard.server.web.pages.hall import shown as hall_page
from farmyard.server.words import say
from tests.server.served import GAME, Player, Running
from tests.server.test_replay import laid, played
from tests.waiting import until

ADA = Person("ada", "Ada")
CHAIRS = [Chair(0, PERSON, "ada", "Ada"), Chair(1, BOT, "", "Tattie", "hen")]


def row(n: int, **more: Any) -> TableRow:
    game = catalogue.keys()[n % 2]
    made = TableRow(f"table-{n}", "The duck pond", game, 1, {}, (0, 0), "ada", n, OVER)
    return replace(made, **more)


def result(*counts: str, ranks: tuple[int, ...] = (1, 2), won: bool = True) -> str:
    shown = {"at": 0, "ranks": ranks, "counts": counts, "counted": "points", "won": won}
    return json.dumps(shown)


@pytest.mark.parametrize(
    ("stored", "chairs", "says", "won"),
    [
        (result("89", "21"), CHAIRS, "You won, 89 to 21 points", True),
        (result("21", "89", ranks=(2, 1)), CHAIRS, "Tattie won, 89 to 21 points", False),
        (result("30", "30", ranks=(1, 1)), CHAIRS, "You and Tattie drew, 30 to 30 points", True),
        (result("141", ranks=(1,), won=False), CHAIRS[:1], "Not won, 141 points", False),
        ("", CHAIRS, "Finished", False),
    ],
)
def test_a_finished_table_says_who_won_and_by_how_much(
    stored: str, chairs: list[Chair], says: str, won: bool
) -> None:
    shown = hall_page.how_it_ended(row(1, result=stored), chairs, chairs[:1])
    assert (shown["says"], shown["won"]) == (says, won)
    assert shown["with"] == ("with Tattie" if len(chairs) > 1 else "alone")


def test_how_a_game_ended_is_written_when_it_ends(ada: Player, server: Running) -> None:
    link = laid(ada, server, GAME)
    assert server.room(link).state.row.result == ""
    played(ada, link)
    table = server.table(link)
    until(lambda: asyncio.run(server.site.store.table(link[3:]))[0].result)  # type: ignore[index]
    stored = results.read(asyncio.run(server.site.store.table(link[3:]))[0].result)  # type: ignore[index]
    assert stored is not None
    assert stored.ranks == list(table.ranks())
    hall = ada.get("/").text
    assert re.search(r'class="end">.*?(won|drew), \d', hall)
    assert say("as-in-the-box") not in hall


def test_sixty_tables_are_three_slips_and_one_folded_row() -> None:
    """Open tables take at most three slips, the last one for all further ones; others
    are folded."""
    stored = [(row(n, stage=PLAYING if n < 5 else OVER), CHAIRS) for n in range(60)]
    shown = hall_page.hall(ADA, stored)
    assert len(shown["tables"]) + bool(shown["more"]) == hall_page.SLIPS
    assert len(shown["tables"]) + len(shown["earlier"]) == 60
    assert {each["word"]: each["n"] for each in shown["filters"]}["open"] == shown["more"] == 3
    assert all(each["over"] for each in hall_page.hall(ADA, stored[5:])["earlier"])
    assert hall_page.hall(ADA, stored[5:])["tables"] == []


def test_boxes_that_were_never_played_are_new_to_whoever_has_played_others() -> None:
    keys = catalogue.keys()
    assert hall_page.hall(ADA, [])["new"] == []
    new = hall_page.hall(ADA, [(row(0), CHAIRS)])["new"]
    assert len(new) == hall_page.FRESH
    assert row(0).game not in new
    assert tuple(new) == keys[-hall_page.FRESH :]


def test_the_deal_of_a_day_is_called_so_at_its_table(ada: Player, server: Running) -> None:
    link = ada.opens(f"/daily/{GAME}")
    until(lambda: server.table(link), 90)
    day = date.fromisoformat(server.room(link).state.row.day)
    assert say("deal-of", date=date(2026, 11, 22)) == "Today’s deal, 22 November"
    assert say("deal-of", date=day) in ada.get(link).text


def actions(hall: str, key: str) -> tuple[list[str], list[str]]:
    """Return the actions that a box of the hall shows, and those under "More"."""
    box = next(each for each in hall.split('<li class="game">') if f'"/rules/{key}"' in each)
    shown, more = box.split('<div class="do">')[1].split("</details>")[0].split("<details")
    words = [re.findall(r"<(?:a|button)\b[^>]*>([^<]+)", part) for part in (shown, more)]
    return words[0], words[1]


def test_a_box_has_two_actions_and_the_rest_under_more(ada: Player) -> None:
    """A box shows two actions; to a player of other games, a new game offers its lesson first."""
    cards = {card.key: card for card in catalogue.cards()}
    for key, card in cards.items():
        shown, more = actions(ada.get("/").text, key)
        assert shown == ["Play now", "Invite"]
        ways = [way.title for way in card.ways[1:]]
        assert more == [
            *["Learn it by playing"] * (key in taught()), *ways,
            "Rules",
        ]  # fmt: skip
    played, *others = cards
    ada.plays(played)
    hall = ada.get("/").text
    assert actions(hall, played)[0] == ["Play now", "Invite"]
    for key in set(others) & set(taught()):
        shown, more = actions(hall, key)
        assert shown == ["Learn it", "Play now"]
        assert "Invite" in more
        assert "Learn it by playing" not in more


@pytest.mark.parametrize("key", catalogue.keys())
def test_play_now_lays_what_a_newcomer_should_meet_and_its_other_ways(
    server: Running, key: str
) -> None:
    """Each way to play opens a table with its own options and seats, defaults otherwise, and the
    newcomer begins; other ways have a button in the hall."""
    ada, card = Player(server.url), catalogue.card(key)
    hall = ada.get("/").text
    for way in card.ways or (card.way(),):
        named = {} if way == card.way() else {"way": way.name}
        table = server.table(ada.plays(key, **named))
        assert len(table.names) == (way.seats or card.default_seats)
        begins = {option.name: "0" for option in card.options if option.kind == "seat"}
        seats, chosen = len(table.names), dict(way.options) | begins
        assert chosen.items() <= table.options.items()
        assert card.read_options(table.options, seats) == card.read_options(chosen, seats)
        button = f'name="way" value="{way.name}">{way.title}</button>'
        assert (button in hall) == (way in card.ways[1:])


@pytest.mark.parametrize("key", catalogue.keys())
def test_before_ones_first_game_the_lesson_is_offered(server: Running, key: str) -> None:
    """A player's first table of a game offers the lesson of the way that was pressed, with its goal
    and length, and asks for a name; the second opens at once."""
    card = catalogue.card(key)
    for way in card.ways or (card.way(),):
        ada = Player(server.url)
        answer = ada.post(f"/quick/{key}", {"way": way.name} if way.name else {})
        offered = answer.headers["location"]
        assert offered.startswith(f"/first/{key}")
        page = unescape(ada.get(offered).text)
        assert re.search(rf'href="/learn/{key}/[a-z-]+">Learn it first<', page)
        assert goal_told(key, way) in page
        assert f"about {way.minutes or card.minutes} minutes" in page
        fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', page))
        link = ada.opens(f"/quick/{key}", {**fields, "name": "Ada"})
        assert server.room(link).state.names[0] == "Ada"
        assert ada.post(f"/quick/{key}").headers["location"].startswith("/t/")
        assert ada.get(f"/first/{key}?way=sideways").status_code == 400


def test_the_lesson_that_is_offered_fits_the_way() -> None:
    """A way to play offers its own lesson if there is one, else the game's first."""
    assert any(card.ways for card in catalogue.cards())
    for card in catalogue.cards():
        lessons = lessons_of(card.key)
        for way in card.ways:
            offered = hall_page.first_time(card, way)["lesson"]
            fitting = [lesson for lesson in lessons if lesson.way == way.name]
            assert offered["name"] == (fitting or lessons)[0].name


def test_a_way_that_is_none_is_refused_in_a_sentence(server: Running) -> None:
    answer = Player(server.url).post(f"/quick/{catalogue.keys()[-1]}", {"way": "sideways"})
    assert answer.status_code == 400
    assert "has no way sideways" in answer.text
