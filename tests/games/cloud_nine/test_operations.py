"""Tests of typed operations: exact arithmetic, and safety against any input."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farmyard.core.compiling import COMPILED
from farmyard.games.cloud_nine.options import Numbers
from farmyard.games.cloud_nine.rules.arithmetic import Sums
from farmyard.games.cloud_nine.words.operations import FAULTS, LONGEST, Agreed, answer, matching
from tests.thorough import THOROUGH

STRINGS = 120_000 if THOROUGH else 20_000 if COMPILED else 2_000
EXTENDED = Agreed(Sums(3, numbers=Numbers.FRACTIONS, powers=True, roots=True))


@pytest.mark.parametrize(
    ("text", "value"),
    [("8+5-4", 9), ("8 + 5 − 4", 9), ("10 / 2 + 4", 9), ("9*(10-8)/2", 9), ("[7+(8+10)] : 9", None),
     ("7+(8+10)÷9", 9), ("2+3x4", 14), ("10-1=9", 9), ("1-10", -9), ("4+5=", 9), ("5-4-3", -2),
     ("8/4/2", 1), ("8+5=13", 13), ("8 (1)", 8), ("9-6(2+1)", -9)],
)  # fmt: skip
def test_values(text: str, value: int | None) -> None:
    assert answer(text).value == (Fraction(25, 9) if value is None else value)


def test_the_distance_to_nine() -> None:
    assert [answer(text).away for text in ("8+5-4", "8+5", "2-10", "4:3")] == [
        0, 4, 17, Fraction(23, 3),
    ]  # fmt: skip
    assert answer("8+").away is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [("", "empty"), ("   ", "empty"), ("8+", "unfinished"), ("(8", "unfinished"),
     ("8)", "unfinished"),
     ("8 8", "unfinished"), ("()", "unfinished"), ("+8", "unfinished"), ("abc", "strange"),
     ("8+1=10", "claimed"), ("8+1=ten", "strange"), ("__import__", "strange"),
     ("²", "unfinished"), ("3²", "sign"), ("٣+6", "strange"), ("9.0", "whole"), ("9,0", "whole"),
     ("[9}", "unfinished"), ("09", "card"), ("- -9", "unfinished"),
     ("11-2", "card"), ("9+0", "zero"), ("8-8+9", "zero"), ("5-5", "zero"), ("9/(8-8)", "zero"),
     ("7/2+3", "uneven"), ("3^2", "sign"), ("√4+7", "sign"), ("1+2+7-1", "undivided"),
     ("1+2+3+4-1", "many"), ("3*3", "twice"), ("(" * 30 + "9" + ")" * 30, "long"),
     ("9" * (LONGEST + 1), "long")],
)  # fmt: skip
def test_faults(text: str, fault: str) -> None:
    assert answer(text).fault == fault
    assert fault in FAULTS
    assert not answer(text).nine


@pytest.mark.parametrize(
    "text",
    ["-1+10", "−1 + 10", "10—1", "10‐1", "10－1", "３＋６", "（１＋２）×３",
     "3⋅2+3", "3•2+3", "3✕2+3", "3✖️2+3", "10∕2+4", "10➗2+4", "4➕5", "10➖1", "3(2+1)",
     "(2+1)(4-1)", "8+1=9", "8+1＝９"],
)  # fmt: skip
def test_signs_as_telephones_and_word_processors_write_them(text: str) -> None:
    """CN-R11, CN-R14"""
    assert answer(text, Agreed(rooster=True)).nine


def test_small_raised_figures_are_powers() -> None:
    """CN-R21: Raised figures are powers if the table allows them, and count as two cards."""
    assert answer("3²", EXTENDED).nine
    assert answer("3²", EXTENDED).operands == (3, 2)
    assert answer("1¹⁰+8", EXTENDED).operands == (1, 10, 8)


def test_a_minus_before_the_first_number_passes_below_zero() -> None:
    """CN-R11"""
    assert answer("-1+10", Agreed(negatives=False)).fault == "negative"
    assert answer("-9").away == 18


def test_levels() -> None:
    """CN-020, CN-021, CN-022"""
    for text, level in (("10-1", 1), ("3*2+3", 2), ("10/2+4", 3)):
        for at in (1, 2, 3):
            agreed = Agreed(Sums(at), rooster=True)
            assert answer(text, agreed).value == 9
            assert answer(text, agreed).nine == (at >= level)


def test_rooster() -> None:
    """The Rooster (S18) allows four cards and repeated values, but zero only by option."""
    rooster = Agreed(Sums(3), rooster=True)
    assert answer("9+5-5", rooster).nine
    assert answer("(5-5)+9", rooster).fault == "zero"
    assert answer("10+9-8-2", rooster).nine
    assert answer("(5-5)+9", Agreed(Sums(3, zero=True), rooster=True)).nine


def test_negatives() -> None:
    """CN-R11: Negative intermediate results are accepted or refused by option."""
    assert answer("4-5+10").nine
    assert answer("4-5+10", Agreed(negatives=False)).fault == "negative"


def test_numbers() -> None:
    """CN-R12"""
    assert answer("4+5/2*2").fault == "uneven"
    assert answer("5/2*4-1", Agreed(Sums(3, numbers=Numbers.DECIMALS))).nine
    assert answer("10/3*9-8", Agreed(Sums(3, numbers=Numbers.DECIMALS))).fault == "uneven"
    assert answer("10/3*9-8", Agreed(Sums(3, numbers=Numbers.FRACTIONS))).value == 22


def test_powers_and_roots() -> None:
    """CN-R21"""
    assert answer("3^2", EXTENDED).nine
    assert answer("√4+7", EXTENDED).nine
    assert answer("√(4/9)*10", EXTENDED).value == Fraction(20, 3)
    assert answer("√3", EXTENDED).fault == "root"
    assert answer("2^(1/2)", EXTENDED).fault == "power"
    assert answer("10^10^10", EXTENDED).fault == "power"
    assert answer("((10^10)^10)^10", EXTENDED).value == 10**1000
    assert answer("(((10^10)^10)^10)^10", EXTENDED).fault == "long"
    assert answer("√√(9^4)", EXTENDED).value == 9


def test_which_cards_an_operation_takes() -> None:
    """Number cards are taken first, and a Mystery Box stands for a number that is not
    in the hand."""
    held = [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]
    assert matching((8, 5, 4), held, 1) == (5, 8, 11)
    assert matching((8, 5, 4), held, 0) is None
    assert matching((8, 8), held, 1) == (8, 11)
    assert matching((), held, 4) is None
    assert matching((12,), held, 1) == (11,)


def sane(text: str, agreed: Agreed) -> None:
    said = answer(text, agreed)
    assert said.fault == "" or said.fault in FAULTS
    assert said.value is None or isinstance(said.value, int | Fraction)
    assert said.nine == (said.value == 9 and not said.fault)
    assert (said.away is None) == (said.value is None)
    matching(said.operands, [1] * 10, 2)


@pytest.mark.thorough
def test_thousands_of_strings() -> None:
    """Random input is handled safely; half of it is well formed, so that much of it can be read."""
    dice = Random(9)
    pieces = [*"+-*/x÷:^√()[]=. ", *map(str, range(12)), "9", "(", ")", "é", "\0", "\n", "**", "//"]
    read = 0
    for n in range(STRINGS):
        if n % 2:
            text = "".join(dice.choices(pieces, k=dice.randrange(24)))
        else:
            text = written(dice, dice.randrange(1, 6))
        agreed = EXTENDED if n % 3 else Agreed(negatives=bool(n % 2))
        sane(text, agreed)
        read += answer(text, agreed).value is not None
    assert read > STRINGS // 4


def written(dice: Random, cards: int) -> str:
    """Return a random operation that is mostly well formed."""
    if cards == 1:
        return ("√" if dice.random() < 0.1 else "") + str(dice.randrange(1, 11))
    left = dice.randrange(1, cards)
    sign = dice.choice("++--**//^")
    text = f"{written(dice, left)}{sign}{written(dice, cards - left)}"
    return f"({text})" if dice.random() < 0.5 else text


@settings(max_examples=500 if COMPILED else 50, deadline=None)
@given(st.text(max_size=200), st.booleans())
def test_any_text_at_all(text: str, extended: bool) -> None:
    sane(text, EXTENDED if extended else Agreed())


@settings(max_examples=500 if COMPILED else 50, deadline=None)
@given(st.text(alphabet="0123456789+-*/^√()=9 ", max_size=130))
def test_any_signs_at_all(text: str) -> None:
    sane(text, EXTENDED)
