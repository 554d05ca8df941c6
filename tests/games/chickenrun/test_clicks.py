"""Tests of saved presses: one touch for one intention, and standing orders that reveal nothing."""

from functools import cache
from statistics import fmean
from typing import Any

import pytest
from bench.clicks import count

from farmyard.core.compiling import COMPILED
from farmyard.core.record import clone
from farmyard.games.chickenrun.orders import standing
from farmyard.games.chickenrun.page import chains
from farmyard.games.chickenrun.state import BLACK, CHICKEN, LENT_CHICKEN, PASS, PLACE, ROLL, Phase
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.test_rulebook import SELECTING
from tests.games.chickenrun.written import GAME, table
from tests.sampling import many_games
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
SEEDS = range(30) if THOROUGH else range(8) if COMPILED else range(1)
MOST = 165  # mean number of presses in a game of four
KEPT = (Phase.CHOOSE, Phase.SELECT, Phase.BEFORE, Phase.BLACK)


@cache
def asked() -> list[Any]:
    """Return states with a question that a chain or a standing order could answer."""
    found = []
    for seed in SEEDS:
        options = {"joint": "yes"} if seed % 2 else {}
        for _, states, _, _, _ in games(2 + seed % 4, options, range(seed, seed + 1), 6):
            if states[0]["phase"] in KEPT:
                found.append(clone(states))
    return found[:: 1 if THOROUGH else 3]


@many_games
def test_a_game_of_four_takes_few_presses() -> None:
    """A game of four takes few presses, counted as in `bench.clicks` over the same games."""
    seeds = range(100, 130 if THOROUGH else 103)
    assert fmean(count("chickenrun", 4, seed, "pullet").total for seed in seeds) <= MOST


def test_one_touch_on_a_square_says_who_goes_and_where_to() -> None:
    """Each chain is legal choice by choice, and every possible walk has one."""
    met = 0
    for states in asked():
        view = GAME.see(states, int(states[0]["turn"]))[0]
        found = {each for each, _ in chains(view)}
        if states[0]["phase"] not in (Phase.CHOOSE, Phase.SELECT):
            assert not found
            continue
        assert found == walks(states) or not found
        met += bool(found)
    assert met > (10 if COMPILED else 0)


def walks(states: Any) -> set[tuple[int, int]]:
    """Return the pairs of choices, by the true state, of which the second is a destination."""
    found = set()
    for first in GAME.choices(states):
        after = clone(states)
        GAME.loops.play(after, 0, first)
        then = Phase(int(after[0]["phase"]))
        if after[0]["turn"] == states[0]["turn"] and then in (Phase.MOVE, Phase.CHASE):
            stays = then == Phase.MOVE
            seconds = [c for c in GAME.choices(after) if c >= PLACE or (stays and c == PASS)]
            found |= {(first, second) for second in seconds}
    return found


@pytest.mark.parametrize(("tweedy", "meant"), [("3,11", True), ("3,0", False)])
def test_where_either_guard_could_go_it_is_asked_who_first(tweedy: str, meant: bool) -> None:
    t = table(2, **{**SELECTING, "tweedy": tweedy, "dog": "0,0", "black": 2, "white": 3})
    assert bool(chains(t.view(t.asked[0]))) == meant


def test_an_order_is_legal_and_never_rolls_over_more_than_a_change_of_chickens() -> None:
    rolled = 0
    for states in asked():
        legal = GAME.choices(states)
        for name, choices, _ in standing(GAME.see(states, -1)[0]):
            assert choices[0] in legal
            if name == "roll":
                assert set(legal) - set(range(CHICKEN, LENT_CHICKEN)) == {ROLL}
                rolled += 1
    assert rolled > (20 if COMPILED else 0)


def test_an_order_is_the_same_whatever_lies_hidden() -> None:
    """A standing order depends on a spectator's view, so different hands give the same answer."""
    hands = ({0: "Rope, Ladder"}, {0: "Hat, Spoon"})
    plans = ({0: ["Washing Line"]}, {0: ["Long Dig"]})
    answers = []
    for hand, plan in zip(hands, plans, strict=True):
        t = table(2, at={0: "4,20"}, hands=hand, plans=plan)
        answers.append(standing(GAME.see(t.states, -1)[0]))
        assert t.asked == (0, "BEFORE")
    assert answers == [[], []]
    assert standing(GAME.see(table(2, at={0: "4,20"}).states, -1)[0])[0][0] == "roll"


def test_he_is_never_driven_by_an_order_when_he_can_get_somebody() -> None:
    near = table(2, boss=0, at={1: "3,9"}, tweedy="3,11", **{**SELECTING, "turn": 0, "begun": 2})
    far = table(2, boss=0, at={1: "3,9"}, tweedy="house", **{**SELECTING, "turn": 0, "begun": 2})
    assert standing(GAME.see(near.states, -1)[0]) == []
    prowl, rest = standing(GAME.see(far.states, -1)[0])
    assert (prowl[0], rest[0], rest[1]) == ("prowl", "rest", (PASS,))
    assert [prowl[1][0], len(prowl[1])] == [BLACK, 2]
