"""The README plays a game, which must work exactly as printed."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_examples_are_true() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 15
    assert results.failed == 0


def test_its_pictures_and_links_are_there() -> None:
    targets = re.findall(r"\]\(([^)]+)\)", README.read_text())
    assert [each for each in targets if not (ROOT / each).exists()] == []
    assert len(targets) > 4
