"""Reviews' intervals hold as often as promised; blunders are found, good moves not blamed."""

from functools import cache

import numpy as np
import pytest
from bench import trust

import farmyard
from farmyard.bots import endgame
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.tables.table import Table
from farmyard.lab.reviews import chances, review
from tests.thorough import THOROUGH

USUAL = {key: chances.usual(key, 2) for key in catalogue.keys()}
ROLLED = [key for key, level in USUAL.items() if level == chances.ROLLOUTS]
FORESEEN = [key for key, level in USUAL.items() if level == chances.SEARCH]
SOME = [*(FORESEEN if THOROUGH else ["oxy_soxy"]), *ROLLED]
DECISIONS, REPEATS = (8, 30) if THOROUGH else (4, 8)
HELD = 0.93  # share of random draws, which are equal in every run

pytestmark = pytest.mark.skipif(not COMPILED, reason="searches too long as plain Python")


@cache
def pools(key: str) -> list[np.ndarray]:
    return list(trust.pools(trust.played(key), DECISIONS, REPEATS))


@pytest.mark.thorough
@pytest.mark.parametrize("key", SOME)
@pytest.mark.parametrize("size", [0, 1])
def test_intervals_hold_what_many_samples_find(key: str, size: int) -> None:
    """Intervals of chances and of differences hold the value that many samples give.

    Those of one search with many worlds would hold a third of the time.
    """
    level = USUAL[key]
    held = [
        each
        for found, other in pools(key)
        for values in (found, found - other)
        for each in trust.covered(values, trust.SIZES[level][size], chances.worlds_in(level))
    ]
    assert np.mean(held) >= HELD


@pytest.mark.thorough
@pytest.mark.parametrize("key", SOME)
def test_other_seeds_agree(key: str) -> None:
    """The intervals of two seeds overlap in at least nine of ten decisions."""
    table = trust.played(key)
    most = max(trust.SIZES[USUAL[key]])
    kept = np.linspace(0, table.n - 1, 24 if THOROUGH else 10).astype(int)
    agreed = []
    for n in kept:
        seat = table.history.turn_at(n)
        views, chosen = table.views.array(seat, n), [table.moves[n]]
        estimate, worlds = chances.estimator(key, USUAL[key]), chances.worlds_in(USUAL[key])
        one, two = (
            review.figure(estimate(table.game, views, seat, chosen, most, seed)[0], worlds).interval
            for seed in (0, 1000)
        )
        agreed.append(one.low <= two.high and two.low <= one.high)
    assert np.mean(agreed) >= 0.9


# -- What is planted ------------------------------------------------------------


@cache
def ended() -> tuple[Table, dict[int, review.Known]]:
    """Return a game whose ending is known exactly."""
    table = trust.played("oxy_soxy", "fox")
    return table, review.ending(table)


def planted(n: int, choice: int) -> Table:
    """Play a game up to decision n, make another choice there, and finish it with first choices."""
    whole, _ = ended()
    table = farmyard.table("oxy_soxy", list(whole.names), seed=9)
    for each in whole.moves[:n]:
        table.play(each)
    table.play(choice)
    while not table.over:
        table.play(table.legal()[0])
    return table


def worst(n: int) -> tuple[int, float]:
    """Return the worst choice at decision n of the ending, and what it costs."""
    table, known = ended()
    seat = table.history.turn_at(n)
    views, values = table.views.array(seat, n), {}
    for choice in table.game.choices(views):
        solved = endgame.solve(table.game, views, [choice])
        values[choice] = solved.values[seat] if solved else 1.0
    choice = min(values, key=values.__getitem__)
    return choice, known[n].most[seat] - values[choice]


def test_a_planted_blunder_is_found_and_a_planted_best_choice_is_not_blamed() -> None:
    """In a solved ending a planted blunder costs its price, and the best choice nothing."""
    _, known = ended()
    assert len(known) > 3
    n, (blunder, price) = max(((n, worst(n)) for n in known), key=lambda each: each[1][1])
    assert price >= 0.5
    for choice, costs in ((blunder, price), (known[n].best, 0.0)):
        table = planted(n, choice)
        seen = review.ending(table)
        for seed in (0, 1000):
            asked = review.Decision(table.text(), n, "search", 4, seed, seen[n])
            cost = review.look_closer(asked)
            assert cost is not None
            assert cost.cost == review.Figure(costs, 0.0)
        assert (n in {each.n for each in review.counted_out(table)}) == (costs > 0)


@pytest.mark.parametrize("seed", [0, 1000, 2000] if THOROUGH else [0])
def test_search_finds_it_too_where_the_ending_is_not_counted_out(seed: int) -> None:
    """A search tells the planted blunder from the best choice without knowing the exact values."""
    _, known = ended()
    n, (blunder, _) = max(((n, worst(n)) for n in known), key=lambda each: each[1][1])
    for choice, wrong in ((blunder, True), (known[n].best, False)):
        asked = review.Decision(planted(n, choice).text(), n, "search", 16, seed)
        cost = review.look_closer(asked)
        assert cost is not None
        assert (cost.cost.interval.low > 0) == wrong


def test_where_the_solver_knows_the_figure_has_no_margin() -> None:
    table, known = ended()
    n = min(known)
    seat = table.history.turn_at(n)
    seen = review.look(review.Decision(table.text(), n, "search", 4, 0, known[n]))
    assert seen.before[seat] == review.Figure(known[n].most[seat], 0.0)
    assert seen.chosen[seat] == review.Figure(known[n].values[seat], 0.0)
