"""Lessons: each is played by choices, by parts and by wrong turns; none of it is stored."""

import html
import random
import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.showing.lessons import Lesson
from farmyard.core.showing.rehearsal import LEARNER, lessons_of, rehearsal, table_at
from farmyard.server.web.drawing import choosing
from farmyard.server.web.pages.lesson.state import begun
from tests.laws import GAMES, ROOT
from tests.server.served import FAST, Player, Running
from tests.thorough import THOROUGH

Taught = tuple[str, Lesson]
ALL: list[Taught] = [(key, each) for key in catalogue.keys() for each in lessons_of(key)]
LONGEST_SENTENCE = 62  # two lines on a phone
LONGEST_KNOWN = 60
MOST_STEPS, MOST_MINUTES = 14, 4
PICTURE = re.compile(r'<iframe src="([^"]+)"')
WRONG_TURNS = 5 if THOROUGH else 2  # per step


def name_of(taught: Taught) -> str:
    """Return a lesson's name in a test id: "by_golly-first"."""
    return f"{taught[0]}-{taught[1].name}"


EVERY = pytest.mark.parametrize("taught", ALL, ids=name_of)


def link(taught: Taught, **query: Any) -> str:
    key, lesson = taught
    return f"/learn/{key}/{lesson.name}?" + "&".join(f"{n}={v}" for n, v in query.items())


def follow(player: Player, address: str) -> str:
    """Follow redirects from an address, and return the final one."""
    answer = player.http.get(address, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    return str(answer.url).removeprefix(player.url)


# -- What a lesson is -----------------------------------------------------------


@EVERY
def test_a_lesson_is_short_and_says_what_it_teaches(taught: Taught) -> None:
    key, lesson = taught
    ledger = (ROOT / "docs" / "rules" / f"{key}.md").read_text()
    assert len(lesson.steps) <= MOST_STEPS
    assert lesson.minutes <= MOST_MINUTES
    for step in lesson.steps:
        assert len(step.says) <= LONGEST_SENTENCE, step.says
        assert len(step.knows) <= LONGEST_KNOWN, step.knows
        assert bool(step.knows) == bool(step.picture), step.says
        assert step.teaches, step.says
        assert [law for law in step.teaches if not re.search(rf"\b{law}\b", ledger)] == []


@EVERY
def test_its_drawings_are_there(taught: Taught) -> None:
    key, lesson = taught
    named = [lesson.sign, *(s.picture for s in lesson.steps if s.picture)]
    for name in [*named, *(picture for picture, _ in lesson.can)]:
        file, _, symbol = name.partition("#")
        text = (GAMES / key / "page" / "art" / f"{file}.svg").read_text()
        assert not symbol or f'id="{symbol}"' in text, name


def test_names_of_lessons_are_their_own() -> None:
    names = [(key, lesson.name) for key, lesson in ALL]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z]+", name) for _, name in names)


# -- Played ---------------------------------------------------------------------


@EVERY
def test_it_is_played_to_its_end_by_its_own_words(ada: Player, taught: Taught) -> None:
    key, lesson = taught
    own = rehearsal(key, lesson.name).own
    for step, choice in enumerate(own, 1):
        page = html.unescape(ada.get(link(taught, step=step)).text)
        assert lesson.steps[step - 1].says in page
        at = follow(ada, link(taught, step=step, choice=choice))
        while "frame=" in at:
            shown = ada.get(at).text
            assert 'id="choices">[]' in shown, "nobody chooses meanwhile"
            at = re.search(r'data-on="([^"]*)"', shown)[1]  # type: ignore[index]
            at = html.unescape(at)
        assert at == link(taught, step=step + 1)
    assert 'id="done"' in ada.get(link(taught, step=len(own) + 1)).text


