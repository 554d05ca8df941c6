"""Opens a database of either kind."""

from pathlib import Path

from farmyard.server.store import notices, postgresql, sqlite
from farmyard.server.store.database import Database
from farmyard.server.store.place import Place, StoreError


def opened(place: Place, shared: bool = False) -> Database:
    """Open a database, creating and migrating it as needed; `shared` by several workers, which only
    PostgreSQL can be. Raises `StoreError` if it cannot be used."""
    if not isinstance(place, Path):
        return postgresql.opened(place, shared)
    if shared:
        raise StoreError(notices.FILE_NOT_SHARED)
    return sqlite.opened(place)
