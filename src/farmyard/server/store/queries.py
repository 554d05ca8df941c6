"""The statements of the store: each function executes one command or query.

Statements with a list parameter are built once: a copy that SQLAlchemy makes of a list refers to
itself, and would stay in memory until a garbage collection.
"""

import json
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, literal, select, update
from sqlalchemy.dialects.sqlite import insert as insert_once
from sqlalchemy.exc import IntegrityError

from farmyard.core.notation import write_key
from farmyard.server.store.migrations import RECORD
from farmyard.server.store.schema import (
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
    told,
)

HALL_TABLES = 60
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
_TAIL = (
    select(events)
    .where((events.c.table_id == bindparam("of")) & (events.c.n >= bindparam("since")))
    .order_by(events.c.n)
)
_LENGTHS = (
    select(events.c.table_id, func.max(events.c.n))
    .where(events.c.table_id.in_(bindparam("ids", expanding=True)))
    .group_by(events.c.table_id)
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
_ROW_OF = select(tables.c.id, tables.c.next, literal(1).label("place")).where(
    tables.c.id == bindparam("first")
).cte(recursive=True)  # fmt: skip
_ROW_OF = _ROW_OF.union_all(
    select(tables.c.id, tables.c.next, _ROW_OF.c.place + 1).where(
        (tables.c.id == _ROW_OF.c.next) & (_ROW_OF.c.place < bindparam("most"))
    )
)
_FOLLOWING = select(tables).join(_ROW_OF, tables.c.id == _ROW_OF.c.id).order_by(_ROW_OF.c.place)
_OWN = (
    select(chairs.c.table_id, chairs.c.seat)
    .join(tables, tables.c.id == chairs.c.table_id)
    .where(
        (chairs.c.person == bindparam("me"))
        & (chairs.c.kind == PERSON)
        & tables.c.stage.in_((WAITING, PLAYING))
    )
)
_SEAT = update(chairs).where(
    (chairs.c.table_id == bindparam("at")) & (chairs.c.seat == bindparam("on"))
)
_OPEN_OF = (
    select(func.count())
    .select_from(tables)
    .where((tables.c.opener == bindparam("me")) & tables.c.stage.in_((WAITING, PLAYING)))
)
_FINISHED = (
    select(chairs.c.table_id)
    .join(tables, tables.c.id == chairs.c.table_id)
    .where((chairs.c.person == bindparam("me")) & (tables.c.stage == OVER))
    .limit(bindparam("most"))
)
CLEARED = 200  # tables at a time
SHRUNK = 4096  # pages at a time
_LAST = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
_SILENT = (func.coalesce(_LAST, 0) < bindparam("before")) & (
    1000 * tables.c.opened < bindparam("before")
)
"""No entry since, and not opened since."""
_ABANDONED = (
    select(tables.c.id).where((tables.c.stage == PLAYING) & _SILENT).limit(bindparam("most"))
)
_NEWEST = select(
    select(func.coalesce(func.max(events.c.at), 0)).scalar_subquery(),
    select(func.coalesce(func.max(1000 * tables.c.opened), 0)).scalar_subquery(),
)
_COUNT = select(func.count()).select_from(tables)
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


_DAMAGED = """
SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM chairs)
UNION SELECT table_id FROM chairs WHERE table_id NOT IN (SELECT id FROM tables)
UNION SELECT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)
UNION SELECT table_id FROM events GROUP BY table_id HAVING count(*) <> max(n) + 1
"""


Distinct = Callable[[str, Iterable[str]], str]
"""Makes a name distinct from others at the same table."""


class Twice(Exception):
    """Raised if a log entry of this number, or a table of this secret or id, already exists."""


class Entry(NamedTuple):
    """A row of `events`: an entry of a table's log."""

    table_id: str
    n: int
    choice: int
    at: int
    note: str


class Log(NamedTuple):
    """A table's log: its entries, their times (ms since 1970), and its notes by number."""

    entries: list[int]
    times: "array[int]"
    notes: dict[int, str]


# -- Statements of the writer --------------------------------------------------------


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


# -- Statements of the readers ---------------------------------------------------------


def table(c: Connection, id: str) -> tuple[TableRow, list[Chair]] | None:
    found = c.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return None if found is None else (_row(found), chairs_of(c, [id])[id])


class UnreadableRow(ValueError):
    """Raised for the row of a table whose values are damaged."""


def _row(found: Any) -> TableRow:
    """Return a row of `tables` with its values decoded. Raises `UnreadableRow`."""
    fields = {column.key: found[column] for column in tables.c}
    try:
        high, low = fields["key"][:16], fields["key"][16:]
        fields["key"] = int(high, 16), int(low, 16)
        for name in ("options", "table_settings"):
            fields[name] = json.loads(fields[name])
            if not isinstance(fields[name], dict):
                raise UnreadableRow(name)
    except (ValueError, TypeError, AttributeError) as error:
        raise UnreadableRow(str(error)) from error
    return TableRow(**fields)


def readable(found: Iterable[Any]) -> Iterator[TableRow]:
    """Yield the rows that can be read; `damaged` names the others."""
    for one in found:
        with suppress(UnreadableRow):
            yield _row(one)


def chairs_of(c: Connection, ids: list[str]) -> dict[str, list[Chair]]:
    around: dict[str, list[Chair]] = {id: [] for id in ids}
    for found in c.execute(_AROUND, {"ids": ids}).mappings():
        fields = dict(found)
        if (there := around.get(fields.pop("table_id"))) is not None:  # None in a damaged database
            there.append(Chair(**fields))
    return around


def log(c: Connection, id: str) -> Log:
    rows = tail(c, id, 0)
    notes = {row.n: row.note for row in rows if row.note}
    return Log([row.choice for row in rows], array("q", [row.at for row in rows]), notes)


def tail(c: Connection, id: str, n: int) -> list[Entry]:
    """Return the entries of a log from number `n` on."""
    return [Entry(*row) for row in c.execute(_TAIL, {"of": id, "since": n})]


def lengths(c: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the lengths of logs by table; without the empty ones."""
    return {id: int(n) + 1 for id, n in c.execute(_LENGTHS, {"ids": list(ids)})}


def row_of_tables(c: Connection, id: str, most: int) -> list[tuple[TableRow, list[Chair]]]:
    found = c.execute(_FOLLOWING, {"first": id, "most": most}).mappings()
    rows = [*readable(found)]
    around = chairs_of(c, [row.id for row in rows])
    return [(row, around[row.id]) for row in rows]


def tables_of(c: Connection, person: str) -> list[tuple[TableRow, list[Chair]]]:
    found = c.execute(_MINE, {"me": person}).mappings()
    rows = [*readable(found)]
    around = chairs_of(c, [row.id for row in rows])
    return [(row, around[row.id]) for row in rows]


def open_of(c: Connection, person: str) -> int:
    """Count a person's waiting and running tables, by the index of openers."""
    return int(c.execute(_OPEN_OF, {"me": person}).scalar_one())


def finished_by(c: Connection, person: str, most: int) -> int:
    """Count the tables at which a person has sat and whose game is over, up to a number."""
    return len(c.execute(_FINISHED, {"me": person, "most": most}).all())


def probe(c: Connection) -> None:
    """Read one row of the database itself, to see that it answers."""
    c.exec_driver_sql(f"SELECT version_num FROM {RECORD}").all()


def extent(c: Connection) -> tuple[int, int]:
    """Return the time of the newest entry or table (ms since 1970), and the number of tables."""
    return max(c.execute(_NEWEST).one()), c.execute(_COUNT).scalar_one()


def has_tables(c: Connection) -> bool:
    return c.execute(select(tables.c.id).limit(1)).first() is not None


def damaged(c: Connection) -> list[str]:
    """Return the ids of tables without chairs, with gaps in their log or unreadable values, and of
    chairs and logs without a table."""
    found = {id for (id,) in c.exec_driver_sql(_DAMAGED)}
    for row in c.execute(select(tables)).mappings():
        try:
            _row(row)
        except UnreadableRow:
            found.add(str(row["id"]))
    return sorted(found)


def ticking(c: Connection, most: int, since: int) -> list[str]:
    table_settings = tables.c.table_settings
    timed = table_settings.contains("table_clock") | table_settings.contains("table_patience")
    lately = (tables.c.stage == OVER) & (since <= _LAST)
    found = (
        select(tables.c.id)
        .where(timed & ((tables.c.stage == PLAYING) | lately))
        .order_by(tables.c.opened.desc())
        .limit(most)
    )
    return list(c.execute(found).scalars())
