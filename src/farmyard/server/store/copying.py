"""Copies a whole database, tables and secret, between files and PostgreSQL servers.

A copy is a consistent snapshot, even while a server writes: SQLite copies a file page by page, and
rows are read in one transaction. A copy is checked before it gets its name, and nothing is
overwritten.
"""

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    Table,
    create_engine,
    delete,
    func,
    insert,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store import notices, postgresql, secret
from farmyard.server.store.database import is_damage, reason
from farmyard.server.store.migrations import REVISION
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.schema import MARK, meta, signing, tables
from farmyard.server.store.sqlite import opened, stamp
from farmyard.server.store.statements import reading

PAGES = 256  # copied at a time; in between the server may write
ROWS = 1000  # read and written at a time
PATIENCE = 10.0  # seconds to wait for a locked file
ENDS = ("", "-journal", "-wal", "-shm", ".lock")


class NotCopied(ValueError):
    """Raised if nothing was copied or changed; the message is one sentence."""


def copied(source: Place, target: Place) -> int:
    """Copy a database, in use or not, to a new place. Returns the number of tables; raises
    NotCopied."""
    try:
        if isinstance(target, Path):
            return _to_file(source, target)
        with _rows_of(source) as (rows, kept):
            return _to_server(rows, kept, target)
    except FileExistsError as error:
        raise NotCopied(notices.in_the_way(target)) from error
    except StoreError as error:
        raise NotCopied(str(error)) from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        if is_damage(error):
            raise NotCopied(notices.damaged_database(source)) from error
        raise NotCopied(notices.not_copied(source, target, reason(error))) from error


# -- To a file ------------------------------------------------------------------


def _to_file(source: Place, target: Path) -> int:
    if isinstance(source, Path) and not source.is_file():
        raise NotCopied(notices.no_such_file(source))
    beside = target.with_suffix(".secret")
    kept = source.with_suffix(".secret") if isinstance(source, Path) else None
    for there in (target, beside if kept is None or kept.exists() else target):
        if there.exists():
            raise NotCopied(notices.in_the_way(there))
    with _unfinished(target) as part:
        if isinstance(source, Path):
            _pages(source, part)
            text = kept.read_bytes() if kept and kept.exists() else b""
        else:
            text = _rows_to(part, source).encode()
        count = _checked(source, part)
        os.link(part, target)  # unlike a rename, never overwrites a new file
        if text:
            _private(beside, text)
    return count


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """Create a private file next to the target, and delete it afterwards."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    _private(part, b"")
    try:
        yield part
    finally:
        for end in ENDS:
            with suppress(FileNotFoundError):
                os.unlink(f"{part}{end}")


def _private(path: Path, content: bytes) -> None:
    """Create a file that only its owner may read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


def _pages(source: Path, part: Path) -> None:
    with _only_read(source).connect() as old, closing(sqlite3.connect(part)) as new:
        mark, revision = stamp(old)
        if mark != MARK:
            raise NotCopied(notices.strange_database(source))
        if revision is not None and revision > REVISION:
            raise NotCopied(notices.newer_database(source, revision, REVISION))
        old.rollback()
        driver: Any = old.connection.dbapi_connection
        driver.backup(new, pages=PAGES)


def _only_read(path: Path) -> Engine:
    def connected() -> sqlite3.Connection:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)

    return create_engine("sqlite://", creator=connected, poolclass=NullPool)


def _rows_to(part: Path, source: URL) -> str:
    """Write the rows of a PostgreSQL database to a file. Returns its secret."""
    with _rows_of(source) as (rows, kept), closing(opened(part)) as file:
        with file.writing.begin() as connection:
            _all_rows(rows, connection)
        return kept


def _checked(source: Place, part: Path) -> int:
    """Return the number of tables in the copy. Raises NotCopied if it is damaged."""
    with closing(sqlite3.connect(part)) as copy:
        fault = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if fault != "ok":
            raise NotCopied(notices.damaged_database(source))
        copy.execute("PRAGMA journal_mode = delete")  # no journal beside the file
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


# -- To a PostgreSQL ------------------------------------------------------------


def _to_server(rows: Connection, kept: str, target: URL) -> int:
    with closing(postgresql.opened(target)) as server, server.writing.begin() as connection:
        if reading.has_tables(connection):
            raise NotCopied(notices.not_empty(target))
        count = _all_rows(rows, connection)
        if kept:
            connection.execute(delete(signing))
            secret.keep(connection, kept)
        return count


# -- Row by row -----------------------------------------------------------------


@contextmanager
def _rows_of(source: Place) -> Iterator[tuple[Connection, str]]:
    """Yield a snapshot of all rows, at today's schema revision, and the secret, if any."""
    if isinstance(source, URL):
        with postgresql.snapshot(source) as connection:
            yield connection, connection.execute(select(signing.c.secret)).scalar() or ""
        return
    with tempfile.TemporaryDirectory() as folder:
        copied(source, copy := Path(folder) / "copy.db")
        beside = copy.with_suffix(".secret")
        with closing(opened(copy)) as file, file.reading.connect() as connection:
            yield connection, beside.read_text().strip() if beside.exists() else ""


def _all_rows(source: Connection, target: Connection) -> int:
    """Copy every row of every table and compare checksums. Returns the number of tables."""
    for table in meta.sorted_tables:
        found = source.execute(select(table).execution_options(yield_per=ROWS))
        for some in found.mappings().partitions():
            target.execute(
                insert(table), [{column.key: row[column] for column in table.c} for row in some]
            )
        if _fingerprint(source, table) != _fingerprint(target, table):
            raise NotCopied(notices.NOT_THE_SAME)
    return int(target.execute(select(func.count()).select_from(tables)).scalar_one())


def _fingerprint(connection: Connection, table: Table) -> int:
    """Return an order-independent checksum of all rows."""
    found = connection.execute(select(table).execution_options(yield_per=ROWS))
    hashes = (hashlib.sha256(repr(tuple(row)).encode()).digest() for row in found)
    return sum(int.from_bytes(each) for each in hashes)
