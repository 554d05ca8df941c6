"""The shelf: found by folder, listed in order, asked as often as one likes."""

import pytest

import farmyard
from farmyard.core import catalogue


def test_games_may_be_asked_twice() -> None:
    """The function and the folder of the same name do not get in each other's way."""
    assert farmyard.games() == farmyard.games() == catalogue.keys()
    farmyard.table(farmyard.games()[0], 2)
    assert callable(farmyard.games)


def test_a_game_that_is_not_there_is_named() -> None:
    for ask in (catalogue.card, catalogue.game, farmyard.table):
        with pytest.raises(farmyard.UnknownGame, match="no game chess; there are by_golly"):
            ask("chess")


def test_the_errors_are_at_hand() -> None:
    for name in farmyard.__all__:
        assert getattr(farmyard, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = farmyard.chess
