"""Backups, and houses that move: `farmyard backup`, `restore` and `move`.

With the tables goes the secret by which people are known at their seats, for without it nobody
could sit down again. Where a house comes from it stays as it is.
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
    """Copy a database, in use or not, to a file that is not there yet; how many tables it has."""
    return copied(place, copy)


def restore(copy: Path, place: Place) -> int:
    """Put a backup where a server will look for it; only where there is nothing."""
    _nothing_beside(place)
    return copied(copy, place)


def move(source: Place, target: Place) -> int:
    """Copy a house that no server has open to where there is none; how many tables it has."""
    if isinstance(source, Path) and not source.is_file():
        raise NotCopied(notices.no_such_file(source))
    _nothing_beside(target)
    try:
        with _ours(source):
            return copied(source, target)
    except StoreError as error:
        raise NotCopied(str(error)) from error


def _nothing_beside(place: Place) -> None:
    """What an old file left behind would be mixed with the new one."""
    for end in ("-wal", "-shm") if isinstance(place, Path) else ():
        if os.path.exists(f"{place}{end}"):
            raise NotCopied(notices.in_the_way(Path(f"{place}{end}")))


@contextmanager
def _ours(place: Place) -> Iterator[None]:
    """While this lasts no server opens it."""
    if isinstance(place, Path):
        lock = Lock(place)
        try:
            yield
        finally:
            lock.free()
    else:
        with closing(opened(place)):
            yield
