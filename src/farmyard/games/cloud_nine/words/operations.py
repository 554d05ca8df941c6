"""Operations as people type them: ``8+5-4``, ``(7+8+10)/…``: a small, exact parser.

It answers with the value and how far that is from nine, or with a word for the fault; it never
raises and never runs the text that was typed.  Anything a hand or a telephone might write is
understood: ``x × * ·`` for times, ``÷ / :`` for divided by, all dashes for minus, also before the
first number, brackets of every shape and with no sign before them, full-width figures, ``^``, small
raised figures and ``√``.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from re import compile as compile_pattern

from farmyard.games.cloud_nine.box import MOST_CARDS, NINE
from farmyard.games.cloud_nine.rules.arithmetic import (
    MOST_POWER,
    Number,
    Sums,
    allowed,
    plain,
    root_of,
)
from farmyard.games.cloud_nine.rules.tricks import VALUES

LONGEST = 120  # characters
DEEPEST = 20  # brackets and roots inside one another
LARGEST = 4096  # bits of a value on either side of the fraction bar

SIGNS = {
    **dict.fromkeys("+➕", "+"), **dict.fromkeys("-−–—―‐‑➖", "-"),
    **dict.fromkeys("xX×*·⋅•∙✕✖", "×"), **dict.fromkeys("÷/:∕➗", "÷"), "^": "^", "√": "√",
    "(": "(", "[": "(", "{": "(", ")": ")", "]": ")", "}": ")",
}  # fmt: skip
PAIRS = {")": "(", "]": "[", "}": "{"}
WIDE: dict[int, int | None] = {
    0xFEE0 + at: at for at in range(0x21, 0x7F)
}  # as wide as a Chinese character
SEEN_AS_PICTURE: dict[int, int | None] = {0xFE0F: None}  # follows ✖ and its like
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
A_RAISED = compile_pattern("[⁰¹²³⁴⁵⁶⁷⁸⁹]+")
A_PART = compile_pattern(r"\d\s*[.,]\s*\d")
LEVEL_OF = {"+": 1, "-": 1, "×": 2, "÷": 3}

FAULTS = (
    "empty",  # nothing was typed
    "long",  # too long, too deep or too large for anybody
    "strange",  # a character that means nothing here
    "unfinished",  # a number, sign or bracket is missing
    "card",  # a number that is on no card
    "whole",  # a number with a point in it
    "claimed",  # it comes to something else than stands behind the equals sign
    "sign",  # a sign the level or the options do not know
    "zero",  # a part is zero (CN-R10)
    "negative",  # a part is below zero, where that is agreed upon (CN-R11)
    "uneven",  # a division that does not come out (CN-R12)
    "root",  # a root that does not come out (CN-R21)
    "power",  # an exponent that is no whole number from 1 to 10 (CN-R21)
    "many",  # more cards than a trick may have
    "undivided",  # four cards without a division (CN-054)
    "twice",  # the same value twice without a Rooster (CN-056)
)


@dataclass(frozen=True)
class Agreed:
    """The rules an operation is judged by: the arithmetic, and whether a Rooster is active."""

    sums: Sums = field(default_factory=Sums)
    rooster: bool = False
    negatives: bool = True


@dataclass(frozen=True)
class Answer:
    """The value of a typed operation, if it has one, and its ``fault``, "" if it may be laid.

    A value other than nine is no fault; ``away`` is then the distance to it.  ``claimed``: the
    number behind the equals sign, if there is one.
    """

    value: Number | None
    operands: tuple[int, ...]
    divided: bool
    fault: str = ""
    claimed: int | None = None

    @property
    def away(self) -> Number | None:
        """Return how far the value is from nine."""
        return None if self.value is None else plain(abs(Fraction(self.value) - NINE))

    @property
    def nine(self) -> bool:
        """Return whether the operation makes nine and may be laid."""
        return not self.fault and self.value == NINE


class _Stop(Exception):
    """A signal that ends the reading; never leaves this module."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def answer(text: str, agreed: Agreed | None = None) -> Answer:
    """Return the value of a typed operation, and its fault."""
    reader = _Reader(agreed or Agreed())
    value: Number | None = None
    try:
        value = reader.read(text)
        reader.judge()
    except _Stop as stop:
        return Answer(value, tuple(reader.operands), reader.divided, stop.fault)
    return Answer(value, tuple(reader.operands), reader.divided, reader.fault, reader.claimed)


