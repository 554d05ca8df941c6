"""The examples in the documentation work as printed."""

import doctest
import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_the_examples_are_true() -> None:
    results = doctest.testfile(str(DOCS), module_relative=False)
    assert results.attempted > 25
    assert results.failed == 0


def test_what_it_points_at_is_there() -> None:
    targets = re.findall(r"\]\(([^)]+)\)", DOCS.read_text())
    assert [each for each in targets if not (DOCS.parent / each).exists()] == []
    assert len(targets) == 4
