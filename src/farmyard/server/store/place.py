"""The place of a database: the path of a file, or the URL of a PostgreSQL database.

The password of a URL is only for connecting: `str(place)` does not show it.
"""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

Place = Path | URL
SCHEMES = ("postgresql://", "postgres://")
NO_ADDRESS = "This is no address of a database; it should be postgresql://USER@HOST/DATABASE"


class StoreError(ValueError):
    """Raised if the database cannot be used; the message is one sentence for the operator."""


def named(given: str | Place) -> Place:
    """Return the path or URL that a text names. Raises `StoreError` for an invalid URL."""
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
