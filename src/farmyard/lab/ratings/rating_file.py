"""A file of ratings: the results of many arenas, and what its players are worth by all of them.

A file belongs to one game with its seats, options and rules.  It keeps for every two players who
met the wins and games of each deal; ratings are fitted anew to all of them
(`farmyard.lab.ratings.fitting`) whenever they are asked for.  A player is a name with a version and
settings, so another version is another player.  One name, the anchor, has 1500 points by
definition, whatever its version: so ratings of different days and files can be compared.
"""

import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import farmyard
from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.contract import middle
from farmyard.lab import programs
from farmyard.lab.arena import Arena
from farmyard.lab.intervals import Interval
from farmyard.lab.ratings.fitting import Deals, anchored, met

FORMAT = 1
KIND = "farmyard_ratings"
"""The field by which a file is known to be one of ratings; its value is the format."""
WHERE = ("game", "rules_version", "seats", "options")


class RatingsError(ValueError):
    """A file of ratings cannot be used; the text says what is wrong and what would be right."""


class Player(NamedTuple):
    """A player: for a level the version is Farmyard's, for a program a fingerprint of its files.

    ``settings``: pairs of name and number, as of a program its seconds for a decision.
    """

    name: str
    version: str
    settings: tuple[tuple[str, float], ...] = ()


class Met(NamedTuple):
    """Two players, by index, and a seed: wins of the first and games, one entry a deal."""

    first: int
    second: int
    seed: int
    won: list[float]
    games: list[float]


class Rated(NamedTuple):
    """A player with its games in the file, and its rating; None if no chain of games leads from it
    to the anchor."""

    player: Player
    games: int
    rating: Interval | None


