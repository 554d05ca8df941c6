"""The fixtures of the browser tests: a real server, a real Chromium, and a visitor at a page."""

import io
import random
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)

from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.tables.table import Table
from farmyard.server.live.actor import Actor
from tests.browser.chromium import ARGUMENTS, find
from tests.sampling import in_turn
from tests.server.served import FAST, Player, Running, choices_in
from tests.server.test_replay import played
from tests.thorough import THOROUGH
from tests.waiting import until

LEFT = "Execution context was destroyed"  # Playwright's message for a page that reloads
GIVING_UP = "sure"  # the part that gives a game up
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SIZES = {"desk": DESK, "phone": PHONE}
PATIENCE = 20_000  # milliseconds: test machines may be busy
QUICK = replace(FAST, write_timeout=10.0)  # a browser on a busy machine reads slowly

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "farmyard.db", QUICK)
    for key in catalogue.keys():
        running.prepare(key)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.fail("no Chromium: python -m tests.browser.chromium installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@dataclass(frozen=True)
class Laying:
    """A table to lay: its game, how many sit there, and what differs from the defaults."""

    key: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.key, *(value for _, value in self.options)])


def layings() -> list[Laying]:
    """Return each game as usual, and again for each option value that needs other seats."""
    found = []
    for card in catalogue.cards():
        found.append(Laying(card.key, card.default_seats))
        for option in card.options:
            others = [v for v in option.values if v.seats and not v.fits(card.default_seats)]
            for value in others if option.kind == "choice" else []:
                assert value.seats is not None
                found.append(Laying(card.key, value.seats[0], ((option.name, value.word),)))
    return found


def crowded(laying: Laying) -> Laying:
    """Return the laying with the most players of its game, unless its options fix them."""
    return laying if laying.options else replace(laying, seats=catalogue.card(laying.key).seats[1])


def usual() -> list[Laying]:
    """Return each game once with its defaults; all layings under ``--thorough``."""
    return [each for each in layings() if THOROUGH or not each.options]


def at_sizes(what: str, things: Iterable[Any], named: Callable[[Any], str] = str) -> Any:
    """Parametrise with each thing at desk or phone size in turn; at both under ``--thorough``."""
    cases = [
        pytest.param(thing, SIZES[size], id=f"{named(thing)}-{size}")
        for thing, size in in_turn(things, SIZES)
    ]
    return lambda test: pytest.mark.thorough(pytest.mark.parametrize((what, "size"), cases)(test))


def mostly_at(size: str) -> Any:
    """Parametrise with one size, desk or phone; with both under ``--thorough``."""
    cases = [pytest.param(SIZES[each], id=each) for each in SIZES if THOROUGH or each == size]
    return lambda test: pytest.mark.thorough(pytest.mark.parametrize("size", cases)(test))


UNCOVERED = """nodes => nodes.findIndex(node => {
  const box = node.getBoundingClientRect()
  return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
})"""

SHORT = {"rounds": "1", "max_rounds": "20"}
"""Options that make a game shorter, where it has any."""


DRAWN_AGAIN = """() => new Promise(drawn =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""
"""Resolves after a new size has taken effect: scripts hear of it after the next frame."""


EMPTY = '<link rel="icon" href="data:,">'
"""An empty page of ours, with an icon so that none is requested."""


def chosen(laying: Laying, **options: str) -> dict[str, str]:
    """Return the options that a game has: a short game, the laying's own, and others."""
    names = {option.name for option in catalogue.card(laying.key).options}
    wanted = {**SHORT, **dict(laying.options), **options}
    return {name: value for name, value in wanted.items() if name in names}


