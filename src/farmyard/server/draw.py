"""Draws what a watcher of a room gets: the inside of the page, or JSON for a program.

A page is drawn once for everybody who would see the same: all spectators share one, and a person's
two screens share another. The room forgets its drawings at every change.
"""

from typing import Any

from farmyard.core import catalogue
from farmyard.server import context, wire
from farmyard.server.identity import NOBODY, Person
from farmyard.server.room import Room, Watcher
from farmyard.server.schema import WAITING


def frame(room: Room, watcher: Watcher) -> str | None:
    """The newest frame for a watcher; None while its page has nothing to show."""
    if watcher.program:
        return state(room, watcher.person)
    waiting = room.row.stage == WAITING or watcher.page == "waiting"
    if room.fault is not None or (room.table is None and not waiting):
        return None
    return inside(room, watcher.person, watcher.base)


def inside(room: Room, person: str, base: str) -> str:
    """What lies inside <main>: of the table, or of the waiting page while there is none."""
    seen_by = person if _is_known(room, person) else ""
    key = (seen_by, base)
    if key not in room.drawn:
        room.drawn[key] = _inside(room, seen_by, base)
    return str(room.drawn[key])


def _is_known(room: Room, person: str) -> bool:
    return person == room.row.opener or bool(room.seats_of(person))


def _inside(room: Room, person: str, base: str) -> str:
    templates = room.house.templates
    if room.table is not None:
        filled = context.table(room, person, base)
        return templates.render("inside.html", {**filled, "v": room.house.assets.version})
    somebody = Person(person, "") if person else NOBODY
    filled = context.waiting(room, somebody, base)
    return templates.render("bench.html", {**filled, "v": room.house.assets.version})


def state(room: Room, person: str) -> str:
    """All that a program's seat may know, as JSON."""
    key = ("program", person)
    if key not in room.drawn:
        room.drawn[key] = wire.encode(_state(room, person)).decode()
    return str(room.drawn[key])


def _state(room: Room, person: str) -> Any:
    table = room.table
    if table is None:
        return wire.State(room.row.id, 0, -1, None, False, {}, [], [])
    seat = room.eyes(person, program=True).seat
    choices = table.choices() if table.to_move == seat else []
    return wire.State(
        room.row.id,
        len(room.log),
        seat,
        table.to_move,
        table.over,
        table.view(seat),
        choices,
        table.log(seat),
    )


def title(room: Room) -> str:
    """What the room's game is called."""
    return catalogue.card(room.row.game).title
