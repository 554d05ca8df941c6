"""Looks of the yard: nothing covers a name, a score or a number, at both sizes."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, SIZES, at_sizes, mostly_at
from tests.browser.contrast import contrast, contrast_seen
from tests.browser.test_play import BELOW
from tests.browser.test_yard import PHASES, Place, place, scrolling_panels
from tests.games.chickenrun import written
from tests.games.chickenrun.test_offer import MEETINGS
from tests.thorough import THOROUGH
from tests.waiting import until

__all__ = ["place"]

Size = dict[str, int]

MEET = """([some, others]) => {
  const box = node => node.getBoundingClientRect()
  const seen = css => [...document.querySelectorAll(css)]
    .filter(node => box(node).width && getComputedStyle(node).clipPath === 'none')
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const text = node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return node.textContent.trim() && !node.querySelector(':not(bdi)') ? range : node
  }
  return seen(some).flatMap(a => seen(others)
    .filter(b => a !== b && meet(box(text(a)), box(text(b))))
    .map(b => `${a.id || a.className} on ${b.id || b.textContent.trim()}`))
}"""
"""Overlaps between elements of two selectors, for text the text's own box."""


def meetings(page: Page, some: str, others: str) -> list[str]:
    found: list[str] = page.evaluate(MEET, [some, others])
    return found


ROOMS = ["house", "food store", "barn", "workshop", "woodshed", "Coal Bunker"]


def everywhere(seats: int = 6, **fields: Any) -> written.Table:
    return written.table(seats, at=dict(enumerate(ROOMS[:seats])), tweedy="house", **fields)


def test_no_piece_stands_on_the_name_of_a_building(place: Place) -> None:
    visitor = place(everywhere())
    for size in SIZES.values():
        visitor.resize(size)
        assert meetings(visitor.page, ".piece", ".room .sign") == []


@mostly_at("phone")
def test_hens_in_neighbouring_huts_do_not_overlap(place: Place, size: Size) -> None:
    page = place(written.table(6), size=size).page
    assert meetings(page, ".piece.hen", ".piece.hen") == []


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, 4, 6] if THOROUGH else [4, 6])
def test_nothing_lies_on_the_rings_of_those_who_are_free(place: Place, seats: int) -> None:
    """No part covers the rings, which are the score; names are shown for up to four players."""
    page = place(everywhere(seats), size=PHONE).page
    for part in (".face", ".emblem", ".boss", ".who"):
        assert meetings(page, f".seats {part}", ".seats .pips") == []
    assert meetings(page, ".seats .boss", ".seats .has b") == []
    names = page.locator(".seats .who").evaluate_all(NAMED)
    assert all(names) == (seats <= 4)


NAMED = "all => all.map(node => getComputedStyle(node).clipPath === 'none')"


def test_where_the_whole_yard_is_seen_all_corners_are(place: Place) -> None:
    page = place(PHASES["LAND"](), size=PHONE, has_touch=True).page
    assert meetings(page, ".free-sign", "#tally, .knobs button, .looks .knob, .look") == []
    edges = "all => all.every(n => { const b = n.getBoundingClientRect(); return b.x >= 0 })"
    assert page.locator(".free-sign").evaluate_all(edges)


@pytest.fixture
def many_places() -> written.Table:
    """Return a table at which shops and the huts of others are within reach."""
    return written.table(6, at={0: "0,9"}, huts=[4, 1, 2, 3, 5, 6]).roll(6, 5).play("move")


def test_a_list_that_goes_on_cuts_a_button(place: Place, many_places: written.Table) -> None:
    """A cut button shows that the list scrolls; places are sorted: errands, shops, others."""
    page = place(many_places, size=PHONE).page
    cut = page.evaluate(CUT)
    assert any(0.25 <= share <= 0.75 for share in cut), cut
    huts = page.locator("#places .place").evaluate_all("all => all.map(n => n.matches('.hut'))")
    assert huts == sorted(huts)
    assert any(huts)


def test_on_a_desk_huts_of_others_are_touched_on_the_board(
    place: Place, many_places: written.Table
) -> None:
    page = place(many_places).page
    expect(page.locator("#places .hut")).not_to_have_count(0)
    expect(page.locator("#places .hut >> visible=true")).to_have_count(0)
    for hut in page.locator("#places .hut").all():
        part = hut.get_attribute("data-part")
        expect(page.locator(f'.room [data-part="{part}"]')).to_be_visible()


