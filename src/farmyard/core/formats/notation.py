"""Positions and views as text, both ways.

A position is JSON in the words of the rules: cards and phases by name, hands as lists, piles top
first.  All of it follows from the declared fields of a record; no game needs code of its own.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from farmyard.core.contract import Key
from farmyard.core.errors import PositionError
from farmyard.core.game import Game
from farmyard.core.game_card import Card
from farmyard.core.record import HIDDEN_BYTE, NOTHING, Cell, readable

HEAD = {"game", "rules_version", "seats", "options", "key"}  # of a position, before its fields
SECRETS = ("key", "throws", "news")  # fields of every record, for the dice and undo: in no view


# -- Writing --------------------------------------------------------------------


def write_view(game: Game, views: np.ndarray[Any, Any]) -> dict[str, Any]:
    """Return a view, shape (1,), as plain data in words, without the fields that it hides."""
    skip = {*SECRETS, *(o.name for o in game.card.options)}
    told = dict(_fields(game, views, tallied=True, skip=skip | _hidden(game, views)))
    return {"options": options_in_words(game.card, views)} | told


def _hidden(game: Game, views: np.ndarray[Any, Any]) -> set[str]:
    """Return the names of the fields that a view hides: hideable, with all bytes masked.  An empty
    pile or "nobody" has the same bytes in an open field, which is not hideable."""
    row, cells = views.tobytes(), game.rules.State.cells
    fields = (views.dtype.fields or {}).items()
    return {
        name
        for name, (kind, start, *_) in fields
        if cells[name].hideable
        and row.count(HIDDEN_BYTE, start, start + kind.itemsize) == kind.itemsize
    }


def write_position(game: Game, states: np.ndarray[Any, Any], names: list[str]) -> dict[str, Any]:
    """Return the true position with the key of its dice, so that the game can go on from it."""
    head: dict[str, Any] = {
        "game": game.card.key,
        "rules_version": game.card.rules_version,
        "seats": list(names),
        "options": options_in_words(game.card, states),
        "key": write_key((int(states[0]["key"][0]), int(states[0]["key"][1]))),
    }
    skip = {"key", "seats", *(o.name for o in game.card.options)}
    return head | dict(_fields(game, states, tallied=False, skip=skip))


def options_in_words(card: Card, states: np.ndarray[Any, Any]) -> dict[str, str]:
    """Return all options of a record, each as its word."""
    return {o.name: o.word(int(states[0][o.name])) for o in card.options}


def write_key(key: Key) -> str:
    """Return a key as 32 hexadecimal digits, for `read_key`."""
    return f"{key[0]:016x}{key[1]:016x}"


def _fields(
    game: Game, states: np.ndarray[Any, Any], tallied: bool, skip: set[str]
) -> Iterator[tuple[str, Any]]:
    row, seats = states[0], int(states[0]["seats"])
    for name, cell in game.rules.State.cells.items():
        if name not in skip and (tallied or not cell.derived):
            yield name, write_cell(cell, row[name].tolist(), seats)


def write_cell(cell: Cell, value: Any, seats: int) -> Any:
    """Return one field in words, from its ``value`` as plain numbers or lists of them."""
    return _write(cell, value[:seats] if cell.by_seat else value, cell.by_seat)


def _write(cell: Cell, value: Any, by_seat: bool = False) -> Any:
    if by_seat:
        return [_write(cell, each) for each in value]
    if cell.how == "set":
        return None if value < 0 else [n for i, n in enumerate(cell.names) if value >> i & 1]
    if cell.how == "count":
        return _write_counts(cell, value)
    if isinstance(value, list):
        return _write_list(cell, value)
    return _write_one(cell, value)


def _write_one(cell: Cell, number: int) -> Any:
    if number == NOTHING and cell.empty == NOTHING:
        return None
    return cell.names[number] if cell.names and number != NOTHING else number


def _write_counts(cell: Cell, counts: Any) -> list[str] | None:
    """Return each name as often as it is counted, without hidden counts; None if all are hidden."""
    if max(counts) < 0:
        return None
    return [name for name, n in zip(cell.names, counts, strict=True) for _ in range(n)]


def _write_list(cell: Cell, value: list[Any]) -> list[Any]:
    numbers = list(value)
    if cell.empty == NOTHING:
        while numbers and numbers[-1] == NOTHING:
            numbers.pop()
    if cell.how == "pile":
        numbers.reverse()
    return [_write_one(cell, n) for n in numbers]


# -- Reading --------------------------------------------------------------------


def read_position(game: Game, position: Any, seats: int) -> np.ndarray[Any, Any]:
    """Return the record of a written position, checked: shape (1,).

    Missing fields are empty, derived fields are computed.  Raises `PositionError`, which names the
    first field at fault.
    """
    if not isinstance(position, dict):
        raise PositionError("position", "should be an object with a field for each part of it")
    _check_head(game.card, position, seats)
    cells = _readable_cells(game)
    given = position.get("options", {})
    if not isinstance(given, dict):
        raise PositionError("options", "should be an object of names and values")
    states = game.template(seats, game.card.read_options(given, seats))
    states["key"] = read_key(position.get("key", "0" * 32))
    for name, cell in cells.items():
        _read_field(states, name, cell, position.get(name), seats)
    _check_turn(game, states, position, seats)
    game.loops.tally(states, 0)
    fault = game.written.fault(states[0])
    if fault:
        raise PositionError(*fault)
    if not position.keys() - HEAD:
        raise PositionError("position", "says nothing of the game; Table.position() has its fields")
    return states


Fault = tuple[str, str, dict[str, Any]] | None
"""An impossible field, the name of the sentence that says why, and the values of its slots."""


def first_fault(
    s: Any, checks: Sequence[Callable[[Any], Fault]], sentences: Mapping[str, str]
) -> tuple[str, str] | None:
    """Return the first impossible field of a written position and the reason, or None."""
    for check in checks:
        if (found := check(s)) is not None:
            field, sentence, slots = found
            return field, sentences[sentence].format(**slots)
    return None


def _readable_cells(game: Game) -> dict[str, Cell]:
    skip = ("key", "seats", *(o.name for o in game.card.options))
    return {n: c for n, c in game.rules.State.cells.items() if n not in skip and not c.derived}


def _check_head(card: Card, position: dict[str, Any], seats: int) -> None:
    card.check_seats(seats)
    for name, wanted in (("game", card.key), ("rules_version", card.rules_version)):
        if position.get(name, wanted) != wanted:
            raise PositionError(name, f"is {position[name]}, but this is {wanted}")


def _check_turn(
    game: Game, states: np.ndarray[Any, Any], position: dict[str, Any], seats: int
) -> None:
    known = {*HEAD, *_readable_cells(game)}
    for name in position:
        if name not in known:
            raise PositionError(str(name), f"is no field; there are {', '.join(sorted(known))}")
    if position.get("phase") is None:
        states["phase"] = 1
    if not 0 <= int(states[0]["turn"]) < seats:
        raise PositionError("turn", f"should be a seat from 0 to {seats - 1}")


def read_key(text: Any) -> Key:
    """Read a key of 32 hexadecimal digits as two numbers; raise `PositionError` for other text."""
    digits = text if isinstance(text, str) else ""
    if len(digits) != 32 or any(c not in "0123456789abcdef" for c in digits):
        raise PositionError("key", "should be 32 hexadecimal digits")
    return int(digits[:16], 16), int(digits[16:], 16)


def _read_field(
    states: np.ndarray[Any, Any], name: str, cell: Cell, value: Any, seats: int
) -> None:
    row, cell = states[0], replace(cell, most=seats - 1) if cell.is_seat else cell
    if not cell.by_seat:
        row[name] = _read(cell, name, value, cell.shape)
        return
    if value is not None and (not isinstance(value, list) or len(value) != seats):
        raise PositionError(name, f"should be a list of {seats}, one for each seat")
    for p in range(cell.shape[0]):
        own = value[p] if value is not None and p < seats else None
        row[name][p] = _read(cell, f"{name}[{p}]", own, cell.shape[1:])


def _read(cell: Cell, field: str, value: Any, shape: tuple[int, ...]) -> Any:
    if cell.how in ("count", "set"):
        return _read_counts(cell, field, [] if value is None else value)
    if not shape:
        return cell.empty if value is None else _read_one(cell, field, value)
    length = shape[0]
    if value is None:
        value = []
    if not isinstance(value, list) or len(value) > length:
        raise PositionError(field, f"should be a list of at most {length}")
    numbers = [_read_one(cell, f"{field}[{i}]", each) for i, each in enumerate(value)]
    if cell.how == "pile":
        numbers.reverse()
    return numbers + [cell.empty] * (length - len(numbers))


def _read_one(cell: Cell, field: str, value: Any) -> int:
    if value is None and cell.empty == NOTHING:
        return NOTHING
    if cell.names:
        return _read_name(cell, field, value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(field, f"should be a whole number, not {_show(value)}")
    least, high = int(np.iinfo(cell.dtype).min), int(np.iinfo(cell.dtype).max)
    low = least if cell.below_zero else min(cell.empty, 0)
    high = high if cell.most is None else cell.most
    if not low <= value <= high:
        raise PositionError(field, _should_be(cell, low, high, value))
    return value


def _should_be(cell: Cell, low: int, high: int, value: int) -> str:
    if not cell.is_seat:
        numbers = "0 or 1" if (low, high) == (0, 1) else f"from {low} to {high}"
        return f"should be {numbers}, not {value}"
    nobody = ", or null for nobody" if cell.may_be_none else ""
    return f"should be a seat from 0 to {high}{nobody}, not {value}"


def _read_name(cell: Cell, field: str, value: Any) -> int:
    if not isinstance(value, str) or value not in cell.names:
        some = ", ".join(cell.names[:24]) + (" …" if len(cell.names) > 24 else "")
        raise PositionError(field, f"there is no {_show(value)}; there are {some}")
    return cell.names.index(value)


def _read_counts(cell: Cell, field: str, value: Any) -> Any:
    if not isinstance(value, list):
        raise PositionError(field, f"should be a list of names, not {_show(value)}")
    counts = [0] * len(cell.names)
    for i, each in enumerate(value):
        counts[_read_name(cell, f"{field}[{i}]", each)] += 1
    if cell.how == "count" and max(counts) <= np.iinfo(cell.dtype).max:
        return counts
    if max(counts) > 1:
        raise PositionError(field, f"holds {cell.names[counts.index(max(counts))]} twice")
    return sum(1 << i for i, n in enumerate(counts) if n)


def _show(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return readable(text[:40]) if isinstance(value, str) else text[:40]
