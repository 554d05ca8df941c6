"""The pages round a table, measured at both sizes: hall, new table, bench, rules, headers."""

import re
from base64 import b64encode
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from farmyard.core import catalogue
from farmyard.server.web.transport.reach import Reach
from tests.browser.conftest import DESK, DRAWN_AGAIN, PHONE, Visitor, at_sizes, mostly_at, scanned
from tests.browser.test_pages import COLOURS, violations
from tests.server.served import Running, every_name
from tests.thorough import THOROUGH
from tests.waiting import until

Visit = Callable[..., Visitor]
KEYS = catalogue.keys()
BOX = "n => { const r = n.getBoundingClientRect(); return [r.x, r.y, r.width, r.height] }"
SMALL = """() => [...document.querySelectorAll('main :is(button, a, input, select, summary)')]
  .filter(n => n.offsetParent && getComputedStyle(n).clipPath === 'none')
  .map(n => [n.outerHTML.slice(0, 90), n.getBoundingClientRect()])
  .filter(([, r]) => r.width < 44 || r.height < 44).map(([html]) => html)"""


def overflow(page: Page) -> list[int]:
    return list(page.evaluate("(d => [d.scrollWidth, d.scrollHeight])(document.documentElement)"))


@pytest.mark.thorough
@pytest.mark.parametrize("light", ["light", "dark"] if THOROUGH else ["dark"])
def test_the_code_of_a_link_can_be_read_by_a_camera(visit: Visit, light: str) -> None:
    visitor = visit(color_scheme=light)
    page = visitor.go(visitor.post(f"/new/{KEYS[0]}", {"seat0": "me", "seat1": "friend"}))
    assert scanned(page.locator(".qr")) == page.locator(".invite output").inner_text()


def test_whatever_was_played_the_shelf_is_on_the_first_screen(visit: Visit) -> None:
    visitor = visit()
    for n in range(14):
        visitor.post(f"/new/{KEYS[n % 2]}", {"seat0": "me", "seat1": "friend"})
    page = visitor.go("/")
    for size in (DESK, PHONE):
        visitor.resize(size)
        _, y, _, height = page.eval_on_selector(".do .go", BOX)
        assert y + height <= size["height"]
        assert overflow(page)[0] <= size["width"]
        _, y, _, height = page.eval_on_selector(".reopen", BOX)
        assert size == PHONE or y + height <= size["height"]
    page.click("[data-filter=open]")
    seen = page.locator("#earlier .past:visible")
    expect(seen).to_have_count(12)
    box = page.locator("#earlier .f", has_text=catalogue.card(KEYS[0]).short)
    box.click(force=True)
    expect(seen).to_have_count(int(box.inner_text().split()[-1]))
    assert 0 < seen.count() < 12


@at_sizes("scripts", [False, True])
def test_more_of_a_box_opens_by_keyboard_and_holds_the_rules(
    visit: Visit, size: dict[str, int], scripts: bool
) -> None:
    page = visit(size, java_script_enabled=scripts).go("/")
    first, second = page.locator(".more").nth(0), page.locator(".more").nth(1)
    first.locator("summary").press("Enter")
    expect(first.get_by_role("link", name="Rules")).to_be_visible()
    assert overflow(page)[0] <= size["width"]
    second.locator("summary").click()
    expect(first.locator(".panel")).to_be_hidden()
    if scripts:
        assert [html for html in page.evaluate(SMALL) if "input" not in html] == []
        page.keyboard.press("Escape")
        expect(second.locator("summary")).to_be_focused()
        expect(second.locator(".panel")).to_be_hidden()
    else:
        second.get_by_role("link", name="Rules").click()
        page.wait_for_url(f"**/rules/{KEYS[1]}")


