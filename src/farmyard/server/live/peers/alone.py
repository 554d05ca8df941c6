"""A server of one process, which has no peers: it drives every table, and has nobody to tell."""

from typing import Protocol

from farmyard.server.live.peers.messages import Message


class Limit(Protocol):
    """A rate limit that counts for all workers together."""

    def spent(self) -> dict[str, int]:
        """Return what senders have used since it was asked last."""

    def charge(self, sender: str, tokens: int) -> None:
        """Count what a sender has used elsewhere."""


class Peers:
    """The other workers of a server. This one has none; `SharedPeers` has some."""

    may_drive = True

    def __init__(self) -> None:
        self.limits: dict[str, Limit] = {}  # by name; they count for all workers together

    def drives(self, table: str) -> bool:
        """True if this worker moves the bots of a table and keeps its time."""
        return True

    def tell(self, *messages: Message) -> None:
        """Tell the others, soon."""

    async def told(self) -> None:
        """Wait until everything has been told, as before a form is answered."""

    def here(self, table: str) -> None:
        """Tell the others who is seen at a table here, soon."""

    def loaded(self, table: str) -> None:
        """Find somebody who drives a table that was loaded, and ask who is there."""

    def dropped(self, table: str) -> None:
        """Stop driving a table that is not in memory any more."""

    async def refresh(self, table: str) -> None:
        """Read what others have written to a table, before it is shown to somebody new."""

    async def take(self, tables: list[str]) -> list[str]:
        """Take the leases of tables, or other work, that no other worker has. Returns those."""
        return tables

    async def is_first(self) -> bool:
        """True for the one worker that clears old tables away."""
        return True

    async def leave(self) -> None:
        """Leave, so that others can drive the tables."""
