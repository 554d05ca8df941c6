"""Backups: a whole copy of a database while the server goes on writing to it, and the way back.

SQLite copies page by page and sees to it that the copy is of one moment. With the tables goes the
secret by which people are known at their seats, for without it nobody could sit down again. A copy
is checked before it gets its name, and nothing that is there already is ever written over.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, create_engine
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store import notices
from farmyard.server.store.database import reason, stamp
from farmyard.server.store.migrations import FORM
from farmyard.server.store.schema import MARK

PAGES = 256  # copied at a time; in between whoever plays may write
PATIENCE = 10.0  # seconds for a file that somebody else holds


class BackupError(ValueError):
    """It was not done; the message is one sentence, and nothing was changed."""


def back_up(database: Path, copy: Path) -> int:
    """Copy a database, in use or not, to a file that is not there yet; how many tables it has."""
    return _copy(database, copy)


def restore(copy: Path, database: Path) -> int:
    """Put a backup where a server will look for it; only where there is nothing."""
    for leftover in (f"{database}-wal", f"{database}-shm"):
        if os.path.exists(leftover):
            raise BackupError(notices.in_the_way(Path(leftover)))
    return _copy(copy, database)


def _copy(source: Path, target: Path) -> int:
    if not source.is_file():
        raise BackupError(notices.no_such_file(source))
    secrets = source.with_suffix(".secret"), target.with_suffix(".secret")
    for there in (target, secrets[1] if secrets[0].exists() else target):
        if there.exists():
            raise BackupError(notices.in_the_way(there))
    try:
        with _unfinished(target) as part:
            _pages(source, part)
            tables = _checked(source, part)
            os.link(part, target)  # unlike a renaming, never over a file that has just come
            if secrets[0].exists():
                _private(secrets[1], secrets[0].read_bytes())
    except FileExistsError as error:
        raise BackupError(notices.in_the_way(target)) from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise BackupError(notices.not_copied(source, target, reason(error))) from error
    return tables


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """A private file next to the target, gone afterwards."""
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    _private(part, b"")
    try:
        yield part
    finally:
        for end in ("", "-journal", "-wal", "-shm"):
            with suppress(FileNotFoundError):
                os.unlink(f"{part}{end}")


def _private(path: Path, content: bytes) -> None:
    """A new file that only its owner may read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)


def _pages(source: Path, part: Path) -> None:
    only_read = create_engine("sqlite://", creator=lambda: _opened(source), poolclass=NullPool)
    with only_read.connect() as old, closing(sqlite3.connect(part)) as new:
        mark, form = stamp(old)
        if mark != MARK:
            raise BackupError(notices.strange_database(source))
        if form is not None and form > FORM:
            raise BackupError(notices.newer_database(source, form, FORM))
        old.rollback()
        driver: Any = old.connection.dbapi_connection
        driver.backup(new, pages=PAGES)


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)


def _checked(source: Path, part: Path) -> int:
    """How many tables the copy holds; an error if it is damaged."""
    with closing(sqlite3.connect(part)) as copy:
        fault = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if fault != "ok":
            raise BackupError(notices.damaged_database(source))
        copy.execute("PRAGMA journal_mode = delete")  # one file, nothing beside it
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
