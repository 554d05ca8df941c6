"""A server below a path of another site, in a real browser: pages, scripts, pictures, socket.

The browser asks a proxy that passes nothing outside the path.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page

from farmyard.core import catalogue
from tests.browser.conftest import DESK, QUICK, Visitor
from tests.server.gate import PATH, Gate
from tests.server.served import Running

GAME = catalogue.keys()[0]


@pytest.fixture
def gate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gate]:
    gate = Gate()
    settings = replace(QUICK, address=gate.address)
    running = Running(tmp_path_factory.mktemp("below") / "farmyard.db", settings)
    running.prepare(GAME)
    gate.port = running.port
    yield gate
    assert gate.outside == []
    gate.close()
    running.stop()


@pytest.fixture
def visitor(gate: Gate, chromium: Browser) -> Iterator[Visitor]:
    """Return a visitor all of whose requests must succeed."""
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce")
    visitor = Visitor(context, gate.url)
    asked: list[tuple[str, int]] = []
    context.on("response", lambda r: asked.append((r.url, r.status)))
    yield visitor
    context.close()
    assert [each for each in asked if each[1] >= 400] == []
    assert len(asked) > 20
    assert visitor.errors == []


def test_a_game_is_played_below_a_path(visitor: Visitor) -> None:
    """No request fails, and none leaves the path."""
    visitor.go(PATH + "/")
    visitor.page.click(f'form[action="{PATH}/quick/{GAME}"] button')
    visitor.plays_at_once()
    assert visitor.wait_for_turn()
    visitor.choose(visitor.click)
    visitor.page.click("#to-rules")
    visitor.page.wait_for_selector("#rules .prose h2")


def answered(page: Page, path: str) -> None:
    """Go to a page and return when its scripts have asked for all they need."""
    page.goto(path, wait_until="networkidle")


def test_scripts_ask_for_nothing_outside_the_path(visitor: Visitor, gate: Gate) -> None:
    """The first device learns that its code was used, and each page's scripts run."""
    page = visitor.page
    for place in ("/learn", f"/learn/{GAME}", "/today", f"/new/{GAME}", "/fair", "/keys"):
        answered(page, gate.address + place)
    visitor.post(f"{PATH}/name", {"name": "Ada"})
    page.clock.install()
    answered(page, gate.address + "/mine")
    page.click(f'form[action="{PATH}/mine/take"] button')
    link = page.locator("[data-copy]").get_attribute("data-copy")
    page.wait_for_selector("#code-left")
    with page.expect_response(f"**{PATH}/mine/take"):
        page.clock.run_for(4_000)
    assert link is not None
    assert link.startswith(gate.address)
