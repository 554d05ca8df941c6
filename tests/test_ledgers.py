"""Each statement and each ruling of a ledger has a test that names it.

A ledger lies in ``docs/rules``; a small game has none but its messages ``law-…``.
"""

import ast
import re
from pathlib import Path

import pytest

from farmyard.core import catalogue
from tests.laws import GAMES, ROOT, ledger_of
from tests.sampling import HERE, with_tests

STATEMENT = re.compile(r"^(?:- |law-)([A-Z]{2}-\d+) ", re.MULTILINE)
RULING = re.compile(r"^(?:\| |- |law-)([A-Z]{2}-R\d+) ", re.MULTILINE)
CITED = re.compile(r"[A-Z]{2}-R?\d+")


def ids_of(ledger: Path) -> list[str]:
    text = ledger.read_text()
    return STATEMENT.findall(text) + RULING.findall(text)


def named_in(path: Path) -> dict[str, list[str]]:
    """Return the ids cited in docstrings of test functions, with the functions."""
    cited: dict[str, list[str]] = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for each in CITED.findall(ast.get_docstring(node) or ""):
                cited.setdefault(each, []).append(node.name)
    return cited


@pytest.mark.parametrize("key", with_tests())
def test_every_statement_has_a_test(key: str) -> None:
    cited = {each for path in (HERE / key).glob("test_*.py") for each in named_in(path)}
    ids = ids_of(ledger_of(key))
    assert ids
    assert [each for each in ids if each not in cited] == []


@pytest.mark.parametrize("key", catalogue.keys())
def test_nothing_is_cited_that_the_ledger_does_not_know(key: str) -> None:
    files = [path for kind in ("py", "md", "html") for path in (GAMES / key).rglob(f"*.{kind}")]
    cited = {each for path in files for each in CITED.findall(path.read_text())}
    assert cited - set(ids_of(ledger_of(key))) == set()
    assert cited


def test_every_ledger_is_that_of_a_game() -> None:
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} <= {*catalogue.keys()}
