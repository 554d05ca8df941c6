"""Forms and links of a page whose server is killed.

Each form is kept and submitted once when the server is back, and no visitor ends on the browser's
own error page.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from farmyard.core import catalogue
from tests.browser.conftest import DESK, EMPTY, Visitor
from tests.server.served import Process
from tests.server.test_replay import played

GAME = catalogue.keys()[1]
OURS = "window.ours === 1"  # the document has not been replaced


class House:
    """A server that is killed without warning and comes back at the same address."""

    def __init__(self, db: Path) -> None:
        self.db, self.process = db, Process(db)
        self.url = self.process.url

    def is_killed(self) -> None:
        self.process.kill()

    def is_back(self) -> None:
        self.process = Process(self.db, int(self.url.rpartition(":")[2]))

    def tables(self) -> int:
        """Return how many tables have ever been created."""
        with closing(sqlite3.connect(self.db)) as file:
            return int(file.execute("select count(*) from tables").fetchone()[0])


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "farmyard.db")
    yield house
    house.is_killed()


@pytest.fixture
def visitor(house: House, chromium: Browser) -> Iterator[Visitor]:
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce")
    yield Visitor(context, house.url)
    context.close()


def ready(page: Page) -> Page:
    """Wait until a page has loaded, and mark it, so that a page that replaces it is noticed."""
    page.wait_for_load_state("load")
    page.evaluate("window.ours = 1")
    return page


def is_kept(page: Page, button: str, times: int = 1) -> None:
    """Check that a form pressed while the server is down is kept, and that the page says so."""
    page.bring_to_front()
    for _ in range(times):
        page.click(button)
        expect(page.locator(".toast:visible")).to_contain_text("It goes when the line is back")
    assert page.evaluate(OURS)


def leads_nowhere(page: Page) -> None:
    """Check that a link pressed while the server is down says so and leaves the page in place."""
    page.bring_to_front()
    page.locator("a[href^='/']:visible").last.click()
    expect(page.locator(".toast:visible")).to_contain_text("cannot be shown right now")
    assert page.evaluate(OURS), page.url


def test_links_of_every_page_and_a_new_table(house: House, visitor: Visitor) -> None:
    """Links on every kind of page stay put while the server is down, and a new table is kept."""
    before, pages = house.tables(), []
    for path in ("/", f"/rules/{GAME}", f"/new/{GAME}", "/fair", "/keys", "/nowhere"):
        page = visitor.open()
        page.route("**/picture*", lambda route: route.fulfill(body=EMPTY))
        page.goto(house.url + path, wait_until="load")
        pages.append(ready(page))
    form = ready(visitor.go(f"/new/{GAME}?with=friend"))
    house.is_killed()
    for page in pages:
        leads_nowhere(page)
    is_kept(form, f'form[action="/new/{GAME}"] #start', 2)
    house.is_back()
    form.wait_for_url("**/t/*")
    assert house.tables() == before + 1


def test_play_now_and_a_name(house: House, visitor: Visitor) -> None:
    """Both forms are submitted in order, and a form pressed twice is submitted once."""
    visitor.play_now(GAME)  # so that no lesson is offered
    before = house.tables()
    page = visitor.go("/")
    page.click(".you summary")
    page.fill("#name", "Zilla")
    ready(page)
    house.is_killed()
    is_kept(page, ".you form button")
    page.keyboard.press("Escape")
    for _ in range(2):
        page.click(f'form[action="/quick/{GAME}"] button')
    page.click("header.hall", position={"x": 5, "y": 5})
    assert page.evaluate(OURS)
    house.is_back()
    visitor.arrive()
    expect(page.locator("#table")).to_contain_text("Zilla")
    assert house.tables() == before + 1


def test_a_chair_and_what_if_within_seconds_of_a_start(house: House, visitor: Visitor) -> None:
    """A seat and a what-if are kept while the server is back but its rules are not loaded yet."""
    player = visitor.program()
    link = player.opens(f"/quick/{GAME}")
    played(player, link)
    bench = visitor.go(visitor.post(f"/new/{GAME}", {"seat0": "me", "seat1": "friend"}))
    before = house.tables()
    replay = visitor.open()
    replay.goto(house.url + link + "/replay?move=3")
    replay.click("#eyes summary")
    for page in (bench, replay):
        ready(page)
    house.is_killed()
    is_kept(bench, 'form[action$="/fill"] >> nth=-1')
    is_kept(replay, "#whatif")
    house.is_back()
    replay.wait_for_url("**/t/*")
    replay.wait_for_selector("html[data-ready] #table .status")
    assert link not in replay.url
    bench.bring_to_front()
    visitor.arrive()
    assert house.tables() == before + 1
    player.leave()


def test_an_answer_that_nobody_hears(house: House, visitor: Visitor) -> None:
    """A table is created once although the server dies before its response arrives.

    The cookie of that response is lost too, and the fetch is sent again.
    """
    visitor.play_now(GAME)  # so that no lesson is offered
    before, sent = house.tables(), []

    def unheard(route: Route) -> None:
        if not sent:
            body, headers = route.request.post_data, route.request.headers
            sent.append(httpx.post(route.request.url, content=body, headers=headers).headers)
            house.is_killed()
            route.abort()
        else:
            route.continue_()

    page = visitor.go("/")
    page.wait_for_load_state("load")
    page.route("**/quick/*", unheard)
    page.click(f'form[action="/quick/{GAME}"] button')
    expect(page.locator(".toast:visible")).to_contain_text("It goes when the line is back")
    house.is_back()
    visitor.arrive()
    assert page.url.endswith(sent[0]["location"])
    assert page.locator("#bar .mine, .mine").count() > 0, "he sits there"
    assert house.tables() == before + 1


def test_a_refusal_is_told_where_one_is(house: House, visitor: Visitor) -> None:
    """A refusal is shown on the page in place, and typed text stays."""
    page = visitor.go(f"/new/{GAME}")
    page.route(f"**/new/{GAME}", lambda route: route.fulfill(
        status=429, content_type="application/json", body='{"refusal": "Too fast."}'))  # fmt: skip
    page.evaluate("window.ours = 1")
    page.click(f'form[action="/new/{GAME}"] #start')
    expect(page.locator(".toast:visible")).to_have_text("Too fast.")
    assert page.evaluate(OURS)
    assert page.evaluate("sessionStorage.length") == 0, "no seal waits for a table"
