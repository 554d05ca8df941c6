"""Batches of games: their summary, their bots, their progress."""

import pytest

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.options import OptionError
from farmyard.lab.playouts import keys_of, play_bots, play_out
from tests.thorough import THOROUGH


@pytest.mark.parametrize("key", catalogue.keys())
def test_the_summary_adds_up(key: str) -> None:
    results = play_out(key, 2, 300, seed=1)
    summary = results.summary()
    assert summary["games"] == 300
    assert summary["decisions"] == results.decisions.sum()
    assert sum(summary["wins"]) == pytest.approx(300, abs=0.01)
    assert summary["mean_decisions"] == pytest.approx(summary["decisions"] / 300, abs=0.001)


@pytest.mark.parametrize("key", catalogue.keys())
def test_progress_counts_every_game(key: str) -> None:
    seen: list[int] = []
    play_out(key, 2, 700, threads=2, progress=seen.append)
    assert sum(seen) == 700


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_bots_play_the_same_games_again(key: str) -> None:
    """Games of levels without search can be repeated; with ``--thorough``, any level's."""
    searching = [] if THOROUGH else roster.search_levels(key)
    two = [level.name for level in roster.levels(key) if level not in searching][-2:]
    once = play_bots(key, two, 5, seed=3)
    again = play_bots(key, two, 5, seed=3)
    assert once.scores.tolist() == again.scores.tolist()
    with pytest.raises(OptionError):
        play_bots(key, two * 5, 1)


def test_keys_are_those_of_single_tables() -> None:
    assert keys_of(5, 3).tolist() == [list(key_of(5, n)) for n in range(3)]


def test_more_threads_than_games() -> None:
    key = catalogue.keys()[0]
    assert len(farmyard.play_out(key, games=3, threads=8).decisions) == 3
