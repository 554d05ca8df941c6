"""The commands for whoever writes a game: one begun, and one held against the laws of all games."""

from pathlib import Path

import click

from farmyard.core import catalogue
from farmyard.terminal.arguments import game_argument, seed_option


@click.command()
@click.argument("key")
@click.option("--title", default="", help="What the game is called.")
@click.option("--folder", type=click.Path(path_type=Path), help="Where; a folder KEY if not said.")
def new(key: str, title: str, folder: Path | None) -> None:
    """Begins a game of your own: a package with a card game that can be played at once."""
    from farmyard.terminal.starter import begin

    there = begin(key, title, folder)
    click.echo(f"{there} is a game to begin with. To play it in the terminal, as it lies there:")
    click.echo(f"  FARMYARD_GAMES={there / 'src' / f'{key}_for_farmyard'} farmyard play {key}")
    click.echo(f"Its README says what comes next; {there / 'src'} is yours to change.")


@click.command()
@game_argument
@click.option(
    "--games",
    default=6,
    show_default=True,
    type=click.IntRange(1, 10_000),
    help="For each number of players.",
)
@seed_option
def check(game: str, games: int, seed: int | None) -> None:
    """Plays random games, and says what they do against the laws that every game must keep."""
    from farmyard.lab import checking
    from farmyard.terminal.progress import shown

    card = catalogue.card(game)
    with shown(card.title, games * (card.seats[1] - card.seats[0] + 1)) as progress:
        faults = checking.check(game, games, seed or 0, progress)
    if faults:
        click.echo("\n".join(faults))
        raise click.exceptions.Exit(1)
    click.echo(f"{card.title} keeps the laws of all games.")
