"""Chickenrun: where the places of the yard are on the page, in squares from the upper left corner,
and the little words every part of the page needs."""

from typing import Any

from farmyard.core.messages import Thing
from farmyard.games.chickenrun.box.board import COLUMNS, FARM, ROOM_LETTERS, SQUARES
from farmyard.games.chickenrun.state import Place
from farmyard.games.chickenrun.words.things import chicken

View = Any
OUT = int(Place.ACTIVE)
NOBODY_OUT = Thing("hen-nobody")


def corner(n: int) -> tuple[int, int]:
    """Row and column of a square."""
    return n // COLUMNS, n % COLUMNS


def _box(letter: str) -> tuple[int, int, int, int]:
    """Row, column, height and width of a building."""
    cells = [(r, c) for r, row in enumerate(FARM) for c, what in enumerate(row) if what == letter]
    top, left = min(cells)
    bottom, right = max(cells)
    return top, left, bottom - top + 1, right - left + 1


BOXES = [_box("p" if letter == "P" else letter) for letter in ROOM_LETTERS]


def box_of(n: int) -> tuple[int, int, int, int]:
    return BOXES[n - SQUARES] if n >= SQUARES else (*corner(n), 1, 1)


def middle(n: int) -> tuple[float, float]:
    """The middle of a place, in squares: to the right, and down."""
    top, left, height, width = box_of(n)
    return left + width / 2, top + height / 2


# -- Words ---------------------------------------------------------------------


def upper(sentence: str) -> str:
    """With a capital, and all else as it is."""
    return sentence[:1].upper() + sentence[1:]


def away(n: int) -> Thing:
    """So many steps, or here."""
    return Thing("away", (("n", int(n)),))


def runner(view: View, p: int) -> Thing:
    """The chicken that is out for a seat."""
    if view["runs"][p] >= 0:
        return chicken(view, int(view["partner"][p]), int(view["runs"][p]))
    places = view["chickens"][p].tolist()
    return chicken(view, p, places.index(OUT)) if OUT in places else NOBODY_OUT
