"""The contents of a printed box: what a game's module ``paper`` returns.

Sizes are in millimetres, words in the language of the reader.  How pieces are drawn stands in the
game's ``page/paper.typ``; how they are laid on sheets in ``farmyard/paper``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Face:
    """The front of pieces that look alike: the name of its drawing, its words, how many there are.

    ``more``: what else the drawing needs, as JSON has it.
    """

    name: str
    label: str
    count: int = 1
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Deck:
    """Pieces of one size and shape with the same back.

    ``shape``: "card", "hexagon" with two upright sides ``width`` apart, or "round".  ``back``: the
    name of the drawing on the back; empty for none.
    """

    name: str
    title: str
    width: float
    height: float
    faces: tuple[Face, ...]
    back: str = "back"
    shape: str = "card"

    @property
    def count(self) -> int:
        """How many pieces there are."""
        return sum(face.count for face in self.faces)


@dataclass(frozen=True)
class Contents:
    """The part of a box that is printed.

    ``more``: what the game's own sheets need, as JSON has it, such as a board or a score sheet; its
    "told" is a list of lines for the first sheet.
    """

    decks: tuple[Deck, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
