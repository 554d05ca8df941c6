"""Actions beside playing at a table, in a real browser.

They are done with the mouse, the keyboard, a finger, and without scripts.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from farmyard.core import catalogue
from farmyard.server.table import chat
from tests.browser.conftest import DESK, PHONE, Visitor
from tests.browser.test_pages import by_day_and_by_night, drawn, everywhere, violations
from tests.server.served import Running
from tests.thorough import THOROUGH

GAME = catalogue.keys()[0]
Visit = Callable[..., Visitor]
Press = Callable[[Page, str], None]


def click(page: Page, what: str) -> None:
    page.locator(what).click()
    page.wait_for_load_state("domcontentloaded")  # without scripts a press requests a page


def tap(page: Page, what: str) -> None:
    page.locator(what).tap()


def key(page: Page, what: str) -> None:
    page.locator(what).focus()
    page.keyboard.press("Enter")


WAYS: dict[str, tuple[dict[str, int], dict[str, Any], Press]] = {
    "mouse": (DESK, {}, click),
    "touch": (PHONE, {"has_touch": True, "is_mobile": True}, tap),
    "keyboard": (DESK, {}, key),
    "plain": (DESK, {"java_script_enabled": False}, click),
    "plain-phone": (PHONE, {"java_script_enabled": False}, click),
}


def two_at_a_table(visit: Visit, way: str, **customs: str) -> tuple[Visitor, Visitor, str]:
    """Open a table of two with these options; return Ada, who came that way, Ben, and its path."""
    size, settings, _ = WAYS[way]
    ada, ben = visit(size, **settings), visit()
    fields = {"seat0": "me", "seat1": "friend", "start": "0", "name": "Ada", **customs}
    path = ada.post(f"/new/{GAME}", fields)
    ben.post(path + "/sit", {"seat": "1"})
    for visitor in (ben, ada):
        visitor.go(path)
        visitor.arrive()
    return ada, ben, path


def look(ada: Visitor, path: str, what: str, there: bool = True) -> None:
    """Wait until the page has an element, or lacks it; without scripts, reload until then."""
    plain = ada.page.locator("html.js").count() == 0
    for _ in range(40 if plain else 0):
        ada.go(path)
        if (ada.page.locator(what).count() > 0) == there:
            break
    expect(ada.page.locator(what)).to_have_count(1 if there else 0)


@pytest.mark.thorough
@pytest.mark.parametrize("way", WAYS if THOROUGH else ["keyboard", "plain"])
def test_all_of_it_in_every_way(visit: Visit, served: Running, way: str) -> None:
    press = WAYS[way][2]
    ada, ben, path = two_at_a_table(visit, way, table_clock="2m", table_talk="yes")
    room = served.room(path)

    press(ada.page, "#to-more")
    look(ada, path, "#to-more", there=False)
    assert [note.kind for note in room.state.notes.values()] == ["begins", "more"]

    at_the_table(ada.page, press, 'form[data-action="emote"] button[value="well"]')
    expect(ben.page.locator(".bubble")).to_have_accessible_name(
        f"{room.state.names[0]}: Well played!"
    )
    expect(ben.page.locator(".bubble")).to_have_attribute("title", "Well played!")

    at_the_table(ada.page, press, 'form[data-action="pause"] button')
    ben.page.click("#action-yes")
    look(ada, path, "#action-go-on")
    press(ada.page, "#action-go-on")
    look(ada, path, "#asked", there=False)

    at_the_table(ada.page, press, 'form[data-action="leave"] button')
    expect(ben.page.locator("#seat-0 .face .crow")).to_be_visible()
    look(ada, path, "#action-return")
    press(ada.page, "#action-return")
    look(ada, path, "#asked", there=False)
    assert [chair.level for chair in room.state.chairs] == ["", ""]


def at_the_table(page: Page, press: Press, what: str) -> None:
    """Press the button in the table's header, then the element in the dialog or page it opens."""
    press(page, "#to-around")
    page.wait_for_selector(what)
    press(page, what)
    page.wait_for_selector("#table .status")


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["touch", "plain", "mouse"] if THOROUGH else ["touch"])
def test_free_words(visit: Visit, way: str) -> None:
    press = WAYS[way][2]
    ada, ben, path = two_at_a_table(visit, way, table_talk="yes")
    if way == "touch":
        press(ada.page, "#to-log")
    ada.page.fill("#word", "Good corn today <b>!")
    press(ada.page, "#write button")
    expect(ben.page.locator("#talk li")).to_have_text("Ada: Good corn today <b>!")
    look(ada, path, "#talk li")
    assert ada.page.input_value("#word") == ""


