"""Golden games: every way to end has one, and each replays word for word."""

from pathlib import Path

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.errors import GameFileError
from farmyard.core.formats.gamefile import read
from tests.golden import Golden, ended, endings, folder_of, games_of
from tests.sampling import HERE, with_tests

KEYS = with_tests()
ENDED = [(key, name) for key in KEYS for name in ended(key)]
OLDER = sorted(HERE.glob("*/older/*.txt"))
"""Games saved under rules that have been corrected since."""
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
    """A golden game ends with the words by which endings are counted."""
    table = farmyard.replay((folder_of(key) / f"{name}.txt").read_text())
    assert table.game.words.ending(table.views.of()) == ended(key)[name]


@pytest.mark.parametrize("path", OLDER, ids=lambda p: p.stem)
def test_a_game_saved_under_older_rules_still_opens(path: Path) -> None:
    """Games saved under older rules replay to the same end, and are saved under today's."""
    headers, moves = read(path.read_text())
    table = farmyard.replay(path.read_text())
    assert headers["rules_version"] < table.card.rules_version
    assert table.ranks() == headers["ranks"]
    assert headers["scores"] in (table.scores(), table.standing()), "which older files have"
    kept = iter(table.moves)
    assert all(choice in kept for choice in moves), "in this order, and nothing left out"
    assert farmyard.replay(table.text()).text() == table.text()


def test_every_game_with_corrected_rules_has_some() -> None:
    corrected = {card.key for card in catalogue.cards() if card.rules_version > 1}
    assert {path.parent.parent.name for path in OLDER} == corrected


@pytest.mark.parametrize("path", OLDER[:1], ids=lambda p: p.stem)
@pytest.mark.parametrize(
    ("line", "other", "why"),
    [
        ("scores: [-", "scores: [-9", "the game ends differently"),
        ("scores: [", "scores: [7, ", "scores should be a whole number for each seat"),
        ("5. ", "5. Nobody ", "decision 5 is somebody else’s"),
        ("rules_version: 1", "rules_version: 0", "rules version 0"),
        ("rules_version: 1", 'rules_version: "1"', "rules_version should be a whole number"),
        ("rules_version: 1", "rules_version: true", "rules_version should be a whole number"),
    ],
)
def test_one_that_went_otherwise_is_refused(path: Path, line: str, other: str, why: str) -> None:
    text = path.read_text().replace(f"\n{line}", f"\n{other}", 1)
    with pytest.raises(GameFileError, match=why):
        farmyard.replay(text)