BELONGINGS = {
    "plans": {0: ["Washing Line", "Long Dig"]},
    "hands": {0: "Rope, Ladder, Spoon"},
    "at": {0: "0,9"},
}
"""Two plans and some equipment, in the middle of the farmyard."""


@pytest.mark.parametrize("phase", ["BEFORE", "MOVE"])
def test_no_panel_scrolls_on_a_desk(place: Place, phase: str) -> None:
    """No panel scrolls in these phases; tests/browser/test_yard.py checks each rare phase."""
    laid = written.table(4, **BELONGINGS)
    page = place(laid if phase == "BEFORE" else laid.roll(6, 5).play("move")).page
    assert scrolling_panels(page) == []


def test_tags_of_a_seat_do_not_lie_over_each_other(place: Place) -> None:
    """The tags "you" and "to play" and the sign of the Tweedys' player never overlap."""
    page = place(written.table(6, boss=0)).page
    tags = ".seat .boss, .seat .flees, .seats .face"
    assert meetings(page, tags, ".seat .boss, .seat .flees, .seats .who, .seats .has b") == []
    left, right = page.locator(".seat.mine").evaluate(TAGS)
    assert left < page.locator(".seat.mine .boss").evaluate("n => n.getBoundingClientRect().left")
    assert right > page.locator(".seat.mine .boss").evaluate("n => n.getBoundingClientRect().right")


TAGS = """seat => {
  const at = (node, side) => parseFloat(getComputedStyle(node, '::after')[side])
  const width = node => parseFloat(getComputedStyle(node, '::after').width)
  const face = seat.querySelector('.face')
  return [face.getBoundingClientRect().left + at(face, 'left') + width(face),
          seat.getBoundingClientRect().right - at(seat, 'right') - width(seat)]
}"""
"""The right end of the tag "you", and the left end of the tag "to play"."""


def test_the_number_of_rounds_is_said_in_the_last_rounds_alone(place: Place) -> None:
    for rounds, says in ((3, "3"), (98, "98 of 100")):
        page = place(written.table(rounds=rounds)).page
        expect(page.locator(".round dd").first).to_have_text(says)


CUT = """() => {
  const list = document.getElementById('places'); const view = list.getBoundingClientRect()
  return [...list.children].map(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return Math.min((Math.min(innerWidth, view.right) - left) / (right - left),
                    (view.bottom - top) / (bottom - top))
  })
}"""


def test_four_lines_of_the_log_are_seen_whole(place: Place) -> None:
    plans = {"plans": {0: ["Washing Line", "Long Dig"]}, "hands": {0: "Rope, Ladder"}}
    page = place(written.table(4, at={0: "5,9"}, **plans).roll(5, 4)).page
    assert page.locator("#log").evaluate("n => n.clientHeight") >= 200


def test_squares_have_their_names_at_the_edge(place: Place) -> None:
    """A lit square is below its letter and beside its number, as the log names squares."""
    page = place(written.table(at={0: "3,9"}).roll(3, 4)).page
    named, column, row = page.evaluate(NAMED_SQUARE)
    assert named.startswith(f"{column}{row},")


NAMED_SQUARE = """() => {
  const square = document.querySelector('.sq'); const box = square.getBoundingClientRect()
  const x = box.x + box.width / 2; const y = box.y + box.height / 2
  const letters = document.getElementById('columns'); const drawn = letters.getScreenCTM()
  const column = [...letters.textContent].find((letter, n) => {
    const of = letters.getExtentOfChar(n)
    return Math.abs(drawn.a * (of.x + of.width / 2) + drawn.e - x) < 4
  })
  const row = [...document.querySelectorAll('.edges .w text')].find(node => {
    const b = node.getBoundingClientRect()
    return b.top < y && b.bottom > y
  }).textContent
  return [square.ariaLabel, column, row]
}"""


def test_a_touch_on_a_counter_says_what_it_counts(place: Place) -> None:
    page = place(written.table(4, boss=1)).page
    for what, says in (("#nest", "nobody has"), (".boss", "moves Mr Tweedy")):
        page.locator(what).click()
        expect(page.locator("#said")).to_contain_text(says)


