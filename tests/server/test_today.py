"""The deals of the day: equal for everybody; the first try counts; others' results; streaks."""

import html
import json
import re
from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from farmyard.core import catalogue
from farmyard.core.chance import dealing
from farmyard.core.wording.messages import speaking
from farmyard.puzzles.shelf import of_day, puzzles
from farmyard.server.store.schema import CLOSED, OVER, PLAYING, TableRow
from farmyard.server.store.statements.people import Scores
from farmyard.server.table import lobby
from farmyard.server.table.results import Result
from farmyard.server.table.sealing import Drawn
from farmyard.server.web.pages.today import deals, steps, streaks, tries
from farmyard.server.web.pages.today import handlers as today
from farmyard.server.web.pages.today import shown as today_page
from farmyard.server.web.pages.today.deals import tried
from farmyard.server.web.pages.today.shown import Mine
from farmyard.server.words import say
from tests.server.served import GAME, Player, Running
from tests.server.test_questions import asks
from tests.server.test_replay import played
from tests.server.test_substitutes import action
from tests.waiting import until

DAY = date(2026, 3, 1)  # the day after the last of a month
ALL = deals.deals()
SLUGS = [deal.slug for deal in ALL]
OF_GAME = next(deal for deal in ALL if deal.card.key == GAME)
ALONE = next(deal for deal in ALL if deal.dealt.seats == 1)


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> date:
    """Set a date of the test's own, on which nobody else has played at this server."""
    day.n = getattr(day, "n", 0) + 1  # type: ignore[attr-defined]
    found = DAY + timedelta(days=100 * day.n)  # type: ignore[attr-defined]
    for module in (today, tries):
        monkeypatch.setattr(module, "this_day", lambda: found)
    return found


def result(*scores: int, count: str = "") -> str:
    ranks = [1 + sum(other > own for other in scores) for own in scores]
    counts = [count or str(score) for score in scores]
    stored = {"at": 9, "ranks": ranks, "counts": counts, "counted": "eggs", "won": True}
    return json.dumps({**stored, "scores": scores})


def row(deal: deals.Deal, when: date, **more: object) -> TableRow:
    made = TableRow("a-bbbbbbbbbb", "A", deal.card.key, 1, {}, (0, 0), "ada", 7, OVER)
    return replace(made, day=deal.mark(when), **more)  # type: ignore[arg-type]


def page(mine: list[TableRow], others: Scores, deal: deals.Deal = ALONE) -> today_page.Shown:
    over = {dealing.date_of(row.day) for row in mine if tried(row)}
    shown = today_page.today(DAY, ALL, deal, Mine(mine, [], over), others, "Hen")
    return shown["opened"]  # type: ignore[no-any-return]


def others(*scores: int) -> Scores:
    return Scores(Counter(scores), result(min(scores)) if scores else "")


