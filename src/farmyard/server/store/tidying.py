"""Clears old tables at once and compacts the database: `farmyard tidy`."""

from pathlib import Path
from typing import NamedTuple

from farmyard.server.store import notices
from farmyard.server.store.database import Database
from farmyard.server.store.opening import opened
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.statements import writing


class Tidied(NamedTuple):
    """The number of deleted tables, and the size of the database in bytes before and after."""

    tables: int
    before: int
    after: int


def tidy(place: Place, waiting: int, done: int | None) -> Tidied:
    """Tidy a database that no server has open: delete tables waiting since before `waiting` (ms),
    and games finished before `done`. Raises `StoreError`."""
    if isinstance(place, Path) and not place.is_file():
        raise StoreError(notices.no_such_file(place))
    database = opened(place)
    try:
        before = database.size()
        count = _cleared(database, waiting, done)
        database.compact()
        return Tidied(count, before, database.size())
    finally:
        database.close()


def _cleared(database: Database, waiting: int, done: int | None) -> int:
    count, gone = 0, 1
    while gone:
        with database.writing.begin() as connection:
            gone = len(writing.clear(connection, waiting, done))
        count += gone
    return count
