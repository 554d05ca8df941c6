"""Views as JSON text, joined from a cache of serialised fields.

Between two decisions most fields of a view stay the same, and many tables agree in most of them.
So each field of a game has a cache from its bytes to its JSON text, and a view is joined from
these.  `notation.write_view` makes the same view as plain data.
"""

import json
import sys
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple

import numpy as np

from farmyard.core import catalogue
from farmyard.core.formats import notation
from farmyard.core.game import Game
from farmyard.core.record import HIDDEN_BYTE, Cell

KEPT = 256  # values of a field whose text is cached
_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Field(NamedTuple):
    """A field of a record: its first and end byte, its bytes when hidden (None: never hidden), and
    the cached function that writes it."""

    begin: int
    end: int
    hidden: bytes | None
    said: Callable[[bytes, int], bytes]


class Shorthand:
    """A writer of one game's views, with its caches."""

    def __init__(self, game: Game) -> None:
        cells, places = game.rules.State.cells, dict(game.rules.State.dtype.fields or {})
        options = {option.name: option for option in game.card.options}
        self._fields, self._options = list[Field](), list[tuple[str, int, int, Any]]()
        for name, cell in cells.items():
            kind, begin = places[name][:2]
            end = begin + kind.itemsize
            if name in options:
                self._options.append((name, begin, end, options[name].word))
            elif name not in notation.SECRETS:
                said = lru_cache(KEPT)(partial(_said, name, cell, kind))
                hidden = bytes([HIDDEN_BYTE]) * kind.itemsize if cell.hideable else None
                self._fields.append(Field(begin, end, hidden, said))
        self._options.sort(key=lambda each: list(options).index(each[0]))
        self._chosen = lru_cache(KEPT)(self._options_said)

    def view(self, views: np.ndarray[Any, Any]) -> bytes:
        """Write a view, shape (1,), as a JSON object without the fields that it hides."""
        raw, seats = views.tobytes(), int(views["seats"][0])
        told = [self._chosen(*[raw[begin:end] for _, begin, end, _ in self._options])]
        for begin, end, hidden, said in self._fields:
            if (piece := raw[begin:end]) != hidden:
                told.append(said(piece, seats))
        return b"{%b}" % b",".join(told)

    def _options_said(self, *pieces: bytes) -> bytes:
        values = [int.from_bytes(piece, sys.byteorder, signed=True) for piece in pieces]
        chosen = zip(self._options, values, strict=True)
        return _entry("options", {name: word(n) for (name, _, _, word), n in chosen})


@cache
def shorthand(key: str) -> Shorthand:
    """Return the writer of a game, which all its tables share."""
    return Shorthand(catalogue.game(key))


def _said(name: str, cell: Cell, kind: np.dtype[Any], piece: bytes, seats: int) -> bytes:
    return _entry(name, notation.write_cell(cell, np.frombuffer(piece, kind)[0].tolist(), seats))


def _entry(name: str, value: Any) -> bytes:
    return f"{_write(name)}:{_write(value)}".encode()
