"""Parts that all tables share: status line, seats at one screen, flying cards, the end."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from farmyard.core import catalogue
from farmyard.server.web.drawing.status_line import STATUS
from tests.browser.conftest import DESK, PHONE, Laying, Visitor, mostly_at
from tests.browser.test_yard import Place, place, spot
from tests.games.chickenrun import written
from tests.games.chickenrun.test_offer import MEETINGS
from tests.server.served import Running, seating

__all__ = ["place"]

Visit = Callable[..., Visitor]

FITS = """sentences => {
  const line = document.getElementById('status'); const say = document.getElementById('say')
  return sentences.filter(text => {
    say.textContent = text
    say.classList.toggle('long', text.length > 60)
    return say.getBoundingClientRect().height > line.getBoundingClientRect().height
  })
}"""

LONGEST = [
    "Gallybagger wertet Spalte D: Die Kuh von Shoyhoy gewinnt zwei Punkte für sich.",
    "Shoyhoy moves Mr Tweedy to T7. Hodmedod commands the Tweedys. The gate is shut",
    "WWWWWWWWWW plays a wild card as Alien Flu: every alien is gone. Your turn, MMM",
    "Gallybagger propose : 2 œufs contre 10 œufs, et peut-être des cartes. À toi, X",
]


@pytest.mark.parametrize("key", ["by_golly", "chickenrun"])
def test_the_longest_sentence_fits_the_status_line(visit: Visit, key: str) -> None:
    assert {len(each) for each in LONGEST} == {STATUS}
    visitor = visit(PHONE)
    visitor.lay(Laying(key, 3))
    assert visitor.page.evaluate(FITS, LONGEST) == []


@pytest.mark.parametrize(
    ("key", "part"), [("oxy_soxy", "beast-"), ("aliens", "card-"), ("cloud_nine", "flesh")]
)
def test_the_line_speaks_of_what_is_picked(visit: Visit, key: str, part: str) -> None:
    """The status line names the picked part, and asks again once it is put back."""
    visitor = visit(DESK)
    visitor.lay(Laying(key, 2))
    visitor.wait_for_turn()
    card = visitor.page.locator("#hand [data-part]:not([aria-disabled]):visible")
    card = card.and_(visitor.page.locator(f'[data-part^="{part}"]')) if "-" in part else card
    say = visitor.page.locator("#say")
    asked = say.inner_text()
    card.first.click()
    expect(say).not_to_have_text(asked)
    visitor.page.keyboard.press("Escape")
    expect(say).to_have_text(asked)


def test_those_at_one_screen_sit_together(visit: Visit) -> None:
    visitor = visit(DESK)
    visitor.go(visitor.post("/new/oxy_soxy", {**seating("me", "guest", "guest"), "start": "0"}))
    visitor.arrive()
    if visitor.page.locator("#look").count():
        visitor.page.click("#look")
    visitor.page.wait_for_selector(".seat.mine")
    boxes = [box for seat in visitor.page.locator(".seat").all() if (box := seat.bounding_box())]
    gaps = [b["y"] - a["y"] - a["height"] for a, b in pairwise(boxes)]
    assert max(gaps) <= 24


SIZES_OF = """async () => {
  const { fly, snap } = await import(document.querySelector('script[src*="/table.js"]').src
    .replace('table.js', 'fly.js'))
  const sizes = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    sizes.push(Number(frames[0].scale ?? 1))
    return animate.call(this, frames, options)
  }
  const card = document.querySelector('#hand [data-fly]')
  const was = snap()
  was.delete(card.id)
  card.dataset.from = document.querySelector('.seat').id
  fly(was)
  return sizes
}"""


def test_what_flies_out_of_a_seat_has_its_own_size(visit: Visit) -> None:
    visitor = visit(DESK, reduced_motion="no-preference")
    visitor.lay(Laying("by_golly", 2))
    sizes = visitor.page.evaluate(SIZES_OF)
    assert sizes
    assert max(sizes) <= 1.3


PAGE = '{% from "parts.html" import emblem, icon, face %}{% include "end.html" %}'
FROM_THE_SOCKET = "() => !document.querySelector('[data-back] [name=at]')"
"""Whether the first page of the socket is drawn; only a page that came whole has its version."""
END = """rows => {
  const page = document.createElement('div')
  page.innerHTML = rows
  document.getElementById('table').append(...page.childNodes)
}"""


@pytest.mark.parametrize("key", catalogue.keys())
@mostly_at("phone")
def test_at_the_end_ranks_and_numbers_agree(
    served: Running, visit: Visit, size: dict[str, int], key: str
) -> None:
    """Equal ranks stand equally high and match the results, all have a place, the game's own ending
    is above them, and all actions are in view: *Play again* first and large."""
    visitor = visit(size)
    visitor.lay(Laying("cloud_nine", 9), start="0")
    visitor.page.wait_for_function(FROM_THE_SOCKET)  # then nothing draws the page anew
    page, rank = visitor.page, [1, 2, 2, *range(4, 10)]
    ends(served, page, key, rank)
    shown = page.locator(".scores tbody td:first-child")
    expect(shown).to_have_text([str(n) for n in rank], use_inner_text=True)  # once it has risen
    heights = dict(page.evaluate(HEIGHTS))
    assert len(page.evaluate(HEIGHTS)) == 3
    assert heights["1"] > heights["2"]
    assert len({height for rank, height in page.evaluate(HEIGHTS) if rank == "2"}) == 1
    assert inside(page, "#again", size)
    assert page.locator(".acts :is(a, button)").first.get_attribute("id") == "again"
    assert page.locator("#again").bounding_box()["height"] >= 56  # type: ignore[index]
    assert page.locator(".bystanders li").count() == len(rank) - 3
    ending = page.locator(".final")
    expect(ending).to_be_visible()
    drawn = ending.bounding_box()
    assert drawn is not None
    assert 0 <= drawn["x"] <= drawn["x"] + drawn["width"] <= size["width"]
    wide = page.evaluate("() => [...document.querySelectorAll('#end')].map(e => e.scrollWidth)")
    assert wide == [size["width"]]


def ends(served: Running, page: Page, key: str, rank: list[int]) -> None:
    """Show the end of a game with such ranks on a page, and wait for the podium."""
    rows = [
        {"seat": i, "name": f"Gallybagger {i}", "emblem": "sun", "face": "hen", "rank": n,
         "mine": i == 0, "counts": i < 8, "cells": [str(90 - 10 * n), "3", "4"]}
        for i, n in enumerate(rank)
    ]  # fmt: skip
    end = {"headline": "You win, with 80 eggs!", "sentence": "", "podium": rows[:3], "rows": rows,
           "cheers": True, "headings": ["in all", "before", "last day"]}  # fmt: skip
    table = {"id": "x", "next": None, "spectator": False}
    context: dict[str, Any] = {"end": end, "table": table, "seat": 0, "offer": None}
    context |= {"key": key, "v": served.site.assets.version}
    page.evaluate(END, served.site.templates._environment.render_str(PAGE, **context))
    page.wait_for_selector("#end .podium")


def test_scores_count_up_to_what_they_are(served: Running, visit: Visit) -> None:
    """Scores that are numbers rise from nought on the podium, and are whole at once where motion
    is reduced; text beside them stays."""
    visitor = visit(new=True, reduced_motion="no-preference")
    visitor.lay(Laying("cloud_nine", 9), start="0")
    page = visitor.page
    page.wait_for_function(FROM_THE_SOCKET)
    ends(served, page, "cloud_nine", [1, 2, 2, *range(4, 10)])
    begun, halfway, done = page.evaluate(COUNTED)
    assert begun == ["0"] * 8
    assert all(
        0 < int(n) < 90 - 10 * r for n, r in zip(halfway, (1, 2, 2, 4, 5, 6, 7, 8), strict=True)
    )
    assert done == ["80", "70", "70", "50", "40", "30", "20", "10"]
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate("() => document.querySelector('.counts').getAnimations().length") == 0
    assert page.locator(".scores tbody td:nth-child(4)").all_inner_texts()[-1] == "0"


COUNTED = """() => [0, 2000, 3000].map((at) => {
  const cells = [...document.querySelectorAll('.counts')]
  for (const each of cells.flatMap((cell) => cell.getAnimations())) {
    each.pause()
    each.currentTime = at
  }
  return cells.map((cell) => getComputedStyle(cell).getPropertyValue('--n'))
})"""
HEIGHTS = """() => [...document.querySelectorAll('.podium li')].map(li => [
  li.querySelector('.rank').textContent, li.querySelector('.block').clientHeight])"""


def inside(page: Page, what: str, size: dict[str, int]) -> bool:
    box = page.locator(what).bounding_box()
    return box is not None and box["y"] + box["height"] <= size["height"]


def test_a_deal_waits_until_the_hen_has_come(place: Place) -> None:
    """The walk that led to a deal is shown before the deal."""
    visitor = place(written.table(**MEETINGS[1]), reduced_motion="no-preference")
    expect(visitor.page.locator("#asked")).to_be_visible()
    assert visitor.page.evaluate(SEEN, True) == "hidden"
    assert visitor.page.evaluate(SEEN, False) == "visible"


SEEN = """acting => {
  document.getElementById('table').classList.toggle('acting', acting)
  return getComputedStyle(document.getElementById('asked')).visibility
}"""
"""Marks the table as acting or not, and tells how the deal is seen, before a page marks it anew."""


def test_the_table_is_marked_acting_while_a_hen_walks(place: Place) -> None:
    visitor = place(written.table(at={0: "5,9"}).roll(5, 4), reduced_motion="no-preference")
    visitor.page.evaluate(WATCH)
    visitor.click(spot("3,9"))
    visitor.page.wait_for_function("() => window.acted.length === 2")
    assert visitor.page.evaluate("window.acted") == [True, False]


WATCH = """() => {
  window.acted = []
  const table = document.getElementById('table')
  new MutationObserver(() => {
    const now = table.classList.contains('acting')
    if (now !== (window.acted.at(-1) ?? false)) window.acted.push(now)
  }).observe(table, { attributes: true })
}"""
