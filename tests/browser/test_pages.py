"""The pages: equal to fresh ones after every change, light, accessible, and back after a crash."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Response, expect

from farmyard.core import catalogue
from tests.browser.conftest import (
    DESK,
    DRAWN_AGAIN,
    PHONE,
    QUICK,
    SIZES,
    Laying,
    Visitor,
    at_sizes,
    crowded,
    hurries,
    layings,
    usual,
)
from tests.browser.test_goal import FAULTS as ON_THE_GOAL
from tests.sampling import in_turn
from tests.server.served import Player, Running, seating
from tests.server.test_replay import played
from tests.thorough import THOROUGH
from tests.waiting import until

GAMES = catalogue.keys()
Visit = Callable[..., Visitor]
HEAVIEST = 80_000  # bytes of a new table's page with all its files, compressed
LATER = re.compile(r"/static/(dealt|keep)\.js")
"""Fetched one and two seconds after the script of the table, however long that took to arrive."""
UNPACKED = 215_000  # and uncompressed, with comments and indentation of scripts
IN_MID_GAME = 95_000  # compressed: a full table's own part was 8,000 to 17,000 in 92 games
MID_GAME = 25  # decisions of one seat


def full() -> list[Laying]:
    """Return every game with as many players as can sit there, the visitor first."""
    usually = [each for each in layings() if not each.options]
    return [replace(crowded(each), options=(("start", "0"),)) for each in usually]


# The look of the table: names, texts and attributes, except those that only move it and
# the tab stops, which depend on where the focus was last.
DRAWN = """() => {
  const passing = ['style', 'class', 'aria-pressed', 'data-seen', 'tabindex']
  const draw = node => {
    if (node.nodeType === 3) return node.data.trim()
    if (node.nodeType !== 1 || node.hidden) return ''
    const own = [...node.attributes].filter(a => !passing.includes(a.name))
    const classes = [...node.classList].filter(c => c !== 'fits').sort().join(' ')
    const head = [node.nodeName, classes, ...own.map(a => `${a.name}=${a.value}`).sort()].join(' ')
    return `<${head}>${[...node.childNodes].map(draw).filter(Boolean).join('')}</>`
  }
  return [...document.getElementById('table').children].map(draw)
}"""


def drawn(page: Page) -> list[str]:
    come_to_rest(page)
    return list(page.evaluate(DRAWN))


def come_to_rest(page: Page) -> None:
    """Wait until no animation runs any more, except those that repeat for ever."""
    page.wait_for_function(
        "() => document.getAnimations().every(a => a.effect.getTiming().iterations === Infinity)"
    )


def wait_until_alike(one: Page, other: Page) -> None:
    """Wait a while for two pages to be alike: one may hear of a moment later than the other."""
    with suppress(AssertionError):  # the caller compares them, and shows the difference
        until(lambda: drawn(one) == drawn(other), 3)


@pytest.mark.thorough
@pytest.mark.parametrize("laying", usual(), ids=str)
def test_the_morphed_page_equals_a_fresh_one(visit: Visit, laying: Laying) -> None:
    visitor = visit(seed=5)
    visitor.lay(laying)
    for _ in range(8 if THOROUGH else 1):
        if not visitor.wait_for_turn():
            break
        visitor.choose(visitor.click)
        if not visitor.wait_for_turn():
            break
        fresh = visitor.open()  # and closed again: a page in the background is rarely drawn
        fresh.goto(visitor.page.url)
        fresh.wait_for_selector("#choices", state="attached")
        wait_until_alike(visitor.page, fresh)
        assert drawn(visitor.page) == drawn(fresh)
        fresh.close()


COLOURS = ("color-contrast", "link-in-text-block")


SPOKEN = ("label-content-name-mismatch",)  # users of voice control say the text they see


AXE = Axe().axe_script
QUICKLY = {"resultTypes": ["violations"], "preload": False, "iframes": False}
"""Only violations; the tested rules need no style sheets again, and the pictures in a page have no
axe."""
FOUND = "options => axe.run(options).then(said => said.violations)"


def violations(page: Page, rules: Sequence[str] = (), also: Sequence[str] = ()) -> list[str]:
    """Return axe's violations by its usual rules and some extra ones, or by the given rules."""
    come_to_rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    unusual = {rule: {"enabled": True} for rule in also}
    wanted = {"runOnly": list(rules)} if rules else {"rules": unusual}
    found = page.evaluate(FOUND, {**QUICKLY, **wanted})
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


