"""Marks in the compile cache: which files a part of a game needs once it is compiled.

A mark is believed only while all of these files are there and whole; whether they fit this
processor is known only when they are loaded.
"""

from pathlib import Path

from farmyard.core.compiling.folders import base, cache_folder
from farmyard.core.compiling.sources import PACKAGE
from farmyard.core.shelves import folder_of

MODULE = "farmyard.lab.warm"  # what a part consists of is written there


def _mark(key: str, part: str) -> Path:
    return cache_folder(key, MODULE, PACKAGE / "lab" / "warm.py") / part


def write(key: str, part: str) -> None:
    """Note the files of the cache that this process has used for a game, with their sizes."""
    from farmyard.core.compiling.cache import USED

    home = base()
    files = sorted(path for path in USED if _is_of(key, path.relative_to(home)))
    lines = [f"{path.stat().st_size} {path.relative_to(home).as_posix()}\n" for path in files]
    _mark(key, part).write_text("".join(lines), "utf-8")


def _is_of(key: str, path: Path) -> bool:
    """Tell whether a file is of a game, or of loops that belong to no game."""
    owner = path.parts[0]
    return owner == key or not folder_of(owner).is_dir()


def erase(key: str, part: str) -> None:
    """Remove a mark that was found to be wrong."""
    _mark(key, part).unlink(missing_ok=True)


def holds(key: str, part: str) -> bool:
    """Tell whether a part of a game is in the cache, with every file that its mark names."""
    try:
        lines = _mark(key, part).read_text("utf-8").splitlines()
        return bool(lines) and all(_is_whole(*line.split(" ", 1)) for line in lines)
    except (OSError, ValueError):
        return False


def _is_whole(size: str, name: str) -> bool:
    """Tell whether a file has not become smaller; the index of a loop may have grown."""
    return (base() / name).stat().st_size >= int(size)
