"""The thread that writes to the database.

It takes all jobs since its last commit, writes them in one transaction, and answers them only when
that is safe on disk. The log entries of a group are inserted in one statement, and its answers
reach the event loop in one call, for the writer waits for the interpreter lock after each.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store.database import Database, reason
from farmyard.server.store.place import StoreError
from farmyard.server.store.statements import writing
from farmyard.server.store.statements.reading import Entry

T = TypeVar("T")
LARGEST_GROUP = 256
QUIET = 2.0  # seconds
ANSWERED_WITHIN = 15.0  # seconds; a file that is locked gives up before
UNANSWERED = "the database does not answer"


@dataclass(frozen=True)
class Beside(Generic[T]):
    """Work that does no harm while other workers write: one statement, or none that depends on
    what another has read."""

    work: Callable[[Connection], T]

    def __call__(self, connection: Connection) -> T:
        return self.work(connection)


Job = Callable[[Connection], Any] | Entry


class Order(NamedTuple):
    """A job for the writer, and the future of its result."""

    job: Job
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class NotStored(Exception):
    """Raised if a request was not written, or nobody knows yet whether it will be.

    A move that is written later after all is found when the table's next move has its number.
    """


class NotRead(NotStored):
    """Raised if a question was not answered in time, or could not be."""


class Writer:
    """Runs the jobs of one store, in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: deque[Order | None]
        self._jobs = deque()  # bounded by the number of open requests
        self._asleep, self._bell = False, threading.Event()
        self._beside: float | None = None  # since when the journal has unmerged writes
        self._thread = threading.Thread(target=self._write, name="farmyard-writer", daemon=True)
        self._thread.start()
        self.commits = 0

    def close(self) -> None:
        """Write the remaining jobs and end the thread."""
        self._give(None)
        self._thread.join()

    async def ask(self, job: Callable[[Connection], T] | Entry) -> T:
        """Give a job to the writer and wait until it is committed."""
        loop = asyncio.get_running_loop()
        order = Order(job, loop, loop.create_future())
        self._give(order)
        late = loop.call_later(ANSWERED_WITHIN, _answer, [(order.done, NotStored(UNANSWERED))])
        try:
            result: T = await order.done
        finally:
            late.cancel()
        return result

    def _give(self, order: Order | None) -> None:
        """Queue a job for the writer, and wake it if it sleeps."""
        self._jobs.append(order)
        if self._asleep:
            self._bell.set()

    def _write(self) -> None:
        while group := self._taken():
            _tell(group, self._settle([order.job for order in group]))

    def _taken(self) -> list[Order]:
        """Return the next batch of jobs, waiting for one; empty on shutdown."""
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
        """Wait for a job. After `QUIET` seconds without a write, merge the journal into the file,
        so that a plain copy of an idle database is complete."""
        if self._beside is not None:
            left = self._beside + QUIET - time.monotonic()
            if not self._bell.wait(max(0.0, left)):
                self._database.fold()
                self._beside = None
        self._bell.wait()

    def _settle(self, jobs: list[Job]) -> list[Any]:
        """Run jobs in one transaction; if it fails, each in one of its own, so that only the faulty
        one fails."""
        try:
            return self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1 or self._database.lost(error):
                return [_not_stored(error) for _ in jobs]
            return [self._settle([job])[0] for job in jobs]

    def _commit(self, jobs: list[Job]) -> list[Any]:
        with self._database.writing.begin() as connection:
            if any(not isinstance(job, (Entry, Beside)) for job in jobs):
                self._alone(connection)
            before = writing.changes(connection)
            entries = [job for job in jobs if isinstance(job, Entry)]
            kept = iter(self._append(connection, entries))
            results = [next(kept) if isinstance(job, Entry) else job(connection) for job in jobs]
            wrote = writing.changes(connection) != before
        self.commits += 1
        if wrote:
            self._beside = time.monotonic()
        return results

    def _alone(self, connection: Connection) -> None:
        """Keep other workers from the jobs of this transaction that read before they write."""

    def _append(self, connection: Connection, entries: list[Entry]) -> list[bool]:
        """Insert log entries; return which were new."""
        return writing.append(connection, entries)


def _tell(group: list[Order], results: list[Any]) -> None:
    """Set the results of a batch of jobs, with one call for each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for order, result in zip(group, results, strict=True):
        by_loop.setdefault(order.loop, []).append((order.done, result))
    for loop, answers in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed
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
