"""The rules before a game: taking and leaving chairs, filling them with bots, starting."""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from farmyard.core import catalogue
from farmyard.core.chance.dealing import key_of_day
from farmyard.core.options import OptionError
from farmyard.server.store.schema import BOT, GUEST, OPEN, PERSON, PLAYING, WAITING, Chair, TableRow
from farmyard.server.table import names, sealing
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.seating import Person
from farmyard.server.table.state import State
from farmyard.server.table.table_settings import EVENING
from farmyard.server.words import say

Change = tuple[Chair, Chair]
"""A chair before and after."""

# -- The row of a new table -----------------------------------------------------


class Left(NamedTuple):
    """The point at which a finished game is branched off: its moves, and `sealing.branches` and
    `sealing.left`."""

    moves: list[int]
    branched: str
    seals: str


def new_row(
    game: str, options: dict[str, str], chairs: list[Chair], opener: str, drawn: Drawn
) -> TableRow:
    """Return the row of a new table; its key is final when its chairs are."""
    name, id = named(drawn.once, opener)
    stage = WAITING if any(chair.kind == OPEN for chair in chairs) else PLAYING
    version = catalogue.card(game).rules_version
    row = TableRow(id, name, game, version, options, (0, 0), opener, int(time.time()), stage)
    row = replace(row, secret=drawn.secret, day=drawn.day, deal=sealing.DEAL, first_try=drawn.first)
    return replace(row, key=key_of_day(row.day) if row.day else sealing.key_of(row, chairs))


def named(once: str, opener: str) -> tuple[str, str]:
    """Return the name and the id of a new table; the same for the same `once` and opener."""
    return names.new_table(f"{once} {opener}" if once else "")


def next_row(row: TableRow, chairs: list[Chair], drawn: Drawn, game: str = "") -> TableRow:
    """Return the row of the table that follows a finished one, with the same settings: the rematch,
    or the next game of the evening, by its usual rules."""
    anew = replace(drawn, once="")  # one table follows another, and no more
    options = usual_options(game, len(chairs)) if game else row.options
    settings = {**row.table_settings, EVENING: row.table_settings.get(EVENING) or row.id}
    fresh = new_row(game or row.game, options, chairs, row.opener, anew)
    return replace(fresh, table_settings=settings)


def usual_options(game: str, seats: int) -> dict[str, str]:
    """Return the options of a game's first way that fits the number of seats, or its defaults."""
    card = catalogue.card(game)
    usual = {option.name: option.default_for(seats) for option in card.options}
    for way in card.ways:
        with suppress(OptionError):
            if way.seats in (0, seats):
                chosen = {**usual, **dict(way.options)}
                card.read_options(chosen, seats)
                return chosen
    return usual


def as_they_sit(chairs: Sequence[Chair]) -> list[Chair]:
    """Return chairs for another deal, where some have changed hands since the last."""
    return [replace(c, kind=(PERSON if c.kind == BOT else c.kind) if c.person else BOT)
            for c in chairs]  # fmt: skip


def fits(game: str, chairs: Sequence[Chair]) -> bool:
    """Tell whether all people of a table can sit down to a game."""
    return len(_people(chairs)) <= catalogue.card(game).seats[1]


def seated_for(game: str, chairs: Sequence[Chair], level: str) -> list[Chair]:
    """Return the chairs for the next game of an evening: the same people in the same order, and as
    many bots as before, as far as the game allows.  Raises Refusal."""
    low, high = catalogue.card(game).seats
    people = _people(chairs)
    if len(people) > high:
        raise Refusal(409, say("too-many-for-game"))
    seats = min(max(len(chairs), low), high)
    bots = [scarecrow(seat, level) for seat in range(len(people), seats)]
    return [*(replace(c, seat=seat, lot="") for seat, c in enumerate(people)), *bots]


def _people(chairs: Sequence[Chair]) -> list[Chair]:
    return [c for c in chairs if c.kind in (PERSON, GUEST)]


def branch_row(
    row: TableRow, chairs: list[Chair], opener: str, drawn: Drawn, left: Left
) -> TableRow:
    """Return the row of a table that continues a finished game."""
    fresh = new_row(row.game, row.options, chairs, opener, drawn)
    return replace(fresh, key=row.key, branched=left.branched, seals=left.seals)


def scarecrow(seat: int, level: str) -> Chair:
    """Return a chair with a bot on it."""
    return Chair(seat, BOT, "", names.for_scarecrow(seat), level)


# -- Chairs change --------------------------------------------------------------


def sit(state: State, person: Person, seat: int, lot: str) -> list[Change]:
    """Return the changes to take a free chair, leaving any other at this table; none if the person
    has it already."""
    if (seat, PERSON, person.id) in ((c.seat, c.kind, c.person) for c in state.chairs):
        return []
    chair = _free_chair(state, seat)
    others = [c.name for c in state.chairs if c.person != person.id]
    taken = Chair(seat, PERSON, person.id, names.distinct(person.name, others), lot=lot)
    return [(chair, taken), *((own, Chair(own.seat, OPEN)) for own in _own(state, person.id))]


def stand(state: State, person: Person) -> list[Change]:
    """Return the change to leave a chair. Raises Refusal."""
    check_waiting(state)
    if not (own := _own(state, person.id)):
        raise Refusal(403, say("not-seated"))
    return [(own[0], Chair(own[0].seat, OPEN))]


def fill(state: State, person: Person, seat: int | None, level: str) -> list[Change]:
    """Return the changes to put bots of a level on one free chair, or on all. Raises Refusal."""
    check_waiting(state)
    if not may_arrange(state, person.id):
        raise Refusal(403, say("not-seated"))
    free = [c for c in state.chairs if c.kind == OPEN]
    chairs = free if seat is None else [_free_chair(state, seat)]
    return [(chair, scarecrow(chair.seat, level)) for chair in chairs]


def _own(state: State, person: str) -> list[Chair]:
    return [c for c in state.chairs if c.kind == PERSON and c.person == person]


def _free_chair(state: State, seat: int) -> Chair:
    check_waiting(state)
    if seat >= len(state.chairs):
        raise Refusal(400, say("no-chair"))
    if state.chairs[seat].kind != OPEN:
        raise Refusal(409, say("no-chair"))
    return state.chairs[seat]


# -- Checks ----------------------------------------------------------


def check_waiting(state: State) -> None:
    """Raise Refusal if the game has begun."""
    if state.row.stage != WAITING:
        raise Refusal(409, say("playing"))


def check_before_the_deal(state: State, person: str) -> None:
    """Raise Refusal if a person may not start or hold the deal, or the table is not full."""
    check_waiting(state)
    if not may_arrange(state, person):
        raise Refusal(403, say("not-seated"))
    if not is_full(state):
        raise Refusal(409, say("not-full"))


def check_rematch(state: State, person: str) -> None:
    """Raise Refusal if a person may not open the rematch, or the game is not over."""
    if not may_arrange(state, person):
        raise Refusal(403, say("not-seated"))
    if not state.playing().over:
        raise Refusal(409, say("not-over"))


def may_arrange(state: State, person: str) -> bool:
    """True if a person has opened the table or sits at it, and so may add bots and open the
    rematch."""
    return bool(person) and (person == state.row.opener or bool(state.seats_of(person)))


def is_full(state: State) -> bool:
    """True if every chair is taken."""
    return all(chair.kind != OPEN for chair in state.chairs)


def seconds_left(state: State, now: int) -> int:
    """Return the whole seconds until the deal, rounded up; 0 if no countdown runs."""
    return 0 if state.begins is None else max(1, ceil((state.begins - now) / 1000))
