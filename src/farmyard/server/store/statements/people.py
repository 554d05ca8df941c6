"""The statements about one person: the games that are over, newest first; the deals of days; the
codes by which games are taken along to another device; and what is left of one who is erased."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update

from farmyard.server.store.schema import (
    CLOSED,
    GONE,
    OPEN,
    OVER,
    PLAYING,
    SCORED,
    WAITING,
    Chair,
    TableRow,
    chairs,
    codes,
    events,
    moved,
    people,
    tables,
)
from farmyard.server.store.statements.afternoons import leave_afternoons, renumber_member
from farmyard.server.store.statements.classes import leave_classes, renumber_pupil
from farmyard.server.store.statements.reading import HALL_TABLES, chairs_of, readable
from farmyard.server.store.statements.subscriptions import unsubscribe_all
from farmyard.server.store.statements.tries import forget_tries, renumber_tries
from farmyard.server.store.statements.writing import Distinct, delete_tables

MOST = 2000  # games of one person that are looked at
Stored = tuple[TableRow, list[Chair]]

_OVER = (
    select(tables)
    .where(
        tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == bindparam("me")))
        & tables.c.stage.in_((OVER, CLOSED))
    )
    .order_by(tables.c.opened.desc())
    .limit(MOST)
)
_BESIDE = (
    select(chairs)
    .where(
        chairs.c.table_id.in_(select(chairs.c.table_id).where(chairs.c.person == bindparam("me")))
    )
    .order_by(chairs.c.table_id, chairs.c.seat)
)
_BEGUN = select(events.c.table_id, events.c.at).where(
    events.c.table_id.in_(bindparam("ids", expanding=True)) & (events.c.n == 0)
)


def over_of(c: Connection, person: str) -> list[Stored]:
    """Return a person's newest games that are over or closed, by the index of chairs."""
    rows = [*readable(c.execute(_OVER, {"me": person}).mappings())]
    around: dict[str, list[Chair]] = {row.id: [] for row in rows}
    for found in c.execute(_BESIDE, {"me": person}).mappings():
        fields = dict(found)
        if (there := around.get(fields.pop("table_id"))) is not None:
            there.append(Chair(**fields))
    return [(row, around[row.id]) for row in rows]


