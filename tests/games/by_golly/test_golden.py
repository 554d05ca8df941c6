"""Golden games of By Golly!: every way to end, replayed word for word."""

from pathlib import Path

import pytest

import farmyard
from farmyard.core.table import Table
from farmyard.games.by_golly.state import Phase
from tests.golden import Golden, games_of

KEY = "by_golly"


def last_phase(table: Table) -> int:
    return int(table._states[-2][0]["phase"])


def discarded(table: Table) -> bool:
    return last_phase(table) == Phase.TURN and table.seen(-1).winner >= 0


def discarded_all_copies(table: Table) -> bool:
    return last_phase(table) == Phase.LUCKY and table.moves[-1] == 1


def was_robbed(table: Table) -> bool:
    return last_phase(table) == Phase.DRAW


def was_stopped(table: Table) -> bool:
    return table.seen(-1).winner < 0


ENDINGS = [
    Golden("the-last-card-matches", 3, "fox", {}, discarded),
    Golden("lucky-duck-wins", 4, "fox", {}, discarded_all_copies),
    Golden("robbed-of-the-last-card", 2, "hen", {}, was_robbed),
    Golden("the-guard-stops-it", 5, "chick", {"max_turns": 12}, was_stopped),
    Golden("six-and-auto", 6, "fox", {"lucky_duck": "auto"}, discarded),
    Golden(
        "last-card-safe-draw-first",
        2,
        "fox",
        {"last_card_safe": "yes", "empty_hand": "draw_first", "faceup_match": "instant"},
        discarded,
    ),
]


@pytest.mark.parametrize("path", games_of(KEY), ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_written(path: Path) -> None:
    assert farmyard.replay(path.read_text()).text() == path.read_text()


@pytest.mark.parametrize("golden", ENDINGS, ids=lambda golden: golden.name)
def test_every_way_to_end_has_one(golden: Golden) -> None:
    [path] = [path for path in games_of(KEY) if path.stem == golden.name]
    assert golden.ends_so(farmyard.replay(path.read_text()))
