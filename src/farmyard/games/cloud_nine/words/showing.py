"""Cloud Nine: tricks as they are shown: their operation, the values of their boxes, their eggs.

All of it is worked out from a view, before a trick is laid or after.  Words, page and hints show
tricks by these functions alone.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from farmyard.core.record import NOTHING, alone
from farmyard.games.cloud_nine.box import MOST_CARDS
from farmyard.games.cloud_nine.options import Mode, RoosterOps
from farmyard.games.cloud_nine.rules.arithmetic import LEVELS, Sums
from farmyard.games.cloud_nine.rules.choices import KEEP, KEPT, SUBSETS
from farmyard.games.cloud_nine.rules.tricks import SETS, declarations, way_of
from farmyard.games.cloud_nine.rules.trying import lay_out, uncover
from farmyard.games.cloud_nine.words.nines import operation


class Shown(NamedTuple):
    """A trick to be shown.

    ``cards``: the set, 11 for a Mystery Box.  ``operation``: as a person writes it, without its
    nine.  ``boxes``: the value each Mystery Box stands for.  ``eggs``: the eggs it brings its
    player. ``packs``: in Success, the packs its cards lie on; ``kept`` is the pack that keeps its
    card, or −1.
    """

    cards: tuple[int, ...]
    operation: str
    boxes: tuple[int, ...]
    eggs: int
    packs: tuple[int, ...] = ()
    kept: int = NOTHING


def sums_of(view: Any, rooster: bool) -> Sums:
    """Return the arithmetic of this table; an option gives the Rooster that of level 3 (CN-R17)."""
    freely = rooster and view.rooster_ops == RoosterOps.ALL
    level = LEVELS if freely else min(int(view.level) + 1, LEVELS)
    return Sums(level, bool(view.zero), int(view.numbers), bool(view.powers), bool(view.roots))


def is_laid(view: Any, choice: int) -> bool:
    """Return whether a choice is a trick, of the group game or of Success."""
    return choice < (len(SETS) if view.mode == Mode.GROUP else KEEP + len(KEPT))


def foreseen(view: Any, choice: int) -> Shown:
    """Return the trick that a choice of the seat to move would be; `KeyError` if it is no nine."""
    s = alone(view)
    if view.mode == Mode.GROUP:
        return laid_out(s, choice)
    subset, kept = KEPT[choice - KEEP] if choice >= KEEP else (choice, NOTHING)
    eggs = int(uncover(s[0], subset, kept))
    if s[0].trick == NOTHING:
        raise KeyError(choice)
    return laid(s[0], eggs)._replace(packs=SUBSETS[subset], kept=kept)


def laid_out(states: Any, trick: int) -> Shown:
    """Return a trick of the hand, laid open in a copy of the record."""
    brings = np.zeros(1, np.int64)
    lay_out(states, np.array([trick], np.int64), brings)
    return laid(states[0], int(brings[0]))


def laid(view: Any, eggs: int = 0) -> Shown:
    """Return the trick that lies on the table, or was laid last; ``eggs`` are those it brought."""
    rooster = bool(view.crowed)
    text, boxes = worded(int(view.trick), sums_of(view, rooster), rooster, int(view.declared))
    return Shown(SETS[view.trick], text, boxes, eggs)


@lru_cache(maxsize=1 << 14)
def worded(trick: int, sums: Sums, rooster: bool, way: int) -> tuple[str, tuple[int, ...]]:
    """Return the operation of a set declared in this way, and the values its boxes stand for."""
    for numbers, boxes in declarations(SETS[trick]):
        if not boxes or way_of(numbers, boxes) == way:
            text = _nine(numbers + boxes, sums, rooster)
            if text is not None:
                return text.replace("-", "−"), boxes
    raise KeyError(trick)


def _nine(values: tuple[int, ...], sums: Sums, rooster: bool) -> str | None:
    """Return the operation of a trick of these values; None if they are none (see `tricks`)."""
    if not rooster and len(set(values)) < len(values):
        return None
    return operation(values, sums, divided=not rooster and len(values) == MOST_CARDS)