def text_of(page: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", " ", page.split("<body")[1]))


# -- One deal for everybody --------------------------------------------------------


def test_every_game_and_every_way_with_players_of_its_own_has_a_deal(ada: Player) -> None:
    shown = ada.get("/today").text
    for card in catalogue.cards():
        assert f'action="/daily/{card.key}"' in shown
    assert re.findall(r"/today\?deal=([a-z_-]+)#", shown) == SLUGS
    assert {way.name for card in catalogue.cards() for way in card.ways if way.seats} <= {
        deal.dealt.way.name for deal in ALL
    }
    assert 'href="/today"' in ada.get("/").text


def test_two_servers_deal_the_same_on_one_date_and_another_on_the_next(
    server: Running, tmp_path: Path, day: date, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Running(tmp_path / "other.db").prepare()
    try:
        tables = []
        for house in (server, other):
            link = Player(house.url).opens(f"/daily/{GAME}")
            until(lambda house=house, link=link: house.table(link), 90)
            tables.append(house.table(link))
        assert tables[0].history.dice == tables[1].history.dice
        assert tables[0].names[1:] == tables[1].names[1:] == today_page.bots_of(OF_GAME)
        monkeypatch.setattr(today, "this_day", lambda: day + timedelta(days=1))
        link = Player(other.url).opens(f"/daily/{GAME}")
        until(lambda: other.table(link), 90)
        assert other.table(link).history.dice != tables[0].history.dice
    finally:
        other.stop()


def test_a_table_of_a_way_is_dealt_as_the_command_and_the_library_deal_it(
    ada: Player, server: Running, day: date
) -> None:
    for deal in ALL:
        link = ada.opens(f"/daily/{deal.card.key}", {"way": deal.dealt.way.name})
        row = server.room(link).state.row
        assert row.key == dealing.key_of_day(deal.mark(day))
        assert row.options == deal.dealt.options
        assert len(server.room(link).state.chairs) == deal.dealt.seats


def test_what_has_no_deal_is_not_there(ada: Player) -> None:
    assert ada.post(f"/daily/{GAME}", {"way": "sideways"}).status_code == 404
    assert ada.post("/daily/nowhere").status_code == 404


# -- The first try counts ----------------------------------------------------------


def test_the_first_try_counts_and_the_same_deal_can_be_tried_again(
    ada: Player, ben: Player, server: Running, day: date
) -> None:
    first = ada.opens(f"/daily/{GAME}")
    assert ada.opens(f"/daily/{GAME}") == first
    assert ada.opens(f"/daily/{GAME}", {"again": "yes"}) == first, "it is not over"
    assert f'href="{first}"' in ada.get("/today").text
    assert first not in ben.get(f"/today?deal={GAME}").text
    until(lambda: server.table(first), 90)
    played(ada, first)
    assert ada.opens(f"/daily/{GAME}") == first
    count = server.room(first).state.row
    told = text_of(ada.get(f"/today?deal={GAME}").text)
    assert "your first try" in told
    assert "You are the first of this house." in told
    assert "One day running" in told
    again = ada.opens(f"/daily/{GAME}", {"again": "yes"})
    assert again != first
    until(lambda: server.table(again), 90)
    assert server.table(again).history.dice == server.table(first).history.dice
    assert server.room(first).state.row == count
    assert text_of(ada.get(f"/today?deal={GAME}").text) == told, "a later try changes nothing"

    until(lambda: "One other of this house has played" in ben.get(f"/today?deal={GAME}").text)
    before = ben.get(f"/today?deal={GAME}").text
    assert "did better" not in before
    assert 'class="share"' not in before
    assert first not in before
    assert ben.opens(f"/daily/{GAME}") != first


@pytest.mark.parametrize("deal", ALL, ids=SLUGS)
def test_at_a_first_try_nobody_is_advised_and_what_was_seen_stays(
    ada: Player, server: Running, day: date, deal: deals.Deal
) -> None:
    link = ada.opens(f"/daily/{deal.card.key}", {"way": deal.dealt.way.name})
    until(lambda: ada.get(link) and server.table(link) is not None, 300)
    state, rng, kept, left = server.room(link).state, Random(deal.slug), 0, 0
    until(lambda: state.playing().to_move == 0, 90)
    hints = state.table.game.answers.HINTS if state.table.game.answers else ()
    for question in ("advice", *hints):
        assert asks(ada, link, question)["refusal"] == say("no-advice")
    page = ada.get(link).text
    assert 'id="to-advice"' not in page
    assert 'class="btn hint"' not in page
    for _ in range(25):
        until(lambda: state.table.over or state.table.to_move == 0, 90)
        if state.table.over:
            break
        n, choice = state.table.n, rng.choice(list(state.table.legal()))
        ada.post(f"{link}/do", {"choice": str(choice), "at": str(len(state.log))})
        assert action(ada, link, "back") == 409, "nobody is asked who could say no"
        if state.table.to_move == 0 and state.table.n == n + 1:
            shown = state.table.history.revealed(n)
            assert ada.post(f"{link}/back").status_code == (409 if shown else 303)
            assert state.table.n == n + shown
            kept, left = kept + shown, left + (not shown)
    assert kept or deal.dealt.seats > 1, "a game for one was played"


def test_the_table_after_a_first_try_is_an_ordinary_one(ada: Player, server: Running) -> None:
    row = server.room(ada.opens(f"/daily/{GAME}")).state.row
    assert row.first_try
    assert not lobby.next_row(row, [], Drawn("")).first_try
    assert "no advice" in text_of(ada.get(f"/today?deal={ALONE.slug}").text)
    for language, says in (("de", "keinen Rat"), ("fr", "pas de conseil")):
        other = ada.http.get(f"/today?deal={ALONE.slug}", headers={"accept-language": language})
        assert says in text_of(other.text)


def test_a_form_cannot_mark_a_table_as_a_first_try(ada: Player, server: Running) -> None:
    link = ada.table("me", "bot", first_try="yes")
    assert not server.room(link).state.row.first_try


def test_nothing_of_others_is_told_before_ones_own_first_try_is_over() -> None:
    waiting = page([row(ALONE, DAY, stage=PLAYING)], others(111, 222))
    assert not waiting["done"]
    assert waiting["played"].startswith("2 others of this house have played.")
    assert "111" not in str(waiting)
    assert "222" not in str(waiting)
    assert {"stacks", "how", "share"}.isdisjoint(waiting)
    over = page([row(ALONE, DAY, result=result(150))], others(111, 222))
    assert over["how"] == "3 of this house have played. One did better."


def test_a_game_that_was_broken_off_is_no_result() -> None:
    assert tried(row(ALONE, DAY, stage=CLOSED, result=result(5))) is None
    assert tried(row(ALONE, DAY)) is None
    assert not page([row(ALONE, DAY, stage=CLOSED)], others())["begun"]


def test_what_is_shared_is_the_date_the_game_and_the_result_alone() -> None:
    """The text to share has no card, no name and no link."""
    yesterday = row(ALONE, DAY - timedelta(days=1), result=result(7))
    shared = page([yesterday, row(ALONE, DAY, result=result(141))], others(100))["share"]
    title = f"{ALONE.card.short}, {ALONE.dealt.way.title}"
    assert shared == ["Farmyard, 1 March", f"{title}: Won, 141 eggs.", "Two days running."]


def test_who_won_and_who_did_not_is_told_by_place() -> None:
    deal = OF_GAME
    for scores, says in (((3, 1, 0), "Won, 3"), ((1, 3, 0), "2nd of 3, 1"), ((3, 3), "Shared f")):
        shown = page([row(deal, DAY, result=result(*scores))], others(), deal)
        assert shown["headline"].startswith(says)


def test_the_page_speaks_german(ada: Player) -> None:
    german = ada.http.get("/today", headers={"accept-language": "de"}).text
    assert "Spiele des Tages" in german
    with speaking("de"):
        shared = page([row(ALONE, DAY, result=result(141))], others())["share"]
    assert shared[0] == "Farmyard, 1. März"
    assert "Allein: Gewonnen, 141" in shared[1]


def test_the_solution_of_yesterday_is_shown_and_wins(ada: Player, day: date) -> None:
    """The solution shown is yesterday's, and wins; with today's, people could copy it."""
    for deal in ALL:
        if deal.solved:
            answer = ada.post(f"/daily/{deal.card.key}/solution")
            assert answer.status_code == 303
            assert ada.get(answer.headers["location"]).status_code == 200
            found = deals.solution(deal.card.key, day - timedelta(days=1))
            assert found is not None
            assert found.origin == {"daily": (day - timedelta(days=1)).isoformat()}
            assert found.game.cheers(found.views.of())
    unsolved = next(deal.card.key for deal in ALL if deal.card.key not in
                    [each.card.key for each in ALL if each.solved])  # fmt: skip
    assert ada.post(f"/daily/{unsolved}/solution").status_code == 404


def test_tries_are_compared_by_what_the_page_counts() -> None:
    def score(counts: list[str], scores: list[int]) -> int | None:
        ranks = [1 + sum(other > own for other in scores) for own in scores]
        return Result(9, ranks, counts, "", True, scores).score

    assert score(["158"], [-27]) == 158
    assert score(["3", "1"], [3_300_022, 1_200_006]) == 3
    assert score(["12", "0"], [-12, 0]) == -12
    assert score(["4 of 9", "1 of 9"], [4, 1]) == 4


# -- Steps of results --------------------------------------------------------------


@pytest.mark.parametrize(
    "scores", [[5], [0, 1], [-3, -2, 0], [79, 80, 118, 141, 224], [1, 1000], [-40, 60], [7] * 90]
)
def test_six_steps_of_round_widths_hold_every_score(scores: list[int]) -> None:
    found = steps.steps_of(Counter(scores))
    assert len(found) == steps.STEPS
    assert sum(step.n for step in found) == len(scores)
    assert {step.high - step.low for step in found} == {found[0].high - found[0].low}
    assert all(step.high + 1 == after.low for step, after in pairwise(found))


@pytest.mark.parametrize("n", [1, 5, 6, 20, 40, 41, 500])
def test_every_egg_lies_on_the_picture_and_one_is_mine(n: int) -> None:
    found = steps.stacks({3: n, 9: 1}, 3, False)
    eggs = [egg for stack in found for egg in stack["eggs"]]
    assert sum(egg["mine"] for egg in eggs) == 1
    assert all(egg["y"] >= 0 for egg in eggs)
    assert sum(stack["n"] for stack in found) == n + 1
    assert len(eggs) == (n + 1 if n < steps.CROWD else 2)


def test_steps_of_a_game_that_counts_what_is_left_are_labelled_by_that() -> None:
    stacks = steps.stacks(Counter([-31, -12, 0]), -12, True)
    assert [stack["label"] for stack in stacks if stack["n"]] == ["30", "10", "to 9"]


# -- Days in a row -----------------------------------------------------------------


def days(*names: str) -> set[date]:
    return {date.fromisoformat(f"2026-{name}") for name in names}


@pytest.mark.parametrize(
    ("played", "running", "longest"),
    [
        (set(), 0, 0),
        (days("03-01"), 1, 1),
        (days("02-27", "02-28", "03-01"), 3, 3),
        (days("02-26", "02-28", "03-01"), 2, 2),
        (days("02-27", "02-28"), 2, 2),  # today is not over
        (days("02-26", "02-27"), 0, 2),
        (days("01-30", "01-31", "02-01", "02-28", "03-01"), 2, 3),
    ],
)
def test_days_in_a_row_go_over_months_and_end_at_a_missing_one(
    played: set[date], running: int, longest: int
) -> None:
    found = streaks.streak(played, DAY)
    assert (found.running, found.longest) == (running, longest)


def test_the_door_in_the_hall_shows_the_eggs_of_the_week(ada: Player, day: date) -> None:
    assert ada.get("/").text.count('<i class="new"></i>') == 0
    played(ada, ada.post(f"/daily/{GAME}").headers["location"])
    assert ada.get("/").text.count('<i class="new"></i>') == 1


def test_the_week_has_an_egg_for_each_day_from_monday_on() -> None:
    wednesday = date(2026, 3, 4)
    week = streaks.streak(days("03-02", "03-04", "03-01"), wednesday).week
    assert [each.isoformat()[5:] for each, _ in week][:2] == ["03-02", "03-03"]
    assert [egg for _, egg in week] == ["laid", "missed", "new", *["to-come"] * 4]


def test_a_puzzle_of_the_day_is_offered(ada: Player) -> None:
    """Every day has one, the same for all; days in a row take turns at the games."""
    found = [of_day(date(2026, 5, day)) for day in range(1, 29)]
    assert all(found)
    assert len({each[0] for each in found[:5] if each}) == len(
        [key for key in catalogue.keys() if puzzles(key)]
    )
    page, now = html.unescape(ada.get("/today").text), of_day(datetime.now(UTC).date())
    assert now is not None
    key, puzzle = now
    assert f'href="/puzzles/{key}/{puzzle.id}"' in page
    assert ada.get(f"/puzzles/{key}/{puzzle.id}").status_code == 200
