"""Rating files: games of many days are rated together, and no file is lost in the process."""

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.lab import arena
from farmyard.lab.arena import Arena, Encounter
from farmyard.lab.match import Played, order_of
from farmyard.lab.ratings import rating_file
from farmyard.lab.ratings.fitting import ANCHORED, Deals, anchored, ratings
from farmyard.lab.ratings.rating_file import Met, Player, RatingFile, RatingsError, opened

KEY = catalogue.keys()[1]
OPTIONS = catalogue.card(KEY).read_options({}, 2)
LEVELS = [level.name for level in roster.levels(KEY)]
MIDDLE = LEVELS[len(LEVELS) // 2]


def empty() -> RatingFile:
    return RatingFile(KEY, catalogue.card(KEY).rules_version, 2, OPTIONS, "b")


def players(*names: str, version: str = "1") -> list[Player]:
    return [Player(name, version) for name in names]


def played(names: str, seed: int, wins: list[list[int]]) -> Arena:
    """Return an arena of one-letter players, two games a deal, with the wins by deal per pair."""
    pairs = [(a, b) for a in range(len(names)) for b in range(a + 1, len(names))]
    met = [encounter(pair, won) for pair, won in zip(pairs, wins, strict=True)]
    return Arena(KEY, tuple(names), 2, OPTIONS, seed, met)


def encounter(pair: tuple[int, int], wins: list[int]) -> Encounter:
    orders = [order_of(KEY, "ab", OPTIONS, 0, deal) for deal in range(len(wins)) for _ in "ab"]
    firsts = [n < won for won in wins for n in range(2)]
    games = [game(first) for first in firsts]
    return Encounter(pair, orders, [(0, 1)] * len(games), games)


def game(first: bool) -> Played:
    return Played(0, [0, 0], [1, 2] if first else [2, 1], 9, "", {}, [4, 5], [0.0, 0.0])


# -- Adding ---------------------------------------------------------------------


def test_games_of_other_seeds_are_added_and_the_same_ones_replaced() -> None:
    file = empty()
    file.add(played("ab", 1, [[2, 1, 0]]), players("a", "b"))
    file.add(played("ab", 2, [[1]]), players("a", "b"))
    file.add(played("ba", 1, [[2, 2]]), players("b", "a"))  # the first two deals of seed 1 again
    assert file.players == players("a", "b")
    assert file.results == [Met(0, 1, 1, [0, 0, 0], [2, 2, 2]), Met(0, 1, 2, [1], [2])]
    assert [each.games for each in file.ratings()] == [8, 8]


def test_ratings_are_those_of_all_games_at_once() -> None:
    file, both = empty(), players("a", "b", "c")
    file.add(played("abc", 1, [[1, 0], [0, 0], [0, 1]]), both)
    file.add(played("abc", 2, [[1, 2], [1, 0], [0, 1]]), both)
    found = {each.player.name: each.rating for each in file.ratings()}
    twos = np.full(4, 2.0)
    wins = {(0, 1): [1, 0, 1, 2], (0, 2): [0, 0, 1, 0], (1, 2): [0, 1, 0, 1]}
    pairs = [Deals(*pair, np.array(won, float), twos) for pair, won in wins.items()]
    same = ratings(3, pairs)
    assert list(found) == ["c", "b", "a"]
    for name, each in zip("abc", same, strict=True):
        assert found[name] is not None
        assert found[name].value == pytest.approx(ANCHORED + each.value - same[1].value)
    assert found["b"] == (ANCHORED, ANCHORED, ANCHORED)


def test_another_version_is_another_player_but_for_the_anchor() -> None:
    file = empty()
    file.add(played("ab", 1, [[0, 0]]), players("a", "b", version="1"))
    file.add(played("ab", 1, [[2, 2]]), players("a", "b", version="2"))
    found = [(e.player.name, e.player.version, e.games) for e in file.ratings()]
    assert found == [("a", "2", 4), ("b", "1", 4), ("b", "2", 4), ("a", "1", 4)]
    best, *anchors, worst = [each.rating for each in file.ratings()]
    assert [each and each.value for each in anchors] == [ANCHORED, ANCHORED]
    assert best is not None
    assert worst is not None
    assert best.value > ANCHORED > worst.value


def test_who_has_met_nobody_that_met_the_anchor_is_not_rated() -> None:
    file = empty()
    file.add(played("ab", 1, [[1]]), players("a", "b"))
    file.add(played("cd", 1, [[1]]), players("c", "d"))
    found = {each.player.name: each.rating is not None for each in file.ratings()}
    assert found == {"a": True, "b": True, "c": False, "d": False}
    file.add(played("ad", 1, [[1]]), players("a", "d"))
    assert all(each.rating for each in file.ratings())


def test_intervals_hold_the_difference_from_the_anchor() -> None:
    """For levels of 0, 200 and 400 points intervals hold 19 times of 20; the anchor has none."""
    true, pairs = np.array([0.0, 200.0, 400.0]), [(0, 1), (0, 2), (1, 2)]
    dice, inside, games = np.random.default_rng(6), [], np.full(100, 2.0)
    for _ in range(150):
        drawn = [
            Deals(a, b, dice.binomial(2, 1 / (1 + 10 ** ((true[b] - true[a]) / 400)), 100), games)
            for a, b in pairs
        ]
        found = anchored(3, drawn, 0)
        assert found[0] == (ANCHORED, ANCHORED, ANCHORED)
        inside += [found[n].low < ANCHORED + true[n] < found[n].high for n in (1, 2)]
    assert 0.91 < np.mean(inside) < 0.99


# -- Files ----------------------------------------------------------------------


def a_file(path: Path) -> RatingFile:
    file = opened(path, KEY, 2, OPTIONS)
    found = arena.run(KEY, [LEVELS[0], MIDDLE], 2, 4, seed=3)
    file.add(found, rating_file.players_of([LEVELS[0], MIDDLE], 5.0))
    file.write(path)
    return file


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    file = a_file(path)
    again = opened(path, KEY, 2, OPTIONS)
    assert (again, again.anchor) == (file, MIDDLE)
    assert opened(path, KEY, 2, OPTIONS, LEVELS[0]).anchor == LEVELS[0]
    assert [each.name for each in tmp_path.iterdir()] == ["ratings.json"]


def changed(**fields: Any) -> Any:
    return lambda told: {**told, **fields}


FOREIGN = {
    "is no file of ratings": ["", "{}", "[]", "a letter to Ada", "\0\1", "[" * 99999, '"x"'],
    "was written by another Farmyard": [changed(farmyard_ratings=2)],
    "is damaged": [
        changed(players=7),
        changed(players=[]),
        changed(players=[{"name": "fox"}]),
        changed(results=[{}]),
        changed(results=[{"first": 0, "second": 1, "seed": 1, "won": [3], "games": [2]}]),
        changed(results=[{"first": 0, "second": 1, "seed": 1, "won": [1], "games": [2, 2]}]),
        changed(results=[{"first": 1, "second": 0, "seed": 1, "won": [1], "games": [2]}]),
        changed(results=[{"first": 0, "second": 1, "seed": 1, "won": "no", "games": [2, 2]}]),
        lambda told: {name: value for name, value in told.items() if name != "anchor"},
    ],
    "holds ratings of other games": [
        changed(game="chess"),
        changed(seats=3),
        changed(rules_version=99),
        changed(options={}),
    ],
}


@pytest.mark.parametrize(
    ("says", "change"), [(says, each) for says, some in FOREIGN.items() for each in some]
)
def test_another_file_is_refused_and_left_as_it_is(says: str, change: Any, tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    a_file(path)
    text = change if isinstance(change, str) else json.dumps(change(json.loads(path.read_text())))
    path.write_text(text)
    with pytest.raises(RatingsError, match=says) as why:
        opened(path, KEY, 2, OPTIONS)
    assert str(why.value).count("\n") == 0
    assert path.read_text() == text


def test_a_file_that_cannot_be_written_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ratings.json"
    file = a_file(path)
    before = path.read_bytes()
    file.results.clear()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RatingsError, match=r"cannot be written: No space left"):
        file.write(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["ratings.json"]
    with pytest.raises(RatingsError, match="there is no folder"):
        opened(tmp_path / "nowhere" / "ratings.json", KEY, 2, OPTIONS)
