"""The cache of compiled code knows loops by their content, and is believed only as far as it
loads."""

import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from farmyard.core.compiling import COMPILED, folders, loop_over, marks, meanwhile, rule_over
from farmyard.core.compiling.sources import PACKAGE

if COMPILED:
    from farmyard.core.compiling import cache

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")

NESTS = PACKAGE.parent.parent / "examples" / "nests"
PLAY = """
import contextlib, sys
from farmyard.core.compiling import meanwhile
from farmyard.lab import warm
from farmyard import play_out
with meanwhile.loading() if sys.argv[1:] else contextlib.nullcontext():
    warm.compile_part("nests", "table")
    print(play_out("nests", games=50, seed=4).decisions.sum())
print(warm.is_compiled("nests", "table"))
"""


def tree(place: Path) -> Path:
    """Copy the parts of the package that compiling needs, with one small game, without bytecode."""
    copy = place / "farmyard"
    for name in ("core", "bots", "lab"):
        shutil.copytree(PACKAGE / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PACKAGE / "__init__.py", copy)
    (copy / "games").mkdir()
    shutil.copytree(NESTS, copy / "games" / "nests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PACKAGE / "games" / "__init__.py", copy / "games")
    return place


def play(place: Path, store: Path, *loading: str) -> list[str]:
    env = os.environ | {"PYTHONPATH": str(place), "NUMBA_CACHE_DIR": str(store)}
    command = [sys.executable, "-B", "-c", PLAY, *loading]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_one_cache_serves_sources_bytecode_and_other_places(tmp_path: Path) -> None:
    """Loops compiled from source are loaded from bytecode too, and in another folder."""
    store = tmp_path / "cache"
    here, there = tree(tmp_path / "here"), tree(tmp_path / "there")
    first = play(here, store)
    files = {path: path.stat().st_mtime_ns for path in store.rglob("*.nb?")}
    assert "nests" in {path.relative_to(store / "farmyard").parts[0] for path in files}
    assert {path.name.split(".")[-2] for path in files if path.suffix == ".nbc"} == {"1"}
    assert compileall.compile_dir(here, quiet=2)
    moved = store.rename(tmp_path / "moved")
    for place in (here, there):
        assert play(place, moved, "loading") == first
    assert first[1] == "True"
    assert {p.relative_to(moved): p.stat().st_mtime_ns for p in moved.rglob("*.nb?")} == {
        p.relative_to(store): at for p, at in files.items()
    }


HELD = """
from numba.core import codegen
from farmyard import play_out
from farmyard.core.compiling import meanwhile
import gc
with meanwhile.loading():
    print(play_out("nests", games=50, seed=4).decisions.sum())
loaded = [it for it in gc.get_objects() if isinstance(it, codegen.JITCodeLibrary)]
print(len(loaded) > 0, sum(it._shared_module is not None for it in loaded))
"""


def test_loaded_loops_hold_no_module_of_the_compiler(tmp_path: Path) -> None:
    """Modules that another loop could link take a third of the memory of a loaded server."""
    place, store = tree(tmp_path / "here"), tmp_path / "cache"
    decisions, _ = play(place, store)
    env = os.environ | {"PYTHONPATH": str(place), "NUMBA_CACHE_DIR": str(store)}
    command = [sys.executable, "-B", "-c", HELD]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.split() == [decisions, "True", "0"], done.stderr


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use an empty cache."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    folders.cache_folder.cache_clear()
    yield tmp_path / "farmyard"
    folders.cache_folder.cache_clear()


def adding(n: int) -> Any:
    """Make a loop over a rule; only constants tell two of these apart."""

    @rule_over("test")
    def add(x: int) -> int:
        return x + n

    @loop_over("test")
    def run(x: int) -> int:
        return add(x)

    return run


def test_loops_of_one_factory_differ_by_what_is_in_their_closure(store: Path) -> None:
    assert [adding(n)(10) for n in (1, 2, 1)] == [11, 12, 11]
    assert len(list(store.rglob("*.nbc"))) == 2


@pytest.mark.parametrize("kept", [0, 100])
@pytest.mark.parametrize("kind", ["*.nbc", "*.nbi"])
def test_a_damaged_file_is_compiled_anew(kind: str, kept: int, store: Path) -> None:
    assert adding(1)(10) == 11
    for path in store.rglob(kind):
        path.write_bytes(path.read_bytes()[:kept])
    assert adding(1)(10) == 11
    with meanwhile.loading():
        assert adding(1)(10) == 11


@pytest.mark.parametrize("harm", ["gone", "emptied", "index", "mark"])
def test_a_mark_is_believed_only_if_its_files_are_whole(
    harm: str, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "USED", set())
    assert adding(1)(10) == 11
    assert not marks.holds("test", "table")
    marks.write("test", "table")
    assert marks.holds("test", "table")
    suffix = {"index": "*.nbi", "mark": "table"}.get(harm, "*.nbc")
    [path] = store.rglob(suffix)
    path.unlink() if harm == "gone" else path.write_bytes(b"")
    assert not marks.holds("test", "table")


def test_nothing_is_compiled_where_people_are_served(store: Path) -> None:
    """A loop that people wait for runs as plain Python then, and any other says so."""
    run, table = adding(1), loop_over("test", at_once=True)(lambda x: 2 * x)
    meanwhile.serving()
    try:
        with pytest.raises(meanwhile.NotCompiled):
            run(10)
        assert table(21) == 42
    finally:
        meanwhile.serving(False)
    assert not list(store.rglob("*.nbc"))
    assert run(10) == 11
    assert table(21) == 42
    assert len(list(store.rglob("*.nbc"))) == 2


def test_who_waits_for_the_compiler_is_told_once(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(meanwhile, "on_compiling", told.append)
    monkeypatch.setattr(meanwhile, "_announced", set())
    adding(3)(1)
    adding(4)(1)
    assert told == ["test"]