class Visitor:
    """A person at a page; any error in the page is recorded and fails the test."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1) -> None:
        self.context, self.url, self.dice = context, url, random.Random(seed)
        self.scripts = True
        self.errors: list[str] = []
        self.page = self.watch(context.pages[0]) if context.pages else self.open()

    def open(self) -> Page:
        """Open one more page in the same size, since a kept window uses its original one."""
        page = self.context.new_page()
        if (size := self.context.pages[0].viewport_size) is not None:
            page.set_viewport_size(size)
        return self.watch(page)

    def watch(self, page: Page) -> Page:
        """Record what goes wrong in a page."""
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", self._failed)
        page.on("console", self._wrote)
        return page

    def _failed(self, error: Error) -> None:
        self.errors.append(str(error))

    def _wrote(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def leave(self) -> None:
        """Leave the page cleared of storage, routes and other pages, for the next test."""
        page, *others = self.context.pages
        for other in others:
            other.close()
        page.unroute_all()
        page.route("**/empty", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
        page.goto(self.url + "/empty")
        if self.scripts:
            page.evaluate("() => [localStorage, sessionStorage].forEach(kept => kept.clear())")
        page.unroute_all()  # a page with a route requests each of its files again
        page.goto("about:blank")  # where going back too far leads in the next test
        self.context.clear_cookies()
        page.remove_listener("pageerror", self._failed)
        page.remove_listener("console", self._wrote)

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def without_pictures(self) -> "Visitor":
        """Return this visitor with empty pictures, since each picture is a page of its own."""
        self.page.route("**/picture*", lambda route: route.fulfill(body=EMPTY))
        return self

    def play_now(self, key: str) -> str:
        """Sit down with bots; return the path of the table."""
        self.go("/")
        self.page.click(f'.do > form[action="/quick/{key}"] button')
        self.plays_at_once()
        return self.page.url.removeprefix(self.url)

    def plays_at_once(self) -> None:
        """Take no lesson, if one is offered before the first game; arrive at the table."""
        self.page.wait_for_url(re.compile("/(first|t)/"))
        if "/first/" in self.page.url:
            self.page.click(".first form .btn:not(.go)")
        self.arrive()

    def lay(self, laying: Laying, **options: str) -> str:
        """Create a table and go there; return its path."""
        path = self.laid(laying, **options)
        self.go(path)
        self.arrive()
        return path

    def laid(self, laying: Laying, **options: str) -> str:
        """Create a table by the form, with bots on all other seats; return its path."""
        card = catalogue.card(laying.key)
        wanted = chosen(laying, **options)
        chairs = {f"seat{i}": "bot" if i < laying.seats else "none" for i in range(card.seats[1])}
        fields = {**self.defaults(card), **wanted, **chairs, "seat0": "me"}
        return self.post(f"/new/{laying.key}", {n: v for n, v in fields.items() if v})

    def post(self, path: str, fields: dict[str, str]) -> str:
        """Submit a form as this page would; return where it redirects."""
        answer = self.context.request.post(
            self.url + path,
            form=dict(fields),
            headers={"Origin": self.url},
            max_redirects=0,
            max_retries=2,  # a kept connection may be closed just when it is reused
        )
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    def asked_first(self, served: Running, lay: Callable[[], str]) -> Actor:
        """Create tables until this visitor moves first; return its room, still undecided."""
        for _ in range(60):  # the first to move may be random
            room: Actor = served.room(lay())
            if until(lambda room=room: room.state.table).history.turn_at(0) == 0:  # type: ignore[misc]
                return room
        raise AssertionError("never the first")

    def find(self, room: Actor, position: dict[str, Any]) -> None:
        """Go to a table without decisions, after setting it to the given position."""
        laid = until(lambda: room.state.table)
        room.state.table = Table.place(laid.card.key, position, room.state.names)
        room.state.log.clear()
        room.audience.drawn.clear()
        self.go(f"/t/{room.state.row.id}")
        self.arrive()
        if self.scripts:
            until(lambda: room.audience.watchers)  # until then requests are sent as forms

    def program(self) -> Player:
        """Return this person as a program, which plays much faster than by the page."""
        player = Player(self.url)
        for cookie in self.context.cookies():
            player.http.cookies.set(cookie["name"], cookie["value"])
        return player

    def arrive(self) -> None:
        """Wait until a table is shown and its scripts listen to keys and touches."""
        self.page.wait_for_selector("#table .status", timeout=60_000)  # rules may be loading
        self.page.wait_for_load_state("domcontentloaded")
        if self.scripts:
            self.page.wait_for_selector("html[data-ready]")

    @staticmethod
    def defaults(card: Card) -> dict[str, str]:
        """Return the fields of an untouched form."""
        return {o.name: o.default for o in card.options if o.default != "no"}

    def resize(self, size: dict[str, int]) -> None:
        """Resize the viewport, and return once the page has been laid out again."""
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.page.evaluate(DRAWN_AGAIN)

    @property
    def at(self) -> int:
        value = self.page.get_attribute("#play [name=at]", "value")
        return int(value or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("#end").count() > 0

    def choices(self) -> list[Any]:
        return choices_in(self.page.locator("#choices").evaluate("node => node.outerHTML"))

    def going_on(self) -> list[Any]:
        """Return the choices except giving up, unless giving up is the only one."""
        choices = self.choices()
        return [each for each in choices if GIVING_UP not in each[1]] or choices

    def wait_for_turn(self) -> bool:
        """Wait until there is a choice to make or the game is over; return whether there is one."""
        self.page.wait_for_function(
            "() => document.querySelector('#end') || document.querySelector('.curtain')"
            " || JSON.parse(document.querySelector('#choices')?.textContent || '[]').length"
        )
        return not self.over

    def until_asked(self, link: str) -> None:
        """Wait for the first question, and until the browser has stored what was shown."""
        self.wait_for_turn()
        self.page.wait_for_function(
            "at => JSON.parse(localStorage.getItem('farmyard-dealt'))?.[at]?.asked",
            arg=link.split("/")[-1],
        )

    def until_after(self, at: int) -> None:
        """Wait until the page shows a later moment."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('#play [name=at]')?.value) > n", arg=at
        )

    def choose(self, press: Callable[[str], None]) -> None:
        """Make a random legal choice by pressing each of its parts in turn."""
        assert self.wait_for_turn()
        before = self.at
        _, parts = self.dice.choice(self.going_on())
        for part in parts:
            if self.page.get_attribute(f'[data-part="{part}"]', "aria-pressed") != "true":
                press(part)
        self.page.wait_for_function(
            "n => document.querySelector('#end') || document.querySelector('.curtain')"
            " || Number(document.querySelector('#play [name=at]')?.value) > n",
            arg=before,
        )

    # -- Ways to press a part ---------------------------------------------------

    def part(self, name: str) -> str:
        self.page.wait_for_load_state("domcontentloaded")  # the last press may have requested it
        exact = f'[data-part="{name}"]'
        return exact if self.page.locator(exact).count() else f'[data-part*="{name}"]'

    def uncovered(self, name: str) -> Locator:
        """Return the first uncovered element among those of a part, such as cards in a fan."""
        found = self.page.locator(self.part(name))
        return found.nth(max(0, found.evaluate_all(UNCOVERED)))

    def click(self, name: str) -> None:
        """Click a part; without scripts, wait for the page that the click requests."""
        if self.scripts:
            self.uncovered(name).click()
            self.page.wait_for_load_state("domcontentloaded")  # before the socket is open
            return
        with self.page.expect_navigation(wait_until="domcontentloaded"):
            self.uncovered(name).click()

    def tap(self, name: str) -> None:
        self.uncovered(name).tap()

    def key(self, name: str) -> None:
        """Press a part with the keyboard alone: focus it, then Enter."""
        self.page.locator(self.part(name)).first.focus()
        self.page.keyboard.press("Enter")


