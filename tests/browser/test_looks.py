"""Cloud Nine and what all tables share, measured: names, words, target sizes, automatic motion."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farmyard.core.tables.table import Table
from tests.browser.conftest import DESK, PHONE, Laying, Visitor
from tests.browser.contrast import contrast
from tests.games.cloud_nine import written
from tests.games.cloud_nine.test_rulings import packs
from tests.server.served import Running, every_name
from tests.thorough import THOROUGH

KEY = written.GAME.card.key
Visit = Callable[..., Visitor]


@pytest.fixture
def place(served: Running, visit: Visit) -> Callable[..., Page]:
    """Open a table at a given position and visit it in the first seat."""

    def lay(position: dict[str, Any], mode: str, size: dict[str, int]) -> Page:
        visitor = visit(size)
        link = visitor.laid(Laying(KEY, len(position["seats"])), mode=mode, start="0")
        visitor.find(served.room(link), position)
        return visitor.page

    return lay


def group(seats: int, **fields: Any) -> dict[str, Any]:
    hands = ["8 5 M 2 1", *["1 2"] * (seats - 1)]
    return written.table(hands, **fields).position()


def success(mode: str) -> dict[str, Any]:
    options = {"mode": mode, "level": "3", "rounds": 1}
    seats = ["Ada"] if mode == "solo" else ["Ada", "Ben"]
    rows = packs("10", "8", "4", "8")
    fields = {"options": options, "phase": "TABLE", "turn": 0, "packs": rows}
    laid = {"seats": seats, "gold_nest": ["rooster", "egg"], **fields}
    return Table.place(KEY, laid, seed=1).position()


# -- Names, and who is who ------------------------------------------------------

CUT = """all => { const who = document.querySelector('.seat:not(.mine) .who')
  const cut = name => { who.textContent = name; return who.scrollWidth > who.clientWidth }
  return all.filter(cut) }"""


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [4, 6, 9] if THOROUGH else [4, 9])
def test_no_name_of_the_house_is_cut_on_a_desk(place: Any, seats: int) -> None:
    page = place(group(seats), "group", DESK)
    assert page.evaluate(CUT, every_name()) == []


MINE = """() => {
  const tag = node => getComputedStyle(node, '::after').content
  const lie = node => getComputedStyle(node).translate
  return [[...document.querySelectorAll('.seat')].map(seat => tag(seat.querySelector('.face'))),
    [...new Set([...document.querySelectorAll('.hand .card')].map(lie))]]
}"""


def test_ones_own_panel_says_so_and_the_hand_lies_lower_while_others_decide(place: Any) -> None:
    tags, lies = place(group(3), "group", PHONE).evaluate(MINE)
    assert sorted(tags) == ['"you"', "none", "none"]
    assert lies == ["none"]
    tags, lies = place(group(3, turn=1), "group", PHONE).evaluate(MINE)
    assert sorted(tags) == ['"you"', "none", "none"]
    assert lies[0] in ("0px 4px", "0px 6px")
    assert len(lies) == 1


EMBLEMS = ["sun", "heart", "drop", "clover", "star", "acorn", "moon", "bell", "mushroom"]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_links_are_read_on_a_seat_of_every_colour(visit: Visit, light: str) -> None:
    visitor = visit(color_scheme=light)
    visitor.lay(Laying("oxy_soxy", 2))
    seat = visitor.page.locator(".seat.mine")
    for emblem in EMBLEMS:
        seat.evaluate(
            "(n, p) => { n.className = `seat mine p-${p}`; n.ariaCurrent = true }", emblem
        )
        assert contrast(seat.locator("a"), ".seat") >= 4.5, emblem


# -- Hints ----------------------------------------------------------------------

READ = """all => all.filter(span => { const r = span.getBoundingClientRect()
  const of = span.parentNode.getBoundingClientRect()
  return r.width > 20 && r.left >= of.left && r.right <= of.right && r.bottom <= of.bottom
    && getComputedStyle(span).clipPath === 'none' }).map(span => span.textContent)"""


def test_each_hint_has_a_word_and_can_be_taken(place: Any) -> None:
    """Each hint button has a label, and a button puts the owl's hint on the cloud card by card."""
    page = place(group(3), "group", DESK)
    assert page.locator(".idle .hint span").evaluate_all(READ) == [
        "A trick?",
        "Show one",
        "The best",
    ]
    page.get_by_role("button", name="The best").click()
    expect(page.locator("#answer")).to_contain_text("8 + 6 − 5 = 9")
    page.locator("#put").click()
    expect(page.locator("#line .sum.lit")).to_be_visible()
    expect(page.locator('.own [data-line="operation"]')).to_have_text("8 + 6 − 5 = 9")


# -- Targets --------------------------------------------------------------------

SMALL = """() => [...document.querySelectorAll('#table :is(button, a, input)')].filter(b => {
  const r = b.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2
  const mine = (dx, dy) => { const hit = document.elementFromPoint(x + dx, y + dy)
    return hit === b || b.contains(hit) }
  return r.width && mine(0, 0) && !b.matches('.card, .gap')
    && !(mine(21, 0) && mine(-21, 0) && mine(0, 21) && mine(0, -21))
}).map(b => b.outerHTML.slice(0, 90))"""
"""Touch targets smaller than 44 by 44; cards overlap in a full hand."""


@pytest.mark.parametrize("mode", ["group", "solo", "dual"])
def test_targets_are_44_wide_and_high_on_a_telephone(place: Any, mode: str) -> None:
    position = group(4) if mode == "group" else success(mode)
    assert place(position, mode, PHONE).evaluate(SMALL) == []


# -- What moves by itself -------------------------------------------------------

WHERE = """() => ['.tally', '.tally .birds', '.pairs.beside', 'aside', '.slips', '.tray', '.typed']
  .map(css => document.querySelector(css)?.getBoundingClientRect())
  .map(r => r && [r.x, r.y, r.width, r.height].map(Math.round))"""
UNREAD = "() => document.documentElement.removeAttribute('data-aids')"


@pytest.mark.parametrize("mode", ["group", "solo"])
def test_the_page_stands_still_while_it_loads(place: Any, mode: str) -> None:
    """Learning aids are laid out before the scripts have read which are on, so nothing shifts."""
    page = place(group(4) if mode == "group" else success(mode), mode, DESK)
    read = page.evaluate(WHERE)
    page.evaluate(UNREAD)
    assert page.evaluate(WHERE) == read
