"""Golden games of Oxy Soxy: every way to end, replayed word for word."""

from pathlib import Path

import pytest

import farmyard
from farmyard.core.table import Table
from tests.golden import Golden, games_of

KEY = "oxy_soxy"
FIRST_BURN, PASS = 520, 522


def last_scored(table: Table) -> bool:
    return table.moves[-1] < FIRST_BURN and table.ranks().count(1) == 1


def last_burnt(table: Table) -> bool:
    return FIRST_BURN <= table.moves[-1] < PASS


def shared_win(table: Table) -> bool:
    return table.ranks().count(1) > 1


def somebody_passed(table: Table) -> bool:
    return PASS in table.moves


ENDINGS = [
    Golden("the-last-score-card", 2, "fox", {}, last_scored),
    Golden("a-shared-win", 3, "random", {}, shared_win),
    Golden("the-last-one-is-burnt", 2, "random", {"adjacency": "forbidden"}, last_burnt),
    Golden("somebody-passes", 4, "random", {"adjacency": "forbidden"}, somebody_passed),
    Golden("fast-and-either-sex", 4, "hen", {"score_cards": "1", "tie": "either_sex"}, last_scored),
]


@pytest.mark.parametrize("path", games_of(KEY), ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    assert farmyard.replay(path.read_text()).text() == path.read_text()


@pytest.mark.parametrize("golden", ENDINGS, ids=lambda golden: golden.name)
def test_every_way_to_end_has_one(golden: Golden) -> None:
    [path] = [path for path in games_of(KEY) if path.stem == golden.name]
    assert golden.ends_so(farmyard.replay(path.read_text()))
