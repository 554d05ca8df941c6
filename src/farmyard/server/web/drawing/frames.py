"""Draws what a watcher of a room gets: the inside of the page, or JSON for a program.

A page is drawn once for everybody who would see the same: all spectators share one, and a person's
two screens share another. The room forgets its drawings at every change.
"""

from typing import Any

import msgspec

from farmyard.core import catalogue
from farmyard.server.live.actor import Room
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import WAITING
from farmyard.server.table.sealing import promise
from farmyard.server.web import wire
from farmyard.server.web.drawing import history, pages, sidebar
from farmyard.server.web.identity import NOBODY, Person

EMPTY = msgspec.Raw(b"{}")


def frame(room: Room, watcher: Watcher) -> str | None:
    """The newest frame for a watcher; None while its page has nothing to show."""
    if watcher.program:
        return state(room, watcher.person, watcher.since)
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
    return person == room.row.opener or any(person == chair.person for chair in room.chairs)


def _inside(room: Room, person: str, base: str) -> str:
    templates = room.house.templates
    if room.table is not None:
        filled = pages.table(room, person, base)
        return templates.render("inside.html", {**filled, "v": room.house.assets.version})
    somebody = Person(person, "") if person else NOBODY
    filled = pages.waiting(room, somebody, base)
    return templates.render("bench.html", {**filled, "v": room.house.assets.version})


def state(room: Room, person: str, since: int | None = None) -> str:
    """All that a program's seat may know, as JSON; with the events since a version of the log."""
    seen_by = person if _is_known(room, person) else ""
    key = ("program", seen_by, since)
    if key not in room.drawn:
        room.drawn[key] = wire.encode(_state(room, seen_by, since)).decode()
    return str(room.drawn[key])


def _state(room: Room, person: str, since: int | None) -> Any:
    table = room.table
    if table is None:
        return wire.State(room.row.id, 0, -1, None, False, EMPTY, [], [], promise(room.row))
    seat, mine = room.eyes(person, program=True).seat, room.seats_of(person)
    choices = table.choices() if table.to_move == seat else []
    return wire.State(
        room.row.id,
        len(room.log),
        seat,
        table.to_move,
        table.over,
        msgspec.Raw(table.view_text(seat)),
        choices,
        [line.text for line in table.newest(seat, pages.LINES)] if since is None else [],
        promise(room.row),
        room.glass.sand.until if room.glass.sand else None,
        not room.going_on,
        sidebar.strip(room, person),
        [(said.seat, said.name, said.text) for said in room.talk.said],
        [] if since is None else history.since(table, room.log, seat, mine, since),
    )


def title(room: Room) -> str:
    """What the room's game is called."""
    return catalogue.card(room.row.game).title
