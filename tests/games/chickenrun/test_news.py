"""Tests that the log names every change of hands: each change of the table has its sentence."""

import re
from typing import Any

import pytest

from farmyard.core.compiling import COMPILED
from farmyard.games.chickenrun import words
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import ROLL, Phase, Status
from farmyard.games.chickenrun.words.news import Moment, news
from farmyard.games.chickenrun.words.things import chicken
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.test_rulebook import LINE, SELECTING
from tests.games.chickenrun.written import GAME, NAMES, Table, number_of, table
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
ROUNDS = 12 if COMPILED else 2
EVERY = 1 if THOROUGH else 5
SETS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"joint": "yes", "control": "bid", "pay_to_look": "yes"}),
    (5, {"cards": "at_once", "kept_card": "carried", "search_takes_shown": "yes"}),
]
TOLD_BY_CHOICE = (Phase.LOOT_CARD, Phase.KEEP)
WORD = {
    "eggs": r"\begg",
    "loaded": r"\b(card|load)",
    "banked": r"\b(card|load|searched)",
    "out": r"\b(is|are) out\b",
}


def line_of(t: Table, choice: int | str, seat: int = 1) -> str:
    """Play a choice and return the line that a seat reads of it."""
    before = t.view(seat)
    t.play(choice)
    return words.tell(before, number_of(choice), t.view(seat), seat, NAMES).text


def untold(before: Any, after: Any, text: str, seat: int) -> list[str]:
    """Return the changes between two views that the log does not mention."""
    missing = []
    for p in range(int(after["seats"])):
        who = r"\b[Yy]ou" if p == seat else NAMES[p]
        for field, word in WORD.items():
            changed = before[field][p] != after[field][p]
            if changed and not (re.search(who, text) and re.search(word, text, re.I)):
                missing.append(f"{field} of {NAMES[p]}")
        if int(after["caught_now"]) >> p & 1 and not re.search(f"{who}.*caught", text):
            missing.append(f"catch of {NAMES[p]}")
        for k, place in enumerate(after["chickens"][p]):
            if place == Status.PIE != before["chickens"][p][k]:
                named = text.name(chicken(after, p, k)) in text and re.search(r"\bpies?\b", text)
                missing += [] if named else [f"pie of {NAMES[p]}"]
    return missing


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_all_that_changes_is_told(seats: int, options: dict[str, Any]) -> None:
    for n, states, _, choice, after in games(seats, options, range(2, 3), ROUNDS):
        phase, mover = states[0]["phase"], int(states[0]["turn"])
        if phase in TOLD_BY_CHOICE:
            continue
        changed = any(states[0][field].tobytes() != after[0][field].tobytes() for field in WORD)
        if not changed and n % EVERY:
            continue
        for seat in (-1, mover, (mover + 1) % seats):
            before, now = GAME.see(states, seat)[0], GAME.see(after, seat)[0]
            told = choice if seat == mover or phase not in GAME.rules.SECRET else -1
            text = words.tell(before, told, now, seat, NAMES).text
            assert untold(before, now, text, seat) == [], (text, Phase(phase))


def test_what_mrs_tweedy_takes() -> None:
    """CR-025, CR-087, CR-028: The log tells who has the eggs now, or that they are in the nest."""
    t = table(3, eggs=[3, 2, 2]).throw(1, 2)
    assert "Mrs Tweedy takes Ada’s 3 eggs; Cleo has them now." in line_of(t, "roll")
    t = table(3, eggs=[3, 2, 2]).throw(1, 2)
    assert "Mrs Tweedy takes Ada’s 3 eggs; you have them now." in line_of(t, "roll", 2)
    t = table(3, eggs=[1, 2, 2]).throw(1, 2)
    assert "Mrs Tweedy takes your 1 egg; Cleo has it now." in line_of(t, "roll", 0)
    last: dict[str, Any] = {"mover": 2, "turn": 2, "begun": 3, "phase": "MOVE", "step": "SET_OUT"}
    t = table(3, boss=2, eggs=[3, 2, 2], at={2: "5,6"}, black=6, white=1, allowance=7, **last)
    assert "Mrs Tweedy takes Ada’s 3 eggs to the nest." in line_of(t.throw(4, 1), "pass")
    assert line_of(table().throw(3, 4), "roll", 0) == "You roll 3 and 4 for an egg."


