"""``farmyard new`` begins a game that plays at once, and ``farmyard check`` finds its faults."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.terminal.main import main
from farmyard.terminal.starter import begin, renamed

ROOT = Path(__file__).parents[2]
FAULTS = {
    "news": ("rules.py", "        s.news += 1", "        s.news += 0", "raised no `news`"),
    "a world": ("knowledge.py", "n = COPIES - v.gone[kind]", "n = COPIES", "imagined for seat"),
    "a leak": ("rules.py", "s.hands[s.turn, kind] == 0", "s.hands[0, kind] == 0", "for legal"),
    "words": ("words/en.ftl", "tell-settle = ", "tell-settled = ", "tell-settle"),
    "no end": ("rules.py", "    s.phase = Phase.OVER", "    s.phase = Phase.PLAY", "not over"),
}
"""Faults planted in a new game: the file, a line, its replacement, and what the author is told."""


def run(package: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python beside a package, with its games on a shelf; rules as plain Python."""
    shelf = str(package / "src" / "grey_geese_for_farmyard")
    env = os.environ | {"FARMYARD_GAMES": shelf, "NUMBA_DISABLE_JIT": "1"}
    done = [sys.executable, *command]
    return subprocess.run(done, cwd=package, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return begin("grey_geese", "Grey Geese", tmp_path / "geese")


def test_a_new_game_passes_its_own_tests(package: Path) -> None:
    done = run(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert " 3 passed" in done.stdout or done.stdout.startswith("..."), done.stdout + done.stderr
    assert done.returncode == 0
    played = run(package, "-m", "farmyard", "games").stdout
    assert "Grey Geese" in played
    assert "ducks" not in played.lower().replace("shooing ducks away", "")


def test_a_new_game_is_named_as_its_author_wants(package: Path) -> None:
    files = [path for path in package.rglob("*") if path.is_file()]
    texts = {path.relative_to(package).as_posix(): path.read_text("utf-8") for path in files}
    assert not [name for name, text in texts.items() if "games.ducks" in text or "DU-" in text]
    assert 'key="grey_geese"' in texts["src/grey_geese_for_farmyard/grey_geese/__init__.py"]
    assert 'grey_geese = "grey_geese_for_farmyard"' in texts["pyproject.toml"]
    assert renamed(".ducks .board {", "teal", "Teal") == ".teal .board {"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_what_to_do(package: Path, fault: str) -> None:
    name, right, wrong, says = FAULTS[fault]
    path = package / "src" / "grey_geese_for_farmyard" / "grey_geese" / name
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), "utf-8")
    done = run(package, "-m", "farmyard", "check", "grey_geese", "--games", "2")
    assert done.returncode == 1, done.stderr
    assert says in done.stdout


@pytest.mark.parametrize("key", ["A", "9ducks", "class", "with-dash", catalogue.keys()[0]])
def test_a_key_that_cannot_be_is_refused(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["new", key])
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_written_over(package: Path) -> None:
    result = CliRunner().invoke(main, ["new", "geese", "--folder", str(package)])
    assert result.exit_code == 2
    assert "is there already" in result.output
