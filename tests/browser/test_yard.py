"""The Chickenrun board in its rare phases: accessible at both sizes, and playable by keyboard.

Also its motions: walks along the paths, the catch, the flight, the map.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visitor, at_sizes
from tests.browser.test_pages import violations
from tests.games.chickenrun import written
from tests.games.chickenrun.test_offer import MEETINGS
from tests.games.chickenrun.test_page import SPOON
from tests.games.chickenrun.test_rulebook import JOINT, LENT, LINE, SELECTING
from tests.games.chickenrun.test_scenarios import HEELS
from tests.server.served import Running, seating
from tests.thorough import THOROUGH
from tests.waiting import until

KEY = written.GAME.card.key
Visit = Callable[..., Visitor]
Place = Callable[..., Visitor]


def options(**given: Any) -> dict[str, Any]:
    return {"options": given}


def commanding(seats: int, **fields: Any) -> written.Table:
    """Return a table whose first seat commands Mr Tweedy, who stands two steps from all others."""
    at = dict.fromkeys(range(1, seats), "3,9")
    tweedys = {**SELECTING, "turn": 0, "begun": seats}
    return written.table(seats, boss=0, at=at, tweedy="3,11", **tweedys, **fields)


def joined(*choices: str, **fields: Any) -> written.Table:
    """Return a table where the second seat escapes and asks the first to join."""
    line = {"plans": {1: ["Washing Line"]}, "at": {0: "6,20", 1: "4,20"}, "mover": 1, "boss": 0}
    hands = {"hands": {0: "Ladder", 1: "Rope"}}
    return written.table(**{**JOINT, **line, **hands, **fields}).play("Washing Line", *choices)


PHASES: dict[str, Callable[[], written.Table]] = {
    "FIRST": lambda: written.dealt(2, 1, first_active="in_order"),
    "PARTNER": lambda: written.table(
        3, **{**JOINT, "at": dict.fromkeys(range(3), "4,20")}, hands={0: "Rope, Ladder"}
    ).play("Washing Line"),
    "JOIN": joined,
    "LEND": lambda: joined("accept"),
    "KEEP": lambda: written.table(at={0: "5,20"}, **LINE).play("abandon"),
    "CHANGE": lambda: written.table(
        **{**LINE, "at": {0: "9,22"}, "flocks": {0: "ACChhh"}}, **options(double_in_escape="swap")
    ).roll(4, 4),
    "RELEASE": lambda: (
        written.table(at={0: "barn"}, flocks={0: "BABBPP"}).roll(5, 6).play("release")
    ),
    "RUNNER": lambda: (
        written.table(**{**LENT, "at": {0: "12,22"}, "flocks": {0: "ACPPPP", 1: "AhhLhh"}})
        .roll(4, 3)
        .play("13,23")
    ),
    "LAND": lambda: written.table(**HEELS).roll(6, 4).play("move"),
    "MOUTH": lambda: written.table(**SPOON).roll(4, 2).play("barn"),
    "CATCH": lambda: commanding(3, **options(catches="one")).play("tweedy", "3,9"),
}


@pytest.fixture
def place(served: Running, visit: Visit) -> Place:
    """Open a table at a given position and visit it in the first seat.

    Where motions are checked, the bots decide nothing, so that only the visitor's moves are
    recorded.
    """

    def lay(table: written.Table, **browser: Any) -> Visitor:
        visitor = visit(**browser)
        chairs = seating("me", *["bot"] * (int(table.s["seats"]) - 1))
        room = visitor.asked_first(served, lambda: visitor.post(f"/new/{KEY}", chairs))
        if browser.get("reduced_motion") == "no-preference":
            room.bots.wake = lambda play: None
        visitor.find(room, table.position())
        if browser.get("java_script_enabled", True):
            until(lambda: room.audience.watchers)  # until then a press requests another page
        assert visitor.wait_for_turn()
        return visitor

    return lay


NAMELESS = """() => [...document.querySelectorAll('[data-part]')].filter(
  part => !part.ariaLabel && !part.textContent.trim()).length"""


SCROLLED = """all => all.filter(node =>
  ['auto', 'scroll'].includes(getComputedStyle(node).overflowY)
  && node.scrollHeight > node.clientHeight + 1).map(node => node.id || node.className)"""


def scrolling_panels(page: Page) -> Any:
    """Return the parts beside the board whose content is partly scrolled out of view."""
    return page.locator(".side, .side *, .tally, .tally *").evaluate_all(SCROLLED)


@at_sizes("phase", PHASES)
def test_rare_phases_are_open_to_everybody(place: Place, phase: str, size: dict[str, int]) -> None:
    table = PHASES[phase]()
    assert table.asked == (0, phase)
    visitor = place(table, size=size)
    page = visitor.page
    assert size == PHONE or scrolling_panels(page) == []
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    assert page.evaluate(NAMELESS) == 0
    visitor.choose(visitor.key)


# -- Motions --------------------------------------------------------------------

RECORD = """() => {
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const largest = Math.max(...frames.map(f => Number(f.scale ?? 1) || 1))
    const { duration, delay = 0 } = options
    const name = this.id || this.getAttribute('class') || ''
    window.moved.push([name, duration, frames.length, largest, delay])
    return animate.call(this, frames, options)
  }
}"""


def motions(visitor: Visitor, *parts: str) -> dict[str, list[float]]:
    """Press the parts; return each piece's motion: duration, number of frames and size."""
    visitor.page.evaluate(RECORD)
    before = visitor.at
    for part in parts:
        visitor.click(part)
    visitor.until_after(before)
    found = visitor.page.evaluate("window.moved.toReversed()")  # the first of each piece
    return {name: rest for name, *rest in found if name.startswith("pc-")}


