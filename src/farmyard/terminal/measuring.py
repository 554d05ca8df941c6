"""The output of ``farmyard arena`` and ``farmyard balance``: tables, plots and files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich import box
from rich.console import Console
from rich.table import Table

from farmyard.core.game_card import Card
from farmyard.lab import arena as arenas
from farmyard.lab import balance as balances
from farmyard.lab import plots, rows
from farmyard.lab.arena import Arena
from farmyard.lab.balance import Cell, Setting
from farmyard.lab.executors import Executor
from farmyard.lab.executors.journal import Journal
from farmyard.lab.extra import library
from farmyard.lab.intervals import Interval
from farmyard.lab.ratings import rating_file
from farmyard.lab.ratings.rating_file import Rated, RatingFile
from farmyard.terminal import words
from farmyard.terminal.progress import shown

WIDE = 160  # columns, where there is no terminal to ask


def console() -> Console:
    """Make the console for tables, without markup; `WIDE` if the output is not a terminal."""
    found = Console(markup=False, highlight=False)
    return found if found.is_terminal else Console(width=WIDE, markup=False, highlight=False)


def columns(*names: str) -> Table:
    """Make an empty table; columns of numbers are aligned to the right."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in names:
        table.add_column(name, justify="left" if name in words.NO_FIGURES else "right")
    return table


def percent(share: Interval) -> str:
    """Format a share with its bounds."""
    value, low, high = (100 * each for each in share)
    return words.SHARE.format(value=value, low=low, high=high)


# -- The arena ------------------------------------------------------------------


class Contest(NamedTuple):
    """The parameters of an arena; ``move_time``: seconds that a program has for a decision."""

    card: Card
    players: Sequence[str]
    seats: int
    games: int
    options: dict[str, str]
    seed: int
    move_time: float


class Ratings:
    """A file of ratings that an arena's games are added to; raises `RatingsError` before the first
    game if it cannot be used."""

    def __init__(self, asked: Contest, path: Path, anchor: str | None) -> None:
        numbers = arenas.checked(asked.card.key, asked.players, asked.seats, asked.options)
        self._place = path, asked.card.key, asked.seats, numbers, anchor
        self._players = rating_file.players_of(asked.players, asked.move_time)
        rating_file.check_anchor(rating_file.opened(*self._place), asked.players)

    def add(self, found: Arena) -> RatingFile:
        """Add an arena's games to the file as it is now; return all that is in it."""
        file = rating_file.opened(*self._place)
        file.add(found, self._players)
        file.write(self._place[0])
        return file


def arena(asked: Contest, by: Executor, out: Path | None) -> Arena:
    """Play an arena behind a progress bar, and write a row a game if ``out`` is given."""
    if out:
        rows.check(out)
    key, players, seats, games = asked.card.key, asked.players, asked.seats, asked.games
    arenas.checked(key, players, seats, asked.options)
    games_in_all = arenas.games_of(len(players), seats, games)
    with shown(asked.card.title, games_in_all, isinstance(by, Journal)) as progress:
        found = arenas.run(
            key, players, seats, games, asked.options, asked.seed, by, progress, asked.move_time
        )
    if out:
        arenas.write_rows(out, found)
    return found


def arena_figures(found: Arena, file: RatingFile | None) -> dict[str, Any]:
    """Return an arena's figures for JSON, with the ratings of a file if there is one."""
    figures = found.summary()
    for standing, rating in zip(figures["standings"], found.ratings(), strict=True):
        standing["rating"] = rating.rounded(1)
    if file:
        figures["ratings"] = {"anchor": file.anchor, "players": [*map(_rated, file.ratings())]}
    return figures


def _rated(each: Rated) -> dict[str, Any]:
    rating = each.rating.rounded(1) if each.rating else None
    settings = dict(each.player.settings)
    return {
        **each.player._asdict(), "settings": settings, "games": each.games, "rating": rating
    }  # fmt: skip


def show_arena(card: Card, found: Arena, file: RatingFile | None) -> None:
    """Print the standings from the best down, every pair, and the ratings of a file."""
    figures = found.summary()
    head = {"title": card.title, "seats": found.seats, "seed": found.seed}
    out = console()
    standings = columns(*words.STANDINGS)
    rows = zip(figures["standings"], found.ratings(), strict=True)
    for row, rating in sorted(rows, key=lambda each: each[0]["mean_rank"]):
        standings.add_row(*_standing(row, rating))
    pairs = columns(*words.PAIRS)
    for each in figures["pairs"]:
        share = Interval(*each["share"])
        wins = f"{each['wins'][0]:g}"
        pairs.add_row(each["first"], each["second"], str(each["games"]), wins, percent(share))
    title = words.ARENA.format(games=figures["games"], **head)
    says = (words.SURE, words.RATED, *forfeits(found))
    out.print(title, "", standings, "", pairs, "", *says, sep="\n", soft_wrap=True)
    if file:
        out.print("", words.ALL_RATED.format(anchor=file.anchor), "", sep="\n", soft_wrap=True)
        out.print(_table_of(file), soft_wrap=True)


def _table_of(file: RatingFile) -> Table:
    """Make the table of all players of a file of ratings, the best first."""
    table = columns(*words.RATINGS)
    for player, games, rating in file.ratings():
        points = words.NOT_RATED
        if rating:
            points = words.RATED_POINTS.format(value=rating.value, margin=rating.margin)
        settings = ", ".join(f"{name}={value:g}" for name, value in player.settings)
        table.add_row(player.name, player.version, settings, str(games), points)
    return table


