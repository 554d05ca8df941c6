"""Cloud Nine: the numbers of all choices (section 5 of the ledger).

Seats are named by their offset to the left of the seat to move; cards of one kind are alike, so
kinds suffice.
"""

from itertools import combinations
from typing import Any

import numpy as np

from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.rules.tricks import TRICKS

DEEDS = TRICKS  # numbers below are sets to lay; deeds begin here, as bits of two words

PASS, END_TURN, DRAW, COLLECTIVE, CROW, LOOK, PEEK, PICK = range(8)
HEN_ALL = PICK + box.KINDS - 1  # and the offset, from 1
HEN_ONE = HEN_ALL + box.PLAYERS - 1
SHOOT = HEN_ONE + box.PLAYERS
BED = SHOOT + 1  # Bales of Straw
BROOD = BED + 1  # Individual Nests, and the offset from 0
FEED = BROOD + box.PLAYERS - 1  # Corns, and the offset from 1
LIE = FEED + box.PLAYERS  # a Snake, in wait
EASTER = LIE + 1
LATER = EASTER + 1  # the second word of deeds begins here
FETCH = LATER  # with a Worm, and which of `FETCHED`
ANNOUNCE, SILENT, REVEAL, WITHDRAW = range(FETCH + 8, FETCH + 12)
DEED_COUNT = WITHDRAW + 1

FETCHED = (box.ROOSTER, box.HEN, box.CHICK, box.RIFLE, box.STRAW, box.NEST2, box.CORNS, box.SNAKE)
CHOICES = DEEDS + DEED_COUNT

RANGES: tuple[tuple[Any, int, int], ...] = (
    ("pick", PICK, box.KINDS),
    ("hen all", HEN_ALL + 1, box.PLAYERS - 1),
    ("hen one", HEN_ONE + 1, box.PLAYERS - 1),
    ("nests", BROOD, box.PLAYERS),
    ("corns", FEED + 1, box.PLAYERS - 1),
    ("worm", FETCH, len(FETCHED)),
)
"""Deeds that name a card or a seat: where each begins, and how many there are."""


def deed_of(choice: int) -> tuple[Any, int]:
    """Return a deed of the group game: its range and the place in it, or its number and 0."""
    deed = choice - DEEDS
    for name, first, count in RANGES:
        if first <= deed < first + count:
            return name, deed - first + (name in ("hen all", "hen one", "corns"))
    return deed, 0


# -- Success (section 5.2 of the ledger) ----------------------------------------

SUBSETS = tuple(
    packs for size in range(1, box.MOST_CARDS + 1) for packs in combinations(range(box.PACKS), size)
)
KEPT = tuple((i, p) for i, packs in enumerate(SUBSETS) if len(packs) > 1 for p in packs)

KEEP = len(SUBSETS)  # numbers below are packs of a trick; from here, one keeps its card (Snake)
MOVE = KEEP + len(KEPT)  # and the pack
TURN_UP = MOVE + box.PACKS  # Hen
LOOK_INTO = TURN_UP + box.PACKS  # Chick
HUNT = LOOK_INTO + box.PACKS  # Rifle
CLAIM = HUNT + box.PACKS
REDO = CLAIM + 1  # Worm, and which of `REDONE`
GO_BY, REST, RESIGN = range(REDO + 8, REDO + 11)
SUCCESS_CHOICES = RESIGN + 1

REDONE = (box.ROOSTER, box.HEN, box.CHICK, box.RIFLE, box.NEST2, box.STRAW, box.CORNS, box.SNAKE)

PACKS_OF = np.array(
    [[*packs, *[-1] * (box.MOST_CARDS - len(packs))] for packs in SUBSETS], np.int64
)
BITS_OF = np.array([sum(1 << p for p in packs) for packs in SUBSETS], np.int64)
SUBSET_OF = np.full(1 << box.PACKS, -1, np.int64)
for _i, _bits in enumerate(BITS_OF):
    SUBSET_OF[_bits] = _i
RUN_OF_TWO = np.zeros(box.PACKS, np.int64)
RUN_OF_THREE = np.zeros((box.PACKS, box.PACKS), np.int64)
RUN_OF_FOUR = np.zeros((box.PACKS, box.PACKS, box.PACKS), np.int64)
"""First index of the sets that differ in their last pack only."""
for _i, _packs in reversed([*enumerate(SUBSETS)]):
    if len(_packs) > 1:
        (RUN_OF_TWO, RUN_OF_THREE, RUN_OF_FOUR)[len(_packs) - 2][_packs[:-1]] = _i
KEPT_OF = np.array(KEPT, np.int64)
KEPT_FROM = np.searchsorted(KEPT_OF[:, 0], np.arange(KEEP + 1)).astype(np.int64)

SUCCESS_RANGES = (
    ("lay", 0, KEEP),
    ("lay", KEEP, len(KEPT)),
    ("move", MOVE, box.PACKS),
    ("hen", TURN_UP, box.PACKS),
    ("chick", LOOK_INTO, box.PACKS),
    ("hunt", HUNT, box.PACKS),
    ("claim", CLAIM, 1),
    ("redo", REDO, len(REDONE)),
    ("go by", GO_BY, 1),
    ("rest", REST, 1),
    ("resign", RESIGN, 1),
)


def success_deed(choice: int) -> tuple[str, int]:
    """Return a choice of Success as its range's name and the place in it; ``KeyError`` for none."""
    for name, first, count in SUCCESS_RANGES:
        if first <= choice < first + count:
            return name, choice - first
    raise KeyError(choice)
