"""Migrations: what makes a database of one form a database of the next, from the first form on.

A form has a number, and a module in `versions` that makes it of the one before. Alembic goes from
one to the next and remembers in the database how far it has come; files of forms before `COUNTED`
have no such record, but a number in SQLite's header. To make a new form: a module more in
`versions`, the same in `schema.py`, and `FORM` one higher.
"""

from sqlalchemy import Connection, inspect, text

FORM = 8  # what this program reads and writes
COUNTED = 8  # the first form that has the record
RECORD = "farmyard_form"


def recorded(connection: Connection) -> int | None:
    """The form of a database by its record; None if it has no record."""
    if not inspect(connection).has_table(RECORD):
        return None
    return int(connection.execute(text(f"SELECT version_num FROM {RECORD}")).scalar_one())


def migrate(connection: Connection, form: int) -> None:
    """Bring a database of that form (0: there is nothing in it) to this program's.

    Within the transaction of whoever asks: what fails half-way is taken back by him.
    """
    from alembic import command  # takes as long as all of SQLAlchemy; most starts need it not
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "farmyard.server.store:migrations")
    if 0 < form < COUNTED:
        command.stamp(config, f"{form:04}")
    command.upgrade(config, "head")
