"""Actions while the connection is down are kept and sent once when it is back.

No visitor ends on the browser's own error page.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import farmyard
from farmyard.core import catalogue
from tests.browser.conftest import DESK, QUICK, Laying, Visitor, chosen, hurries, unanswered
from tests.browser.lines import BARRED, LATER, MUTE, WITHOUT_EVENTS
from tests.browser.slow import Dying, dying_line
from tests.server.served import Player, Running
from tests.server.test_replay import played
from tests.waiting import until

GAME = catalogue.keys()[1]
LOADED = re.compile(r"(?<![{@\w] )\bimport\('\./(\w+\.js)'\)(?!\.[A-Z])")
"""The scripts that pages load when they need them."""
WEB = Path(farmyard.__file__).parent / "server" / "web"
SCRIPTS = [*WEB.glob("static/*.js"), *WEB.glob("pages/*/*.js")]
OURS = "window.ours === 1"  # the document has not been replaced


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, db: Path) -> None:
        self.running = Running(db, QUICK)
        self.running.prepare(GAME)

    def falls(self) -> None:
        self.running.stop()

    def is_back(self) -> None:
        self.running = Running(self.running.db, QUICK, self.running.port)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "farmyard.db")
    yield house
    house.running.stop()


@pytest.fixture
def visitor(house: House, chromium: Browser) -> Iterator[Visitor]:
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce")
    context.clock.install()
    yield Visitor(context, house.running.url)
    context.close()


LISTENS = """() => {
  window.told = []
  const ribbon = document.getElementById('ribbon')
  const hears = () => window.told.push(ribbon.textContent)
  new MutationObserver(hears).observe(ribbon, { childList: true, subtree: true })
}"""


KEEPS = "() => document.body.matches('[data-keeps]')"
AFTER = "n => document.querySelector('#end')"
AFTER += " || Number(document.querySelector('#play [name=at]')?.value) > n"


def falls(house: House, page: Page) -> None:
    """Kill the server once the page has all its files, and wait until the page says so.

    The listener is set before that: by then the page may have retried so often that it says
    something else.
    """
    hurries(page, KEEPS)
    page.evaluate(LISTENS)
    house.falls()
    hurries(page, "() => window.told.some(text => text.includes('The line is down'))")
    expect(page.locator("#ribbon")).to_be_visible()


def hurried(page: Page) -> bool:
    """Let half a second of the page's time pass."""
    page.clock.fast_forward(500)
    return True


def touches(visitor: Visitor) -> int:
    """Press the parts of a choice without waiting for the result; return the choice's number."""
    visitor.page.evaluate("window.ours = 1")
    choice, parts = visitor.dice.choice(visitor.going_on())
    for part in parts:
        visitor.page.locator(visitor.part(part)).first.click()
    return choice


def test_a_move_made_while_the_line_is_down_goes_once_when_it_is_back(
    house: House, visitor: Visitor
) -> None:
    """NEW-F4: the page stays, says that the move is kept, and sends it once the server is back."""
    link = visitor.play_now(GAME)
    assert visitor.wait_for_turn()
    before = visitor.at
    falls(house, visitor.page)
    choice = touches(visitor)
    expect(visitor.page.locator("#ribbon")).to_contain_text("Your move is kept")
    house.is_back()
    hurries(visitor.page, LATER, before)
    assert visitor.page.evaluate(OURS)
    assert house.running.room(link).state.log[before] == choice
    assert visitor.wait_for_turn()
    assert house.running.table(link).moves.count(choice) == 1


def test_links_and_forms_wait_for_the_line(house: House, visitor: Visitor) -> None:
    """A link says that its page cannot be shown, and a scarecrow's form waits for the server."""
    link = visitor.play_now(GAME)
    falls(house, visitor.page)
    visitor.page.evaluate("window.ours = 1")
    for place in ("#to-around", "header .home"):
        visitor.page.click(place)
        expect(visitor.page.locator("#said:not([hidden])")).to_contain_text(
            "cannot be shown right now"
        )
        visitor.page.evaluate("document.getElementById('said').hidden = true")
    assert visitor.page.evaluate(OURS)
    house.is_back()
    bench = visitor.post(f"/new/{GAME}", {"seat0": "me", "seat1": "friend"})
    assert bench != link
    page = visitor.go(bench)
    page.wait_for_function("() => document.readyState === 'complete'")
    until(lambda: house.running.room(bench).audience.watchers)
    house.falls()
    page.get_by_role("button", name="Fill with scarecrows").click()
    expect(page.locator(".toast")).to_contain_text("It goes when the line is back")
    house.is_back()
    visitor.arrive()


ASKED = """() => document.querySelector('#end')
  || JSON.parse(document.querySelector('#choices')?.textContent || '[]').length"""


