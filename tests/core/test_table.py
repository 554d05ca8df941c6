"""A table in a user's hands: its repr, its record, copies of it, and taking back."""

import random
from itertools import product

import numpy as np
import pytest

import farmyard
from farmyard import IllegalChoice, Table
from farmyard.core import catalogue
from farmyard.core.record import as_bytes
from farmyard.core.tables.history import LITTLE

KEYS = catalogue.keys()
LONG = LITTLE.stretch * (LITTLE.whole + LITTLE.few)  # decisions: some states are not stored


def played(key: str, decisions: int, seed: int = 7) -> Table:
    """Return a table after so many random decisions, or at its end."""
    table, pick = farmyard.table(key, seed=seed), random.Random(seed)
    while not table.over and table.n < decisions:
        table.play(pick.choice(table.legal()))
    return table


def everything(table: Table) -> list[object]:
    """Return everything about a table, with what seat 0 saw at each moment."""
    seen = [as_bytes(table.views.array(0, n)).tobytes() for n in range(table.n + 1)]
    told = [table.text(), table.position(), table.log(), repr(table)]
    return [*told, table.record.tobytes(), seen]


def test_it_prints_as_one_short_line() -> None:
    table = farmyard.table("oxy_soxy", seats=["Ada", "Ben"], seed=7)
    assert repr(table) == "<Table oxy_soxy seats=2 seed=7 decisions=0 to_move=0>"
    table.play(25)
    assert repr(table) == "<Table oxy_soxy seats=2 seed=7 decisions=1 to_move=1>"
    assert repr(farmyard.table("oxy_soxy", 2)) == "<Table oxy_soxy seats=2 decisions=0 to_move=0>"
    over = played("oxy_soxy", 10_000)
    assert repr(over).endswith(f"decisions={over.n} over>")


@pytest.mark.parametrize("key", KEYS)
def test_what_it_prints_is_the_same_whatever_is_hidden(key: str) -> None:
    """Tables that differ in hidden cards alone have equal reprs."""
    one, other = (Table.deal(key, catalogue.card(key).default_seats, dice=(n, n)) for n in (1, 2))
    assert one.position() != other.position()
    assert repr(one).replace(f"to_move={one.to_move}", "") == repr(other).replace(
        f"to_move={other.to_move}", ""
    )


@pytest.mark.parametrize(
    ("key", "decisions"),
    [*product(KEYS, [0, 5, LITTLE.stretch, LITTLE.stretch + 1]), (KEYS[0], LONG)],
)
def test_a_copy_is_the_same_and_goes_its_own_way(key: str, decisions: int) -> None:
    table = played(key, decisions)
    if table.over:
        table.undo()
    twin = table.copy()
    assert type(twin) is type(table)
    before = everything(table)
    assert everything(twin) == before
    table.play(table.legal()[0])
    table.names[0] = "Somebody"
    assert everything(twin) == before
    after = everything(table)
    twin.play(twin.legal()[-1])
    twin.undo()
    twin.undo() if twin.n else twin.play(twin.legal()[-1])
    twin.names[0] = "Nobody"
    assert everything(table) == after


def test_the_record_is_the_truth_and_cannot_be_written() -> None:
    table = farmyard.table("oxy_soxy", 2, seed=7)
    assert table.record.turn == table.to_move
    with pytest.raises(ValueError, match="read-only"):
        table.record["turn"] = 1
    with pytest.raises(ValueError, match="read-only"):
        table.record.turn = 1
    assert table.to_move == 0
    table.play(25)
    assert table.record.turn == table.to_move == 1


@pytest.mark.parametrize("key", KEYS)
def test_all_can_be_taken_back_to_the_deal(key: str) -> None:
    table, dealt = played(key, 40), played(key, 0)
    while table.n:
        table.undo()
    assert everything(table) == everything(dealt)
    with pytest.raises(IllegalChoice, match=r"^There is nothing to take back\.$"):
        table.undo()


def test_nothing_before_other_dice_is_taken_back() -> None:
    table = played("oxy_soxy", 3)
    table.history.renew((1, 2))
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        table.undo()
    table.play(table.legal()[0])
    table.undo()
    assert table.n == 3


def test_a_number_of_numpy_is_a_number_of_seats() -> None:
    assert Table.deal(KEYS[0], np.int64(2)).names == Table.deal(KEYS[0], 2).names
