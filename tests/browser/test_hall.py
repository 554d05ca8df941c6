"""The hall in every window: three doors in a row, boxes on a plank, scenery beside the words."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import DRAWN_AGAIN, PHONE, Visitor
from tests.browser.sizes import REAL, as_size

Visit = Callable[..., Visitor]

FAULTS = """() => {
  const box = node => node.getBoundingClientRect(), found = []
  const all = css => [...document.querySelectorAll(css)].filter(node => node.checkVisibility())
  const doors = all('.doors a').map(box)
  if (doors.length !== 4) found.push('not four doors')
  const rows = new Set(doors.map(b => b.y)).size
  if (rows !== (innerWidth > 760 ? 1 : 2)) found.push('doors neither in a row nor in a square')
  if (doors.some(b => b.height < 72 || b.width !== doors[0].width)) found.push('unequal doors')
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom
  for (const beast of all('.hills > g')) {
    for (const words of all('.hall .motto, .hall .title')) {
      const range = document.createRange()
      range.selectNodeContents(words)
      if (meet(box(range), box(beast))) found.push(`scenery on ${words.className}`)
    }
  }
  const planks = [...document.querySelectorAll('.game, .game .tag')].flatMap(node =>
    ['::before', '::after'].map(which => getComputedStyle(node, which))
      .filter(style => style.content !== 'none' && style.display !== 'none'))
  if (planks.length !== all('.game').length) found.push('no shelf')
  const last = all('.shelf > *').at(-1), edge = all('.shelf > *').map(n => box(n).right)
  if (Math.max(...edge) - box(last).right > 2) found.push('a hole in the shelf')
  return found
}"""


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_doors_boxes_and_scenery_have_their_places(visit: Visit, code: str) -> None:
    visitor = visit(locale=code)
    visitor.go("/")
    for size in REAL:
        visitor.resize(as_size(size))
        assert (size, visitor.page.evaluate(FAULTS)) == (size, [])


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("path", ["/", "/learn"])
def test_nothing_scrolls_sideways_when_narrow_or_in_large_type(
    visit: Visit, path: str, code: str
) -> None:
    """At 320 pixels, which is 1280 at 400 %, and at twice the size of text."""
    visitor = visit({"width": 320, "height": 568}, locale=code)
    page = visitor.go(path)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.evaluate(WIDER) <= 0
    visitor.resize({"width": 1280, "height": 800})
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    page.evaluate(DRAWN_AGAIN)
    assert page.evaluate(WIDER) <= 0


WIDER = "() => document.scrollingElement.scrollWidth - innerWidth"


def test_the_door_to_the_lessons_counts_those_that_are_done(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.go("/")
    done = visitor.page.locator("#done-count")
    assert done.text_content() == "0"
    visitor.page.evaluate(
        """() => {
          const [[lesson, steps]] = Object.entries(
            JSON.parse(document.getElementById('done-count').dataset.lessons))
          localStorage.setItem('farmyard-lessons', JSON.stringify({ [lesson]: steps + 1 }))
        }"""
    )
    visitor.go("/")
    visitor.page.wait_for_function(
        "() => document.getElementById('done-count').textContent === '1'"
    )
