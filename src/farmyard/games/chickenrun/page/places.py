"""Chickenrun: the places of the yard on the page, and small words that its parts share.

Places are in squares from the upper left corner.
"""

from typing import Any

from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun.box.board import COLUMNS, FARM, ROOM_LETTERS, SQUARES
from farmyard.games.chickenrun.state import Status
from farmyard.games.chickenrun.words.things import chicken

View = Any
OUT = int(Status.ACTIVE)
NOBODY_OUT = Thing("hen-nobody")


def corner(n: int) -> tuple[int, int]:
    """Return the row and the column of a square."""
    return n // COLUMNS, n % COLUMNS


def _box(letter: str) -> tuple[int, int, int, int]:
    """Return the row, column, height and width of a building."""
    cells = [(r, c) for r, row in enumerate(FARM) for c, what in enumerate(row) if what == letter]
    top, left = min(cells)
    bottom, right = max(cells)
    return top, left, bottom - top + 1, right - left + 1


BOXES = [_box("p" if letter == "P" else letter) for letter in ROOM_LETTERS]


def box_of(n: int) -> tuple[int, int, int, int]:
    return BOXES[n - SQUARES] if n >= SQUARES else (*corner(n), 1, 1)


def middle(n: int) -> tuple[float, float]:
    """Return the middle of a place, in squares to the right and down."""
    top, left, height, width = box_of(n)
    return left + width / 2, top + height / 2


# -- Words ---------------------------------------------------------------------


def away(n: int) -> Thing:
    """Return a distance in words: so many steps, or here."""
    return Thing("away", (("n", int(n)),))


def runner(view: View, p: int) -> Thing:
    """Return the chicken that is out on the board for a seat."""
    if view["runs"][p] >= 0:
        return chicken(view, int(view["partner"][p]), int(view["runs"][p]))
    places = view["chickens"][p].tolist()
    return chicken(view, p, places.index(OUT)) if OUT in places else NOBODY_OUT
