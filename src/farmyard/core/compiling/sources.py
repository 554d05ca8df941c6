"""What compiled code was made of: the mark that changes when it must be compiled anew.

The compiler's own cache notices a change in a function's file, but not in those it calls.  So a
loop over a game is kept under a mark of everything that may be in it: the module it is made in, the
modules of the game that hold rules, all that these import, the tables of numbers that lie beside
them, and this folder.  An edit anywhere else, and in any other game, leaves the mark as it is.
Nothing is listed by name: a module of rules is one in which a function wears a decorator of ours.
"""

import re
from functools import cache
from hashlib import sha256
from pathlib import Path

_HERE = Path(__file__).parent
PACKAGE = _HERE.parent.parent
_IMPORT = re.compile(
    r"^(?:from (farmyard[\w.]*) import (?:\(([^)]*)\)|([^\n(]*))|import (farmyard[\w.]*))", re.M
)
"""An import at the head of a module: a look at the lines takes a hundredth of parsing them."""
_WORN = re.compile(r"^ *@(?:rule|loop)(?:_over)?\b", re.M)


def mark(owner: str, maker: Path) -> str:
    """The mark of the loops that one module makes over a game, or over none."""
    hashed = sha256()
    for path in sources(owner, maker):
        hashed.update(path.name.encode())
        hashed.update(path.read_bytes())
    return hashed.hexdigest()[:16]


def sources(owner: str, maker: Path) -> list[Path]:
    """The files that may be in the loops that one module makes over a game."""
    home = PACKAGE / "games" / owner
    wearing = (path for path in home.rglob("*.py") if _WORN.search(path.read_text("utf-8")))
    found, todo = set[Path](), [maker, *_HERE.glob("*.py"), *wearing]
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += _imported(path)
    return sorted([*found, *home.rglob("*.txt")])


@cache
def _imported(path: Path) -> tuple[Path, ...]:
    """The modules that a module of ours imports from us."""
    found = list[Path | None]()
    for whence, many, few, whole in _IMPORT.findall(path.read_text("utf-8")):
        names = [name.split()[0] for name in (many or few).split(",") if name.strip()]
        within = [_module(f"{whence}.{name}") for name in names]
        found += within if within and all(within) else [*within, _module(whence or whole)]
    return tuple(each for each in found if each)


def _module(name: str) -> Path | None:
    """Where a module of this name is, if it is one."""
    place = PACKAGE.joinpath(*name.split(".")[1:])
    return next((p for p in (place.with_suffix(".py"), place / "__init__.py") if p.is_file()), None)
