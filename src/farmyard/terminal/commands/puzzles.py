"""The commands of puzzles: made of games, and proven again."""

from pathlib import Path

import click

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.terminal import words
from farmyard.terminal.arguments import (
    cluster_option,
    executor_of,
    game_argument,
    processes_option,
    resume_option,
    seed_option,
)
from farmyard.terminal.commands.laboratory import everywhere, processes_of


@click.group()
def puzzles() -> None:
    """Makes puzzles out of games of strong bots, and proves them."""


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
