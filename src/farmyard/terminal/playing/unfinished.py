"""Unfinished games of ``farmyard play``, kept as game files with a header for the bots.

A file is written whole after every decision and removed at the end, so that a game can be ended at
any moment, by whatever, and goes on from there.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from farmyard.core import catalogue
from farmyard.core.errors import GameFileError
from farmyard.core.formats import gamefile
from farmyard.core.tables.table import Table
from farmyard.terminal.playing import folder, players
from farmyard.terminal.playing.players import Places

BOTS = "bots"
ENDING, ASIDE = ".txt", ".aside"


class Kept(NamedTuple):
    """An unfinished game as it was found."""

    file: Path
    table: Table
    places: Places
    left: datetime


class Keeper:
    """The file of one game that is being played."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.kept = True
        """False if the last attempt to write the file has failed."""
        self._moves: list[int] = []
        self._lines: list[str] = []

    def write(self, table: Table, places: Places) -> None:
        """Keep a game as it stands: remove the file when it is over."""
        if table.over:
            self.remove()
            return
        both = enumerate(zip(self._moves, table.moves, strict=False))
        shorter = min(len(self._moves), table.n)
        n = next((n for n, (old, now) in both if old != now), shorter)
        self._moves = list(table.moves)
        self._lines = [*self._lines[:n], *(gamefile.line(table, k) for k in range(n, table.n))]
        bots = f"{BOTS}: {json.dumps(players.written(places))}"
        text = "\n".join([*gamefile.head(table), bots, "", *self._lines, ""])
        try:
            folder.write(self.file, text)
            self.kept = True
        except OSError:
            self.kept = False

    def remove(self) -> None:
        with suppress(OSError):
            self.file.unlink(missing_ok=True)


def fresh(key: str) -> Keeper:
    """Return the keeper of a new game, whose file has a name of its own."""
    return Keeper(_games() / f"{key}-{token_hex(6)}{ENDING}")


def newest(key: str | None) -> Iterator[Kept | GameFileError]:
    """Yield the unfinished games, of one game or of all, those left last first.

    A file that no game can go on from is renamed, and its error yielded.
    """
    for file in _files(key):
        try:
            yield _read(file)
        except OSError:
            continue
        except ValueError as why:
            aside = file.with_name(file.name + ASIDE)
            with suppress(OSError):
                file.replace(aside)
            yield GameFileError(f"{aside}: {why}")


def _read(file: Path) -> Kept:
    text = gamefile.decoded(file.read_bytes())
    headers, _ = gamefile.read(text)
    card = catalogue.card(headers["game"])
    if headers["rules_version"] != card.rules_version:
        gamefile.begun(Table, headers)  # which refuses a version still to come
        raise GameFileError(
            f"this file follows rules version {headers['rules_version']} of {card.title}; "
            f"here is version {card.rules_version}"
        )
    table = Table.replay(text)
    if table.over:
        raise GameFileError("this game is over")
    places = players.read(card.key, len(table.names), headers.get(BOTS, {}))
    return Kept(file, table, places, datetime.fromtimestamp(file.stat().st_mtime))


def _files(key: str | None) -> list[Path]:
    found: list[tuple[float, Path]] = []
    for file in _games().glob(f"{key or '*'}-*{ENDING}"):
        with suppress(OSError):
            found.append((file.stat().st_mtime, file))
    return [file for _, file in sorted(found, reverse=True)]


def _games() -> Path:
    return folder.state_folder() / "games"
