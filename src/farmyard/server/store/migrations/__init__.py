"""Migrations of the database schema, from its first revision to the newest.

A revision has a number, and a module in `versions` that upgrades the one before to it. Alembic
applies them and records in the database the revision it has reached; files of revisions before
`COUNTED` have no such record, but a number in SQLite's header. To add a revision: add a module to
`versions`, change `schema.py` in the same way, and raise `REVISION` by one.
"""

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, text

from farmyard.server.store import notices
from farmyard.server.store.place import StoreError
from farmyard.server.store.schema import meta

REVISION = 19  # read and written by this program
COUNTED = 8  # the first revision with the record
RECORD = "farmyard_form"
SCRIPTS = {
    "script_location": "farmyard.server.store:migrations",
    "recursive_version_locations": "true",
}
"""Where Alembic finds the revisions."""


def recorded(connection: Connection) -> int | None:
    """Return the recorded revision of a database; None if it has no record.

    Raises `StoreError` unless the record is a single number.
    """
    if not inspect(connection).has_table(RECORD):
        return None
    found = connection.execute(text(f"SELECT version_num FROM {RECORD}")).scalars().all()
    if len(found) != 1 or not str(found[0]).isdecimal():
        raise StoreError(notices.damaged_record(RECORD))
    return int(found[0])


def create(connection: Connection) -> None:
    """Create the newest revision in an empty SQLite file: a tenth of what its migrations take.

    Runs within the caller's transaction, as `migrate` does.
    """
    record = Table(RECORD, MetaData(), Column("version_num", String(32), primary_key=True))
    meta.create_all(connection)
    record.create(connection)
    connection.execute(insert(record).values(version_num=f"{REVISION:04}"))
    connection.exec_driver_sql(f"PRAGMA user_version = {COUNTED}")


def migrate(connection: Connection, revision: int) -> None:
    """Upgrade a database from a revision (0: it is empty) to the newest.

    Runs within the caller's transaction: after a failure the caller rolls it back.
    """
    from alembic import command  # slow to import, and most starts need no migration
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    for name, value in SCRIPTS.items():
        config.set_main_option(name, value)
    if 0 < revision < COUNTED:
        command.stamp(config, f"{revision:04}")
    command.upgrade(config, "head")
