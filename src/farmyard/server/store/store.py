"""The store: keeps tables and their logs in a database.

One thread writes. It takes all jobs since its last commit, writes them in one transaction, and
answers them only when that is safe on disk. Reads run in other threads. When `append` returns, the
move is kept, and no second move can have the same number. The log entries of a group are inserted
in one statement, and its answers reach the event loop in one call, for the writer waits for the
interpreter lock after each.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store import notices, people, queries
from farmyard.server.store.database import LOOKED_THROUGH, Database, reason
from farmyard.server.store.opening import opened
from farmyard.server.store.people import Code, Erased, Subscription
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.queries import CLEARED, Entry, Log, Twice
from farmyard.server.store.schema import Chair, TableRow
from farmyard.server.store.secret import Secret
from farmyard.server.store.shared.uploads import Room, Upload

T = TypeVar("T")


@dataclass(frozen=True)
class Beside(Generic[T]):
    """Work that does no harm while other workers write: one statement, or none that depends on
    what another has read."""

    work: Callable[[Connection], T]

    def __call__(self, connection: Connection) -> T:
        return self.work(connection)


Job = Callable[[Connection], Any] | Entry
LARGEST_GROUP = 256
QUIET = 2.0  # seconds
ANSWERED_WITHIN = 15.0  # seconds; a file that is locked gives up before
READERS = 4  # threads
UNANSWERED = "the database does not answer"


class Order(NamedTuple):
    """A job for the writer, and the future of its result."""

    job: Job
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class NotStored(Exception):
    """Raised if a request was not written, or nobody knows yet whether it will be.

    A move that is written later after all is found when the table's next move has its number.
    """


class Store:
    """The database of one server. Open it with `Store.open`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: deque[Order | None]
        self._jobs = deque()  # bounded by the number of open requests
        self._asleep, self._bell = False, threading.Event()
        self._readers = ThreadPoolExecutor(READERS, "farmyard-reader")
        self._beside: float | None = None  # since when the journal has unmerged writes
        self._writer = threading.Thread(target=self._write, name="farmyard-writer", daemon=True)
        self._writer.start()
        self.commits = 0

    @classmethod
    def open(cls, place: Place) -> "Store":
        """Open or create a database. Raises `StoreError` if it cannot be used."""
        return cls(opened(place))

    def secret(self) -> Secret:
        """Return the server's secret. Raises `SecretError` if it cannot be read or made."""
        return self._database.secret()

    def looked_over(self, secret: Secret) -> list[str]:
        """Return warnings for the operator: damaged tables, a secret that is new. Large databases
        are not checked."""
        if self._database.size() > LOOKED_THROUGH:
            return []
        with self._database.reading.connect() as connection:
            ids, some = queries.damaged(connection), queries.has_tables(connection)
        said = [notices.damaged_tables(ids)] if ids else []
        return said + ([notices.new_secret(secret.made)] if secret.made and some else [])

    def close(self) -> None:
        """Write the remaining jobs and close the database."""
        self._give(None)
        self._writer.join()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._database.close()

    # -- Writing --

    async def append(self, table: str, n: int, choice: int, at: int, note: str = "") -> None:
        """Write one log entry, made at `at` (ms since 1970). Raises `Twice` if number n is taken.

        Safe on disk when this returns.
        """
        if not await self._ask(Entry(table, n, choice, at, note)):
            raise Twice

    async def open_table(self, row: TableRow, seats: list[Chair]) -> None:
        """Write a new table with its chairs."""
        await self._ask(lambda c: queries.open_table(c, row, seats))

    async def open_rematch(self, old: str, row: TableRow, seats: list[Chair]) -> str:
        """Write the table that follows `old`, unless it has one. Returns the id of the one that is
        kept."""
        return await self._ask(lambda c: queries.open_rematch(c, old, row, seats))

    async def set_chairs(self, table: str, changes: Sequence[tuple[Chair, Chair]]) -> bool:
        """Change chairs of a waiting table if all are still as they were; False if they are not."""
        return await self._ask(lambda c: queries.set_chairs(c, table, changes))

    async def open_branch(self, row: TableRow, seats: list[Chair], moves: list[int]) -> None:
        """Write a new table whose log begins with these moves of another."""
        await self._ask(lambda c: queries.open_branch(c, row, seats, moves))

    async def start(self, table: str, seats: list[Chair], key: tuple[int, int]) -> bool:
        """Start a game with the key of its dice, if it waits and has these chairs; False if not."""
        return await self._ask(lambda c: queries.start(c, table, seats, key))

    async def note(self, rows: Sequence[tuple[TableRow, int]]) -> None:
        """Write how these tables stand, for the hall, each at a length of its log; without effect
        where the log is longer."""
        await self._ask(Beside(lambda c: queries.note(c, rows)))

    async def rename(self, person: str, name: str, distinct: queries.Distinct) -> None:
        """Change a person's name on every chair of unfinished games."""
        await self._ask(lambda c: queries.rename(c, person, name, distinct))

    async def keep_name(self, person: str, name: str, now: int, before: int) -> None:
        """Keep a person's newest name, and forget those from before a time (s since 1970)."""
        await self._ask(lambda c: people.keep_name(c, person, name, now, before))

    async def give_code(self, code: str, given: Code, now: int) -> None:
        """Keep the hash of a code by which a person's games are taken along."""
        await self._ask(lambda c: people.give_code(c, code, given, now))

    async def tear_codes(self, person: str) -> None:
        """Forget all codes of a person."""
        await self._ask(lambda c: people.tear_codes(c, person))

    async def use_code(self, code: str, now: int, old: str, until: int) -> Code | None:
        """Use a code, once, by a browser that is known by the number `old`, whose games come along
        unless `until` is 0. Raises `Two`."""
        return await self._ask(lambda c: people.use_code(c, code, now, old, until))

    async def undo_code(self, old: str, new: str) -> None:
        """Give back to the number `old` what has come along from it to the number `new`."""
        await self._ask(lambda c: people.undo_code(c, old, new))

    async def renumber(self, old: str, new: str) -> None:
        """Give all chairs and tables of a number to a new one."""
        await self._ask(lambda c: people.renumber(c, old, new))

    async def subscribe(self, new: Subscription) -> None:
        """Keep a browser that is told of a person's turns."""
        await self._ask(lambda c: people.subscribe(c, new))

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Forget a browser that was told of turns, of one person alone if one is given."""
        await self._ask(lambda c: people.unsubscribe(c, [endpoint], person))

    async def unsubscribe_all(self, person: str) -> None:
        """Forget all browsers that are told of a person's turns."""
        await self._ask(lambda c: people.unsubscribe_all(c, person))

    async def tell(self, endpoint: str, table: str, kind: str, n: int) -> bool:
        """Note that a browser is told something of a table, at its decision n; False if it was told
        before."""
        return await self._ask(lambda c: people.tell(c, endpoint, table, kind, n))

    async def erase(self, person: str, name: str, distinct: queries.Distinct) -> Erased:
        """Erase a person, whose chairs at tables of others get this name; then scrub the
        journal."""
        erased = await self._ask(lambda c: people.erase(c, person, name, distinct))
        await asyncio.get_running_loop().run_in_executor(self._readers, self._database.scrub)
        return erased

    async def close_abandoned(self, before: int, most: int) -> list[str]:
        """Close games in which nothing has happened since `before` (ms). Returns their ids."""
        return await self._ask(lambda c: queries.close_abandoned(c, before, most))

    async def clear(self, waiting: int, done: int | None, most: int = CLEARED) -> list[str]:
        """Delete tables that have waited since before `waiting` (ms), and games finished before
        `done`; a limited number at a time. Returns their ids."""
        ids = await self._ask(lambda c: queries.clear(c, waiting, done, min(most, CLEARED)))
        if ids:
            await self._ask(lambda c: queries.shrink(c))
        return ids

    async def extent(self) -> tuple[int, int]:
        """Return the time of the newest entry (ms since 1970), and the number of tables."""
        return await self._read(queries.extent)

    async def open_of(self, person: str) -> int:
        """Return how many waiting or running tables a person has opened."""
        return await self._read(lambda c: queries.open_of(c, person))

    async def _ask(self, job: Callable[[Connection], T] | Entry) -> T:
        """Give a job to the writer and wait until it is committed."""
        loop = asyncio.get_running_loop()
        order = Order(job, loop, loop.create_future())
        self._give(order)
        done, _ = await asyncio.wait([order.done], timeout=ANSWERED_WITHIN)
        if not done:
            order.done.cancel()  # a late answer goes nowhere
            raise NotStored(UNANSWERED)
        result: T = order.done.result()
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
            before = queries.changes(connection)
            entries = [job for job in jobs if isinstance(job, Entry)]
            kept = iter(self._append(connection, entries))
            results = [next(kept) if isinstance(job, Entry) else job(connection) for job in jobs]
            wrote = queries.changes(connection) != before
        self.commits += 1
        if wrote:
            self._beside = time.monotonic()
        return results

    def _alone(self, connection: Connection) -> None:
        """Keep other workers from the jobs of this transaction that read before they write."""

    def _append(self, connection: Connection, entries: list[Entry]) -> list[bool]:
        """Insert log entries; return which were new."""
        return queries.append(connection, entries)

    async def probe(self) -> None:
        """Run a query through the writer's queue. Raises NotStored if the database does not
        answer."""
        await self._ask(Beside(queries.probe))

    # -- Reading --

    async def keep_upload(self, upload: Upload, room: Room) -> None:
        """Keep an uploaded file for other workers, if there are any."""

    async def upload(self, id: str) -> Upload | None:
        """Return a file that another worker has taken in, or None."""
        return None

    async def table(self, id: str) -> tuple[TableRow, list[Chair]] | None:
        """Return a table and its chairs in order of seats, or None."""
        return await self._read(lambda c: queries.table(c, id))

    async def log(self, id: str) -> Log:
        """Return the log of a table."""
        return await self._read(lambda c: queries.log(c, id))

    async def tail(self, id: str, n: int) -> list[Entry]:
        """Return the entries of a table's log from number `n` on."""
        return await self._read(lambda c: queries.tail(c, id, n))

    async def row_of_tables(self, id: str, most: int) -> list[tuple[TableRow, list[Chair]]]:
        """Return a table and those that follow it one after the other, with their chairs."""
        return await self._read(lambda c: queries.row_of_tables(c, id, most))

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """Return the newest tables a person sits at or opened, unfinished ones first."""
        return await self._read(lambda c: queries.tables_of(c, person))

    async def daily_of(self, person: str, marks: Sequence[str]) -> people.Daily:
        """Return a person's tables with deals of these names, and which deals are over."""
        return await self._read(lambda c: people.daily_of(c, person, marks))

    async def scores_of(self, game: str, mark: str, but: str) -> people.Scores:
        """Count the first tries of a deal by score, but for one person's."""
        return await self._read(lambda c: people.scores_of(c, game, mark, but))

    async def over_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """Return a person's newest games that are over or closed, newest first."""
        return await self._read(lambda c: people.over_of(c, person))

    async def begun(self, ids: Sequence[str]) -> dict[str, int]:
        """Return when these games began, in ms since 1970; without those of no entries."""
        return await self._read(lambda c: people.begun(c, ids))

    async def name_of(self, person: str) -> str | None:
        """Return the newest name that a person has taken, if it is not the first."""
        return await self._read(lambda c: people.name_of(c, person))

    async def code(self, code: str, now: int) -> Code | None:
        """Return a code that can still be used, by its hash."""
        return await self._read(lambda c: people.code(c, code, now))

    async def code_of(self, person: str, now: int) -> Code | None:
        """Return the code that a person has given out, used or not."""
        return await self._read(lambda c: people.code_of(c, person, now))

    async def subscriptions_of(self, person: str) -> list[Subscription]:
        """Return the browsers that are told of a person's turns, newest first."""
        return await self._read(lambda c: people.subscriptions_of(c, person))

    async def are_two(self, old: str, new: str) -> bool:
        """Tell whether two numbers have sat at one table together."""
        return await self._read(lambda c: people.are_two(c, old, new))

    async def may_come(self, person: str) -> tuple[int, int]:
        """Count a person's tables that may come along to another, and unfinished ones that may
        not."""
        return await self._read(lambda c: people.may_come(c, person))

    async def unfinished_of(self, person: str) -> list[tuple[str, str]]:
        """Return the ids and names of a person's tables that are not over."""
        return await self._read(lambda c: people.unfinished_of(c, person))

    async def finished_by(self, person: str, most: int) -> int:
        """Count the games that a person has played to their end, up to a number."""
        return await self._read(lambda c: queries.finished_by(c, person, most))

    async def ticking(self, most: int, since: int) -> list[str]:
        """Return the ids of the newest games with a clock that runs without watchers, and of those
        that ended after `since` (ms since 1970)."""
        return await self._read(lambda c: queries.ticking(c, most, since))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._database.reading.connect() as connection:
                return job(connection)

        try:
            reading = asyncio.get_running_loop().run_in_executor(self._readers, read)
            return await asyncio.wait_for(reading, ANSWERED_WITHIN)
        except TimeoutError:
            raise NotStored(UNANSWERED) from None
        except SQLAlchemyError as error:
            raise NotStored(reason(error)) from error


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
