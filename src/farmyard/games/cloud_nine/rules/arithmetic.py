"""Exact arithmetic: sets of cards that make nine, and one operation to show for each.

Values are integers, or exact rationals where decimals or fractions are agreed upon (CN-R13); no
floating point anywhere.  Every part of an operation is taken as positive: a subtraction may be
turned round, so negative parts bring nothing new (CN-R11).
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from math import isqrt
from re import findall
from typing import NamedTuple

from farmyard.games.cloud_nine.box import NINE
from farmyard.games.cloud_nine.options import Numbers

Number = int | Fraction

LEVELS = 3  # of arithmetic: the fourth is the third, against the clock
MOST_POWER = 10


class Sums(NamedTuple):
    """The arithmetic of a table: ``level`` 1 to 3, and the options of the ledger."""

    level: int = 3
    zero: bool = False
    numbers: int = Numbers.INTEGERS
    powers: bool = False
    roots: bool = False


class Step(NamedTuple):
    """A part of an operation: a sign and its two parts, the value, and the cost of all its signs.

    A root has but one part, on the left.
    """

    sign: str
    left: "Step | int"
    right: "Step | int"
    value: Number
    signs: int


# -- What can be made -----------------------------------------------------------


def plain(value: Number) -> Number:
    """Return a whole number as an integer, any other value as it is."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value


def allowed(value: Number, sums: Sums) -> bool:
    """Return whether a value may stand inside an operation (CN-R10, CN-R12)."""
    if value == 0:
        return sums.zero
    if isinstance(value, int) or sums.numbers == Numbers.FRACTIONS:
        return True
    return sums.numbers == Numbers.DECIMALS and is_decimal(value)


def is_decimal(value: Fraction) -> bool:
    """Return whether a value can be written as a terminating decimal."""
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return rest == 1


def root_of(value: Number, sums: Sums) -> Number | None:
    """Return the square root of a value, if it is exact and may be taken (CN-R21, CN-R117)."""
    if isinstance(value, Fraction):
        if sums.numbers != Numbers.FRACTIONS:
            return None
        above, below = isqrt(value.numerator), isqrt(value.denominator)
        exact = above * above == value.numerator and below * below == value.denominator
        return Fraction(above, below) if exact else None
    root = isqrt(value)
    return root if root * root == value else None


def quotient(a: Number, b: Number, sums: Sums) -> Number | None:
    """Return a ÷ b, None if not allowed; in whole numbers there may be no remainder (CN-R12)."""
    if b == 0:
        return None
    if isinstance(a, int) and isinstance(b, int):
        if a % b and sums.numbers == Numbers.INTEGERS:
            return None
        value: Number = Fraction(a, b) if a % b else a // b
    else:
        value = plain(Fraction(a) / Fraction(b))
    return value if allowed(value, sums) else None


def is_power(exponent: Number, sums: Sums) -> bool:
    return sums.powers and isinstance(exponent, int) and 0 < exponent <= MOST_POWER


def results(a: Number, b: Number, sums: Sums) -> Iterator[tuple[str, bool, Number]]:
    """Yield all results of two parts: the sign, whether the parts swap sides, and the value."""
    yield "+", False, plain(a + b)
    less = plain(a - b if a >= b else b - a)
    if allowed(less, sums):
        yield "-", a < b, less
    if sums.level >= 2:
        yield "×", False, plain(a * b)
    for turned, x, y in ((False, a, b), (True, b, a)):
        if sums.level >= 3 and (value := quotient(x, y, sums)) is not None:
            yield "÷", turned, value
        if is_power(y, sums):
            yield "^", turned, plain(x ** int(y))


def with_roots(value: Number, sums: Sums) -> Iterator[Number]:
    """Yield the value, and its repeated square roots as long as they are exact."""
    yield value
    while sums.roots and value > 1 and (root := root_of(value, sums)) is not None:
        value = root
        yield value


