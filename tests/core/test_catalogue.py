"""The shelf: found by folder, listed in order, asked as often as one likes."""

from importlib import import_module

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


def test_a_game_in_the_making_is_not_on_the_shelf_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder without a card: it can be built and tested before anybody may play it."""
    room = import_module(f"{catalogue.SHELF}.{farmyard.games()[0]}")
    catalogue.cards.cache_clear()
    monkeypatch.delattr(room, "CARD")
    try:
        assert room.__name__.rpartition(".")[2] not in catalogue.keys()
    finally:
        monkeypatch.undo()
        catalogue.cards.cache_clear()
    assert room.CARD in catalogue.cards()
