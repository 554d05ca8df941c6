"""The statements about the workers of one server: who is alive, and who drives which table.

A worker writes a heartbeat; whoever has written none for `SILENT` seconds counts as dead. A busy
worker asks for grace: its heartbeat names a time to come. A lease says which worker drives a table,
that is its bots and clocks; the lease of a dead worker can be taken over. All times are the
database's, so that clocks of machines need not agree.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, text

from farmyard.server.store.schema import MARK

SILENT = 1.5  # seconds
SINCE = 12  # the first revision of the database that knows of workers
BURIED = 3600  # seconds after which a dead worker is forgotten
ORPHANS = 200  # tables of dead workers, named at a time
_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_ALIVE = f"beat > {_NOW} - {int(1000 * SILENT)}"
_BEAT = text(f"""
INSERT INTO workers (id, drives, beat) VALUES (:worker, :drives, {_NOW} + :grace)
ON CONFLICT (id) DO UPDATE SET drives = excluded.drives, beat = excluded.beat
""")
_WORKERS = text(f"SELECT id FROM workers WHERE {_ALIVE} ORDER BY id")
_ORPHANS = text(f"""
SELECT table_id FROM leases WHERE worker NOT IN (SELECT id FROM workers WHERE {_ALIVE})
 ORDER BY random() LIMIT {ORPHANS}
""")
_HELD = text("SELECT table_id FROM leases WHERE worker = :worker")
_CLAIM = text(f"""
INSERT INTO leases (table_id, worker)
SELECT id, :worker FROM unnest(CAST(:ids AS text[])) AS id ORDER BY id
ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker
 WHERE leases.worker NOT IN (SELECT id FROM workers WHERE {_ALIVE} AND id <> excluded.worker)
RETURNING table_id
""")
_RELEASE = text("""
DELETE FROM leases WHERE worker = :worker AND table_id = ANY(CAST(:ids AS text[]))
""")
_LEAVE = (
    text("DELETE FROM leases WHERE worker = :worker"),
    text("DELETE FROM workers WHERE id = :worker"),
)
_ALONE = "SELECT pg_advisory_xact_lock(%s, hashtext(current_schema()))"
_BURY = text(f"DELETE FROM workers WHERE beat < {_NOW} - {1000 * BURIED}")


class Seen(NamedTuple):
    """The answer to a heartbeat: the workers alive, in a fixed order, some tables of dead ones, and
    those for which this worker has the lease."""

    workers: list[str]
    orphans: list[str]
    held: list[str]


def alone(c: Connection) -> None:
    """Wait until no other worker is between reading and writing, and keep them from it up to the
    end of the transaction. Log entries and heartbeats need not wait."""
    c.exec_driver_sql(_ALONE, (MARK + 1,))


def beat(c: Connection, worker: str, drives: bool, grace: float) -> Seen:
    """Write a heartbeat that holds for so many seconds longer; return what there is to know."""
    c.execute(_BEAT, {"worker": worker, "drives": drives, "grace": int(1000 * grace)})
    workers, orphans = c.execute(_WORKERS).scalars(), c.execute(_ORPHANS).scalars()
    return Seen(list(workers), list(orphans), list(c.execute(_HELD, {"worker": worker}).scalars()))


def anybody(c: Connection) -> bool:
    """Tell whether any worker is alive."""
    return c.execute(_WORKERS).first() is not None


def claim(c: Connection, worker: str, ids: Sequence[str]) -> list[str]:
    """Take the leases of tables that no living worker has; return those that are this one's now."""
    return list(c.execute(_CLAIM, {"worker": worker, "ids": list(ids)}).scalars())


def release(c: Connection, worker: str, ids: Sequence[str]) -> None:
    """Give leases back."""
    c.execute(_RELEASE, {"worker": worker, "ids": list(ids)})


def leave(c: Connection, worker: str) -> None:
    """Leave, with all leases; and forget the workers that are long dead."""
    for statement in _LEAVE:
        c.execute(statement, {"worker": worker})
    c.execute(_BURY)
