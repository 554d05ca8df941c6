"""An evening's page in a browser: whole at both sizes, and the next game chosen by keys."""

import random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from tests.browser.conftest import DESK, SIZES, Visitor
from tests.browser.test_pages import everywhere
from tests.browser.test_today import MOVING, WIDE
from tests.server.served import Player, Running
from tests.server.test_substitutes import decide_somehow
from tests.waiting import until

CUT = """async () => {
  document.body.offsetWidth // now the page asks for its letters
  await document.fonts.ready
  return [...document.querySelectorAll('main :is(h1, h2, p, .btn, .bill b, td, th)')]
  .filter(each => !each.closest('.hide') && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).display !== 'inline')
  .map(each => each.textContent)
}"""


FLOWN = """window.flown = 0
new MutationObserver(changes => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) window.flown += node.classList?.contains('points') ? 1 : 0
}).observe(document, { childList: true, subtree: true })"""
"""Counts the points that start to fly."""


class Evening(NamedTuple):
    """Two games of a person with two guests at one screen.

    Holds the link of the second, and the cookies of the person.
    """

    link: str
    cookies: dict[str, str]

    def shown_to(self, visitor: Visitor) -> Page:
        """Open the evening's page as the person who played."""
        visitor.context.add_cookies(
            [{"name": n, "value": value, "url": visitor.url} for n, value in self.cookies.items()]
        )
        return visitor.go(self.link + "/evening")


@pytest.fixture(scope="module")
def evening(served: Running) -> Evening:
    me = Player(served.url)
    link = me.table("me", "guest Wilhelmina Butterworthy", "guest Bo")
    for game in (catalogue.keys()[1], ""):
        room = until(lambda link=link: served.table(link) and served.room(link))  # type: ignore[misc]
        dice = random.Random(7)
        while not room.state.table.over:
            me.post(f"{link}/look", {"seat": str(room.state.table.to_move)})
            decide_somehow(room, [me] * 3, link, dice)
        if game:
            link = me.opens(f"{link}/again", {"game": game})
    return Evening(link, dict(me.http.cookies.items()))


def test_an_evening_is_whole_and_readable(visit: Any, evening: Evening) -> None:
    visitor: Visitor = visit()
    page = evening.shown_to(visitor)
    expect(page.locator(".evet tbody tr")).to_have_count(3)
    expect(page.locator(".recall li")).not_to_have_count(0)
    for size in SIZES.values():
        visitor.resize(size)
        assert not page.evaluate(WIDE)
        assert page.evaluate(CUT) == []
        assert everywhere(visitor) == []


def test_the_picture_tells_who_has_how_many_points(visit: Any, evening: Evening) -> None:
    visitor: Visitor = visit(DESK)
    evening.shown_to(visitor)
    told = visitor.page.get_by_role("img", name="Hens on their perches")
    heard = told.get_attribute("aria-label") or ""
    names = visitor.page.locator(".evet tbody th").all_inner_texts()
    assert len(names) == 3
    assert all(name.strip() in heard for name in names)
    with visitor.page.expect_download() as saving:
        visitor.page.locator("#keep-picture").focus()
        visitor.page.keyboard.press("Enter")
    assert saving.value.suggested_filename == "farmyard-evening.png"


def test_points_fly_to_the_sums_once(visit: Any, evening: Evening) -> None:
    """Points fly to the sums on the first visit alone, with stars and then hens falling asleep."""
    visitor: Visitor = visit(DESK, new=True, reduced_motion="no-preference")
    visitor.context.add_init_script(FLOWN)
    page = evening.shown_to(visitor)
    page.wait_for_function("() => window.flown === 3")
    assert {"shines", "dozes", "nods"} <= {*page.evaluate(MOVING)}
    expect(page.locator(".points")).to_have_count(0)
    page.reload()
    assert page.evaluate("window.flown") == 0
