"""The puzzles that are shipped: in each game's folder a file, read at its first use."""

from datetime import date
from functools import cache
from pathlib import Path

from farmyard.core import catalogue
from farmyard.core.shelves import folder_of
from farmyard.core.showing.puzzles import FILE, Puzzle, read

STEP = 7919  # between the puzzles of two days, a prime


class NoPuzzle(ValueError):
    """There is no puzzle of that name."""


def file_of(key: str) -> Path:
    """Return the path of a game's file of puzzles, whether there is one or not."""
    return folder_of(key) / FILE


@cache
def puzzles(key: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by id, the easiest first; none if it ships none."""
    return {each.id: each for each in read(file_of(key))}


def puzzle(key: str, id: str) -> Puzzle:
    """Return the puzzle of that id; raise `NoPuzzle`."""
    try:
        return puzzles(key)[id]
    except KeyError:
        raise NoPuzzle(f"there is no puzzle {id} of {catalogue.card(key).title}") from None


def of_day(day: date) -> tuple[str, Puzzle] | None:
    """Return the puzzle of a date with its game, the same everywhere; None if there are none."""
    keys, n = [key for key in catalogue.keys() if puzzles(key)], day.toordinal()
    if not keys:
        return None
    own = list(puzzles(key := keys[n % len(keys)]).values())
    return key, own[n * STEP % len(own)]
