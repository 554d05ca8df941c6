"""Tests that written positions of By Golly! are refused if nobody could play on."""

from pathlib import Path
from typing import Any

import pytest

import farmyard
from farmyard import PositionError
from farmyard.games.by_golly.rules import CHOICES
from tests.changed import accepted, can_go_on, changed_positions
from tests.games.by_golly.test_rulebook import MESS_A, PLACE, at
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
IN_THE_MESS = {
    "laid": "worm",
    "whose": 0,
    "places": [MESS_A, PLACE["goose"]],
    "faces": ["mess", "goose"],
    "against": ["worm", "worm"],
    "lying": 1,
}
TWO = (["fox", "hen"], ["hen"])
FOX_LAID = {"laid": "fox", "whose": 0, "places": [0], "faces": ["worm"], "against": ["fox"]}


@pytest.mark.parametrize(
    ("hands", "options", "fields", "says"),
    [
        (
            (["fox"], ["hen"]),
            {"last_card_safe": "yes"},
            IN_THE_MESS | {"phase": "DRAW", "owed": 2},
            "phase: nobody can do anything here: there is no hand to draw from",
        ),
        (TWO, {}, FOX_LAID | {"phase": "TURN", "lying": 127}, "lying: should be 0 or 1"),
        (TWO, {}, FOX_LAID | {"phase": "TURN", "mixed": -1}, "mixed: "),
        (
            (["fox"], ["hen"]),
            {},
            FOX_LAID | {"phase": "LUCKY", "laid": "worm", "against": ["worm"], "lying": 1},
            "phase: nobody can do anything here: the hand holds no other copy",
        ),
        (TWO, {}, {"whose": 127, "taken": ["fox"], "robbed": [1]}, "whose: "),
        (TWO, {}, {"places": [0], "faces": ["worm"], "against": ["fox"]}, "whose: "),
        (
            (["mouse"], []),
            {},
            {},
            "hands: seat 1 holds no card, so the game is over and that seat has won",
        ),
        (
            (["fox"] * 2, ["hen"] * 2),
            {},
            IN_THE_MESS | {"phase": "DRAW", "owed": 3, "taken": ["fox"] * 2, "robbed": [1, 1]},
            "owed: ",
        ),
        ((["fox"], ["hen"]), {}, {"lot": [5]}, "lots: "),
        (TWO, {}, IN_THE_MESS | {"phase": "SHUFFLE", "laid": None, "picked": [1]}, "picked: only"),
        (TWO, {}, {"picked": [0, 1, 1]}, "picked: only"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_go_on_is_refused(
    hands: tuple[list[str], list[str]], options: dict[str, str], fields: Any, says: str
) -> None:
    with pytest.raises(PositionError) as why:
        at(*hands, options=options, **fields)
    assert str(why.value).startswith(says)


@pytest.mark.parametrize("seats", [2, 4] if THOROUGH else [3])
def test_what_is_accepted_can_go_on(seats: int) -> None:
    """An accepted position has a choice or is over, and all its views can be shown."""
    positions = changed_positions("by_golly", seats, seats, 20 if THOROUGH else 6)
    tables = list(accepted("by_golly", positions))
    assert len(tables) > 3
    assert [t.position() for t in tables if not can_go_on(t)] == []


def test_bg_r21_a_watcher_cannot_read_the_card_that_was_drawn() -> None:
    """BG-R21: A blind draw lowers what is known of each kind alike, so it reveals no card."""
    for seed in range(4):
        t = farmyard.table(
            "by_golly",
            ["Ann", "Bob"],
            seed=seed,
            options={"memory_aid": "full"},
            position={
                "yard": at(["worm"], ["hen"]).position()["yard"],
                "hands": [["worm", "snail"], ["fox", "fox", "hen"]],
                "known": [[], ["fox", "fox"]],
            },
        )
        for choice in ("plays the worm", MESS_A, PLACE["goose"], "draws a card from Bob"):
            t.play(choice)
        assert t.view()["known"][1] == ["fox"]


def test_the_ledger_names_as_many_choices_as_there_are() -> None:
    page = Path(__file__).parents[3] / "docs" / "rules" / "by_golly.md"
    section = page.read_text("utf-8").partition("\n## 5")[2].partition("\n## ")[0]
    assert f"**{CHOICES}**" in section
