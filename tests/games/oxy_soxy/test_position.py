"""Tests of written positions: which values are derived, and which positions are refused."""

import random
from pathlib import Path
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.record import clone
from farmyard.core.tables.table import Table
from farmyard.games.oxy_soxy import box
from farmyard.games.oxy_soxy.rules import CHOICES
from farmyard.games.oxy_soxy.words import mark_of
from tests.changed import accepted, can_go_on, changed_positions
from tests.games.oxy_soxy.test_rulebook import OPTIONS
from tests.games.oxy_soxy.written import beast, dealt, scorings
from tests.sampling import walk


def test_marks_are_those_of_the_ledger() -> None:
    assert [beast(mark_of(b)) for b in range(80)] == list(box.BEASTS)
    assert mark_of(-1) == "·"


def test_a_position_is_read_as_it_was_written() -> None:
    for seed in range(3):
        t = dealt(seats=2 + seed, seed=seed)
        dice = random.Random(seed)
        while not t.over:
            t.play(dice.choice(t.legal()))
            assert farmyard.table("oxy_soxy", position=t.position()).position() == t.position()


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_kept_in_step_is_what_a_written_position_works_out(
    options: dict[str, Any],
) -> None:
    """Sums, scorable lines, sizes and points are the same after any turn as when derived afresh."""
    game = catalogue.game("oxy_soxy")
    for _, states, _, _, _ in walk("oxy_soxy", 4, options, 3):
        anew = clone(states)
        game.loops.tally(anew, 0)
        assert anew.tobytes() == states.tobytes()


def naive_scorings(t: Table) -> list[int]:
    """Return the legal scorings by OS-18 to OS-31, read literally from the written position."""
    where = t.position()
    lie = where["meadow"] + [None] * 25
    found = []
    for choice in range(500, 520):
        sex = box.SEXES[(choice - 500) // 10]
        in_line = [lie[b] for b in box.BOXES_OF[choice % 10].tolist() if lie[b]]
        totals: dict[str, int] = {}
        for colour, its_sex, value in (name.split() for name in in_line):
            if its_sex == sex:
                totals[colour] = totals.get(colour, 0) + int(value)
        both = {name.split()[1] for name in in_line} == set(box.SEXES)
        no_tie = list(totals.values()).count(max(totals.values(), default=0)) == 1
        if both and no_tie and sex in where["unplayed"][t.to_move or 0]:
            found.append(choice)
    return found


def test_scorings_agree_with_a_naive_reading() -> None:
    """OS-18, OS-30, OS-31: Legal scorings agree with the ledger's text in whole random games."""
    dice = random.Random(8)
    for seed in range(4):
        t = dealt(4, seed)
        while not t.over:
            assert scorings(t) == naive_scorings(t)
            t.play(dice.choice(t.legal()))


# -- Written positions that cannot be -------------------------------------------

FRESH = [["bullock", "bullock", "cow", "cow"]] * 2


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("piles", {"hands": [["cow 1"], ["cow 2"]], "piles": [["cow 1"], []]}),
        ("hands", {"hands": [["cow 9", "cow 8"], []], "piles": [["cow 1"], []]}),
        ("hands", {"hands": [[f"cow {n}" for n in range(1, 7)], []]}),
        ("hands", {"meadow": ["yellow cow 1"], "hands": [["cow 1"], []]}),
        ("piles", {"meadow": ["red cow 1"], "piles": [[], ["cow 1"]]}),
        ("captured", {"meadow": ["red cow 1"], "captured": [["red cow 1"], []]}),
        ("captured", {"captured": [["red cow 1", "red cow 2"], []], "unplayed": FRESH}),
        ("meadow", {"meadow": ["blue cow 1"]}),
        ("meadow", {"meadow": ["red cow 1", "red cow 1"]}),
        ("meadow", {"meadow": ["red cow 11"]}),
        ("unplayed", {"unplayed": [["cow"] * 3, []]}),
        ("turn", {"turn": 2}),
        ("turns", {"turns": 49}),
        ("chose", {"chose": 523}),
        ("winner", {"winner": 2}),
        ("oxen", {"oxen": 1}),
    ],
)
def test_positions_that_cannot_be(field: str, change: dict[str, Any]) -> None:
    with pytest.raises(farmyard.PositionError) as wrong:
        farmyard.table("oxy_soxy", seats=2, position={"unplayed": [["cow"], ["cow"]]} | change)
    assert str(wrong.value).startswith(field)


def test_os_r23_what_is_accepted_is_accepted_again_after_every_turn() -> None:
    """OS-R23: Even at the highest number of turns, a position is accepted again after
    every turn."""
    for seats in (2, 3, 4):
        fresh = farmyard.table("oxy_soxy", seats=seats, seed=seats).position()
        for turns in (1, 24 * seats - 1):
            with pytest.raises(farmyard.PositionError, match=r"^turns: cannot be"):
                farmyard.table("oxy_soxy", position=fresh | {"turns": turns})
        t, dice = farmyard.table("oxy_soxy", position=fresh), random.Random(seats)
        while not t.over:
            t.play(dice.choice(t.legal()))
            farmyard.table("oxy_soxy", position=t.position())


def test_a_changed_position_that_is_accepted_can_go_on() -> None:
    tables = list(accepted("oxy_soxy", changed_positions("oxy_soxy", 3, 3, 4)))
    assert tables
    assert [t.position() for t in tables if not can_go_on(t)] == []


def test_the_ledger_names_as_many_choices_as_there_are() -> None:
    page = Path(__file__).parents[3] / "docs" / "rules" / "oxy_soxy.md"
    section = page.read_text("utf-8").partition("\n## 5")[2].partition("\n## ")[0]
    assert f"Size **{CHOICES}**" in section
