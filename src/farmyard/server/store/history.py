"""The statements about one person's games: those that are over, newest first."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, select

from farmyard.server.store.queries import readable
from farmyard.server.store.schema import CLOSED, OVER, Chair, TableRow, chairs, events, tables

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
