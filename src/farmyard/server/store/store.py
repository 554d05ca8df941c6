"""Keeps tables and their logs in a database.

One thread writes. It takes whatever has been asked for since its last commit, writes all of it in
one transaction, and only when that is safe on the disk does anybody waiting hear of it. Reading
goes on beside it in other threads. `append` is the promise of the house: when it returns,
the move is kept, and no second move can ever bear the same number. The entries of a group go
into the database in one statement, and its answers reach the event loop in one call: each time the
writer lets go of the interpreter it has to wait for it again.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store import notices, queries
from farmyard.server.store.database import LOOKED_THROUGH, Database, reason
from farmyard.server.store.opening import opened
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.queries import Entry, Log, Twice
from farmyard.server.store.schema import Chair, TableRow
from farmyard.server.store.secret import Secret

T = TypeVar("T")
Job = Callable[[Connection], Any] | Entry
LARGEST_GROUP = 256
QUIET = 2.0  # seconds


class Order(NamedTuple):
    """A job for the writer, and where its result is waited for."""

    job: Job
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class NotStored(Exception):
    """What was asked for could not be written, and nothing of it was."""


class Store:
    """The database of one server. Open it with `Store.open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: deque[Order | None]
        self._jobs = deque()  # as long as there are requests in the house, no longer
        self._asleep, self._bell = False, threading.Event()
        self._beside: float | None = None  # since when the file beside the database has anything
        self._writer = threading.Thread(target=self._write, name="farmyard-writer", daemon=True)
        self._writer.start()
        self.commits = 0

    @classmethod
    def open(cls, place: Place) -> "Store":
        """Open or make it; `StoreError` says in a sentence why it cannot be used."""
        return cls(opened(place))

    def secret(self) -> Secret:
        """What the server signs with; `SecretError` says why it cannot."""
        return self._database.secret()

    def looked_over(self, secret: Secret) -> list[str]:
        """What whoever runs the server should know before it begins: which tables are damaged, and
        that the secret beside them is a new one. Nothing of a large database: that takes long."""
        if self._database.size() > LOOKED_THROUGH:
            return []
        with self._database.reading.connect() as connection:
            ids, some = queries.damaged(connection), queries.has_tables(connection)
        said = [notices.damaged_tables(ids)] if ids else []
        return said + ([notices.new_secret(secret.made)] if secret.made and some else [])

    def close(self) -> None:
        """Write what is left and let the database go."""
        self._give(None)
        self._writer.join()
        self._database.close()

    # -- Writing --

    async def append(self, table: str, n: int, choice: int, at: int, note: str = "") -> None:
        """Write one log entry, made at that time (ms); `Twice` if number n is taken.

        Safe on disk when this returns.
        """
        if not await self._ask(Entry(table, n, choice, at, note)):
            raise Twice

    async def open_table(self, row: TableRow, seats: list[Chair]) -> None:
        """Write a new table with its chairs."""
        await self._ask(lambda c: queries.open_table(c, row, seats))

    async def open_rematch(self, old: str, row: TableRow, seats: list[Chair]) -> str:
        """Write the table that follows `old`, unless it has one: its id, or the other's."""
        return await self._ask(lambda c: queries.open_rematch(c, old, row, seats))

    async def set_chairs(self, table: str, changes: Sequence[tuple[Chair, Chair]]) -> bool:
        """Change chairs of a waiting table if all are still as they were; False if they are not."""
        return await self._ask(lambda c: queries.set_chairs(c, table, changes))

    async def open_branch(self, row: TableRow, seats: list[Chair], moves: list[int]) -> None:
        """Write a new table whose log begins with these moves of another."""
        await self._ask(lambda c: queries.open_branch(c, row, seats, moves))

    async def start(self, table: str, seats: list[Chair], key: tuple[int, int]) -> None:
        """The chairs are final, and with them the key of the dice: the game begins."""
        await self._ask(lambda c: queries.start(c, table, seats, key))

    async def note(self, rows: Sequence[TableRow]) -> None:
        """Write down for the hall how these tables stand."""
        await self._ask(lambda c: queries.note(c, rows))

    async def rename(self, person: str, name: str, distinct: queries.Distinct) -> None:
        """A new name on every chair that person has where the game is not over."""
        await self._ask(lambda c: queries.rename(c, person, name, distinct))

    async def close_abandoned(self, before: int) -> list[str]:
        """Close all games in which nothing has happened since (ms); their ids."""
        return await self._ask(lambda c: queries.close_abandoned(c, before))

    async def clear(self, waiting: int, done: int | None) -> list[str]:
        """Clear away tables that have waited since before then (ms), and games done with before
        that; their ids.  So many at a time, for others want to write as well."""
        ids = await self._ask(lambda c: queries.clear(c, waiting, done))
        if ids:
            await self._ask(lambda c: queries.shrink(c))
        return ids

    async def open_of(self, person: str) -> int:
        """How many tables somebody has laid that wait or are played."""
        return await self._read(lambda c: queries.open_of(c, person))

    async def _ask(self, job: Callable[[Connection], T] | Entry) -> T:
        """Give a job to the writer and wait until it is committed."""
        loop = asyncio.get_running_loop()
        order = Order(job, loop, loop.create_future())
        self._give(order)
        result: T = await order.done
        return result

    def _give(self, order: Order | None) -> None:
        """Lay a job before the writer; it is woken only if it sleeps, and looks before it does."""
        self._jobs.append(order)
        if self._asleep:
            self._bell.set()

    def _write(self) -> None:
        while group := self._taken():
            _tell(group, self._settle([order.job for order in group]))

    def _taken(self) -> list[Order]:
        """What lies there, once there is something; nothing when all is done for good."""
        while not self._jobs:
            self._asleep = True
            if not self._jobs:
                self._rest()
            self._asleep = False
            self._bell.clear()
        group: list[Order] = []
        while len(group) < LARGEST_GROUP and self._jobs:
            order = self._jobs.popleft()
            if order is None:
                if group:
                    self._jobs.appendleft(None)
                break
            group.append(order)
        return group

    def _rest(self) -> None:
        """Wait for the bell. When nothing has been written for a while all is brought into the one
        file, whoever asks meanwhile: a plain copy of it, made while nobody plays, is whole."""
        if self._beside is not None:
            left = self._beside + QUIET - time.monotonic()
            if not self._bell.wait(max(0.0, left)):
                self._database.fold()
                self._beside = None
        self._bell.wait()

    def _settle(self, jobs: list[Job]) -> list[Any]:
        """One commit for all; if that fails each for itself, so that only the faulty one does."""
        try:
            return self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1 or self._database.lost(error):
                return [_not_stored(error) for _ in jobs]
            return [self._settle([job])[0] for job in jobs]

    def _commit(self, jobs: list[Job]) -> list[Any]:
        with self._database.writing.begin() as connection:
            before = queries.changes(connection)
            entries = [job for job in jobs if isinstance(job, Entry)]
            kept = iter(queries.append(connection, entries))
            results = [next(kept) if isinstance(job, Entry) else job(connection) for job in jobs]
            wrote = queries.changes(connection) != before
        self.commits += 1
        if wrote:
            self._beside = time.monotonic()
        return results

    async def probe(self) -> None:
        """Goes the way of everything that is written, behind what waits; NotStored if it cannot."""
        await self._ask(queries.probe)

    # -- Reading --

    async def table(self, id: str) -> tuple[TableRow, list[Chair]] | None:
        """A table and its chairs in order of seats, or None."""
        return await self._read(lambda c: queries.table(c, id))

    async def log(self, id: str) -> Log:
        """Everything that has happened at a table so far, in order."""
        return await self._read(lambda c: queries.log(c, id))

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """The newest tables a person sits at or opened, unfinished ones first."""
        return await self._read(lambda c: queries.tables_of(c, person))

    async def ticking(self, most: int) -> list[str]:
        """The newest games at which time may run out while nobody looks on."""
        return await self._read(lambda c: queries.ticking(c, most))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._database.reading.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(read)
        except SQLAlchemyError as error:
            raise NotStored(reason(error)) from error


def _tell(group: list[Order], results: list[Any]) -> None:
    """Each result to the future that waits for it, with one call for each loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for order, result in zip(group, results, strict=True):
        by_loop.setdefault(order.loop, []).append((order.done, result))
    for loop, answers in by_loop.items():
        with suppress(RuntimeError):  # a loop that has been closed
            loop.call_soon_threadsafe(_answer, answers)


def _answer(answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for done, result in answers:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


def _not_stored(error: Exception) -> Exception:
    ours = isinstance(error, SQLAlchemyError | StoreError)
    return NotStored(reason(error)) if ours else error
