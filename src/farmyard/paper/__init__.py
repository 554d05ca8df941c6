"""The box of a game on paper: a PDF of its pieces with their backs, its sheets and its rules.

A game's module ``paper`` says what is in the box (`farmyard.core.showing.printed`), its
``page/paper.typ`` draws it from the pictures of the page, and Typst sets the sheets (``box.typ``,
``sheets.typ``).  Docs: docs/paper.md.
"""

from farmyard.paper.choices import (
    BACKS,
    INKS,
    MOST_SHIFT,
    PAPERS,
    SIDES,
    WORDS,
    Choices,
    read_choices,
)
from farmyard.paper.lists import listed
from farmyard.paper.printing import can_draw, drawn, made, printable
from farmyard.paper.worksheets import worksheet

__all__ = [
    "BACKS", "INKS", "MOST_SHIFT", "PAPERS", "SIDES", "WORDS", "Choices",
    "can_draw", "drawn", "listed", "made", "printable", "read_choices", "worksheet",
]  # fmt: skip
