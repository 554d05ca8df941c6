"""First lines of docstrings say what a thing is or does, with a noun (CONTRIBUTING.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLACES = ["src/farmyard", "tests", "bench", "examples", "typeface"]
RIDDLE = re.compile(
    r"(What|Who|Whoever|Whose|Whom|Whatever|Which|It|Its|They|Them|Their|Those|These|That|This|"
    r"He|His|She|Her|We|Our|You|Your|Somebody|Everybody|Nobody|Anybody|Something|Everything|"
    r"Nothing|The same|And|But)\b"
)
FILES = [path for place in PLACES for path in sorted((ROOT / place).rglob("*.py"))]
DEFINED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def riddles(text: str) -> Iterator[str]:
    """Yield each first line of a docstring that begins with a pronoun or a question word."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, DEFINED) and (says := ast.get_docstring(node)):
            first = says.splitlines()[0]
            if RIDDLE.match(first):
                yield first


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_docstring_begins_with_a_pronoun(path: Path) -> None:
    assert [*riddles(path.read_text(encoding="utf-8"))] == []


def test_a_planted_riddle_is_found() -> None:
    planted = 'def f():\n    """The same before it is written."""\nclass C:\n    """A number."""\n'
    assert [*riddles(planted)] == ["The same before it is written."]
