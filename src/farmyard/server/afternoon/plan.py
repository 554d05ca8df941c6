"""The plan of an afternoon, its stages, and what its rounds have brought."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

import msgspec

from farmyard.core import catalogue
from farmyard.core.tables.table import ranks_of
from farmyard.server.afternoon.seating import Pair, meetings
from farmyard.server.store.schema import CLOSED, OVER
from farmyard.server.store.statements.afternoons import Place, Stored

GATHERING, SEATING, PLAYING, SCORING, ENDED = "gathering", "seating", "playing", "scoring", "ended"
MIXED, LIKE = "mixed", "like"
LONGEST = 180  # minutes of a round
MOST_ROUNDS = 20


@dataclass(frozen=True)
class Plan:
    """The plan of the next round: a game and one of its ways to play, the seats of a table, the
    minutes (0: no limit), which of the three usual levels scarecrows have, who meets whom, and
    whether people may write to each other at a table; and how many rounds there are in all."""

    game: str
    way: str = ""
    size: int = 4
    minutes: int = 20
    level: int = 1
    mixing: str = MIXED
    rounds: int = 3
    talk: str = "no"

    def written(self) -> str:
        """Return the plan as JSON."""
        return msgspec.json.encode(asdict(self)).decode()


def seats_of(plan: Plan) -> int:
    """Return how many sit at a table, with scarecrows."""
    low, high = catalogue.card(plan.game).seats
    return min(max(plan.size, low), high)


def options_of(plan: Plan, seats: int) -> dict[str, str]:
    """Return the options of a table. Raises `OptionError` where they do not go with the seats."""
    card = catalogue.card(plan.game)
    options = {each.name: each.default_for(seats) for each in card.options}
    options |= card.way(plan.way).options if plan.way else ()
    card.read_options(options, seats)
    return options


def read(text: str) -> Plan:
    """Return a plan from its JSON."""
    return msgspec.json.decode(text, type=Plan)


@dataclass(frozen=True)
class Standing:
    """A person's points of all rounds that are scored, and the place by them; equal points share
    it."""

    person: str
    name: str
    points: float
    place: int
    away: bool


def standings(stored: Stored) -> list[Standing]:
    """Return where everybody stands, the best first."""
    sums = Counter[str]()
    for each in stored.places:
        sums[each.person] += each.points or 0  # type: ignore[assignment]
    people = stored.members
    ranks = ranks_of([sums[each.person] for each in people])
    found = [
        Standing(each.person, each.name, float(sums[each.person]), place, each.away)
        for each, place in zip(people, ranks, strict=True)
    ]
    return sorted(found, key=lambda each: each.place)


def met(stored: Stored) -> Counter[Pair]:
    """Count how often two have sat at one table in the rounds before this one."""
    before = [each for each in stored.places if each.round < stored.row.round]
    return meetings(tables_of(before).values())


def tables_of(places: Sequence[Place]) -> dict[str, list[str]]:
    """Return the people at each table, by its id."""
    found: dict[str, list[str]] = {}
    for each in places:
        found.setdefault(each.table_id, []).append(each.person)
    return found


def this_round(stored: Stored) -> list[Place]:
    """Return the places of the round that is on, or was last."""
    return [each for each in stored.places if each.round == stored.row.round]


def all_over(stored: Stored) -> bool:
    """True if no table of the round is played at any more."""
    now = this_round(stored)
    return bool(now) and all(each.stage in (OVER, CLOSED, None) for each in now)
