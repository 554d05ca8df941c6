"""Who may import whom: core ← games ← (through the catalogue only) everybody else.

What lies where inside a game is held by ``test_rooms.py``.
"""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from farmyard.core import catalogue

SOURCE = Path(__file__).parent.parent / "src" / "farmyard"
FILES = sorted(SOURCE.rglob("*.py"))
GAMES = catalogue.keys()
TEXTS = [p for p in sorted(SOURCE.rglob("*")) if p.suffix in (".py", ".html", ".js", ".css")]

MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "lab": {"core", "bots", "lab"},
    "server": {"core", "bots", "lab", "server"},
    "adapters": {"core", "bots", "adapters"},
    "terminal": {"core", "bots", "lab", "server", "terminal"},
}
STANDARD_AND_NUMBERS = {*sys.stdlib_module_names, "numpy", "numba", "farmyard"}


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            found.add(node.module or "")
    return found


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_arrows_point_to_the_core(path: Path) -> None:
    if room(path) not in MAY_IMPORT:
        return  # the package's own face, which imports as it is used
    for name in imports(path):
        if name.startswith("farmyard."):
            assert name.split(".")[1] in MAY_IMPORT[room(path)], f"imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_the_library_needs_numpy_and_numba_alone(path: Path) -> None:
    if room(path) in ("core", "games", "bots", "lab"):
        assert {name.split(".")[0] for name in imports(path)} <= STANDARD_AND_NUMBERS


@pytest.mark.parametrize("path", TEXTS, ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    assert named_in(path) - {own} == set()


def named_in(path: Path) -> set[str]:
    """The games that a file means.  A key may be an English word: it means nothing in prose, and
    in another game, where a card may be called so, only as a place: ``games.<key>``, ``/<key>``."""
    text = path.read_text()
    if path.suffix == ".py":
        text = "\n".join(f"'{each}'" for each in [*imports(path), *literals(path)])
    meant = r"(games\.|/){}\b" if room(path) == "games" else r"[./'\"`]{}\b"
    return {key for key in GAMES if key in text and re.search(meant.format(key), text)}


def literals(path: Path) -> list[str]:
    """The texts in a module that are no docstrings."""
    nodes = [*ast.walk(ast.parse(path.read_text()))]
    alone = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = [n for n in nodes if isinstance(n, ast.Constant) and id(n) not in alone]
    return [node.value for node in texts if isinstance(node.value, str)]


def test_the_compiler_is_named_in_one_folder() -> None:
    naming = [p for p in FILES if any(name.split(".")[0] == "numba" for name in imports(p))]
    assert naming
    assert {p.parent for p in naming} == {SOURCE / "core" / "compiling"}


def test_only_the_core_looks_for_rooms_of_games() -> None:
    """The laboratory looks for packages that are extras."""
    looking = [p for p in FILES if "importlib.util" in imports(p) and room(p) != "lab"]
    assert looking == [SOURCE / "core" / "game.py"]


def test_there_is_no_room_for_odds_and_ends() -> None:
    assert [p for p in FILES if re.search(r"util|helper|misc|common", p.stem)] == []


def test_playing_imports_nothing_of_the_web() -> None:
    script = (
        "import sys, farmyard; farmyard.table('by_golly', 2, seed=1).choices();"
        "import farmyard.bots.roster; print(*sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    loaded = {name.split(".")[0] for name in run.stdout.split()}
    assert not loaded & {"starlette", "uvicorn", "sqlalchemy", "minijinja", "click", "rich"}


def test_listing_the_games_does_not_load_the_compiler() -> None:
    script = "import sys, farmyard; print(farmyard.games(), 'llvmlite' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert run.stdout.split()[-1] in ("True", "False")
