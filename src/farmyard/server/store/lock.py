"""The lock file beside a database, which keeps it for one server.

Two servers would lose nothing, for no move can be written twice; but each would show tables as they
were before the other's moves.
"""

import os
from contextlib import suppress
from pathlib import Path

from farmyard.server.store import notices
from farmyard.server.store.place import StoreError

try:
    import fcntl
except ImportError:  # a system without file locks: no protection there
    fcntl = None  # type: ignore[assignment]


class Lock:
    """A lock, held from its creation until it is freed. Raises `StoreError` if another process has
    it."""

    def __init__(self, database: Path) -> None:
        self._file = -1
        if fcntl is None:
            return
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.free()
            raise StoreError(notices.in_use(database)) from None
        except OSError as error:
            self.free()
            why = error.strerror or str(error)
            raise StoreError(notices.no_database(database, why)) from error

    def free(self) -> None:
        """Release the lock."""
        if self._file >= 0:
            with suppress(OSError):
                os.close(self._file)
            self._file = -1
