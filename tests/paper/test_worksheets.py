"""Worksheets: exercises that differ by seed, answers on pages of their own, in every language."""

import io
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.core.showing.puzzles import Exercise
from farmyard.core.wording.messages import speaking
from farmyard.paper import worksheet
from farmyard.puzzles.exercises import counting, exercises
from farmyard.terminal.main import main
from tests.sampling import many_games

pypdf = pytest.importorskip("pypdf")
KEY = next(
    card.key
    for card in catalogue.cards()
    if (puzzling := catalogue.game(card.key).puzzling) and any(t.measure for t in puzzling.THEMES)
)
OTHER = next(key for key in catalogue.keys() if key != KEY)
SUM = re.compile(r"(.+) = 9, (\d+) eggs")
SIGNS = {"−": "-", "–": "-", "×": "*", "÷": "/", ":": "/", "·": "*"}


def texts(made: bytes) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(io.BytesIO(made)).pages]


@many_games
@pytest.mark.parametrize(("level", "signs"), [("1", "+-"), ("2", "+-*"), ("3", "+-*/")])
def test_answers_are_right_and_of_their_level(level: str, signs: str) -> None:
    found = exercises(KEY, 8, 5, {"level": level})
    assert len({each.things for each in found}) == 8
    for each in found:
        told = SUM.fullmatch(each.answer)
        assert told is not None, each
        operation = "".join(SIGNS.get(sign, sign) for sign in told[1])
        assert eval(operation) == 9, "arithmetic of the answer itself"
        numbers = re.findall(r"\d+", operation)
        assert set(re.findall(r"[-+*/]", operation)) <= set(signs)
        assert sum(map(int, numbers)) == int(told[2])
        left = list(each.things)
        for number in numbers:
            left.remove(number)


@many_games
def test_equal_seeds_make_equal_sheets() -> None:
    assert exercises(KEY, 4, 1, {}) == exercises(KEY, 4, 1, {}) != exercises(KEY, 4, 2, {})


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_answers_are_on_pages_of_their_own(language: str) -> None:
    made = [Exercise(("1", "8", "10"), f"1 + 8 = 9, {n} eggs") for n in range(40, 64)]
    with speaking(language):
        plain = texts(worksheet(KEY, counting(KEY), made, 77, answers=False))
        *sheets, last = texts(worksheet(KEY, counting(KEY), made, 77, answers=True, paper="letter"))
    assert len(sheets) == len(plain) == 2
    assert all(f"{n}." in "".join(sheets) for n in range(1, 25))
    assert not any(each.answer in text for each in made for text in sheets)
    assert all(each.answer in last for each in made)
    assert "77" in last


def test_a_game_without_exercises_is_told() -> None:
    with pytest.raises(OptionError, match="no exercises are made of"):
        exercises(OTHER, 1, 1, {})


@many_games
def test_the_command_writes_a_sheet(tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    call = ["puzzles", "print", KEY, "--level", "2", "--count", "3", "--seed", "4", "--answers"]
    done = CliRunner().invoke(main, [*call, "--out", str(target)])
    assert done.exit_code == 0, done.output
    assert len(texts(target.read_bytes())) == 2
    wrong = CliRunner().invoke(main, ["puzzles", "print", KEY, "--level", "9"])
    assert wrong.exit_code == 2
    assert "9" in wrong.output
