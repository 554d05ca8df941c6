"""Reviews: chances that are known beforehand, a blunder that is found, parts that add up."""

import random
from collections.abc import Sequence
from copy import copy
from functools import cache

import numpy as np
import pytest
from bench import trust

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.core.options import OptionError
from farmyard.core.tables.history import History
from farmyard.core.tables.table import Table
from farmyard.lab.executors.processes import Processes
from farmyard.lab.reviews import chances, review
from farmyard.lab.reviews.chances import PLAY_ON, by_rollouts
from farmyard.lab.reviews.foresight import EACH, by_search
from tests.golden import folder_of
from tests.sampling import in_turn
from tests.thorough import THOROUGH

KEYS = catalogue.keys()
FORESEEN = [key for key in KEYS if chances.usual(key, 2) == chances.SEARCH]
ROLLED = [key for key in KEYS if chances.usual(key, 2) == chances.ROLLOUTS]
SEARCHED = FORESEEN if THOROUGH else ["oxy_soxy"]  # as with `BY_CHANCE`

BY_CHANCE = KEYS if THOROUGH else KEYS[:2]  # the loop is compiled for each; these compile fast
WORLDS, LOOKS, DEALS = (200, 40, 12) if THOROUGH else (40, 3, 6)
FEW = 40 if THOROUGH else 10  # worlds, each searched
compiled_only = pytest.mark.skipif(not COMPILED, reason="thinks too long as plain Python")


@cache
def finished(key: str) -> Table:
    """Return a finished game of random choices."""
    table, dice = farmyard.table(key, 2, seed=2), random.Random(2)
    while not table.over:
        table.play(dice.choice(table.legal()))
    return table


@pytest.mark.thorough
@pytest.mark.parametrize("key", BY_CHANCE)
def test_chances_sum_to_one_over_many_deals(key: str) -> None:
    """Chances sum to one on average, though in one deal each seat knows its own cards alone."""
    sums = []
    for seed in range(DEALS):
        table = farmyard.table(key, 2, seed=seed)
        views = [table.views.array(p, 0) for p in range(2)]
        parts = [
            chances.by_chance(table.game, v, p, [PLAY_ON], WORLDS, p) for p, v in enumerate(views)
        ]
        sums.append(sum(float(part.mean()) for part in parts))
    assert np.mean(sums) == pytest.approx(1, abs=0.15)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("estimate", "key"),
    [*((chances.by_chance, key) for key in BY_CHANCE), *((by_search, key) for key in SEARCHED)],
)
def test_the_last_choice_decides(estimate: chances.Estimator, key: str) -> None:
    """The choice that ended a game has its actual result as chance, where no luck is left."""
    table = finished(key)
    n, last = table.n - 1, table.moves[-1]
    seat = table.history.turn_at(n)
    came_of_it = chances.part_of(table.scores(), seat)
    parts = estimate(table.game, table.views.array(seat, n), seat, [last], FEW, 1)
    assert parts.shape == (1, FEW)
    assert came_of_it in parts
    assert ((parts >= 0) & (parts <= 1)).all()


@pytest.mark.parametrize("key", KEYS)
def test_bots_play_on_too(key: str) -> None:
    table = farmyard.table(key, 2, seed=5)
    seat = table.to_move or 0
    estimate = chances.estimator(key, roster.levels(key)[0].name)
    parts = estimate(
        table.game, table.views.array(seat, 0), seat, [PLAY_ON, table.legal()[0]], 2, 1
    )
    assert parts.shape == (2, 2)
    assert set(parts.ravel()) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize(("estimate", "worlds"), [(chances.by_chance, 50), (by_search, 6)])
def test_an_estimate_does_not_know_what_the_seat_does_not(
    estimate: chances.Estimator, worlds: int
) -> None:
    """Two tables that differ only in hidden cards give equal estimates."""
    key = "oxy_soxy"
    table = farmyard.table(key, 2, seed=5)
    hidden = table.position()
    hidden["piles"] = [list(reversed(pile)) for pile in hidden["piles"]]
    other = farmyard.table(key, position=hidden)
    assert other.position() != table.position()
    one, two = (
        estimate(t.game, t.views.array(0, 0), 0, [PLAY_ON, *t.legal()[:3]], worlds, 3)
        for t in (table, other)
    )
    assert np.array_equal(one, two)


