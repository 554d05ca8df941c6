"""The store: keeps tables and their logs in a database.

One thread writes (`writer`). Reads run in other threads. When `append` returns, the move is kept,
and no second move can have the same number.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from farmyard.server.store import notices, writer
from farmyard.server.store.database import LOOKED_THROUGH, Database, reason
from farmyard.server.store.opening import opened
from farmyard.server.store.place import Place
from farmyard.server.store.schema import Chair, TableRow
from farmyard.server.store.secret import Secret
from farmyard.server.store.shared.uploads import Room, Upload
from farmyard.server.store.statements import (
    afternoons,
    classes,
    people,
    reading,
    subscriptions,
    tries,
    writing,
)
from farmyard.server.store.statements.classes import Pupil
from farmyard.server.store.statements.people import Code, Erased
from farmyard.server.store.statements.reading import Entry, Log
from farmyard.server.store.statements.subscriptions import Subscription
from farmyard.server.store.statements.tries import Rated, Try
from farmyard.server.store.statements.writing import CLEARED, Twice

T = TypeVar("T")
READERS = 4  # threads


class Store:
    """The database of one server. Open it with `Store.open`."""

    def __init__(self, database: Database, writes: writer.Writer | None = None) -> None:
        self._database = database
        self.writer = writes or writer.Writer(database)
        self._readers = ThreadPoolExecutor(READERS, "farmyard-reader")

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
            ids, some = reading.damaged(connection), reading.has_tables(connection)
        said = [notices.damaged_tables(ids)] if ids else []
        return said + ([notices.new_secret(secret.made)] if secret.made and some else [])

    def close(self) -> None:
        """Write the remaining jobs and close the database."""
        self.writer.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._database.close()

    # -- Writing --

    async def append(self, table: str, n: int, choice: int, at: int, note: str = "") -> None:
        """Write one log entry, made at `at` (ms since 1970). Raises `Twice` if number n is taken.

        Safe on disk when this returns.
        """
        if not await self.writer.ask(Entry(table, n, choice, at, note)):
            raise Twice

    async def open_table(self, row: TableRow, seats: list[Chair]) -> None:
        """Write a new table with its chairs."""
        await self.writer.ask(lambda c: writing.open_table(c, row, seats))

    async def open_rematch(self, old: str, row: TableRow, seats: list[Chair]) -> str:
        """Write the table that follows `old`, unless it has one. Returns the id of the one that is
        kept."""
        return await self.writer.ask(lambda c: writing.open_rematch(c, old, row, seats))

    async def set_chairs(self, table: str, changes: Sequence[tuple[Chair, Chair]]) -> bool:
        """Change chairs of a waiting table if all are still as they were; False if they are not."""
        return await self.writer.ask(lambda c: writing.set_chairs(c, table, changes))

    async def open_branch(self, row: TableRow, seats: list[Chair], moves: list[int]) -> None:
        """Write a new table whose log begins with these moves of another."""
        await self.writer.ask(lambda c: writing.open_branch(c, row, seats, moves))

    async def start(self, table: str, seats: list[Chair], key: tuple[int, int]) -> bool:
        """Start a game with the key of its dice, if it waits and has these chairs; False if not."""
        return await self.writer.ask(lambda c: writing.start(c, table, seats, key))

    async def note(self, rows: Sequence[tuple[TableRow, int]]) -> None:
        """Write how these tables stand, for the hall, each at a length of its log; without effect
        where the log is longer."""
        await self.writer.ask(writer.Beside(lambda c: writing.note(c, rows)))

    async def rename(self, person: str, name: str, distinct: writing.Distinct) -> None:
        """Change a person's name on every chair of unfinished games."""
        await self.writer.ask(lambda c: writing.rename(c, person, name, distinct))

    async def keep_name(self, person: str, name: str, now: int, before: int) -> None:
        """Keep a person's newest name, and forget those from before a time (s since 1970)."""
        await self.writer.ask(lambda c: people.keep_name(c, person, name, now, before))

    async def give_code(self, code: str, given: Code, now: int) -> None:
        """Keep the hash of a code by which a person's games are taken along."""
        await self.writer.ask(lambda c: people.give_code(c, code, given, now))

    async def tear_codes(self, person: str) -> None:
        """Forget all codes of a person."""
        await self.writer.ask(lambda c: people.tear_codes(c, person))

    async def use_code(self, code: str, now: int, old: str, until: int) -> Code | None:
        """Use a code, once, by a browser that is known by the number `old`, whose games come along
        unless `until` is 0. Raises `Two`."""
        return await self.writer.ask(lambda c: people.use_code(c, code, now, old, until))

    async def undo_code(self, old: str, new: str) -> None:
        """Give back to the number `old` what has come along from it to the number `new`."""
        await self.writer.ask(lambda c: people.undo_code(c, old, new))

    async def renumber(self, old: str, new: str) -> None:
        """Give all chairs and tables of a number to a new one."""
        await self.writer.ask(lambda c: people.renumber(c, old, new))

    async def keep_try(self, person: str, new: Try, rating: Rated, before: int) -> None:
        """Keep a person's first try of a puzzle and the puzzle's rating after it, and forget those
        from before a time (ms since 1970)."""
        await self.writer.ask(lambda c: tries.keep_try(c, person, new, rating, before))

    async def open_class(self, code: str, person: str, now: int, before: int) -> None:
        """Begin a class of puzzles, and forget those of before a time (ms since 1970)."""
        await self.writer.ask(lambda c: classes.open_class(c, code, person, now, before))

    async def join_class(
        self, code: str, person: str, now: int, before: int, named: Callable[[list[str]], str]
    ) -> bool:
        """Enter a class by the name that `named` makes of those taken; tell whether it was
        possible."""
        return await self.writer.ask(
            lambda c: classes.join_class(c, code, person, now, before, named)
        )

    async def at_afternoon(self, change: Callable[..., T], *given: object) -> T:
        """Change an afternoon by one of the statements of `afternoons`, and return its answer."""
        return await self.writer.ask(lambda c: change(c, *given))

    async def subscribe(self, new: Subscription) -> None:
        """Keep a browser that is told of a person's turns."""
        await self.writer.ask(lambda c: subscriptions.subscribe(c, new))

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """Forget a browser that was told of turns, of one person alone if one is given."""
        await self.writer.ask(lambda c: subscriptions.unsubscribe(c, [endpoint], person))

    async def unsubscribe_all(self, person: str) -> None:
        """Forget all browsers that are told of a person's turns."""
        await self.writer.ask(lambda c: subscriptions.unsubscribe_all(c, person))

    async def tell(self, endpoint: str, table: str, kind: str, n: int) -> bool:
        """Note that a browser is told something of a table, at its decision n; False if it was told
        before."""
        return await self.writer.ask(lambda c: subscriptions.tell(c, endpoint, table, kind, n))

    async def erase(self, person: str, name: str, distinct: writing.Distinct) -> Erased:
        """Erase a person, whose chairs at tables of others get this name; then scrub the
        journal."""
        erased = await self.writer.ask(lambda c: people.erase(c, person, name, distinct))
        await asyncio.get_running_loop().run_in_executor(self._readers, self._database.scrub)
        return erased

    async def close_abandoned(self, before: int, most: int) -> list[str]:
        """Close games in which nothing has happened since `before` (ms). Returns their ids."""
        return await self.writer.ask(lambda c: writing.close_abandoned(c, before, most))

    async def clear(self, waiting: int, done: int | None, most: int = CLEARED) -> list[str]:
        """Delete tables that have waited since before `waiting` (ms), and games finished before
        `done`; a limited number at a time. Returns their ids."""
        ids = await self.writer.ask(lambda c: writing.clear(c, waiting, done, min(most, CLEARED)))
        if ids:
            await self.writer.ask(lambda c: writing.shrink(c))
        return ids

    async def extent(self) -> tuple[int, int]:
        """Return the time of the newest entry (ms since 1970), and the number of tables."""
        return await self._read(reading.extent)

    async def open_of(self, person: str) -> int:
        """Return how many waiting or running tables a person has opened."""
        return await self._read(lambda c: reading.open_of(c, person))

    async def probe(self) -> None:
        """Run a query through the writer's queue. Raises NotStored if the database does not
        answer."""
        await self.writer.ask(writer.Beside(reading.probe))

    # -- Reading --

    async def keep_upload(self, upload: Upload, room: Room) -> None:
        """Keep an uploaded file for other workers, if there are any."""

    async def upload(self, id: str) -> Upload | None:
        """Return a file that another worker has taken in, or None."""
        return None

    async def table(self, id: str) -> tuple[TableRow, list[Chair]] | None:
        """Return a table and its chairs in order of seats, or None."""
        return await self._read(lambda c: reading.table(c, id))

    async def log(self, id: str) -> Log:
        """Return the log of a table."""
        return await self._read(lambda c: reading.log(c, id))

    async def tail(self, id: str, n: int) -> list[Entry]:
        """Return the entries of a table's log from number `n` on."""
        return await self._read(lambda c: reading.tail(c, id, n))

    async def row_of_tables(self, id: str, most: int) -> list[tuple[TableRow, list[Chair]]]:
        """Return a table and those that follow it one after the other, with their chairs."""
        return await self._read(lambda c: reading.row_of_tables(c, id, most))

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """Return the newest tables a person sits at or opened, unfinished ones first."""
        return await self._read(lambda c: reading.tables_of(c, person))

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

    async def tries_of(self, person: str) -> list[Try]:
        """Return all first tries of puzzles by a person, oldest first."""
        return await self._read(lambda c: tries.tries_of(c, person))

    async def ratings(self, game: str) -> dict[str, Rated]:
        """Return the ratings of a game's puzzles that people have tried."""
        return await self._read(lambda c: tries.ratings(c, game))

    async def rating(self, game: str, puzzle: str) -> Rated | None:
        """Return the rating of a puzzle that people have tried, else None."""
        return await self._read(lambda c: tries.rating(c, game, puzzle))

    async def afternoon(self, id: str) -> afternoons.Stored | None:
        """Return an afternoon with its people and places, or None."""
        return await self._read(lambda c: afternoons.afternoon(c, id))

    async def spare(self, ids: Sequence[str]) -> set[str]:
        """Return those of some tables that are played at and have a scarecrow's chair."""
        return await self._read(lambda c: afternoons.spare(c, ids))

    async def class_of(self, code: str, before: int) -> list[Pupil]:
        """Return who is in a class since a time (ms since 1970), who leads it first."""
        return await self._read(lambda c: classes.class_of(c, code, before))

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
        return await self._read(lambda c: subscriptions.subscriptions_of(c, person))

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
        return await self._read(lambda c: reading.finished_by(c, person, most))

    async def ticking(self, most: int, since: int) -> list[str]:
        """Return the ids of the newest games with a clock that runs without watchers, and of those
        that ended after `since` (ms since 1970)."""
        return await self._read(lambda c: reading.ticking(c, most, since))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._database.reading.connect() as connection:
                return job(connection)

        try:
            answer = asyncio.get_running_loop().run_in_executor(self._readers, read)
            return await asyncio.wait_for(answer, writer.ANSWERED_WITHIN)
        except TimeoutError:
            raise writer.NotRead(writer.UNANSWERED) from None
        except SQLAlchemyError as error:
            raise writer.NotRead(reason(error)) from error
