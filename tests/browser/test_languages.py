"""Pages in every language, measured against English: nothing more is cut, broken or covered."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH, speaking
from farmyard.server.web.transport.identity import LANGUAGE_COOKIE
from farmyard.server.web.transport.languages import offered
from farmyard.server.words import say
from tests.browser.conftest import SIZES, Laying, Visitor, usual
from tests.browser.test_pages import come_to_rest
from tests.sampling import in_turn
from tests.server.test_lessons import ALL, link

Visit = Callable[..., Visitor]
GAMES = catalogue.keys()
OTHERS = [code for code in offered() if code != ENGLISH]
LESSONS = [next(link(each, step=1) for each in ALL if each[0] == key) for key in GAMES]
PATHS = ["/", "/learn", "/today", f"/rules/{GAMES[0]}", *(f"/new/{key}" for key in GAMES), *LESSONS]


class Reading(NamedTuple):
    """A language other than English, and the screen size at which a page is read in it."""

    code: str
    size: str

    def __str__(self) -> str:
        return "-".join(self)


READINGS = [Reading(code, size) for code in OTHERS for size in SIZES]

FAULTS = r"""async () => {
  await document.fonts.ready
  const root = document.documentElement, found = new Map(), words = []
  const first = data => data.trim().replace(/\s+/g, ' ').slice(0, 50)
  const path = node => {
    const steps = []
    for (; node && node !== document.body; node = node.parentElement) {
      const alike = [...node.parentElement.children].filter(n => n.localName === node.localName)
      steps.unshift(node.id ? '#' + node.id : node.localName + alike.indexOf(node))
      if (node.id) break
    }
    return steps.join(' ')
  }
  const blame = (fault, text, ...nodes) =>
    found.set(`${fault} ${nodes.map(path).join(' / ')}`, `${fault}: ${text}`)
  const aside = node => getComputedStyle(node).clipPath === 'inset(50%)'  // only said, not seen
  const shown = node => !node.closest('.hide, svg, dialog:not([open])')
    && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const above = node => {
    const all = []
    for (; node && node !== root; node = node.parentElement) all.push(node)
    return all
  }
  const places = (text, from, to) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter(r => r.width > 2 && r.height > 2)
  }
  const meet = (a, b, most) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > most
  const overlay = node => above(node).find(n =>
    ['fixed', 'sticky'].includes(getComputedStyle(n).position)) ?? null

  if (root.scrollWidth > innerWidth) found.set('wide', 'the page scrolls sideways')
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode, node = text.parentElement
    if (!text.data.trim() || !shown(node) || node.closest('.help, .who')) continue
    const boxes = above(node)
    if (boxes.some(aside)) continue
    const lines = places(text, 0, text.length)
    for (const word of text.data.matchAll(/\p{L}{2,}/gu)) {
      const parts = places(text, word.index, word.index + word[0].length)
      const own = Number(text.data[word.index - 1] === '\u00AD')  // after the hyphen drawn there
      if (parts.slice(own).some(r => r.top > parts[own].top + 4)) blame('broken', word[0], node)
    }
    let scrolls = false
    for (const box of boxes) {
      const { display, overflowX, overflowY, position } = getComputedStyle(box)
      if (display === 'inline') continue
      if (/auto|scroll/.test(overflowX + overflowY)) { scrolls = true; break }
      const b = box.getBoundingClientRect(), firm = box.matches('button, .btn, summary, .panel')
      const wide = r => r.right > b.right + 1 || r.left < b.left - 1
      const high = r => r.bottom > b.bottom + r.height * .2 || r.top < b.top - r.height * .2
      if ((firm || /hidden|clip/.test(overflowX)) && lines.some(wide)
        || (firm || /hidden|clip/.test(overflowY)) && lines.some(high))
        blame('cut', first(text.data), node, box)
      if (position === 'fixed') break
    }
    if (scrolls) continue
    if (lines.some(r => r.right > innerWidth + 1 || r.left < -1))
      blame('off the screen', first(text.data), node)
    for (const r of lines) words.push({ text, node, r, over: overlay(node) })
  }
  words.forEach((a, n) => words.slice(n + 1).forEach(b => {
    if (a.text !== b.text && a.over === b.over && meet(a.r, b.r, .35 * a.r.height))
      blame('on each other', `${first(a.text.data)} / ${first(b.text.data)}`, a.node, b.node)
  }))
  for (const node of document.querySelectorAll('button, .btn, label, h1, h2, h3')) {
    const next = node.nextElementSibling
    if (next && shown(node) && shown(next) && overlay(node) === overlay(next)
      && meet(node.getBoundingClientRect(), next.getBoundingClientRect(), 2))
      blame('covered', first(node.textContent), node, next)
  }
  return Object.fromEntries(found)
}"""
"""Faults in the words of a page: their places and texts. Ignored are players' names, help lines
that open by themselves, and cuts in scroll areas."""


def faults(visitor: Visitor, path: str, reading: Reading) -> dict[str, str]:
    """Read a page in a language at a size; return what is wrong there."""
    code, size = reading
    visitor.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": code, "url": visitor.url}])
    visitor.resize(SIZES[size])
    page = visitor.go(path)
    assert page.evaluate("document.documentElement.lang") == code
    if path.startswith("/t/"):
        visitor.arrive()
        visitor.wait_for_turn()
    come_to_rest(page)
    return dict(page.evaluate(FAULTS))


def more_than_in_english(visitor: Visitor, path: str, reading: Reading) -> list[str]:
    """Return the faults of a page in another language that its English version does not have."""
    found = faults(visitor, path, reading)
    english = faults(visitor, path, reading._replace(code=ENGLISH)) if found else {}
    return [said for where, said in found.items() if where not in english]


@pytest.mark.thorough
@pytest.mark.parametrize(("path", "reading"), in_turn(PATHS, READINGS), ids=str)
def test_a_page_fits_in_every_language(visit: Visit, path: str, reading: Reading) -> None:
    visitor = visit()
    if path.startswith("/rules/"):
        visitor.without_pictures()
    assert more_than_in_english(visitor, path, reading) == []


@pytest.mark.thorough
@pytest.mark.parametrize(("laying", "reading"), in_turn(usual(), READINGS, 1), ids=str)
def test_a_table_fits_in_every_language(visit: Visit, laying: Laying, reading: Reading) -> None:
    visitor = visit()
    assert more_than_in_english(visitor, visitor.laid(laying, start="0"), reading) == []


@pytest.mark.parametrize("code", [ENGLISH, *OTHERS])
def test_an_unfinished_table_covers_none_of_the_halls_links(visit: Visit, code: str) -> None:
    visitor = visit()
    visitor.laid(usual()[0])
    visitor.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": code, "url": visitor.url}])
    page = visitor.go("/")
    top = page.locator(".running").bounding_box()
    words = page.locator(".motto").bounding_box()
    assert top
    assert words
    assert words["y"] + words["height"] <= top["y"]


PLACES = """names => names.map(name => {
  const text = document.body.firstChild, at = text.data.indexOf(name)
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + name.length)
  return range.getBoundingClientRect().x
})"""


def test_hebrew_names_beside_numbers_are_read_in_order(chromium: Browser) -> None:
    names = ("\u05d3\u05e0\u05d4", "\u05e0\u05d5\u05e2\u05dd", "Zoe")
    page = chromium.new_page()
    for isolating in (False, True):
        with speaking("en", isolating=isolating):
            points = [
                say("evening-with-points", name=name, points=str(n))
                for n, name in enumerate(names, start=10)
            ]
        page.set_content(", ".join(points))
        places = page.evaluate(PLACES, [names[0], "10", names[1], "11", names[2], "12"])
        assert (places == sorted(places)) is isolating
    page.close()
