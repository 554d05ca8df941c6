"""Tests of operations shown as lines of cards and signs, and worked out step by step."""

import pytest

from farmyard.games.cloud_nine.rules.arithmetic import Sums
from farmyard.games.cloud_nine.rules.tricks import SETS, ways_of
from farmyard.games.cloud_nine.words.line import Laid, line_of, plus, steps, written
from farmyard.games.cloud_nine.words.operations import Agreed, answer
from farmyard.games.cloud_nine.words.showing import worded


def test_every_number_is_the_card_it_is_and_the_rest_are_boxes() -> None:
    cards = [Laid(5, "a"), Laid(8, "b"), Laid(11, "c")]
    assert line_of("8 + 5 − 4", cards) == "8@b + 5@a - ?4@c"
    assert line_of("9", [Laid(9, "")]) == "9"
    assert plus(cards) == "5@a + 8@b + ?@c"


@pytest.mark.parametrize(
    ("operation", "worked_out"),
    [
        ("8 + 5 − 4", ("8 + 5 = 13", "13 − 4 = 9")),
        ("7 + (8 + 10) ÷ 9", ("8 + 10 = 18", "18 ÷ 9 = 2", "7 + 2 = 9")),
        ("√4 + 7", ("√4 = 2", "2 + 7 = 9")),
        ("3 ^ 2", ("3 ^ 2 = 9",)),
        ("5 ÷ 2 × 4 − 1", ("5 ÷ 2 = 2.5", "2.5 × 4 = 10", "10 − 1 = 9")),
        ("9", ()),
    ],
)
def test_an_operation_is_worked_out_sign_by_sign(
    operation: str, worked_out: tuple[str, ...]
) -> None:
    assert steps(operation) == worked_out


def test_every_shown_operation_ends_in_nine() -> None:
    """The parser of typed operations and the steps shown both come to nine."""
    sums = Sums(3)
    for trick in range(0, len(SETS), 7):
        ways = ways_of(SETS[trick], sums, False)
        if not ways:
            continue
        text, _ = worded(trick, sums, False, ways.bit_length() - 1)
        assert answer(text, Agreed(sums)).nine
        assert not steps(text) or steps(text)[-1].endswith("= 9")


def test_numbers_are_written_as_they_are_read() -> None:
    from fractions import Fraction

    assert [written(n) for n in (7, -3, Fraction(5, 2), Fraction(1, 3))] == [
        "7",
        "−3",
        "2.5",
        "1/3",
    ]
