"""Arguments and options that several commands share, and how they are read."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from farmyard.core import catalogue
from farmyard.core.errors import GameFileError
from farmyard.core.game_card import Card
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import ENGLISH
from farmyard.lab.executors import Executor
from farmyard.lab.executors.cluster import Cluster
from farmyard.lab.executors.journal import Journal
from farmyard.terminal import words

if TYPE_CHECKING:
    from farmyard.server.store.place import Place


class Database(click.Path):
    """The parameter type of a database: a file, or the address of a PostgreSQL database."""

    name = "database"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        from farmyard.server.store.place import StoreError, named

        try:
            place: Place = named(value)
        except StoreError as why:
            self.fail(str(why), param, ctx)
        return super().convert(place, param, ctx) if isinstance(place, Path) else place


LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of a terminal, the strongest first."""
DATABASE = Database(dir_okay=False, path_type=Path)
game_argument = click.argument("game")
option_option = click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
game_file_argument = click.argument(
    "file", type=click.Path(exists=True, dir_okay=False, path_type=Path)
)
seed_option = click.option("--seed", type=int, help="The same seed deals the same games.")
json_option = click.option("--json", "as_json", is_flag=True, help="One line of JSON.")
processes_option = click.option(
    "--processes", type=click.IntRange(1, 1024), help="How many at once; all cores if not said."
)
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on a Ray cluster: ray, on this machine, or ray://HOST:PORT.",
)
resume_option = click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep what was played in FILE, and go on from there when asked again.",
)
rows_option = click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="One row a game, in a file that ends in .csv or .parquet.",
)


def text_of(file: Path) -> str:
    """Return the text of a game file; raise `GameFileError` if it is no text."""
    from farmyard.core.formats.gamefile import (
        decoded,  # imports NumPy, which most commands do without
    )

    try:
        return decoded(file.read_bytes())
    except UnicodeDecodeError:
        raise GameFileError(words.NO_TEXT.format(file=file)) from None


def options_of(card: Card, given: tuple[str, ...]) -> dict[str, str]:
    """Read the options of ``--option name=value``; raise `OptionError` for a wrong one."""
    found = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise OptionError(f"--option takes name=value, not {each}")
        card.option(name).read(value)
        found[name] = value
    return found


def executor_of(
    here: Executor | None,
    otherwise: Executor,
    cluster: str | None,
    resume: Path | None,
    gpus: int = 0,
) -> Executor:
    """Return the executor: a cluster if named, else ``here`` if given, else ``otherwise``; with
    ``resume`` it keeps its results in that file."""
    if cluster and here:
        raise OptionError(words.BOTH_PLACES)
    by = Cluster(cluster, gpus) if cluster else here or otherwise
    return Journal(by, resume) if resume else by


def names_of(listed: str | None) -> list[str]:
    """Split names at commas; [] for None."""
    return [name.strip() for name in listed.split(",")] if listed else []


def seated(card: Card, listed: str | None) -> int | list[str]:
    """Read ``--seats``: a number, as in ``3``, or names, as in ``Ada,fox``; [] for None.

    Raises `OptionError` for a name in lower case that is no bot: only bots are written so.
    """
    if listed and listed.strip().isdecimal():
        return int(listed)
    names, levels = names_of(listed), bots_of(card)
    for name in names:
        if name not in levels and name[:1].islower():
            raise OptionError(words.NO_BOT.format(name=name, bots=", ".join(levels)))
    return names


def players_of(card: Card, listed: str | None, bots: list[str]) -> tuple[int, list[str]]:
    """Return the number of seats of a simulation (0: not given), and the bot of each seat; [] if
    all play at random."""
    said = seated(card, listed)
    seats = said if isinstance(said, int) else len(said)
    if bots and seats not in (0, len(bots)):
        raise OptionError(words.BOTH_SEATS.format(seats=listed, n=len(bots)))
    if isinstance(said, int) or bots:
        return seats or len(bots), bots
    *levels, random = bots_of(card)
    named = [name if name in levels else random for name in said]
    return seats, named if set(named) - {random} else []


def bots_of(card: Card) -> list[str]:
    """Return the names of a game's bots, weakest first, and "random" after them."""
    from farmyard.bots import roster

    return [level.name for level in (*roster.levels(card.key), roster.RANDOM)]


def counts_of(listed: str | None, card: Card) -> list[int]:
    """Read numbers of seats, as in ``2,4`` or ``2-4``; all that the game allows for None."""
    low, high = card.seats
    if not listed:
        return list(range(low, high + 1))
    found: list[int] = []
    for part in names_of(listed):
        first, dash, last = part.partition("-")
        if not (first.isdecimal() and (last.isdecimal() or not dash)):
            raise OptionError(f"--seats takes numbers as in 2,4 or 2-4, not {listed}")
        found += range(int(first), int(last or first) + 1)
    for n in found:
        card.check_seats(n)
    if not found or len(set(found)) < len(found):
        raise OptionError(f"--seats takes each number once, not {listed}")
    return found


def spoken(wish: str | None) -> str:
    """Return the language of play: the one wished for, or that of the environment, if it is known;
    else English.  Raises `OptionError` for a wish that is not known."""
    known = catalogue.languages(words.say)
    if wish is not None and wish not in known:
        raise OptionError(words.NO_LANGUAGE.format(known=", ".join(known), code=wish))
    of_environment = next(filter(None, map(os.environ.get, LOCALES)), "")
    code = wish or re.split(r"[_.@-]", of_environment)[0]
    return code if code in known else ENGLISH
