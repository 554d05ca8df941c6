"""The statements of the readers."""

import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, literal, select

from farmyard.server.store.migrations import RECORD
from farmyard.server.store.schema import (
    CLOSED,
    OVER,
    PLAYING,
    WAITING,
    Chair,
    TableRow,
    chairs,
    events,
    tables,
)

HALL_TABLES = 60
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
LAST = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
_NEWEST = select(
    select(func.coalesce(func.max(events.c.at), 0)).scalar_subquery(),
    select(func.coalesce(func.max(1000 * tables.c.opened), 0)).scalar_subquery(),
)
_COUNT = select(func.count()).select_from(tables)
_DAMAGED = """
SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM chairs)
UNION SELECT table_id FROM chairs WHERE table_id NOT IN (SELECT id FROM tables)
UNION SELECT table_id FROM events WHERE table_id NOT IN (SELECT id FROM tables)
UNION SELECT table_id FROM events GROUP BY table_id HAVING count(*) <> max(n) + 1
"""


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
    lately = (tables.c.stage == OVER) & (since <= LAST)
    found = (
        select(tables.c.id)
        .where(timed & ((tables.c.stage == PLAYING) | lately))
        .order_by(tables.c.opened.desc())
        .limit(most)
    )
    return list(c.execute(found).scalars())
