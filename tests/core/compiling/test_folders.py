"""The cache of compiled code keeps the newest states, and whatever is in use."""

import os
import time
from pathlib import Path

import pytest

from farmyard.core.compiling import folders

OLD = 3 * folders.LATELY


def state(place: Path, name: str, age: float) -> None:
    (place / name).mkdir()
    (place / name / "code").write_text("")
    os.utime(place / name, (time.time() - age,) * 2)


def left(place: Path) -> list[str]:
    return sorted(p.name for p in place.iterdir())


def test_the_newest_states_are_kept(tmp_path: Path) -> None:
    for n in range(6):
        state(tmp_path, f"state {n}", OLD + n)
    folders.clear_away(tmp_path)
    assert left(tmp_path) == [f"state {n}" for n in range(folders.NEWEST)]


def test_what_somebody_else_uses_is_kept(tmp_path: Path) -> None:
    """Two checkouts that share a cache each keep their own states."""
    for n in range(4):
        state(tmp_path, f"of today {n}", n)
        state(tmp_path, f"of last week {n}", OLD + n)
    folders.clear_away(tmp_path)
    assert left(tmp_path) == [f"of today {n}" for n in range(4)]


def test_whoever_comes_says_that_it_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    where = ("a game", "a module", Path(folders.__file__))
    folders.cache_folder.cache_clear()
    first = folders.cache_folder(*where)
    os.utime(first, (time.time() - OLD,) * 2)
    for n in range(folders.NEWEST):
        state(first.parent, f"newer {n}", OLD / 2)
    folders.cache_folder.cache_clear()
    assert folders.cache_folder(*where) == first
    assert time.time() - first.stat().st_mtime < 60
    assert first.exists()
    folders.cache_folder.cache_clear()
