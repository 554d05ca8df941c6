"""Each statement and each ruling of a ledger in ``docs/rules`` has a test that names it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LEDGERS = sorted((ROOT / "docs" / "rules").glob("*.md"))
STATEMENT = re.compile(r"^- ([A-Z]{2}-\d+) ", re.MULTILINE)
RULING = re.compile(r"^(?:\| |- )([A-Z]{2}-R\d+) ", re.MULTILINE)
CITED = re.compile(r"[A-Z]{2}-R?\d+")


def ids_of(ledger: Path) -> list[str]:
    text = ledger.read_text()
    return STATEMENT.findall(text) + RULING.findall(text)


def named_in(path: Path) -> dict[str, list[str]]:
    """Ids cited in the docstrings of test functions, and the functions."""
    cited: dict[str, list[str]] = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for each in CITED.findall(ast.get_docstring(node) or ""):
                cited.setdefault(each, []).append(node.name)
    return cited


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_statement_has_a_test(ledger: Path) -> None:
    tests = sorted((ROOT / "tests" / "games" / ledger.stem).glob("test_*.py"))
    cited = {each for path in tests for each in named_in(path)}
    ids = ids_of(ledger)
    assert len(ids) > 40
    assert [each for each in ids if each not in cited] == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_nothing_is_cited_that_the_ledger_does_not_know(ledger: Path) -> None:
    folder = ROOT / "src" / "farmyard" / "games" / ledger.stem
    files = [*folder.glob("*.py"), *folder.glob("*.md"), *folder.glob("*.html")]
    cited = {each for path in files for each in CITED.findall(path.read_text())}
    assert cited - set(ids_of(ledger)) == set()
    assert len(cited) > 10
