"""Opens the SQLite file of a server: creates it, migrates it, or says why it cannot be used.

Nothing is written to a file before it is known to be a Farmyard database, undamaged, and of a known
revision.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from farmyard.server.store import notices, secret
from farmyard.server.store.database import LOOKED_THROUGH, Database, is_damage, reason
from farmyard.server.store.lock import Lock
from farmyard.server.store.migrations import REVISION, create, migrate, recorded
from farmyard.server.store.place import StoreError
from farmyard.server.store.schema import MARK
from farmyard.server.store.secret import Secret

PATIENCE = 10_000  # milliseconds to wait for a locked file


class File(Database):
    """A database file, with its lock and its secret beside it."""

    def __init__(self, path: Path, engine: Engine, lock: Lock) -> None:
        super().__init__(engine, engine)
        self.path, self.lock = path, lock

    def kept_secret(self) -> Secret:
        return secret.beside(self.path)

    def size(self) -> int:
        return self.path.stat().st_size

    def lost(self, error: Exception) -> bool:
        """Return False: a full disk may still have room for a smaller statement."""
        return False

    def fold(self) -> None:
        """Write the write-ahead log back into the file."""
        with suppress(SQLAlchemyError), self.writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def scrub(self) -> None:
        """Write the write-ahead log back into the file, and empty it."""
        with suppress(SQLAlchemyError), self.writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def compact(self) -> None:
        alone = self.writing.connect().execution_options(isolation_level="AUTOCOMMIT")
        with alone as connection:
            for line in ("PRAGMA auto_vacuum = incremental", "VACUUM"):
                connection.exec_driver_sql(line)
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all()

    def close(self) -> None:
        super().close()
        self.lock.free()


def opened(path: Path) -> File:
    """Open or create the file. Raises `StoreError` if it cannot be used."""
    lock = Lock(path)
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE / 1000})
    event.listen(engine, "connect", _set_up)
    file = File(path, engine, lock)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)  # it has every table's secrets; SQLite's other files inherit the mode
        _check(engine, path)
    except BaseException as error:
        file.close()
        if isinstance(error, DatabaseError | OSError):
            raise StoreError(notices.no_database(path, reason(error))) from error
        raise
    return file


def _set_up(connection: Any, _: Any) -> None:
    for line in (
        "foreign_keys = on",
        "synchronous = full",
        "secure_delete = on",
        f"busy_timeout = {PATIENCE}",
    ):
        connection.execute(f"PRAGMA {line}")


def _check(engine: Engine, path: Path) -> None:
    """Migrate the file to the newest revision. Raises `StoreError` for a foreign or newer file."""
    with engine.connect() as connection:
        mark, revision = stamp(connection)
        connection.rollback()
        if mark == MARK and path.stat().st_size <= LOOKED_THROUGH:
            _look_through(connection, path)
    if mark != MARK and (mark or revision is not None):
        raise StoreError(notices.strange_database(path))
    if revision is not None and revision > REVISION:
        raise StoreError(notices.newer_database(path, revision, REVISION))
    if not mark:
        _mark(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode = wal")  # a restored file has none
        connection.rollback()
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # fails here, not later, if it is read-only
        if revision is None:
            create(connection)
        elif revision != REVISION:
            migrate(connection, revision)
        connection.commit()


def stamp(connection: Connection) -> tuple[int, int | None]:
    """Return a file's application id and revision, from its header; (id, None) for an empty
    file."""
    mark = int(connection.exec_driver_sql("PRAGMA application_id").scalar_one())
    if connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0:
        return mark, None
    header = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
    counted = recorded(connection) if mark == MARK else None
    return mark, header if counted is None else counted


def _look_through(connection: Connection, path: Path) -> None:
    """Raise `StoreError` for a damaged file before anything is written to it."""
    try:
        found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        connection.rollback()
    except DatabaseError as error:
        if not is_damage(error):
            raise
        found = "malformed"
    if found != "ok":
        raise StoreError(notices.damaged_database(path))


def _mark(engine: Engine) -> None:
    """Write our application id into an empty file."""
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA auto_vacuum = incremental")  # before anything else
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        connection.commit()
