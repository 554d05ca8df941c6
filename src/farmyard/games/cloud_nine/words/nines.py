"""Cloud Nine: stored simplest operations with which cards make nine, for every arithmetic.

Working one out takes from a thousandth of a second to a tenth, and with powers and roots a page of
tricks has dozens: far too long while another page waits.  So `arithmetic` has worked all of them
out once, and they are kept in ``nines.txt``: a line an operation, before it the arithmetics under
which it is the simplest of all, and of those with a division, as bits of two numbers.  ``python -m
farmyard.games.cloud_nine.words.nines`` writes it anew.
"""

from collections import defaultdict
from functools import cache
from itertools import combinations_with_replacement, product
from pathlib import Path
from re import findall

from farmyard.games.cloud_nine.box import BOX, MOST_CARDS
from farmyard.games.cloud_nine.rules import arithmetic
from farmyard.games.cloud_nine.rules.arithmetic import LEVELS, Sums

Cards = tuple[int, ...]
FILE = Path(__file__).with_name("nines.txt")
ARITHMETICS = tuple(
    Sums(level, bool(zero), numbers, bool(powers), bool(roots))
    for level, zero, numbers, powers, roots in product(
        range(1, LEVELS + 1), (0, 1), (0, 1, 2), (0, 1), (0, 1)
    )
)
BIT = {sums: 1 << i for i, sums in enumerate(ARITHMETICS)}
HANDS = tuple(
    cards
    for size in range(1, MOST_CARDS + 1)
    for cards in combinations_with_replacement(range(1, BOX + 1), size)
)


def operation(cards: Cards, sums: Sums, divided: bool = False) -> str | None:
    """Return the simplest operation with which these cards make nine, None if there is none.

    ``divided``: only operations with a division.
    """
    for text, *under in _kept().get(tuple(sorted(cards)), ()):
        if under[divided] & BIT[sums]:
            return text
    return None


@cache
def _kept() -> dict[Cards, list[tuple[str, int, int]]]:
    """Return the stored operations by cards, in rising order, and where each is the simplest."""
    found: dict[Cards, list[tuple[str, int, int]]] = defaultdict(list)
    for line in FILE.read_text(encoding="utf-8").splitlines():
        of_all, of_divided, text = line.split(" ", 2)
        cards = tuple(sorted(int(card) for card in findall("[0-9]+", text)))
        found[cards].append((text, int(of_all, 16), int(of_divided, 16)))
    return dict(found)


def write(path: Path = FILE) -> None:
    """Write all operations anew, which takes some minutes."""
    under: dict[tuple[Cards, str], list[int]] = {}
    for sums in ARITHMETICS:
        for cards, divided in product(HANDS, (False, True)):
            if (text := arithmetic.operation(cards, sums, divided)) is not None:
                under.setdefault((cards, text), [0, 0])[divided] |= BIT[sums]
    lines = [f"{a:x} {b:x} {text}\n" for (_, text), (a, b) in sorted(under.items())]
    path.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write()
