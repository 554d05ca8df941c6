"""Opens a PostgreSQL database: creates and migrates its tables, or says why it cannot be used.

The guarantees are those of the SQLite file. There is one connection for writing, which holds an
advisory lock: a server that was cut off can write again only if no other has begun to. The workers
of one server share the lock, and keep everybody else away.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from farmyard.server.store import notices, secret
from farmyard.server.store.database import Database, reason
from farmyard.server.store.migrations import REVISION, migrate, recorded
from farmyard.server.store.place import StoreError
from farmyard.server.store.schema import MARK, meta
from farmyard.server.store.secret import Secret
from farmyard.server.store.shared import members

CONNECTING = 5  # seconds
PATIENCE = 1.0  # seconds for the connection of a server just killed to be closed
PROMISE = """
SELECT set_config('synchronous_commit', 'on', false)
 WHERE current_setting('synchronous_commit') = 'off'
"""
"""Makes commits durable on disk; a stricter setting (a standby) is left as it is."""
ALIVE = """
SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;
SET client_encoding = 'UTF8'
"""
"""Keepalives, so that a dead connection does not hold the lock for hours."""
LOCK = "SELECT pg_try_advisory_lock(%s, hashtext(current_schema()))"
ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(%s)"
"""Held while the tables are created or migrated, for workers start together."""
SHARED_LOCK = "SELECT pg_try_advisory_lock_shared(%s, hashtext(current_schema()))"


class Server(Database):
    """A database of a PostgreSQL server; `shared` by several workers, or kept for one."""

    def __init__(self, url: URL, shared: bool = False) -> None:
        writing, lock = _engine(url, pool_size=1, max_overflow=0), SHARED_LOCK if shared else LOCK
        event.listen(writing, "connect", lambda connection, _: _lock(connection, url, lock))
        super().__init__(writing, _engine(url, isolation_level="AUTOCOMMIT"))
        self.url = url

    def kept_secret(self) -> Secret:
        try:
            with self.writing.begin() as connection:
                return secret.within(connection, str(self.url))
        except DBAPIError as error:
            raise StoreError(notices.no_database(self.url, reason(error))) from error

    def size(self) -> int:
        with self.reading.connect() as connection:
            size = func.pg_database_size(func.current_database())
            return int(connection.execute(select(size)).scalar_one())

    def lost(self, error: Exception) -> bool:
        return isinstance(error, (OperationalError, InterfaceError, StoreError))

    def fold(self) -> None:
        """Do nothing: PostgreSQL keeps no journal beside the tables."""

    def scrub(self) -> None:
        """Do nothing: PostgreSQL reuses its journal, and rows that are gone, by itself."""

    def compact(self) -> None:
        with self.reading.connect() as connection:
            for table in meta.sorted_tables:
                connection.exec_driver_sql(f"VACUUM (FULL, ANALYZE) {table.name}")


def opened(url: URL, shared: bool = False) -> Server:
    """Open a database, creating the tables if there are none, and migrating it if no worker of an
    older version uses it. Raises `StoreError` if it cannot be used."""
    database = Server(url, shared)
    try:
        with database.writing.begin() as connection:
            connection.exec_driver_sql(ONE_AT_A_TIME, (MARK,))
            revision = _revision(connection, url)
            if revision < REVISION:
                if shared and revision >= members.SINCE and members.anybody(connection):
                    raise StoreError(notices.older_workers(url, revision, REVISION))
                migrate(connection, revision)
    except BaseException as error:
        database.close()
        if isinstance(error, DBAPIError):
            raise StoreError(notices.no_database(url, reason(error))) from error
        raise
    return database


@contextmanager
def snapshot(url: URL) -> Iterator[Connection]:
    """Yield a connection that reads one snapshot of a database at today's revision. Raises
    `StoreError`."""
    engine = _engine(url, isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            revision = _revision(connection, url)
            if revision < REVISION:
                raise StoreError(notices.older_database(url, revision, REVISION))
            yield connection
    finally:
        engine.dispose()


def _engine(url: URL, **settings: Any) -> Engine:
    """Return an engine whose connections are tested before use, as the database may have
    restarted."""
    arguments = {"connect_timeout": CONNECTING, "application_name": "farmyard"}
    arguments = {name: value for name, value in arguments.items() if name not in url.query}
    dialect = url.set(drivername="postgresql+psycopg")
    try:
        engine = create_engine(dialect, connect_args=arguments, pool_pre_ping=True, **settings)
    except ModuleNotFoundError:
        raise StoreError(notices.NO_DRIVER) from None
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _: Any) -> None:
    for line in (ALIVE, PROMISE):
        connection.execute(line)
    connection.commit()


def _lock(connection: Any, url: URL, lock: str) -> None:
    end = time.monotonic() + PATIENCE
    while not connection.execute(lock, (MARK,)).fetchone()[0]:
        connection.rollback()
        if time.monotonic() > end:
            with suppress(Exception):
                connection.close()
            raise StoreError(notices.in_use(url))
        time.sleep(0.02)
    connection.commit()


def _revision(connection: Connection, url: URL) -> int:
    """Return the revision of the tables; 0 if the database is empty. Raises `StoreError`."""
    revision = recorded(connection)
    if revision is None and inspect(connection).get_table_names():
        raise StoreError(notices.strange_database(url))
    if revision is not None and revision > REVISION:
        raise StoreError(notices.newer_database(url, revision, REVISION))
    encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
    if encoding != "UTF8":
        raise StoreError(notices.no_database(url, f"its letters are {encoding}, not UTF8"))
    return revision or 0
