"""Zones: a page assembled from cached zones equals a fresh one, and so do pages from frames."""

import html
import random
import re
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from farmyard import table as deal
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, late, meanwhile
from farmyard.core.compiling.meanwhile import wrapping
from farmyard.core.shelves import folder_of
from farmyard.server.store.schema import PERSON, Chair, TableRow
from farmyard.server.table.state import State
from farmyard.server.web.drawing import zones
from farmyard.server.web.drawing.assets import HERE
from farmyard.server.web.drawing.changes import Page, changes
from farmyard.server.web.drawing.rendering import Templates
from farmyard.server.web.drawing.zones import GAME, Renderings
from farmyard.server.web.pages.table import shown as pages
from tests.sampling import some_options
from tests.server.served import whole
from tests.thorough import THOROUGH

MOVES = 300 if THOROUGH else 15
MOVES_OF_A_GAME = 200
templates = Templates()


def laid(key: str, options: dict[str, str], seats: int | None = None) -> State:
    """Deal a table with a person on every chair, each looking from that seat."""
    table = deal(key, seats, seed=1, options=options, compile="now")
    chairs = [Chair(p, PERSON, f"person {p}", f"Name {p}") for p in range(len(table.names))]
    row = TableRow("a-table", "Table", key, 1, {}, (1, 2), "person 0", 0, "playing")
    state = State(row, chairs, 0)
    state.table, state.looking = table, {chair.person: chair.seat for chair in chairs}
    return state


def drawn(state: State, person: str) -> dict[str, Any]:
    with wrapping():
        context = pages.table(state, person, "http://here")
    del context["whole"]
    return context | {"offer": None, "v": "12345"}


def without_blank_lines(page: str) -> list[str]:
    return [line for line in page.split("\n") if line.strip()]


@pytest.mark.thorough
@pytest.mark.parametrize("key", catalogue.keys())
def test_pages_of_zones_equal_fresh_ones(key: str) -> None:
    """After every decision, cached pages and pages from frames equal fresh ones for all viewers."""
    card, dice, moves = catalogue.card(key), random.Random(key), 0
    counts = {card.seats[0], card.default_seats}
    for seats, options in [(n, each) for n in counts for each in some_options(key, n)]:
        state = laid(key, options, seats)
        kept, shown = Renderings({}, 4), dict[str, Page]()
        table, has = state.playing(), dict[str, list[str]]()
        for _ in range(MOVES):
            if table.over:
                break
            table.play(dice.choice(table.legal()))
            state.write(table.moves[-1], 1)
            moves += 1
            for person in [*state.people, ""]:
                context = drawn(state, person)
                page = Page(templates.render_zones(context, kept), table.n)
                fresh = templates.render("zones.html", context)
                assert without_blank_lines("<".join(page.pieces)) == without_blank_lines(fresh)
                log = html.unescape(fresh.partition('id="lines"')[2])
                assert all(f"<span>{line.text}</span>" in log for line in context["lines"])
                frame = msgspec.json.decode(page.frame(shown.get(person)))
                has[person] = whole(has.get(person, []), frame["page"])
                assert has[person] == page.pieces
                shown[person] = page
    assert moves > MOVES


@pytest.mark.parametrize("key", catalogue.keys())
def test_what_has_not_changed_is_not_drawn(key: str) -> None:
    """A page drawn again renders no zone; after a move, it renders some but not all."""
    state, kept = laid(key, {}), Counting({}, 4)
    table = state.playing()
    dice = random.Random(key)
    for _ in range(12):
        table.play(dice.choice(table.legal()))
    zones = len(templates.zones_of(key, ()))
    templates.render_zones(drawn(state, "person 0"), kept)
    assert kept.new == zones
    templates.render_zones(drawn(state, "person 0"), kept)
    assert kept.new == zones
    table.play(table.legal()[0])
    templates.render_zones(drawn(state, "person 0"), kept)
    assert zones < kept.new < 2 * zones


class Counting(Renderings):
    """A cache of zones that counts how many are rendered."""

    new = 0

    def keep(self, zone: str, values: list[Any], text: str) -> None:
        self.new += 1
        super().keep(zone, values, text)


def test_a_zone_is_drawn_from_what_it_reads_and_from_nothing_else() -> None:
    """A zone depends on nothing but the values in its cache key, so viewers can share it."""
    context = drawn(laid("aliens", {}), "person 0")
    zones = templates.zones_of("aliens", tuple(context))
    assert zones
    for zone in zones:
        reads = zone.context(zone.values(context))
        assert templates.render(zone.template, reads) == templates.render(zone.template, context)


@pytest.mark.parametrize("key", catalogue.keys())
def test_every_mark_begins_a_zone(key: str) -> None:
    """Also one that the formatter of templates has left in a line with what follows it."""
    own = (folder_of(key) / "page" / "table.html").read_text("utf-8")
    shared = (HERE / "pages" / "table" / "zones.html").read_text("utf-8")
    marked = [name for name in re.findall(r"\{#- zone ([a-z-]+) #\}", shared) if name != GAME]
    marked += [f"{key}/{name}" for name in re.findall(r"\{#- zone ([a-z-]+) #\}", own)]
    drawn = [zone.template.partition("@")[0] for zone in templates.zones_of(key, ())]
    assert sorted(drawn) == sorted(marked)


def test_changes_between_random_lists() -> None:
    dice = random.Random(1)
    for _ in range(3000):
        before, after = ([dice.choice("abcdefgh") for _ in range(dice.randrange(9))] for _ in "12")
        assert whole(before, changes(before, after)) == (after or whole(before, []))


def test_a_piece_more_costs_a_piece() -> None:
    before = [f"a longer piece, number {n}" for n in range(60)]
    assert changes(before, [*before[1:], "another"]) == [(1, 60), "another"]
    assert changes(before, before) == [(0, 60)]


CHANGING = ("play", "deal", "tally", "allow", "legal", "many", "nth")
"""Prefixes of the names of rules that change a state or compute its legal choices."""


@pytest.mark.skipif(not COMPILED, reason="as plain Python everything is")
@pytest.mark.parametrize("key", catalogue.keys())
def test_no_page_plays_as_plain_python(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages call compiled rules, except for short questions about a state, for which the call into
    compiled code would cost more."""
    asked, here = set[str](), threading.get_ident()

    def as_written(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if threading.get_ident() == here:  # other threads may belong to other tests' servers
            asked.add(function.__name__)
        return meanwhile.as_written(function, args)

    state, dice = laid(key, {}), random.Random(key)
    monkeypatch.setattr(late, "as_written", as_written)
    table = state.playing()
    while not table.over and table.n < MOVES_OF_A_GAME:
        table.play(dice.choice(table.legal()))
        state.write(table.moves[-1], 1)
        for person in [*state.people, ""]:
            drawn(state, person)
    assert {name for name in asked if name.startswith(CHANGING)} == set()


def test_a_zone_has_the_macros_that_it_calls_and_no_others() -> None:
    """One that is only named, as by an attribute, would make the zone read what the macro reads."""
    head = "{% macro deed(x) %}{{ ready }}{% endmacro %}\n{% set art = v %}\n"
    page = (
        head + "{#- zone named #}\n<b data-deed>{{ it.deed }}</b>\n{#- zone calls #}\n{{ deed(1) }}"
    )
    source = {
        name: zones.source_of(page, name, "", lambda name: None) for name in ("named", "calls")
    }
    assert "ready" not in source["named"]
    assert "{{ ready }}" in source["calls"]
    assert "art" not in source["calls"]
