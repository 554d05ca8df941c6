"""`farmyard tidy`: clears away at once what a running server clears once a day, and makes the file
as small as what is left in it."""

from pathlib import Path
from typing import NamedTuple

from farmyard.server.live.settings import Settings
from farmyard.server.store import notices, queries
from farmyard.server.store.database import StoreError, opened
from farmyard.server.store.lock import Lock
from farmyard.server.store.schema import now_ms


class Tidied(NamedTuple):
    """How many tables are gone, and the file's bytes before and after."""

    tables: int
    before: int
    after: int


def tidy(database: Path, settings: Settings) -> Tidied:
    """Tidy a database that no server has open; `StoreError` says why it cannot be."""
    if not database.is_file():
        raise StoreError(notices.no_such_file(database))
    lock = Lock(database)
    try:
        before = database.stat().st_size
        count = _cleared(database, settings)
        return Tidied(count, before, database.stat().st_size)
    finally:
        lock.free()


def limits(settings: Settings) -> tuple[int, int | None]:
    """What waits since before the first time (ms) is cleared, and what is done with before the
    second, if there is one."""
    now = now_ms()
    done = now - int(1000 * settings.finished_for) if settings.finished_for else None
    return now - int(1000 * settings.waiting_for), done


def _cleared(database: Path, settings: Settings) -> int:
    engine, count = opened(database), 0
    try:
        while True:
            with engine.begin() as connection:
                gone = len(queries.clear(connection, *limits(settings)))
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