def begun(c: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return when the first entry of these logs was made, in ms since 1970."""
    return {row.table_id: row.at for row in c.execute(_BEGUN, {"ids": list(ids)})}


# -- Deals of days --


class Daily(NamedTuple):
    """A person's tables with some deals, oldest first, and the names of all deals whose first try
    is over."""

    rows: list[TableRow]
    over: list[str]


class Scores(NamedTuple):
    """How many first tries of a deal had each score, and the stored result of one of them."""

    counts: dict[int, int]
    result: str


_OF = (
    select(tables)
    .where(
        (tables.c.opener == bindparam("me"))
        & (tables.c.branched == "")
        & tables.c.day.in_(bindparam("marks", expanding=True))
    )
    .order_by(tables.c.first_try.desc(), tables.c.opened.desc())
    .limit(HALL_TABLES)
)
_DAYS = select(tables.c.day).where((tables.c.opener == bindparam("me")) & SCORED).distinct()
_SCORED = (
    (tables.c.day == bindparam("mark")) & (tables.c.game == bindparam("game")) & SCORED
    & (tables.c.opener != bindparam("me"))
)  # fmt: skip
_COUNTS = select(tables.c.score, func.count()).where(_SCORED).group_by(tables.c.score)
_LOWEST = select(tables.c.result).where(_SCORED).order_by(tables.c.score).limit(1)


def daily_of(c: Connection, person: str, marks: Sequence[str]) -> Daily:
    """Return a person's tables with deals of these names, and which deals are over."""
    rows = readable(c.execute(_OF, {"me": person, "marks": list(marks)}).mappings())
    over = c.execute(_DAYS, {"me": person}).scalars()
    return Daily(sorted(rows, key=lambda row: row.opened), list(over))


def scores_of(c: Connection, game: str, mark: str, but: str) -> Scores:
    """Count the first tries of a deal by score, but for one person's."""
    given = {"game": game, "mark": mark, "me": but}
    counts = {int(score): int(n) for score, n in c.execute(_COUNTS, given)}
    return Scores(counts, c.execute(_LOWEST, given).scalar() or "")


# -- Names --


def name_of(c: Connection, person: str) -> str | None:
    """Return the newest name that a person has taken, if it is not the first."""
    return c.execute(_NAME, {"me": person}).scalar()


def keep_name(c: Connection, person: str, name: str, now: int, before: int) -> None:
    """Keep a person's newest name; those from `before` are forgotten, as no cookie is older."""
    forget_name(c, person)
    c.execute(delete(people).where(people.c.at < before))
    c.execute(insert(people).values(person=person, name=name, at=now))


def forget_name(c: Connection, person: str) -> None:
    """Forget the name of a person."""
    c.execute(delete(people).where(people.c.person == person))


# -- Taking along --


class Code(NamedTuple):
    """A code that was given out: whose games it carries, until when (s), and when it was used."""

    person: str
    name: str
    until: int
    used: int


class Two(Exception):
    """Raised if two numbers are to become one person, but have sat at one table together."""


_NAME = select(people.c.name).where(people.c.person == bindparam("me"))
_OF_CODE = select(codes.c.person, codes.c.name, codes.c.until, codes.c.used)
_TOGETHER = (
    select(chairs.c.table_id)
    .where(chairs.c.person.in_((bindparam("old"), bindparam("new"))))
    .group_by(chairs.c.table_id)
    .having(func.count(chairs.c.person.distinct()) > 1)
    .limit(1)
)
_BECOMES = (
    update(chairs).where(chairs.c.person == bindparam("old")).values(person=bindparam("new")),
    update(tables).where(tables.c.opener == bindparam("old")).values(opener=bindparam("new")),
)
_AT_TABLE = (
    _BECOMES[0].where(chairs.c.table_id == bindparam("at")),
    _BECOMES[1].where(tables.c.id == bindparam("at")),
)
_WITH_OTHERS = exists().where(
    (chairs.c.table_id == tables.c.id) & chairs.c.person.not_in(("", bindparam("me")))
)
_MAY_COME = select(tables.c.id).where(
    tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == bindparam("me")))
    & (
        tables.c.stage.in_((OVER, CLOSED))
        | ((tables.c.stage == PLAYING) & (tables.c.opener == bindparam("me")) & ~_WITH_OTHERS)
    )
)


def give_code(c: Connection, code: str, given: Code, now: int) -> None:
    """Keep a code, in place of all others of the same person; those too old are forgotten."""
    c.execute(delete(codes).where((codes.c.until <= now) | (codes.c.person == given.person)))
    c.execute(insert(codes).values(code=code, **given._asdict()))


def tear_codes(c: Connection, person: str) -> None:
    """Forget all codes of a person."""
    c.execute(delete(codes).where(codes.c.person == person))


def code(c: Connection, code: str, now: int) -> Code | None:
    """Return a code that can still be used."""
    good = (codes.c.code == code) & (codes.c.used == 0) & (codes.c.until > now)
    found = c.execute(_OF_CODE.where(good)).first()
    return None if found is None else Code(*found)


def code_of(c: Connection, person: str, now: int) -> Code | None:
    """Return the code that a person has given out, used or not."""
    found = c.execute(_OF_CODE.where((codes.c.person == person) & (codes.c.until > now))).first()
    return None if found is None else Code(*found)


def use_code(c: Connection, hashed: str, now: int, old: str, until: int) -> Code | None:
    """Use a code, once. If `until` is not 0, the games of the number `old` come along as far as
    they may, and can go back until then. Returns None if the code can no longer be used; raises
    `Two`, and then nothing is changed."""
    if (found := code(c, hashed, now)) is None:
        return None
    if old and are_two(c, old, found.person):
        raise Two
    c.execute(delete(moved).where(moved.c.until <= now))
    if until and (ids := c.execute(_MAY_COME, {"me": old}).scalars().all()):
        c.execute(insert(moved), [{"person": old, "table_id": id, "until": until} for id in ids])
        _move(c, old, found.person, ids)
    c.execute(update(codes).where(codes.c.code == hashed).values(used=now, name=""))
    return found


