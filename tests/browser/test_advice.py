"""Advice in a real browser: asked for, put away and taken, by touch and by keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from farmyard.core import catalogue
from tests.browser.conftest import DESK, PHONE, Laying, Visitor
from tests.browser.lines import NEVER
from tests.browser.test_pages import violations
from tests.sampling import in_turn
from tests.server.served import Running
from tests.thorough import THOROUGH
from tests.waiting import until

Visit = Callable[..., Visitor]
ADVISED = [key for key in catalogue.keys() if catalogue.game(key).has("advice")]
ASKED = ADVISED if THOROUGH else [ADVISED[0], ADVISED[-1]]
"""Games in which a browser asks for advice, one in each way; all under ``--thorough``."""


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "way"), in_turn(ASKED, ["touch", "keyboard"]))
def test_it_is_asked_for_put_away_and_taken(
    visit: Visit, served: Running, key: str, way: str
) -> None:
    by_keys = way == "keyboard"
    visitor = visit(DESK if by_keys else PHONE, has_touch=not by_keys)
    page = visitor.page
    room = served.room(visitor.lay(Laying(key, catalogue.card(key).default_seats)))
    visitor.wait_for_turn()
    until(lambda: room.audience.watchers)  # until then requests are sent as forms
    table, panel, asks = room.state.table, page.locator("#advice"), page.locator("#to-advice")
    decided = table.n

    def ask() -> None:
        page.keyboard.press("v") if by_keys else asks.tap()
        expect(panel.locator("h2")).to_be_focused()
        expect(panel.locator("h2")).to_contain_text("In your place the")

    ask()
    expect(asks).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("[data-part].advised").first).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape") if by_keys else panel.locator("[data-thanks]").tap()
    expect(panel).to_be_hidden()
    expect(asks).to_be_focused()
    expect(page.locator(".advised")).to_have_count(0)
    assert table.n == decided, "nothing is decided by asking"
    ask()
    chosen = int(panel.locator("[name=choice]").get_attribute("value") or -1)
    if by_keys:
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        expect(panel.locator(".go")).to_be_focused()
        page.keyboard.press("Enter")
    else:
        panel.locator(".go").tap()
    expect(panel).to_be_hidden()
    until(lambda: table.n > decided)
    assert table.moves[decided] == chosen


def test_where_the_line_never_opens_the_page_has_it(visit: Visit, served: Running) -> None:
    visitor = visit(DESK, new=True)
    page = visitor.page
    page.add_init_script(NEVER)
    path = visitor.laid(Laying(ADVISED[0], catalogue.card(ADVISED[0]).default_seats), start="0")
    until(lambda: served.table(path))
    visitor.go(path)
    page.click("#to-advice")
    expect(page.locator("#advice h2")).to_contain_text("In your place the")
    expect(page.locator("#advice h2")).to_be_focused()  # and is read at once
    page.click("#advice .go")
    until(lambda: served.table(path).n > 0)


WINDOWS = [(390, 844), (844, 390), (820, 1180), (1280, 800)]
COVERED = """() => {
  const own = document.getElementById('advice').getBoundingClientRect()
  return [...document.querySelectorAll('.advised, #hand')].filter(node => {
    const box = node.getBoundingClientRect()
    return Math.min(box.right, own.right) - Math.max(box.left, own.left) > 1
      && Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > 1
  })
}"""
"""A script that finds what the advice covers of the hand and of what it speaks of."""


@pytest.mark.parametrize("key", ADVISED)
def test_it_covers_neither_the_hand_nor_what_it_speaks_of(
    visit: Visit, served: Running, key: str
) -> None:
    visitor = visit(PHONE, has_touch=True)
    page = visitor.page
    room = served.room(visitor.lay(Laying(key, catalogue.card(key).default_seats)))
    visitor.wait_for_turn()
    until(lambda: room.audience.watchers)
    page.locator("#to-advice").tap()
    expect(page.locator("#advice h2")).to_be_focused()
    expect(page.locator("#advice .go")).to_be_visible()
    expect(page.locator("#advice dl")).to_be_hidden()
    for width, height in WINDOWS:
        visitor.resize({"width": width, "height": height})
        page.wait_for_function(f"() => !({COVERED})().length")
    visitor.resize(PHONE)
    page.locator("#advice summary").tap()
    expect(page.locator("#advice dl")).to_be_visible()
