"""Golden games: whole games as text, kept beside the tests, at least one for each way to end.

``python -m tests.golden`` writes those that are missing; a change in the stored games is reviewed
as any other change.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import farmyard
from farmyard.bots import roster
from farmyard.core.chance.dice import key_of
from farmyard.core.tables.table import Table
from tests.sampling import HERE, with_tests


@dataclass(frozen=True)
class Golden:
    """A way to end: its name, where to look for it, and how to know it."""

    name: str
    seats: int
    level: str
    options: dict[str, Any]
    ends_so: Callable[[Table], bool]


def folder_of(key: str) -> Path:
    return HERE / key / "golden"


def games_of(key: str) -> list[Path]:
    return sorted(folder_of(key).glob("*.txt"))


def with_bots(key: str, golden: Golden, seed: int) -> Table:
    """Play a game between bots of one level."""
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"][: golden.seats]
    table = farmyard.table(key, names, seed=seed, options=golden.options)
    bots = [
        roster.make(key, golden.level, p, golden.seats, key_of(seed, p))
        for p in range(golden.seats)
    ]
    while not table.over:
        for seat, bot in enumerate(bots):
            bot.watch(table.views.of(seat))
        seat = table.to_move or 0
        table.play(bots[seat].choose(table.views.of(seat), table.legal()))
    return table


def endings(key: str) -> list[Golden]:
    """Return the ways to end a game that its test folder lists."""
    found: list[Golden] = import_module(f"tests.games.{key}.endings").ENDINGS
    return found


def ended(key: str) -> dict[str, str]:
    """Return how a game's golden games announce their ending, by name."""
    found: dict[str, str] = import_module(f"tests.games.{key}.endings").ENDED
    return found


def write_missing(key: str, wanted: list[Golden]) -> None:
    folder_of(key).mkdir(parents=True, exist_ok=True)
    for golden in wanted:
        path = folder_of(key) / f"{golden.name}.txt"
        if path.exists():
            continue
        tables = (with_bots(key, golden, seed) for seed in itertools.count())
        table = next(t for t in itertools.islice(tables, 3000) if golden.ends_so(t))
        path.write_text(table.text())


if __name__ == "__main__":
    for key in with_tests():
        write_missing(key, endings(key))
