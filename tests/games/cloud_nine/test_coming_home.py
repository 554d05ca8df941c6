"""Tests of the solo game with Gold: solving one step at a time reaches the end without cycles."""

from collections.abc import Callable

import pytest

import farmyard
from farmyard.bots import roster
from farmyard.core.compiling import COMPILED
from farmyard.core.contract import Bot
from farmyard.core.tables.table import Table
from farmyard.games.cloud_nine.bot import clearing
from farmyard.games.cloud_nine.bot.hints import oracle
from tests.sampling import many_games
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
WITH_A_WORM = (100, 101, 105, 116)
"""Deals whose Worm can be met in several ways."""
DEALS = range(100, 300) if THOROUGH else WITH_A_WORM[: 4 if COMPILED else 1]
FAR = 150  # decisions; a table of 54 cards and 18 challenges takes about 40


def alone(seed: int) -> Table:
    options = {"mode": "solo", "solvable": "yes"}
    return farmyard.table("cloud_nine", seats=1, seed=seed, options=options)


def play(table: Table, choose: Callable[[Table], int]) -> Table:
    """Play to the end, or up to a number of decisions that no table needs."""
    while not table.over and table.n < FAR:
        table.play(choose(table))
    return table


@pytest.mark.parametrize("seed", DEALS)
def test_every_step_of_the_oracle_brings_the_end_nearer(seed: int) -> None:
    """CN-R100, CN-R107: Each step is asked for afresh, and still every game is won."""

    def step(table: Table) -> int:
        found = oracle(table.record)
        assert found is not None
        return found.choice

    table = play(alone(seed), step)
    assert (table.over, table.scores()) == (True, [0])


@many_games
@pytest.mark.parametrize("level", ["rooster", "owl"])
def test_bots_end_every_game(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots end every game even if they look at only two worlds."""
    monkeypatch.setattr(clearing, "WORLDS", 2)
    monkeypatch.setattr(clearing, "MANY_WORLDS", 2)
    for seed in DEALS if THOROUGH else DEALS[:2]:
        bot = roster.make("cloud_nine", level, 0, 1, (100, 7))

        def choose(table: Table, bot: Bot = bot) -> int:
            bot.watch(table.views.of(0))
            return bot.choose(table.views.of(0), table.legal())

        assert play(alone(seed), choose).over
