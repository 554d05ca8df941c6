"""Intervals, checked against published values or against random samples."""

import math

import numpy as np
import pytest

from farmyard.lab.intervals import (
    chance_of_share,
    holm,
    mean,
    share_over_deals,
    spread_of,
    student,
    wilson,
)


def test_wilson_against_published_values() -> None:
    """Values are those of Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    published = [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]
    for wins, n, low, high in published:
        found = wilson(wins, n)
        assert found.value == wins / n
        assert (found.low, found.high) == (
            pytest.approx(low, abs=5e-5),
            pytest.approx(high, abs=5e-5),
        )


def test_an_interval_holds_its_share_in_nineteen_of_twenty() -> None:
    dice = np.random.default_rng(1)
    inside = [w.low <= 0.3 <= w.high for w in (wilson(n, 60) for n in dice.binomial(60, 0.3, 4000))]
    assert 0.93 < np.mean(inside) < 0.97


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0)[1:] == (0.0, 1.0)


def test_games_that_share_a_deal_are_worth_fewer() -> None:
    """Four games that always go alike count as one; four that always even out count as four."""
    alike, even = np.array([4.0, 0.0] * 25), np.full(50, 2.0)
    four = np.full(50, 4.0)
    assert spread_of(alike, four) == pytest.approx(4, rel=0.03)
    assert share_over_deals(alike, four).high == pytest.approx(wilson(25, 50).high, abs=0.005)
    assert spread_of(even, four) == 1
    assert share_over_deals(even, four) == wilson(100, 200)


def test_a_mean_and_its_bounds() -> None:
    found = mean(np.array([1.0, 2.0, 3.0, 4.0]))
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)
    assert mean(np.array([7.0])).low == float("-inf")


def test_holms_correction_against_a_worked_example() -> None:
    """Of four p-values the smallest counts four times, the next three times; none decreases."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_the_chance_of_a_share_is_that_of_the_normal_distribution() -> None:
    assert chance_of_share(0.5 + 1.959964 * 0.05, 0.5, 100) == pytest.approx(0.05, abs=1e-6)
    assert chance_of_share(0.25, 0.25, 1000) == 1.0


def test_a_share_is_significant_where_wilsons_interval_leaves_out_what_is_expected() -> None:
    for wins in range(101):
        left_out = not wilson(wins, 100).low <= 0.4 <= wilson(wins, 100).high
        assert (chance_of_share(wins / 100, 0.4, 100) < 0.05) == left_out


def test_one_study_in_twenty_gives_a_false_alarm() -> None:
    """Of 40 fair shares about two lie outside their intervals; after correction, mostly none."""
    dice = np.random.default_rng(2)
    studies = dice.binomial(500, 0.25, (1000, 40)) / 500
    plain = [[chance_of_share(share, 0.25, 500) for share in study] for study in studies]
    assert np.mean([min(study) <= 0.05 for study in plain]) > 0.8
    assert np.mean([min(holm(study)) <= 0.05 for study in plain]) < 0.07


def test_student_is_as_in_the_tables() -> None:
    table = {
        1: 12.706,
        2: 4.303,
        3: 3.182,
        4: 2.776,
        7: 2.365,
        15: 2.131,
        30: 2.042,
        math.inf: 1.960,
    }
    for freedom, quantile in table.items():
        assert student(freedom) == pytest.approx(quantile, abs=0.004)
