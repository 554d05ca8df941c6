"""The crew of a worker: the workers that share its port, and where each gives its figures."""

from pathlib import Path
from typing import Any, NamedTuple


class Crew(NamedTuple):
    """The workers of one supervisor, as one of them knows them."""

    folder: Path  # of the sockets on which workers give each other their figures
    number: int  # of this worker, from 0
    size: int
    restarts: Any  # a shared number, which only the supervisor changes

    def socket_of(self, number: int) -> str:
        """Return the address of a worker's socket for figures."""
        return str(self.folder / str(number))
