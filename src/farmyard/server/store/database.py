"""A database that is open, of whichever kind: what the store asks of one beside its statements.

`sqlite.py` has the file, `postgresql.py` the other kind, `opening.py` chooses.
"""

from abc import ABC, abstractmethod

from sqlalchemy import Engine

from farmyard.server.store import secret
from farmyard.server.store.secret import Secret

LOOKED_THROUGH = 64 * 2**20  # bytes of a database that is looked through before it is used


class Database(ABC):
    """One server's alone, from its making until it is closed."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self.writing, self.reading = writing, reading

    def secret(self) -> Secret:
        """What the server signs with: from the environment, or kept with the tables."""
        return secret.given() or self.kept_secret()

    @abstractmethod
    def kept_secret(self) -> Secret:
        """The secret that lies with the tables; made if there is none."""

    @abstractmethod
    def size(self) -> int:
        """How many bytes it takes."""

    @abstractmethod
    def lost(self, error: Exception) -> bool:
        """Whether nothing else could be written now either, whatever it were."""

    @abstractmethod
    def fold(self) -> None:
        """Bring what has been written into one piece, if it is not."""

    @abstractmethod
    def compact(self) -> None:
        """Take no more room than what is kept needs."""

    def close(self) -> None:
        """Let it go, for others to open."""
        self.writing.dispose()
        self.reading.dispose()


def reason(error: Exception) -> str:
    """Why a database or a file refused, in the words of whoever did, on one line."""
    origin = getattr(error, "orig", None) or error
    said = str(getattr(origin, "strerror", None) or origin).strip()
    return said.partition("\n")[0].removeprefix("connection failed: ").rstrip(".")
