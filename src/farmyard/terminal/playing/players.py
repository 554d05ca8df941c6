"""The bots of a game at the keyboard.

What a bot does follows from its key and from what its seat has seen: its dice are thrown anew for
every decision.  So a game that was left goes on as it would have, with bots that are made again.
"""

from random import Random
from typing import Any, NamedTuple

from farmyard.bots import roster
from farmyard.core.chance.dice import fresh_key, key_of
from farmyard.core.contract import Bot, Level
from farmyard.core.formats.notation import read_key, write_key
from farmyard.core.options import OptionError
from farmyard.core.tables.table import Table


class Place(NamedTuple):
    """A bot's level, and the key of its dice."""

    level: Level
    dice: tuple[int, int]


Places = dict[int, Place]
"""The bots of a game, by seat."""


class Players:
    """The bots at a table, which are shown every position before they choose."""

    def __init__(self, table: Table, places: Places) -> None:
        self.places = places
        self._table, self._seen = table, -1
        self._bots: dict[int, Bot] = {}
        self._dice: dict[int, Random] = {}
        self._past = -1

    def watch(self) -> None:
        """Show the bots what they have not seen; after a choice was taken back, all that counts."""
        table = self._table
        if self._past != table.history.rewritten:
            self._past, self._seen = table.history.rewritten, -1
            self._dice = {seat: Random() for seat in self.places}
            self._bots = {seat: self._made(seat) for seat in self.places}
        for n in range(self._seen + 1, table.n + 1):
            for seat, bot in self._bots.items():
                self._throw(seat, n)
                bot.watch(table.views.of(seat, n))
        self._seen = table.n

    def choose(self, seat: int) -> int:
        """Return the choice of the bot in a seat, which has to move."""
        return self._bots[seat].choose(self._table.views.of(seat), self._table.legal())

    def _made(self, seat: int) -> Bot:
        self._throw(seat, -1)
        level = self.places[seat].level
        return level.make(seat, len(self._table.names), self._dice[seat])

    def _throw(self, seat: int, n: int) -> None:
        high, low = self.places[seat].dice
        self._dice[seat].seed(f"{high:016x}{low:016x} {n}")


def seated(bots: dict[int, Level], seed: int | None) -> Places:
    """Give each bot a key, from the seed or from the system's entropy."""
    return {
        seat: Place(level, fresh_key() if seed is None else key_of(seed, 1 + seat))
        for seat, level in bots.items()
    }


def written(places: Places) -> dict[str, dict[str, str]]:
    """Return the bots as a header of a game file."""
    return {
        str(seat): {"level": place.level.name, "key": write_key(place.dice)}
        for seat, place in places.items()
    }


def read(key: str, seats: int, said: Any) -> Places:
    """Read the bots of a game's file; raise `OptionError` if they are malformed."""
    try:
        found = {
            int(seat): Place(roster.level(key, each["level"]), read_key(each["key"]))
            for seat, each in said.items()
        }
    except (AttributeError, TypeError, LookupError):
        raise OptionError("bots: should give each bot's level and key") from None
    if not all(0 <= seat < seats for seat in found):
        raise OptionError(f"bots: should be in seats 0 to {seats - 1}")
    return found
