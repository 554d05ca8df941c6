"""The slip that offers push messages ("knocks"), and the switch that ends them, in a browser.

The browser has no push service to reach, so its page is given a subscription that leads to a
service of the test's own on loopback; all else is real, the message that the server sends too.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from tests.browser.conftest import DESK, PHONE, Visitor, mostly_at
from tests.browser.test_pages import come_to_rest, violations
from tests.server.places import asked
from tests.server.push_service import Browser, PushService, at_noon, on_loopback
from tests.server.served import Player, Running
from tests.server.test_push import moved
from tests.waiting import until

Visit = Callable[..., Visitor]
KEY = catalogue.keys()[0]
HAND = "document.querySelector('.table > .hand').getBoundingClientRect()"
SUBSCRIBING = """given => {
  const kept = 'test-subscription'
  const subscription = () => ({
    endpoint: given.endpoint,
    toJSON: () => ({ keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => { localStorage.removeItem(kept); return true },
  })
  PushManager.prototype.subscribe = async options => {
    localStorage.setItem(kept, JSON.stringify(options))
    return subscription()
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(kept) ? subscription() : null
}"""
ASKED = """window.asked = 0
const answer = () => window.answer ?? 'granted'
Notification.requestPermission = async () => { window.asked++; return answer() }
const permission = { get: () => window.asked ? answer() : 'default' }
Object.defineProperty(Notification, 'permission', permission)"""
"""Grants permission, since a headless Chromium asks no user."""
PHONE_OF_APPLE = "Object.defineProperty(navigator, 'standalone', { value: false })"


@pytest.fixture
def service(served: Running) -> Iterator[PushService]:
    running, client = PushService(), served.site.knocker.client
    assert client is not None
    found, client.find = client.find, on_loopback
    try:
        yield running
    finally:
        client.find = found
        running.stop()


@pytest.fixture
def browser(service: PushService) -> Browser:
    return service.browser()


@pytest.fixture
def come(visit: Visit, browser: Browser) -> Callable[..., Visitor]:
    """Return a function that makes visitors with a service worker and a push subscription."""

    def come(size: dict[str, int] = DESK, *scripts: str, **more: Any) -> Visitor:
        visitor = visit(size, new=True, service_workers="allow", **more)
        given = json.dumps(browser.form)
        for script in (f"({SUBSCRIBING})({given})", ASKED, *scripts):
            visitor.page.add_init_script(script)
        return visitor

    return come


def sit(visitor: Visitor, served: Running, **options: str) -> tuple[str, Player]:
    """Sit down at a table with days a move, and begin; return its link and the friend there."""
    visitor.go("/")
    visitor.page.evaluate("() => navigator.serviceWorker?.ready.then(() => true)")
    fields = {"seat0": "me", "seat1": "friend", "start": "0", "table_clock": "1d", **options}
    link, friend = visitor.post(f"/new/{KEY}", fields), Player(visitor.url)
    friend.post(link + "/sit", {"seat": "1", "name": "Ben"})
    until(lambda: served.table(link))
    visitor.go(link)
    visitor.arrive()
    return link, friend


def slip(page: Page) -> Any:
    return page.locator("#knock")


def knocked(served: Running) -> list[tuple[Any, ...]]:
    return asked(served.db, "SELECT endpoint, zone FROM subscriptions")


def settings(page: Page) -> Any:
    """Open the table's dialog; return its section about knocking."""
    page.evaluate("() => document.querySelector('[data-dialog=around]').click()")
    return page.locator("#around #knocking")


@mostly_at("phone")
def test_the_slip_comes_after_the_first_move_and_yes_knocks(
    come: Any, served: Running, browser: Browser, size: dict[str, int]
) -> None:
    visitor = come(size, timezone_id=at_noon())
    sit(visitor, served)
    page = visitor.page
    expect(slip(page)).to_be_hidden()
    before = page.locator("#table").bounding_box()
    visitor.choose(visitor.click)
    expect(slip(page)).to_be_visible()
    assert page.evaluate("() => window.asked") == 0, "the browser asks only after a yes"
    assert page.locator("#table").bounding_box() == before, "it pushes nothing"
    come_to_rest(page)
    if size == PHONE:
        bottom = page.evaluate("() => knock.getBoundingClientRect().bottom")
        assert bottom <= page.evaluate(f"() => {HAND}.top"), "and the hand can be used"
    assert violations(page) == []
    page.get_by_role("button", name="Knock, please").click()
    expect(slip(page)).to_be_hidden()
    until(lambda: knocked(served) == [(browser.form["endpoint"], at_noon())])
    assert page.evaluate("() => window.asked") == 1
    key = page.evaluate("() => JSON.parse(localStorage.getItem('test-subscription'))")
    assert key["applicationServerKey"] == served.site.knocker.client.public_key  # type: ignore[union-attr]
    assert key["userVisibleOnly"]
    off = settings(page).get_by_role("button", name="Knock no more")
    off.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#knocking").get_by_role("button", name="Knock, please")).to_be_focused()
    until(lambda: knocked(served) == [])


def test_no_thank_you_is_kept_for_all_tables_and_the_switch_stays(
    come: Any, served: Running
) -> None:
    visitor = come()
    sit(visitor, served)
    visitor.choose(visitor.click)
    visitor.page.get_by_role("button", name="No, thank you").click()
    expect(slip(visitor.page)).to_be_hidden()
    sit(visitor, served)
    with visitor.page.expect_response(re.compile("/static/knock.js")):
        visitor.choose(visitor.click)
    section = settings(visitor.page)
    expect(section.get_by_role("button", name="Knock no more")).to_be_hidden()
    expect(slip(visitor.page)).to_be_hidden()
    assert visitor.page.evaluate("() => window.asked") == 0
    section.get_by_role("button", name="Knock, please").click()
    until(lambda: len(knocked(served)) == 1)
    section.get_by_role("button", name="Knock no more").click()
    until(lambda: knocked(served) == [])


def test_by_keys_alone(come: Any, served: Running) -> None:
    visitor = come()
    sit(visitor, served)
    visitor.choose(visitor.key)
    page = visitor.page
    expect(slip(page)).to_be_visible()
    expect(page.get_by_role("complementary", name="Knocking")).to_be_visible()
    focused = "() => document.activeElement.dataset.knocks ?? ''"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == "yes":
            break
    assert page.evaluate(focused) == "yes"
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "no"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(slip(page)).to_be_hidden()
    until(lambda: len(knocked(served)) == 1)
    visitor.program().post("/knock/off")


def test_who_refuses_the_browser_reads_how_to_open_the_door(come: Any, served: Running) -> None:
    visitor = come(DESK, "window.answer = 'denied'")
    sit(visitor, served)
    visitor.choose(visitor.click)
    visitor.page.get_by_role("button", name="Knock, please").click()
    expect(visitor.page.get_by_role("heading", name="The door is shut")).to_be_visible()
    assert knocked(served) == []
    visitor.page.get_by_role("button", name="Leave it shut").click()
    expect(slip(visitor.page)).to_be_hidden()
    expect(settings(visitor.page)).to_contain_text("The lock beside the address")


def test_a_phone_that_lets_only_apps_knock_says_so(come: Any, served: Running) -> None:
    visitor = come(PHONE, PHONE_OF_APPLE)
    sit(visitor, served)
    visitor.choose(visitor.click)
    page = visitor.page
    expect(page.get_by_role("heading", name="First onto the home screen")).to_be_visible()
    expect(page.locator("#knock ol")).to_be_hidden()
    page.get_by_role("button", name="Show me how").click()
    expect(page.locator("#knock ol li")).to_have_count(3)
    page.get_by_role("button", name="No, thank you").click()
    expect(slip(page)).to_be_hidden()


@pytest.mark.parametrize("what", ["no days", "no worker", "no extra"])
def test_where_nobody_can_knock_nothing_is_offered(
    come: Any, served: Running, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    if what == "no extra":
        monkeypatch.setattr(served.site.knocker, "client", None)
    nothing = "delete Navigator.prototype.serviceWorker"
    visitor = come(DESK, *([nothing] if what == "no worker" else []))
    sit(visitor, served, **({"table_clock": "none"} if what == "no days" else {}))
    visitor.choose(visitor.click)
    settings(visitor.page)
    expect(visitor.page.locator("#around .prose section").first).to_be_visible()
    expect(visitor.page.locator("#around #knocking")).to_be_hidden()
    expect(slip(visitor.page)).to_be_hidden()


SHOWING = """() => {
  registration.showNotification = async (title, { body, tag, icon }) => {
    self.shown = [title, body, tag, new URL(icon).pathname]
  }
}"""


def test_what_comes_is_shown_by_the_service_worker(
    come: Any, served: Running, browser: Browser
) -> None:
    """The service worker decrypts a push message from the server and shows it.

    A headless Chromium shows no notifications, so the call is recorded instead.
    """
    visitor = come(DESK, timezone_id=at_noon())
    link, friend = sit(visitor, served)
    visitor.choose(visitor.click)
    visitor.page.get_by_role("button", name="Knock, please").click()
    until(lambda: len(knocked(served)) == 1)
    visitor.go("/")
    moved(served, link, visitor.program(), 1)
    moved(served, link, friend, 0)
    until(lambda: browser.told)
    told = browser.told[0]
    (worker,) = visitor.context.service_workers
    worker.evaluate(SHOWING)
    devtools = visitor.context.new_cdp_session(visitor.page)
    registrations: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda each: registrations.append(each))
    devtools.send("ServiceWorker.enable")
    until(lambda: visitor.page.evaluate("1") and any(r["registrations"] for r in registrations))
    id = next(r["registrations"][0]["registrationId"] for r in registrations if r["registrations"])
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.url, "registrationId": id, "data": json.dumps(told)},
    )
    icon = "/static/icons/any-192.png"
    shown = [told["title"], told["body"], told["table"], icon]
    until(lambda: worker.evaluate("() => self.shown ?? null") == shown)
    assert visitor.program().get(icon).status_code == 200
    visitor.program().post("/knock/off")


OPENING = """at => {
  self.gone = []
  clients.openWindow = async url => { self.gone.push(['opened', String(url)]) }
  WindowClient.prototype.focus = async function () { self.gone.push(['focused', this.url]) }
  return go(new URL(at, scope)).then(() => self.gone)
}"""


def test_a_touch_leads_to_the_table_that_is_open_or_opens_it(come: Any, served: Running) -> None:
    """A touch on a notification focuses the table that is open, or else opens it.

    A browser lets a worker open pages after a real touch alone, so the call is recorded instead.
    """
    visitor = come()
    link, _ = sit(visitor, served)
    (worker,) = visitor.context.service_workers
    there = visitor.url + link
    assert worker.evaluate(OPENING, link[1:]) == [["focused", there]]
    visitor.go("/")
    assert worker.evaluate(OPENING, link[1:]) == [["opened", there]]


HIDDEN = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_a_page_in_the_background_counts_as_away(come: Any, served: Running) -> None:
    """A hidden page counts as away, also after its socket was down meanwhile."""
    visitor = come()
    link, _ = sit(visitor, served)
    audience = served.room(link).audience

    def hidden() -> list[bool]:
        return [watcher.hidden for watcher in audience.watchers]

    until(lambda: hidden() == [False])
    visitor.page.evaluate(HIDDEN, True)
    until(lambda: hidden() == [True])
    before = set(audience.watchers)
    with visitor.page.expect_websocket():
        visitor.page.evaluate("() => dispatchEvent(new Event('pagehide'))")
        visitor.page.evaluate(
            "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
        )
    until(lambda: hidden() == [True] and not before & audience.watchers)
    visitor.page.evaluate(HIDDEN, False)
    until(lambda: hidden() == [False])
