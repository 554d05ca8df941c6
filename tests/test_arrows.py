"""Allowed imports: core ← games ← (through the catalogue only) every other package.

The server has four layers of its own: store ← table ← live ← web, and in the web transport ←
drawing ← site ← pages ← lines. No page imports the handlers of another. Imports for types alone
count like the rest, since a reader of a module has to know what it names. Imports inside a game's
folder are tested by ``test_rooms.py``.
"""

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from functools import cache
from graphlib import CycleError, TopologicalSorter
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
    "puzzles": {"core", "bots", "lab", "puzzles"},
    "server": {"core", "bots", "lab", "paper", "puzzles", "server"},
    "paper": {"core", "paper"},
    "adapters": {"core", "bots", "lab", "adapters"},
    "assistant": {"assistant", "client"},
    "terminal": {
        "core",
        "bots",
        "lab",
        "paper",
        "puzzles",
        "server",
        "assistant",
        "terminal",
        "client",
    },
}
WORDS = "server.words"  # the messages of the server
FLOORS = {
    "store": {"core", "server.store"},
    "table": {"core", "server.store.schema", "server.table", WORDS},
    "live": {"core", "bots", "lab", "server.store", "server.table", "server.live", WORDS},
    "afternoon": {
        "core", "server.afternoon", "server.live", "server.store", "server.table", WORDS,
    },
    "web": {
        "core",
        "server.afternoon",
        "bots",
        "paper",
        "puzzles",
        "server.store",
        "server.table",
        "server.live",
        "server.web",
        WORDS,
    },
    "web.transport": {
        "core", "server.live.settings", "server.table", "server.web.transport", WORDS,
    },
    "web.drawing": {
        "core", "bots", "server.store.schema", "server.table", "server.web.drawing",
        "server.web.transport", WORDS,
    },
    "web.site": {
        "server.afternoon", "server.live", "server.store", "server.web.drawing",
        "server.web.opened_files", "server.web.recent", "server.web.transport",
    },
    "web.pages": {
        "core", "bots", "paper", "puzzles", "server.afternoon", "server.live", "server.store",
        "server.table", "server.web.drawing", "server.web.forms", "server.web.opened_files",
        "server.web.pages", "server.web.processes", "server.web.requests", "server.web.site",
        "server.web.transport", WORDS,
    },
    "web.lines": {
        "core", "server.live", "server.store.schema", "server.table", "server.web.drawing",
        "server.web.lines", "server.web.pages.new", "server.web.pages.table", "server.web.requests",
        "server.web.site", "server.web.transport", WORDS,
    },
}  # fmt: skip
"""Allowed imports of each layer of the server, and of the floors of its web; modules above the
layers may import all five. Lines carry the table's page, and that of a table that waits."""
MOST_MODULES = 16  # in a folder, including its `__init__`
MOST_LINES = 400  # of a module
STANDARD_AND_NUMBERS = {*sys.stdlib_module_names, "numpy", "numba", "farmyard"}
WORDING = {"babel", "fluent"}  # packages with which `core.wording.bundles` formats sentences


def nodes(path: Path) -> list[ast.AST]:
    """Return all nodes of a module's syntax tree."""
    return [*ast.walk(ast.parse(path.read_text()))]


@cache
def imports(path: Path) -> frozenset[str]:
    found = set[str]()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            found.add(node.module or "")
    return frozenset(found)


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def faulty(fault: Callable[[Path], Set[str]], paths: Iterable[Path]) -> dict[str, Set[str]]:
    """Return the files with a fault, by their names, and the fault of each."""
    found = {str(path.relative_to(SOURCE)): fault(path) for path in paths}
    return {name: what for name, what in found.items() if what}


def beyond(path: Path) -> set[str]:
    """Return a module's forbidden imports; the package's `__init__` may import as users do."""
    allowed = MAY_IMPORT.get(room(path))
    ours = {name for name in imports(path) if name.startswith("farmyard.")}
    return set() if allowed is None else {n for n in ours if n.split(".")[1] not in allowed}


def foreign(path: Path) -> set[str]:
    """Return the third-party packages that a module of the library imports but must not need."""
    if room(path) not in ("core", "games", "bots", "lab"):
        return set()
    allowed = WORDING if path.stem == "bundles" else set()
    return {name.split(".")[0] for name in imports(path)} - allowed - STANDARD_AND_NUMBERS


def misplaced(path: Path) -> set[str]:
    """Return the games that a file names outside their folders."""
    parts = path.relative_to(SOURCE).parts
    own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
    return named_in(path) - {own}


def test_arrows_point_to_the_core() -> None:
    assert faulty(beyond, FILES) == {}


def long(path: Path) -> set[int]:
    """Return the number of lines of a module, if it is too long for one idea."""
    return {n for n in [len(path.read_text().splitlines())] if n > MOST_LINES}