def by_day_and_by_night(page: Page) -> list[str]:
    """Return axe's violations by day, and by night those of colours, which alone differ."""
    by_day = violations(page)
    page.emulate_media(color_scheme="dark")
    by_night = violations(page, COLOURS)
    page.emulate_media(color_scheme="light")
    return by_day + by_night


def everywhere(visitor: Visitor, also: Sequence[str] = ()) -> list[str]:
    """Return axe's violations at the size of the visitor's screen: desk by day, phone by night.

    Under ``--thorough`` at both sizes, at each by day and by night.
    """
    size = visitor.page.viewport_size
    assert size is not None
    if not THOROUGH:
        visitor.page.emulate_media(color_scheme="dark" if size == PHONE else "light")
        found = violations(visitor.page, also=also)
        visitor.page.emulate_media(color_scheme="light")
        return found
    found = violations(visitor.page, also) if also else []
    for each in SIZES.values():
        visitor.resize(each)
        found += by_day_and_by_night(visitor.page)
    visitor.resize({**size})
    return found


IN_THE_HOUSE = [
    "/",
    f"/new/{GAMES[0]}",
    f"/rules/{GAMES[-1]}",
    "/learn",
    f"/learn/{GAMES[0]}/first?step=2",
    "/today",
]


@pytest.mark.thorough
def test_axe_finds_nothing_in_the_house(visit: Visit) -> None:
    visitor = visit().without_pictures()
    for path, size in in_turn(IN_THE_HOUSE, [DESK, PHONE]):
        visitor.resize(size)
        visitor.go(path)
        assert (path, everywhere(visitor, SPOKEN)) == (path, [])
    with visitor.page.expect_console_message(lambda said: "404" in said.text):
        visitor.go("/t/nowhere")
    assert everywhere(visitor) == []
    assert ["404" in error for error in visitor.errors] == [True]
    visitor.errors.clear()  # the browser logs that /t/nowhere does not exist


