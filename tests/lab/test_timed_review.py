"""Reviews for pages: they keep to a time, their curves end at the result, and say what is exact."""

import json
import random
import subprocess
import sys

import pytest

import farmyard
from farmyard.core.compiling import COMPILED
from farmyard.core.table import Table
from farmyard.games.oxy_soxy.rules import SCORE
from farmyard.lab import chances, review, timed_review
from tests.games.oxy_soxy import written

compiled_only = pytest.mark.skipif(not COMPILED, reason="plays on too long as plain Python")


def finished(seats: int = 2, seed: int = 2) -> Table:
    table, dice = farmyard.table("oxy_soxy", seats, seed=seed), random.Random(seed)
    while not table.over:
        table.play(dice.choice(table.legal()))
    return table


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
    """Ben has 7 points: with her last card Ada wins by row 3, 9 points, and loses by row 1, 5."""
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
    table = finished()
    program = [sys.executable, "-m", "farmyard.lab.timed_review"]
    ran = subprocess.run(program, input=table.text(), capture_output=True, text=True, check=True)
    *shares, last = map(json.loads, ran.stdout.splitlines())
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] <= 1
    assert last["at"] == [*range(table.n + 1)]
