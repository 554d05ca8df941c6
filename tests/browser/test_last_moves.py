"""Last moves in a browser: back and forward without leaving the table, by touch and by keys."""

from collections.abc import Callable
from itertools import cycle, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from farmyard.server.web.drawing.status_line import brief
from farmyard.server.web.pages.replay.shown import since_own_turn
from tests.browser.conftest import DESK, PHONE, Laying, Visitor
from tests.browser.test_pages import violations
from tests.server.served import Running
from tests.thorough import THOROUGH
from tests.waiting import until

Visit = Callable[..., Visitor]
KEYS = catalogue.keys()
WAYS = ["touch", "keyboard"]
SOME = [KEYS[0], KEYS[-1]]
IN_TURN = [*product(SOME, WAYS)] if THOROUGH else [*zip(SOME, cycle(WAYS), strict=False)]
"""Each game in one way, the ways in turn; both ways under ``--thorough``."""


def at_a_turn(visitor: Visitor, served: Running, key: str) -> Any:
    """Open a table where bots have moved more than once since the visitor's last turn."""
    room = served.room(visitor.lay(Laying(key, catalogue.card(key).default_seats)))
    for _ in range(40):
        visitor.choose(visitor.key)
        visitor.wait_for_turn()
        table = room.state.table
        if not table.over and len(since_own_turn(table, 0)) > 1 and table.to_move == 0:
            return room
    raise AssertionError("others never decide twice")


def shows(page: Page, room: Any, versions: list[int], at: int) -> None:
    """Wait until the page shows the given step."""
    line = room.state.table.views.line(versions[at] - 1, 0)
    expect(page.locator("#moves p")).to_have_text(f"{at + 1} of {len(versions)}")
    expect(page.locator("#say")).to_have_text(brief(line))


def classes(page: Page) -> set[str]:
    """Return the classes of the table, except the one set by how far its board is scrolled."""
    return {*(page.get_attribute("#table", "class") or "").split()} - {"map-right"}


def do(page: Page, way: str, name: str, key: str) -> None:
    if way == "keyboard":
        page.keyboard.press(key)
    else:
        page.locator(name).tap()


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "way"), IN_TURN)
def test_back_and_on_and_then_one_plays_on(
    visit: Visit, served: Running, key: str, way: str
) -> None:
    visitor = visit(DESK if way == "keyboard" else PHONE, has_touch=way == "touch")
    page = visitor.page
    room = at_a_turn(visitor, served, key)
    versions = since_own_turn(room.state.table, 0)
    before = page.url
    if way == "touch":
        page.locator("#to-log").tap()
    do(page, way, "#to-moves", "w")
    shows(page, room, versions, len(versions) - 1)
    assert violations(page) == []
    do(page, way, "#moves-prev", "ArrowLeft")
    shows(page, room, versions, len(versions) - 2)
    assert page.locator("[data-part]:not([aria-disabled=true])").count() == 0, "nothing is asked"
    do(page, way, "#moves-next", "ArrowRight")
    shows(page, room, versions, len(versions) - 1)
    expect(page.locator("#moves-now >> text=Your turn: back to now")).to_be_visible()
    do(page, way, "#moves-now", "Escape")
    expect(page.locator("#moves")).to_have_count(0)
    assert page.url == before
    assert visitor.choices()
    fresh = visitor.open()
    fresh.goto(page.url)
    assert classes(page) == classes(fresh)
    assert page.locator("#table").inner_text() == fresh.locator("#table").inner_text()
    fresh.close()
    visitor.choose(visitor.key)


def test_what_comes_while_one_looks_back_is_kept(visit: Visit, served: Running) -> None:
    """Looking back, the step stays; the way back says "your turn" and leads to the newest table."""
    visitor = visit()
    room = at_a_turn(visitor, served, KEYS[2])
    page, n = visitor.page, room.state.table.n
    page.keyboard.press("w")
    expect(page.locator("#moves")).to_be_visible()
    said = page.locator("#say").inner_text()
    program = visitor.program()
    choice = {"choice": str(room.state.table.legal()[0]), "at": str(visitor_at(room))}
    assert program.post(f"/t/{room.state.row.id}/do", choice).status_code == 303
    until(lambda: room.state.table.n > n and room.state.table.to_move == 0)
    expect(page.locator("#moves-now >> text=Your turn: back to now")).to_be_visible()
    assert page.locator("#say").inner_text() == said
    page.locator("#moves-now").click()
    page.wait_for_function(
        "n => Number(document.querySelector('#play [name=at]')?.value) >= n",
        arg=visitor_at(room),
    )
    visitor.choose(visitor.key)
    program.leave()


def visitor_at(room: Any) -> int:
    return len(room.state.log)
