"""Draws the frames for watchers: the inside of the page, or JSON for a program.

A page is drawn once for all who would see the same: all spectators share one, and a person's two
screens share another. The cache is cleared at every change.
"""

from typing import Any

import msgspec

from farmyard.core.compiling.meanwhile import wrapping
from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import WAITING
from farmyard.server.table.sealing import Offer, promise
from farmyard.server.table.seating import NOBODY, Person
from farmyard.server.table.state import State
from farmyard.server.web import wire
from farmyard.server.web.drawing import history, pages, sidebar
from farmyard.server.web.site import Site

EMPTY = msgspec.Raw(b"{}")


def frame(site: Site, actor: Actor, watcher: Watcher) -> str | None:
    """Return the newest frame for a watcher; None while its page has nothing to show."""
    if watcher.program:
        return program(actor, watcher.person, watcher.since)
    state = actor.state
    waiting = state.row.stage == WAITING or watcher.page == "waiting"
    if state.fault is not None or (state.table is None and not waiting):
        return None
    return inside(site, actor, watcher.person, watcher.base)


def inside(site: Site, actor: Actor, person: str, base: str) -> str:
    """Return the inside of <main>, from the cache if possible."""
    seen_by, drawn = person if actor.state.knows(person) else "", actor.audience.drawn
    key = (seen_by, base)
    if key not in drawn:
        drawn[key] = drawn_inside(site, actor, seen_by, base)
    return drawn[key]


def drawn_inside(site: Site, actor: Actor, person: str, base: str) -> str:
    """Render the inside of <main>: of the table, or of the waiting page."""
    if actor.state.table is not None:
        with wrapping():
            filled = pages.table(actor.state, person, base) | {"offer": offer_of(actor)}
        return site.templates.render("inside.html", {**filled, "v": site.assets.version})
    somebody = Person(person, "") if person else NOBODY
    filled = pages.waiting(actor.state, somebody, base, site.reach)
    return site.templates.render("bench.html", {**filled, "v": site.assets.version})


def offer_of(actor: Actor) -> Offer | None:
    """Return the offer for the rematch; None while the game is not over."""
    return actor.offer() if actor.state.playing().over else None


def program(actor: Actor, person: str, since: int | None = None) -> str:
    """Return a program's frame as JSON, with the events since a version of the log."""
    seen_by, drawn = person if actor.state.knows(person) else "", actor.audience.drawn
    key = ("program", seen_by, since)
    if key not in drawn:
        drawn[key] = wire.encode(state_of(actor.state, seen_by, since)).decode()
    return drawn[key]


def state_of(state: State, person: str, since: int | None) -> Any:
    """Build a program's frame, not yet encoded."""
    row, table = state.row, state.table
    if table is None:
        return wire.StateFrame(row.id, 0, -1, None, False, EMPTY, [], [], promise(row))
    seat, mine = state.eyes(person, program=True).seat, state.seats_of(person)
    choices = table.choices() if table.to_move == seat else []
    return wire.StateFrame(
        row.id,
        len(state.log),
        seat,
        table.to_move,
        table.over,
        msgspec.Raw(table.views.json(seat)),
        choices,
        [line.text for line in table.views.newest(seat, pages.LINES)] if since is None else [],
        promise(row),
        state.deadline.until if state.deadline else None,
        not state.going_on,
        sidebar.strip(state, person),
        [(said.seat, said.name, said.text) for said in state.chat.said],
        [] if since is None else history.since(table, state.log, seat, mine, since),
    )
