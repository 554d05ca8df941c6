"""The deals of a day, and how a person's first try of each has ended.

A first try is marked when it is opened, which no form can do.  Its id follows from the person and
the deal, so that two presses at once open one table.
"""

from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from farmyard.core import catalogue
from farmyard.core.chance.dealing import DayDeal, deals_of_day
from farmyard.core.game_card import Card
from farmyard.server.store.schema import OVER, TableRow
from farmyard.server.table import names, results
from farmyard.server.table.results import Result
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

SOLUTIONS = 8  # that are remembered


class Deal(NamedTuple):
    """One of a game's deals of the day; ``solved``: there is a solver that wins it."""

    card: Card
    dealt: DayDeal
    solved: bool = False

    @property
    def slug(self) -> str:
        """The name of the deal in addresses."""
        way = self.dealt.way.name
        return f"{self.card.key}-{way}" if way else self.card.key

    @property
    def title(self) -> str:
        """The game, and the way where it has several."""
        way = self.dealt.way
        return (
            say("deal-title", game=self.card.short, way=way.title) if way.name else self.card.short
        )

    def mark(self, day: date) -> str:
        """Return the name of the deal of a date, as tables and files have it."""
        return self.dealt.mark(day)


@lru_cache
def deals() -> list[Deal]:
    """Return all deals that each day has; loads parts of games, so from a thread at best."""
    return [
        Deal(game.card, dealt, game.dealing is not None and dealt.main)
        for game in map(catalogue.game, catalogue.keys())
        for dealt in deals_of_day(game)
    ]


def this_day() -> date:
    """Return the date that deals are of now: everywhere that of UTC."""
    return datetime.now(UTC).date()


def minutes_left() -> int:
    """Return the whole minutes until the next deals, rounded up."""
    now = datetime.now(UTC)
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)
    return -(-int((midnight - now).total_seconds()) // 60)


def tried(row: TableRow) -> Result | None:
    """Return how a first try ended; None while it goes on, or if it was never finished."""
    result = results.read(row.result) if row.stage == OVER else None
    return result if result is not None and result.scores else None


@lru_cache(SOLUTIONS)
def solution(key: str, day: date) -> "Table | None":
    """Return the main deal of a date, played by the game's solver, which sees all cards; None if
    it finds no way to win.  To be called in a thread."""
    from farmyard.core.tables.table import Table

    dealing = catalogue.game(key).dealing
    assert dealing is not None, key
    table = Table.daily(key, day, [names.for_scarecrow(0)])
    for choice in dealing.solution(table.record):
        table.play(choice)
    return table if table.over else None
