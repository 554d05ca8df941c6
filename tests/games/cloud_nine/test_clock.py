"""Tests of the clock of level 4: its length, and the choice made when the time has run out."""

import random

import pytest

import farmyard
from farmyard.core.contract import Clock
from farmyard.core.options import OptionError
from farmyard.core.record import NOTHING
from farmyard.games.cloud_nine.clock import clock
from farmyard.games.cloud_nine.rules.choices import DEEDS, DRAW, END_TURN, GO_BY, PASS, REST
from tests.games.cloud_nine.test_success import lay, success
from tests.games.cloud_nine.written import GAME, dealt, table, trick


def clock_of(t: object) -> Clock | None:
    states = t.states  # type: ignore[attr-defined]
    return clock(GAME.see(states, int(states[0]["turn"]))[0])


def test_level_four_has_sixty_seconds_unless_told_otherwise() -> None:
    """CN-024, CN-025, CN-R44, CN-R45, CN-R119"""
    read = GAME.card.read_options
    assert read({}, 4)["timer_s"] == 0
    assert read({"level": "4"}, 4)["timer_s"] == 60
    assert read({"level": "4", "timer_s": "off"}, 4)["timer_s"] == 0
    assert read({"timer_s": "45"}, 4)["timer_s"] == 45
    assert read({"timer_s": 77}, 4)["timer_s"] == 77
    for wrong in ("29", "181", "soon", "-1"):
        with pytest.raises(
            OptionError, match="timer_s can be usual, off, or seconds from 30 to 180"
        ):
            read({"timer_s": wrong}, 4)


def test_a_game_file_says_what_the_clock_was() -> None:
    t = farmyard.table("cloud_nine", 2, seed=1, options={"level": "4"})
    assert t.options["timer_s"] == "60"
    assert farmyard.replay(t.text()).options == t.options
    off = farmyard.table("cloud_nine", 2, seed=1, options={"level": "4", "timer_s": "off"})
    assert farmyard.replay(off.text()).options["timer_s"] == "off"


def test_what_is_done_when_time_is_up() -> None:
    """CN-R44, CN-R48: The clock passes before the trick, ends the turn after it, and draws at the
    start."""
    timed = {"timer_s": "30"}
    t = table(["9 2 3", "4 5", "1 1"], ["rooster egg", "chick", ""], options=timed)
    assert clock_of(t) == Clock(30, DEEDS + PASS)
    t.play(trick("9"))
    assert clock_of(t) == Clock(30, DEEDS + END_TURN)
    t.play(DEEDS + END_TURN)
    assert clock_of(t) == Clock(30, DEEDS + DRAW)


def test_a_sub_decision_is_finished_with_its_lowest_choice() -> None:
    t = table(["3 4 7", "5"], ["hen", ""], options={"timer_s": "30"})
    deeds = [c for c in t.legal() if c >= DEEDS]
    t.play(*[c for c in deeds if "swaps one card" in GAME.words.say(t.s, c, ["Ada", "Ben"])])
    found = clock_of(t)
    assert found is not None
    assert found.choice == min(t.legal())


def test_a_duel_and_one_alone() -> None:
    """CN-R105: In the solo game an overrun is only counted."""
    timed = {"timer_s": "90"}
    t = success(["9", "4", "5"], "dual", options=timed)
    assert clock_of(t) == Clock(90, GO_BY)
    assert clock_of(t.play(lay(0))) == Clock(90, REST)
    assert clock_of(success(["9"], options=timed)) == Clock(90, NOTHING), "it only counts"
    assert clock_of(dealt(3)) is None


@pytest.mark.parametrize("options", [{}, {"snake_mode": "anytime"}, {"round_end": "finish_turn"}])
def test_the_choice_of_the_clock_is_always_legal(options: dict[str, str]) -> None:
    for seats, more in ((2, {"mode": "dual"}), (2, {}), (4, {})):
        t = dealt(seats, seats, **{"timer_s": "30", "rounds": "1", **options, **more})
        dice = random.Random(4)
        while choices := t.legal():
            found = clock_of(t)
            assert found is not None
            assert found.choice in choices
            t.play(dice.choice(choices))
        assert clock_of(t) is None
