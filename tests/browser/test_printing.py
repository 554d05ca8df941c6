"""Pages on paper: printed in the colours of noon, whatever light the page is read in."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from farmyard.core import catalogue
from tests.browser.conftest import Visitor
from tests.browser.contrast import ratio
from tests.browser.test_page_sizes import PATHS

READ = [path for path in PATHS if path.startswith(("/rules", "/keys"))]
"""Pages that people print to read; a printer leaves out what lies behind the words."""
WHITE = (255.0, 255.0, 255.0)

COLOURS = """() => [...document.querySelectorAll('body, body *')].map(node => {
  const { color, backgroundColor, fill, filter } = getComputedStyle(node)
  return [node.className, color, backgroundColor, fill, filter].join(' ')
})"""

WORDS = """() => {
  const said = node => [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())
  const seen = node => node.checkVisibility() && node.getClientRects().length
  const nodes = [...document.querySelectorAll('main *')].filter(node => said(node) && seen(node))
  return nodes.map(node => [node.textContent.trim().slice(0, 40), getComputedStyle(node).color])
}"""


def lit(page: Page, medium: str, light: str, theme: str) -> list[str]:
    """Return the colours of a page on a medium, in the light of the system or of its own."""
    page.emulate_media(media=medium, color_scheme=light)  # type: ignore[arg-type]
    page.evaluate("theme => document.documentElement.setAttribute('data-theme', theme)", theme)
    page.evaluate("document.getAnimations().forEach(each => each.cancel())")  # at their ends
    return list(page.evaluate(COLOURS))


def check_prints_by_noon(page: Page) -> None:
    """Check that a page is printed alike by day, at night, and with dusk chosen by hand."""
    noon = lit(page, "print", "light", "")
    assert lit(page, "print", "dark", "") == noon
    assert lit(page, "print", "light", "dusk") == noon
    assert lit(page, "screen", "light", "") != lit(page, "screen", "dark", "")


@pytest.mark.parametrize("path", [*PATHS, "/fair"])
def test_a_page_is_printed_by_noon(visit: Callable[..., Visitor], path: str) -> None:
    check_prints_by_noon(visit(new=True, reduced_motion="reduce").without_pictures().go(path))


@pytest.mark.parametrize("key", catalogue.keys())
def test_a_board_is_printed_by_noon(visit: Callable[..., Visitor], key: str) -> None:
    """The boards in illustrated rules are pages of their own, with the colours of the game."""
    visitor = visit(new=True, reduced_motion="reduce")
    board = visitor.go(f"/rules/{key}").locator(".strips iframe").first.get_attribute("src")
    assert board is not None
    check_prints_by_noon(visitor.go(board))


@pytest.mark.parametrize("path", READ)
def test_what_is_printed_to_read_is_dark(visit: Callable[..., Visitor], path: str) -> None:
    page = visit(new=True, color_scheme="dark").without_pictures().go(path)
    lit(page, "print", "dark", "")
    pale = [
        said
        for said, colour in page.evaluate(WORDS)
        if ratio([float(n) for n in re.findall("[0-9.]+", colour)[:3]], WHITE) < 7
    ]
    assert pale == []
