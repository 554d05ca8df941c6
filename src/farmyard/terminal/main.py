"""The command ``farmyard``: alone it serves the browser game; its verbs play, list, simulate and
measure.

A mistyped command gets one line that says what is wrong and what is possible, and exit code 2.
"""

import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

import farmyard
from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import speaking
from farmyard.lab import MOST_GAMES
from farmyard.lab.extra import library
from farmyard.terminal import words
from farmyard.terminal.arguments import (
    DATABASE,
    cluster_option,
    game_argument,
    game_file_argument,
    json_option,
    names_of,
    option_option,
    options_of,
    players_of,
    resume_option,
    rows_option,
    seated,
    seed_option,
    spoken,
    text_of,
)
from farmyard.terminal.commands.authors import check, new
from farmyard.terminal.commands.databases import backup, move, restore, tidy
from farmyard.terminal.commands.laboratory import arena, balance, review
from farmyard.terminal.commands.puzzles import puzzles
from farmyard.terminal.plain import write_plainly
from farmyard.terminal.stopped import Stopped

if TYPE_CHECKING:
    from farmyard.server.store.place import Place

CONTEXT = {"help_option_names": ["-h", "--help"], "auto_envvar_prefix": "FARMYARD"}


class OneLine(click.Group):
    """A command group that reports errors in one line instead of a page of usage."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        write_plainly()
        out = sys.stdout
        try:
            code = super().main(*args, **{**kwargs, "standalone_mode": False})
        except click.exceptions.NoSuchOption as why:
            _stop(f"there is no option {why.option_name}; see farmyard --help")
        except click.ClickException as why:
            _stop(why.format_message())
        except ValueError as why:
            _stop(str(why))
        except (click.Abort, KeyboardInterrupt) as why:
            stopped = isinstance(why.__cause__, Stopped)
            click.echo(f"\n{why.__cause__ if stopped else 'Goodbye.'}", err=True)
            sys.exit(130)
        except SystemExit as why:  # if nobody reads on, click replaces the output, and rich chains
            unread = sys.stdout is not out or isinstance(why.__context__, BrokenPipeError)
            sys.exit(0 if unread else why.code)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            verbs = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"there is no command {args[0]}; there are {verbs}")
        return super().resolve_command(ctx, args)


def _stop(says: str) -> None:
    click.echo("farmyard: " + " ".join(says.split()), err=True)
    sys.exit(2)


@click.group(cls=OneLine, invoke_without_command=True, context_settings=CONTEXT)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--house", is_flag=True, help="Let everybody in the house come in: listen on all addresses."
)
@click.option("--port", default=8077, show_default=True, type=click.IntRange(0, 65535))
@click.option("--db", type=DATABASE, help="The one file of it all, or a postgresql:// address.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--workers",
    default=0,
    type=click.IntRange(0, 256),
    help="Processes that serve together, on one PostgreSQL; other machines may share it.",
)
@click.option(
    "--role",
    default="both",
    type=click.Choice(["both", "web", "drive"]),
    help="What the workers do: serve people, or move bots and keep time.",
)
@click.version_option(farmyard.__version__, prog_name="farmyard")
@click.pass_context
def main(
    ctx: click.Context,
    host: str,
    house: bool,
    port: int,
    db: "Place | None",
    no_browser: bool,
    workers: int,
    role: str,
) -> None:
    """Farmyard table games: alone, this serves them to your browser and your friends'."""
    if ctx.invoked_subcommand is None:
        from farmyard.server import serve

        commands = ctx.command.list_commands(ctx)  # type: ignore[attr-defined]
        if role != "both" and not workers:
            raise click.UsageError(
                f"--role {role} is for several workers: --workers 1 --role {role}"
            )
        host = "0.0.0.0" if house else host
        serve(host, port, db, not no_browser, commands=commands, workers=workers, role=role)