def forfeits(found: Arena) -> list[str]:
    """Say of each program that forfeited games how many, and why it did so first."""
    said = []
    for level, name in enumerate(found.levels):
        if faults := found.faults(level):
            games = found.standing(level)["games"]
            said.append(
                words.FORFEITED.format(name=name, n=len(faults), games=games, fault=faults[0])
            )
    return said


def _standing(row: dict[str, Any], rating: Interval) -> list[str]:
    return [
        row["level"],
        str(row["games"]),
        f"{row['wins']:g}",
        f"{row['mean_rank']:.2f}",
        words.POINTS.format(value=rating.value, margin=rating.margin),
        words.THOUGHT.format(ms=1000 * row["seconds_per_move"]),
    ]


# -- Balance --------------------------------------------------------------------


class Asked(NamedTuple):
    """The parameters of a balance study, apart from the settings."""

    card: Card
    level: str
    games: int
    seed: int


def balance(asked: Asked, wanted: Sequence[Setting], by: Executor, out: Path | None) -> list[Cell]:
    """Play a balance study behind a progress bar, and write its files if ``out`` is given."""
    if out and rows.is_one(out):
        rows.check(out)  # before hours of play
    elif out:
        library("matplotlib", "plots")
    card, level, games, seed = asked
    with shown(card.title, games * len(wanted), isinstance(by, Journal)) as progress:
        cells = balances.run(card.key, wanted, level, games, seed, by, progress)
    if out and rows.is_one(out):
        balances.write_rows(out, cells)
    elif out:
        balances.write(out, _head(asked), cells)
        plots.balance(out, f"{card.title}, {level}", cells)
    return cells


def _head(asked: Asked) -> dict[str, Any]:
    return {
        "game": asked.card.key,
        "rules_version": asked.card.rules_version,
        "level": asked.level,
        "seed": asked.seed,
    }


def balance_figures(asked: Asked, cells: Sequence[Cell]) -> dict[str, Any]:
    """Return a balance study's figures for JSON."""
    return {**_head(asked), **balances.summary(cells)}


def show_balance(asked: Asked, cells: Sequence[Cell], out_to: Path | None) -> None:
    """Print four tables: wins, endings, lengths and scores."""
    card, level, games, seed = asked
    head = words.BALANCE.format(title=card.title, games=games, level=level, seed=seed)
    out = console()
    out.print(head, words.SURE, "", sep="\n", soft_wrap=True)
    for title, table in (
        (words.PLACES, _places(cells)),
        (words.ENDINGS, _endings(cells)),
        (words.LENGTHS, _lengths(cells)),
        (words.SCORES, _scores(cells)),
    ):
        out.print(title, table, "", sep="\n")
        if title == words.PLACES and balances.compared(cells):
            out.print(_evenness(cells), "", sep="\n", soft_wrap=True)
    if out_to and out_to.is_dir():
        names = ", ".join(sorted(path.name for path in out_to.iterdir()))
        click.echo(words.WRITTEN.format(paths=f"{out_to}: {names}"))


def _named(cell: Cell) -> list[str]:
    return [str(cell.setting.seats), cell.setting.varied]


def _places(cells: Sequence[Cell]) -> Table:
    most = max(cell.setting.seats for cell in cells)
    names = [words.PLACE.format(n=n + 1) for n in range(most)]
    table = columns(words.SEATS, words.VALUE, *names)
    for cell in cells:
        table.add_row(*_named(cell), *(percent(share) for share in cell.places()))
    return table


def _evenness(cells: Sequence[Cell]) -> str:
    """Say which places win more or less than their part, corrected for how many were compared."""
    found = [
        words.UNEVEN_PLACE.format(
            place=each.place + 1,
            seats=each.setting.seats,
            value=f", {each.setting.varied}" if each.setting.varied else "",
            share=100 * each.share,
            even=100 / each.setting.seats,
            p=each.p,
        )
        for each in balances.uneven(cells)
    ]
    head = words.UNEVEN if found else words.EVEN
    return "\n".join([head.format(n=balances.compared(cells)), *found])


def _endings(cells: Sequence[Cell]) -> Table:
    table = columns(words.SEATS, words.VALUE, words.ENDING, words.PART)
    for cell in cells:
        for name, share in cell.ended().items():
            table.add_row(*_named(cell), name, percent(share))
        table.add_row(*_named(cell), words.SHARED_WIN, percent(cell.shared()), end_section=True)
    return table


def _lengths(cells: Sequence[Cell]) -> Table:
    table = columns(words.SEATS, words.VALUE, *words.LENGTH)
    for cell in cells:
        for name, values in cell.lengths().items():
            found = balances.spread(values)
            table.add_row(
                *_named(cell),
                name,
                _mean(Interval(*found["mean"])),
                f"{found['median']:.0f}",
                words.TENTHS.format(**found),
                str(found["longest"]),
            )
    return table


def _scores(cells: Sequence[Cell]) -> Table:
    most = max(cell.setting.seats for cell in cells)
    names = [words.PLACE.format(n=n + 1) for n in range(most)]
    table = columns(words.SEATS, words.VALUE, words.BEST, *names)
    for cell in cells:
        scores = [cell.best_score(), *cell.scores()]
        table.add_row(*_named(cell), *(_mean(each) for each in scores))
    return table


def _mean(found: Interval) -> str:
    return words.MEAN.format(**found._asdict())