def spot(name: str) -> str:
    return f"at-{written.PLACE_NAMES.index(name)}"


def first_exit(page: Page) -> str:
    return str(page.locator("#places button").first.get_attribute("data-part"))


def test_a_flight_is_the_set_piece(place: Place) -> None:
    visitor = place(PHASES["LAND"](), reduced_motion="no-preference")
    duration, _, largest, _ = motions(visitor, first_exit(visitor.page))["pc-0"]
    assert (duration, largest) == (1200, 1.6)


def test_without_motion_it_fades(place: Place) -> None:
    visitor = place(PHASES["LAND"]())
    moved = motions(visitor, first_exit(visitor.page))
    assert [moved["pc-0"][0], moved["pc-0"][2]] == [200, 1]


def send_tweedy(visitor: Visitor) -> None:
    """Choose Mr Tweedy, and wait until his way is asked for, since squares are open before too."""
    before = visitor.at
    visitor.click("tweedy")
    visitor.until_after(before)


def test_mr_tweedy_walks_and_who_is_caught_waits_for_him(place: Place) -> None:
    visitor = place(commanding(2), reduced_motion="no-preference")
    send_tweedy(visitor)
    moved = motions(visitor, spot("3,9"))
    walk, home = 2 * 140, 300 + 420
    assert moved["pc-tweedy"][0] == walk + home
    assert moved["pc-1"][3] == walk


@pytest.mark.parametrize(
    ("goal", "dog", "share", "way"), [("8,22", "3,22", 2, "-1 1"), ("4,22", "0,0", 1, "1 1")]
)
def test_a_runner_looks_where_it_goes_and_near_a_guard_walks_at_half_speed(
    place: Place, goal: str, dog: str, share: int, way: str
) -> None:
    table = written.table(at={0: "6,22"}, dog=dog, flocks={0: "hAhhhh"}, **LINE).roll(1, 3)
    visitor = place(table, reduced_motion="no-preference")
    visitor.page.evaluate(HEADINGS)
    assert motions(visitor, spot(goal))["pc-0"][0] == share * 2 * 90
    assert visitor.page.evaluate("window.headings") == {"pc-0": way}


def test_an_egg_flies_from_the_nest(place: Place) -> None:
    visitor = place(written.table().throw(2, 3), reduced_motion="no-preference")
    motions(visitor, "roll")
    assert "mini passing egg ghost" in visitor.page.evaluate("window.moved.map(each => each[0])")


def test_the_map_turns_the_yard(place: Place) -> None:
    visitor = place(written.table(at={0: "3,9"}), size=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    seen = "() => Math.round(document.getElementById('frame').scrollLeft)"
    drawn = "() => document.querySelector('[data-view]').getAttribute('style')"
    before, frame = page.evaluate(seen), page.evaluate(drawn)
    box = page.locator("#map").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + 10, box["y"] + 10)
    page.wait_for_function(f"n => ({seen})() < n", arg=before)
    page.wait_for_function(f"was => ({drawn})() !== was", arg=frame)


def test_the_steps_are_said_within_the_board(place: Place) -> None:
    table = written.table(at={0: "12,22"}, flocks={0: "hAhhhh"}, **LINE).roll(1, 3)
    page = place(table).page
    edge = "name => document.getElementById(name).getBoundingClientRect().right"
    for goal in ("13,23", "11,22"):
        page.hover(f'[data-part="{spot(goal)}"]')
        assert 0 < page.evaluate(edge, "steps") <= page.evaluate(edge, "yard")