# -- By search ------------------------------------------------------------------


def test_search_is_the_usual_estimator_of_several_where_there_is_an_outlook() -> None:
    """Rollouts are usual where a policy exists, else search; for one player random play is."""
    for key in KEYS:
        hints, (fewest, _) = catalogue.game(key).search_hints, catalogue.card(key).seats
        told = hints.evaluate is not None and hints.recall is None
        usual = "rollouts" if hints.rollouts else "search" if told else "random"
        assert chances.usual(key, 2) == usual
        assert fewest > 1 or chances.usual(key, 1) == "random"
    assert FORESEEN
    assert ROLLED


# -- By rollouts ----------------------------------------------------------------


@compiled_only
@pytest.mark.thorough
@pytest.mark.parametrize("key", ROLLED)
def test_rollouts_tell_the_winner_long_before_the_end(key: str) -> None:
    """Three quarters into good players' games rollouts foretell the winner, beating even odds."""
    missed, level = [], roster.levels(key)[-2].name
    for seed in range(12 if THOROUGH else 6):
        table = trust.played(key, level, seed)
        n = 3 * table.n // 4
        for seat in range(2):
            views = table.views.array(seat, n)
            told = float(by_rollouts(table.game, views, seat, [PLAY_ON], 60, n).mean())
            missed.append((told - chances.part_of(table.scores(), seat)) ** 2)
    assert np.mean(missed) < 0.2, "always a half would miss by a quarter"


@compiled_only
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("estimate", "samples", "key", "seats"),
    [
        *((by_search, 8, key, seats) for key, seats in in_turn(SEARCHED, [2, 3], 1)),
        *((by_rollouts, 60, key, seats) for key in ROLLED for seats in (2, 3)),
    ],
)
def test_chances_of_good_players_sum_to_one_over_many_deals(
    estimate: chances.Estimator, samples: int, key: str, seats: int
) -> None:
    sums = []
    for seed in range(8):
        table = farmyard.table(key, seats, seed=seed)
        views = [table.views.array(p, 0) for p in range(seats)]
        parts = [estimate(table.game, v, p, [PLAY_ON], samples, p) for p, v in enumerate(views)]
        sums.append(sum(float(part.mean()) for part in parts))
    assert np.mean(sums) == pytest.approx(1, abs=0.1)


@compiled_only
@pytest.mark.thorough
@pytest.mark.parametrize("key", SEARCHED)
def test_who_does_not_know_a_choice_cannot_make_it_in_every_world(key: str) -> None:
    """A choice has no figure where it is illegal for the mover in all worlds of a sample."""
    table = farmyard.table(key, 2, seed=5)
    while len(table.legal()) < 2:
        table.play(table.legal()[0])
    other, n = 1 - (table.to_move or 0), table.n
    parts = by_search(
        table.game, table.views.array(other, n), other, [PLAY_ON, table.legal()[0]], 10, 1
    )
    assert not np.isnan(parts[0]).any()
    worlds = [
        table.game.imagine(table.views.array(other, n), other, key_of(1, w))
        for w in range(10 * EACH)
    ]
    can = [table.game.loops.legal(world, 0, table.legal()[0]) for world in worlds]
    assert (~np.isnan(parts[1])).tolist() == np.reshape(can, (10, EACH)).any(axis=1).tolist()


@compiled_only
@pytest.mark.parametrize("key", FORESEEN)
def test_only_some_choices_are_compared_by_search_and_the_own_is_one(key: str) -> None:
    table = farmyard.table(key, 2, seed=5)
    while len(table.legal()) < 8:
        table.play(table.legal()[-1])
    views = table.views.array(table.to_move or 0, table.n)
    for own in table.legal()[::20]:
        some = chances.contenders(table.game, "search", views, table.legal(), own, 1)
        assert own in some
        assert some == sorted(set(some))
        assert set(some) <= set(table.legal())
        assert len(some) <= 6
    assert chances.contenders(table.game, "random", views, table.legal(), own, 1) == table.legal()


