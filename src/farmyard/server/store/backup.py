"""Backs up, restores and moves databases: `farmyard backup`, `restore` and `move`.

The secret that signs people's cookies is copied with the tables, or nobody could take his chair
again. The source is never changed.
"""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from farmyard.server.store import notices
from farmyard.server.store.copying import NotCopied, copied
from farmyard.server.store.lock import Lock
from farmyard.server.store.opening import opened
from farmyard.server.store.place import Place, StoreError


def back_up(place: Place, copy: Path) -> int:
    """Copy a database, in use or not, to a new file. Returns the number of tables."""
    return copied(place, copy)


def restore(copy: Path, place: Place) -> int:
    """Copy a backup to where a server will look for it, if nothing is there. Returns the number of
    tables."""
    _nothing_beside(place)
    return copied(copy, place)


def move(source: Place, target: Place) -> int:
    """Copy a database that no server has open to an empty place. Returns the number of tables."""
    if isinstance(source, Path) and not source.is_file():
        raise NotCopied(notices.no_such_file(source))
    _nothing_beside(target)
    try:
        with _ours(source):
            return copied(source, target)
    except StoreError as error:
        raise NotCopied(str(error)) from error


def _nothing_beside(place: Place) -> None:
    """Raise NotCopied if journal files of an old database lie beside the place."""
    for end in ("-wal", "-shm") if isinstance(place, Path) else ():
        if os.path.exists(f"{place}{end}"):
            raise NotCopied(notices.in_the_way(Path(f"{place}{end}")))


@contextmanager
def _ours(place: Place) -> Iterator[None]:
    """Hold the lock of a database, so that no server opens it meanwhile."""
    if isinstance(place, Path):
        lock = Lock(place)
        try:
            yield
        finally:
            lock.free()
    else:
        with closing(opened(place)):
            yield
