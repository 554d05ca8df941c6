"""Where a house keeps its tables: in a file, which is named by its path, or in a PostgreSQL, which
is named by its address.

The password of an address is for whoever connects: `str(place)` does not show it.
"""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

Place = Path | URL
SCHEMES = ("postgresql://", "postgres://")
NO_ADDRESS = "This is no address of a database; it should be postgresql://USER@HOST/DATABASE"


class StoreError(ValueError):
    """The database cannot be used; the message is one sentence for whoever runs the server."""


def named(given: str | Place) -> Place:
    """What somebody means who names a database; `StoreError` if it is an address that is none."""
    if not isinstance(given, str):
        return given
    if not given.startswith(SCHEMES):
        return Path(given)
    try:
        url = make_url(given).set(drivername="postgresql")
    except (ArgumentError, ValueError):
        raise StoreError(NO_ADDRESS) from None
    if password := url.query.get("password"):
        shown = url.difference_update_query(["password"])
        return shown.set(password=password if isinstance(password, str) else password[-1])
    return url
