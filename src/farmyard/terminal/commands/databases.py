"""The commands for whoever keeps a server: its database copied, put back, moved and tidied."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farmyard.terminal.arguments import DATABASE

if TYPE_CHECKING:
    from farmyard.server.store.place import Place


def named() -> "Place | None":
    """Return the database named before the command: X in ``farmyard --db X backup F``."""
    found: Place | None = click.get_current_context().find_root().params.get("db")
    return found


file_argument = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
db_option = click.option(
    "--db",
    envvar="FARMYARD_DB",
    type=DATABASE,
    help="The database; the usual one if none is named.",
)


@click.command()
@file_argument
@db_option
def backup(file: Path, db: "Place | None") -> None:
    """Copies all tables to FILE, while the server runs; nothing is written over."""
    from farmyard.server import default_database
    from farmyard.server.store import notices
    from farmyard.server.store.backup import back_up

    click.echo(notices.copied(back_up(db or named() or default_database(), file), file))


@click.command()
@file_argument
@db_option
def restore(file: Path, db: "Place | None") -> None:
    """Puts a backup back where there is no database; start the server after that."""
    from farmyard.server import default_database
    from farmyard.server.store import notices
    from farmyard.server.store.backup import restore as bring_back

    target = db or named() or default_database()
    click.echo(notices.copied(bring_back(file, target), target))


@click.command()
@click.argument("source", type=DATABASE, metavar="FROM")
@click.argument("target", type=DATABASE, metavar="TO")
def move(source: "Place", target: "Place") -> None:
    """Copies all of a database to where there is none, from a file to PostgreSQL or back; while no
    server runs. FROM stays as it is."""
    from farmyard.server.store import notices
    from farmyard.server.store.backup import move as move_house

    click.echo(notices.moved(move_house(source, target), source, target))


@click.command()
@db_option
def tidy(db: "Place | None") -> None:
    """Clears away old tables, and makes the database small; while no server runs."""
    from farmyard.server import default_database
    from farmyard.server.live.settings import of_environment
    from farmyard.server.store import notices
    from farmyard.server.store.schema import now_ms
    from farmyard.server.store.tidying import tidy as put_away

    program: Any = click.get_current_context().find_root().command
    limits = of_environment(commands=[*program.commands]).cleared_before(now_ms())
    click.echo(notices.cleared(*put_away(db or named() or default_database(), *limits)))