@at_sizes("light", ["light", "dark"])
def test_what_can_be_touched_is_large_and_seen(place: Place, size: Size, light: str) -> None:
    table = written.table(4, plans={0: ["Long Dig"]}).roll(4, 5)
    page = place(table, size=size, color_scheme=light).page
    assert page.evaluate(SMALL) == []
    assert contrast(page.locator(".place b").first) >= 3
    assert contrast(page.locator(".free-sign").first) >= 4.5
    sizes = page.locator(".free-sign, .room .sign").evaluate_all(
        "all => all.map(n => parseFloat(getComputedStyle(n).fontSize))"
    )
    assert min(sizes) >= 14


SMALL = """() => [...document.querySelectorAll('button, a, label, select')].filter(node => {
  const box = node.getBoundingClientRect()
  return box.width && !node.closest('.layer, #log, header .home')
    && (box.width < 43.5 || box.height < 43.5)
}).map(node => node.id || node.textContent)"""


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_numbers_of_empty_huts_are_read_in_both_lights(place: Place, light: str) -> None:
    page = place(written.table(4), size=DESK, color_scheme=light, device_scale_factor=3).page
    empty = page.locator('.room.hut:not([class*="p-"]) .no')
    assert empty.count() >= 2
    for number in empty.all():
        assert contrast_seen(number) >= 4.5


@mostly_at("phone")
def test_a_touch_on_a_building_or_a_guard_says_what_it_does(place: Place, size: Size) -> None:
    """NEW-F30: a touch on a building or guard explains it, unless the piece may enter there."""
    page = place(written.table(4), size=size).page
    for what, says in (
        (".room .sign >> text=Coal bunker", "wait here"),
        (".room .sign >> text=Food", "Plans are free"),
        ("#pc-tweedy", "goes home"),
        ("#pc-dog", "nobody runs past"),
    ):
        page.locator(what).evaluate("n => n.scrollIntoView({ block: 'center', inline: 'center' })")
        page.locator(what).click(force=True, position=page.locator(what).evaluate(FOOT))
        expect(page.locator("#said")).to_contain_text(says)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_refused_offer_covers_none_of_its_buttons(place: Place, size: Size) -> None:
    """The sentence stands right above the row of buttons; each of these looks like a button."""
    page = place(written.table(**MEETINGS[1]), size=size).page
    page.locator("#offer-it").click()
    expect(page.locator("#said")).to_contain_text("nothing is wanted yet")
    until(lambda: 0 < page.locator("#a-deeds").evaluate(BELOW) < 24)
    assert meetings(page, "#said", "#asked button") == []
    for button in page.locator("#a-deeds button").all():
        assert button.evaluate(SHADOW) != "none"


SHADOW = "n => getComputedStyle(n).boxShadow"
FOOT = "n => ({ x: n.offsetWidth / 2, y: n.offsetHeight * (n.matches('.piece') ? .8 : .5) })"


EGGLESS = """() => [...document.querySelectorAll('.seat')].filter(seat => {
  const [egg, count] = ['.egg', '.has b'].map(n => seat.querySelector(n).getBoundingClientRect())
  return !egg.width || Math.max(egg.right, count.right) > seat.getBoundingClientRect().right - 1
}).length"""
"""Seats whose number overflows, or lacks an icon that says of which thing."""


@mostly_at("phone")
def test_eggs_are_drawn_at_every_seat_of_six(place: Place, size: Size) -> None:
    page = place(everywhere(eggs=[11, 10, 3, 0, 0, 0]), size=size).page
    assert page.evaluate(EGGLESS) == 0
    assert meetings(page, ".seat .egg, .seat .has b", ".seat .face img, .seat .crow") == []


@pytest.mark.parametrize(("size", "least"), [(DESK, 27), ({"width": 1920, "height": 1080}, 36)])
def test_on_a_desk_the_yard_is_as_high_as_the_window_allows(
    place: Place, size: dict[str, int], least: int
) -> None:
    page = place(written.table(6), size=size).page
    page.wait_for_load_state("networkidle")
    width = page.locator(".layer.lit").evaluate("n => n.getBoundingClientRect().width")
    assert width / 27 >= least


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}])
def test_the_whole_yard_is_as_wide_as_a_telephone(place: Place, size: dict[str, int]) -> None:
    page = place(written.table(6), size=size, has_touch=True).page
    page.locator("[data-whole]").tap()
    width = page.locator("#yard").evaluate("n => n.getBoundingClientRect().width")
    assert width >= size["width"] - 1
