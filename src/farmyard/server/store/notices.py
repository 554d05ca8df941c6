"""What whoever runs a server is told of its database: what keeps it from being used or copied, and
what was done to it."""

from pathlib import Path

SHORT_SECRET = "FARMYARD_SECRET is too short; it needs at least 16 characters."


def no_secret(path: Path, why: str | None) -> str:
    return f"The secret {path} cannot be used: {why}."


def broken_secret(path: Path) -> str:
    return f"The secret {path} is too short; remove it and a new one is made."


def no_database(path: Path, why: str) -> str:
    return f"The database {path} cannot be used: {why}."


def in_use(path: Path) -> str:
    return f"Another server has the database {path} open; one file is for one server."


def damaged_tables(ids: list[str]) -> str:
    named = ", ".join(ids[:20]) + (f" and {len(ids) - 20} more" if len(ids) > 20 else "")
    return f"Of these tables something is missing, and they may not open: {named}."


def open_secret(path: Path) -> str:
    return f"The secret {path} can be read by others than its owner: chmod 600 {path}"


def new_secret(path: Path) -> str:
    return (
        f"There was no secret beside the tables, so {path} was made anew: nobody is known at his "
        "seat any more. If you have a backup, stop the server and bring its secret back."
    )


def cleared(tables: int, before: int, after: int) -> str:
    shrunk = f"the file had {before:,} bytes and has {after:,}"
    return f"{tables} {'table' if tables == 1 else 'tables'} cleared away; {shrunk}."


def damaged_database(path: Path) -> str:
    return (
        f"The database {path} is damaged; nothing in it was touched. Put it aside and bring back "
        f"a backup: farmyard restore FILE --db {path}"
    )


def no_such_file(path: Path) -> str:
    return f"There is no file {path}."


def in_the_way(path: Path) -> str:
    return f"{path} is there already, and nothing is written over; move it away or name another."


def not_copied(source: Path, target: Path, why: str) -> str:
    return f"{source} could not be copied to {target}: {why}."


def copied(tables: int, target: Path) -> str:
    return f"{tables} {'table is' if tables == 1 else 'tables are'} in {target}."


def strange_database(path: Path) -> str:
    return f"{path} is not a database of Farmyard; nothing in it was touched."


def newer_database(path: Path, found: int, known: int) -> str:
    return (
        f"The database {path} was written by a newer Farmyard (its form is {found}, this one "
        f"knows {known}); nothing in it was touched. Install that version, or name another file."
    )
