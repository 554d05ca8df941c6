"""The key that a table is dealt from, and deals of the day.

A game with a module ``dealing`` maps a fresh key to the key that is dealt from (to choose a fair or
solvable deal).  The map is deterministic, so that a shuffle can still be verified.
"""

from datetime import date
from hashlib import sha256
from typing import Any, NamedTuple

from farmyard.core.chance.dice import key_of
from farmyard.core.contract import Key
from farmyard.core.game import Game
from farmyard.core.options import OptionError, Way


class DayDeal(NamedTuple):
    """A deal of the day: the way of a game that is dealt, its options and its number of players.

    ``main``: a game has one deal that a date alone names; its others are named by their way too.
    """

    way: Way
    options: dict[str, str]
    seats: int
    main: bool

    def mark(self, day: date | str) -> str:
        """Return how this deal of a date is named in files: ``2026-11-20`` or
        ``2026-11-20 dual``."""
        return str(day) if self.main else f"{day} {self.way.name}"


def settled(game: Game, seats: int, options: dict[str, int], key: Key) -> Key:
    """Return the key to deal from, for a fresh key and options as of `Card.read_options`."""
    if game.dealing is None:
        return key
    return game.dealing.settle(game.template(seats, options), key)


def deals_of_day(game: Game) -> list[DayDeal]:
    """Return a game's deals of the day: its first way, and each way with players of its own.

    Ways that differ in other options only share their deal: who has played one would know much of
    the other.  The main deal is the way that the game's ``DAILY`` speaks of, else the first.
    """
    ways = game.card.ways or (Way(""),)
    fixed = game.dealing.DAILY if game.dealing else {}
    kept = [way for n, way in enumerate(ways) if n == 0 or way.seats]
    meant = [way for way in kept if set(way.options) & set(fixed.items())]
    main = (meant or kept)[0]
    return [_dealt(game, way, fixed if way in meant else {}, way == main) for way in kept]


def _dealt(game: Game, way: Way, fixed: dict[str, str], main: bool) -> DayDeal:
    options = dict(fixed) if fixed else dict(way.options)
    return DayDeal(way, options, way.seats or game.card.usual_seats(options), main)


def deal_of_day(game: Game, way: str = "") -> DayDeal:
    """Return the deal of the day of a way, or the main one; raise `OptionError` for any other."""
    deals = deals_of_day(game)
    found = [deal for deal in deals if (deal.way.name == way if way else deal.main)]
    if not found:
        known = ", ".join(deal.way.name for deal in deals if deal.way.name) or "one only"
        raise OptionError(f"{game.card.title} has no deal of the day {way}; it has {known}")
    return found[0]


def daily_options(
    game: Game, options: dict[str, Any] | None = None, way: str = ""
) -> dict[str, Any]:
    """Return the options of a deal of the day, with those given where it leaves them open.

    Raises `OptionError` if there is no such deal, or it fixes a given option otherwise.
    """
    given, fixed = options or {}, deal_of_day(game, way).options
    for name, value in fixed.items():
        if str(given.get(name, value)) != value:
            raise OptionError(f"{name} is {value} in the deal of the day, not {given[name]}")
    return {**given, **fixed}


def is_deal(game: Game, mark: str, options: dict[str, str]) -> bool:
    """Tell whether a name is that of a deal of the day of this game with these options."""
    day = mark.partition(" ")[0]
    return any(
        deal.mark(day) == mark and set(deal.options.items()) <= set(options.items())
        for deal in deals_of_day(game)
    )


def date_of(mark: date | str) -> date:
    """Return the date in the name of a deal (`DayDeal.mark`); raise `OptionError` for no date."""
    try:
        return mark if isinstance(mark, date) else date.fromisoformat(mark.partition(" ")[0])
    except (AttributeError, TypeError, ValueError):
        raise OptionError(f"daily is a date as in 2026-11-20, not {mark}") from None


def key_of_day(mark: date | str) -> Key:
    """Return the fresh key of a date, or of a date and a way, the same everywhere; raise
    `OptionError` for no date."""
    day, way = date_of(mark), str(mark).partition(" ")[2]
    number = day.year * 10_000 + day.month * 100 + day.day
    if way:
        name = f"{day} {way}".encode()
        number = int.from_bytes(sha256(b"farmyard deal of the day " + name).digest()[:8], "big")
    return key_of(number)
