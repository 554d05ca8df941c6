"""The app on a phone can be installed, and caches its shell but never anything of a game."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from farmyard.core import catalogue
from tests.browser.conftest import PHONE, Visitor

GAMES = catalogue.keys()
Visit = Callable[..., Visitor]
READY = "() => navigator.serviceWorker.ready.then(() => caches.has('farmyard-away'))"
KEPT = """async () => {
  const all = []
  for (const name of await caches.keys()) {
    for (const request of await (await caches.open(name)).keys()) all.push(request.url)
  }
  return all
}"""
BADGES = "window.badges = []; navigator.setAppBadge = async (n) => { window.badges.push(n) }"
SHARED = "window.shared = []; navigator.share = async (what) => { window.shared.push(what) }"


def on_a_phone(visit: Visit, *scripts: str, **more: Any) -> Visitor:
    visitor = visit(PHONE, new=True, has_touch=True, is_mobile=True, **more)
    for script in scripts:
        visitor.page.add_init_script(script)
    return visitor


def test_a_browser_finds_nothing_that_hinders_installing(visit: Visit) -> None:
    visitor = on_a_phone(visit, service_workers="allow")
    visitor.go("/")
    assert visitor.page.evaluate(READY)
    browser = visitor.context.new_cdp_session(visitor.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].split("?")[0].endswith("/static/app.webmanifest")
    hindered = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in hindered if each["errorId"] != "in-incognito"] == []


def test_without_a_line_the_shell_says_so_and_goes_on_afterwards(visit: Visit) -> None:
    visitor = on_a_phone(visit, service_workers="allow")
    visitor.go("/")
    visitor.page.evaluate(READY)
    visitor.page.reload()  # now through the service worker
    visitor.context.set_offline(True)
    visitor.page.goto(f"{visitor.url}/rules/{GAMES[0]}")
    expect(visitor.page.locator("h2")).to_have_text("No line")
    face = "() => getComputedStyle(document.querySelector('.btn.go')).backgroundColor"
    assert visitor.page.evaluate(face) == "rgb(240, 189, 63)", "with its styles"
    visitor.context.set_offline(False)
    visitor.page.click(".btn.go")
    expect(visitor.page.locator(".shelf")).to_be_visible()
    assert all("INTERNET_DISCONNECTED" in error for error in visitor.errors)
    visitor.errors.clear()


def test_the_worker_keeps_nothing_of_a_table(visit: Visit) -> None:
    visitor = on_a_phone(visit, service_workers="allow")
    visitor.go("/")
    visitor.page.evaluate(READY)
    visitor.play_now(GAMES[0])
    visitor.page.reload()
    kept = visitor.page.evaluate(KEPT)
    paths = [address.removeprefix(visitor.url) for address in kept]
    assert any(path.startswith("/static/table.js?v=") for path in paths)
    files = ("/static/", "/art/", "/style/", "/play/")
    others = [path for path in paths if not path.startswith(files)]
    assert others == ["/away"]


def test_the_icon_says_that_it_is_my_turn(visit: Visit) -> None:
    visitor = on_a_phone(visit, BADGES)
    visitor.play_now(GAMES[0])
    visitor.page.wait_for_function("() => window.badges.at(-1) === 1")
    visitor.go("/")
    visitor.page.wait_for_function("() => window.badges.at(-1) === 1")


def test_a_link_opens_the_phones_own_sheet(visit: Visit) -> None:
    visitor = on_a_phone(visit, SHARED)
    visitor.go("/")
    link = visitor.program().table("me", "friend")
    visitor.go(link)
    visitor.page.click("[data-copy]")
    visitor.page.wait_for_function("() => window.shared.length === 1")
    shared = visitor.page.evaluate("() => window.shared[0]")
    assert shared["url"] == visitor.page.url.split("?")[0]
