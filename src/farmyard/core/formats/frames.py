"""Frames of a table for programs, in the form of docs/protocol.md.

A server sends them over a socket, the laboratory to a program's standard input.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


@dataclass(slots=True)
class Event:
    """An entry of the log, as a seat may see it."""

    n: int
    seat: int
    text: str
    joins: bool = False
    choice: int | None = None  # only for one's own decisions
    left: int | None = None  # after taking back: how many decisions still count


@dataclass(slots=True)
class StateFrame:
    """A frame to a program, after a change: all that its seat may know."""

    table: str
    n: int
    seat: int
    to_move: int | None
    over: bool
    view: Any  # plain data, or what its writer takes for JSON text
    choices: list[tuple[int, str]]
    lines: list[str]
    commitment: str | None = None  # SHA-256 of the secret of its deal, docs/fair-shuffles.md
    until: int | None = None  # deadline of the seat to move, in ms since 1970
    rests: bool = False
    asks: dict[str, Any] | None = None
    said: list[tuple[int, str, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)  # since a version, or the last frame


def decision(
    table: "Table", seat: int, mine: Collection[int], place: int, n: int, words: bool = True
) -> Event:
    """Return decision ``place`` (from 0) as a seat may see it, an event that leads to version n.

    ``mine`` are the seats whose decisions are the reader's own; without ``words`` it has no text.
    """
    who = table.history.turn_at(place)
    choice = table.history.moves[place] if who in mine else None
    if not words:
        return Event(n, who, "", choice=choice)
    line = table.views.line(place, seat, keep=False)  # read once
    return Event(n, who, line.text, bool(line.joins), choice)
