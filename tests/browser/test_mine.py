"""The page of a person's own games, at both sizes, by keys alone, on two devices, and erased."""

import asyncio
import json
import threading
import time
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH
from farmyard.server.store.schema import BOT, CLOSED, OVER, PERSON, Chair, TableRow
from tests.browser.conftest import DESK, PHONE, Visitor, at_sizes, scanned
from tests.browser.test_pages import everywhere
from tests.browser.test_today import newcomer
from tests.server.served import Running
from tests.thorough import THOROUGH

KEYS = catalogue.keys()
DAY = 86_400
LOOKS = 4_000  # milliseconds between two checks whether a code was used
CUT = """async () => {
  document.body.offsetWidth // now the page asks for its letters
  await document.fonts.ready
  return [...document.querySelectorAll('main :is(h1, h2, b, p, .btn, .pill, .stood)')]
  .filter(each => each.scrollWidth > each.clientWidth + 1
    || each.getBoundingClientRect().right > innerWidth)
  .filter(each => !each.closest('[hidden], .hide') && getComputedStyle(each).display !== 'inline')
  .map(each => each.textContent)
}"""
WIDE = "() => document.documentElement.scrollWidth > innerWidth"
REACHED = "() => document.activeElement.textContent.trim()"


def finished(served: Running, person: str, n: int, stage: str = OVER) -> None:
    """Store a game with Ben and a scarecrow that is over or was abandoned."""
    ended = int(time.time()) - n * DAY
    counts = [3, 1, 2] if n % 2 else [1, 3, 2]
    ranks = [1 + sum(other > own for other in counts) for own in counts]
    result = json.dumps({"at": ended, "ranks": ranks, "counts": [str(each) for each in counts],
                         "counted": "points", "won": True, "scores": counts})  # fmt: skip
    tail = f"{person}{n:02}".translate(str.maketrans("0189", "wxyz"))[-10:]
    row = TableRow(
        f"the-crooked-stile-{tail}", "The crooked stile", KEYS[n % len(KEYS)], 1, {}, (1, 1),
        person, ended, stage, result=result if stage == OVER else "",
    )  # fmt: skip
    chairs = [Chair(0, PERSON, person, "Ada"),
              Chair(1, PERSON, f"ben{n}", "Bartholomew of the Mill"),
              Chair(2, BOT, "", "Tattie", "hen")]  # fmt: skip
    work = served.site.store.open_table(row, chairs)
    beside = threading.Thread(target=lambda: asyncio.run(work))
    beside.start()
    beside.join()


def whoever(served: Running, page: Page, games: int = 6) -> str:
    """Come as a newcomer with finished games; return the id by which the server knows them."""
    person = newcomer(served, page)
    for n in range(games):
        finished(served, person, n, CLOSED if n == 2 else OVER)
    return person


def looked_over(visitor: Visitor, language: str) -> None:
    """Check that no text is cut, no part is too wide, and, in one language, axe is content."""
    assert not visitor.page.evaluate(WIDE)
    assert visitor.page.evaluate(CUT) == []
    if THOROUGH or language == ENGLISH:
        assert everywhere(visitor) == []


@at_sizes("language", ["en", "de", "fr"])
def test_my_games_and_what_can_be_done_with_them_are_whole(
    visit: Any, served: Running, language: str, size: dict[str, int]
) -> None:
    visitor: Visitor = visit(size, locale=language)
    page = visitor.page
    page.goto(f"{served.url}/mine")
    expect(page.locator(".barren .btn.go")).to_be_visible()
    looked_over(visitor, language)
    whoever(served, page)
    page.goto(f"{served.url}/mine")
    expect(page.locator(".was")).to_have_count(6)
    looked_over(visitor, language)
    for path in ("/mine/erase", "/mine/take"):
        page.goto(f"{served.url}{path}")
        looked_over(visitor, language)
    page.locator("form[action='/mine/take'] button").click()
    expect(page.locator(".qr svg")).to_be_visible()
    looked_over(visitor, language)


def test_the_list_is_filtered_and_a_game_opened_by_keys_alone(visit: Any, served: Running) -> None:
    page: Page = visit(DESK).page
    whoever(served, page)
    page.goto(f"{served.url}/mine")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(REACHED).startswith("Broken off"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**show=off")
    expect(page.locator(".was")).to_have_count(1)
    page.locator(".was").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")


@pytest.mark.thorough
@pytest.mark.parametrize("size", [DESK, PHONE] if THOROUGH else [DESK])
def test_the_code_of_one_device_is_opened_on_the_other(
    visit: Any, served: Running, size: dict[str, int]
) -> None:
    """A code shown on one device opens the games on another, and the first page then says so."""
    page: Page = visit(size, new=True).page
    page.clock.install()
    phone: Page = visit(PHONE).page
    whoever(served, page, 3)
    page.goto(f"{served.url}/mine")
    page.locator("form[action='/mine/take'] button").click()
    link = page.locator(".linkline input").input_value()
    assert scanned(page.locator(".qr")) == link
    expect(page.locator("#code-left")).to_contain_text("10 minutes")
    page.wait_for_load_state("load")  # with its scripts
    phone.goto(served.url + urlsplit(link).path)
    expect(phone.locator("main h2")).to_contain_text("Go on here as")
    phone.locator("main .btn.go").click()
    phone.wait_for_url("**/mine")
    expect(phone.locator(".was")).to_have_count(3)
    page.clock.run_for(LOOKS)
    expect(page.locator("[data-code=used]")).to_contain_text("is on the other device now")
    assert phone.request.get(link).status == 404


def test_minutes_are_counted_down_and_two_of_them_said(visit: Any, served: Running) -> None:
    page: Page = visit(DESK, new=True).page
    page.clock.install()
    whoever(served, page, 1)
    page.goto(f"{served.url}/mine")
    page.locator("form[action='/mine/take'] button").click()
    expect(page.locator("#code-left")).to_contain_text("10 minutes")
    page.wait_for_load_state("load")  # with its scripts
    page.clock.run_for(4 * 60_000 + 2_000)
    expect(page.locator("#code-left")).to_contain_text("6 minutes")
    expect(page.locator("#code-aloud")).to_have_text("")
    page.clock.run_for(60_000)
    expect(page.locator("#code-aloud")).to_contain_text("5 minutes")
    page.clock.run_for(5 * 60_000)
    expect(page.locator("#code-left")).to_have_text("It works no longer.")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "none"])
def test_all_is_erased_after_a_question_that_keeps_by_enter(
    visit: Any, served: Running, scripts: bool
) -> None:
    page: Page = visit(PHONE, java_script_enabled=scripts).page
    whoever(served, page, 2)
    page.goto(f"{served.url}/mine")
    page.locator("a[href='/mine/erase']").click()
    page.wait_for_url("**/mine/erase")
    expect(page.locator("main h2")).to_have_text("Erase your 2 games?")
    expect(page.locator("a[href='/mine'].btn[autofocus]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/mine")
    expect(page.locator(".was")).to_have_count(2)
    page.locator("a[href='/mine/erase']").click()
    page.locator(".btn.warn").click()
    page.wait_for_url("**/mine")
    expect(page.locator(".barren h2")).to_have_text("Nothing laid yet")
    assert [each["name"] for each in page.context.cookies()] == []
