"""Tests of written positions: they read back unchanged, and impossible ones are refused."""

from typing import Any

import pytest

from farmyard.core.compiling import COMPILED
from farmyard.core.errors import PositionError
from farmyard.core.formats.notation import read_position
from tests.games.chickenrun.lively import games
from tests.games.chickenrun.written import GAME, NAMES, Table, table

LINE: dict[str, Any] = {
    "escape": {0: "Washing Line"},
    "marker": {0: "5,20"},
    "shown": {0: "Rope, Ladder"},
    "plans": {0: ["Washing Line"]},
}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_positions_read_back_as_they_were_written(seats: int) -> None:
    """Any position reads back equal, and the game goes on from it in the same way."""
    rounds = 8 if COMPILED else 2
    for n, _, _, _, after in games(seats, {"joint": "yes"}, range(seats, seats + 2), rounds):
        if n % 13 == 0:
            position = Table(after).position()
            again = read_position(GAME, position, seats)
            assert Table(again).position() == position
            assert GAME.choices(again) == GAME.choices(after)
            for seat in range(-1, seats):
                assert GAME.see(again, seat).tobytes() == GAME.see(after, seat).tobytes()


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("hut", {"huts": [2, 2]}, "hut of its own"),
    ("nest", {"nest": 21}, "25 eggs"),
    (
        "piles",
        {"hands": {0: "Pliers"}, "piles": ["barn Pliers"] * 47, "gone_from": []},
        "there are",
    ),
    ("gone_from", {"gone_from": ["barn Rope"]}, "are in use"),
    ("plan_pile", {"plan_pile": ["Rope Drop"]}, "in one place"),
    (
        "plans",
        {"plans": {0: ["Rope Drop", "Long Dig", "Dinner Spoon"]}},
        "seat 0 has 3 plans",
    ),
    ("deck", {"deck": []}, "Warm Straw"),
    ("to_search", {"to_search": []}, "search card"),
    ("chickens", {"flocks": {0: "AAhhhh"}}, "2 active"),
    ("at", {"at": {0: "Piematic"}}, "stands nowhere"),
    ("tweedy", {"tweedy": "hut 3"}, "Mr Tweedy"),
    ("dog", {"dog": "3,9"}, "belt"),
    ("boss", {"boss": 5}, "from 0 to 1"),
    ("mover", {"mover": 4, "turn": 0, "begun": 1}, "from 0 to 1"),
    ("escape", {**LINE, "plans": {}}, "needs its plan"),
    ("escape", {**LINE, "marker": {}}, "marker"),
    ("marker", {"marker": {0: "5,20"}}, "no escape"),
    ("depth", {**LINE, "depth": [3, 0]}, "underground"),
    ("runs", {**LINE, "partner": [1, None], "runs": [2, None]}, "lent none"),
    ("chickens", {"flocks": {1: "ALhhhh"}}, "nobody has them"),
    ("chickens", {"flocks": {1: "AChhhh"}}, "no escape"),
    ("partner", {**LINE, "partner": [0, None]}, "cannot be a partner of its own"),
    ("picked[0]", {"picked": [9, None]}, "should be from -1 to 5"),
    ("rounds", {"rounds": 101}, "past the last"),
    ("ending", {"ending": "PIES"}, "over"),
    ("boss", {"boss": -1}, "command"),
]


@pytest.mark.parametrize(("field", "fields", "says"), WRONG)
def test_what_cannot_be_is_refused(field: str, fields: dict[str, Any], says: str) -> None:
    if fields.get("boss") == -1:
        position = table().position() | {"boss": None}
        with pytest.raises(PositionError, match=says):
            read_position(GAME, position, 2)
        return
    with pytest.raises(PositionError, match=says) as refusal:
        table(**fields)
    assert refusal.value.field == field


def test_a_position_is_written_in_words() -> None:
    """Positions use the ledger's words: huts, squares, chickens in hand, and cards by name."""
    position = table(carry={0: "Rope"}, at={0: "-3,9"}).position()
    assert position["at"] == ["-3,9", "hut 2"]
    assert position["chickens"][0] == ["ACTIVE", *["HAND"] * 5]
    assert position["carry"] == ["Rope", None]
    assert position["tweedy"] == "house"
    assert position["seats"] == NAMES[:2]
    assert "barn Rope" in position["piles"] or "workshop Rope" in position["piles"]
