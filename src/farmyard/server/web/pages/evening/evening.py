"""An evening: the games that the same people play one after the other, with points by place.

Each table names the one that follows it, and those after the first name the first; nothing else is
stored.  Only finished games count, and games that somebody has played alone do not.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from farmyard.core import catalogue
from farmyard.server.store.schema import GUEST, OVER, PERSON, Chair, TableRow
from farmyard.server.table.results import Result, points_of, read
from farmyard.server.table.seating import EMBLEMS

MOST = 30  # games of an evening that are looked at


@dataclass(frozen=True)
class Played:
    """One table of an evening, and how it ended, if it has."""

    row: TableRow
    chairs: list[Chair]

    @property
    def result(self) -> Result | None:
        return read(self.row.result) if self.row.stage == OVER else None

    @property
    def counts(self) -> bool:
        """True if its places are worth points."""
        return self.result is not None and len(self.chairs) > 1

    @property
    def minutes(self) -> int:
        """How long it took, in whole minutes, one at least; 0 if it is not over."""
        return max(1, round((self.result.at - self.row.opened) / 60)) if self.result else 0

    @property
    def winners(self) -> list[Chair]:
        """The chairs in the first place."""
        ranks = self.result.ranks if self.result else []
        return [chair for chair, rank in zip(self.chairs, ranks, strict=False) if rank == 1]


@dataclass
class Guest:
    """A person of the evening: name, emblem and face, and the points of each game, None for a game
    that does not count or that the person sat out."""

    name: str
    seat: int
    points: list[float | None] = field(default_factory=list)
    ranks: list[int | None] = field(default_factory=list)

    @property
    def emblem(self) -> str:
        return EMBLEMS[self.seat]

    @property
    def sum(self) -> float:
        return sum(points or 0 for points in self.points)

    @property
    def wins(self) -> int:
        return self.ranks.count(1)


def guests_of(games: Sequence[Played]) -> list[Guest]:
    """Return everybody who has sat at a table of the evening, whoever has most points first."""
    found: dict[tuple[str, str], Guest] = {}
    for n, game in enumerate(games):
        worth = points_of(game.result.ranks) if game.result and game.counts else []
        for chair in game.chairs:
            if chair.kind not in (PERSON, GUEST):
                continue
            who = chair.person, chair.name if chair.kind == GUEST else ""
            guest = found.setdefault(who, Guest(chair.name, chair.seat))
            guest.name, guest.seat = chair.name, chair.seat
            guest.points += [None] * (n - len(guest.points))
            guest.ranks += [None] * (n - len(guest.ranks))
            guest.points.append(worth[chair.seat] if worth else None)
            guest.ranks.append(game.result.ranks[chair.seat] if worth and game.result else None)
    for guest in found.values():
        guest.points += [None] * (len(games) - len(guest.points))
        guest.ranks += [None] * (len(games) - len(guest.ranks))
    return sorted(found.values(), key=lambda guest: -guest.sum)


def last_of(guests: Sequence[Guest]) -> Guest | None:
    """Return who has fewest points, and so begins the next game."""
    return guests[-1] if guests else None


@dataclass(frozen=True)
class Memory:
    """A fact about the evening: the message that tells it, and what it is about."""

    kind: str
    game: Played
    name: str = ""
    n: int = 0


def memories(games: Sequence[Played], guests: Sequence[Guest]) -> list[Memory]:
    """Return up to three facts of different kinds to remember the evening by."""
    counted = [game for game in games if game.counts]
    found: list[Memory] = []
    if counted:
        best = max(guests, key=lambda guest: guest.wins, default=None)
        if best is not None and best.wins > 1:
            found.append(Memory("winner", counted[-1], best.name, best.wins))
        near = [(gap, game) for game in counted if (gap := _gap(game)) is not None]
        if near:
            gap, game = min(near, key=lambda pair: pair[0])
            found.append(Memory("closest", game, n=gap))
        longest = max(counted, key=lambda game: game.minutes)
        found.append(Memory("longest", longest, n=longest.minutes))
        for game in counted:
            if all(chair.kind not in (PERSON, GUEST) for chair in game.winners):
                found.append(Memory("scarecrow", game, game.winners[0].name))
                break
        quickest = min(counted, key=lambda game: game.minutes)
        if quickest is not longest:
            found.append(Memory("quickest", quickest, n=quickest.minutes))
    return found[:3]


def _gap(game: Played) -> int | None:
    """Return by how much the first place was won, if the scores are plain numbers."""
    counts = game.result.counts if game.result else []
    if len(counts) < 2 or not all(count.lstrip("−-").isdecimal() for count in counts):
        return None
    numbers = sorted(int(count.replace("−", "-")) for count in counts)
    ranked = [int(counts[p].replace("−", "-")) for p in _order(game)]
    return abs(ranked[0] - ranked[1]) if len(numbers) > 1 else None


def _order(game: Played) -> list[int]:
    ranks = game.result.ranks if game.result else []
    return sorted(range(len(ranks)), key=lambda p: ranks[p])


def began(games: Sequence[Played]) -> datetime:
    """Return when the first table was laid, by this machine's clock."""
    return datetime.fromtimestamp(games[0].row.opened)


def minutes(games: Sequence[Played]) -> int:
    """Return the minutes from the first table to the last result."""
    ends = [game.result.at for game in games if game.result]
    return max(1, round((max(ends) - games[0].row.opened) / 60)) if ends else 0


def choosable(chairs: Sequence[Chair]) -> list[str]:
    """Return the games that all people of a table can play next."""
    people = sum(chair.kind in (PERSON, GUEST) for chair in chairs)
    return [card.key for card in catalogue.cards() if people <= card.seats[1]]
