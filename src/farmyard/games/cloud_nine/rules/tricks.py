"""Sets of cards that are tricks, as tables of bits for the rules.

A set is a number: all multisets of one to four of 1 … 10 and the Mystery Box (as an eleventh), by
size, each size in rising order (section 5.4 of the ledger).  A set of sets is a row of `WORDS`
integers with `BITS` bits each.  Which sets make nine is worked out by `arithmetic`, once for all
options, and kept in ``tricks.txt``; ``python -m farmyard.games.cloud_nine.rules.tricks`` writes it
anew.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import numpy as np

from farmyard.core.compiling import rule
from farmyard.games.cloud_nine.box import BOX, LEAN, MOST_CARDS
from farmyard.games.cloud_nine.rules.arithmetic import LEVELS, Sums, makes_nine

VALUES = BOX  # the cards of one to ten eggs; the Mystery Box is the eleventh
SETS = tuple(
    cards
    for size in range(1, MOST_CARDS + 1)
    for cards in combinations_with_replacement(range(1, VALUES + 2), size)
)
TRICKS = len(SETS)
NUMBER_OF = {cards: i for i, cards in enumerate(SETS)}
BOXED = tuple(i for i, cards in enumerate(SETS) if BOX + 1 in cards)

BITS = 62
WORDS = -(-TRICKS // BITS)
FILE = Path(__file__).with_name("tricks.txt")


# -- Of a set, whatever the table -----------------------------------------------

NEEDS = np.array([[cards.count(kind + 1) for kind in range(VALUES + 1)] for cards in SETS], np.int8)
SIZE = np.array([len(cards) for cards in SETS], np.int8)
_EGGS = [sorted((c for c in cards if c <= VALUES), reverse=True) for cards in SETS]
EGGS = np.array([sum(eggs) for eggs in _EGGS], np.int64)  # a Mystery Box brings none (CN-069)
HIGHEST = np.array([[*eggs, 0][0] for eggs in _EGGS], np.int64)  # of the number cards; 0 if none
SECOND = np.array([[*eggs, 0, 0][1] for eggs in _EGGS], np.int64)
ROW = np.array([BOXED.index(i) if i in BOXED else -1 for i in range(TRICKS)], np.int16)

CODES = VALUES + 2  # 0 for no card, then the kinds
BY_KINDS = np.full(CODES**MOST_CARDS, -1, np.int16)
"""Number of the set of four cards in any order, 0 standing for none: see `set_of`."""
for _cards in product(range(CODES), repeat=MOST_CARDS):
    if any(_cards):
        _at = ((_cards[0] * CODES + _cards[1]) * CODES + _cards[2]) * CODES + _cards[3]
        BY_KINDS[_at] = NUMBER_OF[tuple(sorted(c for c in _cards if c))]


def bits_of(sets: Any) -> list[int]:
    """Return a row of words with the bits of these sets."""
    row = [0] * WORDS
    for i in sets:
        row[i // BITS] |= 1 << i % BITS
    return row


ALLOWS = np.array(
    [
        [bits_of(i for i in range(TRICKS) if NEEDS[i, kind] <= n) for n in range(MOST_CARDS + 1)]
        for kind in range(VALUES + 1)
    ],
    np.int64,
)
"""Sets that need no more of a kind than is held, by kind and copies held."""
IS_LEAN = np.array(bits_of(i for i in range(TRICKS) if EGGS[i] <= LEAN), np.int64)


# -- What a Mystery Box may stand for -------------------------------------------
#
# Of a declaration the game asks four things only, so a way to declare is a number of four bits,
# and the ways open to a set are the bits of one number more.

TAKEN = 1  # the highest value is a Mystery Box: a Snake takes that one (CN-R55)
DOUBLED = 2  # no box is above the highest number card: Straw doubles it (CN-R53)
DOUBLED_LEFT = 4  # likewise of what is left when the Snake has taken a box (CN-R54)
DOUBLED_SECOND = 8  # likewise when it has taken the highest number card


def way_of(numbers: tuple[int, ...], boxes: tuple[int, ...]) -> int:
    """Return the way of a declaration, as four bits."""
    top, second = [*sorted(numbers, reverse=True), 0, 0][:2]
    box, other = [*sorted(boxes, reverse=True), 0, 0][:2]
    way = TAKEN * (box >= top) + DOUBLED * (box <= top)
    return way + DOUBLED_LEFT * (other <= top) + DOUBLED_SECOND * (box <= second)


def declarations(cards: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the number cards of a set with each list of values its boxes could stand for."""
    numbers = tuple(c for c in cards if c <= VALUES)
    for boxes in combinations_with_replacement(range(1, VALUES + 1), len(cards) - len(numbers)):
        yield numbers, boxes


def is_trick(values: tuple[int, ...], sums: Sums, rooster: bool) -> bool:
    """Return whether cards of these values make nine (CN-050 to CN-056)."""
    without, divided = makes_nine(tuple(sorted(values)), sums)
    if rooster:
        return without or divided
    return len(set(values)) == len(values) and (divided or (without and len(values) < MOST_CARDS))


