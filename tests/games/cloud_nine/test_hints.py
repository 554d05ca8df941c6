"""Tests of hints: honest ones use what the seat knows; the oracle is for a solo player."""

import random

from farmyard.core.chance.dice import key_of
from farmyard.core.tables.table import Table as HouseTable
from farmyard.games.cloud_nine.bot.hints import BEST, ONE, THERE_IS, hint, honest_choice, oracle
from farmyard.games.cloud_nine.bot.review import missed
from farmyard.games.cloud_nine.rules.choices import DEEDS
from farmyard.games.cloud_nine.state import Phase
from tests.games.cloud_nine.test_success import success
from tests.games.cloud_nine.written import GAME, dealt, table, trick


def test_a_hint_says_more_and_more() -> None:
    """Section 8: Hints tell first that there is a trick, then one of them, then the best."""
    t = table(["9 8 5 4", "1"])
    view = GAME.see(t.states, 0)[0]
    assert hint(view, THERE_IS) == (THERE_IS, 3, -1, None, False, False)
    one, best = hint(view, ONE), hint(view, BEST)
    assert (one.choice, one.shown.operation if one.shown else "") == (trick("9"), "9")
    assert best.choice == trick("4 5 8")
    assert best.shown is not None
    assert (best.shown.operation, best.shown.eggs) == ("8 + 5 − 4", 17)


def test_no_trick_is_a_hint_too() -> None:
    view = GAME.see(table(["1 2", "3"]).states, 0)[0]
    assert [hint(view, n) for n in (THERE_IS, BEST)] == [
        (1, 0, -1, None, False, False),
        (3, 0, -1, None, False, False),
    ]


def test_the_best_trick_counts_straw_and_boxes() -> None:
    """With Straw, {8, 5, 4} with its 17 eggs and 8 more beats a doubled 9 with 18."""
    t = table(["9 8 5 4 M", "1"], straw=[1, 0])
    best = hint(GAME.see(t.states, 0)[0], BEST)
    assert best.shown is not None
    assert best.shown.eggs == 17 + 8


def test_honest_hints_know_nothing_hidden() -> None:
    """Tables with equal views have the same honest hint, and what it advises can be done."""
    advised = 0
    for gold in ("no", "yes"):
        t = dealt(1, 5, mode="solo", gold=gold)
        view = GAME.see(t.states, 0)
        world = GAME.imagine(view, 0, key_of(1, 2))
        assert hint(view[0], BEST) == hint(GAME.see(world, 0)[0], BEST)
        choice = honest_choice(view[0], worlds=3)
        assert choice is None or t.can(choice)
        advised += choice is not None
    assert advised


def test_the_oracle_serves_one_who_is_alone() -> None:
    t = dealt(1, 5, mode="solo")
    told = oracle(t.s)
    assert told is not None
    assert told.oracle
    assert told.choice in t.legal()
    assert oracle(dealt(2, 5, mode="dual").s) is None
    assert oracle(dealt(2, 5).s) is None
    assert oracle(success(["1", "F"], level=1).s) is None


# -- Looking back ---------------------------------------------------------------


def game_of_two(seed: int) -> HouseTable:
    game = HouseTable.deal("cloud_nine", ["Ada", "Ben"], seed=seed, options={"rounds": "2"})
    dice = random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.legal()))
    return game


def test_a_look_back_shows_the_worst_miss_of_each() -> None:
    game = game_of_two(3)
    for day in (0, 1):
        found = missed(game, day)
        assert found
        assert [each.seat for each in found] == sorted({each.seat for each in found})
        for each in found:
            view = game.views.of(each.seat, each.n)
            assert (view.day, view.turn, view.phase) == (day, each.seat, Phase.BEFORE)
            laid = each.laid.eggs if each.laid else 0
            assert each.best.eggs - laid == each.eggs > 0
            assert (each.laid is None) == (game.moves[each.n] >= DEEDS)


def test_nothing_is_said_of_a_day_that_goes_on() -> None:
    game = HouseTable.deal("cloud_nine", ["Ada", "Ben"], seed=3, options={"rounds": "2"})
    dice = random.Random(3)
    while not game.over:
        day = int(game.views.of(0).day)
        assert missed(game, day) == []
        assert missed(game, day + 1) == []
        game.play(dice.choice(game.legal()))
    assert missed(game, 1)
