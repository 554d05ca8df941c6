"""The menu of choices: one a line, grouped by their first words, or shortened."""

import re
from io import StringIO

import pytest
from rich.console import Console

import farmyard
from farmyard.terminal.playing.screen import EXAMPLES, FEW, SOME, Screen, Seen

SIGN = "… and"


def menu(says: list[str], whole: bool = False) -> list[str]:
    """Return the lines of a menu."""
    output = StringIO()
    screen = Screen(Console(file=output, width=200, highlight=False))
    screen.listed(list(enumerate(says)), whole)
    return [" ".join(line.split()) for line in output.getvalue().splitlines()]


def numbers(lines: list[str]) -> list[int]:
    """Return the numbers that lines stand for, in order."""
    found = []
    for line in lines:
        first, last = re.match(r"(\d+)(?:–(\d+))?", line).groups()  # type: ignore[union-attr]
        found += range(int(first), int(last or first) + 1)
    return found


def lays(n: int) -> list[str]:
    return [f"lays {k} for {k} eggs and {k}" for k in range(n)]


@pytest.mark.parametrize(
    ("says", "shown"),
    [
        (lays(FEW), FEW),
        ([*lays(FEW), "passes"], EXAMPLES + 2),
        ([*lays(SOME), *(f"plays {k} of {k}" for k in range(SOME)), "passes"], 2 * SOME + 1),
        (["passes", "stops", *lays(40), *(f"puts it on {k}" for k in range(9))], EXAMPLES + 4),
    ],
)
def test_of_many_that_begin_alike_a_few_stand_for_all(says: list[str], shown: int) -> None:
    lines = menu(says)
    assert len(lines) == shown
    assert numbers(lines) == list(range(1, len(says) + 1))
    for line in lines:
        if SIGN in line:
            assert f"{SIGN} {len(numbers([line]))} more like these." in line


def test_the_whole_list_leaves_nothing_out() -> None:
    says = [*lays(40), "passes"]
    assert [line.partition(" ")[2] for line in menu(says, whole=True)] == says


def test_words_on_their_own_stay_apart() -> None:
    lines = menu(["passes", "stops", *(f"puts it on {k}" for k in range(FEW))])
    assert lines[:2] == ["1 passes", "2 stops"]
    assert lines[2].startswith(f"3–{FEW + 2} puts it on: 0 1 2")


def test_of_very_many_squares_the_first_and_the_last_are_named() -> None:
    squares = [f"goes to {letter}{n}" for n in range(1, 9) for letter in "ABCDEF"]
    first = " ".join(f"{letter}{n}" for n in (1, 2) for letter in "ABCDEF")
    assert menu(squares) == [f"1–48 goes to: {first} … F8 (48)"]
    assert menu(squares, whole=True) == [
        f"1–48 goes to: {' '.join(each.removeprefix('goes to ') for each in squares)}"
    ]


def test_a_table_that_stands_there_is_not_printed_again() -> None:
    """A table that is still on the screen is not printed again, since Chickenrun's has 24 rows."""
    t = farmyard.table("by_golly", 2, seed=1, options={"start": "0"})
    output = StringIO()
    screen = Screen(Console(file=output, width=100, highlight=False))

    def shown() -> str:
        output.seek(0)
        output.truncate()
        screen.table(Seen(t.game, t.views.of(0), 0, t.names))
        return output.getvalue()

    hand, question = "Your hand:", "Play an animal."
    first, again = shown(), shown()
    assert hand in first
    assert question in first
    assert hand not in again
    assert question in again
    t.play(t.legal()[0])
    assert hand in shown()