def are_two(c: Connection, old: str, new: str) -> bool:
    """Tell whether two numbers have sat at one table together."""
    return c.execute(_TOGETHER, {"old": old, "new": new}).first() is not None


def undo_code(c: Connection, old: str, new: str) -> None:
    """Give back to the number `old` what has come along from it to the number `new`."""
    own = moved.c.person == old
    _move(c, new, old, c.execute(select(moved.c.table_id).where(own)).scalars().all())
    c.execute(delete(moved).where(own))


def _move(c: Connection, old: str, new: str, ids: Sequence[str]) -> None:
    for change in _AT_TABLE if ids else ():
        c.execute(change, [{"old": old, "new": new, "at": id} for id in ids])


def renumber(c: Connection, old: str, new: str) -> None:
    """Give all chairs and tables of a number to a new one; its codes and subscriptions end."""
    tear_codes(c, old)
    forget_name(c, old)
    unsubscribe_all(c, old)
    renumber_tries(c, old, new)
    renumber_pupil(c, old, new)
    renumber_member(c, old, new)
    for change in _BECOMES:
        c.execute(change, {"old": old, "new": new})


def may_come(c: Connection, person: str) -> tuple[int, int]:
    """Count the tables of a person that may come along to another one: those that are over, and
    those at which nobody else sits; and those, not over, that may not."""
    ids = set(c.execute(_MAY_COME, {"me": person}).scalars())
    return len(ids), sum(id not in ids for id, _ in unfinished_of(c, person))


# -- Erasing --


class Nobody(NamedTuple):
    """The substitute at a table for a person who was erased: a number that nobody has, and the
    names of the chairs, by seat."""

    number: str
    names: dict[int, str]


class Erased(NamedTuple):
    """The tables deleted when a person was erased, and those that others keep."""

    deleted: list[str]
    changed: dict[str, Nobody]


_AT = select(tables.c.id, tables.c.opener, tables.c.name).where(
    tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == bindparam("me")))
    | (tables.c.opener == bindparam("me"))
)
_UNFINISHED = _AT.where(tables.c.stage.in_((WAITING, PLAYING))).order_by(tables.c.opened)
_LEFT = update(chairs).where(
    (chairs.c.table_id == bindparam("at")) & (chairs.c.seat == bindparam("on"))
)
_OPENED = update(tables).where(
    (tables.c.id == bindparam("at")) & (tables.c.opener == bindparam("me"))
)


def unfinished_of(c: Connection, person: str) -> list[tuple[str, str]]:
    """Return the ids and names of the tables a person sits at or opened that are not over."""
    return [(row.id, row.name) for row in c.execute(_UNFINISHED, {"me": person})]


def erase(c: Connection, person: str, name: str, distinct: Distinct) -> Erased:
    """Erase a person: at tables of others, chairs get another name and a number that nobody has;
    tables at which nobody else ever sat are deleted."""
    erased = Erased([], {})
    tear_codes(c, person)
    forget_name(c, person)
    forget_tries(c, person)
    leave_classes(c, person)
    leave_afternoons(c, person)
    unsubscribe_all(c, person)
    c.execute(delete(moved).where(moved.c.person == person))
    for id, opener, _ in c.execute(_AT, {"me": person}).all():
        around = chairs_of(c, [id])[id]
        people = {chair.person for chair in around} | {opener}
        if all(each in ("", person) or each.startswith(GONE) for each in people):
            erased.deleted.append(id)
            continue
        erased.changed[id] = nobody = _nobody(around, person, name, distinct)
        for seat, said in nobody.names.items():
            c.execute(_LEFT.values(person=nobody.number, name=said), {"at": id, "on": seat})
        c.execute(_OPENED.values(opener=nobody.number), {"at": id, "me": person})
    delete_tables(c, erased.deleted)
    return erased


def _nobody(around: Sequence[Chair], person: str, name: str, distinct: Distinct) -> Nobody:
    taken = [chair.name for chair in around if chair.person != person and chair.kind != OPEN]
    names: dict[int, str] = {}
    for chair in around:
        if chair.person == person:
            names[chair.seat] = distinct(name, [*taken, *names.values()])
    return Nobody(GONE + secrets.token_hex(8), names)
