"""`farmyard tidy`: clears away at once what a running server clears once a day, and makes the file
as small as what is left in it."""

from pathlib import Path
from typing import NamedTuple

from farmyard.server.store import notices, queries
from farmyard.server.store.database import StoreError, opened
from farmyard.server.store.lock import Lock


class Tidied(NamedTuple):
    """How many tables are gone, and the file's bytes before and after."""

    tables: int
    before: int
    after: int


def tidy(database: Path, waiting: int, done: int | None) -> Tidied:
    """Tidy a database that no server has open: tables that have waited since before then (ms), and
    games done with before that. `StoreError` says why it cannot be."""
    if not database.is_file():
        raise StoreError(notices.no_such_file(database))
    lock = Lock(database)
    try:
        before = database.stat().st_size
        count = _cleared(database, waiting, done)
        return Tidied(count, before, database.stat().st_size)
    finally:
        lock.free()


def _cleared(database: Path, waiting: int, done: int | None) -> int:
    engine, count = opened(database), 0
    try:
        while True:
            with engine.begin() as connection:
                gone = len(queries.clear(connection, waiting, done))
            count += gone
            if not gone:
                break
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for line in ("PRAGMA auto_vacuum = incremental", "VACUUM"):
                connection.exec_driver_sql(line)
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()
    finally:
        engine.dispose()
    return count
