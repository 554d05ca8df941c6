"""Keys at a table and on every other page: held ones, caps lock, keyboards of other scripts."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from tests.browser.conftest import Laying, Visitor, usual

GAME = catalogue.keys()[0]
Visit = Callable[..., Visitor]
REPEATS = 6
OPEN = "button[data-part]:not([aria-disabled=true])"
COUNTED = """() => {
  window.clicks = window.keys = 0
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  button.addEventListener('click', () => window.clicks++)
  addEventListener('keydown', () => window.keys++)
  document.body.append(button)
  button.focus()
}"""


def hold(page: Page, key: str) -> None:
    """Hold a key until it has repeated some times, then let it go."""
    for _ in range(1 + REPEATS):
        page.keyboard.down(key)
    page.keyboard.up(key)


@pytest.mark.parametrize(
    "path",
    ["/", f"/new/{GAME}", f"/rules/{GAME}", "/keys", "/today", "/mine", "/learn", f"/learn/{GAME}"],
)
def test_a_held_key_activates_nothing_until_it_was_up(visit: Visit, path: str) -> None:
    page = visit().go(path)
    page.evaluate(COUNTED)
    for times in (1, 2):
        for key in ("Enter", "Escape", "h", "Space"):
            hold(page, key)
        assert page.evaluate("window.clicks") == 2 * times, "Enter and space, once each"
    spaces = 2 * REPEATS  # which may scroll
    assert page.evaluate("window.keys") == 2 * 4 + spaces


@pytest.mark.parametrize("laying", usual(), ids=str)
def test_a_held_enter_decides_nothing_more(visit: Visit, laying: Laying) -> None:
    """A held Enter picks one part and sends nothing else, wherever the focus goes after it."""
    visitor = visit()
    visitor.lay(laying, start="0")
    visitor.wait_for_turn()
    page = visitor.page
    page.evaluate("window.clicks = 0, addEventListener('click', () => window.clicks++, true)")
    for _ in range(REPEATS):
        page.evaluate(f"document.querySelector('{OPEN}')?.focus()")
        page.keyboard.down("Enter")
        visitor.wait_for_turn()
    page.keyboard.up("Enter")
    assert page.evaluate("window.clicks") == 1


def test_a_held_key_still_types_and_steps(visit: Visit) -> None:
    page = visit().go(f"/rules/{GAME}")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('input'), { id: 'typed' }))"
    )
    page.focus("#typed")
    hold(page, "x")
    hold(page, "ArrowLeft")
    hold(page, "Delete")
    expect(page.locator("#typed")).to_have_value("")


STRIKES = """([key, code]) => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))"""
AT_HAND = "document.activeElement.closest('#hand') !== null"


def test_letters_may_be_typed_in_other_scripts_or_turned_off(visit: Visit) -> None:
    """Letters are shortcuts on any keyboard, until the switch beside the list of keys is off."""
    visitor = visit()
    visitor.lay(Laying(GAME, 2), start="0")
    visitor.wait_for_turn()
    page = visitor.page
    for key in ("H", "р"):
        page.evaluate("document.activeElement.blur()")
        page.evaluate(STRIKES, [key, "KeyH"])
        assert page.evaluate(AT_HAND), key
    page.keyboard.press("?")
    page.locator("input[data-letters]").uncheck()
    page.keyboard.press("Escape")
    for _ in range(2):
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("h")
        assert not page.evaluate(AT_HAND)
        page.reload()
        visitor.arrive()
    page.keyboard.press("?")
    expect(page.locator("#keys")).not_to_be_visible()
    page.click("#to-around")
    page.click("#around [data-dialog=keys]")
    expect(page.locator("input[data-letters]")).not_to_be_checked()
    page.locator("input[data-letters]").check()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    assert page.evaluate(AT_HAND)