@EVERY
def test_without_scripts_its_parts_lead_on(ada: Player, taught: Taught) -> None:
    key, lesson = taught
    for step, choice in enumerate(rehearsal(key, lesson.name).own, 1):
        table = replace(begun(key, lesson), step=step).table()
        parts = table.game.page.parts(table.views.of(LEARNER), choice)
        page = ada.get(link(taught, step=step)).text
        assert re.search(r"data-spot", page), "what is in the light is outlined"
        at, picked = "", ""
        for part in parts:
            at = follow(ada, link(taught, step=step, picked=picked, part=part))
            picked = ",".join([picked, part]).strip(",")
        if f"step={step + 1}" not in at:  # ambiguous so far, so the page has a button
            page = ada.get(link(taught, step=step, picked=picked)).text
            assert f'name="choice" value="{choice}"' in page


def test_one_touch_may_be_two_steps(ada: Player) -> None:
    """A touch that chooses both piece and place skips a step, unless others move in between."""
    found = 0
    for key, lesson in ALL:
        taught = rehearsal(key, lesson.name)
        for step, (first, second) in enumerate(pairwise(taught.own), 1):
            table = replace(begun(key, lesson), step=step).table()
            if (first, second) in [each.all for each in choosing.choices_of(table, LEARNER)]:
                at = link((key, lesson), step=step, choice=f"{first},{second}")
                expected = link((key, lesson), step=step + 2)
                assert follow(ada, at).startswith(expected)
                assert not taught.others[step - 1]
                found += 1
    assert found


def others(key: str, lesson: Lesson, step: int) -> list[choosing.Choice]:
    """Return some of the choices at a step that the lesson does not expect."""
    table = replace(begun(key, lesson), step=step).table()
    own = rehearsal(key, lesson.name).own[step - 1 :]
    every = [
        each
        for each in choosing.choices_of(table, LEARNER)
        if own[: len(each.then) + 1] != (each.id, *each.then)
    ]
    return random.Random(step).sample(every, min(WRONG_TURNS, len(every)))


@pytest.mark.thorough
@EVERY
def test_wrong_turns_are_played_and_get_a_kind_reason(ada: Player, taught: Taught) -> None:
    key, lesson = taught
    for step, told in enumerate(lesson.steps, 1):
        for other in others(key, lesson, step):
            numbers = ",".join(map(str, (other.id, *other.then)))
            at = follow(ada, link(taught, step=step, choice=numbers))
            assert at == link(taught, step=step, tried=numbers)
            page = html.unescape(ada.get(at).text)
            reason = re.search(r'id="kindly-why">(.*?)</p>', page)
            assert reason is not None
            assert reason[1], f"no reason for who {other.says}: {told.says}"
            left = ada.get(f"{at}&left=yes").text
            assert 'id="kindly"' not in left
            assert f'href="{link(taught, step=step)}"' in html.unescape(left)


@EVERY
def test_who_wanders_on_never_breaks_it(ada: Player, taught: Taught) -> None:
    """Up to five random moves away from any step still give a page."""
    key, lesson = taught
    dice = random.Random(7)
    for step in range(1, len(lesson.steps) + 1):
        tried: list[int] = []
        moment = replace(begun(key, lesson), step=step)
        while len(tried) < 5:
            table = table_at(key, lesson, moment.moves, tried)
            if table.over or table.to_move != LEARNER:
                break
            tried.append(dice.choice(table.legal()))
            at = link(taught, step=step, tried=",".join(map(str, tried)))
            assert ada.get(at).status_code == 200


# -- Nothing is stored, and bad input --------------------------------------------


@pytest.mark.parametrize(
    "query",
    ["step=0", "step=99", "step=x", "step=1&frame=9999", "step=1&tried=99999", "tried=1,2,x",
     "step=1&choice=99999999", "step=1&part=", "step=1&part=nothing", "step=2&frame=0&part=a",
     "picked=" + "a," * 40],
)  # fmt: skip
def test_no_address_is_our_fault(ada: Player, query: str) -> None:
    key, lesson = ALL[0]
    assert ada.get(f"/learn/{key}/{lesson.name}?{query}").status_code in (200, 303, 400, 404)


@EVERY
def test_every_frame_of_every_step_is_there_or_not(ada: Player, taught: Taught) -> None:
    """S3-2: a step has a frame for each move of the others; any later frame gives a 404."""
    key, lesson = taught
    others = rehearsal(key, lesson.name).others
    for step in range(1, len(lesson.steps) + 2):
        made = len(others[step - 2]) if step > 1 else 0
        for frame in range(made + 2):
            expected = 200 if frame < made else 404
            assert ada.get(link(taught, step=step, frame=frame)).status_code == expected


