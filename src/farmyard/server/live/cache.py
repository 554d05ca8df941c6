"""All rooms that are in memory now: a cache of the store; the oldest idle ones are let go.

Whoever asks for a table gets its room, laid out from the log if it was not here. If that takes long
the room comes without a table, which follows.
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from farmyard.server.live.actor import Room
from farmyard.server.store.schema import CLOSED, OVER, PLAYING, WAITING, Chair, TableRow, now_ms
from farmyard.server.store.store import NotStored
from farmyard.server.store.tidying import limits
from farmyard.server.table import names, words
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.terms import DAY
from farmyard.server.web.site import House

Stored = tuple[TableRow, list[Chair]]
NOTED_AFTER = 0.5  # seconds
LAID_WITHIN = 1.0  # seconds that a page waits for its table
LAYING_AWAITED = 20.0  # seconds that whoever needs a table waits for it


class Rooms:
    """Finds rooms by the id of their table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._noted: dict[str, TableRow] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}
        self._laid_later: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def watchers(self) -> int:
        """Pages and programs that look at any of them."""
        return sum(len(room.watchers) for room in self._rooms.values())

    async def find(self, id: str) -> Room:
        """The room of a table; Refusal if there is no such table."""
        if not names.is_table_id(id):
            raise Refusal(404, words.NO_TABLE)
        room = self._rooms.get(id)
        if room is None or (room.fault is not None and room.fault.status == 503):
            room = await self._fetch(id)
        self._rooms.move_to_end(id)
        return room

    async def laid(self, id: str) -> Room:
        """The room of a table, after a while in which it may be laid: somebody may ask for what
        needs it."""
        room = await self.find(id)
        if (later := self._laid_later.get(id)) is not None:
            await asyncio.wait([later], timeout=LAYING_AWAITED)
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
        """A new name on a person's chairs wherever a game is not over."""
        for room in self._rooms.values():
            if room.row.stage in (WAITING, PLAYING) and room.rename(person, name):
                room.changed()

    # -- What the hall says of a table --

    def note(self, row: TableRow) -> None:
        """How a table stands now; written down soon, for many at a time."""
        if not self._noted:
            asyncio.get_running_loop().call_later(NOTED_AFTER, self._note_soon)
        self._noted[row.id] = row

    def _note_soon(self) -> None:
        self._house.errand(self.write_notes())

    async def write_notes(self) -> None:
        """Write down how tables stand, wherever that has changed."""
        noted, self._noted = list(self._noted.values()), {}
        if noted:
            await self._house.store.note(noted)

    def as_they_stand(self, stored: Sequence[Stored]) -> list[Stored]:
        """What was read of tables, with the newest that is known of those in memory."""
        rooms = self._rooms
        return [(rooms[row.id].row if row.id in rooms else row, chairs) for row, chairs in stored]

    # -- Laying out, and closing --

    async def lay_out(self, room: Room) -> None:
        """Lay the table. What takes longer than a moment, as with house rules that must be worked
        out first, is awaited by nobody: its page says that it is being laid."""
        self._house.loader.wanted(room.row.game)
        later = self._laid_later[room.row.id] = self._house.errand(self._lay(room))
        later.add_done_callback(lambda _: self._laid_later.pop(room.row.id, None))
        await asyncio.wait([later], timeout=LAID_WITHIN)

    async def _lay(self, room: Room) -> None:
        await room.lay()
        room.opened()

    async def keep(self) -> None:
        """As long as the server runs: tables with a clock are awake, abandoned ones are closed."""
        with contextlib.suppress(NotStored):
            for id in await self._house.store.ticking(self._house.settings.rooms_kept):
                with contextlib.suppress(Refusal):
                    await self.find(id)
        while True:
            with contextlib.suppress(NotStored):
                await self.close_abandoned()
                await self.clear()
            await asyncio.sleep(DAY)

    async def tidy(self) -> None:
        """As long as the server runs: finished games that nobody looks at are let go, for a busy
        house ends many; whoever comes back to one has it laid out again. So are opened files."""
        while True:
            await asyncio.sleep(self._house.settings.over_kept / 2)
            since = now_ms() - int(1000 * self._house.settings.over_kept)
            for id in [id for id, room in self._rooms.items() if _is_done(room, since)]:
                del self._rooms[id]
            self._house.files.forget_old()

    async def close_abandoned(self) -> None:
        """Close what has been left alone for too long; it can still be looked at."""
        before = now_ms() - int(1000 * self._house.settings.abandoned_after)
        for id in await self._house.store.close_abandoned(before):
            if (coming := self._coming.get(id)) is not None:  # what it has read may be older
                await asyncio.wait([coming])
            if (room := self._rooms.get(id)) is not None:
                room.row = replace(room.row, stage=CLOSED)
                room.noted()

    async def clear(self) -> int:
        """Clear away what has waited for too long, and what has been done with for long enough; how
        many tables that is."""
        count = 0
        while ids := await self._house.store.clear(*limits(self._house.settings)):
            count += len(ids)
            for id in ids:
                if (room := self._rooms.pop(id, None)) is not None:
                    room.fault = Refusal(404, words.NO_TABLE)
        return count

    def _let_go(self) -> None:
        """Forget those longest unused, as long as nobody is in them."""
        surplus = len(self._rooms) - self._house.settings.rooms_kept
        if surplus <= 0:
            return
        idle = [id for id, room in self._rooms.items() if room.idle][:surplus]
        for id in idle:
            del self._rooms[id]


def _is_done(room: Room, since: int) -> bool:
    """Whether the game was over before that moment (ms), and nobody has been here after it."""
    if room.row.stage != OVER or not room.idle:
        return False
    return max(room.laid_at, *room.times[-1:]) < since
