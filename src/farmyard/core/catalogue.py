"""Finds the games.  A game is on the shelf when its folder is in ``farmyard/games``; nothing else
knows its name."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from farmyard.core.errors import UnknownGame
from farmyard.core.game import Card, Game

SHELF = "farmyard.games"


@cache
def cards() -> tuple[Card, ...]:
    """The card of every game, in shelf order."""
    names = [m.name for m in iter_modules(import_module(SHELF).__path__) if m.ispkg]
    rooms = [import_module(f"{SHELF}.{name}") for name in names]
    found: list[Card] = [room.CARD for room in rooms if hasattr(room, "CARD")]  # else in the making
    return tuple(sorted(found, key=lambda card: (card.sort_order, card.key)))


def keys() -> tuple[str, ...]:
    """The keys of all games, in shelf order."""
    return tuple(card.key for card in cards())


def card(key: str) -> Card:
    """A game's card; cheap, nothing is compiled.  `UnknownGame` for any other key."""
    for found in cards():
        if found.key == key:
            return found
    raise UnknownGame(f"there is no game {key}; there are {', '.join(keys())}")


@cache
def game(key: str) -> Game:
    """A game, its rules loaded and compiled as they are used.  `UnknownGame` for any other key."""
    return Game(card(key), f"{SHELF}.{card(key).key}")
