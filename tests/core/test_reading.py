"""Views written as plain data are read back as equal views."""

import json
import random
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.errors import PositionError
from farmyard.core.formats.notation import SECRETS
from farmyard.core.formats.reading import read_view
from farmyard.core.record import SPECTATOR
from farmyard.core.tables.table import Table

KEYS = catalogue.keys()


def said(table: Table, view: Any, seat: int) -> list[str]:
    """Return every text the terminal makes from a view."""
    words, names = table.game.words, table.names
    said = [words.sketch(view, seat, names, pause) for pause in (False, True)]
    if seat == table.to_move:
        said += [words.say(view, choice, names) for choice in table.legal()]
    return [*said, words.ask(view, seat, names)]


@pytest.mark.parametrize("key", KEYS)
def test_a_view_comes_back_as_it_was_written(key: str) -> None:
    dice = random.Random(key)
    for seats in catalogue.card(key).seats:
        table = Table.deal(key, seats, seed=seats)
        while not table.over and table.n < 60:
            for seat in (SPECTATOR, *range(seats)):
                view = table.views.of(seat)
                told = json.loads(json.dumps(table.view(seat)))
                again = read_view(table.game, told, seats)[0]
                for name, cell in table.game.rules.State.cells.items():
                    if name not in SECRETS and cell.how != "count":  # part of which may be hidden
                        upto = slice(seats) if cell.by_seat else ...
                        assert (again[name][upto] == view[name][upto]).all(), (name, table.n, seat)
                assert said(table, again, seat) == said(table, view, seat)
            table.play(dice.choice(table.legal()))


@pytest.mark.parametrize("key", KEYS)
def test_the_end_can_be_told_from_what_was_written(key: str) -> None:
    dice = random.Random(key)
    table = Table.deal(key, catalogue.card(key).seats[1], seed=1)
    while not table.over:
        table.play(dice.choice(table.legal()))
    again = read_view(table.game, json.loads(json.dumps(table.view(0))), len(table.names))
    assert table.game.scores(again) == table.standing()
    both = [
        (table.game.words.outcome(view, 0, table.names), *table.game.words.counts(view))
        for view in (again[0], table.views.of(0))
    ]
    assert both[0] == both[1]


@pytest.mark.parametrize("view", [None, [], {"phase": "x"}, {"turn": {}}, {"phase": 10**99}])
def test_what_is_no_view_is_refused(view: object) -> None:
    with pytest.raises(PositionError):
        read_view(catalogue.game(KEYS[0]), view, 2)