def splits(cards: tuple[int, ...]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return all ways to split these cards in two, the smaller part first."""
    found = set()
    for bits in range(1, 2 ** len(cards) - 1):
        one = tuple(c for i, c in enumerate(cards) if bits >> i & 1)
        other = tuple(c for i, c in enumerate(cards) if not bits >> i & 1)
        if len(one) <= len(other):
            found.add((one, other))
    return found


@cache
def values(cards: tuple[int, ...], sums: Sums) -> tuple[frozenset[Number], frozenset[Number]]:
    """Return all values that these cards make together: without a division, and with one."""
    made: tuple[set[Number], set[Number]] = (set(), set())
    if len(cards) == 1:
        made[0].update(with_roots(cards[0], sums))
    for one, other in splits(cards):
        for i, a_part in enumerate(values(one, sums)):
            for j, b_part in enumerate(values(other, sums)):
                _join(a_part, b_part, i or j, sums, made)
    return frozenset(made[0]), frozenset(made[1])


def _join(
    a_part: frozenset[Number],
    b_part: frozenset[Number],
    divided: int,
    sums: Sums,
    made: tuple[set[Number], set[Number]],
) -> None:
    for a in a_part:
        for b in b_part:
            for sign, _, value in results(a, b, sums):
                made[1 if divided or sign == "÷" else 0].update(with_roots(value, sums))


@cache
def makes_nine(cards: tuple[int, ...], sums: Sums) -> tuple[bool, bool]:
    """Return whether the cards make nine: without a division, and with one."""
    if len(cards) < 4:
        without, with_one = values(cards, sums)
        return NINE in without, NINE in with_one
    found = [False, False]
    for one, other in splits(cards):
        for i, a_part in enumerate(values(one, sums)):
            for j, b_part in enumerate(values(other, sums)):
                for divided in _nines(a_part, b_part, sums):
                    found[1 if i or j or divided else 0] = True
        if all(found):
            break
    return found[0], found[1]


def _nines(a_part: frozenset[Number], b_part: frozenset[Number], sums: Sums) -> Iterator[bool]:
    """Yield, for each pair of values that makes nine, whether its sign is a division.

    Of the larger part only those values are looked at that could lead to nine.
    """
    for a in a_part:
        for target in targets(sums):
            for b in partners(a, target, sums) & b_part:
                for sign, _, value in results(a, b, sums):
                    if value == target:
                        yield sign == "÷"


@cache
def targets(sums: Sums) -> tuple[int, ...]:
    """Return nine and the values with nine as a repeated root, as far as four cards reach."""
    return tuple(NINE**2**k for k in range(12)) if sums.roots else (NINE,)


@cache
def partners(a: Number, target: int, sums: Sums) -> frozenset[Number]:
    """Return every b that could make the target together with this a."""
    found: set[Number] = {target - a, target + a, a - target}
    if a:
        found |= {plain(Fraction(target) / a), plain(Fraction(a) / target), target * a}
    if sums.powers:
        found |= set(range(1, MOST_POWER + 1))
        if is_power(a, sums):
            found |= _whole_roots(target, int(a))
    return frozenset(found)


def _whole_roots(target: int, power: int) -> set[Number]:
    """Return the whole number whose power is the target, as a set; empty if there is none.

    Roots of 9 are whole or none.
    """
    low, high = 1, 2 ** (target.bit_length() // power + 1)  # a bound that keeps powers small
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if middle**power < target else (low, middle)
    return {low} if low**power == target else set()


# -- An operation to show -------------------------------------------------------

COST = {"+": 1, "-": 1, "×": 3, "÷": 4, "^": 6, "√": 8}
BINDS = {"+": 1, "-": 1, "×": 2, "÷": 2, "^": 3, "√": 4}
BRACKETS = 5  # cost of a pair of brackets


Dear = tuple[int, list[int], str]
Best = dict[tuple[Number, bool], tuple[Dear, "Step | int"]]
"""Simplest way and its cost, by value and whether it has a division."""


@lru_cache(maxsize=4096)
def operation(cards: tuple[int, ...], sums: Sums, divided: bool = False) -> str | None:
    """Return the simplest operation with which these cards make nine, None if there is none.

    ``divided``: only operations with a division.
    """
    found = _ways(tuple(sorted(cards)), sums, NINE)
    ways = [w for (value, has), w in found.items() if value == NINE and (has or not divided)]
    return written(min(ways, key=_dear)) if ways else None


@lru_cache(maxsize=4096)
def _ways(
    cards: tuple[int, ...], sums: Sums, only: int | None = None
) -> dict[tuple[Number, bool], "Step | int"]:
    """Return the simplest way to each value the cards can make, with and without a division.

    ``only``: consider only ways whose value, or a root of it, is this number.
    """
    best: Best = {}
    if len(cards) == 1:
        _keep(best, cards[0], False, sums)
    for one, other in splits(cards):
        for (a, i), left in _ways(one, sums).items():
            for (b, j), right in _ways(other, sums).items():
                for sign, turned, value in results(a, b, sums):
                    if only is not None and only not in with_roots(value, sums):
                        continue
                    x, y = _sides(left, right, sign, turned)
                    signs = COST[sign] + signs_of(x) + signs_of(y)
                    _keep(best, Step(sign, x, y, value, signs), i or j or sign == "÷", sums)
    return {key: way for key, (_, way) in best.items()}


def _sides(
    left: "Step | int", right: "Step | int", sign: str, turned: bool
) -> tuple["Step | int", "Step | int"]:
    """Return the left and right side; the larger side of a sum or product comes first."""
    if sign in "+×" and value_of(right) > value_of(left):
        turned = True
    return (right, left) if turned else (left, right)


def _keep(best: Best, way: "Step | int", divided: bool, sums: Sums) -> None:
    """Keep a way if it is the simplest known for its value.

    A way whose signs are dearer than those of a known way need not be written out.
    """
    for value in with_roots(value_of(way), sums):
        if value != value_of(way):
            way = Step("√", way, 0, value, COST["√"] + signs_of(way))
        known = best.get((value, divided))
        if known is None or signs_of(way) <= known[0][0]:
            dear = _dear(way)
            if known is None or dear < known[0]:
                best[value, divided] = dear, way


def value_of(way: "Step | int") -> Number:
    return way if isinstance(way, int) else way.value


def signs_of(way: "Step | int") -> int:
    """Return the cost of the signs of a way, without its brackets."""
    return 0 if isinstance(way, int) else way.signs


def _dear(way: "Step | int") -> Dear:
    """Return a sort key by simplicity: few and simple signs, few brackets, large numbers first."""
    text = written(way)
    signs = sum(COST.get(sign, 0) for sign in text)
    return signs + BRACKETS * text.count("("), [-int(n) for n in findall("[0-9]+", text)], text


def written(way: "Step | int") -> str:
    """Return an operation as text, with brackets only where they are needed."""
    if isinstance(way, int):
        return str(way)
    if way.sign == "√":
        return f"√{_inside(way.left, 4)}"
    binds = BINDS[way.sign]
    left = _inside(way.left, binds + (way.sign == "^"))
    right = _inside(way.right, binds + (way.sign in "-÷"))
    return f"{left} {way.sign} {right}"


def _inside(way: "Step | int", binds: int) -> str:
    needed = isinstance(way, Step) and BINDS[way.sign] < binds
    return f"({written(way)})" if needed else written(way)


@lru_cache(maxsize=4096)
def nearest(cards: tuple[int, ...], sums: Sums) -> tuple[str, Number] | None:
    """Return the simplest operation of all these cards nearest to nine, and its value."""
    ways = _ways(tuple(sorted(cards)), sums).values()
    if not ways:
        return None
    best = min(ways, key=lambda way: (abs(value_of(way) - NINE), _dear(way)))
    return written(best), value_of(best)