@dataclass
class RatingFile:
    """The contents of a file of ratings."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, int]
    anchor: str
    players: list[Player] = field(default_factory=list)
    results: list[Met] = field(default_factory=list)

    def add(self, found: Arena, players: Sequence[Player]) -> None:
        """Add the games of an arena between these players, in the order of its levels; games of
        the same players, seed and deal are replaced."""
        numbers = [self._number(player) for player in players]
        for encounter in found.encounters:
            first, second = (numbers[level] for level in encounter.pairing)
            won, games = encounter.won()
            if first > second:
                first, second, won = second, first, games - won
            self._keep(Met(first, second, found.seed, won.tolist(), games.tolist()))

    def _number(self, player: Player) -> int:
        if player not in self.players:
            self.players.append(player)
        return self.players.index(player)

    def _keep(self, fresh: Met) -> None:
        """Replace the results of the same pair and seed, but for deals that are not among these."""
        for n, old in enumerate(self.results):
            if old[:3] == fresh[:3]:
                deals = len(fresh.won)
                won, games = fresh.won + old.won[deals:], fresh.games + old.games[deals:]
                self.results[n] = fresh._replace(won=won, games=games)
                return
        self.results.append(fresh)

    def ratings(self) -> list[Rated]:
        """Rate all players, the best first, then those that cannot be compared."""
        names = [player.name for player in self.players]
        anchor = names.index(self.anchor) if self.anchor in names else 0
        alike = [anchor if name == self.anchor else n for n, name in enumerate(names)]
        pairs = list(self._pairs(alike))
        linked = met(len(names), pairs, anchor)
        found = anchored(len(names), pairs, anchor)
        games = [0] * len(names)
        for each in self.results:
            for player in (each.first, each.second):
                games[player] += round(sum(each.games))
        rated = [
            Rated(player, games[n], found[alike[n]] if alike[n] in linked else None)
            for n, player in enumerate(self.players)
        ]
        return sorted(rated, key=lambda one: -one.rating.value if one.rating else float("inf"))

    def _pairs(self, alike: Sequence[int]) -> Iterator[Deals]:
        """Yield the deals of each pair over all seeds; all versions of the anchor are one."""
        together: dict[tuple[int, int], tuple[list[float], list[float]]] = {}
        for each in self.results:
            first, second, won = alike[each.first], alike[each.second], each.won
            if first == second:
                continue
            if first > second:
                first, second = second, first
                won = [n - w for w, n in zip(each.won, each.games, strict=True)]
            wins, games = together.setdefault((first, second), ([], []))
            wins += won
            games += each.games
        for (first, second), (wins, games) in together.items():
            yield Deals(first, second, np.array(wins), np.array(games))

    def write(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        told = {KIND: FORMAT, **{name: getattr(self, name) for name in (*WHERE, "anchor")}}
        told["players"] = [
            {**player._asdict(), "settings": dict(player.settings)} for player in self.players
        ]
        told["results"] = [each._asdict() for each in self.results]
        try:
            _replace(path, json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n")
        except OSError as why:
            raise RatingsError(f"{path} cannot be written: {why.strerror}") from None


def opened(
    path: Path, key: str, seats: int, options: dict[str, int], anchor: str | None = None
) -> RatingFile:
    """Read a file of ratings, or make an empty one if there is no such file; raise `RatingsError`
    if it is another file, or one of another game.

    ``options`` as `Card.read_options` returns them; ``anchor``: by default that of the file, in a
    new one the middle level.
    """
    card = catalogue.card(key)
    levels = [level.name for level in roster.levels(key)]
    fresh = RatingFile(key, card.rules_version, seats, options, middle(levels))
    if not path.absolute().parent.is_dir():
        raise RatingsError(f"there is no folder {path.parent} for {path.name}")
    found = _read(path) if path.exists() else fresh
    for name in WHERE:
        kept, asked = getattr(found, name), getattr(fresh, name)
        if kept != asked:
            what = name.replace("_", " ")
            raise RatingsError(
                f"{path} holds ratings of other games ({what} {kept}, not {asked}): name another"
                " file, or a new one"
            )
    found.anchor = anchor or found.anchor
    return found


def check_anchor(file: RatingFile, names: Sequence[str]) -> None:
    """Raise `RatingsError` if the anchor plays neither in the file nor among these players."""
    if file.anchor not in {*names, *(player.name for player in file.players)}:
        raise RatingsError(
            f"{file.anchor}, who has 1500 by definition, does not play: name {file.anchor} among"
            " the players, or another of them with --anchor"
        )


def players_of(names: Sequence[str], limit: float) -> list[Player]:
    """Return the players of an arena with their versions as they are now, and their settings."""
    return [
        Player(name, programs.version_of(name), (("move_time", limit),))
        if programs.is_outside(name)
        else Player(name, farmyard.__version__)
        for name in names
    ]


# -- Reading and writing --------------------------------------------------------


def _read(path: Path) -> RatingFile:
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except OSError as why:
        raise RatingsError(f"{path} cannot be read: {why.strerror}") from None
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict) or KIND not in told:
        raise RatingsError(f"{path} is no file of ratings: name another, or a new one")
    if told[KIND] != FORMAT:
        raise RatingsError(f"{path} was written by another Farmyard: name another, or a new one")
    try:
        return _parsed(told)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise RatingsError(f"{path} is damaged: put back a copy, or name a new file") from None


def _parsed(told: dict[str, Any]) -> RatingFile:
    """Parse a file; raise `ValueError`, `TypeError`, `KeyError` or `AttributeError` if it is not as
    it was written."""
    players = [
        Player(str(p["name"]), str(p["version"]), tuple(sorted(p["settings"].items())))
        for p in told["players"]
    ]
    results = [
        Met(m["first"], m["second"], m["seed"], _numbers(m["won"]), _numbers(m["games"]))
        for m in told["results"]
    ]
    for each in results:
        if not (type(each.first) is type(each.second) is type(each.seed) is int):
            raise TypeError("indices and seeds are whole numbers")
        if not 0 <= each.first < each.second < len(players):
            raise ValueError("a player that is not there")
        for won, games in zip(each.won, each.games, strict=True):
            if not 0 <= won <= games:
                raise ValueError("more games won than played")
    return RatingFile(
        told["game"],
        told["rules_version"],
        told["seats"],
        told["options"],
        str(told["anchor"]),
        players,
        results,
    )


def _numbers(listed: Sequence[float]) -> list[float]:
    return [float(each) for each in listed]


def _replace(path: Path, text: str) -> None:
    """Write a file beside another, then put it in its place."""
    number, name = tempfile.mkstemp(dir=path.absolute().parent, prefix=f".{path.name}.")
    try:
        with open(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(number)
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