def ways_of(cards: tuple[int, ...], sums: Sums, rooster: bool) -> int:
    """Return the ways in which a set can be declared, as bits; 0 if it is no trick."""
    ways = 0
    for numbers, boxes in declarations(cards):
        if is_trick(numbers + boxes, sums, rooster):
            ways |= 1 << way_of(numbers, boxes)
    return ways


def work_out(sums: Sums, rooster: bool) -> list[int]:
    """Return the ways of every set."""
    return [ways_of(cards, sums, rooster) for cards in SETS]


# -- The tables of all options --------------------------------------------------

OPTIONS = tuple(product(range(1, LEVELS + 1), (0, 1), (0, 1), (0, 1, 2), (0, 1), (0, 1)))
"""Options of the tables: level, Rooster, zero, numbers, powers, roots."""


def sums_of(option: tuple[int, ...]) -> tuple[Sums, bool]:
    level, rooster, zero, numbers, powers, roots = option
    return Sums(level, bool(zero), numbers, bool(powers), bool(roots)), bool(rooster)


def write(path: Path = FILE) -> None:
    """Write all tables anew: a line for each, preceded by the options it is for."""
    lines: dict[str, list[str]] = {}
    for option in OPTIONS:
        ways = work_out(*sums_of(option))
        legal = sum(1 << i for i, way in enumerate(ways) if way)
        line = f"{legal:x} " + "".join(f"{ways[i]:04x}" for i in BOXED)
        lines.setdefault(line, []).append("".join(map(str, option)))
    path.write_text("".join(f"{','.join(names)} {line}\n" for line, names in lines.items()))


def _read() -> tuple[Any, Any, Any]:
    which = np.zeros((LEVELS, 2, 2, 3, 2, 2), np.int16)
    legal, ways = [], []
    for n, line in enumerate(FILE.read_text().splitlines()):
        names, bits, each = line.split()
        for name in names.split(","):
            level, *rest = map(int, name)
            which[(level - 1, *rest)] = n
        legal.append(bits_of(i for i in range(TRICKS) if int(bits, 16) >> i & 1))
        ways.append([int(each[at : at + 4], 16) for at in range(0, len(each), 4)])
    return which, np.array(legal, np.int64), np.array(ways, np.int32)


if __name__ == "__main__":
    write()

WHICH, LEGAL, WAYS = _read()
"""Number of each table by its options; its legal sets; the ways of its sets with a Mystery Box."""


def _completing() -> Any:
    """Return, by table and three cards, the kinds that complete a trick, as bits.

    No card (0) may stand only before the others.
    """
    bits = np.array([[row[i // BITS] >> (i % BITS) & 1 for i in range(TRICKS)] for row in LEGAL])
    fits = np.where(BY_KINDS >= 0, bits[:, BY_KINDS], 0).reshape(len(LEGAL), -1, CODES)
    fits[:, :, 0] = 0
    a, b, c = np.indices((CODES,) * (MOST_CARDS - 1)).reshape(MOST_CARDS - 1, -1)
    fits[:, ((a > 0) & (b == 0)) | ((b > 0) & (c == 0))] = 0
    return (fits << np.arange(CODES)).sum(axis=2).astype(np.int16)


COMPLETING = _completing()

NO_BOX = 1 << way_of((9,), ())
"""Only way of a set without a box, as bits; its second number card is never the higher one."""


NUMBER_STAYS, BOX_STAYS = 1, 2


def _staying() -> Any:
    """Return, by table and set, whether a number card or a box can be its highest card (CN-R85)."""
    number, box = (sum(1 << way for way in range(16) if way & mark) for mark in (DOUBLED, TAKEN))
    rows = np.where(ROW >= 0, WAYS[:, ROW], 0)
    numbers = (ROW < 0) | (rows & number != 0)
    return (NUMBER_STAYS * numbers + BOX_STAYS * (rows & box != 0)).astype(np.int8)


STAYS = _staying()
HOW_MANY_STAY = ((STAYS & 1) + NEEDS[:, BOX] * (STAYS >> 1)) * (SIZE > 1)
"""Of the cards of a set how many can be its highest, one at a time, values being different."""


# -- Questions of the rules -----------------------------------------------------


@rule
def set_of(a, b, c, d):
    """Return the set of up to four cards in any order, each a kind plus one, 0 for none."""
    return BY_KINDS[((a * CODES + b) * CODES + c) * CODES + d]


@rule
def ways(table, trick):
    """Return the ways in which a set can be declared under a table, as bits."""
    if not holds(LEGAL[table], trick):
        return 0
    return WAYS[table, ROW[trick]] if ROW[trick] >= 0 else NO_BOX


@rule
def holds(row, trick):
    return (row[trick // BITS] >> (trick % BITS)) & 1
