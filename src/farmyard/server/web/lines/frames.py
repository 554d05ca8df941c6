"""Draws what watchers are sent: the inside of the page, or the state for a program.

A page is drawn once for all who would see the same: all spectators share one, and a person's two
screens share another. The cache is cleared at every change.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from farmyard.core.compiling.meanwhile import wrapping
from farmyard.core.formats.frames import StateFrame
from farmyard.core.wording.messages import language, speaking
from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import WAITING
from farmyard.server.table.sealing import promise
from farmyard.server.table.seating import NOBODY, Person
from farmyard.server.table.state import State
from farmyard.server.web.drawing import history
from farmyard.server.web.drawing.changes import Page
from farmyard.server.web.drawing.zones import Renderings
from farmyard.server.web.pages.new import waiting
from farmyard.server.web.pages.table import shown, sidebar
from farmyard.server.web.site import Site
from farmyard.server.web.transport import wire

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

EMPTY = msgspec.Raw(b"{}")


def page(site: Site, actor: Actor, watcher: Watcher) -> Page | None:
    """Return the newest page for a watcher, from the cache if possible; None while there is nothing
    to show."""
    state, drawn = actor.state, actor.audience.drawn
    waits = state.row.stage == WAITING or watcher.page == "waiting"
    if state.fault is not None or (state.table is None and not waits):
        return None
    seen_by = watcher.person if state.knows(watcher.person) else ""
    key = (seen_by, watcher.base, language())
    if key not in drawn:
        drawn[key] = drawn_page(site, actor, seen_by, watcher.base)
    page: Page = drawn[key]
    return page


def drawn_page(site: Site, actor: Actor, person: str, base: str) -> Page:
    """Draw the inside of <main>: of the table, or of the waiting page."""
    templates, version = site.templates, {"v": site.assets.version}
    if actor.state.table is None:
        somebody = Person(person, "") if person else NOBODY
        filled = waiting.waiting(actor.state, somebody, base, site.reach)
        return Page(templates.render("bench.html", filled | version))
    with wrapping():
        filled = shown.table(actor.state, person, base)
    filled |= {"offer": shown.offer_of(actor), **version}
    if filled["curtain"]:
        return Page(templates.render("inside.html", filled))
    del filled["whole"]  # the scripts mark what is open, and know the version
    views = len(actor.state.chairs) + 1  # of a page: each player's, and that of all others
    text = templates.render_zones(filled, Renderings(actor.audience.kept, views))
    return Page(text, len(actor.state.log))


def program(actor: Actor, watcher: Watcher, since: int | None) -> str:
    """Return a program's frame as JSON, with the events since a version of the log."""
    state, drawn, words = actor.state, actor.audience.drawn, watcher.words
    seen_by = watcher.person if state.knows(watcher.person) else ""
    key = ("program", seen_by, since, words and language())
    if key not in drawn:
        with wrapping(), speaking(language()):  # without marks for browsers
            drawn[key] = wire.encode(state_of(state, seen_by, since, words)).decode()
    frame: str = drawn[key]
    return frame


def state_of(state: State, person: str, since: int | None, words: bool = True) -> Any:
    """Build a program's frame, not yet encoded."""
    row, table = state.row, state.table
    if table is None:
        return StateFrame(row.id, 0, -1, None, False, EMPTY, [], [], promise(row))
    seat, mine = state.eyes(person, program=True).seat, state.seats_of(person)
    lines = table.views.newest(seat, history.LINES) if words and since is None else []
    return StateFrame(
        row.id,
        len(state.log),
        seat,
        table.to_move,
        table.over,
        msgspec.Raw(table.views.json(seat)),
        _choices(table, words) if table.to_move == seat else [],
        [line.text for line in lines],
        promise(row),
        state.deadline.until if state.deadline else None,
        not state.going_on,
        sidebar.strip(state, person),
        [(said.seat, said.name, said.text) for said in state.chat.said],
        [] if since is None else history.since(table, state.log, seat, mine, since, words),
    )


def _choices(table: "Table", words: bool) -> list[tuple[int, str]]:
    """Return the legal choices with their words, or with none."""
    return table.choices() if words else [(choice, "") for choice in table.legal()]
