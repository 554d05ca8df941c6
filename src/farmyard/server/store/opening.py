"""Opens a database, of whichever kind it is."""

from pathlib import Path

from farmyard.server.store import postgresql, sqlite
from farmyard.server.store.database import Database
from farmyard.server.store.place import Place


def opened(place: Place) -> Database:
    """Open a database, make what is missing, bring it up to date; `StoreError` says in a sentence
    why it cannot be used."""
    return sqlite.opened(place) if isinstance(place, Path) else postgresql.opened(place)
