"""The flat record a game is played on, and the one decorator its rules wear.

A game's state is a single NumPy record: a fixed number of bytes, every field named.  A clone is a
copy of bytes, a batch is an array.  The rules are plain functions that change the record in place;
the same source runs compiled, inside GPU kernels, and (``NUMBA_DISABLE_JIT=1``) as plain Python.
Each field also says what its numbers stand for, so that positions can be written in words.
"""

import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Any, ClassVar, TypeVar

import numba
import numpy as np
from numba import njit

NOBODY = NOTHING = HIDDEN = -1
SPECTATOR = -1

COMPILED = not getattr(numba.config, "DISABLE_JIT", 0)
"""False under ``NUMBA_DISABLE_JIT=1``: the rules run as plain Python, where NumPy checks ranges."""

word: Any = np.uint64 if COMPILED else int
"""A 64-bit word of the dice: wraps when compiled, is masked when plain."""


# -- Fields ---------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """A kind of field: ``i1`` is one small number, ``i1[6, 15]`` a grid of them.

    ``names`` are the words for its numbers; ``how`` says how they apply: "number" (plain), "name"
    (each number is one of the names, −1 nothing), "count" (the last axis counts copies of each
    name), "pile" (names, the last card on top and written first) or "set" (bits of one integer).
    An ``optional`` number is −1 where there is none.  A ``tallied`` field is not written in a
    position: the game's ``tally`` works it out again.
    """

    dtype: Any
    shape: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    how: str = "number"
    by_seat: bool = False
    derived: bool = False
    may_be_none: bool = False

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Cell":
        return replace(self, shape=shape if isinstance(shape, tuple) else (shape,))

    @property
    def each_seat(self) -> "Cell":
        """The first axis is the seats."""
        return replace(self, by_seat=True)

    @property
    def tallied(self) -> "Cell":
        return replace(self, derived=True)

    @property
    def optional(self) -> "Cell":
        return replace(self, may_be_none=True)

    @property
    def empty(self) -> int:
        """What stands in a cell of this kind when nothing was said of it."""
        return NOTHING if self.may_be_none or self.how in ("name", "pile") else 0

    def naming(self, names: Sequence[str] | type[IntEnum]) -> "Cell":
        words = [n.name for n in names] if isinstance(names, type) else names
        return replace(self, names=tuple(words), how="name")

    def counting(self, names: Sequence[str]) -> "Cell":
        return replace(self, names=tuple(names), how="count")

    def piling(self, names: Sequence[str]) -> "Cell":
        return replace(self, names=tuple(names), how="pile")

    def gathering(self, names: Sequence[str]) -> "Cell":
        return replace(self, names=tuple(names), how="set")


# Typed as Any: on the class a field is a Cell, on a record it is a number or an array.
i1: Any = Cell(np.int8)
i2: Any = Cell(np.int16)
i4: Any = Cell(np.int32)
u8: Any = Cell(np.uint64)

LINE = 64  # bytes: records are padded to whole cache lines, so that threads do not share one


class Record:
    """Subclass this and name the fields, one a line; every game has the six below as well."""

    key = u8[2]  # of the dice: never in a view
    throws = i4  # of the dice so far
    seats = i1
    turn = i1  # whose decision it is
    phase = i1  # what that decision is about; 0 in every game: the game is over
    news = i4  # how often something hidden has been shown to anybody: undo stops there

    dtype: ClassVar[np.dtype[Any]]
    cells: ClassVar[dict[str, Cell]]

    def __init_subclass__(cls) -> None:
        own = {n: c for k in reversed(cls.__mro__) for n, c in vars(k).items()}
        cls.cells = {n: c for n, c in own.items() if isinstance(c, Cell)}
        packed = np.dtype([(n, c.dtype, c.shape) for n, c in cls.cells.items()], align=True)
        assert packed.fields is not None
        layout = {
            "names": list(packed.fields),
            "formats": [f[0] for f in packed.fields.values()],
            "offsets": [f[1] for f in packed.fields.values()],
            "itemsize": -(-packed.itemsize // LINE) * LINE,
        }
        cls.dtype = np.dtype((np.record, layout))

    @classmethod
    def batch(cls, n: int = 1) -> np.ndarray[Any, Any]:
        """An array of ``n`` records, every byte zero."""
        return np.zeros(n, cls.dtype)


def clone(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of the bytes, the padding too (NumPy's own copy leaves that to chance)."""
    return states.view(f"V{states.dtype.itemsize}").copy().view(states.dtype)


def as_bytes(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same memory as rows of bytes, one row a record: shape (n, itemsize), uint8."""
    return states.view(np.uint8).reshape(len(states), -1)


# -- Compiling ------------------------------------------------------------------

F = TypeVar("F", bound=Callable[..., Any])
_PACKAGE = Path(__file__).parent.parent


_TOLD = ("__init__", "words", "page")  # what a game says and shows: never compiled


def _engine_sources() -> list[Path]:
    rooms = [p for p in _PACKAGE.glob("games/*/*.py") if p.stem not in _TOLD]
    games = [*rooms, *_PACKAGE.glob("games/*/*.txt")]
    return sorted([*_PACKAGE.glob("core/*.py"), *_PACKAGE.glob("lab/*.py"), *games])


def _cache_folder() -> Path:
    """A folder named by all engine sources.

    The compiler's own cache notices a change in a function's file, but not in those it calls.
    """
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    if not os.access(base if base.exists() else base.parent, os.W_OK):
        base = Path(gettempdir()) / f"farmyard-{os.getuid() if hasattr(os, 'getuid') else 0}"
    mark = sha256(b"".join(path.read_bytes() for path in _engine_sources())).hexdigest()[:16]
    return base / "farmyard" / mark


if COMPILED and not os.environ.get("NUMBA_CACHE_DIR"):
    setattr(numba.config, "CACHE_DIR", str(_cache_folder()))  # noqa: B010 (unknown to its types)


def cache_folder() -> Path:
    """Where compiled code is kept."""
    folder = Path(getattr(numba.config, "CACHE_DIR", "") or _cache_folder())
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def rule(function: F) -> F:
    """Marks a function of the rules: compiled, pure arithmetic over the record."""
    return _compile(function, function.__module__)


def loop_over(game: str) -> Callable[[F], F]:
    """Compiles a loop that a factory made over one game's rules."""
    return lambda function: _compile(function, game)


def _compile(function: F, module: str) -> F:
    if not COMPILED:
        return function
    dispatcher: Any = njit(cache=True, nogil=True, error_model="numpy")(function)
    # Found in the cache again only if it is pickled with the same id in every process.
    dispatcher._set_uuid(sha256(f"{module}.{function.__qualname__}".encode()).hexdigest()[:32])
    compiled: F = dispatcher
    return compiled


def readable(name: str) -> str:
    """``LAST_SEEN`` or ``last_seen`` as words: "last seen"."""
    return re.sub("_+", " ", name).strip().lower()
