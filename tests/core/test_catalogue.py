"""The catalogue of games: found by folder, listed in order, and cached."""

import subprocess
import sys
from importlib import import_module

import pytest

import farmyard
from farmyard.core import catalogue


def test_the_games_are_listed_in_the_order_of_the_shelf() -> None:
    assert farmyard.list_games() == farmyard.list_games() == catalogue.keys()
    farmyard.table(farmyard.list_games()[0], 2)


def test_the_package_of_the_games_is_a_package() -> None:
    """`import farmyard.games as g` gives the package before and after `farmyard` has been used."""
    script = (
        "import farmyard.games as g; print(g.__path__ is not None, callable(g));"
        "import farmyard; farmyard.list_games(); import farmyard.games as again; print(again is g)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert run.stdout.split() == ["True", "False", "True"]


def test_a_game_that_is_not_there_is_named() -> None:
    for ask in (catalogue.card, catalogue.game, farmyard.table):
        with pytest.raises(farmyard.UnknownGame, match="no game chess; there are by_golly"):
            ask("chess")


def test_a_game_in_the_making_is_not_on_the_shelf_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's package without a card can be built and tested before it is listed."""
    room = import_module(f"{catalogue.SHELF}.{farmyard.list_games()[0]}")
    catalogue.cards.cache_clear()
    monkeypatch.delattr(room, "CARD")
    try:
        assert room.__name__.rpartition(".")[2] not in catalogue.keys()
    finally:
        monkeypatch.undo()
        catalogue.cards.cache_clear()
    assert room.CARD in catalogue.cards()
