"""The secret of a server, which signs cookies and seals deals.

The secret comes from FARMYARD_SECRET, or is kept with the tables: in a file beside a database file,
readable by its owner alone, or in the PostgreSQL database.
"""

import os
import secrets
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from farmyard.server.store import notices
from farmyard.server.store.schema import signing

SHORTEST_SECRET = 16


class Secret(NamedTuple):
    """A secret, and where it has just been made (empty if it existed)."""

    text: str
    made: str = ""


class SecretError(Exception):
    """Raised if the secret cannot be read or made; the message is one sentence."""


def given() -> Secret | None:
    """Return the secret from the environment, if any. Raises `SecretError` if it is too short."""
    text = os.environ.get("FARMYARD_SECRET")
    if text is not None and len(text) < SHORTEST_SECRET:
        raise SecretError(notices.SHORT_SECRET)
    return None if text is None else Secret(text)


def beside(database: Path) -> Secret:
    """Return the secret from the file beside a database file; made if there is none."""
    path, made = database.with_suffix(".secret"), ""
    try:
        new = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(new, "w") as file:
            file.write(_any())
        made = str(path)
    except FileExistsError:
        pass
    except OSError as error:
        raise SecretError(notices.no_secret(path, error.strerror)) from error
    return Secret(_read(path), made)


def _any() -> str:
    return secrets.token_urlsafe(32)


def _read(path: Path) -> str:
    try:
        text = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SecretError(notices.no_secret(path, str(error))) from error
    if len(text) < SHORTEST_SECRET:
        raise SecretError(notices.broken_secret(path))
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise SecretError(notices.open_secret(path))
    return text


def within(connection: Connection, place: str) -> Secret:
    """Return the secret from the database; made if there is none."""
    made = keep(connection, _any())
    return Secret(connection.execute(select(signing.c.secret)).scalar_one(), place if made else "")


def keep(connection: Connection, text: str) -> bool:
    """Insert a secret into a database that has none. Returns False if it has one."""
    from sqlalchemy.dialects.postgresql import insert  # slow to import, and of no use to files

    connection.execute(insert(signing).values(id=1, secret=text).on_conflict_do_nothing())
    same = select(func.count()).where(signing.c.secret == text)
    return bool(connection.execute(same).scalar_one())
