"""The deal: cards come from their pile, tiles from the middle, once and not long."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from farmyard.core import catalogue
from tests.browser.conftest import DRAWN_AGAIN, SIZES, Laying, Visitor, mostly_at, usual
from tests.browser.test_score import STILL, slowed
from tests.games.aliens.written import P
from tests.games.aliens.written import at as aliens
from tests.games.cloud_nine import written as cloud_nine
from tests.server.served import Running, seating

Visit = Callable[..., Visitor]

LONGEST = 1200  # milliseconds
CARDS = "[data-deal]:not([data-deal=outward]) [data-fly]"
TILES = "[data-deal=outward] [data-face]"
BACKS = "body > .mini.ghost"
DEALT = "() => localStorage.getItem('farmyard-deals') !== null"
SHOWN = """selector => [...document.querySelectorAll(selector)]
  .filter(node => node.getClientRects().length).length"""
MOTIONS = """selector => document.getAnimations()
  .filter(motion => motion instanceof Animation && !(motion instanceof CSSAnimation)
    && !(motion instanceof CSSTransition) && motion.effect.target.matches(selector))
  .map(motion => {
    const { delay, duration, fill } = motion.effect.getTiming()
    const box = motion.effect.target.getBoundingClientRect()
    return { delay, duration, end: delay + duration, fill, id: motion.effect.target.id,
      x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })"""
PROBE = """
window.waited = []
window.blinked = []
const shown = new Set()
let deal
window.unseen = node => {
  for (let each = node; each; each = each.parentElement) {
    const own = each.getAnimations().some(m => m.animationName && m.animationName !== 'undealt')
    if (!own && Number(getComputedStyle(each).opacity) < 0.01) return true
  }
  return false
}
const look = () => {
  deal = document.getElementById('deal')?.dataset.n ?? deal ??
    document.querySelector('[data-deals]')?.dataset.deals
  for (const node of document.querySelectorAll('[data-deal] :is([data-fly], [data-face])')) {
    const name = `${deal} ${node.id}`
    if (!window.unseen(node)) shown.add(name)
    else (shown.has(name) ? blinked : waited).push(name)
  }
  requestAnimationFrame(look)
}
requestAnimationFrame(look)"""
"""A script that notes in each frame what cannot be seen yet, and what no longer, by its deal."""
CENTRE = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


def new_table(served: Running, visitor: Visitor, laying: Laying) -> str:
    """Lay a table at which this visitor is to move first; return its path."""
    room = visitor.asked_first(served, lambda: visitor.laid(laying))
    return f"/t/{room.state.row.id}"


def dealt(served: Running, visitor: Visitor, laying: Laying) -> Page:
    """Go to a new table and return its page while the deal is under way, at a crawl."""
    path = new_table(served, visitor, laying)
    slowed(visitor)
    visitor.go(path)
    visitor.arrive()
    visitor.page.wait_for_function(DEALT)
    return visitor.page


def motions(page: Page, selector: str) -> list[dict[str, Any]]:
    return list(page.evaluate(MOTIONS, selector))


@pytest.mark.parametrize("laying", usual(), ids=str)
@mostly_at("desk")
def test_a_new_table_is_dealt_in_little_time(
    served: Running, visit: Visit, laying: Laying, size: dict[str, int]
) -> None:
    page = dealt(served, visit(size, reduced_motion="no-preference", new=True), laying)
    cards, tiles = motions(page, CARDS), motions(page, TILES)
    assert len(cards) == page.evaluate(SHOWN, CARDS) > 1
    assert len(tiles) == page.evaluate(SHOWN, TILES)
    every = cards + tiles + motions(page, BACKS)
    assert max(each["end"] for each in every) <= LONGEST
    assert {each["fill"] for each in every} == {"backwards"}
    starts = [each["delay"] for each in cards]
    assert len(set(starts)) == len(starts), "one by one"
    assert max(later - start for start, later in pairwise(starts)) <= 60


PILES = {"by_golly": "stack", "aliens": "deck", "cloud_nine": "nest"}


@pytest.mark.parametrize("key", catalogue.keys())
def test_cards_come_from_their_pile_and_go_to_each_hand(
    served: Running, visit: Visit, key: str
) -> None:
    laying = next(each for each in usual() if each.key == key)
    page = dealt(served, visit(reduced_motion="no-preference", new=True), laying)
    pile = PILES.get(key, "")
    hand = f"[data-deal='{pile}'] [data-fly]"
    waiting = [each for each in motions(page, hand) if each["delay"]][-1]
    x, y = page.evaluate(CENTRE, f"#{pile}" if pile else ".board")
    assert (waiting["x"], waiting["y"]) == (pytest.approx(x, abs=30), pytest.approx(y, abs=30))
    backs = motions(page, BACKS)
    assert len(backs) >= (len(motions(page, hand)) * (laying.seats - 1) if pile else 0)
    assert bool(backs) == bool(pile)


def test_the_yard_is_laid_from_the_middle_outward(served: Running, visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference", new=True)
    page = dealt(served, visitor, Laying("by_golly", 2))
    tiles = motions(page, TILES)
    x, y = page.evaluate(CENTRE, ".board")
    far = [
        (each["x"] - x) ** 2 + (each["y"] - y) ** 2
        for each in sorted(tiles, key=lambda each: float(each["delay"]))
    ]
    assert len(far) == 19
    assert sum(far[:7]) < sum(far[7:13]) < sum(far[13:])


def press(page: Page) -> None:
    page.mouse.click(4, 4)


def key(page: Page) -> None:
    page.keyboard.press("Shift")


def part(page: Page) -> None:
    page.locator("#hand [data-fly]").first.dispatch_event("pointerdown")


ALL = f"{CARDS}, {TILES}, {BACKS}"
ENDS = dict(zip(catalogue.keys(), [press, key, part] * 2, strict=False))


@pytest.mark.parametrize("game", ENDS)
def test_a_press_ends_the_deal(served: Running, visit: Visit, game: str) -> None:
    laying = next(each for each in usual() if each.key == game)
    page = dealt(served, visit(reduced_motion="no-preference", new=True), laying)
    assert motions(page, ALL)
    ENDS[game](page)
    assert motions(page, ALL) == []
    page.wait_for_selector(BACKS, state="detached")


# -- What is hidden, and for how long --------------------------------------------


def seen(page: Page) -> tuple[set[str], set[str]]:
    """Wait until nothing moves; return what could not be seen at first, and what vanished."""
    page.wait_for_selector("html:not(.undealt)")
    page.wait_for_function(STILL)
    page.evaluate(DRAWN_AGAIN)
    return set(page.evaluate("waited")), set(page.evaluate("blinked"))


@pytest.mark.parametrize("laying", usual(), ids=str)
@mostly_at("phone")
def test_a_table_is_dealt_once_and_nothing_vanishes(
    served: Running, visit: Visit, laying: Laying, size: dict[str, int]
) -> None:
    visitor = visit(size, reduced_motion="no-preference", new=True)
    visitor.page.add_init_script(PROBE)
    page = visitor.go(new_table(served, visitor, laying))
    page.wait_for_function(DEALT)
    waited, blinked = seen(page)
    assert len(waited) == page.evaluate(SHOWN, f"{CARDS}, {TILES}")
    assert blinked == set()
    page.reload()
    visitor.arrive()
    assert seen(page) == (set(), set())


@pytest.mark.parametrize("laying", usual(), ids=str)
@pytest.mark.parametrize("tempo", ["usual", "quick"])
def test_with_reduced_motion_or_in_haste_nothing_is_dealt(
    served: Running, visit: Visit, laying: Laying, tempo: str
) -> None:
    visitor = visit(new=True, reduced_motion="reduce" if tempo == "usual" else "no-preference")
    requests = loaded(visitor)
    visitor.page.add_init_script(PROBE)
    fields = {
        **seating("me", *["bot"] * (laying.seats - 1)),
        **dict(laying.options),
        "table_tempo": tempo,
    }
    room = visitor.asked_first(served, lambda: visitor.post(f"/new/{laying.key}", fields))
    visitor.go(f"/t/{room.state.row.id}")
    visitor.arrive()
    assert seen(visitor.page) == (set(), set())
    visitor.choose(visitor.click)
    assert (requests, visitor.page.evaluate(DEALT)) == ([], False)


@pytest.mark.parametrize("key", catalogue.keys())
def test_all_is_there_without_scripts(served: Running, visit: Visit, key: str) -> None:
    visitor = visit(java_script_enabled=False, reduced_motion="no-preference")
    laying = next(each for each in usual() if each.key == key)
    page = visitor.go(new_table(served, visitor, laying))
    for thing in page.locator("[data-deal] > *").all():
        assert thing.evaluate("node => getComputedStyle(node).opacity") == "1"
    assert page.locator("[data-deal] > *").count()


def test_a_script_that_never_comes_hides_nothing_for_long(served: Running, visit: Visit) -> None:
    """Screen readers find all of the hand from the beginning."""
    visitor = visit(reduced_motion="no-preference", new=True)
    path = new_table(served, visitor, Laying("by_golly", 3))
    visitor.page.route("**/deal.js*", lambda route: None)
    visitor.page.add_init_script(PROBE)
    page = visitor.go(path)
    visitor.arrive()
    hand = page.locator("#hand").aria_snapshot()
    assert page.locator("html.undealt").count() == 1
    page.wait_for_function(STILL)
    page.evaluate(DRAWN_AGAIN)
    assert page.locator("#hand").aria_snapshot() == hand
    assert "button" in hand
    assert page.evaluate("waited.length") > 0
    assert not page.evaluate("[...document.querySelectorAll('[data-deal] > *')].some(unseen)")


# -- When there is no deal, and when another --------------------------------------


def loaded(visitor: Visitor) -> list[str]:
    """Return a list that grows by each request of the script that deals."""
    requests: list[str] = []

    def note(request: Request) -> None:
        if "/deal.js" in request.url:
            requests.append(request.url)

    visitor.page.on("request", note)
    return requests


ROUNDS: dict[str, tuple[Callable[[], Any], str]] = {
    "aliens": (lambda: aliens(P("alien twin", 1, 2), P("", 1)), "card-"),
    "cloud_nine": (lambda: cloud_nine.table(["8 1", "1 2"], whose=0, rounds=2), "lay"),
}


@pytest.mark.parametrize("key", ROUNDS)
def test_each_new_round_is_dealt(served: Running, visit: Visit, key: str) -> None:
    visitor = visit(reduced_motion="no-preference", new=True)
    visitor.page.add_init_script(PROBE)
    room = visitor.asked_first(served, lambda: visitor.post(f"/new/{key}", seating("me", "bot")))
    room.bots.wake = lambda play: None
    position, last = ROUNDS[key]
    visitor.find(room, position().position())
    page = visitor.page
    seen(page)
    before = page.evaluate("localStorage.getItem('farmyard-deals')")
    every = [parts for _, parts in visitor.choices()]
    parts = next(parts for parts in every if any(part.startswith(last) for part in parts))
    for each in parts:
        visitor.click(each)
    page.wait_for_function("was => localStorage.getItem('farmyard-deals') !== was", arg=before)
    _, blinked = seen(page)
    assert blinked == set()
    assert deals_waited(page) == 2
    page.evaluate("localStorage.clear()")
    page.reload()
    visitor.arrive()
    assert len(seen(page)[0]) > 1


def deals_waited(page: Page) -> int:
    """Return in how many deals something could not be seen at first."""
    return len({name.rsplit(" ", 1)[0] for name in page.evaluate("waited")})


def test_a_table_with_moves_is_not_dealt(served: Running, visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference", new=True)
    page = visitor.go(new_table(served, visitor, Laying("by_golly", 3)))
    page.wait_for_function(DEALT)
    visitor.choose(visitor.click)
    page.evaluate("localStorage.removeItem('farmyard-deals')")
    requests = loaded(visitor)
    page.reload()
    visitor.arrive()
    visitor.choose(visitor.click)
    assert (requests, page.evaluate(DEALT)) == ([], False)


def test_a_hidden_window_is_not_dealt(served: Running, visit: Visit) -> None:
    visitor = visit(SIZES["phone"], reduced_motion="no-preference", new=True)
    visitor.page.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    page = visitor.go(new_table(served, visitor, Laying("by_golly", 3)))
    visitor.arrive()
    page.wait_for_selector("html:not(.undealt)")
    assert not page.evaluate(DEALT)
    assert motions(page, ALL) == []
