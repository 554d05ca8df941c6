"""Choices for a printed box: paper, ink, backs, and whether the printer takes both sides."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from farmyard.core.errors import PrintingError
from farmyard.paper.words import say

SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of papers in millimetres."""
PAPERS = tuple(SIZES)
INKS = ("colour", "black")
SIDES = ("both", "one")
BACKS = ("solid", "outline")
WORDS = {"paper": PAPERS, "ink": INKS, "sides": SIDES, "backs": BACKS}
"""The options that are a word, with their words; the first is the usual one."""
MOST_SHIFT = 5.0  # mm; further, backs would reach the edge of the paper
LONGEST = 20  # characters of what was given that a refusal repeats


@dataclass(frozen=True)
class Choices:
    """How a box is printed; raises `PrintingError` for what cannot be chosen.

    ``sides``: "both" prints backs behind their fronts, "one" beside them, to fold.  ``backs``:
    "outline" saves ink.  ``shift``: the millimetres by which backs move to the right and down,
    for a printer that prints them beside their place.
    """

    paper: str = PAPERS[0]
    ink: str = INKS[0]
    sides: str = SIDES[0]
    backs: str = BACKS[0]
    shift: tuple[float, float] = (0.0, 0.0)

    def __post_init__(self) -> None:
        for option, words in WORDS.items():
            given = getattr(self, option)
            if given not in words:
                first, second = words
                raise PrintingError(say("cannot-choose", option=option, first=first,
                                        second=second, given=str(given)[:LONGEST]))  # fmt: skip
        if not all(abs(each) <= MOST_SHIFT for each in self.shift):
            raise _no_shift(",".join(map(str, self.shift)))
        if self.sides == "one" and any(self.shift):
            raise PrintingError(say("cannot-shift-one"))


def read_choices(given: Mapping[str, str]) -> Choices:
    """Return the choices that texts name, the usual ones for what is left out."""
    words = {option: given[option] for option in WORDS if option in given}
    return Choices(**words, shift=_read_shift(given.get("shift", "0,0")))


def _read_shift(text: str) -> tuple[float, float]:
    try:
        right, down = map(float, text.split(","))
    except ValueError:
        raise _no_shift(text) from None
    if not math.isfinite(right + down):
        raise _no_shift(text)
    return right, down


def _no_shift(given: str) -> PrintingError:
    return PrintingError(say("cannot-shift", most=int(MOST_SHIFT), given=given[:LONGEST]))
