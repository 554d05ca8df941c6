"""All rooms that are in memory now: a cache of the store; the oldest idle ones are let go.

Whoever asks for a table gets its room, laid out from the log if it was not here. If the game's
rules are not ready yet the room comes at once, without a table, and lays it when they are.
"""

import asyncio
from collections import OrderedDict

from farmyard.server import names, words
from farmyard.server.house import House
from farmyard.server.refusals import Refusal
from farmyard.server.room import Room
from farmyard.server.schema import WAITING
from farmyard.server.store import NotStored


class Rooms:
    """Finds rooms by the id of their table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    async def find(self, id: str) -> Room:
        """The room of a table; Refusal if there is no such table."""
        if not names.is_table_id(id):
            raise Refusal(404, words.NO_TABLE)
        room = self._rooms.get(id)
        if room is None or (room.fault is not None and room.fault.status == 503):
            room = await self._fetch(id)
        self._rooms.move_to_end(id)
        return room

    async def _fetch(self, id: str) -> Room:
        """Several may ask at once: it is read once."""
        task = self._coming.get(id)
        if task is None:
            task = self._coming[id] = self._house.errand(self._read(id))
            task.add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(task)

    async def _read(self, id: str) -> Room:
        try:
            found = await self._house.store.table(id)
        except NotStored:
            raise Refusal(503, words.NOT_STORED) from None
        if found is None:
            raise Refusal(404, words.NO_TABLE)
        room = Room(self._house, *found)
        if room.row.stage != WAITING:
            await self.lay_out(room)
        self._rooms[id] = room
        self._let_go()
        return room

    def rename(self, person: str, name: str) -> None:
        """A new name on a person's chairs in all waiting rooms."""
        for room in self._rooms.values():
            if room.row.stage == WAITING and room.rename(person, name):
                room.changed()

    async def lay_out(self, room: Room) -> None:
        """Lay the table now, or as soon as the game's rules are ready."""
        if self._house.shelf.ready(room.row.game):
            await room.lay()
            room.opened()
        else:
            self._house.errand(self._lay_later(room))

    async def _lay_later(self, room: Room) -> None:
        await self._house.shelf.wait(room.row.game)
        await room.lay()
        room.opened()

    def _let_go(self) -> None:
        """Forget those longest unused, as long as nobody is in them."""
        surplus = len(self._rooms) - self._house.settings.rooms_kept
        if surplus <= 0:
            return
        idle = [id for id, room in self._rooms.items() if room.idle][:surplus]
        for id in idle:
            del self._rooms[id]
