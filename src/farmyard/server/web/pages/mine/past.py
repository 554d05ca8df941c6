"""A person's games that are over, and what they add up to, by game and by company."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from farmyard.server.store.schema import BOT, GONE, GUEST, OVER, PERSON, Chair, TableRow
from farmyard.server.table import results
from farmyard.server.table.results import Result

WON, OTHER, OFF = "won", "other", "off"
KINDS = (WON, OTHER, OFF)


@dataclass(frozen=True)
class Past:
    """A game that is over, as one person looks back at it; `seat`: the person's own."""

    row: TableRow
    chairs: list[Chair]
    seat: int
    result: Result | None

    @property
    def at(self) -> int:
        """The second in which the game ended, or was opened if it never did."""
        return self.row.opened if self.result is None else self.result.at

    @property
    def kind(self) -> str:
        """Whether the person has won, or not, or the game was broken off."""
        if self.result is None:
            return OFF
        return WON if self.result.won and self.result.ranks[self.seat] == 1 else OTHER

    @property
    def others(self) -> list[Chair]:
        """The chairs of all others, those of guests at the same screen as well."""
        return [chair for chair in self.chairs if chair.seat != self.seat and chair.name]


@dataclass
class Tally:
    """How many games were played, and how many of them the person has won."""

    games: int = 0
    won: int = 0

    def count(self, past: Past) -> None:
        """Count one more game."""
        self.games += 1
        self.won += past.kind == WON


@dataclass
class Company:
    """One of those against whom was played: a person, a guest, or a level of scarecrows."""

    chair: Chair
    tally: Tally = field(default_factory=Tally)


@dataclass
class History:
    """All games of a person, newest first, and their totals."""

    games: list[Past]
    by_game: dict[str, Tally]
    company: list[Company]
    kinds: Counter[str]

    def of_kind(self, kind: str) -> list[Past]:
        """Return the games that ended so; all of them for another word."""
        return [past for past in self.games if past.kind == kind or kind not in KINDS]


def gathered(stored: Iterable[tuple[TableRow, list[Chair]]], person: str) -> History:
    """Return the history of a person from the tables that are over."""
    games = [past for row, chairs in stored if (past := _past(row, chairs, person))]
    games.sort(key=lambda past: past.at, reverse=True)
    by_game: dict[str, Tally] = {}
    company: dict[tuple[str, str], Company] = {}
    for past in games:
        if past.kind == OFF:
            continue
        by_game.setdefault(past.row.game, Tally()).count(past)
        for key, chair in {_known_as(chair): chair for chair in past.others}.items():
            company.setdefault(key, Company(chair)).tally.count(past)
    beside = sorted(company.values(), key=lambda each: -each.tally.games)
    return History(games, by_game, beside, Counter(past.kind for past in games))


def _past(row: TableRow, chairs: Sequence[Chair], person: str) -> Past | None:
    mine = [chair for chair in chairs if chair.person == person]
    mine.sort(key=lambda chair: chair.kind != PERSON)
    if not mine:
        return None
    result = results.read(row.result) if row.stage == OVER else None
    return Past(row, list(chairs), mine[0].seat, result)


def _known_as(chair: Chair) -> tuple[str, str]:
    """Return what makes two chairs of different tables the same company."""
    if not chair.person:
        return BOT, chair.level
    if chair.person.startswith(GONE):
        return PERSON, GONE
    return (GUEST, chair.name) if chair.kind == GUEST else (PERSON, chair.person)
