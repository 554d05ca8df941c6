"""Golden games: every way to end has one, and each is replayed word for word."""

from pathlib import Path

import pytest

import farmyard
from farmyard.core import catalogue
from tests.golden import Golden, ended, endings, folder_of, games_of

KEYS = catalogue.keys()
ENDED = [(key, name) for key in KEYS for name in ended(key)]
ENDINGS = [(key, golden) for key in KEYS for golden in endings(key)]


@pytest.mark.parametrize("path", [p for key in KEYS for p in games_of(key)], ids=lambda p: p.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    assert farmyard.replay(path.read_text()).text() == path.read_text()


@pytest.mark.parametrize(("key", "golden"), ENDINGS, ids=[g.name for _, g in ENDINGS])
def test_every_way_to_end_has_one(key: str, golden: Golden) -> None:
    [path] = [path for path in games_of(key) if path.stem == golden.name]
    assert golden.ends_so(farmyard.replay(path.read_text()))


@pytest.mark.parametrize("key", KEYS)
def test_every_way_to_end_is_among_those_told(key: str) -> None:
    assert set(ended(key).values()) == set(catalogue.game(key).words.ENDINGS)


@pytest.mark.parametrize(("key", "name"), ENDED, ids=[name for _, name in ENDED])
def test_it_says_how_it_ended(key: str, name: str) -> None:
    """In the words that are counted."""
    table = farmyard.replay((folder_of(key) / f"{name}.txt").read_text())
    assert table.game.words.ending(table.seen()) == ended(key)[name]
