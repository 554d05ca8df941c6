"""The key that a table is dealt from, and deals of the day.

A game with a module ``dealing`` maps a fresh key to the key that is dealt from (to choose a fair or
solvable deal).  The map is deterministic, so that a shuffle can still be verified.
"""

from datetime import date
from typing import Any

from farmyard.core.dice import key_of
from farmyard.core.game import Game, Key
from farmyard.core.options import OptionError


def settled(game: Game, seats: int, options: dict[str, int], key: Key) -> Key:
    """Return the key to deal from, for a fresh key and options as of `Card.read_options`."""
    if game.dealing is None:
        return key
    return game.dealing.settle(game.template(seats, options), key)


def daily_options(game: Game, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the options of the deal of the day, with those given where the game leaves them open.

    Raises `OptionError` if the game has no such deal, or fixes a given option otherwise.
    """
    if game.dealing is None:
        raise OptionError(f"{game.card.title} has no deal of the day")
    given, fixed = options or {}, game.dealing.DAILY
    for name, value in fixed.items():
        if str(given.get(name, value)) != value:
            raise OptionError(f"{name} is {value} in the deal of the day, not {given[name]}")
    return {**given, **fixed}


def key_of_day(day: date | str) -> Key:
    """Return the fresh key of a date, the same everywhere; raise `OptionError` for no date."""
    try:
        found = day if isinstance(day, date) else date.fromisoformat(day)
    except (TypeError, ValueError):
        raise OptionError(f"daily is a date as in 2026-11-20, not {day}") from None
    return key_of(found.year * 10_000 + found.month * 100 + found.day)
