"""The rules before a game: taking and leaving chairs, filling them with bots, starting."""

import time
from dataclasses import replace
from math import ceil
from typing import NamedTuple

from farmyard.core import catalogue
from farmyard.core.dealing import key_of_day
from farmyard.server.store.schema import BOT, OPEN, PERSON, PLAYING, WAITING, Chair, TableRow
from farmyard.server.table import names, sealing
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.seating import Person
from farmyard.server.table.state import State
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
    row = replace(row, secret=drawn.secret, day=drawn.day, deal=sealing.DEAL)
    return replace(row, key=key_of_day(row.day) if row.day else sealing.key_of(row, chairs))


def named(once: str, opener: str) -> tuple[str, str]:
    """Return the name and the id of a new table; the same for the same `once` and opener."""
    return names.new_table(f"{once} {opener}" if once else "")


def next_row(row: TableRow, chairs: list[Chair], drawn: Drawn) -> TableRow:
    """Return the row of the rematch of a game, with the same chairs and settings."""
    anew = replace(drawn, once="")  # a table has one rematch anyway
    return replace(
        new_row(row.game, row.options, chairs, row.opener, anew), table_settings=row.table_settings
    )


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
