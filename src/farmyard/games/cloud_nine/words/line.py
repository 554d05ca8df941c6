"""Cloud Nine: operations as lines of cards and signs, and worked out step by step.

A line is a text of tokens: ``8 + 5 - ?4`` is an 8, a 5 and a Mystery Box that stands for 4.  After
an @ may stand the part of the page that a token is, as in ``8@f8~1``.  The page draws each token as
a card or a sign.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import isqrt
from re import findall
from typing import NamedTuple

from farmyard.core.wording.messages import language
from farmyard.games.cloud_nine import text
from farmyard.games.cloud_nine.rules.arithmetic import Number, plain
from farmyard.games.cloud_nine.rules.tricks import VALUES

SIGNS = {"−": "-", "-": "-"}  # typeset or typed, a minus is one token
MINUS = "−"


def typeset(n: Number) -> str:
    """Return a number as text with a typographic minus."""
    return str(n).replace("-", MINUS)


class Laid(NamedTuple):
    """A card of a line: its value, 11 for a Mystery Box, and its part of the page."""

    card: int
    part: str


def line_of(operation: str, cards: Sequence[Laid]) -> str:
    """Return the tokens of an operation, every number with the card that it is."""
    left = list(cards)
    return " ".join(_token(word, left) for word in findall(r"\d+|[^\s\d]", operation))


def _token(word: str, left: list[Laid]) -> str:
    if not word.isdigit():
        return SIGNS.get(word, word)
    cards = [card for card, _ in left]
    value = int(word)
    at = cards.index(value) if value in cards else cards.index(VALUES + 1)
    card, part = left.pop(at)
    face = word if card == value else f"?{word}"
    return f"{face}@{part}" if part else face


def plus(cards: Sequence[Laid]) -> str:
    """Return the line of cards that lie side by side, with nothing worked out yet."""
    return " + ".join(f"{'?' if card > VALUES else card}@{part}" for card, part in cards)


# -- Step by step ---------------------------------------------------------------


def steps(operation: str) -> tuple[str, ...]:
    """Return the steps of an operation, one for each sign: ``8 + 5 = 13``, ``13 − 4 = 9``."""
    return _steps(operation, language())


@lru_cache(maxsize=4096)
def _steps(operation: str, language: str) -> tuple[str, ...]:
    """Return the steps, cached for each language since their decimals have its mark."""
    reader = _Steps(findall(r"\d+|[^\s\d]", operation))
    reader.sum()
    return tuple(reader.steps)


class _Steps:
    """A parser of an operation of ours, by recursive descent, noting every sign it works out."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.steps: list[str] = []

    def sum(self) -> Number:
        value = self.product()
        while self._next() in ("+", "−"):
            value = self._note(value, self.words.pop(0), self.product())
        return value

    def product(self) -> Number:
        value = self.power()
        while self._next() in ("×", "÷"):
            value = self._note(value, self.words.pop(0), self.power())
        return value

    def power(self) -> Number:
        value = self.atom()
        if self._next() == "^":
            value = self._note(value, self.words.pop(0), self.power())
        return value

    def atom(self) -> Number:
        word = self.words.pop(0)
        if word == "√":
            of = self.atom()
            root = plain(Fraction(isqrt(Fraction(of).numerator), isqrt(Fraction(of).denominator)))
            self.steps.append(f"√{written(of)} = {written(root)}")
            return root
        if word == "(":
            value = self.sum()
            self.words.pop(0)
            return value
        return int(word)

    def _next(self) -> str:
        return self.words[0] if self.words else ""

    def _note(self, a: Number, sign: str, b: Number) -> Number:
        value = RECKON[sign](a, b)
        self.steps.append(f"{written(a)} {sign} {written(b)} = {written(value)}")
        return value


RECKON = {
    "+": lambda a, b: plain(a + b),
    "−": lambda a, b: plain(a - b),
    "×": lambda a, b: plain(a * b),
    "÷": lambda a, b: plain(Fraction(a) / b),
    "^": lambda a, b: plain(a ** int(b)),
}


def written(value: Number) -> str:
    """Return a number as it is read: whole, as a short decimal, or else as a fraction."""
    if isinstance(value, Fraction) and 1000 % value.denominator == 0:
        decimal = f"{float(value):g}".replace("-", MINUS)
        return decimal.replace(".", text("decimal-mark"))
    return typeset(value)


def numbers(operation: str) -> Iterator[int]:
    """Yield the numbers of an operation, in their order."""
    yield from map(int, findall(r"\d+", operation))
