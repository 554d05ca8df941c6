"""Unreadable positions and game files raise one clear sentence and change nothing."""

import re
import tracemalloc
from typing import Any

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.core.errors import GameFileError, PositionError
from farmyard.core.formats.notation import _read_field
from farmyard.core.options import OptionError
from farmyard.core.record import Record, i1
from farmyard.core.tables.table import Table

KEY = catalogue.keys()[0]


@pytest.fixture(scope="module")
def text() -> str:
    table = Table.deal(KEY, ["Ada", "Ben"], seed=3)
    for _ in range(6):
        table.play(table.legal()[0])
    return table.text()


def test_a_file_reads_back(text: str) -> None:
    again = farmyard.replay(text)
    assert again.text() == text
    assert again.names == ["Ada", "Ben"]
    assert again.n == 6


def broken(text: str) -> dict[str, tuple[str, str]]:
    lines = text.splitlines()
    one = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    return {
        "not a game file": ("hello", "line 1: a game file begins with"),
        "empty": ("", "line 1"),
        "another game": (text.replace(f'"{KEY}"', '"chess"'), "there is no game chess"),
        "other rules": (re.sub(r"rules_version: \d+", "rules_version: 9", text), "rules version 9"),
        "no key": ("\n".join(line for line in lines if not line.startswith("key")), "key: …"),
        "a bad key": (text.replace('key: "', 'key: "x'), "32 hexadecimal digits"),
        "no JSON": (text.replace("seats: [", "seats: ["[:-1]), "seats is not valid JSON"),
        "a number gone": (
            "\n".join(lines[:one] + lines[one + 1 :]),
            "decision 1 should stand here",
        ),
        "no brackets": (text.replace("[", "(").replace("seats: (", "seats: ["), "in brackets"),
        "an illegal choice": (
            text.replace(lines[one], "1. Ada [17] dances"),
            "decision 1 cannot be",
        ),
        "a stranger": (text.replace('["Ada", "Ben"]', '["Ada"]'), "is for 2 to 6 players, not 1"),
        "no names": (text.replace('["Ada", "Ben"]', "null"), "the head of this file is wrong"),
        "a bad option": (text.replace('"start": "random"', '"start": "moon"'), "start can be"),
        "no end of decisions": (
            text.replace("\n\n", f'\nrenewed: [{{"after": Infinity, "key": "{"0" * 32}"}}]\n\n', 1),
            "renewed is not valid JSON",
        ),
        "a stray line": (text + "and so on\n", "neither a header nor a decision"),
    }


@pytest.mark.parametrize("name", broken("x\n1. "))
def test_a_broken_file_names_what_is_wrong(text: str, name: str) -> None:
    wrong, says = broken(text)[name]
    with pytest.raises(GameFileError) as error:
        farmyard.replay(wrong)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("seats", [10**5, 10**6])
def test_the_number_of_seats_is_checked_before_anything_is_built(text: str, seats: int) -> None:
    """SRV-F1: the number of seats is checked first; a file of 150 bytes cannot fill the memory."""
    wrong = text.replace('["Ada", "Ben"]', str(seats))
    tracemalloc.start()
    try:
        with pytest.raises(GameFileError, match="seats should be a list"):
            Table.replay(wrong)
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("position", [5, "yard", [], {"seats": 4.5}, {"options": 3}])
def test_a_position_that_is_no_object(position: Any) -> None:
    with pytest.raises((PositionError, OptionError)) as error:
        Table.place(KEY, position)
    assert "\n" not in str(error.value)


def test_views_hold_no_dice() -> None:
    for key in catalogue.keys():
        table = Table.deal(key, 2, seed=1)
        for seat in (-1, 0, 1):
            assert not {"key", "throws", "news"} & set(table.view(seat))
        assert {"key", "throws", "news"} <= set(table.position())


class Bounded(Record):
    """A record whose fields declare the range of their numbers."""

    who = i1.optional.seat.open
    first = i1.seat.open
    up = i1.flag.open
    tool = i1.upto(5).open
    owners = i1[3].optional.seat.open


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("who", 2, "who: should be a seat from 0 to 1, or null for nobody, not 2"),
        ("first", -1, "first: should be a seat from 0 to 1, not -1"),
        ("up", 2, "up: should be 0 or 1, not 2"),
        ("tool", 6, "tool: should be from 0 to 5, not 6"),
        ("owners", [0, 2], "owners[1]: should be a seat from 0 to 1, or null for nobody, not 2"),
    ],
)
def test_a_field_refuses_what_it_says_it_cannot_be(field: str, value: Any, says: str) -> None:
    states = Bounded.batch()
    with pytest.raises(PositionError) as refused:
        _read_field(states, field, Bounded.cells[field], value, 2)
    assert str(refused.value) == says


def test_a_field_takes_all_that_it_says_it_can_be() -> None:
    states = Bounded.batch()
    for field, value in {"who": None, "first": 1, "up": 1, "tool": 5, "owners": [1, 0]}.items():
        _read_field(states, field, Bounded.cells[field], value, 2)
    row = states[0]
    assert [int(row[f]) for f in ("who", "first", "up", "tool")] == [-1, 1, 1, 5]
    assert row.owners.tolist() == [1, 0, -1]
