"""The two kinds of databases, a file and a PostgreSQL, for tests that hold for both."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine, text

from farmyard.server.store.place import Place
from tests.thorough import THOROUGH

KINDS = ("sqlite", "postgresql")
at_both = pytest.mark.parametrize("place", KINDS, indirect=True)
"""Mark a test to run on each kind of database; tests without a mark are given a file."""


def at_one(kind: str) -> pytest.MarkDecorator:
    """Mark a test to run on this kind of database; ``--thorough`` runs it on both kinds."""
    return pytest.mark.parametrize("place", KINDS if THOROUGH else [kind], indirect=True)


def asked(place: Place, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """Run a query directly on a database, without the server."""
    if isinstance(place, Path):
        address: Any = f"sqlite:///{place}"
    else:
        address = place.set(drivername="postgresql+psycopg")
    engine = create_engine(address, poolclass=NullPool)
    with engine.begin() as connection:
        found = connection.execute(text(statement), values)
        return [tuple(row) for row in found] if found.returns_rows else []
