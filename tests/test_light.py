"""The library alone, without commands and server: few packages, and all that it promises.

An empty environment gets links to what `pyproject.toml` asks for without an extra, and to what that
asks for in turn, so nothing is downloaded; `tests.release` installs the wheel itself.
"""

import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from farmyard.lab.extra import NO_PLAY, PLAY

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
COMPILER = {"numpy", "numba", "llvmlite"}
MOST_PACKAGES = 10  # Farmyard among them
MOST_BESIDES = 60  # MB without bytecode: Farmyard and its words, all but the compiler
UNCOUNTED = {"uvloop"}  # Windows has none
PLAYED = """
import farmyard
from farmyard import adapters
from farmyard.adapters import setting
from farmyard.lab import arena, balance, intervals, match, rows

key = farmyard.list_games()[0]
t = farmyard.table(key, seed=7)
fox = farmyard.bot(key, "fox", seed=1)
while not t.over and t.n < 30:
    t.play(fox.choose(t))
assert farmyard.replay(t.text()).position() == t.position()
assert t.log(0) and all(t.log(0))
contest = farmyard.play(key, ["fox", "random"], games=2)
assert contest.games == 2
assert farmyard.play_out(key, games=20, seed=1).decisions.min() > 0
assert farmyard.batch(key, games=4, seed=1).legal().any(axis=1).all()
assert setting.Setting(key, None, None).seats
print("played")
"""


def wanted(requirements: Iterable[str], extra: str = "") -> Iterator[Requirement]:
    """Yield the requirements that hold on this machine."""
    for each in map(Requirement, requirements):
        if each.marker is None or each.marker.evaluate({"extra": extra}):
            yield each


def needed() -> dict[str, Distribution]:
    """Return the distributions of the library alone, by name, without Farmyard."""
    found: dict[str, Distribution] = {}
    todo = list(wanted(PROJECT["dependencies"]))
    while todo:
        each = todo.pop()
        name = canonicalize_name(each.name)
        if name not in found:
            found[name] = distribution(name)
            todo += wanted(found[name].requires or [])
    return found


def tops(of: Distribution) -> set[Path]:
    """Return the files and folders of a distribution that lie in the folder of all packages."""
    names = {file.parts[0] for file in of.files or [] if file.parts[0] not in ("..", "__pycache__")}
    return {Path(str(of.locate_file(name))) for name in names}


def megabytes(places: Iterable[Path]) -> float:
    """Return what files take without bytecode, as uv installs them."""
    files = [file for place in places for file in (place, *place.rglob("*")) if file.is_file()]
    return sum(file.stat().st_size for file in files if file.suffix != ".pyc") / 1e6


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the library alone."""
    folder = tmp_path_factory.mktemp("light")
    venv.create(folder, symlinks=sys.platform != "win32")
    (packages,) = (place for place in folder.rglob("site-packages") if place.is_dir())
    for place in {top for each in needed().values() for top in tops(each)}:
        if not (packages / place.name).exists():
            (packages / place.name).symlink_to(place)
    (packages / "farmyard").symlink_to(ROOT / "src" / "farmyard")
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def run(python: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([str(python), "-E", *command], capture_output=True, text=True)


def test_it_is_few_packages_and_small_but_for_the_compiler() -> None:
    found = needed()
    assert set(found) >= COMPILER
    assert len(found) + 1 <= MOST_PACKAGES, sorted(found)
    besides = [top for name, each in found.items() if name not in COMPILER for top in tops(each)]
    assert 10 < megabytes([*besides, ROOT / "src" / "farmyard"]) < MOST_BESIDES


def test_all_of_the_library_plays(light: Path) -> None:
    done = run(light, "-c", PLAYED)
    assert (done.stdout, done.returncode) == ("played\n", 0), done.stderr


@pytest.mark.parametrize("call", [[], ["play"], ["games"], ["--version"], ["serve"]], ids=str)
def test_a_command_says_what_to_install(light: Path, call: list[str]) -> None:
    done = run(light, "-m", "farmyard", *call)
    assert (done.stderr, done.returncode) == (f"farmyard: {NO_PLAY}\n", 2)


@pytest.mark.parametrize(
    ("module", "said"), [("server", NO_PLAY), ("server.app", NO_PLAY), ("client", "needs httpx")]
)
def test_what_is_left_out_says_so_to_programs(light: Path, module: str, said: str) -> None:
    done = run(light, "-c", f"import farmyard.{module}")
    assert said in done.stderr.splitlines()[-1]
    assert done.stderr.count("Traceback") == 1


def test_what_is_asked_before_a_command_is_what_the_extra_brings() -> None:
    brought = {each.name for each in map(Requirement, PROJECT["optional-dependencies"]["play"])}
    called = {"lapx": "lap", "markdown-it-py": "markdown_it"}  # by their modules
    assert {called.get(name, name) for name in brought - UNCOUNTED} == {*PLAY}


def test_versions_are_shut_out_only_where_private_names_are_used() -> None:
    extras = PROJECT["optional-dependencies"]
    every = [*PROJECT["dependencies"], *(each for extra in extras.values() for each in extra)]
    capped = {each.name for each in map(Requirement, every) if "<" in str(each.specifier)}
    assert capped == {"numba", "numba-cuda"}
