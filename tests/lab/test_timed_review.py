"""Reviews for web pages: a time limit is kept, search is used where it is enough."""

import json
import math
import random
import subprocess
import sys
from typing import Any

import pytest

import farmyard
from farmyard.core.compiling import COMPILED
from farmyard.core.tables.table import Table
from farmyard.games.oxy_soxy.rules import SCORE
from farmyard.lab.reviews import chances, review, timed_review
from farmyard.lab.reviews.timed_review import AT_RANDOM, SEARCHED
from tests.games.oxy_soxy import written

compiled_only = pytest.mark.skipif(not COMPILED, reason="plays on too long as plain Python")


def finished(seats: int = 2, seed: int = 2) -> Table:
    table, dice = farmyard.table("oxy_soxy", seats, seed=seed), random.Random(seed)
    while not table.over:
        table.play(dice.choice(table.legal()))
    return table


def ending(decisions: int, seed: int) -> str:
    """Return a game file of a game's last decisions, which a search completes within seconds."""
    whole = finished(seed=seed)
    table = farmyard.table("oxy_soxy", 2, seed=seed)
    for choice in whole.moves[:-decisions]:
        table.play(choice)
    table = farmyard.table("oxy_soxy", position=table.position())
    for choice in whole.moves[-decisions:]:
        table.play(choice)
    return table.text()


# -- By search, or at random ----------------------------------------------------


@compiled_only
def test_with_time_enough_a_game_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    text, samples = ending(11, seed=3), review.SOME
    monkeypatch.setattr(timed_review, "SEARCHED", SEARCHED._replace(most=samples))
    told = timed_review.review(text, seconds=600.0)
    found = review.review(text, chances.SEARCH, samples)
    assert told["estimator"] == chances.SEARCH
    assert told["costliest"]
    assert [(cost["n"], cost["best"], cost["cost"]) for cost in told["costliest"]] == [
        (cost.n, cost.better, cost.cost.interval.rounded(3)) for cost in found.costliest
    ]


@compiled_only
@pytest.mark.parametrize(
    ("key", "seats", "seconds", "level", "samples"),
    [
        ("oxy_soxy", 2, 39.0, "random", AT_RANDOM.most),
        ("oxy_soxy", 2, 55.0, "search", 5),
        ("oxy_soxy", 2, 900.0, "search", SEARCHED.most),
        ("by_golly", 3, 900.0, "random", AT_RANDOM.most),
        ("cloud_nine", 1, 900.0, "random", AT_RANDOM.most),
        ("cloud_nine", 1, 2.95, "random", 26),
        ("cloud_nine", 1, 1.5, "random", None),
    ],
)
def test_the_best_way_that_fits_is_taken(
    key: str,
    seats: int,
    seconds: float,
    level: str,
    samples: int | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The better method that fits the time is taken, at ten seconds or a ninth of one a sample."""
    asked: list[Any] = []

    def slow(text: str, plan: timed_review.Plan, limit: float) -> float:
        return 10.0 if plan is SEARCHED else 1 / 9

    def whole(text: str, level: str, samples: int, **_: Any) -> review.Review:
        asked.append((level, samples))
        return review.Review(review.table_of(text), level, samples, [], [])

    monkeypatch.setattr(timed_review, "_seconds", slow)
    monkeypatch.setattr(timed_review, "_try", lambda *_: (0.0, 0.0))
    monkeypatch.setattr(timed_review, "OUTLINE", 2)
    monkeypatch.setattr(review, "review", whole)
    told = timed_review.review(farmyard.table(key, seats, seed=1).text(), seconds)
    assert told["estimator"] == level
    assert asked == ([(level, samples)] if samples else [])


@compiled_only
def test_a_search_that_is_too_slow_is_measured_no_longer_than_need_be() -> None:
    text = ending(11, seed=3)
    assert timed_review._seconds(text, SEARCHED, 0.0) == math.inf
    told = timed_review.review(text, seconds=0.3)
    assert told["estimator"] == AT_RANDOM.level
    assert told["at"] == [*range(12)]


@compiled_only
def test_a_whole_review_has_every_decision_and_adds_up() -> None:
    table = finished()
    told = timed_review.review(table.text(), seconds=3.0)
    assert told["at"] == [*range(table.n + 1)]
    for seat, curve in enumerate(told["chances"]):
        assert curve[-1] == chances.part_of(table.standing(), seat)
        ways = sum(value for value, _, _ in told["parts"][seat].values())
        assert ways == pytest.approx(curve[-1] - curve[0], abs=0.01)
    for cost in told["costliest"]:
        assert table.history.turn_at(cost["n"]) == cost["seat"]
        assert cost["cost"][1] > 0, "surely worse"


@compiled_only
def test_a_game_that_is_too_long_gets_its_curves_alone() -> None:
    table = finished(3)
    told = timed_review.review(table.text(), seconds=0.0)
    assert (told["parts"], told["costliest"]) == (None, None)
    fewest, _ = timed_review.POINTS
    assert len(told["at"]) == fewest + 1
    assert told["at"][-1] == table.n
    assert all(len(curve) == len(told["at"]) for curve in told["chances"])
    assert told["margin"] <= 0.08, "two hundred worlds for each point"


@compiled_only
def test_what_is_counted_out_is_wrong_for_certain() -> None:
    """A lost ending is reported as certain.

    Ben has 7 points: with her last card Ada wins by row 3, 9 points, and loses by row 1, 5.
    """
    row_1, row_3 = SCORE, SCORE + 2
    found = {}
    for choice in (row_1, row_3):
        table = written.table(
            {0: "YB9 RC5 . . .", 2: "YB8 RC9 . . ."},
            seats=2, captured={"R": "YC7"}, left={"Y": "B1 C0", "R": "B0 C0"},
        )  # fmt: skip
        table.play(choice)
        found[choice] = review.counted_out(table)
    (wrong,) = found[row_1]
    assert (wrong.n, wrong.seat, wrong.choice, wrong.better) == (0, 0, row_1, row_3)
    assert (wrong.chance.value, wrong.best.value) == (0, 1)
    assert wrong.cost == review.Figure(1, 0)
    assert found[row_3] == []


@compiled_only
def test_the_program_tells_how_far_it_is_and_then_the_review() -> None:
    text = ending(11, seed=3)
    program = [sys.executable, "-m", "farmyard.lab.reviews.timed_review", "1"]
    ran = subprocess.run(program, input=text, capture_output=True, text=True, check=True)
    *shares, last = map(json.loads, ran.stdout.splitlines())
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] <= 1
    assert last["at"] == [*range(12)]