# -- A whole game ---------------------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("key", "level"),
    [*((key, "random") for key in BY_CHANCE), *((key, "search") for key in SEARCHED)],
)
def test_parts_add_up_to_the_way(key: str, level: str) -> None:
    table, text = finished(key), finished(key).text()
    kept = range(0, table.n, max(1, table.n // LOOKS))
    looks = [review.look(review.Decision(text, n, level, 4, 1)) for n in kept]
    seen = review.Review(thinned(table, kept), level, 4, looks, [])
    for seat in range(2):
        curve, parts = seen.curve(seat), seen.parts(seat)
        whole = sum(part.value for part in parts)
        assert whole == pytest.approx(curve[-1].value - curve[0].value)
        assert curve[-1].value == chances.part_of(table.scores(), seat)


def thinned(table: Table, kept: Sequence[int]) -> Table:
    """Return a table whose history keeps only some of its decisions."""

    class Thinned(History):
        def turn_at(self, n: int) -> int:
            return super().turn_at(kept[n])

        def revealed(self, n: int) -> bool:
            return super().revealed(kept[n])

    told = copy(table)
    told.history = copy(table.history)
    told.history.__class__ = Thinned
    return told


def test_a_game_without_hidden_cards_has_no_luck_between_its_throws() -> None:
    """Decisions that reveal nothing have no luck in them, to the last point."""
    table = finished("oxy_soxy")
    quiet = [n for n in range(table.n) if not table.history.revealed(n)]
    assert quiet
    looks = [review.look(review.Decision(table.text(), n, "random", 4, 1)) for n in quiet]

    seen = review.Review(thinned(table, quiet), "random", 4, looks, [])
    assert [seen.parts(seat).luck.value for seat in range(2)] == [0, 0]


def test_a_blunder_is_found() -> None:
    """The review finds that Ben could have scored and won, but laid a beast instead."""
    text = (folder_of("oxy_soxy") / "the-last-score-card.txt").read_text()
    table = farmyard.replay(text)
    cost = review.look_closer(review.Decision(text, 37, "random", 200, 5))
    assert cost is not None
    assert table.names[cost.seat] == "Ben"
    words = table.game.words.say(table.views.of(cost.seat, 37), cost.better, table.names)
    assert words == "plays a bullock score on column B"
    assert cost.cost.interval.low > 0.2
    assert cost.best.value - cost.chance.value == pytest.approx(cost.cost.value)


def test_search_finds_what_has_to_be_prepared() -> None:
    """Search finds a winning preparation that no playout does.

    Ada took eight at once and stayed ten behind; with her cow beside them a turn later she would
    have won.
    """
    lying = ["yellow bullock 9", "red cow 8", *[None] * 23]
    position = {
        "meadow": lying,
        "hands": [["cow 9"], []],
        "captured": [[], ["yellow bullock 10"]],
        "unplayed": [["bullock"], []],
    }
    table = farmyard.table("oxy_soxy", seats=["Ada", "Ben"], seed=1, position=position)
    table.play("plays a bullock score on row 1")
    cost = review.look_closer(review.Decision(table.text(), 0, "search", 16, 1))
    assert cost is not None
    better = table.game.words.say(table.views.of(0, 0), cost.better, table.names)
    assert better.startswith("puts cow 9 on")
    assert (cost.chance.value, cost.best.value) == (0, 1)


def test_the_number_of_processes_changes_nothing() -> None:
    text = (folder_of("by_golly") / "the-guard-stops-it.txt").read_text()
    seen: list[int] = []
    alone = review.review(text, worlds=2, seed=1)
    together = review.review(text, worlds=2, seed=1, by=Processes(2), progress=seen.append)
    assert alone.summary() == together.summary()
    assert alone.table.n <= sum(seen) <= review.steps(alone.table)
    assert [len(each) for each in alone.summary()["chances"]] == [alone.table.n + 1] * 5


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(OptionError, match="not over"):
        review.review(farmyard.table("by_golly", 2, seed=1).text())
