"""Opens a database of either kind."""

from pathlib import Path

from farmyard.server.store import postgresql, sqlite
from farmyard.server.store.database import Database
from farmyard.server.store.place import Place


def opened(place: Place) -> Database:
    """Open a database, creating and migrating it as needed. Raises `StoreError` if it cannot be
    used."""
    return sqlite.opened(place) if isinstance(place, Path) else postgresql.opened(place)