def test_there_is_a_shelf_and_a_way_to_it(ada: Player) -> None:
    shelf = html.unescape(ada.get("/learn").text)
    for key, lesson in ALL:
        assert f'href="/learn/{key}/{lesson.name}"' in shelf
    for key in {key for key, _ in ALL}:
        way = f'href="/learn/{key}"'
        for page in ("/", f"/new/{key}", f"/rules/{key}"):
            assert way in html.unescape(ada.get(page).text), page
        table = html.unescape(ada.get(ada.plays(key)).text)
        assert f'<a href="/learn/{key}/' in table
        assert ada.get(f"/learn/{key}").headers["location"].startswith(f"/learn/{key}/")
    assert ada.get("/learn/nothing").status_code == 404
    assert ada.get(f"/learn/{ALL[0][0]}/nothing").status_code == 404


def test_the_shelf_has_the_pill_an_egg_a_lesson_and_a_first_game(ada: Player) -> None:
    """The page of lessons shows the name, an egg per lesson and a first game of each game."""
    assert ada.post("/name", {"name": "Zoë", "page": "learn"}).headers["location"] == "/learn"
    shelf = html.unescape(ada.get("/learn").text)
    assert '<span class="name">Zoë</span>' in shelf
    assert shelf.split('class="clutch"')[1].split("</span>")[0].count("<i>") == len(ALL)
    for card in catalogue.cards():
        assert f'Play a first game<span class="hide">: {card.title}</span>' in shelf


@pytest.mark.parametrize("key", catalogue.keys())
def test_rules_have_pictures_of_a_board_before_and_after(ada: Player, key: str) -> None:
    """Each rules page has four to eight pairs of boards, with a highlight on the first only."""
    shown = [html.unescape(each) for each in PICTURE.findall(ada.get(f"/rules/{key}").text)]
    assert 4 <= len(shown) / 2 <= 8
    for before, after in zip(shown[::2], shown[1::2], strict=True):
        first, second = (ada.get(each).text.split("<main")[1] for each in (before, after))
        for board in (first, second):
            assert "board" in board
            assert not re.search(r'id="(status|log)"', board)
        assert "data-spot" in first
        assert "data-spot" not in second
        assert first.replace(" data-spot", "") != second


def options_of(lesson: Lesson) -> Any:
    return lesson.position.get("options", {})


@EVERY
def test_a_table_leads_to_a_lesson_of_its_own_mode(taught: Taught) -> None:
    key, lesson = taught
    shown = catalogue.game(key).lesson(begun(key, lesson).table().views.of(LEARNER))
    assert shown is not None
    assert options_of(shown) == options_of(lesson)


def test_an_illegal_choice_is_refused_with_the_games_own_reason(ada: Player) -> None:
    key, lesson = ALL[0]
    page = ada.get(link((key, lesson), step=1, part="place-0")).text
    assert "First play an animal from your hand." in page


def test_nothing_of_a_lesson_is_kept(server: Running, ada: Player) -> None:
    before = len(server.site.actors._actors)
    ada.get(link(ALL[0], step=2))
    assert len(server.site.actors._actors) == before
    assert not ada.http.cookies, "not even who he is"
    assert 'class="run"' not in ada.get("/").text


def test_strangers_may_not_ask_for_lessons_without_end(houses: Any) -> None:
    strict = houses(replace(FAST, page_rate=(0.001, 3)))
    player = Player(strict.url)
    got = [player.get(link(ALL[0], step=1)).status_code for _ in range(5)]
    assert got == [200] * 3 + [429] * 2


@EVERY
def test_the_first_game_after_it_is_of_the_mode_that_was_learnt(taught: tuple[str, Lesson]) -> None:
    key, lesson = taught
    card, learnt = catalogue.card(key), lesson.position.get("options", {})
    laid = {option.name: option.default for option in card.options}
    laid.update(card.way(lesson.way).options)
    assert learnt.get("mode", laid.get("mode")) == laid.get("mode")