@pytest.mark.thorough
def test_axe_finds_nothing_beside_the_game(visit: Visit) -> None:
    ada, ben, path = two_at_a_table(visit, "mouse", table_clock="2m", table_talk="yes")
    page = ada.page
    at_the_table(ben.page, click, 'form[data-action="emote"] button[value="hurry"]')
    at_the_table(ben.page, click, 'form[data-action="pause"] button')
    page.wait_for_selector("#action-yes")
    page.wait_for_selector(".bubble")
    assert everywhere(ada) == []
    ada.resize(PHONE)
    click(page, "#to-around")
    page.wait_for_selector('form[data-action="leave"]')
    assert everywhere(ada) == []
    ada.resize(DESK)
    ada.go(path + "/around")
    assert everywhere(ada) == []
    ada.resize(PHONE)
    fields = "details.drawer >> nth=-1"
    ada.go(f"/new/{GAME}").locator(fields).locator("> summary").click()
    assert everywhere(ada) == []
    ada.go(path).click("#to-log")
    assert (by_day_and_by_night if THOROUGH else violations)(page) == []


def test_the_page_equals_a_fresh_one_beside_the_game_too(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "SHOWN", 0.0)  # seconds: no page shows a bubble that another lacks
    ada, ben, path = two_at_a_table(visit, "mouse", table_talk="yes")
    ada.page.fill("#word", "Good day")
    ada.page.click("#write button")
    at_the_table(ben.page, click, 'form[data-action="pause"] button')
    ada.page.wait_for_selector("#action-yes")
    ada.page.wait_for_function("() => !document.querySelector('.bubble')")
    fresh = visit(storage_state=ada.context.storage_state())
    fresh.go(path)
    fresh.page.wait_for_selector("#action-yes")
    assert drawn(ada.page) == drawn(fresh.page)


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["mouse", "touch"] if THOROUGH else ["touch"])
def test_what_is_asked_fits_the_screen(visit: Visit, way: str) -> None:
    size, _, press = WAYS[way]
    ada, ben, _ = two_at_a_table(visit, way, table_clock="bank10m", table_talk="yes")
    at_the_table(ben.page, click, 'form[data-action="pause"] button')
    page = ada.page
    page.wait_for_selector("#action-yes")
    for what in ("#asked", "#action-yes", "#action-no", "#to-more", "#to-around"):
        box = page.locator(what).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["y"] + box["height"] <= size["height"]
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    press(page, "#action-no")
    expect(ben.page.locator("#said")).to_have_text("Ada would rather not.")


RATE = """async () => {
  const { move } = await import(document.querySelector('script[src*="/table.js"]').src
    .replace(/table\\.js.*/, 'fly.js'))
  const motion = move(document.body, [{ opacity: 1 }, { opacity: 1 }], { duration: 60 })
  return motion.playbackRate
}"""


def test_a_press_counts_though_the_dialog_is_fetched_anew_under_it(visit: Visit) -> None:
    ada, ben, _ = two_at_a_table(visit, "mouse")
    page = ada.page
    quick = page.locator("#around button[name=word][value=quick]")
    page.click("#to-around")
    expect(quick).to_be_visible()
    page.click("#around form[method=dialog] button")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/around", hold)
    with page.expect_request("**/around"):
        page.click("#to-around")
    page.evaluate("() => document.querySelector('#around section').setAttribute('data-old', '')")
    quick.hover()
    page.mouse.down()
    held.pop().continue_()
    expect(page.locator("[data-old]")).to_have_count(0)
    page.mouse.up()
    expect(page.locator("#around")).to_be_hidden()
    expect(ben.page.locator("#lines")).to_contain_text("The pace is quick now.")


def test_a_pace_is_chosen_at_the_table_and_motions_keep_it(visit: Visit) -> None:
    ada, ben, _ = two_at_a_table(visit, "mouse")
    ada.page.evaluate("() => { window.same = true }")
    for word, rate in (("quick", 2), ("calm", 1 / 1.8), ("usual", 1)):
        ada.page.click("#to-around")
        ada.page.click(f"#around button[name=word][value={word}]")
        for page in (ada.page, ben.page):
            expect(page.locator("#lines")).to_contain_text(f"The pace is {word} now.")
            assert page.evaluate(RATE) == pytest.approx(rate)
        expect(ada.page.locator("#around")).to_be_hidden()
    assert ada.page.evaluate("() => window.same"), "the page stays"
    ada.page.click("#to-around")
    pressed = ada.page.locator("#around [name=word][aria-pressed=true]")
    expect(pressed).to_have_text("Usual")
    assert "table_tempo" in ada.go(f"/new/{GAME}").content()
    expect(ada.page.locator('[name="table_tempo"]')).to_have_value("usual")
