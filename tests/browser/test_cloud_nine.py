"""Cloud Nine on the page, measured: nothing is covered or cut, and nothing lacks its words."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farmyard.core.tables.table import Table
from tests.browser.conftest import DESK, DRAWN_AGAIN, PHONE, Laying, Visitor, at_sizes
from tests.games.cloud_nine import written
from tests.games.cloud_nine.test_rulings import packs
from tests.server.served import Running

KEY = written.GAME.card.key
Visit = Callable[..., Visitor]
SIZES = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
MEETING = """([these, those]) => [...document.querySelectorAll(these)].filter(a => {
  const seat = a.closest('.seat'), r = a.getBoundingClientRect();
  return [...seat.querySelectorAll(those)].some(b => { const s = b.getBoundingClientRect();
    return s.width && r.width && r.left < s.right && s.left < r.right && r.top < s.bottom
      && s.top < r.bottom; }); }).length"""
OUTSIDE = """line => [...line.children].filter(n => { const r = n.getBoundingClientRect();
  return r.width && (r.left < 0 || r.right > innerWidth); }).length"""

ONE_SHEET = """() => {
  const box = css => document.querySelector(css).getBoundingClientRect()
  const head = box('.account'), log = box('#log')
  return head.top >= 0 && Math.abs(head.bottom - log.top) < 1 }"""
UNCOVERED = """node => { const r = node.getBoundingClientRect()
  return node.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)) }"""


@pytest.fixture
def place(served: Running, visit: Visit) -> Callable[..., Page]:
    """Open a table at a given position and visit it in the first seat."""

    def lay(position: dict[str, Any], seats: int, size: dict[str, int]) -> Page:
        visitor = visit(size, has_touch=size is PHONE)
        link = visitor.laid(Laying(KEY, seats), mode={1: "solo"}.get(seats, "group"), start="0")
        visitor.find(served.room(link), position)
        return visitor.page

    return lay


def robbed(seats: int) -> dict[str, Any]:
    """Return a position with stolen cards, Corns and an Egg, at which the visitor is to move."""
    hands = ["8 5 1", *["1 2"] * (seats - 1)]
    number = written.trick("8 1")
    return written.table(
        hands, whose=0, trick=number, thief=1, stolen="8", fed=[0, *[1] * (seats - 1)], egg=1,
        totals=[188] * seats, done=0,
    ).position()  # fmt: skip


@at_sizes("seats", [2, 4, 9])
def test_what_lies_before_a_breeder_covers_no_number(place: Any, seats: int, size: Any) -> None:
    page = place(robbed(seats), seats, size)
    expect(page.locator(".seat .loot")).to_have_count(1)
    assert page.evaluate(MEETING, [".lying, .loot", ".has b, .more"]) == 0
    begin = page.locator(".steps.begin")
    expect(begin).to_be_visible()


def solo(rows: list[str | None], **fields: Any) -> dict[str, Any]:
    options = {"mode": "solo", "level": "3", "rounds": 1}
    names = {"seats": ["Ada"], "options": options, "phase": "TABLE", "turn": 0, "packs": rows}
    return Table.place(KEY, {**names, **fields}, seed=1).position()


def test_the_longest_line_stays_on_a_telephone(place: Any) -> None:
    """The longest line, (10 + 8) × 4 ÷ 8 with brackets, fits a phone 390 and 360 pixels wide."""
    page = place(solo(packs("10", "8", "4", "8"), gold_nest=["rooster", "egg"]), 1, PHONE)
    for i in range(4):
        page.locator(f'[data-part="pk{i}"]').click()
    expect(page.locator("#line .sum.lit")).to_be_visible()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(DRAWN_AGAIN)
        assert page.locator("#line").evaluate(OUTSIDE) == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_worm_says_what_to_touch(place: Any, size: Any) -> None:
    golds = [["rooster", "hen", "chick", "rifle", "corns", "snake"]]
    rows = packs("9 9", "fox", "4 4", "5 5", "4", "4")
    page = place(solo(rows, gold_nest=["worm", "egg"], golds=golds), 1, size)
    expect(page.locator(".redo .card").first).to_be_visible()
    expect(page.locator(".now p span")).to_be_visible()
    fits = "n => n.scrollWidth <= n.clientWidth + 1"
    assert page.locator(".dares").evaluate(fits)
    assert page.locator(".redo").evaluate("n => n.getBoundingClientRect().right <= innerWidth")


def test_clear_is_one_line_on_a_telephone(place: Any) -> None:
    page = place(written.table(["8 5 M 2 1", "9 9", "9 9"]).position(), 3, PHONE)
    page.locator(".flesh button.card").first.click()
    knob = page.locator("#own [data-clear]")
    expect(knob).to_be_visible()
    box = knob.bounding_box()
    assert box is not None
    assert 44 <= box["height"] <= 52


def test_signs_rest_while_nothing_can_be_laid(place: Any) -> None:
    page = place(written.table(["8 5 2", "9 9"], phase="AFTER", done=1).position(), 2, DESK)
    expect(page.locator(".tray .tile").first).to_be_visible()
    assert page.locator('.tray .tile:not([aria-disabled="true"])').count() == 0


def test_a_small_hand_is_one_row_in_the_middle(place: Any) -> None:
    """A small hand is one centred row without an empty band above it."""
    page = place(written.table(["8 5 4 2 1", "9 9"], ["rooster hen", ""]).position(), 2, PHONE)
    cards = page.locator("#hand .card").all()
    boxes = [box for card in cards if (box := card.bounding_box()) is not None]
    whole = page.locator("#hand").bounding_box()
    assert whole is not None
    assert len(boxes) == 7
    assert len({round(box["y"]) for box in boxes}) == 1
    assert whole["height"] - boxes[0]["height"] < 30
    left, right = boxes[0]["x"], 390 - boxes[-1]["x"] - boxes[-1]["width"]
    assert abs(left - right) < 12


def test_a_lost_table_is_not_celebrated(place: Any) -> None:
    """CN-R80, CN-R99: a lost table shows no confetti, no podium and no negative number."""
    page = place(solo(packs("4 4", "fox", "9"), gold_nest=["rooster", "egg"]), 1, DESK)
    page.locator('[data-part="resign"]').click()
    page.locator('[data-part="sure"]').click()
    end = page.locator("#end")
    expect(end).to_be_visible()
    assert page.locator(".rain").count() == 0
    expect(end.locator(".podium .block")).to_be_hidden()
    assert "−" not in end.inner_text()
    assert "-" not in end.locator(".scores").inner_text()


def test_on_a_telephone_the_account_of_a_duel_heads_the_log(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True)
    visitor.lay(Laying(KEY, 2), mode="dual", start="0")
    page = visitor.page
    account = page.locator(".account")
    expect(account).to_be_hidden()
    page.click("#to-log")
    expect(account).to_be_visible()
    page.wait_for_function(ONE_SHEET)
    assert account.evaluate(UNCOVERED)
    page.locator("#log [data-log]").click()
    expect(account).to_be_hidden()


WORDED = """node => { const words = node.querySelector('span'), r = words.getBoundingClientRect()
  const own = node.getBoundingClientRect()
  return getComputedStyle(words).clipPath === 'none' && r.width > 1 && r.left >= own.left - 1
    && r.right <= own.right + 1 && r.bottom <= own.bottom + 1 && own.right <= innerWidth
    && own.left >= 0 }"""
GIVES_UP = {"en": "Give up", "de": "Aufgeben", "fr": "Abandonner"}


@pytest.mark.parametrize(
    ("language", "width", "height"),
    [("en", 820, 1180), ("de", 820, 1180), ("fr", 820, 1180), ("de", 768, 1024),
     ("en", 390, 844), ("de", 390, 844), ("fr", 390, 844), ("fr", 844, 390), ("de", 1180, 820)],
)  # fmt: skip
def test_signs_have_words_where_there_is_room_and_the_flag_everywhere(
    visit: Visit, served: Running, language: str, width: int, height: int
) -> None:
    visitor = visit({"width": width, "height": height}, locale=language)
    room = served.room(visitor.laid(Laying(KEY, 1), mode="solo", start="0"))
    visitor.find(room, solo(packs("10", "8", "4", "8"), gold_nest=["rooster", "egg"]))
    flag = visitor.page.locator('[data-part="resign"]')
    signs = visitor.page.locator(".tally .btn:not(.sure)")
    assert flag.inner_text().strip() == GIVES_UP[language]
    assert flag.evaluate(WORDED)
    if min(width, height) > 599:
        assert signs.count() == 6
        assert [sign.inner_text() for sign in signs.all() if not sign.evaluate(WORDED)] == []