def test_no_module_is_long() -> None:
    assert faulty(long, FILES) == {}


def crowded(source: Path) -> dict[str, int]:
    """Return the folders with too many modules, and how many they have."""
    counts = Counter(path.parent for path in source.rglob("*.py"))
    found = {folder: n for folder, n in counts.items() if n > MOST_MODULES}
    return {folder.relative_to(source).as_posix(): n for folder, n in found.items()}


def test_no_folder_is_crowded() -> None:
    assert crowded(SOURCE) == {}


def test_the_library_needs_numpy_and_numba_alone() -> None:
    assert faulty(foreign, FILES) == {}


def test_no_game_is_named_outside_its_folder() -> None:
    assert faulty(misplaced, TEXTS) == {}


def named_in(path: Path) -> set[str]:
    """Return the games that a file names.

    A key may be an English word: in prose it counts for none, and in another game, where a card may
    be called so, only as a place: ``games.<key>``, ``/<key>``.
    """
    text = path.read_text()
    if path.suffix == ".py":
        text = "\n".join(f"'{each}'" for each in [*imports(path), *literals(path)])
    meant = r"(games\.|/){}\b" if room(path) == "games" else r"[./'\"`]{}\b"
    return {key for key in GAMES if key in text and re.search(meant.format(key), text)}


def literals(path: Path) -> list[str]:
    """Return the texts in a module that are no docstrings."""
    found = nodes(path)
    alone = {id(node.value) for node in found if isinstance(node, ast.Expr)}
    texts = [n for n in found if isinstance(n, ast.Constant) and id(n) not in alone]
    return [node.value for node in texts if isinstance(node.value, str)]


def test_the_compiler_is_named_in_one_folder() -> None:
    naming = [p for p in FILES if any(name.split(".")[0] == "numba" for name in imports(p))]
    assert naming
    assert {p.parent for p in naming} == {SOURCE / "core" / "compiling"}


def test_only_the_core_looks_for_rooms_of_games() -> None:
    """Besides the core, only the laboratory uses `importlib.util`, for packages that are extras.

    In the core only the compiler's package does, for Numba, the module that loads games, and the
    one that finds their shelves.
    """
    looking = [p for p in FILES if "importlib.util" in imports(p) and room(p) != "lab"]
    names = ("compiling/__init__.py", "game.py", "shelves.py")
    assert looking == [SOURCE / "core" / name for name in names]


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
    script = "import sys, farmyard; print(farmyard.list_games(), 'llvmlite' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert run.stdout.split()[-1] in ("True", "False")


# -- The floors of the server ---------------------------------------------------


