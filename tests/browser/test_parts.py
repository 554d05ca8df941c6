"""The page of all parts: open to everybody, and as wide as its window."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.browser.conftest import QUICK, SIZES, Visitor
from tests.browser.test_pages import by_day_and_by_night
from tests.server.served import Running

STICKING_OUT = """() => [...document.querySelectorAll('main *')].filter(node => {
  const { left, right, width } = node.getBoundingClientRect()
  return width && (left < 0 || right > innerWidth) && !node.closest('.fanned, .log:not(.open)')
}).map(node => node.outerHTML.slice(0, 90))"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server in debug mode, which visitors of this module go to."""
    folder = tmp_path_factory.mktemp("parts")
    running = Running(folder / "farmyard.db", replace(QUICK, debug=True))
    yield running
    running.stop()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_axe_finds_nothing_in_any_part(visit: Callable[..., Visitor], size: dict[str, int]) -> None:
    """By day and by night, with the list of cards shut and open."""
    visitor = visit(size)
    page = visitor.go("/parts")
    assert page.locator(".kind").count() > 100
    assert by_day_and_by_night(page) == []
    page.locator("[popovertarget=fan]").first.click()
    assert page.locator(".fan").is_visible()
    assert by_day_and_by_night(page) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_nothing_is_wider_than_the_window(
    visit: Callable[..., Visitor], size: dict[str, int]
) -> None:
    page = visit(size).go("/parts")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate(STICKING_OUT) == []
