"""What the store asks of the database: each function is one order or one question.

What looks into a list is put together once: a copy that SQLAlchemy makes of a list holds itself,
and would wait in memory for the garbage collector.
"""

import json
from array import array
from collections.abc import Sequence
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_once
from sqlalchemy.exc import IntegrityError

from farmyard.core.notation import write_key
from farmyard.server.schema import (
    CLOSED,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    TableRow,
    chairs,
    events,
    now_ms,
    tables,
)

HALL_TABLES = 60
_APPEND = insert_once(events).on_conflict_do_nothing()
_NOTE = (
    update(tables)
    .where((tables.c.id == bindparam("noted")) & (tables.c.stage != CLOSED))
    .values(stage=bindparam("stage"), to_move=bindparam("to_move"))
)
_AROUND = (
    select(chairs)
    .where(chairs.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(chairs.c.seat)
)
_MINE = (
    select(tables)
    .where(
        tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.person == bindparam("me")))
        | (tables.c.opener == bindparam("me"))
    )
    .order_by(tables.c.stage.in_((OVER, CLOSED)), tables.c.opened.desc())
    .limit(HALL_TABLES)
)
_RENAME = (
    update(chairs)
    .where(
        (chairs.c.person == bindparam("me"))
        & (chairs.c.kind == PERSON)
        & chairs.c.table_id.in_(select(tables.c.id).where(tables.c.stage == WAITING))
    )
    .values(name=bindparam("called"))
)
_MANY = f"INSERT INTO {events.name} ({', '.join(column.name for column in events.c)}) VALUES "
_ONE = f"({', '.join('?' for _ in events.c)})"


class Twice(Exception):
    """There is already an entry of this number in this table's log, or a table of this secret."""


class Entry(NamedTuple):
    """One row of a log, as the columns of `events` have it."""

    table_id: str
    n: int
    choice: int
    at: int
    note: str


class Log(NamedTuple):
    """A table's log: its entries, when they were made (ms since 1970), and those with a note."""

    entries: list[int]
    times: "array[int]"
    notes: dict[int, str]


# -- What the writer does --------------------------------------------------------


def append(c: Connection, entries: Sequence[Entry]) -> list[bool]:
    """Write log entries, each unless there is one of its number already: which were written."""
    if not entries:
        return []
    try:
        c.exec_driver_sql(_MANY + ", ".join([_ONE] * len(entries)), tuple(chain(*entries)))
    except IntegrityError:  # at least one of them, and of a statement SQLite writes all or nothing
        return [bool(c.execute(_APPEND, entry._asdict()).rowcount) for entry in entries]
    return [True] * len(entries)


def note(c: Connection, rows: Sequence[TableRow]) -> None:
    """How tables stand; one that has been closed stays so."""
    c.execute(_NOTE, [{"noted": r.id, "stage": r.stage, "to_move": r.to_move} for r in rows])


def rename(c: Connection, person: str, name: str) -> None:
    c.execute(_RENAME, {"me": person, "called": name})


def open_table(c: Connection, row: TableRow, seats: list[Chair]) -> None:
    if row.secret and c.execute(select(tables.c.id).where(tables.c.secret == row.secret)).first():
        raise Twice
    values = {
        **vars(row),
        "options": json.dumps(row.options),
        "customs": json.dumps(row.customs),
        "key": write_key(row.key),
    }
    c.execute(insert(tables).values(values))
    _insert_chairs(c, row.id, seats)


def _insert_chairs(c: Connection, table: str, seats: list[Chair]) -> None:
    c.execute(insert(chairs), [{"table_id": table, **vars(chair)} for chair in seats])


def open_rematch(c: Connection, old: str, row: TableRow, seats: list[Chair]) -> str:
    found = c.execute(select(tables.c.next).where(tables.c.id == old)).scalar_one()
    if found is not None:
        return str(found)
    open_table(c, row, seats)
    c.execute(update(tables).where(tables.c.id == old).values(next=row.id))
    return row.id


def open_branch(c: Connection, row: TableRow, seats: list[Chair], moves: list[int]) -> None:
    open_table(c, row, seats)
    at = now_ms()
    log = [
        {"table_id": row.id, "n": n, "choice": m, "at": at, "note": ""} for n, m in enumerate(moves)
    ]
    if log:
        c.execute(insert(events), log)


def set_chair(c: Connection, table: str, was: Chair, now: Chair) -> bool:
    stage = c.execute(select(tables.c.stage).where(tables.c.id == table)).scalar_one()
    same = [chairs.c[field] == value for field, value in vars(was).items()]
    change = update(chairs).where(chairs.c.table_id == table, *same).values(vars(now))
    return stage == WAITING and c.execute(change).rowcount == 1


def start(c: Connection, table: str, seats: list[Chair], key: tuple[int, int]) -> None:
    c.execute(chairs.delete().where(chairs.c.table_id == table))
    _insert_chairs(c, table, seats)
    c.execute(update(tables).where(tables.c.id == table).values(stage=PLAYING, key=write_key(key)))


def close_abandoned(c: Connection, before: int) -> list[str]:
    last = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
    silent = func.max(func.coalesce(last, 0), 1000 * tables.c.opened) < before
    wanted = select(tables.c.id).where((tables.c.stage == PLAYING) & silent)
    ids = list(c.execute(wanted).scalars())
    for id in ids:
        c.execute(update(tables).where(tables.c.id == id).values(stage=CLOSED))
    return ids


# -- What the readers do ---------------------------------------------------------


def table(c: Connection, id: str) -> tuple[TableRow, list[Chair]] | None:
    found = c.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return None if found is None else (_row(found), _chairs_of(c, [id])[id])


def _row(found: Any) -> TableRow:
    high, low = found["key"][:16], found["key"][16:]
    words = {name: json.loads(found[name]) for name in ("options", "customs")}
    changes = {**words, "key": (int(high, 16), int(low, 16))}
    return TableRow(**{**found, **changes})


def _chairs_of(c: Connection, ids: list[str]) -> dict[str, list[Chair]]:
    around: dict[str, list[Chair]] = {id: [] for id in ids}
    for found in c.execute(_AROUND, {"ids": ids}).mappings():
        fields = dict(found)
        around[fields.pop("table_id")].append(Chair(**fields))
    return around


def log(c: Connection, id: str) -> Log:
    found = select(events.c.choice, events.c.at, events.c.note).where(events.c.table_id == id)
    rows = c.execute(found.order_by(events.c.n)).all()
    notes = {n: row.note for n, row in enumerate(rows) if row.note}
    return Log([row.choice for row in rows], array("q", [row.at for row in rows]), notes)


def tables_of(c: Connection, person: str) -> list[tuple[TableRow, list[Chair]]]:
    found = c.execute(_MINE, {"me": person}).mappings()
    rows = [_row(one) for one in found]
    around = _chairs_of(c, [row.id for row in rows])
    return [(row, around[row.id]) for row in rows]


def ticking(c: Connection, most: int) -> list[str]:
    customs = tables.c.customs
    timed = customs.contains("table_clock") | customs.contains("table_patience")
    found = (
        select(tables.c.id)
        .where((tables.c.stage == PLAYING) & timed)
        .order_by(tables.c.opened.desc())
        .limit(most)
    )
    return list(c.execute(found).scalars())
