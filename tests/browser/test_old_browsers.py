"""Browsers that lack a feature show a table that can be played: with scripts, or without any.

The oldest browsers are named in docs/browsers.md.
"""

import re
from collections.abc import Callable, Iterable
from urllib.request import urlopen

import pytest
from playwright.sync_api import Route

from farmyard.core import catalogue
from tests.browser.conftest import SIZES, Laying, Visitor, usual
from tests.sampling import in_turn
from tests.scripts.test_scripts import SCRIPTS
from tests.thorough import THOROUGH

Visit = Callable[..., Visitor]
NEEDED = [
    "Array.prototype.at", "CSS.escape", "Document.prototype.getAnimations",
    "Element.prototype.animate", "Element.prototype.replaceChildren", "HTMLDialogElement",
    "Promise.allSettled", "ResizeObserver", "String.prototype.replaceAll", "SubmitEvent",
]  # fmt: skip
"""Features without which no script runs."""
OTHERS = [
    "AbortController", "AudioContext", "Crypto.prototype.subtle", "Element.prototype.moveBefore",
    "EventSource", "HTMLElement.prototype.hidePopover", "HTMLElement.prototype.inert", "Intl",
    "Navigator.prototype.clipboard", "Navigator.prototype.serviceWorker",
    "Navigator.prototype.setAppBadge", "Navigator.prototype.share",
    "Navigator.prototype.userActivation", "Notification", "PushManager", "WebSocket",
    "localStorage", "sessionStorage",
]  # fmt: skip
"""Features that scripts use where a browser has them."""
TOO_YOUNG = [
    "BroadcastChannel", "Segmenter", "checkVisibility", "findLast", "findLastIndex", "fromAsync",
    "groupBy", "hasOwn", "locks", "requestIdleCallback", "startViewTransition", "structuredClone",
    "toReversed", "toSorted", "toSpliced", "withResolvers",
]  # fmt: skip
"""Features younger than the oldest browsers, which no script uses."""
LACKING = """name => {
  const path = name.split('.'), last = path.pop()
  const holder = path.reduce((found, each) => found && found[each], self)
  if (holder) delete holder[last]
}"""
PARENTS = r"[^{};]*:has\([^{}]*\{[^{}]*\}"
"""A regular expression for rules that browsers leave out which know no ``:has``."""
NO_UNITS = "CSS.supports = (known => test => !test.includes('1cqw') && known(test))(CSS.supports)"
YOUNG_STYLES = r"[^:;{}]*:[^;{}]*(\dcq|color-mix|container-type)[^;{}]*"
"""A regular expression for all that the oldest browsers leave out of style sheets."""
BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll('.board, .hand, #table [data-part]')]
    .filter(node => node.checkVisibility({ visibilityProperty: true }))
    .map((node, n) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return [`${n} ${node.dataset.part || node.className}`, [x, y, width, height]]
    }))"""
"""Where the things of a table lie."""
SAME = f"""Object.entries(({BOXES})()).every(([name, box]) =>
  there[name] && box.every((side, n) => Math.abs(side - there[name][n]) < 6))"""


def plays(visitor: Visitor, key: str) -> None:
    """Make two choices at a new table."""
    path = visitor.laid(next(each for each in usual() if each.key == key))
    visitor.go(path)
    visitor.scripts = visitor.page.evaluate("document.documentElement.matches('.js')")
    visitor.arrive()
    for _ in range(2):
        visitor.choose(visitor.click)


def sample(features: list[str], every: int) -> Iterable[tuple[str, str]]:
    """Return pairs of a feature and a game: a few, or all features when thorough."""
    return in_turn(features if THOROUGH else features[::every], catalogue.keys())


def test_no_script_uses_what_is_too_young() -> None:
    text = "".join(path.read_text("utf-8") for path in SCRIPTS)
    used = {*re.findall(r"\w+", text)}
    assert used & {*TOO_YOUNG} == set()
    assert [each for each in NEEDED + OTHERS if each.rpartition(".")[2] not in used] == []


@pytest.mark.thorough
@pytest.mark.parametrize(("lacks", "key"), [*sample(NEEDED, 4), *sample(OTHERS, 6)])
def test_a_table_is_played_without_a_feature(visit: Visit, lacks: str, key: str) -> None:
    visitor = visit(new=True)
    visitor.context.add_init_script(f"({LACKING})({lacks!r})")
    plays(visitor, key)
    assert visitor.scripts == (lacks not in NEEDED)


@pytest.mark.thorough
@pytest.mark.parametrize(("laying", "size"), in_turn(usual(), SIZES.values()), ids=str)
def test_a_table_lies_the_same_without_young_styles(
    visit: Visit, laying: Laying, size: dict[str, int]
) -> None:
    visitor = visit(size, new=True)
    visitor.lay(laying)
    visitor.wait_for_turn()
    there = visitor.page.evaluate(BOXES)
    assert len(there) > 5

    def strip(route: Route) -> None:
        with urlopen(route.request.url) as styles:
            older = re.sub(YOUNG_STYLES, "", styles.read().decode())
        route.fulfill(body=older, content_type="text/css")

    visitor.context.route(re.compile(r"\.css"), strip)
    visitor.context.add_init_script(NO_UNITS)
    visitor.page.reload()
    visitor.arrive()
    visitor.page.wait_for_function(f"there => {SAME}", arg=there)
    visitor.choose(visitor.click)


@pytest.mark.thorough
@pytest.mark.parametrize(("laying", "size"), in_turn(usual(), SIZES.values()), ids=str)
def test_a_table_is_played_without_rules_of_parents(
    visit: Visit, laying: Laying, size: dict[str, int]
) -> None:
    """Without ``:has`` every thing of a table lies in the window, and a choice can be made."""
    visitor = visit(size, new=True)

    def strip(route: Route) -> None:
        with urlopen(route.request.url) as styles:
            older = re.sub(PARENTS, "", styles.read().decode())
        assert ":has(" not in older
        route.fulfill(body=older, content_type="text/css")

    visitor.context.route(re.compile(r"\.css"), strip)
    visitor.lay(laying)
    visitor.wait_for_turn()
    wide = visitor.page.evaluate("innerWidth")
    boxes = visitor.page.evaluate(BOXES)
    assert len(boxes) > 5
    assert [
        name for name, (x, _, width, _) in boxes.items() if not -1 <= x <= x + width <= wide + 1
    ] == []
    visitor.choose(visitor.click)
