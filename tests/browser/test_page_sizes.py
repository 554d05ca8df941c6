"""Pages round the tables in the windows people have: nothing leaves them, is cut, broken or small.

A page is loaded once and resized. What opens at a press is measured shut, but for the house rules.
"""

from collections.abc import Callable
from itertools import cycle, islice

import pytest

from farmyard.core import catalogue
from tests.browser.conftest import Visitor
from tests.browser.sizes import REAL
from tests.browser.test_sizes import LANGUAGES, SIZES, faults
from tests.thorough import THOROUGH

PATHS = [
    "/", *(f"/new/{key}" for key in catalogue.keys()), "/today", f"/rules/{catalogue.keys()[0]}",
    "/learn", "/mine", "/keys",
]  # fmt: skip
OPENED = "() => document.querySelectorAll('.help').forEach(node => node.open = true)"
"""Shows the house rules whole, of which two lines are shown on purpose."""
EACH = 2  # sizes of a page in an ordinary run


def sampled() -> list[tuple[str, str, list[tuple[int, int]]]]:
    """Return each page in every language at all sizes; in an ordinary run in one language and at
    some of the sizes, which are all there."""
    if THOROUGH:
        return [(path, code, SIZES) for path in PATHS for code in LANGUAGES]
    sizes, codes = cycle(REAL), cycle(LANGUAGES)
    return [(path, next(codes), list(islice(sizes, EACH))) for path in PATHS]


@pytest.mark.thorough
@pytest.mark.parametrize(("path", "code", "sizes"), sampled(), ids=str)
def test_a_page_fits_every_window(
    visit: Callable[..., Visitor], path: str, code: str, sizes: list[tuple[int, int]]
) -> None:
    visitor = visit(has_touch=True, locale=code).without_pictures()
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(OPENED)
    wrong = [(size, each) for size in sizes for each in faults(visitor, size)]
    assert wrong == [], "\n".join(f"{size}: {each}" for size, each in wrong)
