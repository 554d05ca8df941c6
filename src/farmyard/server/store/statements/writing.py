"""The statements of the writer."""

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_once
from sqlalchemy.exc import IntegrityError

from farmyard.core.formats.notation import write_key
from farmyard.server.store.schema import (
    CLOSED,
    GUEST,
    OVER,
    PLAYING,
    WAITING,
    Chair,
    TableRow,
    chairs,
    events,
    now_ms,
    tables,
    told,
)
from farmyard.server.store.statements.reading import LAST, Entry, chairs_of

_APPEND = insert_once(events).on_conflict_do_nothing()
_LATER = select(events.c.n).where(
    (events.c.table_id == bindparam("noted")) & (events.c.n >= bindparam("length"))
)
_NOTE = (
    update(tables)
    .where((tables.c.id == bindparam("noted")) & (tables.c.stage != CLOSED) & ~_LATER.exists())
    .values(**{name: bindparam(name) for name in ("stage", "to_move", "result", "score")})
)
_START = (
    update(tables)
    .where((tables.c.id == bindparam("begins")) & (tables.c.stage == WAITING))
    .values(stage=PLAYING, key=bindparam("key"))
)
_OWN = (
    select(chairs.c.table_id, chairs.c.seat)
    .join(tables, tables.c.id == chairs.c.table_id)
    .where(
        (chairs.c.person == bindparam("me"))
        & (chairs.c.kind != GUEST)
        & tables.c.stage.in_((WAITING, PLAYING))
    )
)
_SEAT = update(chairs).where(
    (chairs.c.table_id == bindparam("at")) & (chairs.c.seat == bindparam("on"))
)
CLEARED = 200  # tables at a time
SHRUNK = 4096  # pages at a time
_SILENT = (func.coalesce(LAST, 0) < bindparam("before")) & (
    1000 * tables.c.opened < bindparam("before")
)
"""No entry since, and not opened since."""
_ABANDONED = (
    select(tables.c.id).where((tables.c.stage == PLAYING) & _SILENT).limit(bindparam("most"))
)
_OLD = (
    select(tables.c.id)
    .where(
        ((tables.c.stage == WAITING) & (1000 * tables.c.opened < bindparam("waiting")))
        | (tables.c.stage.in_((OVER, CLOSED)) & _SILENT)
    )
    .limit(bindparam("most"))
)
_CLEARED = (
    delete(told).where(told.c.table_id == bindparam("gone")),
    delete(events).where(events.c.table_id == bindparam("gone")),
    delete(chairs).where(chairs.c.table_id == bindparam("gone")),
    delete(tables).where(tables.c.id == bindparam("gone")),
    update(tables).where(tables.c.next == bindparam("gone")).values(next=None),
)
"""The statements that delete tables."""
_MANY = f"INSERT INTO {events.name} ({', '.join(column.name for column in events.c)}) VALUES "
_ONCE = " ON CONFLICT DO NOTHING RETURNING table_id, n, choice, at, note"
_MARKS = {"sqlite": "?", "postgresql": "%s"}
_ROW = {kind: f"({', '.join([mark] * len(events.c))})" for kind, mark in _MARKS.items()}
"""The placeholders of a row, by dialect."""


Distinct = Callable[[str, Iterable[str]], str]
"""Makes a name distinct from others at the same table."""


class Twice(Exception):
    """Raised if a log entry of this number, or a table of this secret or id, already exists."""


def changes(c: Connection) -> int:
    """Return how many rows this connection has written since it was opened (SQLite; else 0)."""
    driver: Any = c.connection.dbapi_connection
    return int(getattr(driver, "total_changes", 0))


def append(c: Connection, entries: Sequence[Entry], around: str = "{}") -> list[bool]:
    """Insert log entries, except those whose number exists already; return which were inserted.
    `around` is a statement of PostgreSQL that does more with those."""
    if not entries:
        return []
    kind, ordered = c.dialect.name, sorted(entries, key=lambda entry: entry[:2])  # no deadlock
    statement = _MANY + ", ".join([_ROW[kind]] * len(entries))
    if kind == "postgresql":
        found = c.exec_driver_sql(around.format(statement + _ONCE), tuple(chain(*ordered)))
        return _once(entries, {(id, n) for id, n, *_ in found})
    try:
        c.exec_driver_sql(statement, tuple(chain(*ordered)))
    except IntegrityError:  # one exists; SQLite has rolled the whole statement back
        return [bool(c.execute(_APPEND, entry._asdict()).rowcount) for entry in entries]
    return [True] * len(entries)


