"""Messages to the operator about the database: why it cannot be used or copied, and what was
done."""

from pathlib import Path

from farmyard.server.store.place import Place

NO_DRIVER = "A PostgreSQL database needs psycopg: pip install 'farmyard[postgres]'"
FILE_NOT_SHARED = (
    "Several workers need a database that they can share: --db postgresql://USER@HOST/DATABASE"
)
NOT_THE_SAME = "What came was not what was there; nothing of it was kept."
SHORT_SECRET = "FARMYARD_SECRET is too short; it needs at least 16 characters."


def no_secret(path: Path, why: str | None) -> str:
    return f"The secret {path} cannot be used: {why}."


def broken_secret(path: Path) -> str:
    return f"The secret {path} is too short; remove it and a new one is made."


def no_database(place: Place, why: str) -> str:
    return f"The database {place} cannot be used: {why}."


def in_use(place: Place) -> str:
    return f"Another server has the database {place} open; one database is for one server."


def damaged_tables(ids: list[str]) -> str:
    named = ", ".join(ids[:20]) + (f" and {len(ids) - 20} more" if len(ids) > 20 else "")
    return f"Of these tables something is missing, and they may not open: {named}."


def open_secret(path: Path) -> str:
    return f"The secret {path} can be read by others than its owner: chmod 600 {path}"


def new_secret(where: str) -> str:
    return (
        f"There was no secret beside the tables, so one was made anew in {where}: nobody "
        "is known at his seat any more. If you have a backup, stop the server and bring its secret "
        "back."
    )


def cleared(tables: int, before: int, after: int) -> str:
    shrunk = f"the database had {before:,} bytes and has {after:,}"
    return f"{tables} {'table' if tables == 1 else 'tables'} cleared away; {shrunk}."


def damaged_database(place: Place) -> str:
    return (
        f"The database {place} is damaged; nothing in it was touched. Put it aside and bring back "
        f"a backup: farmyard restore FILE --db {place}"
    )


def damaged_record(table: str) -> str:
    return (
        f"The database is damaged: {table} should hold one number; nothing in it was touched. Put "
        f"it aside and bring back a backup: farmyard restore FILE --db DATABASE"
    )


def no_such_file(path: Path) -> str:
    return f"There is no file {path}."


def in_the_way(place: Place) -> str:
    return f"{place} is there already, and nothing is written over; move it away or name another."


def not_copied(source: Place, target: Place, why: str) -> str:
    return f"{source} could not be copied to {target}: {why}."


def copied(tables: int, target: Place) -> str:
    return f"{tables} {'table is' if tables == 1 else 'tables are'} in {target}."


def strange_database(place: Place) -> str:
    return f"{place} is not a database of Farmyard; nothing in it was touched."


def newer_database(place: Place, found: int, known: int) -> str:
    return (
        f"The database {place} was written by a newer Farmyard (its revision is {found}, this one "
        f"knows {known}); nothing in it was touched. Install that version, or name another one."
    )


def older_database(place: Place, found: int, known: int) -> str:
    return (
        f"The database {place} was written by an older Farmyard (its revision is {found}, this one "
        f"writes {known}); start a server on it once, and it is brought up to date."
    )


def older_workers(place: Place, found: int, known: int) -> str:
    return (
        f"Workers of an older Farmyard use the database {place} (its revision is {found}, this one "
        f"writes {known}); nothing in it was touched. Stop them all, then start this version."
    )


def not_empty(place: Place) -> str:
    return f"{place} has tables already, and nothing is mixed with them; name an empty one."


def moved(tables: int, source: Place, target: Place) -> str:
    return f"{copied(tables, target)[:-1]} now; {source} is left as it was."


def old_cleared(tables: int) -> str:
    """Return the line of the log about old tables that were deleted."""
    return f"{tables:,} {'table' if tables == 1 else 'tables'} cleared"
