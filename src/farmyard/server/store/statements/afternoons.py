"""The statements about afternoons: who leads, who is there, who sat where in each round."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from farmyard.server.store.schema import (
    CLOSED,
    NOTED,
    OVER,
    PLAYING,
    Chair,
    afternoons,
    chairs,
    events,
    members,
    now_ms,
    places,
    tables,
)
from farmyard.server.store.statements.reading import Entry, chairs_of
from farmyard.server.store.statements.writing import append

MOST = 400  # people at an afternoon


class Row(NamedTuple):
    """An afternoon: its id and the key of who leads it, the plan as JSON, the stage, the number of
    the round, when that ends (ms since 1970; 0: not at all) and, in a pause, the ms left of it."""

    id: str
    key: str
    leader: str
    at: int
    plan: str
    stage: str
    round: int = 0
    ends: int = 0
    left: int = 0


class Member(NamedTuple):
    """A person of an afternoon, who may be away for some rounds."""

    person: str
    name: str
    away: bool


class Place(NamedTuple):
    """A person's place at a table in a round, and what it brought, once the round is scored."""

    round: int
    person: str
    table_id: str
    rank: int | None
    points: float | None
    stage: str | None  # of the table; None if it was deleted


class Stored(NamedTuple):
    """An afternoon with all its people and places, in the order in which they came."""

    row: Row
    members: list[Member]
    places: list[Place]


def afternoon(c: Connection, id: str) -> Stored | None:
    """Return an afternoon, or None."""
    found = c.execute(
        select(*(afternoons.c[name] for name in Row._fields)).where(afternoons.c.id == id)
    ).first()
    if found is None:
        return None
    people = select(members.c.person, members.c.name, members.c.away)
    of = (*(places.c[name] for name in Place._fields[:-1]), tables.c.stage)
    at_tables = places.outerjoin(tables, tables.c.id == places.c.table_id)
    sat = select(*of).select_from(at_tables).where(places.c.afternoon == id)
    return Stored(
        Row(*found),
        [Member(*row) for row in c.execute(
            people.where(members.c.afternoon == id).order_by(members.c.at, members.c.person))],
        [Place(*row) for row in c.execute(
            sat.order_by(places.c.round, places.c.table_id, places.c.person))],
    )  # fmt: skip


def open_afternoon(c: Connection, row: Row, before: int) -> None:
    """Keep a new afternoon, and erase those of before a time (ms since 1970)."""
    for id in c.execute(select(afternoons.c.id).where(afternoons.c.at < before)).scalars().all():
        erase_afternoon(c, id)
    c.execute(insert(afternoons).values(**row._asdict()))


def enter(c: Connection, id: str, person: str, now: int, named: Callable[[list[str]], str]) -> bool:
    """Let a person in, by the name that `named` makes of those taken; tell whether there was room.
    Whoever is in already keeps the name, and is back."""
    own = (members.c.afternoon == id) & (members.c.person == person)
    if c.execute(update(members).where(own).values(away=False)).rowcount:
        return True
    taken = c.execute(select(members.c.name).where(members.c.afternoon == id)).scalars().all()
    if len(taken) >= MOST:
        return False
    new = {"afternoon": id, "person": person, "name": named([*taken]), "at": now, "away": False}
    c.execute(insert(members).values(**new))
    return True


def set_away(c: Connection, id: str, person: str, away: bool) -> None:
    """Note that a person sits rounds out, or not any more."""
    own = (members.c.afternoon == id) & (members.c.person == person)
    c.execute(update(members).where(own).values(away=away))


def turn(c: Connection, was: Row, now: Row) -> bool:
    """Let an afternoon go on from one state to another; False if somebody else has been first."""
    same = (afternoons.c.id == was.id) & (afternoons.c.stage == was.stage)
    same &= (afternoons.c.round == was.round) & (afternoons.c.ends == was.ends)
    return bool(c.execute(update(afternoons).where(same).values(**now._asdict())).rowcount)


def sit_down(c: Connection, id: str, round: int, table: str, people: Sequence[str]) -> None:
    """Note who sits at a table of a round."""
    c.execute(insert(places), [
        {"afternoon": id, "round": round, "person": each, "table_id": table} for each in people
    ])  # fmt: skip


class Change(NamedTuple):
    """A chair that changes hands: its table, before and after, and the note of it in the log."""

    table: str
    was: Chair
    now: Chair
    note: str


def move(c: Connection, was: Row, person: str, to: str, changes: Sequence[Change]) -> bool:
    """Seat a person at another table of the round; False if anything has changed meanwhile."""
    if not turn(c, was, was):
        return False
    around = chairs_of(c, [each.table for each in changes])
    if any(around[each.table][each.was.seat].person != each.was.person for each in changes):
        return False
    for table, _, now, note in changes:
        own = (chairs.c.table_id == table) & (chairs.c.seat == now.seat)
        changed = {"person": now.person, "name": now.name, "level": now.level}
        c.execute(update(chairs).where(own).values(**changed))
        length = select(func.coalesce(func.max(events.c.n) + 1, 0)).where(
            events.c.table_id == table
        )
        while not all(
            append(c, [Entry(table, c.execute(length).scalar_one(), NOTED, now_ms(), note)])
        ):
            pass  # another worker has written to the log just now
    place = (places.c.afternoon == was.id) & (places.c.round == was.round)
    place &= places.c.person == person
    if not c.execute(update(places).where(place).values(table_id=to)).rowcount:
        sit_down(c, was.id, was.round, to, [person])
    return True


def spare(c: Connection, ids: Sequence[str]) -> set[str]:
    """Return those of some tables that are played at and have a scarecrow's chair."""
    free = chairs.c.table_id.in_(ids) & (chairs.c.person == "") & (tables.c.stage == PLAYING)
    found = select(chairs.c.table_id).join(tables, tables.c.id == chairs.c.table_id).where(free)
    return set(c.execute(found).scalars())


def score(
    c: Connection, id: str, round: int, table: str, told: Mapping[str, tuple[int, float]]
) -> None:
    """Note the rank and the points of each person at a table, and close it if it is not over."""
    for person, (rank, points) in told.items():
        own = (places.c.afternoon == id) & (places.c.round == round) & (places.c.person == person)
        c.execute(update(places).where(own).values(rank=rank, points=points))
    open_ = (tables.c.id == table) & (tables.c.stage != OVER)
    c.execute(update(tables).where(open_).values(stage=CLOSED))


def erase_afternoon(c: Connection, id: str) -> None:
    """Forget an afternoon; its tables stay with those who played there."""
    c.execute(delete(places).where(places.c.afternoon == id))
    c.execute(delete(members).where(members.c.afternoon == id))
    c.execute(delete(afternoons).where(afternoons.c.id == id))


def leave_afternoons(c: Connection, person: str) -> None:
    """Forget a person at all afternoons, and those that the person leads."""
    led = select(afternoons.c.id).where(afternoons.c.leader == person)
    for id in c.execute(led).scalars().all():
        erase_afternoon(c, id)
    c.execute(delete(places).where(places.c.person == person))
    c.execute(delete(members).where(members.c.person == person))


def renumber_member(c: Connection, old: str, new: str) -> None:
    """Give all of a number at afternoons to another that has nothing there."""
    c.execute(update(afternoons).where(afternoons.c.leader == old).values(leader=new))
    c.execute(update(places).where(places.c.person == old).values(person=new))
    c.execute(update(members).where(members.c.person == old).values(person=new))