@pytest.mark.parametrize("key", KEYS)
def test_the_form_of_a_new_table_fits_one_screen(visit: Visit, key: str) -> None:
    """The form has no overflow or small text, and its scarecrows are centred in their discs."""
    visitor = visit()
    page = visitor.go(f"/new/{key}")
    page.wait_for_selector(".crow", state="attached")
    assert overflow(page) == [DESK["width"], DESK["height"]]
    assert page.evaluate(SMALL) == []
    assert page.evaluate(BESIDE_ITS_DISC) == 0
    visitor.resize(PHONE)
    assert overflow(page)[0] <= PHONE["width"]
    assert page.evaluate(SMALL) == []
    assert page.evaluate(BESIDE_ITS_DISC) == 0


def test_every_game_of_a_box_is_a_cover_that_can_be_pressed(visit: Visit) -> None:
    """Each cover sets as many seats as its game needs, and creates a table of that game."""
    card = next(card for card in catalogue.cards() if any(o.leads for o in card.options))
    lead = next(option for option in card.options if option.leads)
    visitor = visit()
    for value in lead.values:
        page = visitor.go(f"/new/{card.key}")
        page.click(f'.cover:has([value="{value.word}"])')
        low, high = value.seats or card.seats
        taken = page.locator('.place:visible:not(:has([value="none"]:checked))').count()
        assert low <= taken <= high
        for rule in page.locator(".opt[data-under]:visible").all():
            assert value.word in (rule.get_attribute("data-under") or "").split()
        page.click("#start")
        visitor.arrive()
        assert len(page.query_selector_all(".seats .seat")) == taken


def test_the_bar_says_what_comes_next(visit: Visit) -> None:
    page = visit().go(f"/new/{KEYS[1]}")
    expect(page.locator("#next")).to_have_text("Nobody is invited: the game starts at once.")
    page.click('.place:nth-child(2) label:has([value="friend"])')
    expect(page.locator("#next")).to_have_text("A link for one friend comes next.")
    expect(page.locator("#start")).to_have_text("Get the link")


def test_invited_friends_have_chairs_already(visit: Visit) -> None:
    page = visit().go("/")
    page.click(f'.do a[href^="/new/{KEYS[1]}"]')
    page.click("#start")
    page.wait_for_selector(".invite .qr")


def test_each_house_rule_says_what_it_does(visit: Visit) -> None:
    """The help of each house rule is on the page, and describes its field to screen readers."""
    card = catalogue.card(KEYS[0])
    page = visit().go(f"/new/{card.key}")
    for option in card.options:
        field = page.locator(f":is([name={option.name}], .strip:has([name={option.name}]))").first
        described = field.get_attribute("aria-describedby")
        expect(page.locator(f"#{described}")).to_contain_text(option.help)
    assert card.options[0].help in page.inner_text("main")


HELP_CUT = """() => [...document.querySelectorAll('.help, .help span')].filter(node => {
  const { right, bottom } = node.getBoundingClientRect(), box = node.closest('.opt')
  const style = getComputedStyle(node)
  return node.scrollHeight > node.clientHeight + 1 && style.display !== 'inline'
    || right > innerWidth || bottom > box.getBoundingClientRect().bottom + 1
}).map(node => node.textContent)"""
LINES = """() => Math.max(...[...document.querySelectorAll('.help summary > span')].map(node =>
  node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)))"""
LEVELS = """() => [...document.querySelectorAll('.levels')].filter(n => n.offsetParent).map(bot => {
  const rows = {}
  for (const label of bot.querySelectorAll('label')) {
    const { y, right } = label.getBoundingClientRect()
    rows[Math.round(y)] = (rows[Math.round(y)] || 0) + (right <= innerWidth)
  }
  return Object.values(rows)
})"""
"""How many levels stand in each row on the screen, for each bot."""


