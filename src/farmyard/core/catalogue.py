"""The catalogue of games: every folder with a card on a shelf.  No game is listed by name anywhere
else.

A game on a shelf of somebody else's (`farmyard.core.shelves`) that cannot be loaded is left out,
with a warning.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from farmyard.core.errors import UnknownGame
from farmyard.core.game_card import Card
from farmyard.core.shelves import OURS, SHELF, folder_of, log
from farmyard.core.wording.messages import ENGLISH, Messages, common

if TYPE_CHECKING:
    from farmyard.core.game import Game

LAW_ID = r"[A-Z]{2}-[RX]?\d+"
LAW = "law-"  # how the id of a message begins that says what a rule is


@cache
def cards() -> tuple[Card, ...]:
    """Return the card of every game, by ``sort_order``."""
    names = [m.name for m in iter_modules(import_module(SHELF).__path__) if m.ispkg]
    found = [card for card in map(_card_in, names) if card]
    return tuple(sorted(found, key=lambda card: (card.sort_order, card.key)))


def _card_in(name: str) -> Card | None:
    """Return the card of a folder on a shelf; None if it has none, or cannot be loaded and is not
    ours."""
    try:
        card: Card | None = getattr(import_module(f"{SHELF}.{name}"), "CARD", None)
        if card and card.key != name:
            raise ValueError(f"its card has the key {card.key}")
    except Exception as why:
        if _is_ours(name):
            raise
        log.warning("the game in %s is left out: %s", folder_of(name), why)
        return None
    return card


def _is_ours(key: str) -> bool:
    return folder_of(key).parent == OURS


def keys() -> tuple[str, ...]:
    """Return the keys of all games, by ``sort_order``."""
    return tuple(card.key for card in cards())


def card(key: str) -> Card:
    """Return a game's card without compiling anything; raise `UnknownGame` for another key."""
    for found in cards():
        if found.key == key:
            return found
    raise UnknownGame(f"there is no game {key}; there are {', '.join(keys())}")


@cache
def languages(*rooms: Messages) -> tuple[str, ...]:
    """Return the languages in which all games of ours and these rooms speak, English first; a game
    of somebody else's speaks English where it has no other."""
    every = (common, *rooms, *(card.text for card in cards() if _is_ours(card.key)))
    known = set.intersection(*(set(room.languages) for room in every))
    return tuple(sorted(known, key=lambda code: (code != ENGLISH, code)))


@cache
def game(key: str) -> "Game":
    """Return a game, whose rules are loaded and compiled as they are used; raise `UnknownGame` for
    another key."""
    from farmyard.core.game import Game

    return Game(card(key), f"{SHELF}.{card(key).key}")


def laws(key: str) -> dict[str, str]:
    """Return what each rule says that a game's texts cite, by its number, in the current language;
    raise `UnknownGame` for another key."""
    text = card(key).text
    return {id.removeprefix(LAW): text(id) for id in text.ids(LAW)}
