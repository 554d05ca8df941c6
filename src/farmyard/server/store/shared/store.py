"""The store of a worker that shares its database with others."""

import secrets
from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from farmyard.server.store.database import Database
from farmyard.server.store.opening import opened
from farmyard.server.store.place import Place
from farmyard.server.store.shared import channel, members, uploads
from farmyard.server.store.shared.channel import Channel
from farmyard.server.store.shared.members import Seen
from farmyard.server.store.shared.uploads import Room, Upload
from farmyard.server.store.statements import reading, writing
from farmyard.server.store.statements.reading import Entry
from farmyard.server.store.store import Store
from farmyard.server.store.writer import Beside, Writer


class SharedWriter(Writer):
    """A writer that tells the other workers of every entry."""

    def __init__(self, database: Database, worker: str) -> None:
        self._worker = worker
        super().__init__(database)

    def _alone(self, connection: Connection) -> None:
        members.alone(connection)

    def _append(self, connection: Connection, entries: list[Entry]) -> list[bool]:
        return writing.append(connection, entries, channel.telling(self._worker))


class SharedStore(Store):
    """A store that tells the other workers of every entry, and knows who drives a table."""

    def __init__(self, database: Database) -> None:
        self.worker = secrets.token_urlsafe(9)  # a new one at every start
        super().__init__(database, SharedWriter(database, self.worker))

    @classmethod
    def open(cls, place: Place) -> "SharedStore":
        """Open or create a database. Raises `StoreError` if it cannot be used or shared."""
        return cls(opened(place, shared=True))

    def listen(self, hear: Callable[[str], None], again: Callable[[], None]) -> Channel:
        """Listen to all workers; the functions are called in a thread."""
        return Channel(self._database.reading, hear, again)

    async def announce(self, texts: list[str]) -> None:
        """Send messages to all workers."""
        await self._read(lambda c: channel.notify(c, texts))

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """Return how long the logs of these tables are; without those that are empty."""
        return await self._read(lambda c: reading.lengths(c, ids))

    async def keep_upload(self, upload: Upload, room: Room) -> None:
        await self.writer.ask(lambda c: uploads.keep(c, upload, room))

    async def upload(self, id: str) -> Upload | None:
        return await self._read(lambda c: uploads.find(c, id))

    async def beat(self, drives: bool, grace: float) -> Seen:
        """Write a heartbeat of this worker, which holds for so many seconds longer than usual."""
        return await self.writer.ask(Beside(lambda c: members.beat(c, self.worker, drives, grace)))

    async def claim(self, ids: Sequence[str]) -> list[str]:
        """Take the leases of tables that no living worker has. Returns those that are ours."""
        return await self.writer.ask(Beside(lambda c: members.claim(c, self.worker, ids)))

    async def release(self, ids: Sequence[str]) -> None:
        """Give leases of tables back."""
        await self.writer.ask(Beside(lambda c: members.release(c, self.worker, ids)))

    async def leave(self) -> None:
        """Leave the other workers, giving all leases back."""
        await self.writer.ask(Beside(lambda c: members.leave(c, self.worker)))
