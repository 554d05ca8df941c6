"""Keeps tables and their logs in one SQLite file.

One thread writes. It takes whatever has been asked for since its last commit, writes all of it in
one transaction, and only when that is safe on the disk does anybody waiting hear of it. Reading
goes on beside it (WAL) in other threads. `append` is the promise of the house: when it returns,
the move is in the file, and no second move can ever bear the same number.
"""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_once
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from farmyard.server import words
from farmyard.server.schema import (
    MARK,
    OVER,
    VERSION,
    WAITING,
    Chair,
    TableRow,
    chairs,
    events,
    meta,
    tables,
)

T = TypeVar("T")
Job = Callable[[Connection], Any]
LARGEST_GROUP = 256
HALL_TABLES = 60
_APPEND = insert_once(events).on_conflict_do_nothing()


class StoreError(Exception):
    """The file cannot be used; the message is one sentence for whoever runs the server."""


class NotStored(Exception):
    """What was asked for could not be written, and nothing of it was."""


class Twice(Exception):
    """There is already an entry of this number in this table's log."""


class Store:
    """The database of one server. Open it with `Store.open`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job, Callable[[Any], None]] | None]
        self._jobs = queue.SimpleQueue()  # as long as there are requests in the house, no longer
        self._writer = threading.Thread(target=self._write, name="farmyard-writer", daemon=True)
        self._writer.start()
        self.commits = 0

    @classmethod
    def open(cls, path: Path) -> "Store":
        """Open or make the file; `StoreError` says in a sentence why it cannot be used."""
        engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})
        event.listen(engine, "connect", _set_up)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _check(engine, path)
        except (DatabaseError, OSError) as error:
            engine.dispose()
            raise StoreError(words.no_database(path, _reason(error))) from error
        except StoreError:
            engine.dispose()
            raise
        return cls(engine)

    def close(self) -> None:
        """Write what is left and let the file go."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()

    # -- Writing --

    async def append(self, table: str, n: int, choice: int) -> None:
        """Write one log entry; `Twice` if number n is taken. Safe on disk when this returns."""
        row = {"table_id": table, "n": n, "choice": choice}
        written = await self._ask(lambda c: c.execute(_APPEND, row).rowcount)
        if not written:
            raise Twice

    async def open_table(self, row: TableRow, seats: list[Chair]) -> None:
        """Write a new table with its chairs."""
        await self._ask(lambda c: _insert_table(c, row, seats))

    async def open_rematch(self, old: str, row: TableRow, seats: list[Chair]) -> str:
        """Write the table that follows `old`, unless it has one: its id, or the other's."""
        return await self._ask(lambda c: _insert_rematch(c, old, row, seats))

    async def set_chair(self, table: str, was: Chair, now: Chair) -> bool:
        """Change a chair of a waiting table if it is still as it was; False if it is not."""
        return await self._ask(lambda c: _swap_chair(c, table, was, now))

    async def start(self, table: str, seats: list[Chair]) -> None:
        """The chairs are final and the game begins."""
        await self._ask(lambda c: _start(c, table, seats))

    async def note(self, table: str, stage: str, to_move: int | None) -> None:
        """Write down for the hall how a table stands."""
        change = update(tables).where(tables.c.id == table).values(stage=stage, to_move=to_move)
        await self._ask(lambda c: c.execute(change))

    async def rename(self, person: str, name: str) -> None:
        """A new name on every chair that person has at waiting tables."""
        waiting = select(tables.c.id).where(tables.c.stage == WAITING).scalar_subquery()
        mine = (chairs.c.person == person) & (chairs.c.kind == "person")
        change = update(chairs).where(mine & chairs.c.table_id.in_(waiting)).values(name=name)
        await self._ask(lambda c: c.execute(change))

    async def _ask(self, job: Callable[[Connection], T]) -> T:
        """Give a job to the writer and wait until it is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def answer(result: Any) -> None:
            if not done.done():
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

        def tell(result: Any) -> None:
            loop.call_soon_threadsafe(answer, result)

        self._jobs.put((job, tell))
        return await done

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            group = [first]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                group.append(job)
            self._settle(group)

    def _settle(self, group: list[tuple[Job, Callable[[Any], None]]]) -> None:
        """One commit for all; if that fails each for itself, so that only the faulty one does."""
        try:
            results = self._commit([job for job, _ in group])
        except Exception as error:
            if len(group) > 1:
                for one in group:
                    self._settle([one])
                return
            results = [_not_stored(error)]
        for (_, tell), result in zip(group, results, strict=True):
            try:
                tell(result)
            except RuntimeError:  # the loop that asked has been closed
                continue

    def _commit(self, jobs: list[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            results = [job(connection) for job in jobs]
        self.commits += 1
        return results

    # -- Reading --

    async def table(self, id: str) -> tuple[TableRow, list[Chair]] | None:
        """A table and its chairs in order of seats, or None."""
        return await self._read(lambda c: _table(c, id))

    async def log(self, id: str) -> list[int]:
        """Everything decided at a table so far, in order."""
        return await self._read(lambda c: _log(c, id))

    async def tables_of(self, person: str) -> list[tuple[TableRow, list[Chair]]]:
        """The newest tables a person sits at or opened, unfinished ones first."""
        return await self._read(lambda c: _tables_of(c, person))

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self._engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(read)
        except SQLAlchemyError as error:
            raise NotStored(_reason(error)) from error


# -- Opening ---------------------------------------------------------------------


def _set_up(connection: Any, _: Any) -> None:
    for line in ("foreign_keys = on", "synchronous = full", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {line}")


def _check(engine: Engine, path: Path) -> None:
    """Make the tables in an empty file; leave any file alone that is not ours, or newer."""
    with engine.connect() as connection:
        mark = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
        version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        count = "SELECT count(*) FROM sqlite_master"
        empty = connection.exec_driver_sql(count).scalar_one() == 0
        connection.rollback()
    if empty and not mark:
        _make(engine)
    elif mark != MARK:
        raise StoreError(words.strange_database(path))
    elif version > VERSION:
        raise StoreError(words.newer_database(path, version, VERSION))
    with engine.begin() as connection:  # fails here, not later, if the file is read-only
        connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")


def _make(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode = wal")
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        connection.commit()
    meta.create_all(engine)


def _reason(error: Exception) -> str:
    origin = getattr(error, "orig", None) or error
    return str(getattr(origin, "strerror", None) or origin).rstrip(".")


def _not_stored(error: Exception) -> Exception:
    return NotStored(_reason(error)) if isinstance(error, SQLAlchemyError) else error


# -- What the writer does --------------------------------------------------------


def _insert_table(c: Connection, row: TableRow, seats: list[Chair]) -> None:
    values = {
        **vars(row),
        "options": json.dumps(row.options),
        "key": f"{row.key[0]:016x}{row.key[1]:016x}",
    }
    c.execute(insert(tables).values(values))
    _insert_chairs(c, row.id, seats)


def _insert_chairs(c: Connection, table: str, seats: list[Chair]) -> None:
    c.execute(insert(chairs), [{"table_id": table, **vars(chair)} for chair in seats])


def _insert_rematch(c: Connection, old: str, row: TableRow, seats: list[Chair]) -> str:
    found = c.execute(select(tables.c.next).where(tables.c.id == old)).scalar_one()
    if found is not None:
        return str(found)
    _insert_table(c, row, seats)
    c.execute(update(tables).where(tables.c.id == old).values(next=row.id))
    return row.id


def _swap_chair(c: Connection, table: str, was: Chair, now: Chair) -> bool:
    stage = c.execute(select(tables.c.stage).where(tables.c.id == table)).scalar_one()
    same = [chairs.c[field] == value for field, value in vars(was).items()]
    change = update(chairs).where(chairs.c.table_id == table, *same).values(vars(now))
    return stage == WAITING and c.execute(change).rowcount == 1


def _start(c: Connection, table: str, seats: list[Chair]) -> None:
    c.execute(chairs.delete().where(chairs.c.table_id == table))
    _insert_chairs(c, table, seats)
    c.execute(update(tables).where(tables.c.id == table).values(stage="playing"))


# -- What the readers do ---------------------------------------------------------


def _table(c: Connection, id: str) -> tuple[TableRow, list[Chair]] | None:
    found = c.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return None if found is None else (_row(found), _chairs(c, [id])[id])


def _row(found: Any) -> TableRow:
    high, low = found["key"][:16], found["key"][16:]
    changes = {"options": json.loads(found["options"]), "key": (int(high, 16), int(low, 16))}
    return TableRow(**{**found, **changes})


def _chairs(c: Connection, ids: list[str]) -> dict[str, list[Chair]]:
    around: dict[str, list[Chair]] = {id: [] for id in ids}
    wanted = select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.seat)
    for found in c.execute(wanted).mappings():
        fields = dict(found)
        around[fields.pop("table_id")].append(Chair(**fields))
    return around


def _log(c: Connection, id: str) -> list[int]:
    found = select(events.c.choice).where(events.c.table_id == id).order_by(events.c.n)
    return list(c.execute(found).scalars())


def _tables_of(c: Connection, person: str) -> list[tuple[TableRow, list[Chair]]]:
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    mine = tables.c.id.in_(seated) | (tables.c.opener == person)
    order = (tables.c.stage == OVER, tables.c.opened.desc())
    found = c.execute(select(tables).where(mine).order_by(*order).limit(HALL_TABLES)).mappings()
    rows = [_row(one) for one in found]
    around = _chairs(c, [row.id for row in rows])
    return [(row, around[row.id]) for row in rows]


def now() -> int:
    """The time as it is stored."""
    return int(time.time())