@pytest.mark.thorough
def test_axe_finds_nothing_at_the_bench_and_at_the_end(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/new/{GAMES[0]}")
    page.check("input[name=seat1][value=friend]", force=True)
    page.get_by_role("button", name="Get the link").click()
    page.wait_for_selector(".invite")
    assert everywhere(visitor) == []
    link = visitor.laid(Laying(GAMES[1], 2))
    played(visitor.program(), link)
    visitor.go(link).wait_for_selector("#end")
    visitor.resize(PHONE)
    assert everywhere(visitor) == []


SMALL = """() => [...document.querySelectorAll('#table button, #table a')].filter(b => {
  const r = b.getBoundingClientRect(); return r.width && (r.width < 24 || r.height < 24)
}).map(b => b.outerHTML.slice(0, 90))"""
"""Touch targets that are too small."""


@at_sizes("laying", [*(layings() if THOROUGH else []), *full()])
def test_a_table_weighs_little_fits_the_screen_and_is_open_to_everybody(
    visit: Visit, laying: Laying, size: dict[str, int]
) -> None:
    """The table fits both viewports, with its goal uncovered, and passes axe at one size."""
    visitor = visit(new=True)
    path, fresh = visitor.laid(laying), visitor.page
    loaded: dict[str, int] = {}
    travelled: list[int] = []
    fresh.on("response", lambda answer: LATER.search(answer.url) or (
        loaded.update({answer.url: len(answer.body())}),
        travelled.append(int(answer.headers["content-length"])),
    ))  # fmt: skip
    visitor.go(path)
    visitor.arrive()
    fresh.evaluate(DRAWN_AGAIN)  # the drawn page may request more files
    assert 0 < sum(travelled) <= HEAVIEST
    assert sum(loaded.values()) <= UNPACKED
    expect(fresh.locator("#goal")).to_be_visible()
    for each in SIZES.values():
        visitor.resize(each)
        assert fresh.evaluate("document.documentElement.scrollWidth") <= each["width"]
        assert fresh.evaluate("document.documentElement.scrollHeight") <= each["height"]
        assert fresh.evaluate(SMALL) == []
        assert fresh.evaluate(ON_THE_GOAL) == []
    visitor.resize(size)
    for _ in range(3 if THOROUGH else 1):
        if visitor.wait_for_turn():
            assert everywhere(visitor) == []
            visitor.choose(visitor.click)


@pytest.mark.thorough
@pytest.mark.parametrize("key", GAMES if THOROUGH else GAMES[-2:])
def test_a_full_table_in_mid_game_comes_over_a_slow_line(
    visit: Visit, served: Running, key: str
) -> None:
    """A full table with a long log stays small enough, measured as compressed for transfer.

    One game has the most to load, the other the largest table.
    """
    player, most = Player(served.url), catalogue.card(key).seats[1]
    link = player.opens(f"/new/{key}", seating("me", *["bot"] * (most - 1)))
    played(player, link, MID_GAME)
    visitor = visit(new=True)
    page = visitor.page
    page.context.add_cookies(
        [{"name": k, "value": v, "url": player.url} for k, v in player.http.cookies.items()]
    )
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    visitor.go(link)
    visitor.arrive()
    assert page.locator("#table .seat").count() == most
    travelled = sum(answer.request.sizes()["responseBodySize"] for answer in answers)
    assert 20_000 < travelled <= IN_MID_GAME


def test_pages_resume_by_themselves_after_a_breakdown(chromium: Browser, tmp_path: Path) -> None:
    """The page resumes where it was when the server comes back on the same port."""
    db = tmp_path / "farmyard.db"
    first = Running(db, QUICK).prepare()
    context = chromium.new_context(reduced_motion="reduce")
    context.clock.install()
    visitor = Visitor(context, first.url)
    visitor.play_now(GAMES[0])
    for _ in range(3):
        visitor.wait_for_turn()
        visitor.choose(visitor.click)
    visitor.wait_for_turn()
    at, port = visitor.at, first.port
    first.stop()
    visitor.page.wait_for_selector("#ribbon:not([hidden])")
    patience = "() => /[2-9] seconds|no line/.test(document.querySelector('#ribbon').textContent)"
    hurries(visitor.page, patience)  # its delay between attempts is at its longest
    again = Running(db, QUICK, port=port).prepare()
    hurries(visitor.page, "() => document.querySelector('#ribbon.back')?.textContent")
    hurries(visitor.page, "() => document.querySelector('#ribbon[hidden]')?.localName")
    assert visitor.at >= at
    visitor.wait_for_turn()
    visitor.choose(visitor.click)
    assert visitor.at > at
    visitor.context.close()
    again.stop()


# -- Nothing told ---------------------------------------------------------------


def test_a_face_down_card_has_no_name_anywhere(visit: Visit) -> None:
    """All face-down cards have the same markup, apart from the numbers of their places."""
    visitor = visit()
    visitor.play_now(GAMES[0])
    visitor.wait_for_turn()
    tiles = visitor.page.evaluate(
        "() => [...document.querySelectorAll('.tile.down')].map(t => {"
        " const c = t.cloneNode(true); return c.outerHTML })"
    )
    bare = {strip(tile) for tile in tiles}
    assert len(tiles) >= 12
    assert len(bare) == 1


def strip(tile: str) -> str:
    """Return a tile's markup without the numbers of its place."""
    return "".join(c for c in tile if not c.isdigit() and c != "-")
