"""The hash of the sources of compiled code, which keys the cache.

Numba's own cache notices a change in a function's file, but not in the files of functions it calls.
So a loop over a game is cached under a hash of all files it may depend on: the module that makes
it, the game's modules with rules, all modules these import, the tables of numbers in the game's
folder, and this folder.  An edit anywhere else leaves the hash as it is.  No file is listed by
name: a module has rules if a function in it has one of our decorators.
"""

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from farmyard.core.shelves import folder_of

_HERE = Path(__file__).parent
PACKAGE = _HERE.parent.parent
_IMPORT = re.compile(
    r"^(?:from (farmyard[\w.]*) import (?:\(([^)]*)\)|([^\n(]*))|import (farmyard[\w.]*))", re.M
)
"""An import at the head of a module; matching takes a hundredth of the time of parsing."""
MESSAGES = "text"
"""The messages of a room, in its package: nothing compiled depends on them."""
BYTES_A_SECOND = 3_000  # of source, by one core of 2020
_WORN = re.compile(r"^ *@(?:rule|loop)(?:_over)?\b", re.M)


def mark(owner: str, maker: Path) -> str:
    """Return the hash of the sources of one module's loops over a game, or over none."""
    hashed = sha256()
    for path in sources(owner, maker):
        hashed.update(path.name.encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()[:16]


def sources(owner: str, maker: Path) -> list[Path]:
    """Return the source files hashed into the cache key of one module's loops over a game."""
    found, todo = set[Path](), [maker, *_HERE.glob("*.py"), *_rules(owner)]
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += _imported(path)
    return sorted([*found, *_game(owner).rglob("*.txt")])


def _game(key: str) -> Path:
    """Return the folder of a game, whatever shelf it lies on."""
    ours = PACKAGE / "games" / key
    return ours if ours.is_dir() else folder_of(key)


def _rules(owner: str) -> list[Path]:
    """Return the modules with rules or loops in the folder of a game."""
    modules = _game(owner).rglob("*.py")
    return [path for path in modules if _WORN.search(path.read_text("utf-8"))]


def seconds_to_compile(owner: str) -> int:
    """Estimate how long a table's loops of a game take to compile, on a usual machine."""
    return round(sum(path.stat().st_size for path in _rules(owner)) / BYTES_A_SECOND)


@cache
def _imported(path: Path) -> tuple[Path, ...]:
    """Return the files of the Farmyard modules that a module imports."""
    found = list[Path | None]()
    for whence, many, few, whole in _IMPORT.findall(path.read_text("utf-8")):
        names = [name.split()[0] for name in (many or few).split(",") if name.strip()]
        if names == [MESSAGES]:
            continue
        within = [_module(f"{whence}.{name}") for name in names if name != MESSAGES]
        found += within if within and all(within) else [*within, _module(whence or whole)]
    return tuple(each for each in found if each)


def _module(name: str) -> Path | None:
    """Return the file of a module, or None if the name is not a module."""
    _, *within = name.split(".")
    place = PACKAGE.joinpath(*within)
    if within[:1] == ["games"] and len(within) > 1:
        place = _game(within[1]).joinpath(*within[2:])
    return next((p for p in (place.with_suffix(".py"), place / "__init__.py") if p.is_file()), None)
