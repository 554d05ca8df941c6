"""The library's doors refuse what cannot be, and its objects keep the laws of copies."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import farmyard
from farmyard import SPECTATOR, GameFileError, OptionError, PositionError, Table, UnknownSeat
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.tables.history import LITTLE

KEYS = catalogue.keys()
LONG = LITTLE.stretch * (LITTLE.whole + LITTLE.few)


def played(key: str, decisions: int, seed: int = 5) -> Table:
    """Return a table after so many random decisions, its dice renewed on the way."""
    table, pick = farmyard.table(key, seed=seed), random.Random(seed)
    while not table.over and table.n < decisions:
        if table.n == decisions // 2:
            table.history.renew(key_of(seed + 1))
        table.play(pick.choice(table.legal()))
    return table


def ask_of_a_seat(table: Table) -> dict[str, Callable[[Any], object]]:
    return {
        "view": table.view,
        "log": table.log,
        "can_undo": table.can_undo,
        "undo": table.undo,
        "views.of": table.views.of,
        "views.array": table.views.array,
        "views.json": table.views.json,
        "views.rename": lambda seat: table.views.rename(seat, "X"),
    }


@pytest.mark.parametrize("door", ask_of_a_seat(farmyard.table(KEYS[0], 2)))
@pytest.mark.parametrize("seat", [-2, -3, 2, 99, True, 1.0, "0", None])
def test_a_seat_is_a_seat(door: str, seat: Any) -> None:
    if door == "undo" and seat is None:
        pytest.skip("no seat is told")
    table = farmyard.table(KEYS[0], 2, seed=1)
    table.play(table.legal()[0])
    before = table.text()
    with pytest.raises(UnknownSeat, match=r"seats? "):
        ask_of_a_seat(table)[door](seat)
    assert table.text() == before


def test_seats_of_numpy_are_seats() -> None:
    table = farmyard.table(KEYS[0], 2, seed=1)
    assert table.view(int(np.int64(1))) == table.view(np.int64(1))  # type: ignore[arg-type]
    assert table.view() == table.view(SPECTATOR)


def test_the_past_of_a_table_cannot_be_written() -> None:
    table = farmyard.table(KEYS[0], 2, seed=1)
    table.play(table.legal()[0])
    assert isinstance(table.moves, tuple)
    assert table.moves == tuple(table.history.moves)


REFUSED: list[tuple[Callable[[], object], type[ValueError], str]] = [
    *(
        (lambda key=key: farmyard.table(key, position={}), PositionError, r"^\w+[^:]*: ")
        for key in KEYS
    ),
    (
        lambda: farmyard.table(KEYS[0], daily="2026-11-20", seed=0),
        OptionError,
        "give daily or seed, not both",
    ),
    (
        lambda: farmyard.table(KEYS[0], daily="2026-11-20", position={"phase": "play"}),
        OptionError,
        "give daily or position, not both",
    ),
    *(
        (lambda games=games: farmyard.play_out(KEYS[0], games=games), OptionError, "games should")
        for games in (0, -3, 1.5, True, "7", 10**20)
    ),
    (lambda: farmyard.play_out(KEYS[0], threads=0), OptionError, "threads should"),
    (lambda: farmyard.replay(5), GameFileError, "A game file is text"),  # type: ignore[arg-type]
    (lambda: farmyard.replay(None), GameFileError, "A game file is text"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("nth", range(len(REFUSED)))
def test_what_cannot_be_is_refused_in_a_sentence(nth: int) -> None:
    ask, kind, says = REFUSED[nth]
    with pytest.raises(kind, match=says):
        ask()


@pytest.mark.parametrize("decisions", [0, 5, LONG])
@pytest.mark.parametrize("key", KEYS)
def test_copies_and_pickles_are_equal_and_go_their_own_way(key: str, decisions: int) -> None:
    table = played(key, decisions)
    for again in (
        table.copy(),
        copy.copy(table),
        copy.deepcopy(table),
        pickle.loads(pickle.dumps(table)),
        copy.deepcopy([table])[0],
    ):
        assert again == table
        assert again.text() == table.text()
        assert again.origin == table.origin
        assert again.view(0) == table.view(0)
        assert all((again.history[n] == table.history[n]).all() for n in range(0, table.n, 7))
        if not table.over:
            again.play(again.legal()[0])
            assert again != table


def test_what_makes_tables_unequal() -> None:
    table = farmyard.table(KEYS[0], ["Ada", "Ben"], seed=1)
    assert table == farmyard.table(KEYS[0], ["Ada", "Ben"], seed=1)
    assert table != farmyard.table(KEYS[0], ["Ada", "Cem"], seed=1)
    assert table != farmyard.table(KEYS[0], ["Ada", "Ben"], seed=2)
    assert table != farmyard.table(KEYS[1], ["Ada", "Ben"], seed=1)
    assert table != table.text()
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


def test_a_written_position_is_pickled_with_its_origin() -> None:
    first = played(KEYS[1], 9)
    table = farmyard.table(KEYS[1], first.names, position=first.position())
    table.play(table.legal()[0])
    again = pickle.loads(pickle.dumps(table))
    assert again.text() == table.text()


def test_a_pickle_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pickle.dumps(farmyard.table(KEYS[0], 2))
    card = catalogue.card(KEYS[0])
    object.__setattr__(card, "rules_version", card.rules_version + 1)
    try:
        with pytest.raises(GameFileError, match="pickled with rules version"):
            pickle.loads(kept)
    finally:
        object.__setattr__(card, "rules_version", card.rules_version - 1)


@pytest.mark.parametrize("name", [n for n in farmyard.__all__ if n[0].isupper()])
def test_errors_are_named_as_they_are_imported_and_can_be_sent(name: str) -> None:
    kind = getattr(farmyard, name)
    if not (isinstance(kind, type) and issubclass(kind, Exception)):
        pytest.skip("no error")
    assert kind.__module__ == "farmyard"
    error = kind("field", "is wrong") if kind is PositionError else kind("It is wrong.")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (kind, str(error), vars(error))
