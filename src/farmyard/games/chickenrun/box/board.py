"""Chickenrun: the farm, read from pictures.

The first picture is the ground itself; the second marks the squares before the doors, the third
where plans begin and where tunnels and flights come out.  Everything the rules need of the board is
worked out of them.  A place is a square (row × 27 + column) or, after the squares, a building.
"""

import numpy as np


def _read(picture: str) -> list[str]:
    """Return the rows of a picture."""
    return picture.split()


FARM = _read("""
    F,,,,,,,,,,,,k,,,,,,,,,,,,F
    ,,,,,,,,,,,,,,,,,,,,,,,,,,,
    ,,%%%%%#############%%%%%,,
    ,,%.......HHHHHHH.......%,,
    ,,%.......HHHHHHH.......%,,
    ,,%.....................%,,
    ,,%.........fff.........%,,
    ,,V.........fff.........V,,
    ,,#.....................#,,
    ,,#.....................#,,
    ,,#.bb......234......ww.#,,
    ,,#.bb...............ww.#,,
    ,,#.bb...............ww.#,,
    ,,#.bb......165......ww.#,,
    ,,#.....................#,,
    ,,#.....................#,,
    ,,#...ppp...sss...ccc...#,,
    ,,%...ppp...sss...ccc...%,,
    ,,%...ppp.........ccc...%,,
    ,,%.....................%,,
    ,,%.....................%,,
    ,,%%%%%#####MMM#####%%%%%,,
    ,,,,,,,,,,,,,,,,,,,,,,,,,,,
    F,,,,,,,,,,,,,,,,,,,,,,,,,F
""")
"""
.  yard          ,  beyond the wire    F  Free       k  the kennel
#  wire          %  stone wall         M  Main Gate  V  wicket
1 to 6  huts     H  house              f  food store       s  woodshed
b  barn          w  workshop           c  Coal Bunker      p  Piematic
"""

DOORSTEPS = _read("""
    ...........................
    ...........................
    ...........................
    ...........................
    .........H.......H.........
    ...........................
    ...........f...f...........
    ...........................
    ...........................
    ...........................
    ...........................
    ......b.....234.....w......
    ......b.....165.....w......
    ...........................
    ...........................
    ...........................
    ...........................
    ...........s...s.c.........
    ...........................
    ...........................
    ...........................
    ...........................
    ...........................
    ...........................
""")
"""The building whose door opens onto the square."""

STARTS = _read("""
    ...........................
    ..n.hm..f.........f..mh.n..
    ...........................
    .......TTT.......TTT.......
    .b.......................w.
    ...........................
    ...........................
    ...W...................W...
    ...........................
    ...S...................S...
    ...S...................S...
    ...S...RRR.......RRR...S...
    ...S...RRR.......RRR...S...
    ...S...................S...
    ...S...................S...
    ...........................
    ...........................
    ...........................
    ...........................
    .b..........GGG..........w.
    .......LLL..GGG..LLL.......
    ...........................
    ..n.hm..f.........f..mh.n..
    ...........................
""")
"""
S  side wire   T  top wire     L  low wire         where plans begin
G  gate apron  W  wicket       R  runway
b  w  h        mouths of tunnels from the barn, the workshop and a hut
f  m  n        far, middle and near landings
"""

ROWS, COLUMNS = len(FARM), len(FARM[0])
SQUARES = ROWS * COLUMNS
MIDDLE = COLUMNS // 2

ROOM_LETTERS = "123456HfsbwcP"
ROOM_NAMES = (
    *(f"hut {n}" for n in range(1, 7)),
    "house",
    "food store",
    "woodshed",
    "barn",
    "workshop",
    "Coal Bunker",
    "Piematic",
)
ROOMS = len(ROOM_NAMES)
HUTS = 6
HUT = SQUARES  # the first of six
HOUSE, FOOD, WOODSHED, BARN, WORKSHOP, BUNKER, PIEMATIC = range(SQUARES + HUTS, SQUARES + ROOMS)
PLACES = SQUARES + ROOMS

