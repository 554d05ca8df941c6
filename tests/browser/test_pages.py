"""The pages: whole after every change, light, open to everybody, and back after a breakdown."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from farmyard.core import catalogue
from farmyard.server import draw
from tests.browser.conftest import DESK, PHONE, QUICK, Visitor
from tests.server.served import Player, Running, decide, my_turn

GAMES = catalogue.keys()
Visit = Callable[..., Visitor]
HEAVIEST = 150_000  # bytes of a table page, with all it loads

# What the table looks like to somebody: names, texts and attributes, without what only moves it.
DRAWN = """() => {
  const passing = ['style', 'class', 'aria-pressed', 'data-seen']
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
    """Until nothing flies or fades any more; what turns for ever may go on."""
    page.wait_for_function(
        "() => document.getAnimations().every(a => a.effect.getTiming().iterations === Infinity)"
    )


@pytest.mark.parametrize("key", GAMES)
def test_the_morphed_page_equals_a_fresh_one(visit: Visit, key: str) -> None:
    visitor = visit(seed=5)
    visitor.play_now(key)
    for _ in range(12):
        if not visitor.wait_for_turn():
            break
        fresh = visitor.open()
        fresh.goto(visitor.page.url)
        fresh.wait_for_selector("#choices", state="attached")
        assert drawn(visitor.page) == drawn(fresh)
        fresh.close()
        visitor.choose(visitor.click)


def violations(page: Page) -> list[str]:
    come_to_rest(page)
    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found]


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(visit: Visit, size: dict[str, int], light: str) -> None:
    visitor = visit(size, color_scheme=light)
    for path in ("/", f"/new/{GAMES[0]}", f"/rules/{GAMES[-1]}", "/t/nowhere"):
        visitor.page.goto(visitor.url + path)
        assert (path, violations(visitor.page)) == (path, [])
    visitor.errors.clear()  # the browser notes that /t/nowhere is not there
    for key in GAMES:
        visitor.play_now(key)
        for _ in range(5):
            if visitor.wait_for_turn():
                assert (key, violations(visitor.page)) == (key, [])
                visitor.choose(visitor.click)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_bench_and_at_the_end(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(size)
    page = visitor.go(f"/new/{GAMES[0]}")
    page.check("input[name=seat1][value=friend]", force=True)
    page.get_by_role("button", name=catalogue.card(GAMES[0]).start).click()
    page.wait_for_selector(".invite")
    assert violations(page) == []
    visitor.play_now(GAMES[-1])
    while visitor.wait_for_turn():
        visitor.choose(visitor.click)
    assert violations(page) == []


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_fits_the_screen_and_weighs_little(
    visit: Visit, key: str, size: dict[str, int]
) -> None:
    visitor = visit(size)
    path = visitor.play_now(key)
    loaded: dict[str, int] = {}
    fresh = visitor.open()
    fresh.on("response", lambda answer: loaded.update({answer.url: len(answer.body())}))
    fresh.goto(visitor.url + path, wait_until="networkidle")
    assert sum(loaded.values()) <= HEAVIEST
    assert fresh.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert fresh.evaluate("document.documentElement.scrollHeight") <= size["height"]
    small = fresh.evaluate(
        "() => [...document.querySelectorAll('#table button, #table a')].filter(b => {"
        " const r = b.getBoundingClientRect(); return r.width && (r.width < 24 || r.height < 24)"
        "}).map(b => b.outerHTML.slice(0, 90))"
    )
    assert small == []


def test_pages_resume_by_themselves_after_a_breakdown(chromium: Browser, tmp_path: Path) -> None:
    """The server goes and comes back on the same port: the page goes on where it was."""
    db = tmp_path / "farmyard.db"
    first = Running(db, QUICK).warm()
    visitor = Visitor(chromium.new_context(reduced_motion="reduce"), first.url)
    visitor.play_now(GAMES[0])
    for _ in range(3):
        visitor.wait_for_turn()
        visitor.choose(visitor.click)
    visitor.wait_for_turn()
    at, port = visitor.at, first.port
    first.stop()
    visitor.page.wait_for_selector("#ribbon:not([hidden])")
    again = Running(db, QUICK, port=port).warm()
    visitor.page.wait_for_selector("#ribbon", state="hidden", timeout=20_000)
    assert visitor.at >= at
    visitor.wait_for_turn()
    visitor.choose(visitor.click)
    assert visitor.at > at
    visitor.context.close()
    again.stop()


# -- Nothing told ---------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_a_page_is_the_same_whatever_is_hidden(served: Running, key: str) -> None:
    """HTML and JSON of the real server, for a state and for one the seat cannot tell from it."""
    ada = Player(served.url)
    link = ada.opens(f"/quick/{key}")
    with ada.live(link) as socket:
        for _ in range(8):
            frame = my_turn(socket)
            if frame["over"]:
                break
            assert pages_differing(served, link, ada) == []
            decide(socket, frame["choices"][len(frame["choices"]) // 2][0], frame["n"])
    ada.leave()


def pages_differing(served: Running, link: str, ada: Any) -> list[str]:
    """What changes on Ada's page, and a stranger's, when the hidden cards are others."""
    room = served.room(link)
    table, different = room.table, []
    true = table._states[-1]
    eyes = {"ada": room.eyes(room.row.opener).seat, "stranger": -1}
    people = {"ada": room.row.opener, "stranger": ""}
    for name, seat in eyes.items():
        drawings = []
        for n in range(3):
            world = table.game.imagine(table.game.see(true, seat), seat, (n, 5))
            for own in ("throws", "news"):  # of the house, and the same whatever the cards
                world[own] = true[own]
            table._states[-1] = world if n else true
            room.drawn.clear()
            page = draw._inside(room, people[name], served.url)
            drawings.append(page + draw.state(room, people[name]))
        if len(set(drawings)) > 1:
            different.append(name)
    table._states[-1] = true
    room.drawn.clear()
    return different


def test_a_face_down_card_has_no_name_anywhere(visit: Visit) -> None:
    """Of nineteen cards that lie face down, the page holds nineteen like places."""
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
    """A tile without the numbers of its place."""
    return "".join(c for c in tile if not c.isdigit() and c != "-")