def test_where_a_plan_begins_is_shown_for_that_plan(place: Place) -> None:
    page = place(written.table(plans={0: ["Long Dig", "Spring Heels"]})).page
    shown = (
        "[...document.querySelectorAll('.zone')].map(z => getComputedStyle(z).display != 'none')"
    )
    for n in (1, 2):
        page.locator(f".plan:nth-of-type({n}) input").focus()
        assert page.evaluate(shown) == [False, False]
        page.keyboard.press("Space")
        assert page.evaluate(shown) == [n == 1, n == 2]
        page.keyboard.press("Space")


# -- What turns -----------------------------------------------------------------


def test_only_the_disc_that_is_reached_turns(place: Place) -> None:
    table = written.table(at={0: "12,22"}, flocks={0: "hAhhhh"}, **LINE).roll(1, 3)
    visitor = place(table, reduced_motion="no-preference")
    motions(visitor, spot("13,23"))
    moved = visitor.page.evaluate("window.moved")
    discs = {each[0]: each[1] for each in moved if each[0].startswith("free-")}
    assert discs == {spot("13,23").replace("at", "free"): 600}


def test_the_leaves_of_the_gate_turn_each_on_its_hinge(place: Place) -> None:
    visitor = place(written.table(kept={0: ["Latch Left Up"]}), reduced_motion="no-preference")
    leaves = "[...document.querySelectorAll('#gate .leaf')]"
    closed = visitor.page.evaluate(f"{leaves}.map(leaf => getComputedStyle(leaf).transform)")
    visitor.page.evaluate(TURNING)
    motions(visitor, "card-8", "go")
    visitor.page.wait_for_function("() => window.turning.length >= 2")
    assert visitor.page.evaluate("window.turning") == [["leaf", "transform"]] * 2
    assert visitor.page.get_attribute("#gate", "aria-label") == "The Main Gate is open."
    visitor.page.wait_for_function(f"() => {leaves}.every(leaf => !leaf.getAnimations().length)")
    opened = visitor.page.evaluate(f"{leaves}.map(leaf => getComputedStyle(leaf).transform)")
    assert set(opened).isdisjoint(closed)


TURNING = """() => {
  window.turning = []
  document.querySelector('#gate').addEventListener('transitionrun', ({ target, propertyName }) =>
    window.turning.push([target.classList[0], propertyName]))
}"""


def test_on_a_double_the_cards_change_places_by_one_flip(place: Place) -> None:
    visitor = place(written.table().roll(4, 4), reduced_motion="no-preference")
    visitor.page.evaluate(TURNED)
    motions(visitor, "hen-3")
    assert visitor.page.evaluate("window.turned") == {"hen-0-0": 1, "hen-0-3": 1}


TURNED = """() => {
  window.turned = {}
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    if (this.id.startsWith('hen-') && frames.some(frame => frame.transform === 'scaleX(0)')) {
      window.turned[this.id] = (window.turned[this.id] ?? 0) + 1
    }
    return animate.call(this, frames, options)
  }
}"""


@pytest.mark.parametrize(("goal", "way"), [("4,11", "-1 1"), ("2,11", "1 1")])
def test_mr_tweedy_looks_where_he_goes_and_his_lantern_swings(
    place: Place, goal: str, way: str
) -> None:
    visitor = place(commanding(2), reduced_motion="no-preference")
    send_tweedy(visitor)
    visitor.page.evaluate(HEADINGS)
    motions(visitor, spot(goal))
    assert visitor.page.evaluate("window.headings") == {"pc-tweedy": way}
    assert "lantern" in visitor.page.evaluate("window.moved.map(each => each[0])")


HEADINGS = """() => {
  window.headings = {}
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.piece') && !frames[0].translate) window.headings[this.id] = frames[0].scale
    return animate.call(this, frames, options)
  }
}"""


# -- An offer -------------------------------------------------------------------

MEETING = {**MEETINGS[1], "eggs": [3, 2]}
SMALL = """within => [...document.querySelectorAll(`${within} :is(button, input, select)`)]
  .map(n => [n.outerHTML.slice(0, 90), n.getBoundingClientRect()])
  .filter(([, r]) => r.width && (r.width < 44 || r.height < 44)).map(([html]) => html)"""
"""Touch targets that are too small."""
PAGES: dict[str, dict[str, Any]] = {"with": {}, "without": {"java_script_enabled": False}}
EQUIPMENT = "Equipment you want"


def wanting(page: Page, thing: str) -> Locator:
    """Choose a thing on the sheet of all equipment; return the button that opens the sheet."""
    opener = page.get_by_label(f"{EQUIPMENT}: all there are")
    opener.check()
    sheet = page.get_by_role("radiogroup", name=EQUIPMENT)
    assert page.evaluate(OUT_OF, [".choice", "#asked"]) == []
    sheet.get_by_role("radio", name=thing).click()
    return opener