def unanswered(page: Page) -> set[Request]:
    """Return the requests of a page that await the head of their answer; grows and shrinks."""
    waiting = set[Request]()
    page.on("request", lambda asked: waiting.add(asked))
    page.on("response", lambda answer: waiting.discard(answer.request))
    page.on("requestfailed", lambda asked: waiting.discard(asked))
    return waiting


def hurries(page: Page, there: str, than: int = 0, waiting: Collection[Request] = ()) -> None:
    """Wait for a condition while running the page's fake clock fast, even across a page reload;
    the clock stands still while requests are ``waiting``."""

    def half_a_second() -> Any:
        try:
            if not waiting:
                page.clock.fast_forward(500)
            return page.evaluate(there, than)
        except Error as error:
            if LEFT not in str(error):
                raise
            return None

    until(half_a_second)


def scanned(code: Locator) -> str:
    """Return the text of a QR code, read from a screenshot of it as a camera would."""
    picture = Image.open(io.BytesIO(code.screenshot()))
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)


class Windows:
    """A pool of open, empty browser windows.

    Opening a window costs as much as most tests do in one, so windows are kept from test to test,
    without cookies or anything else a page can store except the cache of a server's files.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.empty: dict[str, list[BrowserContext]] = {}

    def take(self, size: dict[str, int], settings: dict[str, Any]) -> BrowserContext:
        """Return a kept window of that kind and size, or open one."""
        kept = self.empty.get(repr(settings))
        if not kept:
            return self.open(size, settings)
        window = kept.pop()
        window.pages[0].set_viewport_size(size)  # type: ignore[arg-type]
        return window

    def open(self, size: dict[str, int], settings: dict[str, Any]) -> BrowserContext:
        """Open a window in a browser without any history.

        Service workers are blocked unless a test of the app allows them, because one would keep
        files from one test to the next.
        """
        given = {"service_workers": "block", **settings}
        return self.browser.new_context(viewport=size, **given)  # type: ignore[arg-type]

    def give_back(self, window: BrowserContext, settings: dict[str, Any]) -> None:
        self.empty.setdefault(repr(settings), []).append(window)


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Windows:
    return Windows(chromium)


@dataclass(frozen=True)
class Seen:
    """A finished game of a person whose browser was shown a seal, was asked, and saw the end.

    Holds its link, its file, and the browser's storage, with which other windows can be opened.
    """

    link: str
    file: str
    kept: Any

    def browser(self, visit: Callable[..., Visitor]) -> Visitor:
        """Return the person again in a new window with the stored state restored."""
        return visit(new=True, storage_state=self.kept)


@pytest.fixture(scope="session")
def seen(served: Running, windows: Windows) -> Seen:
    """Play one game for all tests, of the shortest kind, while its page is elsewhere."""
    settings = {"reduced_motion": "reduce"}
    visitor = Visitor(windows.take(DESK, settings), served.url)
    link = visitor.play_now(catalogue.keys()[1])
    visitor.until_asked(link)
    program = visitor.program()
    visitor.go("/keys")
    played(program, link)
    program.leave()
    visitor.go(link)
    visitor.page.wait_for_selector("#end")
    visitor.page.wait_for_function(
        "at => JSON.parse(localStorage.getItem('farmyard-dealt'))[at].over",
        arg=link.split("/")[-1],
    )
    file = visitor.page.request.get(visitor.url + link + "/game.txt").text()
    kept = visitor.context.storage_state()
    visitor.leave()
    windows.give_back(visitor.context, settings)
    assert visitor.errors == []
    return Seen(link, file, kept)


@pytest.fixture
def visit(served: Running, windows: Windows) -> Iterator[Callable[..., Visitor]]:
    """Return a function that makes visitors: ``visit(PHONE, has_touch=True)``.

    ``new``: use a browser without any history, closed afterwards, for tests that change more in it
    than a visitor does: a clock, scripts of their own, listeners.
    """
    came: list[tuple[Visitor, dict[str, Any] | None]] = []

    def come(size: dict[str, int] = DESK, seed: int = 1, new: bool = False, **more: Any) -> Visitor:
        settings = {"reduced_motion": "reduce"} | more
        window = (windows.open if new else windows.take)(size, settings)
        visitor = Visitor(window, served.url, seed)
        visitor.scripts = settings.get("java_script_enabled", True)
        came.append((visitor, None if new else settings))
        return visitor

    yield come
    for visitor, settings in came:
        if settings is None:
            visitor.context.close()
        else:
            visitor.leave()
            windows.give_back(visitor.context, settings)
    assert [error for visitor, _ in came for error in visitor.errors] == []
