"""Nests: the pieces of the game: hens of two colours, and a yard of nine nests."""

import numpy as np

HENS = ("yellow hen", "red hen")  # of seats 0 and 1

ROWS, COLUMNS = "123", "ABC"
NESTS = tuple(column + row for row in ROWS for column in COLUMNS)
"""
The yard, seen from above.

        A    B    C
  1     0    1    2
  2     3    4    5
  3     6    7    8
"""

LINES = np.array(
    [
        [0, 1, 2], [3, 4, 5], [6, 7, 8],  # across
        [0, 3, 6], [1, 4, 7], [2, 5, 8],  # down
        [0, 4, 8], [2, 4, 6],  # along the diagonals
    ],
    dtype=np.int8,
)  # fmt: skip
