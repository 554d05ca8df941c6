"""The interface of an open database: what the store asks of one besides statements.

`sqlite.py` implements it for a file, `postgresql.py` for a server; `opening.py` chooses.
"""

from abc import ABC, abstractmethod

from sqlalchemy import Engine

from farmyard.server.store import secret
from farmyard.server.store.secret import Secret

LOOKED_THROUGH = 64 * 2**20  # bytes; a larger database is not checked before use


class Database(ABC):
    """An open database, used by one server alone (or its workers) until it is closed."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self.writing, self.reading = writing, reading

    def secret(self) -> Secret:
        """Return the server's secret: from the environment, or kept with the tables."""
        return secret.given() or self.kept_secret()

    @abstractmethod
    def kept_secret(self) -> Secret:
        """Return the secret kept with the tables; made if there is none."""

    @abstractmethod
    def size(self) -> int:
        """Return the size of the database in bytes."""

    @abstractmethod
    def lost(self, error: Exception) -> bool:
        """True if the error is a connection or disk failure, so that no other statement could
        succeed."""

    @abstractmethod
    def fold(self) -> None:
        """Merge the journal into the database file, if there is one."""

    @abstractmethod
    def scrub(self) -> None:
        """Remove from the journal, if there is one, what the database no longer holds."""

    @abstractmethod
    def compact(self) -> None:
        """Shrink the database to what its rows need."""

    def close(self) -> None:
        """Close the database, so that others can open it."""
        self.writing.dispose()
        self.reading.dispose()


def is_damage(error: Exception) -> bool:
    """Return whether SQLite says with an error that a file is damaged."""
    return "malformed" in str(error)


def reason(error: Exception) -> str:
    """Return why a database or a file refused, in its own words, on one line."""
    origin = getattr(error, "orig", None) or error
    said = str(getattr(origin, "strerror", None) or origin).strip()
    return said.partition("\n")[0].removeprefix("connection failed: ").rstrip(".")
