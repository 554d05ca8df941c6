"""The commands of the laboratory: arena, balance, review."""

import json
from pathlib import Path

import click

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.lab import MOST_STUDIED, programs
from farmyard.lab.executors import Executor, cores
from farmyard.terminal import words
from farmyard.terminal.arguments import (
    cluster_option,
    counts_of,
    executor_of,
    game_argument,
    game_file_argument,
    json_option,
    names_of,
    option_option,
    options_of,
    processes_option,
    resume_option,
    rows_option,
    seed_option,
    text_of,
)


def processes_of(n: int | None) -> Executor | None:
    """Return an executor of ``n`` processes; None if no number was given."""
    from farmyard.lab.executors.processes import Processes

    return Processes(n) if n else None


def everywhere() -> Executor:
    """Return an executor with a process for each core."""
    from farmyard.lab.executors.processes import Processes

    return Processes(cores())


@click.command()
@game_argument
@click.option(
    "--bots",
    "--players",
    "bots",
    required=True,
    help="Levels, programs and Python, as in fox,program:./mybot.py,player:mybot:choose.",
)
@click.option("--seats", type=int, help="How many play.")
@click.option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1, MOST_STUDIED),
    help="For each pair, made up to whole deals.",
)
@click.option(
    "--move-time",
    default=programs.MOVE_TIME,
    show_default=True,
    type=click.FloatRange(0.01, 3600),
    help="Seconds that a program has for a decision.",
)
@click.option(
    "--ratings",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Add the games to FILE, and rate all players by all games in it.",
)
@click.option(
    "--anchor",
    metavar="PLAYER",
    help="Who has 1500 points in that file by definition; the middle level if not said.",
)
@option_option
@seed_option
@processes_option
@cluster_option
@resume_option
@rows_option
@json_option
def arena(
    game: str,
    bots: str,
    seats: int | None,
    games: int,
    move_time: float,
    ratings: Path | None,
    anchor: str | None,
    options: tuple[str, ...],
    seed: int | None,
    processes: int | None,
    cluster: str | None,
    resume: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Plays every level or program against every other: who is stronger, and how sure is that."""
    from farmyard.terminal import measuring

    card, players = catalogue.card(game), names_of(bots)
    if (cluster or resume) and any(map(programs.is_outside, players)):
        raise OptionError(words.PROGRAMS_PLAY_HERE)
    if anchor and not ratings:
        raise OptionError(words.ANCHOR_ALONE)
    chosen = options_of(card, options)
    n = card.usual_seats(chosen) if seats is None else seats
    by = executor_of(processes_of(processes), everywhere(), cluster, resume)
    asked = measuring.Contest(card, players, n, games, chosen, seed or 0, move_time)
    file = measuring.Ratings(asked, ratings, anchor) if ratings else None
    found = measuring.arena(asked, by, out)
    rated = file.add(found) if file else None
    if as_json:
        click.echo(json.dumps(measuring.arena_figures(found, rated), ensure_ascii=False))
    else:
        measuring.show_arena(card, found, rated)


@click.command()
@game_argument
@click.option("--seats", help="How many play, as in 2,4 or 2-4; every number if not said.")
@click.option("--vary", default="", help="An option: all its values, or as in NAME=VALUE,VALUE.")
@click.option("--bots", "level", default="random", show_default=True, help="A level for all seats.")
@click.option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(1, MOST_STUDIED),
    help="For each number of seats and each value.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="A folder for plots, figures and rows; or a .csv or .parquet file, one row a game.",
)
@option_option
@seed_option
@processes_option
@cluster_option
@resume_option
@json_option
def balance(
    game: str,
    seats: str | None,
    vary: str,
    level: str,
    games: int,
    out: Path | None,
    options: tuple[str, ...],
    seed: int | None,
    processes: int | None,
    cluster: str | None,
    resume: Path | None,
    as_json: bool,
) -> None:
    """Plays equal levels against each other: who wins from where, how long, and how it ends."""
    from farmyard.lab.balance import settings
    from farmyard.terminal import measuring

    card = catalogue.card(game)
    wanted = settings(game, counts_of(seats, card), vary, options_of(card, options))
    asked = measuring.Asked(card, level, games, seed or 0)
    by = executor_of(processes_of(processes), everywhere(), cluster, resume)
    cells = measuring.balance(asked, wanted, by, out)
    if as_json:
        click.echo(json.dumps(measuring.balance_figures(asked, cells), ensure_ascii=False))
    else:
        measuring.show_balance(asked, cells, out)


@click.command()
@game_file_argument
@click.option(
    "--bots",
    "level",
    help="The level that plays on, or search, or rollouts; the best that the game has if not said.",
)
@click.option(
    "--worlds",
    type=click.IntRange(4),
    help="For each choice: 4 whole searches, by rollouts 64 worlds, by a level 16, at random 400.",
)
@click.option("--plot", type=click.Path(dir_okay=False, path_type=Path), help="A PNG or SVG file.")
@seed_option
@processes_option
@json_option
def review(
    file: Path,
    level: str | None,
    worlds: int | None,
    plot: Path | None,
    seed: int | None,
    processes: int | None,
    as_json: bool,
) -> None:
    """Looks back at a finished game: chances, the costliest choices, and luck."""
    from farmyard.terminal import reviewing

    found = reviewing.review(
        text_of(file), level, worlds, seed or 0, processes_of(processes) or everywhere(), plot
    )
    if as_json:
        click.echo(json.dumps(found.summary(), ensure_ascii=False))
    else:
        reviewing.show(found)
