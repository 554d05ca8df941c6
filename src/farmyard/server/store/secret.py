"""The secret of a server: what it signs with, and makes its promises from.

It lies beside the database, readable by its owner alone, or comes from FARMYARD_SECRET.
"""

import os
import secrets
from pathlib import Path

from farmyard.server.store import notices

SHORTEST_SECRET = 16


class SecretError(Exception):
    """The secret cannot be read or made; the message is one sentence."""


def secret(database: Path) -> str:
    """The signing secret: from the environment, or from the file beside the database."""
    given = os.environ.get("FARMYARD_SECRET")
    if given is None:
        return _from_file(database.with_suffix(".secret"))
    if len(given) < SHORTEST_SECRET:
        raise SecretError(notices.SHORT_SECRET)
    return given


def _from_file(path: Path) -> str:
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise SecretError(notices.no_secret(path, error.strerror)) from error
    return _read(path)


def is_missing(database: Path) -> bool:
    """Whether there is no secret yet for this database."""
    given = os.environ.get("FARMYARD_SECRET") is not None
    return not given and not database.with_suffix(".secret").exists()


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
