"""Modules of a game: nine fixed names in each folder, and the imports allowed to each.

Every check is a function of a folder that returns the faults there, so that tests can plant a fault
and see it found.
"""

import ast
import shutil
import sys
from collections.abc import Callable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from farmyard.core import catalogue
from farmyard.core.showing.puzzles import FILE
from tests.laws import GAMES, ROOT

CARD = "__init__"
FLOORS = ("box", "state", "rules", "knowledge", "words", "bot", "page", "position")
DOORS = (
    "options", "orders", "answers", "clock", "dealing", "lessons", "advice", "paper", "puzzles",
)  # fmt: skip
ORDER = ("box", "options", "state", CARD, *FLOORS[2:6], "orders", *FLOORS[6:], *DOORS[2:])
"""Modules from the lowest up: each imports those before it, and of the card only its messages."""
TEXT = "text"
RECORD = {"box", "options", "state"}
COMPILED = {"rules": RECORD | {"rules"}, "knowledge": RECORD | {"rules", "knowledge"}}
NEITHER_CHANCE_NOR_CLOCK = {*sys.stdlib_module_names, "numpy"} - {"random", "secrets", "time"}
MOST = 16

Check = Callable[[Path], list[str]]
Fault = Callable[[Path], object]


def modules(folder: Path) -> dict[str, Path]:
    """Return a game's modules by their names in its folder: ``""`` for the card, ``rules.turn``."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == CARD else parts)] = path
    return found


def imported(path: Path) -> Iterator[str]:
    """Yield all that a module imports, by full names, also for types only."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def own(folder: Path, path: Path) -> set[str]:
    """Return the modules of its own game that a module imports."""
    inside, known = f"farmyard.games.{folder.name}", modules(folder)
    found = [name.removeprefix(inside).lstrip(".") for name in imported(path) if inside in name]
    names = [name for name in found if name != TEXT]
    return {name if name in known else name.rpartition(".")[0] for name in names}


def room(module: str) -> str:
    return module.partition(".")[0] or CARD


# -- What is looked for ---------------------------------------------------------


def names(folder: Path) -> list[str]:
    """Return the names missing from a game's folder, and those that do not belong there."""
    lies = {path.name for path in folder.iterdir()} - {"__pycache__", FILE}
    rooms = {name.removesuffix(".py") for name in lies}
    return sorted(rooms - {*ORDER}) + sorted({CARD, *FLOORS} - rooms)


def drawn(folder: Path) -> list[str]:
    """Return the files of a game that are neither Python, nor its tables, nor text or messages."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.parent != folder]
    plain = [path for path in files if path.suffix not in (".py", ".pyc", ".txt", ".ftl", ".md")]
    return [path.name for path in plain if path.relative_to(folder).parts[0] != "page"]


def upward(folder: Path) -> list[str]:
    """Return the imports of modules above, or of the card."""
    pairs = [(m, other) for m, path in modules(folder).items() for other in own(folder, path)]
    return [
        f"{m or CARD} imports {other or CARD}"
        for m, other in pairs
        if ORDER.index(room(m)) < ORDER.index(room(other)) or not other
    ]


def strangers(folder: Path) -> list[str]:
    """Return imports of rules and knowledge beyond core, box, record and each other."""
    found = []
    for module, path in modules(folder).items():
        if (may := COMPILED.get(room(module))) is None:
            continue
        for each in imported(path):
            inside, _, name = each.partition(f"farmyard.games.{folder.name}.")
            at_home = not inside and room(name) in may
            free = each.startswith("farmyard.core.") or room(each) in NEITHER_CHANCE_NOR_CLOCK
            if not at_home and not free:
                found.append(f"{module} imports {each}")
    return found


def circles(folder: Path) -> list[str]:
    """Return a circle of modules that import each other, directly or not, also for types only."""
    graph = {m: own(folder, path) - {m} for m, path in modules(folder).items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as why:
        return [" imports ".join(why.args[1][::-1])]
    return []


def crowds(folder: Path) -> list[str]:
    """Return the folders with too many modules."""
    counted = [path.parent for path in modules(folder).values()]
    return sorted({each.name for each in counted if counted.count(each) > MOST})


CHECKS: tuple[Check, ...] = (names, drawn, upward, strangers, circles, crowds)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("key", catalogue.keys())
def test_a_game_is_laid_out_as_all_are(key: str, check: Check) -> None:
    assert check(GAMES / key) == []


# -- That it is found -----------------------------------------------------------


def write(name: str, text: str = "") -> Fault:
    """Return a function that plants a fault: text added to a module, or a new file."""

    def plant(folder: Path) -> None:
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        with path.open("a") as file:
            file.write(text)

    return plant


def line(module: str, name: str) -> str:
    return f"from farmyard.games.nests.{module} import {name}\n"


def circle(folder: Path) -> None:
    """Plant a circle whose way back is an import for types only."""
    write("page/__init__.py", line("page.drawn", "draw"))(folder)
    types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "
    write("page/drawn.py", types + line("page", "scene"))(folder)


def crowd(folder: Path) -> None:
    for n in range(MOST):
        write(f"page/drawing_{n}.py")(folder)


@pytest.mark.parametrize(
    ("check", "fault", "found"),
    [
        (names, write("sounds.py"), "sounds"),
        (names, lambda folder: (folder / "bot.py").unlink(), "bot"),
        (drawn, write("words/table.html"), "table.html"),
        (upward, write("rules.py", line("words", "say")), "rules imports words"),
        (
            upward,
            write("bot.py", "from farmyard.games.nests import CARD\n"),
            "bot imports __init__",
        ),
        (strangers, write("rules.py", "import random\n"), "rules imports random"),
        (strangers, write("knowledge.py", line("words", "say")), "knowledge imports farmyard."),
        (circles, circle, "page imports page.drawn"),
        (crowds, crowd, "page"),
    ],
    ids=lambda each: getattr(each, "__name__", None),
)
def test_what_lies_wrong_is_found(tmp_path: Path, check: Check, fault: Fault, found: str) -> None:
    folder = tmp_path / "nests"
    shutil.copytree(ROOT / "examples" / "nests", folder)
    assert check(folder) == []
    fault(folder)
    assert any(found in each for each in check(folder)), check(folder)