@main.command()
def games() -> None:
    """Lists the games, their seats and options."""
    for card in catalogue.cards():
        click.echo(f"{card.key:12} {card.title}: {card.players}, {card.minutes} minutes")
        for option in card.options:
            says = f"{option.name}={option.default}"
            click.echo(f"    {says:26} {option.help} Can be {option.possible}.")


@main.command()
@game_argument
@click.option("--seats", help="How many play, or who: bots by name, all others at random.")
@click.option(
    "--games", "count", default=1000, show_default=True, type=click.IntRange(1, MOST_GAMES)
)
@seed_option
@click.option("--threads", default=1, show_default=True, type=click.IntRange(1, 64))
@click.option("--bots", help="A bot for each seat, as in chick,fox; random play if none.")
@click.option(
    "--device",
    default="cpu",
    show_default=True,
    type=click.Choice(["cpu", "cuda"]),
    help="What plays: the processor, or a GPU (random play only).",
)
@cluster_option
@resume_option
@rows_option
@option_option
@json_option
def simulate(
    game: str,
    seats: str | None,
    count: int,
    seed: int | None,
    threads: int,
    bots: str | None,
    device: str,
    cluster: str | None,
    resume: Path | None,
    out: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Plays many whole games and prints what came of them."""
    from farmyard.terminal.simulate import Batch, Place, run

    card = catalogue.card(game)
    chosen = options_of(card, options)
    n, names = players_of(card, seats, names_of(bots))
    n = n or card.usual_seats(chosen)
    card.check_seats(n)
    batch = Batch(card, n, count, seed or 0, chosen, names)
    summary = run(batch, Place(threads, device, cluster, resume, out))
    if as_json:
        click.echo(json.dumps(summary))
    else:
        for name, value in summary.items():
            click.echo(f"{name.replace('_', ' '):22} {_figure(value)}")


def _figure(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(_figure(each) for each in value)
    return f"{value:,}" if isinstance(value, int | float) else str(value)


@main.command()
@click.argument("game", required=False)
@click.option(
    "--seats",
    help="Names and bots, as in Ada,fox or Ada,Ben,hen; or how many play, you against bots.",
)
@seed_option
@click.option(
    "--daily",
    "--day",
    "daily",
    is_flag=False,
    flag_value="today",
    metavar="[DATE]",
    help="The deal of the day, of today or of a date.",
)
@click.option("--way", default="", help="Which of the game's deals of the day: one of its ways.")
@option_option
@click.option("--language", help="The language of play, as en, de or fr; by default that of LANG.")
@click.option("--resume", is_flag=True, help="Go on with the unfinished game left last.")
@click.option("--join", metavar="LINK", help="Sit down at a table of a server, by its link.")
@click.option("--new", is_flag=True, help="Begin anew, without asking about an unfinished game.")
def play(
    game: str | None,
    seats: str | None,
    seed: int | None,
    daily: str | None,
    way: str,
    options: tuple[str, ...],
    language: str | None,
    resume: bool,
    join: str | None,
    new: bool,
) -> None:
    """Plays a game here, against bots or with others at this keyboard, or at a server's table.

    A game that is left unfinished is kept, and can be gone on with.
    """
    from farmyard.terminal.playing import beginning

    as_laid_out = new or seats or seed is not None or daily or way or options
    with speaking(spoken(language)):
        if join:
            if as_laid_out or game or resume:
                raise OptionError(words.JOINED)
            beginning.join(join)
            return
        if resume:
            if as_laid_out:
                raise OptionError(words.RESUMED)
            beginning.resume(game)
            return
        if game is None:
            raise OptionError(words.NO_GAME.format(games=", ".join(catalogue.keys())))
        card = catalogue.card(game)
        players = seated(card, seats)
        day = datetime.now(UTC).date().isoformat() if daily == "today" else daily
        if way and not day:
            raise OptionError("--way names a deal of the day: it needs --daily")
        if day and seed is not None:
            raise OptionError("--daily and --seed do not go together")
        asked = beginning.Asked(card, players, seed, options_of(card, options), day, way)
        beginning.begin(asked, anew=new)


F = TypeVar("F", bound=Callable[..., Any])


def one_of(name: str, *words: str, help: str) -> Callable[[F], F]:
    """Return an option that takes one of some words, by default the first."""
    return click.option(
        name, default=words[0], show_default=True, type=click.Choice(words), help=help
    )


@main.command("print")
@game_argument
@one_of("--paper", "a4", "letter", help="The size of the sheets.")
@one_of("--ink", "colour", "black", help="Colour, or drawn for black and white.")
@one_of(
    "--sides", "both", "one",
    help="Both sides of the paper, or one: backs beside their fronts, to fold.",
)  # fmt: skip
@one_of("--backs", "solid", "outline", help="Backs in full, or in outline to save ink.")
@click.option(
    "--shift",
    default="0,0",
    show_default=True,
    metavar="RIGHT,DOWN",
    help="The millimetres to move the backs by, if the printer prints them beside their place.",
)
@click.option("--language", help="The language on the sheets, as en, de or fr.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="The file to write; GAME.pdf if none is named.",
)
def print_box(game: str, language: str | None, out: Path | None, **chosen: str) -> None:
    """Makes a PDF of everything in a game's box, to print and cut out."""
    from farmyard.paper import read_choices

    choices = read_choices(chosen)
    key = catalogue.card(game).key
    target = out or Path(f"{key}.pdf")
    sheets = farmyard.print_box(key, **vars(choices), language=spoken(language))
    try:
        target.write_bytes(sheets)
    except OSError as why:
        raise click.FileError(str(target), why.strerror) from None
    click.echo(words.WRITTEN.format(paths=target))


@main.command()
@game_argument
@click.option("--language", help="The language of the rules, as en, de or fr.")
def rules(game: str, language: str | None) -> None:
    """Prints the rules of a game, from setting up to the end."""
    from rich.console import Console

    from farmyard.terminal.reading import print_rules

    card = catalogue.card(game)
    with speaking(spoken(language)):
        print_rules(Console(highlight=False, emoji=False), card)


@main.command()
@game_file_argument
def verify(file: Path) -> None:
    """Checks the shuffle of a game file, and that the game follows from it.

    Exits with 0 if all is proven, 1 if something is false, 2 if nothing is, but not all could be
    checked.
    """
    found = farmyard.verify(text_of(file))
    click.echo(found)
    sys.exit({True: 0, False: 1, None: 2}[found.proven])


@main.command()
@game_file_argument
@click.argument("n", type=int, required=False)
@json_option
def show(file: Path, n: int | None, as_json: bool) -> None:
    """Shows how a game file stood at decision N, else at its end: the position, what each seat saw
    of it, and what could be chosen."""
    from farmyard.terminal import showing

    shown = showing.found(text_of(file), n)
    for line in [json.dumps(shown, ensure_ascii=False)] if as_json else showing.lines(shown):
        click.echo(line)


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
def warm(games: tuple[str, ...]) -> None:
    """Compiles these games ahead, or every game, so that nothing has to be compiled later."""
    from farmyard.lab import warm as compiling

    for title, seconds in compiling.warm_all(*games, told=click.echo):
        click.echo(f"{title:28} {seconds:5.1f} s")


@main.command()
@click.option(
    "--server", default="http://127.0.0.1:8077", show_default=True, help="The Farmyard server."
)
@click.option("--name", default="", help="The name at its tables; one of the house if not said.")
def mcp(server: str, name: str) -> None:
    """Lets a language model play: a Model Context Protocol server over standard input and
    output."""
    for package in ("mcp", "httpx"):
        library(package, words.FOR_MODELS, "mcp")
    from farmyard.assistant.tools import serve

    serve(server, name)


for verb in (arena, balance, review, puzzles, new, check, backup, restore, move, tidy):
    main.add_command(verb)


if __name__ == "__main__":
    main()
