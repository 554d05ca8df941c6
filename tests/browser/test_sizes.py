"""Tables, lessons and replays in the windows people have: nothing leaves them, is cut or covered.

A page is loaded once and resized, which is what the screen of a turned telephone does too.
"""

from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.browser.conftest import Visitor
from tests.browser.sizes import REAL, STEPS, Place, as_size, lessons, replays, stages
from tests.thorough import THOROUGH
from tests.waiting import until

MEASURED = Path(__file__).with_name("measured.js").read_text("utf-8").split("*/", 1)[1].strip()
FRAMES = 5  # layouts until nothing moves any more
EACH = 5  # sizes of a table in an ordinary run
FIRST, FEW = 16, 26  # which of the lessons, replays and so on an ordinary run tries
LANGUAGES = ["en", "de", "fr"]
Case = tuple[Place, str, list[tuple[int, int]]]
SIZES = REAL + STEPS if THOROUGH else REAL
TINY = (568, 320), (320, 568)
"""Sizes at which the keys of a trick and a meadow's lines are narrower than a fingertip: six and
five stand in a row."""
KEYS = (
    "small target: button#op",
    "small target: button#pass",
    "small target: #op",
    "small target: #pass",
    "small target: button.tab",
    "small target: #tab-",
)


def sampled() -> list[Case]:
    """Return tables in English at all sizes; in an ordinary run some of each game at some of the
    devices' sizes."""
    everything = list(stages())
    if THOROUGH:
        return [(stage, "en", SIZES) for stage in everything]
    some = [stage for n, stage in enumerate(everything) if n % 6 in (0, 4)]
    sizes = cycle(REAL)
    return [(stage, "en", list(islice(sizes, EACH))) for stage in some]


def others() -> list[Case]:
    """Return lessons and replays, each in one language, and tables in those that are not English.

    In an ordinary run a few of them, each in every arrangement.
    """
    kept: list[Place] = [*lessons(), *replays()]
    cases = list(zip(kept, cycle(LANGUAGES), strict=False))
    cases += [(stage, code) for stage in stages() for code in LANGUAGES[1:]]
    if THOROUGH:
        return [(place, code, REAL) for place, code in cases]
    few = cases[FIRST::FEW]
    return [(place, code, REAL[n % 4 :: 4]) for n, (place, code) in enumerate(few)]


@pytest.mark.thorough
@pytest.mark.parametrize(("place", "code", "sizes"), sampled() + others(), ids=str)
def test_a_table_fits_every_window(
    visit: Callable[..., Visitor], place: Place, code: str, sizes: list[tuple[int, int]]
) -> None:
    visitor = visit(has_touch=True, locale=code)
    place.shown(visitor)
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
    # Bots go on: between two sentences there may be nothing to see.
    until(lambda: any(each.startswith(what) for each in faults(visitor, size)))