class _Reader:
    """A parser by recursive descent: sums of products of powers of numbers, brackets and roots."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.sums = agreed.sums
        self.tokens: list[str] = []
        self.at = 0
        self.depth = 0
        self.operands: list[int] = []
        self.divided = False
        self.fault = ""
        self.claimed: int | None = None

    def read(self, text: str) -> Number:
        if len(text) > LONGEST:
            raise _Stop("long")
        before, self.claimed = _split(text.translate(WIDE | SEEN_AS_PICTURE))
        self.tokens = _tokens(before)
        if not self.tokens:
            raise _Stop("empty")
        value = self._sum()
        if self.at < len(self.tokens):
            raise _Stop("unfinished")
        if self.claimed not in (None, value):
            self._blame("claimed")
        return value

    def judge(self) -> None:
        """Record the faults of the trick itself, once the operation could be read."""
        few = self.agreed.rooster or len(self.operands) < MOST_CARDS or self.divided
        if len(self.operands) > MOST_CARDS:
            self._blame("many")
        if not few:
            self._blame("undivided")
        if not self.agreed.rooster and len(set(self.operands)) < len(self.operands):
            self._blame("twice")

    # -- Reading ----------------------------------------------------------------

    def _sum(self) -> Number:
        if self._peek() == "-":  # before the first number: 10 − 1 the other way round (CN-R11)
            self._take()
            value = self._part(-self._product())
        else:
            value = self._product()
        while self._peek() in ("+", "-"):
            sign = self._take()
            other = self._product()
            value = self._part(plain(value + other if sign == "+" else value - other))
        return value

    def _product(self) -> Number:
        value = self._power()
        while self._peek() in ("×", "÷", "("):
            sign = "×" if self._peek() == "(" else self._take()  # 3(2 + 1)
            value = self._times(value, sign, self._power())
        return value

    def _times(self, value: Number, sign: str, other: Number) -> Number:
        self._know(LEVEL_OF[sign] <= self.sums.level)
        if sign == "×":
            return self._part(plain(value * other))
        self.divided = True
        if other == 0:
            raise _Stop("zero")
        return self._part(plain(Fraction(value) / Fraction(other)))

    def _power(self) -> Number:
        value = self._atom()
        if self._peek() != "^":
            return value
        self._take()
        self._know(self.sums.powers)
        self._deeper()
        exponent = self._power()  # a power of a power is read from the right
        self.depth -= 1
        if not isinstance(exponent, int) or not 0 < exponent <= MOST_POWER:
            raise _Stop("power")
        if exponent * _bits(value) > LARGEST:
            raise _Stop("long")
        return self._part(plain(value**exponent))

    def _atom(self) -> Number:
        token = self._take()
        if token.isdigit():
            return self._card(token)
        self._deeper()
        value = self._root() if token == "√" else self._bracket(token)
        self.depth -= 1
        return value

    def _card(self, digits: str) -> int:
        if not 1 <= (number := int(digits)) <= VALUES or digits[0] == "0":
            self._blame("card" if number else "zero")
        self.operands.append(number)
        return number

    def _bracket(self, token: str) -> Number:
        if token != "(":
            raise _Stop("unfinished")
        value = self._sum()
        if self._take() != ")":
            raise _Stop("unfinished")
        return value

    def _root(self) -> Number:
        self._know(self.sums.roots)
        value = self._atom()
        root = root_of(value, self.sums) if value >= 0 else None
        if root is None:
            raise _Stop("root")
        return root

    # -- Judging ----------------------------------------------------------------

    def _part(self, value: Number) -> Number:
        """Check a value inside the operation, and return it."""
        if _bits(value) > LARGEST:
            raise _Stop("long")
        if value < 0 and not self.agreed.negatives:
            self._blame("negative")
        if not allowed(value, self.sums):
            self._blame("zero" if value == 0 else "uneven")
        return value

    def _know(self, known: bool) -> None:
        if not known:
            self._blame("sign")

    def _blame(self, fault: str) -> None:
        """Record a fault unless there is one; parsing goes on, for the value is worth telling."""
        self.fault = self.fault or fault

    def _deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise _Stop("long")

    def _peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def _take(self) -> str:
        if self.at >= len(self.tokens):
            raise _Stop("unfinished")
        self.at += 1
        return self.tokens[self.at - 1]


def _bits(value: Number) -> int:
    if isinstance(value, int):
        return value.bit_length()
    return max(value.numerator.bit_length(), value.denominator.bit_length())


def _split(text: str) -> tuple[str, int | None]:
    """Return the operation, and the number claimed behind its equals sign."""
    before, _, after = text.partition("=")
    claimed = after.strip()
    if not claimed:
        return before, None
    if not (claimed.isascii() and claimed.isdigit() and len(claimed) < LONGEST):
        raise _Stop("strange")
    return before, int(claimed)


def _tokens(text: str) -> list[str]:
    """Return the numbers and signs of an operation."""
    if A_PART.search(text):
        raise _Stop("whole")
    text = A_RAISED.sub(lambda found: f"^{found[0].translate(RAISED)}", text)
    _match(text)
    tokens: list[str] = []
    joined = False
    for each in text:
        if each.isspace():
            joined = False
        elif each in "0123456789":
            tokens[-1:] = [tokens[-1] + each] if joined else [*tokens[-1:], each]
            joined = True
        elif each in SIGNS:
            tokens.append(SIGNS[each])
            joined = False
        else:
            raise _Stop("strange")
    return tokens


def _match(text: str) -> None:
    """Check that brackets close in the shape in which they were opened."""
    still_open: list[str] = []
    for each in text:
        if each in PAIRS.values():
            still_open.append(each)
        elif each in PAIRS and (not still_open or still_open.pop() != PAIRS[each]):
            raise _Stop("unfinished")


def matching(operands: tuple[int, ...], held: list[int], boxes: int) -> tuple[int, ...] | None:
    """Return the set these operands are laid with, boxes standing for the missing cards.

    ``held``: how many cards of one to ten eggs are held.  The result is None if there are not
    enough boxes.
    """
    left, cards = list(held), []
    for value in sorted(operands):
        if 1 <= value <= VALUES and left[value - 1]:
            left[value - 1] -= 1
            cards.append(value)
        else:
            cards.append(VALUES + 1)
    fits = cards.count(VALUES + 1) <= boxes and 1 <= len(cards) <= MOST_CARDS
    return tuple(sorted(cards)) if fits else None
