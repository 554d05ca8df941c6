"""The deals of the day in a browser: at both sizes, by keys alone, and without scripts."""

import asyncio
import json
import re
import threading
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from farmyard.server.store.schema import OVER, PERSON, Chair, TableRow
from farmyard.server.table import lobby
from farmyard.server.web.pages.today.deals import Deal, deals, this_day
from tests.browser.conftest import DESK, PHONE, SIZES, Visitor
from tests.browser.test_pages import everywhere
from tests.server.served import Running

ALL = deals()
ALONE = next(deal for deal in ALL if deal.dealt.seats == 1)
CUT = """() => [...document.querySelectorAll('main :is(h1, h2, h3, p, .btn, .score, .share)')]
  .filter(each => each.scrollWidth > each.clientWidth + 1
    || each.scrollHeight > each.clientHeight + 3 || each.getBoundingClientRect().right > innerWidth)
  .filter(each => !each.closest('[hidden], .hide') && getComputedStyle(each).display !== 'inline')
  .map(each => each.textContent)"""
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
MOVING = "() => document.getAnimations().map(each => each.animationName)"
"""The names of running animations that are declared in styles."""
MOVED = """window.begun = new Set()
addEventListener('animationstart', event => window.begun.add(event.animationName), true)"""
"""Notes every animation that begins, however short."""
REACHED = "() => document.activeElement.textContent.trim()"


def finished(served: Running, person: str, deal: Deal, eggs: int) -> None:
    """Store a finished first try of today's deal."""
    mark = deal.mark(this_day())
    name, id = lobby.named(served.site.sealer.first_try(person, deal.card.key, mark), person)
    result = {"at": 9, "ranks": [1], "counts": [str(eggs)], "counted": "eggs", "won": False}
    ended = json.dumps({**result, "scores": [-9]})
    row = TableRow(id, name, deal.card.key, 1, {}, (1, 1), person, 7, OVER, day=mark, result=ended)
    row = replace(row, first_try=True, score=eggs)
    work = served.site.store.open_table(row, [Chair(0, PERSON, person, "X")])
    beside = threading.Thread(target=lambda: asyncio.run(work))
    beside.start()
    beside.join()


def newcomer(served: Running, page: Page) -> str:
    """Open a table as a new person; return the id by which the server knows them."""
    address, origin = f"{served.url}/quick/{catalogue.keys()[0]}", {"Origin": served.url}
    fields = {"lesson": "no"}
    answer = page.request.post(address, form=fields, headers=origin, max_redirects=0)
    return str(served.room(answer.headers["location"]).state.row.opener)


def is_whole(visitor: Visitor) -> None:
    """Check that the page has no cut text, no part too wide and no axe violation at both sizes."""
    for size in SIZES.values():
        visitor.resize(size)
        assert not visitor.page.evaluate(WIDE)
        assert visitor.page.evaluate(CUT) == []
        assert everywhere(visitor) == []


def test_todays_page_shows_the_result_whole_and_copies_it(visit: Any, served: Running) -> None:
    visitor: Visitor = visit()
    page = visitor.page
    person = newcomer(served, page)
    for n, eggs in enumerate((70, 99, 120, 141, 224)):
        finished(served, f"{person}{n}", ALONE, eggs)
    page.goto(f"{served.url}/today?deal={ALONE.slug}")
    expect(page.locator("#deal h2")).to_have_text("Not played yet")
    assert not re.search(r"\b224\b", page.locator("main").inner_html())
    is_whole(visitor)
    finished(served, person, ALONE, 141)
    page.reload()
    expect(page.locator("#deal h2")).to_have_text("141 eggs")
    assert page.locator(".spread .gold").count() == 1
    is_whole(visitor)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#copy-share").click()
    expect(page.locator("#copy-share")).to_have_text("Copied")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.splitlines()[1] == f"{ALONE.title}: 141 eggs."


def test_a_deal_is_opened_and_played_by_keys_alone(visit: Any, served: Running) -> None:
    page: Page = visit(DESK).page
    page.goto(f"{served.url}/today")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(REACHED) == ALONE.title:
            break
    page.keyboard.press("Enter")
    page.wait_for_url(f"**deal={ALONE.slug}*")
    expect(page.locator(".dealrow[aria-current]")).to_contain_text(ALONE.title)
    page.locator("#deal .btn.go").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    first = page.url
    page.goto(f"{served.url}/today?deal={ALONE.slug}")
    page.locator("#deal .btn.go").click()
    page.wait_for_url(first)


def test_todays_page_needs_no_scripts(visit: Any, served: Running) -> None:
    page: Page = visit(PHONE, java_script_enabled=False).page
    page.goto(f"{served.url}/today?deal={ALONE.slug}")
    page.locator("#deal .btn.go").click()
    page.wait_for_url("**/t/**")
    first = page.url
    page.goto(f"{served.url}/today?deal={ALONE.slug}")
    expect(page.locator("#deal h2")).to_have_text("On the table")
    page.locator(".dealrow[aria-current] .btn").click()
    page.wait_for_url(first)


def test_the_first_look_at_a_result_moves_and_no_later_one(visit: Any, served: Running) -> None:
    page: Page = visit(DESK, new=True, reduced_motion="no-preference").page
    page.add_init_script(MOVED)
    finished(served, newcomer(served, page), ALONE, 141)
    page.goto(f"{served.url}/today?deal={ALONE.slug}")
    page.wait_for_function("() => ['drops', 'rolls'].every(name => window.begun.has(name))")
    page.reload()
    expect(page.locator("#deal h2")).to_have_text("141 eggs")
    assert not {"drops", "rolls"} & {*page.evaluate(MOVING), *page.evaluate("[...window.begun]")}


def test_at_midnight_the_leaf_falls_and_the_next_day_comes(visit: Any, served: Running) -> None:
    page: Page = visit(DESK, new=True, reduced_motion="no-preference").page
    page.clock.install()
    page.goto(f"{served.url}/today?deal={ALONE.slug}")
    page.clock.fast_forward(86_400_000)
    page.wait_for_selector("#leaf.falls")
    page.clock.run_for(1000)  # frames run by the fake clock too
    page.wait_for_url("**/today")
