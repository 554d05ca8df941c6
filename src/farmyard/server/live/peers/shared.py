"""The peers of a worker that shares a database: heartbeat, leases, and what is told.

A worker drives a table while it has the lease, and its heartbeat is fresh. On a machine so busy
that heartbeats come late leases hold longer, as long as the latest was late. Whoever loads a table
that nobody drives claims it; the tables of a dead worker are claimed by the others. A worker that
was asleep finds at its next heartbeat that its leases are gone; what it does until then is stopped
by the log, in which a number is given once.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from farmyard.server.live.cache import Actors
from farmyard.server.live.peers import messages
from farmyard.server.live.peers.alone import Peers
from farmyard.server.live.peers.delivery import Delivery, seen_here
from farmyard.server.live.peers.messages import Message
from farmyard.server.store.schema import WAITING
from farmyard.server.store.shared.channel import LONGEST, Channel, sealed
from farmyard.server.store.shared.members import SILENT, Seen
from farmyard.server.store.shared.store import SharedStore
from farmyard.server.store.writer import NotStored
from farmyard.server.table.refusals import Refusal

log = logging.getLogger("farmyard.server")
BEAT = 0.4  # seconds between two heartbeats
TRUSTED = SILENT - 0.3  # seconds after a heartbeat for which a lease holds
LONGEST_GRACE = 6.0  # seconds by which leases hold longer if heartbeats come late
CALMER = 0.95  # by which that grace shrinks from one heartbeat to the next
LOOKED_OVER = 10.0  # seconds after which all tables in memory are compared with the store
QUOTED = 80  # characters of a message that cannot be sent
TAKEN = 50  # tables of a dead worker, claimed at a time


class SharedPeers(Peers):
    """The other workers that share the database of this one; `may_drive` tables, or serve alone."""

    def __init__(self, store: SharedStore, may_drive: bool) -> None:
        super().__init__()
        self._store, self.may_drive, self.worker = store, may_drive, store.worker
        self._mine: set[str] = set()  # the tables whose lease is ours
        self._driven: set[str] = set()  # tables in memory that another worker drives
        self._wanted: set[str] = set()  # tables to claim
        self._dropped: set[str] = set()  # tables whose lease is to be given back
        self._outbox: list[str] = []
        self._bell, self._joined = asyncio.Event(), asyncio.Event()
        self._trusted = 0.0  # until when the leases hold, in monotonic seconds
        self._looked_over = 0.0  # when the tables were compared with the store
        self._channel: Channel | None = None
        self._left = False  # whether there are to be no more heartbeats
        self._actors: Actors
        self._spawn: Callable[..., Any]
        self.workers: list[str] = []

    # -- What tables ask --

    def drives(self, table: str) -> bool:
        return table in self._mine and time.monotonic() < self._trusted

    def tell(self, *said: Message) -> None:
        texts = [sealed(self.worker, each) for each in said]
        self._outbox += [text for text in texts if len(text.encode()) <= LONGEST]
        if too_long := [text[:QUOTED] for text in texts if len(text.encode()) > LONGEST]:
            log.error("too long to be told to other workers: %s", too_long)
        self._bell.set()

    async def told(self) -> None:
        with suppress(NotStored):
            await self._announce()

    def here(self, table: str) -> None:
        if (actor := self._actors.get(table)) is not None:
            self.tell(seen_here(actor))

    def loaded(self, table: str) -> None:
        self._want(table)
        self.tell(messages.Asked(table))
        self._spawn(self.refresh(table))

    def dropped(self, table: str) -> None:
        self._driven.discard(table)
        if table in self._mine:
            self._mine.discard(table)
            self._dropped.add(table)
            self._bell.set()

    async def refresh(self, table: str) -> None:
        if (actor := self._actors.get(table)) is None:
            return
        state = actor.state
        with suppress(NotStored, Refusal):
            if state.row.stage == WAITING:
                await actor.locked(actor.read_again)
            elif state.table is not None and (
                new := await self._store.tail(state.row.id, len(state.log))
            ):
                await actor.locked(actor.follow, new)

    async def take(self, tables: list[str]) -> list[str]:
        await self._joined.wait()
        claimed = await self._store.claim(tables)
        self._mine.update(claimed)
        self.tell(*(messages.Driven(some) for some in _parts(claimed)))
        return claimed

    async def is_first(self) -> bool:
        await self._joined.wait()
        return self.workers[:1] == [self.worker]

    # -- In touch with the others --

    async def run(self, actors: Actors) -> None:
        """Run for ever: keep in touch with the others."""
        self._actors, self._spawn = actors, actors.services.spawn
        loop, delivery = asyncio.get_running_loop(), Delivery(actors, self.worker)

        def call(work: Callable[..., None], *given: Any) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(work, *given)

        self._channel = self._store.listen(
            lambda text: call(self._hear, delivery, text),
            lambda: call(self._look_over_soon),
        )
        await asyncio.gather(self._beats(), self._posts())

    async def leave(self) -> None:
        self._left = True
        if self._channel is not None:
            await asyncio.to_thread(self._channel.close)
            freed, self._mine = self._mine, set()
            await self._store.leave()
            told = [sealed(self.worker, messages.Freed(some)) for some in _parts(freed)]
            await self._store.announce(told)

    def _look_over_soon(self) -> None:
        self._looked_over = 0.0

    async def _beats(self) -> None:
        due, grace = time.monotonic(), 0.0
        while not self._left:
            began = time.monotonic()
            grace = min(max(began - due, CALMER * grace), LONGEST_GRACE)
            try:
                seen = await self._store.beat(self.may_drive, grace)
            except NotStored:
                if time.monotonic() > self._trusted:
                    await self._stand_aside(set(self._mine))
            else:
                self._trusted, self.workers = began + TRUSTED + grace, seen.workers
                self._joined.set()
                self._spawn(self._seen(seen))  # a fault in it is logged, and the heart goes on
            due = began + BEAT
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def _seen(self, seen: Seen) -> None:
        """Do what follows from a heartbeat: give up what is lost, take what nobody drives."""
        await self._stand_aside(self._mine - set(seen.held))
        left = set(seen.held) - self._mine
        self._dropped.update(each for each in left if self._actors.get(each) is None)
        self._dropped -= self._wanted
        for actor in self._actors.all():
            if actor.state.presence.only(seen.workers):
                actor.crowd_over()
        if self.may_drive and seen.orphans:
            for table in await self.take(seen.orphans[:TAKEN]):
                self._spawn(self._drive(table))
        for actor in self._actors.all():
            if actor.state.table is not None and actor.state.row.id not in self._driven:
                self._want(actor.state.row.id)
        for name, limit in self.limits.items():
            spent = limit.spent()
            for some in _parts(spent):
                self.tell(messages.Spent(name, {sender: spent[sender] for sender in some}))
        if time.monotonic() - self._looked_over > LOOKED_OVER:
            self._looked_over = time.monotonic()
            self._spawn(self._look_over())

    async def _look_over(self) -> None:
        """Compare all tables in memory with the store, for a message may have been missed; and ask
        again for the leases of those that others drive."""
        self._driven.clear()
        playing = [actor for actor in self._actors.all() if actor.state.table is not None]
        with suppress(NotStored):
            known = await self._store.lengths([actor.state.row.id for actor in playing])
            for actor in playing:
                if known.get(actor.state.row.id, 0) > len(actor.state.log):
                    await self.refresh(actor.state.row.id)
            for actor in self._actors.all():
                if actor.state.row.stage == WAITING:
                    await self.refresh(actor.state.row.id)

    async def _posts(self) -> None:
        """Run for ever: send what is to be told, claim and give back leases."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            try:
                await self._post()
            except NotStored:
                self._outbox.clear()  # who has missed it reads the store again
                await asyncio.sleep(BEAT)
            except Exception:
                log.exception("the other workers could not be told")

    async def _post(self) -> None:
        wanted, self._wanted = self._wanted - self._mine, set()
        dropped, self._dropped = self._dropped - self._mine, set()
        await self._announce()
        if dropped:
            await self._store.release(list(dropped))
            self.tell(*(messages.Freed(some) for some in _parts(dropped)))
        if wanted and self.may_drive:
            claimed = await self.take(list(wanted))
            self._driven |= wanted - set(claimed)
            for table in claimed:
                self._spawn(self._drive(table))
        elif wanted:
            self.tell(*map(messages.Wanted, wanted))

    async def _announce(self) -> None:
        said, self._outbox = self._outbox, []
        if said:
            await self._store.announce(said)

    def _want(self, table: str) -> None:
        if table not in self._mine and table not in self._driven:
            self._wanted.add(table)
            self._bell.set()

    # -- Driving --

    async def _drive(self, table: str) -> None:
        """Drive a table whose lease is ours."""
        was_here = self._actors.get(table) is not None
        with suppress(Refusal):
            actor = await self._actors.find(table)
            if was_here:
                await actor.locked(actor.take_over)
        if self._actors.get(table) is None:
            self.dropped(table)

    async def _stand_aside(self, tables: set[str]) -> None:
        self._mine -= tables
        for table in tables:
            if (actor := self._actors.get(table)) is not None:
                await actor.locked(actor.stand_aside)

    def _hear(self, delivery: Delivery, text: str) -> None:
        """Take a message of another worker."""
        worker, said = messages.read(text)
        if worker == self.worker:
            return
        match said:
            case messages.Driven(tables):
                self._driven.update(each for each in tables if self._actors.get(each) is not None)
                if lost := self._mine & set(tables):
                    self._spawn(self._stand_aside(lost))
            case messages.Freed(tables):
                self._driven.difference_update(tables)
            case messages.Wanted(table):
                self._spawn(self._is_wanted(table))
            case _:
                delivery.deliver(worker, said)

    async def _is_wanted(self, table: str) -> None:
        """Drive a table that a worker wants to be driven, unless another one does."""
        if self.drives(table):
            self.tell(messages.Driven([table]))
        elif self.may_drive:
            for each in await self.take([table]):
                await self._drive(each)


def _parts(names: Iterable[str]) -> list[list[str]]:
    """Return names in parts that fit into a message."""
    every = list(names)
    return [every[n : n + TAKEN] for n in range(0, len(every), TAKEN)]
