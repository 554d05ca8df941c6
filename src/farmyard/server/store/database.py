"""Opens the SQLite file of a server: makes it, brings it up to date, or says why it is left alone.

Nothing is written to a file before it is known to be ours, undamaged, and of a version we know.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from farmyard.server.store import notices
from farmyard.server.store.migrations import FORM, migrate, recorded
from farmyard.server.store.schema import MARK

PATIENCE = 10_000  # milliseconds for a file that somebody else holds
LOOKED_THROUGH = 64 * 2**20  # bytes of a file that is checked page by page before it is used


class StoreError(Exception):
    """The file cannot be used; the message is one sentence for whoever runs the server."""


def opened(path: Path) -> Engine:
    """Open or make the file; `StoreError` says in a sentence why it cannot be used."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE / 1000})
    event.listen(engine, "connect", _set_up)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)  # what is hidden at every table is in it; SQLite's other files follow
        _check(engine, path)
    except (DatabaseError, OSError) as error:
        engine.dispose()
        raise StoreError(notices.no_database(path, reason(error))) from error
    except StoreError:
        engine.dispose()
        raise
    return engine


def _set_up(connection: Any, _: Any) -> None:
    for line in ("foreign_keys = on", "synchronous = full", f"busy_timeout = {PATIENCE}"):
        connection.execute(f"PRAGMA {line}")


def _check(engine: Engine, path: Path) -> None:
    """Bring the file to the form we know; leave any file alone that is not ours, or newer."""
    with engine.connect() as connection:
        mark, form = stamp(connection)
        connection.rollback()
        if mark == MARK and path.stat().st_size <= LOOKED_THROUGH:
            _look_through(connection, path)
    if mark != MARK and (mark or form is not None):
        raise StoreError(notices.strange_database(path))
    if form is not None and form > FORM:
        raise StoreError(notices.newer_database(path, form, FORM))
    if not mark:
        _mark(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # fails here, not later, if it is read-only
        if form != FORM:
            migrate(connection, form or 0)
        connection.commit()


def stamp(connection: Connection) -> tuple[int, int | None]:
    """Whose a file is, as its header says, and of what form; None where there is nothing in it."""
    mark = int(connection.exec_driver_sql("PRAGMA application_id").scalar_one())
    if connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0:
        return mark, None
    header = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
    counted = recorded(connection) if mark == MARK else None
    return mark, header if counted is None else counted


def _look_through(connection: Connection, path: Path) -> None:
    """Refuse a damaged file before anything is written to it: that would make it worse."""
    try:
        found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        connection.rollback()
    except DatabaseError as error:
        if "malformed" not in str(error):
            raise
        found = "malformed"
    if found != "ok":
        raise StoreError(notices.damaged_database(path))


def _mark(engine: Engine) -> None:
    """An empty file becomes ours."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA auto_vacuum = incremental")  # before anything else
        connection.exec_driver_sql("PRAGMA journal_mode = wal")
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        connection.commit()


def reason(error: Exception) -> str:
    origin = getattr(error, "orig", None) or error
    return str(getattr(origin, "strerror", None) or origin).rstrip(".")
