"""The balance of a game: equal levels in all seats, by number of seats and value of an option.

Every such setting is a `Cell`; all cells of one number of seats play the same deals.  *Places* are
counted in the order of play: the seat that decides first has the first place.
"""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.options import Option, OptionError
from farmyard.lab import MOST_STUDIED, match, rows
from farmyard.lab.executors import Executor, Progress, gather
from farmyard.lab.executors.processes import HERE
from farmyard.lab.intervals import Interval, chance_of_share, holm, mean, wilson
from farmyard.lab.match import Order, Played
from farmyard.lab.playouts import check_counts

Numbers = np.ndarray[Any, Any]

RAW = "games.csv"
FIGURES = "figures.json"


class Setting(NamedTuple):
    """The conditions of a cell: the number of seats, and the options in words."""

    seats: int
    options: dict[str, str]
    varied: str  # the value of the option that is varied; "" if none is

    @property
    def vary(self) -> str:
        """The name of the varied option, which is set last; "" if none is."""
        return list(self.options)[-1] if self.varied else ""


@dataclass(frozen=True)
class Cell:
    """The games of one setting."""

    setting: Setting
    played: list[Played]
    endings: tuple[str, ...]  # every way to end, whether seen or not

    def places(self) -> list[Interval]:
        """Return each place's share of the wins, in the order of play (Wilson intervals)."""
        seats = self.setting.seats
        won = np.zeros(seats)
        for each in self.played:
            for place in range(seats):
                won[place] += each.share((each.starter + place) % seats)
        return [wilson(float(n), len(self.played)) for n in won]

    def seats(self) -> list[Interval]:
        """Return each seat's share of the wins, wherever the game began."""
        shares = [[each.share(p) for each in self.played] for p in range(self.setting.seats)]
        return [wilson(sum(each), len(self.played)) for each in shares]

    def ended(self) -> dict[str, Interval]:
        """Return the share of the games that ended in each way."""
        seen = Counter(each.ending for each in self.played)
        return {name: wilson(seen[name], len(self.played)) for name in self.endings}

    def shared(self) -> Interval:
        """Return the share of the games with more than one winner."""
        return wilson(sum(each.ranks.count(1) > 1 for each in self.played), len(self.played))

    def lengths(self) -> dict[str, Numbers]:
        """Return decisions, and what else the game counts, each of shape (games,)."""
        counted = self.played[0].counted
        found = {name: np.array([each.counted[name] for each in self.played]) for name in counted}
        return {"decisions": np.array([each.decisions for each in self.played]), **found}

    def scores(self) -> list[Interval]:
        """Return the mean score of each place in the order of play."""
        n = self.setting.seats
        return [
            mean(np.array([each.scores[(each.starter + place) % n] for each in self.played]))
            for place in range(n)
        ]

    def best_score(self) -> Interval:
        """Return the mean of the winners' scores."""
        return mean(np.array([max(each.scores) for each in self.played]))

    def summary(self) -> dict[str, Any]:
        """Return the figures of ``farmyard balance --json`` for this cell."""
        return {
            "seats": self.setting.seats,
            "options": self.setting.options,
            "games": len(self.played),
            "win_share_by_place": [each.rounded() for each in self.places()],
            "win_share_by_seat": [each.rounded() for each in self.seats()],
            "shared_wins": self.shared().rounded(),
            "endings": {name: share.rounded() for name, share in self.ended().items()},
            "lengths": {name: spread(values) for name, values in self.lengths().items()},
            "mean_score_by_place": [each.rounded(3) for each in self.scores()],
            "mean_best_score": self.best_score().rounded(3),
        }


def spread(values: Numbers) -> dict[str, Any]:
    """Summarise lengths: mean with its interval, median, 10 % and 90 % quantiles, longest."""
    tenth, median, ninth = (float(q) for q in np.percentile(values, [10, 50, 90]))
    return {
        "mean": mean(values).rounded(3),
        "median": median,
        "p10": tenth,
        "p90": ninth,
        "longest": int(values.max()),
    }


class Uneven(NamedTuple):
    """A place that wins more or less than its part beyond chance; ``p`` is corrected (Holm)."""

    setting: Setting
    place: int
    share: float
    p: float


def compared(cells: Sequence[Cell]) -> int:
    """Return how many shares of places a study compares with an even part."""
    return sum(cell.setting.seats for cell in cells if cell.setting.seats > 1)


