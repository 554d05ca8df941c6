"""Visibility is declared with each field; a field without a declaration is hidden."""

from typing import Any

import numpy as np
import pytest

from farmyard.core.record import HIDDEN, HIDDEN_BYTE, SPECTATOR, Record, as_bytes, i1, i4
from farmyard.core.views import apply_mask, hidden_mask, prior

SEATS = 3


class Few(Record):
    """A record with a field of each kind, for four seats of which three are taken."""

    nest = i1.open
    eggs = i1[4].each_seat.open
    hands = i4[4].own
    pile = i1[2].piling(("hen", "duck"))
    secret = i4


def a_record() -> np.ndarray[Any, Any]:
    states = Few.batch()
    for name in Few.cells:
        states[name] = 1
    states["seats"] = SEATS
    return states


def seen(seat: int) -> Any:
    states = a_record()
    return (as_bytes(states)[0] | hidden_mask(Few, SEATS, seat)).view(Few.dtype)[0]


@pytest.mark.parametrize("seat", range(SPECTATOR, SEATS))
def test_open_is_seen_by_all_and_own_by_its_owner(seat: int) -> None:
    v = seen(seat)
    assert v["nest"] == 1
    assert v["eggs"].tolist() == [1, 1, 1, HIDDEN], "nobody sits on the fourth seat"
    assert v["hands"].tolist() == [1 if p == seat else HIDDEN for p in range(4)]
    assert (v["seats"], v["turn"], v["phase"]) == (SEATS, 1, 1)


@pytest.mark.parametrize("seat", range(SPECTATOR, SEATS))
def test_a_field_without_a_word_is_hidden(seat: int) -> None:
    """Fields without a declaration are hidden, as are the dice and the padding bytes."""
    v = seen(seat)
    for name in ("pile", "secret", "key", "throws", "news"):
        assert set(v[name].tobytes()) == {HIDDEN_BYTE}
    fields: Any = Few.dtype.fields
    said = {at for kind, at, *_ in fields.values() for at in range(at, at + kind.itemsize)}
    between = set(range(Few.dtype.itemsize)) - said
    assert between
    assert {bytes(v.tobytes())[at] for at in between} == {HIDDEN_BYTE}


def test_looking_through_a_blindfold_is_the_same_row_by_row() -> None:
    there, out = as_bytes(a_record())[0], np.zeros(Few.dtype.itemsize, np.uint8)
    apply_mask(there, hidden_mask(Few, SEATS, 1), out)
    assert out.tobytes() == seen(1).tobytes()


def test_a_world_begins_with_what_is_seen_and_with_nothing_else() -> None:
    views = np.frombuffer(seen(1).tobytes(), Few.dtype)
    v, w = prior(Few, views, 1)
    assert v.tobytes() == views[0].tobytes()
    assert (w["nest"], w["secret"], w["throws"]) == (1, 0, 0)
    assert w["eggs"].tolist() == [1, 1, 1, 0]
    assert w["hands"].tolist() == [0, 1, 0, 0]
    assert w["pile"].tolist() == [-1, -1]
    assert w["key"].tolist() == [0, 0]