def test_a_catch_a_search_and_a_load() -> None:
    """CR-071, CR-079, CR-080, CR-053."""
    chase: dict[str, Any] = {**SELECTING, "turn": 2, "begun": 3}
    t = table(3, at={0: "3,9"}, carry={0: "Rope"}, tweedy="3,11", **chase).play("tweedy")
    text = line_of(t, "3,9")
    assert "Ada is caught and sent home. Ada’s load goes back." in text
    line: dict[str, Any] = {**LINE, "at": {0: "9,22"}, "flocks": {0: "AChhhh"}, "dog": "9,23"}
    t = table(3, **line, hands={1: "Rope, Hat"}, to_search=["hut 2"], **chase).play("dog")
    text = line_of(t, "9,22", 0)
    assert "Your escape is stopped! Dumpling and Marigold go to the Coal Bunker." in text
    assert "Hut 2, Ben’s, is searched: back with 2 cards." in text
    t = table(3, **line, to_search=["hut 3"], **chase).play("dog")
    assert "it is Cleo’s, and whoever commands the Tweedys is not searched." in line_of(t, "9,22")
    t = table(at={0: "-1,12"}, carry={0: "Rope"}).roll(4, 3)
    assert "Home, and your load is safe." in line_of(t, "hut 1", 0)


def test_free_and_out() -> None:
    """CR-110, CR-098: The log names the chicken that is free and the player who is out."""
    t = table(3, at={0: "12,23"}, escape={0: "gate dash"}, flocks={0: "PPPPPA"}).roll(4, 3)
    text = line_of(t, "13,23")
    assert text.startswith("Ada runs free at AA24. ")
    assert "Firecracker is free! Ada has no chicken left and is out" in text


def test_the_choice_to_move_gives_way_to_the_move() -> None:
    """The choice to move after a ten or more joins the move's line in the log."""
    t = table().roll(6, 5).play("move")
    before = t.view(0)
    t.play("1,12")
    line = words.tell(before, number_of("1,12"), t.view(0), 0, NAMES)
    assert line.joins
    t = table().roll(4, 5)
    before = t.view(0)
    assert not words.tell(before, number_of("1,12"), t.play("1,12").view(0), 0, NAMES).joins


def test_who_is_left_where_it_is() -> None:
    t = table(**SELECTING).play("dog")
    assert line_of(t, "pass", 0).startswith("Ben leaves the dog where it is.")
    assert line_of(table(**SELECTING), "pass", 0).startswith("Ben leaves Mr Tweedy and the dog")


def test_huts_are_called_by_who_lives_there() -> None:
    t = table(3, at={0: "3,9", 1: "3,9", 2: "3,9"}, phase="TRADE", step="TRADE", black=6)
    t.play("offer")
    assert "Ben" in line_of(t, "seat hut 2", 0)


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase not in (0, Phase.GOING)])
def test_what_somebody_else_decides(phase: Phase) -> None:
    """Every question has its own text for the players who wait."""
    view = table(turn=1).view(0)
    view["phase"] = phase
    assert words.ask(view, 0, NAMES).startswith(("Ben ", "A double: Ben", "Ten or more"))


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_every_throw_of_the_tweedys_is_told_though_it_be_the_one_before(
    seats: int, options: dict[str, Any]
) -> None:
    told, alike = 0, 0
    for _, states, _, choice, after in games(seats, options, range(3), ROUNDS):
        before, now = (GAME.see(each, 0)[0] for each in (states, after))
        dice = [(int(each["black"]), int(each["white"])) for each in (before, now)]
        if before["phase"] == Phase.BEFORE and choice == ROLL:
            continue
        says = news(Moment(before, int(choice), now, 0, NAMES))
        throws = f"The Tweedys throw black {dice[1][0]}, white {dice[1][1]}." in says
        assert throws or dice[0] == dice[1]
        assert not throws or after[0]["throws"] >= states[0]["throws"] + 2
        told, alike = told + throws, alike + (throws and dice[0] == dice[1])
    assert told > alike > 0


@pytest.mark.parametrize("aside", [0, 1])
def test_whoever_is_shut_in_is_told_why_it_cannot_walk(aside: int) -> None:
    hut = int(table().s["hut"][0])
    door = board.DOORS[hut][0] + aside * 2 * board.COLUMNS
    where = f"{door % board.COLUMNS - board.MIDDLE},{door // board.COLUMNS}"
    for seat, says in ((0, "You cannot leave: Mr Tweedy"), (1, "Ada cannot leave: Mr Tweedy")):
        t = table(at={0: board.PLACE_NAMES[board.HUT + hut]}, tweedy=where).throw(3, 4)
        assert (says in line_of(t, "roll", seat)) == (not aside)