@pytest.mark.parametrize("barred", [BARRED, WITHOUT_EVENTS, MUTE], ids=["events", "polls", "mute"])
def test_where_sockets_are_barred_a_whole_game_is_played(
    house: House, visitor: Visitor, barred: str
) -> None:
    """By events, by polls, or by polls because no event ever comes, the page is never reloaded."""
    visitor.context.add_init_script(barred)
    fields = {"seat0": "me", "seat1": "bot", **chosen(Laying(GAME, 2))}
    link = visitor.post(f"/new/{GAME}", {name: value for name, value in fields.items() if value})
    waiting = unanswered(visitor.page)
    page = visitor.go(link)
    visitor.arrive()
    page.evaluate("window.first = 1")
    hurries(page, KEEPS, waiting=waiting)
    room = house.running.room(link)
    until(lambda: (waiting or hurried(page)) and room.audience.watchers)
    guest = Player(house.running.url)
    guest.post(link + "/action", {"action": "emote", "word": "hello", "name": "Berta"})
    hurries(page, "() => document.body.textContent.includes('Good day!')", waiting=waiting)
    guest.leave()
    made = list[int]()
    while True:
        hurries(page, ASKED, waiting=waiting)
        if visitor.over:
            break
        before = visitor.at
        made.append(before)
        touches(visitor)
        hurries(page, AFTER, before, waiting)
    table, (watcher,) = house.running.table(link), room.audience.watchers
    assert page.evaluate("window.first === 1")
    assert (watcher.asked_at is None) == (barred is BARRED)
    assert made == [n for n in range(len(table.moves)) if table.history.turn_at(n) == 0]


@pytest.fixture
def dying(served: Running, visit: Callable[..., Visitor]) -> Iterator[tuple[Visitor, Dying]]:
    """Return a visitor, and the way to let all connections open just now die unnoticed."""
    with dying_line(served.url) as (url, line):
        visitor = visit(new=True)
        visitor.context.clock.install()
        visitor.url = url
        yield visitor, line
        visitor.page.goto("about:blank")  # before the relay ends, which is an error in the page


def test_a_move_over_a_dead_line_arrives_once_and_the_page_says_so(
    served: Running, dying: tuple[Visitor, Dying]
) -> None:
    """The browser calls the socket open, but nothing comes through: no close, no error."""
    visitor, line = dying
    link, page = visitor.play_now(GAME), visitor.page
    assert visitor.wait_for_turn()
    before = visitor.at
    hurries(page, KEEPS)
    page.evaluate(LISTENS)
    line.die()
    choice = touches(visitor)
    hurries(page, "() => window.told.some(text => text.includes('The line is down'))")
    expect(page.locator("#ribbon")).to_be_visible()
    hurries(page, LATER, before)
    assert page.evaluate(OURS)
    assert served.room(link).state.log[before] == choice
    assert visitor.wait_for_turn()
    assert served.table(link).moves.count(choice) == 1


def test_a_dead_line_is_noticed_without_a_move(
    served: Running, dying: tuple[Visitor, Dying]
) -> None:
    """The page of somebody who only waits comes to life again: at a table, and before it begins."""
    visitor, line = dying
    link, page = visitor.post(f"/new/{GAME}", {"seat0": "me", "seat1": "friend"}), visitor.page
    visitor.go(link)
    until(lambda: served.room(link).audience.watchers)
    line.die()
    other = Player(served.url)
    other.post(link + "/sit", {"seat": "1", "name": "Berta"})
    hurries(page, "() => document.querySelector('#table .status')")
    visitor.arrive()
    until(lambda: any(not each.page for each in [*served.room(link).audience.watchers]))
    line.die()
    other.post(link + "/action", {"action": "emote", "word": "hello"})
    hurries(page, "() => document.body.textContent.includes('Good day!')")
    other.leave()


def test_a_page_goes_on_without_any_script_that_it_loads_later(
    visit: Callable[..., Visitor], served: Running
) -> None:
    visitor = visit(new=True)
    text = "".join(path.read_text() for path in SCRIPTS)
    later = set(LOADED.findall(text))
    assert {"learnt.js", "fair.js", "keep.js"} <= later
    missed = set()

    def refuse(route: Route) -> None:
        missed.add(route.request.url.rsplit("/", 1)[-1])
        route.abort()

    visitor.page.route(re.compile("/static/(" + "|".join(later).replace(".", r"\.") + ")"), refuse)
    for path in ("/learn", f"/learn/{GAME}", "/"):
        visitor.go(path)
    link = visitor.play_now(GAME)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("1")
    visitor.page.wait_for_event("requestfailed", lambda request: "keep.js" in request.url)
    played(visitor.program(), link)
    visitor.page.wait_for_selector("#end")
    assert missed >= {"learnt.js", "keep.js", "dealt.js", "effects.js", "fair.js"}
    assert [error for error in visitor.errors if "net::ERR_FAILED" not in error] == []
    visitor.errors.clear()
