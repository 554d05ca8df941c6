"""The goal line at both sizes: whole, covering nothing, and removed without moving anything."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Laying, Visitor, mostly_at
from tests.server.test_replay import played

Visit = Callable[..., Visitor]

FAULTS = """() => {
  const line = document.getElementById('goal'), box = line.getBoundingClientRect(), found = []
  const text = line.querySelector('span'), range = document.createRange()
  range.selectNodeContents(text)
  const words = range.getBoundingClientRect(), room = text.getBoundingClientRect()
  if (box.height < 44 || box.left < 0 || box.right > innerWidth) found.push('not on the screen')
  if (words.bottom > box.bottom || words.right > room.right + 1) found.push('cut')
  const others = 'header > h1, header > nav .btn, #status, .seats .face, .seats .who, .board'
  for (const node of document.querySelectorAll(others)) {
    const b = node.getBoundingClientRect()
    if (b.width && b.left < box.right - 1 && box.left < b.right - 1
      && b.top < box.bottom - 1 && box.top < b.bottom - 1) found.push('on ' + node.outerHTML)
  }
  const h1 = document.querySelector('header > h1')
  if (h1.scrollWidth > h1.clientWidth) found.push('the name is cut')
  return found
}"""
"""Script that lists the faults of the goal line; test_pages.py runs it at every full table."""
WHERE = """() => [...document.querySelectorAll('h1, nav .btn, .seat, #status, .board, .hand')]
  .map(node => node.getBoundingClientRect()).map(b => [b.x, b.y, b.width, b.height].map(Math.round))
"""
PLACES = "all => all.map(node => JSON.stringify(node.getBoundingClientRect()))"


@mostly_at("phone")
def test_put_away_it_leaves_everything_where_it_was_and_is_not_seen_again(
    visit: Visit, size: Any
) -> None:
    visitor = visit(size)
    link = visitor.lay(Laying("oxy_soxy", 2))
    page, goal = visitor.page, visitor.page.locator("#goal")
    stood = page.evaluate(WHERE)
    page.locator("#goal-away").click()
    expect(goal).not_to_be_visible()
    assert page.evaluate(WHERE) == stood
    visitor.go(link)
    expect(goal).not_to_be_visible()
    visitor.lay(Laying("by_golly", 2))
    expect(goal).to_be_visible()


def test_who_has_sat_through_a_game_knows_it(visit: Visit) -> None:
    visitor = visit(PHONE)
    link = visitor.lay(Laying("oxy_soxy", 2))
    played(visitor.program(), link)
    visitor.page.wait_for_selector("#end")
    visitor.lay(Laying("oxy_soxy", 2))
    expect(visitor.page.locator("#goal")).not_to_be_visible()


@mostly_at("phone")
def test_after_ones_own_first_move_it_leaves_without_moving_anything(
    visit: Visit, size: Any
) -> None:
    visitor = visit(size)
    link = visitor.lay(Laying("oxy_soxy", 2))
    page, goal = visitor.page, visitor.page.locator("#goal")
    visitor.wait_for_turn()
    expect(goal).to_be_visible()
    stood = page.locator("header, .board").evaluate_all(PLACES)
    visitor.choose(visitor.click)
    expect(goal).not_to_be_visible()
    assert page.locator("header, .board").evaluate_all(PLACES) == stood
    visitor.go(link)
    expect(goal).not_to_be_visible()


def test_it_hangs_there_without_scripts(visit: Visit) -> None:
    visitor = visit(PHONE, java_script_enabled=False)
    visitor.lay(Laying("oxy_soxy", 2))
    expect(visitor.page.locator("#goal")).to_be_visible()
    expect(visitor.page.locator("#goal-away")).not_to_be_visible()
