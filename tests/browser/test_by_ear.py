"""A table for players with a screen reader: what is announced, and how keys alone move about."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Laying, Visitor

Visit = Callable[..., Visitor]
LISTENS = """() => {
  window.said = []
  const hears = changes => changes.forEach(each => each.addedNodes.forEach(
    node => window.said.push(node.textContent)))
  new MutationObserver(hears).observe(document.getElementById('voice'), { childList: true })
}"""
STAYS = 10_000  # milliseconds, after which announcements are removed
FOCUS = "() => document.activeElement.dataset.part ?? document.activeElement.id"
STOPS = """() => [...document.querySelectorAll('[data-roam]')].map(group =>
  [...group.querySelectorAll('button, a')].filter(node => node.offsetParent && node.tabIndex === 0
    && node.closest('[data-roam]') === group).length)"""


def listening(visit: Visit, new: bool = False) -> Any:
    """Return the page of a memory game on the visitor's first turn; a new one has a fake clock."""
    visitor = visit(new=new)
    if new:
        visitor.page.clock.install()
    visitor.lay(Laying("by_golly", 2), start="0")
    visitor.wait_for_turn()
    visitor.page.evaluate(LISTENS)
    return visitor.page


def test_an_act_by_keys_leads_to_what_is_asked_next(visit: Visit) -> None:
    page = listening(visit)
    page.keyboard.press("h")
    assert page.evaluate(FOCUS).startswith("card-")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({FOCUS})() === 'place-0'")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUS) == "place-1"


def test_each_event_is_said_once_with_its_place_and_does_not_stay(visit: Visit) -> None:
    """An event of a memory game is announced once with its place, which the log never shows."""
    page = listening(visit, new=True)
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({FOCUS})() === 'place-0'")
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.said.some(text => text.includes('row 1, place 1'))")
    said = page.evaluate("() => window.said")
    told = next(text for text in said if "row 1, place 1" in text)
    assert said.count(told) == 1
    assert told.replace(" in row 1, place 1", "") not in said, "the status line tells it, too"
    assert "row 1" not in page.locator("#lines").inner_text()
    page.clock.run_for(STAYS)
    expect(page.locator("#voice p").filter(has_text="row 1, place 1")).to_have_count(0)


def test_each_group_is_one_stop_and_keys_are_listed(visit: Visit) -> None:
    page = listening(visit)
    assert max(page.evaluate(STOPS)) == 1
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("step through what has happened")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.wait_for_function("() => window.said.some(text => text.includes('to go'))")


def test_numbers_lead_to_a_card_and_to_a_place_of_the_board(visit: Visit) -> None:
    """A letter and one or two numbers reach any card or place: at most four keys with Enter."""
    page = listening(visit)
    page.keyboard.press("h")
    page.keyboard.press("3")
    assert page.evaluate("() => document.activeElement.closest('#hand') !== null")
    nth = "() => [...document.querySelectorAll('#hand button')].indexOf(document.activeElement)"
    assert page.evaluate(nth) == 2
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({FOCUS})() === 'place-0'")
    for key in ("3", "2"):
        page.keyboard.press(key)
    assert page.evaluate("() => document.activeElement.ariaLabel").endswith("row 3, place 2")
