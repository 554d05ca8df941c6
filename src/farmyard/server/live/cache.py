"""The tables in memory: a cache of the store, from which the oldest idle ones are dropped.

A table that is not in memory is loaded from its log when it is asked for. If that takes long its
actor is returned without a table, which follows.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from farmyard.server.live.actor import Actor
from farmyard.server.live.peers import messages
from farmyard.server.live.services import Services
from farmyard.server.live.watcher import Watcher
from farmyard.server.store import notices
from farmyard.server.store.schema import CLOSED, OVER, PLAYING, WAITING, Chair, TableRow, now_ms
from farmyard.server.store.statements.people import Erased
from farmyard.server.store.statements.reading import UnreadableRow
from farmyard.server.store.writer import NotStored
from farmyard.server.table import knocks, names
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import knows
from farmyard.server.table.table_settings import DAY
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
Stored = tuple[TableRow, list[Chair]]
CALM = 3600.0  # seconds after the start in which nothing is closed or cleared
MOST = 100  # tables, or a hundredth of all, that are closed or cleared in a day
LOADED_WITHIN = 1.0  # seconds a page waits for its table
LOADING_AWAITED = 20.0  # seconds a request that needs a table waits for it


class Actors:
    """The actors in memory, by the id of their table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._actors: OrderedDict[str, Actor] = OrderedDict()
        self._coming: dict[str, asyncio.Task[Actor]] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._actors)

    def watchers(self) -> list[Watcher]:
        """Return the pages and programs that watch any table in memory."""
        return [each for actor in self._actors.values() for each in actor.audience.watchers]

    async def find(self, id: str) -> Actor:
        """Return the actor of a table. Raises Refusal 404 if there is no such table."""
        if not names.is_table_id(id):
            raise Refusal(404, say("no-table"))
        actor = self._actors.get(id)
        if actor is None or (actor.state.fault is not None and actor.state.fault.status == 503):
            actor = await self._fetch(id)
        else:
            await self.services.peers.refresh(id)
        if id in self._actors:
            self._actors.move_to_end(id)
        return actor

    def get(self, id: str) -> Actor | None:
        """Return the actor of a table if it is in memory."""
        return self._actors.get(id)

    def all(self) -> list[Actor]:
        """Return all actors in memory."""
        return list(self._actors.values())

    async def loaded(self, id: str) -> Actor:
        """Return the actor of a table, waiting up to `LOADING_AWAITED` seconds until it is
        loaded."""
        actor = await self.find(id)
        if (later := self._loading.get(id)) is not None:
            await asyncio.wait([later], timeout=LOADING_AWAITED)
        return actor

    async def _fetch(self, id: str) -> Actor:
        """Read a table once, however many requests ask for it at the same time."""
        task = self._coming.get(id)
        if task is None:
            task = self._coming[id] = self.services.spawn(self._read(id))
            task.add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(task)

    async def _read(self, id: str) -> Actor:
        try:
            found = await self.services.store.table(id)
        except NotStored:
            raise Refusal(503, say("not-read")) from None
        except UnreadableRow:
            raise Refusal(409, say("broken-table")) from None
        if found is None:
            raise Refusal(404, say("no-table"))
        actor = Actor(self.services, *found)
        if actor.state.row.stage != WAITING:
            await self.load(actor)
        self._actors[id] = actor
        self._let_go()
        await self.services.peers.refresh(id)  # others may have written since it was read
        return actor

    def rename(self, person: str, name: str) -> None:
        """Change a person's name on all chairs of unfinished games, for all workers."""
        self.renamed(person, name)
        self.services.peers.tell(messages.Named(person, name))

    def renamed(self, person: str, name: str) -> None:
        """Change a person's name on all chairs of unfinished games in memory."""
        for actor in self._actors.values():
            running = actor.state.row.stage in (WAITING, PLAYING)
            if running and actor.state.rename(person, name):
                actor.changed()

    async def unite(self, old: str, new: str) -> None:
        """Give to another number what the store has given it, for all workers."""
        self.services.peers.tell(messages.United(old, new))
        await self.united(old, new)

    async def united(self, old: str, new: str) -> None:
        """Give to another number what the store has given it, at the tables in memory."""
        if coming := list(self._coming.values()):  # they may have read older chairs
            await asyncio.wait(coming)
        known = [(id, actor) for id, actor in self._actors.items() if actor.state.knows(old)]
        for id, actor in known:
            found = await self.services.store.table(id)
            if found and knows(*found, new) and not knows(*found, old):
                actor.state.reseat(old, new)
                (actor.changed if actor.state.table is None else actor.noted)()

    async def erase(self, person: str, erased: Erased) -> None:
        """Do with the tables in the memory of all workers what was done with those in the store."""
        self.services.peers.tell(*messages.gone(person, erased))
        await self.erased(person, erased)

    async def erased(self, person: str, erased: Erased) -> None:
        """Do with the tables in memory what was done with those in the store."""
        if coming := list(self._coming.values()):
            await asyncio.wait(coming)
        for id in erased.deleted:
            self._drop(id)
        for id, nobody in erased.changed.items():
            if (actor := self._actors.get(id)) is not None:
                actor.state.reseat(person, *nobody)
                actor.state.chat.rename(nobody.names)
                (actor.changed if actor.state.table is None else actor.noted)()

    def _drop(self, id: str) -> None:
        """Forget a table that was deleted."""
        if (actor := self._actors.get(id)) is not None:
            self._forget(id)
            actor.deleted()

    def _forget(self, id: str) -> None:
        """Remove a table from memory."""
        del self._actors[id]
        self.services.peers.dropped(id)

    def as_they_stand(self, stored: Sequence[Stored]) -> list[Stored]:
        """Return stored rows, with the newer row of each table that is in memory."""
        here = self._actors
        return [
            (here[row.id].state.row if row.id in here else row, chairs) for row, chairs in stored
        ]

    # -- Loading and closing --

    async def load(self, actor: Actor) -> None:
        """Load a table, waiting at most `LOADED_WITHIN` seconds; after that it goes on in the
        background."""
        row = actor.state.row
        self.services.loader.wanted(row.game)
        later = self._loading[row.id] = self.services.spawn(self._load(actor))
        later.add_done_callback(lambda _: self._loading.pop(row.id, None))
        await asyncio.wait([later], timeout=LOADED_WITHIN)

    async def _load(self, actor: Actor) -> None:
        await actor.load()
        actor.opened()

    async def keep(self) -> None:
        """Run for ever: load tables with a clock at the start, also those whose end somebody may
        still have to be told; from an hour after it on close and clear old ones once a day."""
        store, settings = self.services.store, self.services.settings
        with contextlib.suppress(NotStored):
            since = now_ms() - knocks.LATE
            ticking = await store.ticking(settings.max_cached_tables, since)
            mine = await self.services.peers.take(ticking) if self.services.peers.may_drive else []
            for id in mine:
                with contextlib.suppress(Refusal):
                    await self.find(id)
        await asyncio.sleep(CALM)
        while True:
            with contextlib.suppress(NotStored):
                if await self.services.peers.is_first():
                    await self.close_abandoned()
                    await self.clear()
            await asyncio.sleep(DAY)

    async def tidy(self) -> None:
        """Run for ever: drop finished games that nobody watches. A table is loaded again on
        demand."""
        kept = self.services.settings.keep_cached
        while True:
            await asyncio.sleep(kept / 2)
            since = now_ms() - int(1000 * kept)
            for id in [id for id, actor in self._actors.items() if is_done(actor, since)]:
                self._forget(id)

    async def close_abandoned(self) -> None:
        """Close games in which nothing has happened for too long; a closed table can still be
        read."""
        now, most = await self._measure()
        before = now - int(1000 * self.services.settings.keep_abandoned)
        for id in await self.services.store.close_abandoned(before, most):
            self.services.peers.tell(messages.Changed(id))
            await self._read_by_now(id)
            if (actor := self._actors.get(id)) is not None:
                actor.state.row = replace(actor.state.row, stage=CLOSED)
                actor.noted()

    async def clear(self) -> int:
        """Delete tables that have waited or been finished for too long. Returns their number."""
        now, most = await self._measure()
        count, before = 0, self.services.settings.cleared_before(now)
        while ids := await self.services.store.clear(*before, most - count):
            count += len(ids)
            for id in ids:
                self.services.peers.tell(messages.Changed(id))
                await self._read_by_now(id)
                self._drop(id)
        if count:
            log.warning(notices.old_cleared(count))
        return count

    async def _measure(self) -> tuple[int, int]:
        """Return the time by which tables are old, and how many may go on one day.

        A clock can be years ahead, so time has only come as far as the newest entry.
        """
        newest, tables = await self.services.store.extent()
        return min(now_ms(), newest), max(MOST, tables // 100)

    async def _read_by_now(self, id: str) -> None:
        """Wait for a table that is being read, perhaps from a row that has changed since."""
        if (coming := self._coming.get(id)) is not None:
            await asyncio.wait([coming])

    def _let_go(self) -> None:
        """Drop the actors unused for longest, as long as they are idle."""
        surplus = len(self._actors) - self.services.settings.max_cached_tables
        if surplus <= 0:
            return
        idle = [id for id, actor in self._actors.items() if actor.idle][:surplus]
        for id in idle:
            self._forget(id)


def is_done(actor: Actor, since: int) -> bool:
    """True if a game was over before `since` (ms since 1970) and nobody has been there after it."""
    if actor.state.row.stage != OVER or not actor.idle:
        return False
    return max(actor.state.loaded_at, *actor.state.times[-1:]) < since
