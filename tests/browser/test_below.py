"""A server below a path of another site, in a real browser: pages, scripts, pictures, socket."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from farmyard.core import catalogue
from tests.browser.conftest import DESK, QUICK, Visitor
from tests.server.served import Running
from tests.waiting import until

GAME = catalogue.keys()[0]
PATH = "/farmyard"


@pytest.fixture
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = replace(QUICK, address=f"https://example.org{PATH}")
    running = Running(tmp_path_factory.mktemp("below") / "farmyard.db", settings)
    until(lambda: running.site.loader.ready(GAME), 120)
    yield running
    running.stop()


def test_a_game_is_played_below_a_path(below: Running, chromium: Browser) -> None:
    """No request fails, and none leaves the path."""
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce")
    visitor = Visitor(context, below.url)
    asked: list[tuple[str, int]] = []
    visitor.page.on("response", lambda r: asked.append((r.url, r.status)))
    visitor.go(PATH + "/")
    visitor.page.click(f'form[action="{PATH}/quick/{GAME}"] button')
    visitor.arrive()
    assert visitor.wait_for_turn()
    visitor.choose(visitor.click)
    visitor.page.click("#to-rules")
    visitor.page.wait_for_selector("#rules .prose h2")
    assert [a for a in asked if a[1] >= 400 or not a[0].startswith(below.url + PATH)] == []
    assert len(asked) > 20
    assert visitor.errors == []
    context.close()
