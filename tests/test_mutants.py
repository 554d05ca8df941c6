"""The faults that `make mutants` plants in rules are changes, and tests find them."""

import ast
import os
import random
import subprocess
import sys

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from tests import mutants

SOME = 40  # faults a game


@pytest.mark.parametrize("key", catalogue.keys())
def test_every_fault_is_a_change_that_compiles(key: str) -> None:
    """A changed function compiles and is not the one that stands in the file."""
    found = list(mutants.faults(key))
    for fault in random.Random(key).sample(found, SOME):
        text = (mutants.GAMES / fault.path).read_text(encoding="utf-8")
        functions = [n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef)]
        old = next(each for each in functions if each.name == fault.function)
        assert ast.unparse(old) != ast.unparse(fault.changed), fault.name
        compile(ast.unparse(fault.changed), fault.path, "exec")


@pytest.mark.parametrize("key", catalogue.keys())
def test_no_reason_stands_for_a_fault_that_is_gone(key: str) -> None:
    """Every fault that is listed as none can still be planted."""
    names = {fault.name for fault in mutants.faults(key)}
    assert set(mutants.equivalent(key)) <= names


def test_how_much_news_grows_is_no_fault() -> None:
    """Growing by two is not planted where undo only asks whether something was shown; growing by
    nothing, or by another condition, is."""
    planted = {(each.text, each.change) for key in catalogue.keys() for each in mutants.faults(key)}
    assert ("s.news += 1", "1 to 2") not in planted
    assert ("s.news += 1", "left out") in planted
    assert any("s.news += s" in text and change == "1 to 2" for text, change in planted)


PLANTED = """
from farmyard.core import catalogue
from tests import mutants

key = catalogue.keys()[1]
fault = next(each for each in mutants.faults(key) if each.change.startswith("Eq to"))
print([fault.name for fault in mutants.survivors([fault], mutants.tests_of(key), 120)])
"""


@pytest.mark.skipif(COMPILED, reason="faults are planted in plain Python")
def test_a_planted_fault_changes_what_the_rules_do() -> None:
    """Tried in a program of its own: a child of a process with threads may wait for one of them."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, "-c", PLANTED],
        cwd=mutants.ROOT,
        env=alone,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
