"""A real server, a real Chromium, and a visitor who plays by the page alone."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from farmyard.core import catalogue
from farmyard.server.house import Settings
from tests.browser.chromium import ARGUMENTS, find
from tests.server.served import Running, until

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
QUICK = Settings(bot_pause=(0.0, 0.0), moments=False, posts=(1e6, 1e6), frames=(1e6, 1e6))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house") / "farmyard.db", QUICK)
    for key in catalogue.keys():
        until(lambda key=key: running.house.shelf.ready(key), 120)  # type: ignore[misc]
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


class Visitor:
    """Somebody at a page.  What went wrong in it is kept, and must be nothing."""

    def __init__(self, context: BrowserContext, url: str, seed: int = 1) -> None:
        self.context, self.url, self.dice = context, url, random.Random(seed)
        self.errors: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        return page

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page

    def play_now(self, key: str) -> str:
        """Sits down with bots; the path of the table."""
        self.go("/")
        self.page.click(f'form[action="/quick/{key}"] button')
        self.page.wait_for_selector("#table .status")
        return self.page.url.removeprefix(self.url)

    @property
    def at(self) -> int:
        value = self.page.get_attribute("#play [name=at]", "value")
        return int(value or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("#end").count() > 0

    def choices(self) -> list[Any]:
        text = self.page.text_content("#choices")
        return list(json.loads(text or "[]"))

    def wait_for_turn(self) -> bool:
        """Until there is something to choose, or the game is over: whether there is."""
        self.page.wait_for_function(
            "() => document.querySelector('#end') || document.querySelector('.curtain')"
            " || JSON.parse(document.querySelector('#choices')?.textContent || '[]').length"
        )
        return not self.over

    def choose(self, press: Callable[[str], None]) -> None:
        """Makes a random legal choice by its parts, each pressed in turn."""
        before = self.at
        _, parts = self.dice.choice(self.choices())
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
        exact = f'[data-part="{name}"]'
        return exact if self.page.locator(exact).count() else f'[data-part*="{name}"]'

    def click(self, name: str) -> None:
        self.page.locator(self.part(name)).first.click()

    def tap(self, name: str) -> None:
        self.page.locator(self.part(name)).first.tap()

    def key(self, name: str) -> None:
        """With the keyboard alone: Tab and arrows to it, Enter upon it."""
        self.page.locator(self.part(name)).first.focus()
        self.page.keyboard.press("Enter")


@pytest.fixture
def visit(served: Running, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors: ``visit(PHONE, has_touch=True)``."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(size: dict[str, int] = DESK, seed: int = 1, **more: Any) -> Visitor:
        settings = {"viewport": size, "reduced_motion": "reduce"} | more
        contexts.append(chromium.new_context(**settings))
        visitors.append(Visitor(contexts[-1], served.url, seed))
        return visitors[-1]

    yield come
    for context in contexts:
        context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