@pytest.mark.thorough
@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_each_house_rule_can_be_read_whole(visit: Visit, key: str, code: str) -> None:
    """Two lines of each at first, and all of it in its place, in windows of every arrangement.

    The levels of a bot stand in one row, or in two of about the same length.
    """
    visitor = visit(locale=code)
    page = visitor.go(f"/new/{key}")
    page.evaluate("() => document.querySelectorAll('.drawer').forEach(d => { d.open = true })")
    for size in (DESK, PHONE, {"width": 844, "height": 390}):
        visitor.resize(size)
        assert page.evaluate(LINES) < 2.1
        for rows in page.evaluate(LEVELS):
            assert len(rows) <= 2
            assert max(rows) - min(rows) <= 1, "none stands alone"
    page.evaluate("() => document.querySelectorAll('.help').forEach(d => { d.open = true })")
    for size in (DESK, PHONE, {"width": 320, "height": 568}):
        visitor.resize(size)
        assert page.evaluate(HELP_CUT) == []


def test_whoever_invites_is_told_first_that_phones_cannot_come(
    visit: Visit, served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server listens on this machine alone, the inviter is warned but gets the link."""
    monkeypatch.setattr(served.site, "reach", Reach("127.0.0.1", 8077))
    page = visit().go(f"/new/{KEYS[1]}")
    expect(page.locator(".only-here")).to_be_hidden()
    page.click('.place:nth-child(2) label:has([value="friend"])')
    expect(page.locator(".only-here")).to_contain_text("farmyard --house")
    page.click("#start")
    expect(page.locator(".invite .alone")).to_contain_text("farmyard --house")
    expect(page.locator(".invite output")).to_have_text(re.compile(r"^http://.*/t/"))


def test_a_mistake_is_told_at_its_field_and_one_stands_there(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/new/{KEYS[0]}")
    page.locator(".drawer > summary", has_text="Finer").click()
    number = next(o for o in catalogue.card(KEYS[0]).options if o.kind == "number")
    page.fill(f"[name={number.name}]", "0")
    page.eval_on_selector("form[action^='/new']", "form => { form.noValidate = true }")
    page.click("#start")
    page.wait_for_selector("#wrong")
    field = page.locator(f"[name={number.name}]")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')").split()
    assert any(number.title in page.inner_text(f"#{each}") for each in described)
    visitor.errors.clear()  # the browser logs the refused form


@at_sizes("key", KEYS)
def test_the_heads_of_tables_are_whole_and_each_sign_has_a_word(
    visit: Visit, key: str, size: dict[str, int]
) -> None:
    visitor = visit(size)
    seats = {f"seat{i}": "guest" for i in range(1, catalogue.card(key).default_seats)}
    page = visitor.go(visitor.post(f"/new/{key}", {"seat0": "me", **seats}))
    if page.query_selector("#look"):
        page.click("#look")
    page.wait_for_selector("#table > header")
    assert page.eval_on_selector_all("#table > header h1", WHOLE) == []
    signs = page.locator("#table > header nav :is(a, button):visible")
    for sign in signs.all():
        assert sign.inner_text().strip(), sign.evaluate("n => n.outerHTML")
    assert overflow(page) == [size["width"], size["height"]]


WHOLE = """all => all.filter(n => n.scrollWidth > n.clientWidth + 1
  || n.scrollHeight > n.parentElement.clientHeight).map(n => n.innerText)"""


def test_the_browsers_back_closes_what_lies_over_a_table(visit: Visit, served: Running) -> None:
    """Going back closes an open dialog or drawer and stays at the table without reloading it."""
    visitor = visit(PHONE, has_touch=True)
    path = visitor.play_now(KEYS[1])
    page = visitor.page
    page.evaluate("window.same = true")
    for knob, layer in (("#to-rules", "#rules"), ("#to-around", "#around"), ("#to-log", "#log")):
        page.click(knob)
        expect(page.locator(layer)).to_be_visible()
        page.go_back()
        expect(page.locator(layer)).to_be_hidden()
    page.click("#to-rules")
    page.locator("#rules .row .btn").click()
    expect(page.locator("#rules")).to_be_hidden()
    page.wait_for_function("() => history.state === null")
    assert page.evaluate("window.same")
    assert page.url.endswith(path)
    page.go_back()
    page.wait_for_url(re.compile("/first/"))  # of one's first game
    page.go_back()
    page.wait_for_url(served.url + "/")


@mostly_at("phone")
def test_the_menu_of_a_table_scrolls_within_its_round_corners(
    visit: Visit, size: dict[str, int]
) -> None:
    """The menu is a dialog with its own name, and it scrolls within its round corners."""
    visitor = visit(size)
    visitor.play_now(KEYS[1])
    page = visitor.page
    page.get_by_role("link", name="Menu", exact=True).click()
    dialog = page.get_by_role("dialog", name="At this table")
    expect(dialog.get_by_role("heading", name="Leave the table")).to_be_attached()
    x, y, width, _ = dialog.evaluate(BOX)
    px, py, pwidth, _ = dialog.locator(".prose").evaluate(BOX)
    radius = float(dialog.evaluate("n => parseFloat(getComputedStyle(n).borderTopRightRadius)"))
    right, top = radius - (x + width - px - pwidth), radius - (py - y)
    assert right**2 + top**2 <= radius**2 or min(right, top) <= 0


def test_a_table_that_is_left_lets_go_of_its_line(visit: Visit, served: Running) -> None:
    """Leaving a table closes its socket, as the back cache needs; coming back opens it again."""
    visitor = visit()
    path = visitor.play_now(KEYS[1])
    page, room = visitor.page, served.room(path)
    until(lambda: room.audience.watchers)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    until(lambda: not room.audience.watchers)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    until(lambda: room.audience.watchers)
    assert page.is_hidden("#ribbon")


@at_sizes("light", ["light", "dark"])
def test_a_watcher_can_read_what_he_is_told(visit: Visit, light: str, size: dict[str, int]) -> None:
    visitor, watcher = visit(), visit(size, color_scheme=light)
    path = visitor.post(f"/new/{KEYS[0]}", {"seat0": "me", "seat1": "guest"})
    assert violations(watcher.go(path), COLOURS) == []


SHIFTED = """() => { window.shifted = 0
  new PerformanceObserver(list => { for (const e of list.getEntries()) window.shifted += e.value })
    .observe({ type: 'layout-shift', buffered: true }) }"""


def shifted(page: Page, url: str, late: str) -> float:
    """Return how much has moved on a page that is drawn before some of its files arrive."""
    waiting: list[Route] | None = []

    def hold(route: Route) -> None:
        if waiting is None:
            route.continue_()
        else:
            waiting.append(route)

    page.route(late, hold)
    page.add_init_script(f"({SHIFTED})()")
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    held, waiting = waiting, None  # later requests, in frames, are answered at once
    assert held
    for route in held:
        route.continue_()
    page.wait_for_load_state("load")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(DRAWN_AGAIN)
    return float(page.evaluate("window.shifted"))


@pytest.mark.parametrize("key", KEYS[-1:])
def test_nothing_moves_when_the_typeface_of_the_rules_comes_late(visit: Visit, key: str) -> None:
    visitor = visit(PHONE, new=True).without_pictures()
    assert shifted(visitor.page, f"{visitor.url}/rules/{key}", "**/*.woff2*") < 0.05


@pytest.mark.thorough
@pytest.mark.parametrize("key", KEYS if THOROUGH else KEYS[-1:])
def test_nothing_moves_on_the_page_of_a_new_table_when_its_script_comes_late(
    visit: Visit, key: str
) -> None:
    visitor = visit(PHONE, new=True)
    assert shifted(visitor.page, f"{visitor.url}/new/{key}", "**/new.js*") < 0.05


CUT = """all => all.filter(n => n.offsetParent && n.scrollWidth > n.clientWidth + 1)
  .map(n => n.innerText)"""


@pytest.mark.parametrize("key", KEYS)
def test_the_names_of_the_house_are_whole_at_a_table(
    visit: Visit, served: Running, key: str
) -> None:
    """No name is cut on a desk at a table of the usual size, with the two longest names in turn.

    The two longest names sit there in turn.
    """
    visitor = visit()
    seats = catalogue.card(key).default_seats
    fields = {f"seat{i}": "guest" if i else "me" for i in range(seats)}
    path = visitor.post(f"/new/{key}", fields | {"start": "0"})
    room = served.room(path)
    named = every_name()
    longest = sorted(named, key=len)[-2:]
    for seat in range(seats):
        name = longest[seat % 2]
        room.state.table.views.rename(seat, name if seat == 0 else f"{seat + 1} {name}"[:13])
    room.audience.drawn.clear()
    page = visitor.go(path)
    if page.query_selector("#look"):
        page.click("#look")
    page.wait_for_selector(".seats .seat")
    assert page.eval_on_selector_all(".seats .who", CUT) == []


PIXEL = """async ([png, x, y]) => {
  const bytes = Uint8Array.from(atob(png), each => each.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas.drawImage(bitmap, 0, 0)
  return [...canvas.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data].slice(0, 3)
}"""
HAT = (0.5, 0.22)  # a point in the picture of a scarecrow


@mostly_at("desk")
def test_the_hat_of_a_scarecrow_has_the_colour_of_its_seat(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size)
    chairs = {f"seat{i}": "bot" if i else "me" for i in range(catalogue.card(KEYS[0]).seats[1])}
    page = visitor.go(visitor.post(f"/new/{KEYS[0]}", chairs))
    page.wait_for_selector(".seats .crow")
    hats = []
    for face in page.locator(".seats .face:has(.crow)").all():
        png = b64encode(face.locator(".crow").screenshot()).decode()
        hats.append(page.evaluate(PIXEL, [png, *HAT]))
        assert face.evaluate("n => getComputedStyle(n).backgroundColor") == f"rgb{tuple(hats[-1])}"
    assert len({tuple(hat) for hat in hats}) == len(chairs) - 1


BESIDE_ITS_DISC = """() => [...document.querySelectorAll('.face:has(.crow)')].filter(face => {
  const [disc, crow] = [face, face.querySelector('.crow')].map(n => n.getBoundingClientRect())
  const off = Math.hypot(crow.x + crow.width / 2 - disc.x - disc.width / 2,
    crow.y + crow.height / 2 - disc.y - disc.height / 2)
  return crow.width && (off > 2 || Math.abs(crow.width - crow.height) > 1)
}).length"""


def test_a_scarecrow_looks_out_of_the_middle_of_its_disc(visit: Visit) -> None:
    """Scarecrows are centred in their discs at a table and at its bench, at both sizes."""
    visitor = visit()
    table = visitor.post(f"/new/{KEYS[0]}", {"seat0": "me", "seat1": "bot"})
    bench = visitor.post(f"/new/{KEYS[0]}", {"seat0": "me", "seat1": "bot", "seat2": "friend"})
    for path in (table, bench):
        page = visitor.go(path)
        page.wait_for_selector(".crow", state="attached")
        for size in (PHONE, DESK):
            visitor.resize(size)
            assert (path, page.evaluate(BESIDE_ITS_DISC)) == (path, 0)


def test_the_bench_does_not_scroll_on_a_telephone(visit: Visit) -> None:
    visitor = visit(PHONE)
    path = visitor.post(f"/new/{KEYS[0]}", {"seat0": "me", "seat1": "friend", "seat2": "friend"})
    visitor.go(path).wait_for_selector(".invite .qr")
    assert overflow(visitor.page) == [PHONE["width"], PHONE["height"]]


def test_away_stands_beside_nothing_else(visit: Visit, served: Running) -> None:
    """A watcher sees the tags of whose turn it is and who is away each in a place of its own."""
    gone, watcher = visit(), visit()
    path = gone.post(f"/new/{KEYS[1]}", {"seat0": "me", "seat1": "guest", "start": "0"})
    page = watcher.go(path)
    tag = page.wait_for_selector('.seat[aria-current="true"][data-away] .who')
    assert tag is not None
    above, below = page.eval_on_selector('.seat[aria-current="true"]', TAGS)
    assert above == ['"to play"', "absolute"]
    assert below == ['"away"', "static"]


TAGS = """n => [n, n.querySelector('.who')].map(each => getComputedStyle(each, '::after'))
  .map(style => [style.content, style.position])"""
