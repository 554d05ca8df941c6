"""Which deal a table begins with: the key of its dice, which the game itself may have a say in.

A game with a room ``dealing.py`` turns a fresh key into the one that is dealt from, always the same
one for the same key, so that a shuffle can still be verified; and it may have a deal of the day.
"""

from datetime import date
from typing import Any

from farmyard.core.dice import key_of
from farmyard.core.game import Game, Key
from farmyard.core.options import OptionError


def settled(game: Game, seats: int, options: dict[str, int], key: Key) -> Key:
    """The key a table is dealt from, under options as `Card.read_options` gives them."""
    if game.dealing is None:
        return key
    return game.dealing.settle(game.template(seats, options), key)


def daily_options(game: Game, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """The options of the deal of the day; those given may change what the game leaves open.

    `OptionError` if the game has no such deal.
    """
    if game.dealing is None:
        raise OptionError(f"{game.card.title} has no deal of the day")
    given, fixed = options or {}, game.dealing.DAILY
    for name, value in fixed.items():
        if str(given.get(name, value)) != value:
            raise OptionError(f"{name} is {value} in the deal of the day, not {given[name]}")
    return {**given, **fixed}


def key_of_day(day: date | str) -> Key:
    """The fresh key of a date: the same for everybody; `OptionError` if it is no date."""
    try:
        found = day if isinstance(day, date) else date.fromisoformat(day)
    except (TypeError, ValueError):
        raise OptionError(f"daily is a date as in 2026-11-20, not {day}") from None
    return key_of(found.year * 10_000 + found.month * 100 + found.day)
