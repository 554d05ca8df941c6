"""Views read back from plain data, for programs that are told of a table from afar.

A view that comes from `notation.write_view` makes the record again, so that a game's own words can
be said of it.  Counts that are hidden in part come back as none.
"""

from typing import Any

import numpy as np

from farmyard.core.errors import PositionError
from farmyard.core.formats.notation import SECRETS
from farmyard.core.game import Game
from farmyard.core.record import HIDDEN_BYTE, NOTHING, Cell


def read_view(game: Game, view: Any, seats: int) -> np.ndarray[Any, Any]:
    """Return the view that was written as plain data: shape (1,).

    Raises `PositionError` for anything that no view of this game is written as.
    """
    if not isinstance(view, dict):
        raise PositionError("view", "should be an object with a field for each part of it")
    game.card.check_seats(seats)
    options = view.get("options", {})
    states = game.template(seats, game.card.read_options(options, seats))
    skip = {*SECRETS, "seats", *(o.name for o in game.card.options)}
    for name, cell in game.rules.State.cells.items():
        if name in skip:
            continue
        if name not in view:
            start, size = states.dtype.fields[name][1], states.dtype.fields[name][0].itemsize
            states.view(np.uint8)[start : start + size] = HIDDEN_BYTE
            continue
        try:
            states[0][name] = _field(cell, view[name], states[0][name])
        except (ValueError, TypeError, LookupError, AttributeError, OverflowError):
            raise PositionError(name, "is not written as a view of this game") from None
    return states


def _field(cell: Cell, value: Any, empty: Any) -> Any:
    if not cell.by_seat:
        return _read(cell, value, cell.shape)
    rows = [_read(cell, each, cell.shape[1:]) for each in value]
    return rows + [np.array(row).tolist() for row in empty[len(rows) :]]


def _read(cell: Cell, value: Any, shape: tuple[int, ...]) -> Any:
    if cell.how == "count":
        return _counts(cell, value, shape)
    if cell.how == "set" and not shape:
        return NOTHING if value is None else sum(1 << cell.names.index(n) for n in set(value))
    if not shape:
        return _one(cell, value)
    if len(shape) > 1 or cell.how == "set":
        rows = [_read(cell, each, shape[1:]) for each in value]
    else:
        rows = [_one(cell, each) for each in value]
    if cell.how == "pile":
        rows.reverse()
    missing = np.full(shape[1:], NOTHING).tolist()
    return rows + [missing] * (shape[0] - len(rows))


def _one(cell: Cell, value: Any) -> int:
    if value is None:
        return NOTHING
    if isinstance(value, str):
        return cell.names.index(value)
    return int(value)


def _counts(cell: Cell, value: Any, shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_counts(cell, each, shape[1:]) for each in value]
    if value is None:
        return [NOTHING] * shape[0]
    return [value.count(name) for name in cell.names]