def _once(entries: Sequence[Entry], written: set[tuple[str, int]]) -> list[bool]:
    """Return for each entry whether it was written; of entries with the same number only the
    first."""
    kept = []
    for entry in entries:
        kept.append((entry.table_id, entry.n) in written)
        written.discard((entry.table_id, entry.n))
    return kept


def note(c: Connection, rows: Sequence[tuple[TableRow, int]]) -> None:
    """Update how tables stood when their logs had so many entries; not those whose log is longer
    by now. A closed one stays closed."""
    stood = [
        {"noted": row.id, "length": n, "stage": row.stage, "to_move": row.to_move,
         "result": row.result, "score": row.score}
        for row, n in sorted(rows, key=lambda each: each[0].id)  # no deadlock
    ]  # fmt: skip
    c.execute(_NOTE, stood)


def rename(c: Connection, person: str, name: str, distinct: Distinct) -> None:
    """Change a person's name, made distinct, on all chairs of unfinished games."""
    own = c.execute(_OWN, {"me": person}).all()
    around = chairs_of(c, [table for table, _ in own])
    for table, seat in own:
        others = [chair.name for chair in around[table] if chair.person != person]
        c.execute(_SEAT, {"at": table, "on": seat, "name": distinct(name, others)})


def open_table(c: Connection, row: TableRow, seats: list[Chair]) -> None:
    same = tables.c.id == row.id
    if row.secret:
        same |= tables.c.secret == row.secret
    if c.execute(select(tables.c.id).where(same)).first():
        raise Twice
    values = {
        **vars(row),
        "options": json.dumps(row.options),
        "table_settings": json.dumps(row.table_settings),
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


def set_chairs(c: Connection, table: str, changes: Sequence[tuple[Chair, Chair]]) -> bool:
    """Replace chairs, all of them or none. Returns False if one has changed or the game has
    begun."""
    stage = c.execute(select(tables.c.stage).where(tables.c.id == table)).scalar_one()
    there = {chair.seat: chair for chair in chairs_of(c, [table])[table]}
    if stage != WAITING or any(there.get(was.seat) != was for was, _ in changes):
        return False
    for was, now in changes:
        c.execute(_SEAT, {"at": table, "on": was.seat, **vars(now)})
    return True


def start(c: Connection, table: str, seats: list[Chair], key: tuple[int, int]) -> bool:
    """Start a waiting game with these chairs. Returns False if they have changed, or it has
    begun."""
    if chairs_of(c, [table])[table] != seats:
        return False
    return bool(c.execute(_START, {"begins": table, "key": write_key(key)}).rowcount)


def close_abandoned(c: Connection, before: int, most: int) -> list[str]:
    ids = list(c.execute(_ABANDONED, {"before": before, "most": most}).scalars())
    for id in ids:
        c.execute(update(tables).where(tables.c.id == id).values(stage=CLOSED))
    return ids


def clear(c: Connection, waiting: int, done: int | None, most: int = CLEARED) -> list[str]:
    """Delete up to `most` old tables, and return their ids."""
    times = {"waiting": waiting, "before": -1 if done is None else done}
    ids = list(c.execute(_OLD, {**times, "most": most}).scalars())
    delete_tables(c, ids)
    return ids


def delete_tables(c: Connection, ids: Sequence[str]) -> None:
    """Delete tables, with their chairs, their logs and what was told of them."""
    for change in _CLEARED if ids else ():
        c.execute(change, [{"gone": id} for id in ids])


def shrink(c: Connection) -> None:
    """Give some free pages of a SQLite file back to the disk; PostgreSQL does so by itself."""
    if c.dialect.name != "sqlite":
        return
    shrinking = c.exec_driver_sql(f"PRAGMA incremental_vacuum({SHRUNK})")
    if shrinking.returns_rows:
        shrinking.all()  # one step a page
