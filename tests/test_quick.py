"""The tests that `make quick` selects for a change of a file, whatever the file."""

import subprocess
from pathlib import Path

import pytest

from farmyard.core import catalogue
from tests import quick

KEY = catalogue.keys()[0]
GAME = f"src/farmyard/games/{KEY}"
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=quick.ROOT, capture_output=True, text=True, check=True
).stdout.splitlines()


def test_every_file_that_can_break_something_has_tests() -> None:
    """Every source, message, style sheet, script, template and page is followed by a test."""
    source = [path for path in TRACKED if Path(path).suffix in quick.OF_KINDS]
    assert [path for path in source if not any(map(_exists, quick.tests_of(path)))] == []


def test_what_a_file_is_tested_by_exists() -> None:
    named = [quick.BESIDE, quick.OF_GAMES, quick.OF_KINDS]
    tests = {test for each in named for tests in each.values() for test in tests}
    assert {test for test in tests | {*quick.ALWAYS} if not _exists(test)} == set()


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        (f"{GAME}/rules.py", {f"tests/games/{KEY}", "tests/test_every_game.py"}),
        (f"{GAME}/lessons.py", {"tests/server/test_lessons.py", "tests/test_prose.py"}),
        (f"{GAME}/words/de.ftl", {"tests/test_languages.py", "tests/server/test_no_english.py"}),
        (f"{GAME}/page/table.css", {"tests/server/test_styles.py", "tests/browser/test_sizes.py"}),
        ("src/farmyard/server/live/clock.py", {"tests/server", "tests/server/test_clock.py"}),
        ("src/farmyard/server/web/static/line.js", {"tests/scripts", "tests/browser"}),
        ("src/farmyard/server/web/pages/table/zones.html", {"tests/scripts", "tests/server"}),
        ("docs/reference.py", {"tests/test_docs.py", "tests/test_prose.py"}),
        ("docs/rules/README.md", {"tests/test_ledgers.py", "tests/test_docs.py"}),
        ("tests/games/conftest.py", {"tests/games"}),
    ],
)
def test_a_change_is_tested_where_it_shows(path: str, tests: set[str]) -> None:
    assert tests <= quick.tests_of(path)


def test_other_games_are_left_out_where_one_has_changed() -> None:
    for run in quick.runs([f"{GAME}/rules.py"]):
        assert run[-2] == "-k"
        assert all((key in run[-1]) == (key != KEY) for key in catalogue.keys())
    assert all("-k" not in run for run in quick.runs([f"{GAME}/rules.py", "README.md"]))


def test_the_browser_has_a_run_of_its_own() -> None:
    rest, browser = quick.runs(["src/farmyard/server/web/pages/table/handlers.py"])
    assert [test for test in rest if "browser" in test] == []
    assert {test.split("/")[1] for test in browser} == {"browser"}


def _exists(test: str) -> bool:
    return (quick.ROOT / test).exists()
