"""The store of a worker that shares its database with others."""

import secrets
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from farmyard.server.store import queries
from farmyard.server.store.database import Database
from farmyard.server.store.opening import opened
from farmyard.server.store.place import Place
from farmyard.server.store.queries import Entry
from farmyard.server.store.shared import channel, members, uploads
from farmyard.server.store.shared.channel import Channel
from farmyard.server.store.shared.members import Seen
from farmyard.server.store.shared.uploads import Room, Upload
from farmyard.server.store.store import Beside, Store


class SharedStore(Store):
    """A store that tells the other workers of every entry, and knows who drives a table."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.worker = secrets.token_urlsafe(9)  # a new one at every start

    @classmethod
    def open(cls, place: Place) -> "SharedStore":
        """Open or create a database. Raises `StoreError` if it cannot be used or shared."""
        return cls(opened(place, shared=True))

    def _alone(self, connection: Connection) -> None:
        members.alone(connection)

    def _append(self, connection: Connection, entries: list[Entry]) -> list[bool]:
        return queries.append(connection, entries, channel.telling(self.worker))

    def listen(self, hear: Callable[[str], None], again: Callable[[], None]) -> Channel:
        """Listen to all workers; the functions are called in a thread."""
        return Channel(self._database.reading, hear, again)

    async def announce(self, texts: list[str]) -> None:
        """Send messages to all workers."""
        await self._read(lambda c: channel.notify(c, texts))

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """Return how long the logs of these tables are; without those that are empty."""
        return await self._read(lambda c: queries.lengths(c, ids))

    async def keep_upload(self, upload: Upload, room: Room) -> None:
        await self._ask(lambda c: uploads.keep(c, upload, room))

    async def upload(self, id: str) -> Upload | None:
        return await self._read(lambda c: uploads.find(c, id))

    async def beat(self, drives: bool, grace: float) -> Seen:
        """Write a heartbeat of this worker, which holds for so many seconds longer than usual."""
        return await self._ask(Beside(lambda c: members.beat(c, self.worker, drives, grace)))

    async def claim(self, ids: Sequence[str]) -> list[str]:
        """Take the leases of tables that no living worker has. Returns those that are ours."""
        return await self._ask(Beside(lambda c: members.claim(c, self.worker, ids)))

    async def release(self, ids: Sequence[str]) -> None:
        """Give leases of tables back."""
        await self._ask(Beside(lambda c: members.release(c, self.worker, ids)))

    async def leave(self) -> None:
        """Leave the other workers, giving all leases back."""
        await self._ask(Beside(lambda c: members.leave(c, self.worker)))
