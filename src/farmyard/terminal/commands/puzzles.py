"""The commands of puzzles: made of games, proven again, and printed."""

import secrets
from pathlib import Path

import click

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import speaking
from farmyard.terminal import words
from farmyard.terminal.arguments import (
    cluster_option,
    executor_of,
    game_argument,
    option_option,
    options_of,
    processes_option,
    resume_option,
    seed_option,
    spoken,
)
from farmyard.terminal.commands.laboratory import everywhere, processes_of


@click.group()
def puzzles() -> None:
    """Makes puzzles out of games of strong bots, proves them, and prints worksheets."""


@puzzles.command()
@game_argument
@click.option("--count", default=200, show_default=True, type=click.IntRange(1, 10_000))
@click.option("--games", type=click.IntRange(1, 1_000_000), help="Look at so many at most.")
@click.option(
    "--out",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to keep them: a name that ends in .xz.",
)
@seed_option
@processes_option
@cluster_option
@resume_option
def make(
    game: str,
    count: int,
    games: int | None,
    out: Path,
    seed: int | None,
    processes: int | None,
    cluster: str | None,
    resume: Path | None,
) -> None:
    """Looks for positions with one best answer that is proven, and says why others were dropped."""
    from farmyard.core.showing.puzzles import write
    from farmyard.puzzles import making
    from farmyard.terminal.progress import shown

    card = catalogue.card(game)
    if catalogue.game(game).puzzling is None:
        raise OptionError(words.NO_PUZZLES.format(game=card.title))
    by = executor_of(processes_of(processes), everywhere(), cluster, resume)
    with shown(card.title, count, bool(resume)) as progress:
        found = making.make(game, count, seed or 0, by, progress, games or making.MOST_GAMES)
    out.write_bytes(write(found.puzzles))
    click.echo(f"{len(found.puzzles):>6}  puzzles in {out}, {out.stat().st_size:,} bytes")
    for reason, n in sorted(found.dropped.items(), key=lambda each: -each[1]):
        click.echo(f"{n:>6}  positions dropped: {reason}")


@puzzles.command()
@game_argument
@click.option(
    "--count", type=click.IntRange(1), help="So many, drawn by the seed; all if not said."
)
@seed_option
def prove(game: str, count: int | None, seed: int | None) -> None:
    """Proves the puzzles of a game again, with other dice."""
    from farmyard.puzzles import proving
    from farmyard.terminal.progress import shown

    chosen = proving.sample(game, count, seed or 0)
    with shown(catalogue.card(game).title, len(chosen)) as progress:
        faults = proving.proven_again(game, chosen, seed or 0, progress)
    for says in faults:
        click.echo(says)
    click.echo(f"{len(chosen) - len(faults)} of {len(chosen)} puzzles hold.")
    if faults:
        raise click.exceptions.Exit(1)


@puzzles.command("print")
@game_argument
@click.option("--level", help="Short for --option level=LEVEL.")
@click.option("--count", default=24, show_default=True, type=click.IntRange(1, 200))
@click.option("--answers", is_flag=True, help="Add the answers, on pages of their own.")
@click.option("--paper", default="a4", show_default=True, type=click.Choice(["a4", "letter"]))
@click.option("--language", help="The language of the sheet, as en, de or fr.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The PDF; named after the game if not said.",
)
@option_option
@seed_option
def print_(
    game: str,
    level: str | None,
    count: int,
    answers: bool,
    paper: str,
    language: str | None,
    out: Path | None,
    options: tuple[str, ...],
    seed: int | None,
) -> None:
    """Makes a worksheet of puzzles as a PDF; every seed makes another."""
    from farmyard.paper import worksheet
    from farmyard.puzzles.exercises import counting, exercises

    card = catalogue.card(game)
    chosen = options_of(card, (*options, *([f"level={level}"] if level else [])))
    number = secrets.randbelow(1_000_000) if seed is None else seed
    with speaking(spoken(language)):
        found = exercises(game, count, number, chosen)
        sheets = worksheet(game, counting(game), found, number, answers, paper)
    target = out or Path(f"{game}-{number}.pdf")
    try:
        target.write_bytes(sheets)
    except OSError as why:
        raise click.FileError(str(target), why.strerror) from None
    click.echo(words.WRITTEN.format(paths=target))