def uneven(cells: Sequence[Cell], level: float = 0.05) -> list[Uneven]:
    """Return the places whose share of the wins is not even, all cells of a study together."""
    shares = [
        (cell, place, share.value)
        for cell in cells
        if cell.setting.seats > 1
        for place, share in enumerate(cell.places())
    ]
    chances = [
        chance_of_share(share, 1 / cell.setting.seats, len(cell.played))
        for cell, _, share in shares
    ]
    corrected = zip(shares, holm(chances), strict=True)
    return [
        Uneven(cell.setting, place, share, p) for (cell, place, share), p in corrected if p <= level
    ]


# -- What is played -------------------------------------------------------------


def settings(
    key: str, seats: Sequence[int], vary: str = "", given: dict[str, str] | None = None
) -> list[Setting]:
    """Return each number of seats with each value that fits; raise `OptionError` if none does.

    ``vary`` is the name of an option, or ``name=value,value,…``.
    """
    card, fixed = catalogue.card(key), given or {}
    for each in seats:
        card.check_seats(each)
    name, values = varied(card, vary, fixed)
    drawn = [
        Setting(n, {**fixed, **({name: value} if name else {})}, value)
        for n in seats
        for value in values
    ]
    fitting = [each for each in drawn if _fits(card, each)]
    if not fitting:
        card.read_options(drawn[0].options, drawn[0].seats)  # says why not
    return fitting


def _fits(card: Card, setting: Setting) -> bool:
    try:
        card.read_options(setting.options, setting.seats)
    except OptionError:
        return False
    return True


def varied(card: Card, vary: str, fixed: dict[str, str]) -> tuple[str, list[str]]:
    """Return the varied option and its values in words; "" and one empty value if none is."""
    name, _, listed = vary.partition("=")
    if not name:
        return "", [""]
    if name in fixed:
        raise OptionError(f"{name} cannot be both varied and set")
    option = card.option(name)
    values = [each.strip() for each in listed.split(",")] if listed else _all_of(option)
    for each in values:
        option.read(each)
    return name, values


def _all_of(option: Option) -> list[str]:
    if option.kind == "number":
        raise OptionError(
            f"{option.name} is a number: say which values, as in --vary {option.name}="
            f"{option.low},{option.default}"
        )
    return option.words


def run(
    key: str,
    wanted: Sequence[Setting],
    level: str,
    games: int,
    seed: int = 0,
    by: Executor = HERE,
    progress: Progress | None = None,
) -> list[Cell]:
    """Play ``games`` games of each setting, ``level`` in all seats, by an executor."""
    roster.level(key, level)
    check_counts(MOST_STUDIED, games=games)
    tasks = [order for each in wanted for order in _orders(key, each, level, games, seed)]
    played = iter(gather(by, match.play, tasks, match.rehearsal(tasks), progress))
    endings = catalogue.game(key).words.ENDINGS
    return [Cell(each, [next(played) for _ in range(games)], endings) for each in wanted]


def _orders(key: str, setting: Setting, level: str, games: int, seed: int) -> list[Order]:
    options = catalogue.card(key).read_options(setting.options, setting.seats)
    levels = [level] * setting.seats
    return [match.order_of(key, levels, options, seed, deal) for deal in range(games)]


def summary(cells: Sequence[Cell]) -> dict[str, Any]:
    """Return the figures of a study: its cells, and which places are uneven beyond chance."""
    found = [
        {"seats": each.setting.seats, "value": each.setting.varied, "place": each.place + 1,
         "share": round(each.share, 4), "p": float(f"{each.p:.2g}")}
        for each in uneven(cells)
    ]  # fmt: skip
    return {
        "cells": [cell.summary() for cell in cells],
        "compared": compared(cells),
        "uneven_places": found,
    }


# -- What is written down -------------------------------------------------------


def write(folder: Path, head: dict[str, Any], cells: Sequence[Cell]) -> list[Path]:
    """Write the figures (JSON) and one row a game (CSV) to a folder; return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = {**head, **summary(cells)}
    (folder / FIGURES).write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    write_rows(folder / RAW, cells)
    return [folder / FIGURES, folder / RAW]


def write_rows(path: Path, cells: Sequence[Cell]) -> None:
    """Write one row a game, as CSV or Parquet."""
    found = (_row(c.setting, deal, game) for c in cells for deal, game in enumerate(c.played))
    rows.write(path, _columns(cells), found)


def _columns(cells: Sequence[Cell]) -> list[str]:
    counted = list(cells[0].played[0].counted)
    return ["seats", "value", "deal", "starter", "decisions", *counted, "ending", "ranks", "scores"]


def _row(setting: Setting, deal: int, each: Played) -> list[Any]:
    head = [setting.seats, setting.varied, deal, each.starter, each.decisions]
    return [*head, *each.counted.values(), each.ending, each.ranks, each.scores]