PLACE_NAMES = (
    *(f"{n % COLUMNS - MIDDLE},{n // COLUMNS}" for n in range(SQUARES)),
    *ROOM_NAMES,
)
"""A square is written as its column, counted from the middle, and its row: "-10,9"."""


def square(x: int, row: int) -> int:
    return row * COLUMNS + x + MIDDLE


def found(picture: list[str], letters: str) -> list[int]:
    """Return the squares marked with one of these letters, row by row."""
    return [n for n in range(SQUARES) if picture[n // COLUMNS][n % COLUMNS] in letters]


def beside(n: int) -> list[int]:
    """Return the squares north, east, south and west of a square that are on the board."""
    row, column = divmod(n, COLUMNS)
    steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [r * COLUMNS + c for r, c in steps if 0 <= r < ROWS and 0 <= c < COLUMNS]


KENNEL = found(FARM, "k")[0]
BELT = found(FARM, ",k")
YARD = found(FARM, ".")
FREE = found(FARM, "F")
WIRE = found(FARM, "#")
MAIN_GATE = found(FARM, "M")
BEHIND_GATE = (MAIN_GATE[0] // COLUMNS + 1) * COLUMNS  # where the row behind it begins
WICKETS = found(FARM, "V")
DOORS = [found(DOORSTEPS, letter) for letter in ROOM_LETTERS]
"""The squares before the doors of each building, counted from the first hut."""

# -- Where a piece may walk: rows of bits ---------------------------------------

GROUNDS = 9
(
    IN_YARD,  # a chicken that is going about its errands
    THROUGH_GATE,  # ... while the Main Gate is open
    OUTSIDE,  # a runner that has got out
    BY_APRON,  # a disguised runner before the Main Gate
    BY_WEST_WICKET,
    BY_EAST_WICKET,
    TWEEDYS,
    DOGS,
    NOWHERE,
) = range(GROUNDS)


def _rows(*places: int) -> list[int]:
    """Return squares as bits, one number for each row."""
    bits = [0] * ROWS
    for n in places:
        bits[n // COLUMNS] |= 1 << n % COLUMNS
    return bits


_WEST, _EAST = WICKETS
_APRON = found(STARTS, "G")
_BEYOND = [*BELT, *FREE, *MAIN_GATE]

GROUND = np.array(
    [
        _rows(*YARD),
        _rows(*YARD, *_BEYOND),
        _rows(*_BEYOND),
        _rows(*_APRON, *_BEYOND),
        _rows(_WEST, *_BEYOND),
        _rows(_EAST, *_BEYOND),
        _rows(*YARD, *BELT, *MAIN_GATE, *WICKETS),
        _rows(*BELT),
        _rows(),
    ],
    np.int64,
)
"""Rows of bits of what may be walked on: shape (grounds, rows)."""


def _marks(*places: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    marks = np.zeros(PLACES, np.int8)
    marks[list(places)] = 1
    return marks


IS_YARD = _marks(*YARD)
IS_FREE = _marks(*FREE)
IS_BELT = _marks(*BELT)
IS_OUTSIDE = _marks(*BELT, *FREE, *MAIN_GATE, *WICKETS)
IS_DOORSTEP = _marks(*(n for doors in DOORS[:HUTS] for n in doors))  # of a hut

DOOR = np.array([[*doors, -1, -1][:2] for doors in DOORS], np.int64)
"""Up to two squares before the doors of each building, −1 where there is none."""

# -- Across the wire ------------------------------------------------------------

HOLE = np.full(PLACES, -1, np.int64)  # the wire beside a square of the yard
BEYOND = np.full(PLACES, -1, np.int64)  # the square straight behind that wire, or behind a wicket
for _n in YARD:
    for _wire in beside(_n):
        if _wire in WIRE:
            HOLE[_n] = _wire
            BEYOND[_n] = BEYOND[_wire] = 2 * _wire - _n
        elif _wire in WICKETS + MAIN_GATE:
            BEYOND[_n] = 2 * _wire - _n

MOUTHS = {room: found(STARTS, mark) for room, mark in ((BARN, "b"), (WORKSHOP, "w"), (HUT, "h"))}
LANDING_PLACES = {name: found(STARTS, name[0]) for name in ("far", "middle", "near")}
EXITS = 4
