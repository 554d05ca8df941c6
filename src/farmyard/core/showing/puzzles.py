"""Puzzles as data: a written position, a question, and the line of choices that answers it.

A game's puzzles are in its folder, in one compressed file with a line of JSON for each.  Who solves
a puzzle sits in the first seat.  Its question is a message of the game: ``puzzle-THEME`` is the
title of its theme, with the attribute ``asks``.
"""

import hashlib
import json
import lzma
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

SOLVER = 0  # the seat that solves
FILE = "puzzles.jsonl.xz"


class Deal(NamedTuple):
    """A kind of table at which puzzles are looked for."""

    seats: int
    options: tuple[tuple[str, str], ...] = ()


class Theme(NamedTuple):
    """A theme: the question that a kind of puzzle asks.

    ``fits(view, choice)``: whether a position whose best choice is ``choice`` has the theme.
    ``measure(view, choice)``: what the question counts, exactly; None for a choice that it does not
    compare.  Without it choices are compared by the chance to win.
    """

    name: str
    fits: Callable[[Any, int], bool]
    measure: Callable[[Any, int], float | None] | None = None


class Exercise(NamedTuple):
    """A puzzle as it is printed on a worksheet: what it is about, and its answer."""

    things: tuple[str, ...]
    answer: str


class Puzzle(NamedTuple):
    """A puzzle.

    ``before``: choices, of all seats, that lead from the written position to the question, and are
    shown.  ``line``: the choices that answer it.  ``leads``: how far each of these is ahead of the
    next best, at least: in what the theme measures, or as a chance to win with a certainty of 99 %;
    0 if it was the only one.  ``rating``: how hard it is, as a rating of Glicko's scale.
    """

    theme: str
    rating: int
    position: dict[str, Any]
    before: tuple[int, ...]
    line: tuple[int, ...]
    leads: tuple[float, ...]

    @property
    def id(self) -> str:
        """The name of the puzzle in addresses, which follows from what is shown and asked."""
        where = json.dumps([self.position, self.before], sort_keys=True).encode()
        return hashlib.sha256(where).hexdigest()[:8]


def puzzle_of(told: Sequence[Any]) -> Puzzle:
    """Return a puzzle from its fields in order, with lists where it has tuples."""
    theme, rating, position, *lists = told
    return Puzzle(theme, int(rating), position, *map(tuple, lists))


def write(puzzles: Iterable[Puzzle]) -> bytes:
    """Return a file of puzzles, which `read` reads."""
    lines = [json.dumps(each, separators=(",", ":"), ensure_ascii=False) for each in puzzles]
    return lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME)


def read(file: Path) -> list[Puzzle]:
    """Return the puzzles of a file; none if there is no such file."""
    if not file.exists():
        return []
    lines = lzma.decompress(file.read_bytes()).decode().splitlines()
    return [puzzle_of(json.loads(line)) for line in lines]
