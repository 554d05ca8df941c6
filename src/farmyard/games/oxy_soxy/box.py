"""The box of Oxy Soxy: 80 beasts, 16 score cards, and a meadow of five by five.

A written position calls a beast by its full name, "red cow 9"; in its owner's hand and pile the
colour goes without saying, "cow 9".  The meadow is written box by box, row by row.
"""

import numpy as np

from farmyard.core.compiling import rule

COLOURS = ("yellow", "red", "blue", "green")  # of seats 0, 1, 2, 3
SEXES = ("bullock", "cow")
BULLOCK, COW = 0, 1
VALUES = tuple(range(1, 11))

DECK = tuple(f"{sex} {value}" for sex in SEXES for value in VALUES)  # of one player
BEASTS = tuple(f"{colour} {beast}" for colour in COLOURS for beast in DECK)
KINDS, TOP = len(DECK), len(VALUES)

HAND = 5
SCORE_CARDS = 2  # of each sex, for each player
MOST_PRIZE = 4  # beasts captured by one score card: five lie in a line, and one of them scored

SIDE = 5
ROWS, COLUMNS = "12345", "ABCDE"
BOXES = tuple(column + row for row in ROWS for column in COLUMNS)
"""
The meadow, seen from above, with a meadow card on the boxes of its two diagonals (marked *).

        A    B    C    D    E
  1     0*   1    2    3    4*   line 0
  2     5    6*   7    8*   9    line 1
  3    10   11   12*  13   14    line 2
  4    15   16*  17   18*  19    line 3
  5    20*  21   22   23   24*   line 4
      line line line line line
        5    6    7    8    9
"""

MEADOW_CARDS = ("A1", "E1", "B2", "D2", "C3", "B4", "D4", "A5", "E5")
SPARE_MEADOW_CARDS = 1

LINES = tuple(f"row {row}" for row in ROWS) + tuple(f"column {column}" for column in COLUMNS)
SCORINGS = tuple(f"{sex}s of {line}" for sex in SEXES for line in LINES)

_ROWS_OF_BOXES = np.arange(SIDE * SIDE, dtype=np.int8).reshape(SIDE, SIDE)
BOXES_OF = np.concatenate([_ROWS_OF_BOXES, _ROWS_OF_BOXES.T])


# -- Reading a beast and a box --------------------------------------------------


@rule
def colour_of(beast: int) -> int:
    return beast // KINDS


@rule
def sex_of(beast: int) -> int:
    return beast % KINDS // TOP


@rule
def value_of(beast: int) -> int:
    return beast % TOP + 1


@rule
def row_of(box: int) -> int:
    """Return the row of a box, as a line."""
    return box // SIDE


@rule
def column_of(box: int) -> int:
    return SIDE + box % SIDE


# -- Sets of cards, boxes and lines: the bits of one number ---------------------

WHOLE_DECK = (1 << KINDS) - 1
WHOLE_MEADOW = (1 << len(BOXES)) - 1
WEST = sum(1 << box for box in range(0, len(BOXES), SIDE))  # column A
EAST = WEST << SIDE - 1


@rule
def neighbours(boxes: int) -> int:
    """Return the boxes next to these, orthogonally."""
    east, west = (boxes & ~EAST) << 1, (boxes & ~WEST) >> 1
    return (boxes << SIDE | boxes >> SIDE | east | west) & WHOLE_MEADOW
