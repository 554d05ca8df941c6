"""The flat record a game is played on.

A game's state is a single NumPy record: a fixed number of bytes, every field named.  A clone is a
copy of bytes, a batch is an array.  Each field also says what its numbers stand for, so that
positions can be written in words.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, ClassVar

import numpy as np

NOBODY = NOTHING = HIDDEN = -1
HIDDEN_BYTE = 0xFF
"""The value of each byte that is hidden from a seat; a signed cell of such bytes is −1."""

SPECTATOR = -1

OVER = 0
"""The phase of a finished game, in every game."""

# -- Fields ---------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """A kind of field: ``i1`` is one small number, ``i1[6, 15]`` a grid of them.

    ``names`` are the words for its numbers; ``how`` says how they apply: "number" (plain), "name"
    (each number is one of the names, −1 nothing), "count" (the last axis counts copies of each
    name), "pile" (names, the last card on top and written first) or "set" (bits of one integer).
    An ``optional`` number is −1 where there is none.  A written position may hold in a ``seat``
    only a seat of its table, in a ``flag`` only 0 or 1, and no more than n in a number ``upto(n)``.
    A ``tallied`` field is not written in a position: the game's ``tally`` works it out again.

    ``seen`` is the field's visibility: "everybody" (``open``), "owner" (``own``: the first axis is
    the seats, and each seat sees its row), "partly" (``partly``), or by default "nobody".  The
    game's ``knowledge`` shows more, depending on the position.  A written view leaves out a field
    that it hides wholly, unless the field is open or partly visible.
    """

    dtype: Any
    shape: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    how: str = "number"
    by_seat: bool = False
    derived: bool = False
    may_be_none: bool = False
    below_zero: bool = False
    seen: str = "nobody"
    is_seat: bool = False
    most: int | None = None

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Cell":
        return replace(self, shape=shape if isinstance(shape, tuple) else (shape,))

    @property
    def each_seat(self) -> "Cell":
        """The field with a row for each seat: its first axis is the seats."""
        return replace(self, by_seat=True)

    @property
    def tallied(self) -> "Cell":
        """The field as derived from others, and so not written in a position."""
        return replace(self, derived=True)

    @property
    def open(self) -> "Cell":
        """The field as visible to every seat."""
        return replace(self, seen="everybody")

    @property
    def own(self) -> "Cell":
        """The field with a row for each seat that only its owner sees."""
        return replace(self, seen="owner", by_seat=True)

    @property
    def partly(self) -> "Cell":
        """The field as visible in part, depending on the position: see the game's `knowledge`."""
        return replace(self, seen="partly")

    @property
    def hideable(self) -> bool:
        """True if some seat may see nothing of the field."""
        return self.seen in ("nobody", "owner")

    @property
    def optional(self) -> "Cell":
        """The field with −1 for no value."""
        return replace(self, may_be_none=True)

    @property
    def seat(self) -> "Cell":
        """The field as a number of a seat."""
        return replace(self, is_seat=True)

    @property
    def flag(self) -> "Cell":
        """The field as 0 or 1."""
        return self.upto(1)

    def upto(self, most: int) -> "Cell":
        """Return the field with a highest value."""
        return replace(self, most=most)

    @property
    def signed(self) -> "Cell":
        """The field with negative values allowed."""
        return replace(self, below_zero=True)

    @property
    def empty(self) -> int:
        """The default value of a cell in a written position: −1 or 0."""
        return NOTHING if self.may_be_none or self.how in ("name", "pile") else 0

    def naming(self, names: Sequence[str] | type[IntEnum]) -> "Cell":
        """Return the field with a name for each number."""
        words = [n.name for n in names] if isinstance(names, type) else names
        return replace(self, names=tuple(words), how="name")

    def counting(self, names: Sequence[str]) -> "Cell":
        """Return the field with counts of each of these names along its last axis."""
        return replace(self, names=tuple(names), how="count")

    def piling(self, names: Sequence[str]) -> "Cell":
        """Return the field as a pile of these names: the last card is on top, and written first."""
        return replace(self, names=tuple(names), how="pile")

    def gathering(self, names: Sequence[str]) -> "Cell":
        """Return the field as a set of these names, the bits of one number."""
        return replace(self, names=tuple(names), how="set")


# Typed as Any: on the class a field is a Cell, on a record it is a number or an array.
i1: Any = Cell(np.int8)
i2: Any = Cell(np.int16)
i4: Any = Cell(np.int32)
u8: Any = Cell(np.uint64)


class Numbers(np.ndarray[Any, Any]):
    """A field of several cells as plain Python reads it: each of them is a Python integer, which
    does not overflow."""

    def __getitem__(self, at: Any) -> Any:
        found = _part(self, at)
        return found if isinstance(found, np.ndarray) else found.item()

    def __array_wrap__(self, made: Any, context: Any = None, return_scalar: bool = False) -> Any:
        return made[()] if return_scalar else made


_part, _field = np.ndarray.__getitem__, np.void.__getitem__


def _reader(name: str, shape: tuple[int, ...]) -> property:
    """Make the property of a field that reads it as a Python integer, or as `Numbers`."""
    if shape:
        return property(lambda row: _field(row, name).view(Numbers))
    return property(lambda row: int(_field(row, name)))


LINE = 64  # bytes: records are padded to whole cache lines, so that threads do not share one


class Record:
    """The base class of records: a subclass names its fields, one a line, after these six."""

    key = u8[2]  # of the dice: never in a view
    throws = i4  # of the dice so far
    seats = i1.open
    turn = i1.open  # whose decision it is
    phase = i1.open  # what that decision is about; 0 in every game: the game is over
    news = i4  # how often something hidden has been shown to anybody: undo stops there

    dtype: ClassVar[np.dtype[Any]]
    cells: ClassVar[dict[str, Cell]]
    Row: ClassVar[type[np.record]]

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
        cls.dtype = np.dtype((cls._row(), layout))

    @classmethod
    def _row(cls) -> type[np.record]:
        """Make the scalar type of the record: a subclass of `numpy.record` with a property a field.

        NumPy's own attribute access looks the field up by its name every time, which takes eight
        times as long; words and pages do little else.
        """
        kept = {"__module__": cls.__module__, "__qualname__": f"{cls.__qualname__}.Row"}
        plain = {name: getattr(np.void, name) for name in ("__getattribute__", "__getitem__")}
        fields = {name: _reader(name, cell.shape) for name, cell in cls.cells.items()}
        cls.Row = type("Row", (np.record,), {**kept, **plain, **fields})
        return cls.Row

    @classmethod
    def batch(cls, n: int = 1) -> np.ndarray[Any, Any]:
        """Return an array of ``n`` records, every byte zero."""
        return np.zeros(n, cls.dtype)


def clone(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return a copy of all bytes, padding included (`ndarray.copy` leaves padding undefined)."""
    return states.view(f"V{states.dtype.itemsize}").copy().view(states.dtype)


def alone(record: Any) -> np.ndarray[Any, Any]:
    """Return a copy of one record as an array, as compiled loops take it: shape (1,).

    Copying its bytes takes a ninth of the time of copying its fields.
    """
    return np.frombuffer(bytearray(record.tobytes()), record.dtype)


def as_bytes(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return records as rows of bytes without a copy: uint8 of shape (n, itemsize)."""
    return states.view(np.uint8).reshape(len(states), -1)


def readable(name: str) -> str:
    """Return an identifier as words: "last seen" for ``LAST_SEEN`` or ``last_seen``."""
    return re.sub("_+", " ", name).strip().lower()
