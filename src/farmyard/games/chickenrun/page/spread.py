"""Chickenrun: the yard on paper: cut into sheets, with its signs and where plans begin and end.

Places are in the units of ``art/ground.svg``: twenty to a square, the upper left square at 0, 0.
"""

from typing import Any

from farmyard.core.wording.slots import capital
from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.page.escapes import begin, zone
from farmyard.games.chickenrun.page.places import box_of, corner, middle
from farmyard.games.chickenrun.page.routes import drawn
from farmyard.games.chickenrun.page.yard import walls
from farmyard.games.chickenrun.words.things import COLUMN_LETTERS, place

UNIT = 0.95  # mm
SIDE = 20  # units of a square
LEFT, TOP, RIGHT, BOTTOM = -13, -12, 553, 496
COLUMN_CUTS = (LEFT, 177, 362, RIGHT)
ROW_CUTS = (TOP, 243, BOTTOM)
"""Where the yard is cut: beside all signs and names, into sheets that A4 and Letter can hold."""
TAB = 13  # mm
EMBLEMS = dict(zip(box.COLOURS, ("heart", "acorn", "sun", "clover", "drop", "star"), strict=True))
"""The emblem of the hens of a colour, and of their hut."""

SIGN_HEIGHTS = {board.HOUSE: 89, board.FOOD: 130.5, board.PIEMATIC: 364, board.BUNKER: 366}
"""Where the middle of a name is, if it is not that of the building."""
SHOPS_WITH_PRICE_ABOVE = (board.BARN, board.WORKSHOP)
BELOW_THE_PRICE = 24


def spread() -> dict[str, Any]:
    """Return all data for the drawing of the yard."""
    return {
        "unit": UNIT,
        "edges": [LEFT, TOP, RIGHT, BOTTOM],
        "tab": TAB,
        "windows": windows(),
        "signs": signs(),
        "huts": huts(),
        "prices": prices(),
        "zones": [drawn(squares)["edge"] for squares in start_areas()],
        "mouths": [
            {"room": kind, "x": x, "y": y}
            for kind, room in (
                ("barn", board.BARN),
                ("workshop", board.WORKSHOP),
                ("hut", board.HUT),
            )
            for x, y in spots(board.MOUTHS[room])
        ],
        "landings": [spot for places in board.LANDING_PLACES.values() for spot in spots(places)],
        "letters": letters(),
    }


def windows() -> list[dict[str, Any]]:
    """Return the sheets row by row: their parts of the yard, and the neighbours glued on top."""

    def name(row: int, column: int) -> str:
        inside = row < len(ROW_CUTS) - 1 and column < len(COLUMN_CUTS) - 1
        return f"{'AB'[row]}{column + 1}" if inside else ""

    return [
        {
            "name": name(row, column),
            "right": name(row, column + 1), "below": name(row + 1, column),
            "x": x, "y": y,
            "width": COLUMN_CUTS[column + 1] - x, "height": ROW_CUTS[row + 1] - y,
        }
        for row, y in enumerate(ROW_CUTS[:-1])
        for column, x in enumerate(COLUMN_CUTS[:-1])
    ]  # fmt: skip


def signs() -> list[dict[str, Any]]:
    """Return the names of buildings and of the Free corners, and the widths they may have."""
    found = [sign(n) for n in range(board.HOUSE, board.PLACES)]
    free = {"text": text("group-free"), "width": 30, "on": "milk"}
    return found + [{**free, "x": x, "y": y} for x, y in spots(board.FREE)]


def sign(n: int) -> dict[str, Any]:
    """Return the name of a building and its position, clear of the edges of sheets."""
    top, _, _, width = box_of(n)
    x, y = (SIDE * at for at in middle(n))
    if n in SHOPS_WITH_PRICE_ABOVE:
        y = SIDE * top + BELOW_THE_PRICE
    room = [SIDE * width - 2.0, *(2 * abs(x - cut) - 3 for cut in COLUMN_CUTS)]
    return {
        "text": capital(text(f"{place(n).id}.name")),
        "x": x, "y": SIGN_HEIGHTS.get(n, y),
        "width": SIDE * width - 12 if n == board.FOOD else min(room),
        "on": "ink" if n == board.FOOD else "milk",
    }  # fmt: skip


def huts() -> list[dict[str, Any]]:
    """Return the huts, each with its number on the disc behind it."""
    found = []
    for i, colour in enumerate(box.COLOURS):
        top, left = box_of(board.HUT + i)[:2]
        y = SIDE * top - 7.5 if walls(board.HUT + i)["up"] else SIDE * (top + 1) + 8
        look = {"n": str(i + 1), "emblem": EMBLEMS[colour], "x": SIDE * left, "y": SIDE * top}
        found.append({**look, "number": [SIDE * left + SIDE / 2, y]})
    return found


def prices() -> list[dict[str, Any]]:
    """Return the eggs on shops, which show a card's price, at the end of a roof or above it."""
    found = []
    for shop, eggs in zip(box.SHOP_PLACES.tolist(), box.PRICES.tolist(), strict=True):
        top, left, _, width = box_of(shop)
        across = left + (width / 2 if shop in SHOPS_WITH_PRICE_ABOVE else width)
        found.append({"eggs": str(eggs), "x": SIDE * across, "y": SIDE * top + 1})
    return found


def letters() -> list[dict[str, Any]]:
    """Return the names of columns and rows along the edges, as the log uses them."""
    columns = [(COLUMN_LETTERS[n], n) for n in range(2, board.COLUMNS - 2)]
    rows = [(str(n + 1), n) for n in range(2, board.ROWS - 2)]
    heads = [(name, SIDE * n + 10, y) for y in (TOP + 6, BOTTOM - 10) for name, n in columns]
    sides = [(name, x, SIDE * n + 10) for x in (LEFT + 8, RIGHT - 8) for name, n in rows]
    return [{"text": name, "x": x, "y": y} for name, x, y in heads + sides]


# -- Where plans begin and end --------------------------------------------------


def start_areas() -> list[list[int]]:
    """Return the squares of each area in the yard where some plan begins."""
    found: list[list[int]] = []
    for plan in range(box.PLANS):
        squares = [n for n in range(board.SQUARES) if box.START[plan, n]]
        if squares and squares not in found:
            found.append(squares)
    return found


def spots(squares: list[int]) -> list[tuple[float, float]]:
    """Return the middles of some squares."""
    return [(SIDE * (x + 0.5), SIDE * (y + 0.5)) for y, x in map(corner, map(int, squares))]


def ways_out(plan: int) -> list[list[int]]:
    """Return column and row of each square where a tunnel or a flight of a plan comes out."""
    if box.WAY[plan] == box.TUNNEL:
        begun = [board.HUT] if plan == box.LONG_DIG else [board.BARN, board.WORKSHOP]
        squares = [n for room in begun for n in board.MOUTHS[room]]
    else:
        squares = [int(n) for n in box.LANDINGS[plan] if n >= 0]
    return [[x, y] for y, x in map(corner, squares)]


def map_of(plan: int) -> dict[str, Any]:
    """Return the small map on the card of a plan."""
    assert begin(plan)
    return {"begin": zone(plan)["fill"], "out": ways_out(plan)}
