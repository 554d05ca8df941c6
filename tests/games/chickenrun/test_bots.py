"""Tests of Chickenrun's bots: they chase, draw, trade, refuse, and use every way of escape."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from bench.flock import Played, bought, play, told

from farmyard.bots import roster
from farmyard.core.chance.dice import key_of
from farmyard.games.chickenrun.bot.rules.choosing import CHOICE, rate
from farmyard.games.chickenrun.bot.rules.ways import HIS_STEPS
from farmyard.games.chickenrun.box import KEPT, OPPORTUNITIES, PLAN_NAMES, SHOPS
from farmyard.games.chickenrun.box.board import PLACE_NAMES
from farmyard.games.chickenrun.state import Phase
from tests.games.chickenrun.lively import games as games_of_chance
from tests.games.chickenrun.test_later_rulings import SWAP
from tests.games.chickenrun.test_rulebook import SELECTING
from tests.games.chickenrun.written import GAME, Table, number_of, table
from tests.sampling import many_games

LEVELS = ("rooster", "fox")
HOLE: dict[str, Any] = {
    "flocks": {0: "hACChh"},
    "at": {0: "12,5"},
    "marker": {0: "10,12"},
    "escape": {0: "Proper Hole"},
    "shown": {0: "Pliers, Plank"},
    "plans": {0: ["Proper Hole"]},
}


def choice_of(t: Table, level: str = "fox", seed: int = 1) -> int:
    """Return the choice of a bot of this level, for the seat to move."""
    seat = t.asked[0]
    bot = roster.make("chickenrun", level, seat, int(t.s["seats"]), key_of(seed, seat))
    return int(bot.choose(t.view(seat), t.legal()))


def offered(*parts: int | str, **fields: Any) -> Table:
    """Return a table at which seat 0 has made seat 1 an offer of just these parts."""
    where: dict[str, Any] = {"at": {0: "-3,11", 1: "-3,11"}, "black": 5, "white": 3}
    t = table(phase="TRADE", step="BLACK", **where, **fields).play("offer", *parts)
    while t.phase != "REPLY":
        t.play("eggs 0" if "EGGS" in t.phase else "none")
    return t


@pytest.mark.parametrize("seats", [2, 5])
def test_a_choice_is_worth_the_same_with_open_cards(seats: int) -> None:
    """Bots rate choices by the view of the seat to move alone, as hidden state changes no value."""
    asked: Counter[str] = Counter()
    for _, states, legal, _, _ in games_of_chance(seats, {}, range(4)):
        seat, choices = int(states[0]["turn"]), np.array(legal)
        for wary in (False, True):
            known, seen = np.zeros(len(legal)), np.zeros(len(legal))
            rate(states, seat, choices, CHOICE, wary, known)
            rate(GAME.see(states, seat), seat, choices, CHOICE, wary, seen)
            assert known.tolist() == seen.tolist(), (Phase(int(states[0]["phase"])).name, legal)
        asked[Phase(int(states[0]["phase"])).name] += 1
    assert asked.keys() >= {"BEFORE", "MOVE", "BUY", "REPLY", "CHASE", "FOOD"}


# -- The Tweedys ----------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_he_takes_whom_he_can_get(level: str) -> None:
    """The Tweedys land on a marker, a load or a piece in reach; Mr Tweedy goes if only he can."""
    t = table(**HOLE, tweedy="9,12", dog="-12,22", **SELECTING)
    t.play(choice_of(t, level))
    assert (t.phase, t.s["chasing"]) == ("CHASE", 1)
    assert choice_of(t, level) == number_of("10,12")
    t = table(at={0: "3,9"}, tweedy="3,11", **SELECTING).play("tweedy")
    assert choice_of(t, level) == number_of("3,9")


@pytest.mark.parametrize("level", LEVELS)
def test_the_dog_takes_whom_only_it_can_get(level: str) -> None:
    t = table(**HOLE, tweedy="-9,12", dog="12,2", **SELECTING)
    t.play(choice_of(t, level))
    assert t.s["chasing"] == 2
    assert choice_of(t, level) == number_of("12,5")


@pytest.mark.parametrize("level", LEVELS)
def test_he_comes_nearer_to_a_load(level: str) -> None:
    t = table(at={0: "-8,11"}, carry={0: "Rope"}, tweedy="4,9", **SELECTING)
    t.play(choice_of(t, level))
    steps = HIS_STEPS[PLACE_NAMES.index("-8,11")]
    before = steps[PLACE_NAMES.index(t.tweedy)]
    t.play(choice_of(t, level))
    assert before >= 12 > steps[int(t.s["tweedy"])]


# -- Trade ----------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_gifts_are_taken_and_bad_swaps_are_not(level: str) -> None:
    rich: dict[str, Any] = {"eggs": [5, 0], "plans": {1: ["Short Ladder"]}}
    accept, refuse = number_of("accept"), number_of("refuse")
    assert choice_of(offered("eggs 4", "Ladder", carry={0: "Ladder"}, **rich), level) == accept
    assert choice_of(offered("eggs 1", **rich), level) == accept
    wanted: dict[str, Any] = {"carry": {1: "Ladder"}, "plans": {1: ["Short Ladder"]}}
    lost = offered("eggs 2", "eggs 0", "Ladder", eggs=[5, 2], **wanted)
    assert choice_of(lost, level) == refuse
    idle: dict[str, Any] = {"carry": {1: "Hat"}, "plans": {1: ["Short Ladder"]}, "eggs": [5, 2]}
    assert choice_of(offered("eggs 2", "eggs 0", "Hat", **idle), level) == accept
    near = {"flocks": {0: "FFFAhh"}, "freed_at": [[1, 2, 3, 0, 0, 0], [0] * 6], "landings": 3}
    assert choice_of(offered("eggs 4", "eggs 0", "Hat", **idle, **near), level) == refuse


@pytest.mark.parametrize("level", LEVELS)
def test_guests_and_partners(level: str) -> None:
    """Bots let guests in and join escapes, except with a player whose next free chicken wins."""
    door: dict[str, Any] = {"phase": "VISIT", "step": "ARRIVE", "turn": 1, "going_to": "hut 2"}
    near = {"flocks": {0: "FFFAhh"}, "freed_at": [[1, 2, 3, 0, 0, 0], [0] * 6], "landings": 3}
    accept, refuse = number_of("accept"), number_of("refuse")
    assert choice_of(table(**door), level) == accept
    assert choice_of(table(**door, **near), level) == refuse
    joint: dict[str, Any] = {
        "at": {0: "-10,10", 1: "-10,11"},
        "plans": {0: ["Proper Hole"]},
        "hands": {0: "Plank", 1: "Pliers"},
        "options": {"joint": "yes"},
    }
    assert choice_of(table(**joint, **near).play("Proper Hole"), level) == refuse
    t = table(**joint).play("Proper Hole", choice_of(table(**joint).play("Proper Hole"), level))
    while t.asked[0] == 1:
        t.play(choice_of(t, level))
    assert 1 <= t.flock(1).count("L") <= 3


# -- Cards, plans and ways out --------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_next_runner_is_an_own_one_if_there_is_one(level: str) -> None:
    """After a success and on a double own chickens run first, then the fastest that is lent."""
    for at, way in (("9,22", ()), ("12,22", ("13,23",))):
        given = {**SWAP, "at": {0: at}}
        if way:
            del given["options"]
        for flock, chosen in (("ACCPPP", "chicken 2"), ("APPPPP", "lent 4")):
            t = table(**given, flocks={0: flock, 1: "AhLLLh"}).roll(4, 4).play(*way)
            assert t.phase == ("RUNNER" if way else "CHANGE")
            assert choice_of(t, level) == number_of(chosen)


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_is_drawn_when_there_is_nothing_better(level: str) -> None:
    hungry: dict[str, Any] = {"eggs": [0, 2], "plans": {0: ["Short Ladder"]}}
    t = table(**hungry).roll(6, 5)
    assert choice_of(t, level) == number_of("draw")
    t = table(at={0: "-6,11"}, carry={0: "Rope"}, **hungry).roll(6, 5)
    assert choice_of(t, level) == number_of("move")
    t = table(flocks={0: "ABBhhh"}).roll(6, 5)
    assert choice_of(t, level) == number_of("release")


def test_through_the_open_gate() -> None:
    """A bot runs through the open gate if it can be free in two throws with the dog far away."""
    t = table(at={0: "0,20"}, gate=1, flocks={0: "hhhhhA"}).roll(6, 3)
    gone = choice_of(t) - number_of(PLACE_NAMES[0])
    assert gone // 27 > 21
    assert t.play(choice_of(t)).position()["escape"][0] == "gate dash"


def test_several_through_one_hole() -> None:
    """With tool, Plank and plan, a bot announces Proper Hole, and does not waste the tool on a
    dash."""
    hole: dict[str, Any] = {"plans": {0: ["Proper Hole"]}, "hands": {0: "Pliers, Plank"}}
    t = table(at={0: "-10,10"}, tweedy="0,5", dog="12,10", **hole)
    assert choice_of(t) == number_of("Proper Hole")


def test_no_waiting_for_a_card_that_cannot_be_had() -> None:
    """A bot with eggs leaves its hut even if the one shop that may have the card is shut."""
    stays = 0
    none_left = [f"house {kind}" for kind in ("Pliers", "Wire Cutters")]
    for seed in range(10):
        t = table(
            eggs=[5, 2],
            hands={0: "Plank"},
            plans={0: ["Proper Hole"]},
            seen=[["woodshed Hat", "barn Hat", "workshop Hat", *none_left], []],
            phase="MOVE",
            step="SET_OUT",
            black=4,
            white=3,
            allowance=8,
            seed=seed,
        )
        stays += PLACE_NAMES[max(0, choice_of(t, seed=seed) - number_of(PLACE_NAMES[0]))] == "hut 1"
        stays += choice_of(t, seed=seed) == number_of("stay")
    assert stays == 0


# -- Whole games ----------------------------------------------------------------


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(4, "fox", n) for n in range(40)]


@many_games
def test_the_game_they_make(games: list[Played]) -> None:
    """Each event occurs half as often as `bench.flock` expects, so that chance alone
    fails no test."""
    a_game = Counter(told(games))
    assert 16 <= sorted(each.rounds for each in games)[20] <= 86
    assert a_game["he is in the yard"] >= a_game["he is at home"] / 3
    assert a_game["black die: goes"] >= a_game["black die"] / 3
    assert 8 <= a_game["caught"] <= 56
    assert a_game["stopped"] >= 1
    assert a_game["stopped by the dog"] >= 0.25
    assert a_game["bought in the house"] >= 1.5
    assert min(a_game[f"bought in the {shop}"] for shop in SHOPS) >= bought(a_game) / 20
    assert a_game["ten or more: drawn"] >= 1.5
    assert a_game["meeting: made"] >= 0.5
    assert a_game["offer: yes"] >= 0.25, "ten trades in forty games"
    assert a_game["knock: yes"] > a_game["knock: refused"]
    assert a_game["free by gate dash"] >= 0.15
    assert a_game["at home for the fifth time running"] <= 0.4
    assert a_game["ends ROUNDS"] <= 0.04


@many_games
def test_everything_is_used(games: list[Played]) -> None:
    """Bots use every plan, draw every card, and play every kept one."""
    found = told(games)
    assert [plan for plan in PLAN_NAMES if f"announces {plan}" not in found] == []
    assert [card for card in OPPORTUNITIES if f"draws {card}" not in found] == []
    kept = [card for card, keeps in zip(OPPORTUNITIES, KEPT, strict=True) if keeps]
    assert [card for card in kept if f"plays {card}" not in found] == []
