"""Tests that every choice and event has a text, and that a secret choice is hidden from others."""

import re
from random import Random
from typing import Any

import pytest

import farmyard
from farmyard.bots.random import RandomBot
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.wording.messages import speaking
from farmyard.games.chickenrun import box, words
from farmyard.games.chickenrun import text as worded
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Ending, Phase
from farmyard.games.chickenrun.words.news import Moment, news
from farmyard.games.chickenrun.words.things import slug
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.written import GAME, NAMES, number_of, table

NOBODY = RandomBot(0, 2, Random(0))  # reasons ask no bot
ROUNDS = 10 if COMPILED else 2
SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"joint": "yes", "control": "bid", "pay_to_look": "yes"}),
    (6, {"cards": "at_once", "catches": "one", "double_in_escape": "swap"}),
]


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_every_choice_and_event_has_words(seats: int, options: dict[str, Any]) -> None:
    for n, states, legal, choice, after in games(seats, options, range(4, 6), ROUNDS):
        if n % 3:
            continue
        mover = int(states[0]["turn"])
        view = GAME.see(states, mover)[0]
        said = [words.say(view, c) for c in legal]
        assert len(set(said)) == len(said)
        secret = states[0]["phase"] in GAME.rules.SECRET
        for seat in range(-1, seats):
            before, now = GAME.see(states, seat)[0], GAME.see(after, seat)[0]
            told = choice if seat == mover or not secret else -1
            line = words.tell(before, told, now, seat, NAMES)
            for text in (line.text, words.ask(now, seat, NAMES), words.why_not(view, 756, NAMES)):
                assert text
                assert "{" not in text
                assert "  " not in text
                assert text[-1] in ".!?)"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_sentence_is_worded_in_every_language(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The log, questions, choices, page and advice are worded without falling back to English."""
    for n, states, legal, choice, after in games(4, SETS[1][1], range(4, 5), ROUNDS):
        if n % 7:
            continue
        mover = int(states[0]["turn"])
        view, secret = GAME.see(states, mover)[0], states[0]["phase"] in GAME.rules.SECRET
        with speaking(language):
            assert len({words.say(view, c) for c in legal}) == len(legal)
            assert GAME.advising is not None
            GAME.advising.reasons(view, choice, NAMES, NOBODY)
            GAME.page.scene(view, mover, NAMES, False)
            for seat in range(-1, 4):
                before, now = GAME.see(states, seat)[0], GAME.see(after, seat)[0]
                told = choice if seat == mover or not secret else -1
                line = words.tell(before, told, now, seat, NAMES).text
                assert "{" not in line + words.ask(now, seat, NAMES)
                words.sketch(now, seat, NAMES, False)
    assert [record.getMessage() for record in caplog.records] == []


def test_a_sentence_takes_its_things_in_the_form_it_wants() -> None:
    view = table(phase="MOVE").view(0)
    with speaking("de"):
        assert words.say(view, number_of("barn")) == "geht in die Scheune"
    with speaking("fr"):
        assert words.say(view, number_of("workshop")) == "va à l’atelier"


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_words_are_the_same_in_worlds_that_look_the_same(
    seats: int, options: dict[str, Any]
) -> None:
    for n, _, _, _, after in games(seats, options, range(4, 5), ROUNDS):
        if n % 31:
            continue
        for seat in range(-1, seats):
            other = GAME.imagine(GAME.see(after, seat), seat, key_of(n, 7))
            a, b = GAME.see(after, seat)[0], GAME.see(other, seat)[0]
            assert words.ask(a, seat, NAMES) == words.ask(b, seat, NAMES)
            assert words.counts(a) == words.counts(b)
            assert words.sketch(a, seat, NAMES, False) == words.sketch(b, seat, NAMES, False)


def test_the_farm_as_text() -> None:
    t = table(at={0: "-3,9"}, hands={0: "Rope"}, tweedy="4,9")
    drawn = words.sketch(t.view(0), 0, NAMES, False)
    assert ",,#.......A......T......#,," in drawn
    assert "Your equipment: Rope." in drawn
    assert "Rope" not in words.sketch(t.view(1), 1, NAMES, False)


def test_the_headline() -> None:
    fields: dict[str, Any] = {"phase": "OVER", "ending": "FREED", "landings": 4}
    t = table(flocks={0: "FFFFhh"}, freed_at=[[1, 2, 3, 4, 0, 0], [0] * 6], at={0: "0,0"}, **fields)
    assert words.outcome(t.view(0), 0, NAMES) == "You win, Ada: 4 free!"
    assert words.outcome(t.view(1), 1, NAMES) == "Ada wins with 4 free!"
    assert Ending(t.s["ending"]) == Ending.FREED


def test_who_wins_without_freeing_anybody() -> None:
    t = table(phase="OVER", ending="ROUNDS", eggs=[5, 2])
    assert words.outcome(t.view(0), 0, NAMES) == (
        "The last round is over: you win with none free, Ada!"
    )


def test_whoever_commands_the_tweedys_is_you_or_has_a_name() -> None:
    """The sentence on who commands the Tweedys addresses that player as "you", others by name."""
    before, after = (table(3, boss=boss).view(0) for boss in (1, 0))
    said = [news(Moment(before, -1, after, seat, NAMES)) for seat in range(2)]
    assert said == [["You command the Tweedys."], ["Ada commands the Tweedys."]]


# -- The table as text -----------------------------------------------------------


def test_the_farm_as_text_has_the_names_of_its_squares_beside_it() -> None:
    t = farmyard.table("chickenrun", 2, seed=1)
    dice = Random(1)
    while int(t.views.of().tweedy) >= board.SQUARES:
        t.play(dice.choice(t.legal()))
    lines = t.game.words.sketch(t.views.of(), -1, t.names, False).splitlines()
    ones, tens = lines[1], lines[0].ljust(len(lines[1]))
    found = [(n, line.find("T", 3)) for n, line in enumerate(lines[2:26], start=1)]
    ((row, column),) = [each for each in found if each[1] > 0]
    letters = f"{tens[column]}{ones[column]}".strip()
    assert lines[1 + row].startswith(f"{row:2} ")
    assert f"Mr Tweedy: {letters}{row}." in "\n".join(lines)


def test_the_farm_as_text_shows_the_doorsteps() -> None:
    view = farmyard.table("chickenrun", 2, seed=1).views.of()
    drawn = words.sketch(view, -1, NAMES, False).splitlines()[2:26]
    doorsteps = {divmod(n, len(board.FARM[0])) for doors in board.DOORS for n in doors}
    shown = {(y, x) for y, row in enumerate(drawn) for x, mark in enumerate(row[3:]) if mark == "+"}
    assert shown == doorsteps


def test_a_question_says_who_asks_and_what_it_costs() -> None:
    t, dice = farmyard.table("chickenrun", ["Ada", "Ben"], seed=1), Random(1)
    asked: dict[Phase, str] = {}
    while t.to_move is not None and len(asked) < 3:
        view, seat = t.views.of(t.to_move), t.to_move
        if view.phase in (Phase.VISIT, Phase.REPLY, Phase.BUY):
            question = t.game.words.ask(view, seat, t.names)
            says = f"costs {view.price} egg" if view.phase == Phase.BUY else t.names[1 - seat]
            assert says in question
            asked[Phase(int(view.phase))] = question
        t.play(dice.choice(t.legal()))
    assert len(asked) == 3


def test_ones_own_plans_cards_and_chickens_say_what_they_are_good_for() -> None:
    t, dice = farmyard.table("chickenrun", 2, seed=1), Random(1)
    for seed in range(2, 20):
        while t.to_move is not None and not t.views.of(0).plans[0]:
            t.play(dice.choice(t.legal()))
        if t.to_move is None:
            t = farmyard.table("chickenrun", 2, seed=seed)
    view = t.views.of(0)
    assert view.plans[0]
    drawn = t.game.words.sketch(view, 0, t.names, False)
    for n, plan in enumerate(box.DECK):
        if int(view.plans[0]) >> n & 1:
            line = next(each for each in drawn.splitlines() if plan.name in each)
            assert all(each in line for each in plan.takes)
            assert worded(f"plan-{slug(plan.name)}.how") in line
    numbers = re.findall(r"[−+]?\d", next(x for x in drawn.splitlines() if "Your chickens" in x))
    assert numbers == ["−1", "0", "+1", "+2", "+3", "+4"]
    assert "Your chickens" not in t.game.words.sketch(t.views.of(), -1, t.names, False)
