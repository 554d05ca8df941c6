"""Views as data: open fields are always present, and only hideable ones may be missing."""

from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.formats.notation import SECRETS, write_view
from farmyard.core.record import HIDDEN_BYTE, SPECTATOR
from tests.sampling import every_game, eyes, many_games, moments, some_options
from tests.thorough import THOROUGH

pytestmark = pytest.mark.thorough
SETS = None if THOROUGH else 4 if COMPILED else 1  # number of option sets


@pytest.mark.parametrize(("key", "seats"), every_game())
def test_a_view_names_all_that_is_open_from_first_to_last(key: str, seats: int) -> None:
    game = catalogue.game(key)
    options = {option.name for option in game.card.options}
    cells = {n: c for n, c in game.rules.State.cells.items() if n not in {*SECRETS, *options}}
    always = {name for name, cell in cells.items() if not cell.hideable}
    for seed, chosen in enumerate(some_options(key, seats)[:SETS]):
        for _, _, _, _, states in moments(key, seats, chosen, seed):
            for seat in eyes(seats):
                told = set(write_view(game, game.see(states, seat)))
                assert told >= always | {"options"}
                assert told <= {*cells, "options"}


@many_games
@pytest.mark.parametrize("key", catalogue.keys())
def test_what_no_watcher_ever_sees_is_veiled(key: str) -> None:
    """Fields hidden from watchers are veiled, or their view would call a hidden pile empty."""
    game = catalogue.game(key)
    hidden, shown = set[str](), set[str]()
    for seats in range(game.card.seats[0], game.card.seats[1] + 1):
        for seed, chosen in enumerate(some_options(key, seats)[:SETS]):
            for _, _, _, _, states in moments(key, seats, chosen, seed):
                view = game.see(states, SPECTATOR)
                blank = {name for name in game.rules.State.cells if _is_blank(view[0], name)}
                shown |= game.rules.State.cells.keys() - blank
                hidden |= {n for n in blank if not _is_blank(states[0], n)}
    hideable = {n for n, cell in game.rules.State.cells.items() if cell.hideable}
    assert sorted(hidden - shown - hideable - set(SECRETS)) == []


def _is_blank(record: Any, name: str) -> bool:
    return set(record[name].tobytes()) <= {HIDDEN_BYTE}