def modules(source: Path) -> dict[str, Path]:
    """Return all modules below a folder, by their import names."""
    found = {}
    for path in sorted(source.rglob("*.py")):
        parts = path.relative_to(source.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(path: Path, known: Set[str]) -> set[str]:
    """Return the modules that one imports, anywhere and for any purpose.

    A package counts as its `__init__` only if that is what is imported.
    """
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & known or {node.module or ""}
    return found & known


def upward(floor: str, source: Path = SOURCE) -> Iterator[str]:
    """Return the forbidden imports of a layer of the server."""
    known = modules(source)
    for name, path in known.items():
        if f"{name}.".startswith(f"farmyard.server.{floor}."):
            for each in imported(path, known.keys()):
                place = each.removeprefix("farmyard.")
                if not any(f"{place}.".startswith(f"{may}.") for may in FLOORS[floor]):
                    yield f"{name} imports {each}"


def circle(source: Path = SOURCE) -> list[str]:
    """Return modules that import each other in a circle, or an empty list."""
    known = modules(source)
    arrows = {name: imported(path, known.keys()) - {name} for name, path in known.items()}
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


@cache
def own(path: Path) -> frozenset[str]:
    """Return the names with a leading underscore that a module defines."""
    made = nodes(path)
    found = {n.name for n in made if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)}
    found |= {n.id for n in made if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    for node in made:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found |= {node.attr} if node.value.id in ("self", "cls") else set()
    return frozenset(name for name in found if re.match(r"_[a-z]", name))


def touched(path: Path, anybodys: Set[str]) -> Set[str]:
    """Return the private names of other modules that a module uses."""
    used = set()
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            used |= {alias.name for alias in node.names}
        if isinstance(node, ast.Attribute):
            used |= {node.attr}
    return (used & anybodys) - own(path)


def across(source: Path = SOURCE) -> list[str]:
    """Return the pages that import handlers of another one: modules that the application routes."""
    known, found = modules(source), []
    pages = "farmyard.server.web.pages."
    routed = imported(known["farmyard.server.app"], known.keys())
    for name, path in known.items():
        if name.startswith(pages):
            own_page = ".".join(name.split(".")[:5])
            others = {each for each in routed if each.startswith(pages)}
            others -= {each for each in others if f"{each}.".startswith(f"{own_page}.")}
            found += [f"{name} imports {e}" for e in imported(path, known.keys()) & others]
    return found


@pytest.mark.parametrize("floor", FLOORS)
def test_the_arrows_of_the_server_point_downwards(floor: str) -> None:
    assert list(upward(floor)) == []


def test_no_page_imports_the_handlers_of_another() -> None:
    assert across() == []


def test_nobody_imports_in_a_circle() -> None:
    assert circle() == []


def test_nobody_touches_what_is_anothers_own() -> None:
    tuples = {"_asdict", "_fields", "_replace"}  # these methods of named tuples are public
    anybodys = set[str]().union(*map(own, FILES)) - tuples
    hands = {str(path.relative_to(SOURCE)): touched(path, anybodys) for path in FILES}
    assert {path: names for path, names in hands.items() if names} == {}


def test_a_table_waits_for_nothing() -> None:
    """The table layer has no tasks, loops or sockets, so it can be tested without them."""
    waiting = {"asyncio", "threading", "concurrent.futures", "starlette"}
    for path in (SOURCE / "server" / "table").rglob("*.py"):
        assert not imports(path) & waiting, path.name


def test_what_a_game_has_is_asked_of_the_core() -> None:
    """Only the core looks for a game's modules; others look for optional packages."""
    looking = [p for p in FILES if "importlib.util" in imports(p)]
    assert {room(p) for p in looking} <= {"core", "lab"}
    for path in looking:
        if room(path) == "lab":
            assert "folder" not in path.read_text(), path.name


# -- The tests can fail ---------------------------------------------------------

FAULTS = {
    "an arrow upwards": ("server/table/state.py", "from farmyard.server.live import cache"),
    "one for types alone": (
        "server/store/schema.py",
        "if TYPE_CHECKING:\n    from farmyard.server.table.state import State",
    ),
    "one within the web": (
        "server/web/transport/reach.py",
        "from farmyard.server.web.site import Site",
    ),
    "one to what is drawn": (
        "server/web/drawing/rendering.py",
        "from farmyard.server.web.requests import site_of",
    ),
    "one to what carries a page": (
        "server/web/pages/table/shown.py",
        "from farmyard.server.web.lines import frames",
    ),
    "one within a function": (
        "server/live/watcher.py",
        "def late():\n    from farmyard.server.web import site",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str) -> None:
    source = tmp_path / "farmyard"
    left_out = shutil.ignore_patterns("static", "art", "templates")
    shutil.copytree(SOURCE / "server", source / "server", ignore=left_out)
    place, line = FAULTS[fault]
    assert not any([*upward(floor, source)] for floor in FLOORS)
    with (source / place).open("a") as file:
        file.write(f"\n{line}\n")
    assert any([*upward(floor, source)] for floor in FLOORS)
    assert circle(source)


def test_a_page_that_imports_anothers_handlers_is_found(tmp_path: Path) -> None:
    source = tmp_path / "farmyard"
    left_out = shutil.ignore_patterns("static", "art", "templates")
    shutil.copytree(SOURCE / "server", source / "server", ignore=left_out)
    with (source / "server/web/pages/hall/shown.py").open("a") as file:
        file.write("\nfrom farmyard.server.web.pages.rules import printing\n")
    hall, rules = (f"farmyard.server.web.pages.{page}" for page in ("hall.shown", "rules.printing"))
    assert across(source) == [f"{hall} imports {rules}"]


def test_a_crowd_a_long_module_and_a_hand_in_anothers_pocket_are_found(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    for n in range(MOST_MODULES + 1):
        (tmp_path / f"m{n}.py").touch()
        (tmp_path / "core" / f"m{n}.py").touch()
    assert crowded(tmp_path) == {".": MOST_MODULES + 1, "core": MOST_MODULES + 1}
    (tmp_path / "m1.py").write_text("pass\n" * (MOST_LINES + 1))
    assert [*map(long, (tmp_path / "m0.py", tmp_path / "m1.py"))] == [set(), {MOST_LINES + 1}]
    module, line = (
        tmp_path / "m0.py",
        "from store import _fold\n\nit._engine.stop()\nself._own = 1\n",
    )
    module.write_text(line)
    assert touched(module, {"_engine", "_fold", "_own"}) == {"_engine", "_fold"}


def test_uvicorn_is_used_by_its_documented_names() -> None:
    """Only public names of Uvicorn are used, since its protocols and `_` names may change."""
    for path in FILES:
        text = path.read_text()
        named = {name for name in imports(path) if name.split(".")[0] == "uvicorn"}
        assert named <= {"uvicorn"}, path
        if named:
            assert not re.search(r"\buvicorn\.(_|protocols\b)|from uvicorn", text), path
            assert not re.search(r"\bconfig\._|\bserver_state\b", text), path
