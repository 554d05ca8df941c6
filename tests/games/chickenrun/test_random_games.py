"""Whole random games with sampled options end, within bounds, in every possible way."""

import random
from typing import Any

import pytest

from farmyard.core.compiling import COMPILED
from farmyard.core.record import clone
from farmyard.games.chickenrun.state import Ending
from farmyard.lab.checking import differing
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.written import GAME
from tests.sampling import many_games, option_sets
from tests.thorough import THOROUGH

SETS = option_sets(GAME.card, 4, mixes=50)
ROUNDS = 20 if COMPILED else 2


@pytest.mark.thorough
@pytest.mark.parametrize("n", range(50 if THOROUGH or not COMPILED else 15))
def test_no_number_leaves_its_bounds(n: int) -> None:
    """Every option alone and mixed keeps numbers in bounds; plain Python raises if one does not
    fit."""
    chosen = random.Random(n).sample(SETS, 3 if THOROUGH else 1)
    for options in chosen:
        last: Any = None
        for _, _, _, _, after in games(2 + n % 5, options, range(n, n + 1), ROUNDS):
            assert GAME.written.fault(after[0]) is None
            last = after
        again = clone(last)
        GAME.loops.tally(again, 0)
        assert differing(again, last) == []


ENDINGS: list[tuple[Ending, int, int]] = [
    (Ending.FREED, 2, 17),
    (Ending.LAST, 2, 12),
    (Ending.PIES, 2, 79),
    (Ending.ROUNDS, 2, 0),
]
"""A way to end, seats, and the seed of a game that ends so."""


@many_games
@pytest.mark.parametrize(("ending", "seats", "seed"), ENDINGS)
def test_every_way_to_end(ending: Ending, seats: int, seed: int) -> None:
    """CR-124 to CR-127: The player with most free chickens is never behind."""
    last: Any = None
    for _, _, _, _, after in games(seats, {}, range(seed, seed + 1), 100):
        last = after
    assert last[0]["ending"] == ending
    scores, free = GAME.scores(last), last[0]["freed"][:seats].tolist()
    assert free[scores.index(max(scores))] == max(free)
    assert GAME.choices(last) == []
