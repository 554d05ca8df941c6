"""Views as text equal the same views as data, at every moment and for every viewer."""

import json

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.formats import shorthand
from farmyard.core.formats.notation import write_view
from tests.sampling import every_game, eyes, many_games, moments, some_options
from tests.thorough import THOROUGH

SETS = None if THOROUGH else 3 if COMPILED else 1  # number of option sets


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize(("key", "seats"), every_game())
def test_a_view_reads_the_same_either_way(key: str, seats: int) -> None:
    game = catalogue.game(key)
    for seed, options in enumerate(some_options(key, seats)[:SETS]):
        for _, _, _, _, states in moments(key, seats, options, seed):
            for seat in eyes(seats):
                views = game.see(states, seat)
                text = shorthand.shorthand(key).view(views)
                told = json.loads(text)
                assert told == write_view(game, views)
                assert next(iter(told)) == "options"


@pytest.mark.parametrize("key", catalogue.keys())
def test_what_is_kept_has_an_end(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache of each field is bounded, and values dropped from it are written again."""
    monkeypatch.setattr(shorthand, "KEPT", 2)
    small, game = shorthand.Shorthand(catalogue.game(key)), catalogue.game(key)
    for _, _, _, _, states in moments(key, catalogue.card(key).seats[0], {}, 5):
        views = game.see(states, 0)
        assert json.loads(small.view(views)) == write_view(game, views)
    sizes = [field.said.cache_info().currsize for field in small._fields]  # type: ignore[attr-defined]
    assert max(sizes) == 2