OUT_OF = """([things, within]) => {
  const around = document.querySelector(within).getBoundingClientRect()
  return [...document.querySelectorAll(`${things} .thing`)].map(n => n.getBoundingClientRect())
    .filter(r => r.width && (r.x < around.x || r.right > around.right || r.bottom > around.bottom))
}"""
"""Elements that lie beyond the edge of a dialogue."""


@at_sizes("scripts", ["without", "with"])
def test_an_offer_is_one_dialogue(place: Place, scripts: str, size: dict[str, int]) -> None:
    browser = PAGES[scripts]
    visitor = place(written.table(**MEETING), size=size, **browser)
    page = visitor.page
    if not browser:
        assert violations(page) == []
    dialogue = page.get_by_role("dialog")
    dialogue.get_by_role("checkbox", name="Hat", exact=True).check()
    opener = wanting(page, "Rope")
    if browser:
        opener.uncheck()
    expect(opener).not_to_be_checked()
    eggs = dialogue.get_by_label("Eggs you want")
    if browser:
        eggs.fill("1")
    else:
        wanted = dialogue.get_by_role("group", name="You get")
        wanted.get_by_role("button", name="One egg more").click()
        assert page.evaluate(SMALL, "#asked") == []
    expect(eggs).to_have_value("1")
    dialogue.get_by_role("button", name="Offer it").click()
    expect(page.locator("#log")).to_contain_text("a Hat for 1 egg and a Rope.")


def test_an_offer_is_made_by_keyboard_alone(place: Place) -> None:
    page = place(written.table(**MEETING)).page
    page.get_by_label("Eggs you give").focus()
    page.keyboard.press("ArrowUp")
    page.get_by_role("checkbox", name="Hat", exact=True).focus()
    page.keyboard.press("Space")
    opener = page.get_by_label(f"{EQUIPMENT}: all there are")
    opener.focus()
    for key in ("Space", "Tab", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(opener).to_be_focused()
    expect(opener).not_to_be_checked()
    for _ in range(14):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "offer-it":
            break
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_contain_text("1 egg and a Hat for a Bucket.")


@pytest.mark.thorough
@at_sizes("where", [*(["3,9", "woodshed"] if THOROUGH else []), "-9,3", "12,20", "hut 2"])
def test_who_deals_is_seen_beside_the_offer(place: Place, where: str, size: dict[str, int]) -> None:
    """The light stays on the pieces that meet, and the dialogue of their deal never covers them."""
    at = {0: where} if where.startswith("hut") else {0: where, 1: where}
    page = place(written.table(**{**MEETING, "at": at}), size=size).page
    page.wait_for_function(NOTHING_COVERED, arg=["#pc-0", ".lamp"])  # all style sheets are loaded


NOTHING_COVERED = """names => {
  const over = document.querySelector('#asked').getBoundingClientRect()
  const frame = document.querySelector('#frame').getBoundingClientRect()
  return names.every(name => {
    const box = document.querySelector(name).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const seen = x >= frame.x && x <= frame.right && y >= frame.y
    return box.width && seen && (y <= over.y || y >= over.bottom)
  })
}"""
"""Whether the middle of each element is in view and not beneath the dialogue."""


def test_eggs_are_stepped_within_what_there_is(place: Place) -> None:
    page = place(written.table(**MEETING)).page
    given = page.get_by_role("group", name="You give")
    eggs, most = given.get_by_role("spinbutton"), MEETING["eggs"][0]
    less, more = (given.get_by_role("button", name=f"One egg {way}") for way in ("less", "more"))
    less.click()
    expect(eggs).to_have_value("0")
    for n in range(most + 2):
        more.click()
        expect(eggs).to_have_value(str(min(n + 1, most)))
    less.click()
    expect(eggs).to_have_value(str(most - 1))


@pytest.mark.parametrize("browser", PAGES.values(), ids=PAGES)
def test_an_offer_that_cannot_be_is_not_made_and_said_why(
    place: Place, browser: dict[str, Any]
) -> None:
    visitor = place(written.table(**MEETING), **browser)
    page = visitor.page
    opener = wanting(page, "Rope")
    if browser:
        opener.uncheck()
    page.get_by_label("Eggs you want").fill("2")
    page.get_by_role("button", name="Offer it").click()
    expect(page.get_by_role("alert").locator('[data-law="CR-063"]')).to_be_visible()
    assert visitor.at == 0
    wanted = page.get_by_role("radiogroup", name=EQUIPMENT)
    expect(wanted).to_have_text("Rope", use_inner_text=True)  # the choice stays
    expect(page.get_by_label("Eggs you want")).to_have_value("2")
