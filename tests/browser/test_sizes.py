"""Tables in the windows people have: nothing leaves them, is cut, broken, covered or too small.

A page is loaded once and resized, which is what the screen of a turned telephone does too.
"""

from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visitor
from tests.browser.sizes import REAL, STEPS, Stage, as_size, stages
from tests.thorough import THOROUGH

MEASURED = Path(__file__).with_name("measured.js").read_text("utf-8").split("*/", 1)[1].strip()
FRAMES = 5  # layouts until nothing moves any more
EACH = 5  # sizes of a table in an ordinary run
SIZES = REAL + STEPS if THOROUGH else REAL
TINY = (568, 320), (320, 568)
"""Sizes at which the keys of a trick are narrower than a fingertip: six stand in a row."""
KEYS = (
    "small target: button#op",
    "small target: button#pass",
    "small target: #op",
    "small target: #pass",
)


def sampled() -> list[tuple[Stage, list[tuple[int, int]]]]:
    """Return every stage at all sizes; in an ordinary run some stages of each game, each at some of
    the devices' sizes."""
    everything = list(stages())
    if THOROUGH:
        return [(stage, SIZES) for stage in everything]
    some = [stage for n, stage in enumerate(everything) if n % 6 in (0, 4)]
    sizes = cycle(REAL)
    return [(stage, list(islice(sizes, EACH))) for stage in some]


@pytest.mark.thorough
@pytest.mark.parametrize(("stage", "sizes"), sampled(), ids=str)
def test_a_table_fits_every_window(
    visit: Callable[..., Visitor], stage: Stage, sizes: list[tuple[int, int]]
) -> None:
    visitor = visit(has_touch=True)
    stage.shown(visitor)
    visitor.page.wait_for_load_state("networkidle")
    wrong = [(size, each) for size in sizes for each in faults(visitor, size)]
    assert wrong == [], "\n".join(f"{size}: {each}" for size, each in wrong)


def faults(visitor: Visitor, size: tuple[int, int]) -> list[str]:
    """Return what is wrong at a size, in a sentence each; what moves gets time to arrive."""
    wrong: list[str] = []
    for _ in range(FRAMES):
        visitor.resize(as_size(size))
        found: list[str] = visitor.page.evaluate(MEASURED)
        wrong = [each for each in found if not (size in TINY and each.startswith(KEYS))]
        if not wrong:
            break
    return wrong


BREAK = {
    "a telephone upright": ((390, 844), ".board { max-height: 40px }", "small board"),
    "a tablet upright": ((820, 1180), ".status { translate: 400px }", "off the window"),
    "a telephone sideways": (
        (844, 390),
        ".seat .has b { font-size: 9px !important }",
        "small text",
    ),
    "a small desk": (
        (1024, 768),
        "#to-rules { width: 20px; padding: 0 !important }",
        "small target",
    ),
    "a large desk": ((1440, 900), "#say { max-width: 30px; word-break: break-all }", "broken word"),
}
ADDED = """style => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}"""
"""Adds a style, which the page's security policy forbids as an element."""


@pytest.mark.parametrize("broken", BREAK)
def test_the_measure_sees_what_is_broken(visit: Callable[..., Visitor], broken: str) -> None:
    """Every arrangement is measured: one rule of each, broken, is found."""
    size, style, what = BREAK[broken]
    visitor = visit(has_touch=True)
    next(iter(stages())).shown(visitor)
    assert faults(visitor, size) == []
    visitor.page.evaluate(ADDED, style)
    wrong: Any = faults(visitor, size)
    assert [each for each in wrong if each.startswith(what)]
