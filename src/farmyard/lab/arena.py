"""The arena: every named player against every other, on the same deals, in balanced seatings.

A player is a level of the game's bots, or from outside (`farmyard.lab.programs`): a program, as in
``program:./mybot.py``, or a Python object, as in ``player:mybot:choose``.

A pair plays whole deals, each in all the seatings of a round (`farmyard.lab.seatings`), until it
has played the games asked for or a few more.  A shared win counts as a part for each who shares it.
Only the thinking times depend on the executor.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.lab import MOST_STUDIED, match, programs, rows
from farmyard.lab.executors import Executor, Progress, gather
from farmyard.lab.executors.processes import HERE
from farmyard.lab.intervals import Interval, share_over_deals
from farmyard.lab.match import MOST_SEATS, Order, Played
from farmyard.lab.playouts import check_counts
from farmyard.lab.ratings.fitting import Deals, ratings
from farmyard.lab.seatings import deals_for, rounds

Pairing = tuple[int, int]


@dataclass(frozen=True)
class Encounter:
    """The games of two levels against each other: one entry a game."""

    pairing: Pairing
    orders: list[Order]
    sides: list[tuple[int, ...]]  # the level on each seat: 0 the first of the pair, 1 the second
    played: list[Played]

    def won(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Return wins of the first level and games, by deal; both of shape (deals,)."""
        deals = [order.deal for order in self.orders]
        wins, games = np.zeros(max(deals) + 1), np.zeros(max(deals) + 1)
        for deal, sides, each in zip(deals, self.sides, self.played, strict=True):
            games[deal] += 1
            wins[deal] += sum(each.share(p) for p, side in enumerate(sides) if side == 0)
        return wins, games

    @property
    def share(self) -> Interval:
        """The first level's share of the wins, with its interval."""
        return share_over_deals(*self.won())


@dataclass(frozen=True)
class Arena:
    """A round robin between levels, with all its games."""

    key: str
    levels: tuple[str, ...]
    seats: int
    options: dict[str, int]
    seed: int
    encounters: list[Encounter]

    def ratings(self) -> list[Interval]:
        """Rate each level."""
        pairs = [Deals(*e.pairing, *e.won()) for e in self.encounters]
        return ratings(len(self.levels), pairs)

    def standing(self, level: int) -> dict[str, Any]:
        """Return the figures of one level over all its games."""
        seen = list(self._seats_of(level))
        moves = sum(each.moves[p] for each, p in seen)
        seconds = sum(each.seconds[p] for each, p in seen)
        games = sum(len(e.played) for e in self.encounters if level in e.pairing)
        return {
            "level": self.levels[level],
            "games": games,
            "wins": round(sum(each.share(p) for each, p in seen), 3),
            "mean_rank": round(sum(each.ranks[p] for each, p in seen) / len(seen), 4),
            "ranks": dict(sorted(Counter(each.ranks[p] for each, p in seen).items())),
            "mean_score": round(sum(each.scores[p] for each, p in seen) / len(seen), 3),
            "moves": moves,
            "seconds_per_move": round(seconds / max(moves, 1), 7),
            "forfeits": len(self.faults(level)),
        }

    def faults(self, level: int) -> list[str]:
        """Return how a program forfeited games: a sentence without its subject for each."""
        return [each.fault for each, p in self._seats_of(level) if each.at_fault == p]

    def _seats_of(self, level: int) -> list[tuple[Played, int]]:
        return [
            (each, p)
            for e in self.encounters
            if level in e.pairing
            for sides, each in zip(e.sides, e.played, strict=True)
            for p, side in enumerate(sides)
            if e.pairing[side] == level
        ]

    def summary(self) -> dict[str, Any]:
        """Return the figures of ``farmyard arena --json``, without the ratings."""
        return {
            "game": self.key,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "games": sum(len(e.played) for e in self.encounters),
            "standings": [self.standing(level) for level in range(len(self.levels))],
            "pairs": [self._pair(e) for e in self.encounters],
        }

    def _pair(self, encounter: Encounter) -> dict[str, Any]:
        first, second = (self.levels[level] for level in encounter.pairing)
        wins, games = encounter.won()
        return {
            "first": first,
            "second": second,
            "games": int(games.sum()),
            "deals": len(games),
            "wins": [round(float(wins.sum()), 3), round(float(games.sum() - wins.sum()), 3)],
            "share": encounter.share.rounded(),
        }


def run(
    key: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    by: Executor = HERE,
    progress: Progress | None = None,
    limit: float = programs.MOVE_TIME,
) -> Arena:
    """Play a round robin by an executor; raise `OptionError` if it cannot be played.

    ``limit``: seconds that a program has for an answer.
    """
    numbers = checked(key, levels, seats, options or {})
    check_counts(MOST_STUDIED, games=games)
    drawn = [
        (pairing, *_orders(key, [levels[n] for n in pairing], seats, games, numbers, seed, limit))
        for pairing in combinations(range(len(levels)), 2)
    ]
    tasks = [order for _, orders, _ in drawn for order in orders]
    played = iter(gather(by, match.play, tasks, match.rehearsal(tasks), progress))
    encounters = [
        Encounter(pairing, orders, sides, [next(played) for _ in orders])
        for pairing, orders, sides in drawn
    ]
    return Arena(key, tuple(levels), seats, numbers, seed, encounters)


def write_rows(path: Path, found: Arena) -> None:
    """Write one row a game, as CSV or Parquet: the pair, the seating and the result."""
    counted = list(found.encounters[0].played[0].counted)
    columns = ["first", "second", "deal", "levels", "starter", "decisions", *counted, "ending"]
    games = (
        [
            *(found.levels[level] for level in e.pairing),
            *(order.deal, order.levels, game.starter, game.decisions, *game.counted.values()),
            *(game.ending, game.ranks, game.scores),
        ]
        for e in found.encounters
        for order, game in zip(e.orders, e.played, strict=True)
    )
    rows.write(path, [*columns, "ranks", "scores"], games)


def checked(key: str, levels: Sequence[str], seats: int, options: dict[str, Any]) -> dict[str, int]:
    """Return all options as numbers; raise `OptionError` if this arena cannot be played."""
    card = catalogue.card(key)
    card.check_seats(seats)
    if len(levels) < 2:
        raise OptionError("an arena needs two levels or more, as in --bots fox,random")
    if len(set(levels)) < len(levels):
        raise OptionError("name each level once: an arena compares different players")
    for name in levels:
        if programs.is_outside(name):
            programs.check(name)
        else:
            roster.level(key, name)
    if not 2 <= seats <= MOST_SEATS:
        raise OptionError("an arena needs two seats or more")
    return card.read_options(options, seats)


def games_of(levels: int, seats: int, games: int) -> int:
    """Return the number of games of an arena: whole deals for every pair."""
    cycle = rounds(seats)
    each = sum(len(cycle[n % len(cycle)]) for n in range(deals_for(seats, games)))
    return each * levels * (levels - 1) // 2


def _orders(
    key: str,
    pair: Sequence[str],
    seats: int,
    games: int,
    options: dict[str, int],
    seed: int,
    limit: float,
) -> tuple[list[Order], list[tuple[int, ...]]]:
    """Return the games of a pair, and the seating of each."""
    cycle = rounds(seats)
    deals = range(deals_for(seats, games))
    drawn = [(deal, seating) for deal in deals for seating in cycle[deal % len(cycle)]]
    orders = [
        match.order_of(key, [pair[side] for side in sides], options, seed, deal, limit)
        for deal, sides in drawn
    ]
    return orders, [sides for _, sides in drawn]
