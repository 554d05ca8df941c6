"""Replays in a real browser: by buttons, keys and slider, without scripts; and shuffle checks."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from farmyard.core import catalogue
from farmyard.core.chance.fairness import Seal
from farmyard.core.formats.notation import write_key
from tests.browser.conftest import PHONE, Laying, Seen, Visitor, at_sizes, chosen
from tests.browser.test_pages import violations
from tests.server.served import Running, seating
from tests.server.test_replay import Player, played
from tests.thorough import THOROUGH

GAMES = catalogue.keys()
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def links(served: Running) -> Iterator[dict[str, str]]:
    """Play a finished game of each kind, a short one where possible; yield their links."""
    player = Player(served.url)
    found = {}
    for key in GAMES:
        fields = seating("me", *["bot"] * (catalogue.card(key).default_seats - 1))
        found[key] = player.opens(f"/new/{key}", fields | chosen(Laying(key, len(fields))))
        played(player, found[key])
    yield found
    player.leave()


def at(page: Page) -> int:
    return int(page.get_attribute("#tape", "data-n") or -1)


def look_through(page: Page, eyes: str) -> None:
    page.click("#eyes summary")
    page.click(f'#eyes [data-eyes="{eyes}"]')


def until_at(page: Page, n: int) -> None:
    expect(page.locator("#tape")).to_have_attribute("data-n", str(n))


def test_buttons_keys_and_slider_go_through_a_game(visit: Visit, links: dict[str, str]) -> None:
    visitor = visit()
    page = visitor.go(links[GAMES[0]] + "/replay")
    last = int(page.get_attribute("#tape", "data-last") or 0)
    page.click("#to-next")
    until_at(page, 1)
    for key, goal in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        until_at(page, goal)
    assert page.locator("#to-prev").get_attribute("aria-disabled") == "true"
    page.fill("#move", "7")
    until_at(page, 7)
    expect(page.locator("#at")).to_have_text(f"7 of {last}")
    look_through(page, "1")
    page.wait_for_url("**move=7&eyes=1")
    page.reload()
    until_at(page, 7)
    assert page.get_attribute("#eyes [aria-current]", "data-eyes") == "1"


def test_looking_back_is_night_and_every_loud_line_has_its_mark(
    visit: Visit, served: Running, links: dict[str, str]
) -> None:
    """A replay looks like night, marks every loud line, and leaves a phone's board in view."""
    visitor = visit()
    link = links[GAMES[1]]
    page = visitor.go(link + "/replay")
    night = page.eval_on_selector("#tape", "n => getComputedStyle(n).backgroundColor")
    head = page.eval_on_selector("#table > header", "n => getComputedStyle(n).backgroundColor")
    assert night == head == "rgb(52, 48, 90)"
    assert page.eval_on_selector("#tape", HEIGHT) <= 84
    table = served.table(link)
    loud = [n + 1 for n, line in enumerate(table.views.lines()) if line.loud]
    assert page.eval_on_selector_all("#tape .mk", MARKS) == loud
    page.click(f"#mark-{loud[-1]}")
    until_at(page, loud[-1])
    page.click("#speed")
    expect(page.locator("#speed")).to_have_text("×2")
    visitor.resize(PHONE)
    assert page.eval_on_selector("#tape", HEIGHT) <= 64
    assert page.eval_on_selector_all("#tape .mk", MARKS) == loud


HEIGHT = "n => n.offsetHeight"
MARKS = "all => all.map(n => Number(n.id.slice(5)))"


def test_it_plays_by_itself_and_rests(visit: Visit, links: dict[str, str]) -> None:
    visitor = visit(new=True)
    visitor.page.clock.install()
    page = visitor.go(links[GAMES[0]] + "/replay")
    page.click("#run")
    expect(page.locator("#run")).to_have_attribute("aria-label", "Rest")
    until_at(page, 2)
    page.click("#run")
    expect(page.locator("#run")).to_have_attribute("aria-label", "Play")
    rests = at(page)
    page.clock.run_for(10_000)
    assert at(page) == rests
    page.evaluate("document.activeElement.blur()")
    for _ in range(2):
        page.keyboard.down("Space")  # held, so that it repeats
    page.keyboard.up("Space")
    expect(page.locator("#run")).to_have_attribute("aria-label", "Rest")
    until_at(page, rests + 1)


@pytest.mark.thorough
@pytest.mark.parametrize("key", GAMES if THOROUGH else [GAMES[0], GAMES[-1]])
def test_a_page_one_has_come_to_equals_a_fresh_one(
    visit: Visit, links: dict[str, str], key: str
) -> None:
    """After any number of steps the page equals a fresh one of the same address."""
    visitor = visit()
    page = visitor.go(links[key] + "/replay?move=3&eyes=watcher")
    for n in (4, 5, 6):
        page.keyboard.press("ArrowRight")
        until_at(page, n)
    page.wait_for_url("**move=6&eyes=watcher")  # Playwright hears of it later than the page does
    fresh = visitor.open()
    fresh.goto(page.url)
    marks = fresh.evaluate("document.querySelectorAll('#table *').length")
    page.wait_for_function(  # flying cards are in the page until they come to rest
        "n => document.querySelectorAll('#table *').length === n", arg=marks
    )
    texts = [p.locator("#table").inner_text() for p in (page, fresh)]
    assert texts[0] == texts[1]


def test_the_same_without_javascript(visit: Visit, links: dict[str, str]) -> None:
    visitor = visit(java_script_enabled=False)
    page = visitor.go(links[GAMES[0]] + "/replay")
    page.click("#to-next")
    assert at(page) == 1
    page.click("#to-last")
    last = at(page)
    assert last == int(page.get_attribute("#tape", "data-last") or 0)
    look_through(page, "0")
    assert at(page) == last
    assert page.url.endswith(f"move={last}&eyes=0")
    page.click("#to-prev")
    page.click("#eyes summary")
    page.click("#whatif")
    page.wait_for_selector("#table .status")
    assert "/replay" not in page.url


@at_sizes("key", GAMES)
def test_it_fits_the_screen_and_is_open_to_everybody(
    visit: Visit, links: dict[str, str], key: str, size: dict[str, int]
) -> None:
    page = visit(size).go(links[key] + "/replay?move=9&eyes=1")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    assert page.evaluate(OUTSIDE, ["#tape", ":not(.files *)", 24]) == []
    page.click("#eyes summary")
    assert page.evaluate(OUTSIDE, [".files", "", 44]) == []


OUTSIDE = """([within, not, least]) => {
  const box = document.querySelector(within).getBoundingClientRect()
  return [...document.querySelectorAll(`${within} :is(a, button, input, select, summary)${not}`)]
    .filter(b => { const r = b.getBoundingClientRect()
      return r.width && b.type !== 'hidden' && getComputedStyle(b).pointerEvents !== 'none'
        && (r.left < 0 || r.right > innerWidth || r.bottom > innerHeight || r.height < least
          || r.top < box.top) }).map(b => b.id || b.outerHTML)
}"""


def test_a_what_if_is_played_on(visit: Visit, links: dict[str, str]) -> None:
    visitor = visit()
    page = visitor.go(links[GAMES[1]] + "/replay?move=4&eyes=0")
    page.click("#eyes summary")
    page.click("#whatif")
    page.wait_for_selector("#table .status")
    assert visitor.wait_for_turn()
    assert visitor.at >= 4
    visitor.choose(visitor.click)


# -- Saving, opening again, and the shuffle -------------------------------------


def sentences(page: Page) -> str:
    """Return the browser's sentences on the shuffle, once it has reached a verdict."""
    page.wait_for_function("() => document.querySelector('#fair [data-says=wait]')?.hidden")
    return " ".join(page.locator("#fair [data-says]:not([hidden])").all_text_contents())


def test_the_browser_checks_the_shuffle_it_was_promised(visit: Visit, seen: Seen) -> None:
    """The seal of the first page, with this browser's own lot in it, is verified at the end."""
    visitor = seen.browser(visit)
    says = sentences(visitor.go(seen.link))
    assert "your browser has checked it" in says
    assert "Your browser’s own chance is in it." in says
    visitor.go(seen.link + "/fair")
    assert "Your browser’s own chance is in it." in sentences(visitor.page)
    assert violations(visitor.page) == []


def test_another_seal_than_was_shown_is_found_out(visit: Visit, seen: Seen) -> None:
    """SRV-F7: a valid seal drawn after the browser's lot was known is reported as another one."""
    visitor, link = seen.browser(visit), seen.link
    head, decisions = seen.file.split("\n\n", 1)
    says = dict(line.split(": ", 1) for line in head.splitlines()[1:])
    lots, kinds = (tuple(json.loads(says[name])) for name in ("contributions", "kinds"))
    seal = Seal("ab" * 32, lots, kinds)
    says |= {name: json.dumps(value) for name, value in seal.headers(True).items()}
    says["key"] = json.dumps(write_key(seal.key))
    forged = "\n".join(["farmyard 1", *(f"{k}: {v}" for k, v in says.items())])
    visitor.page.route("**/game.txt", lambda route: route.fulfill(body=f"{forged}\n\n{decisions}"))
    visitor.go(link)
    assert "NOT the seal that you were shown" in sentences(visitor.page)
    stranger = visit(seed=2)
    stranger.go(link + "/fair")
    assert "this browser was not there" in sentences(stranger.page)


FORGERIES = {
    r'secret: "..': 'secret: "00',
    r'\nkey: "..': '\nkey: "zz',
    r'contributions: \["': 'contributions: ["x',
    r'\nkey: (".*")': r'\nkey: \1\nrenewed: [{"after": 9999, "key": \1}]',
    r"\nseats: ": "\nposition: {}\nseats: ",
}


def deceive(line: str, forged: str, route: Route) -> None:
    answer = route.fetch()
    body, n = re.subn(line, forged, answer.text())
    assert n == 1
    route.fulfill(response=answer, body=body)


def test_the_browser_is_not_deceived(visit: Visit, seen: Seen) -> None:
    """A forged secret, key or lot is detected, and so is a seal without the browser's own lot."""
    page = seen.browser(visit).go(seen.link + "/fair")
    for line, forged in FORGERIES.items():
        page.route("**/game.txt", partial(deceive, line, forged))
        page.reload()
        assert re.search("is NOT the shuffle|does NOT hold", sentences(page))
        page.unroute("**/game.txt")
    page.evaluate(
        "() => { const all = JSON.parse(localStorage.getItem('farmyard-lots'));"
        " for (const seal in all) all[seal] = 'another';"
        " localStorage.setItem('farmyard-lots', JSON.stringify(all)) }"
    )
    page.reload()
    assert "What this browser added is NOT in it" in sentences(page)


def test_a_file_is_saved_and_opened_again(
    visit: Visit, links: dict[str, str], tmp_path: Any
) -> None:
    visitor = visit()
    page = visitor.go(links[GAMES[0]] + "/replay")
    with page.expect_download() as saving:
        page.click("#eyes summary")
        page.click("#save")
    saving.value.save_as(tmp_path / "game.txt")
    visitor.go("/")
    page.click(".reopen summary")
    assert violations(page) == []
    page.set_input_files("#file", tmp_path / "game.txt")
    page.click(".reopen button")
    page.wait_for_selector("#tape")
    page.wait_for_load_state()
    page.keyboard.press("End")
    expect(page.locator("#tape")).to_have_attribute(
        "data-n", page.get_attribute("#tape", "data-last") or ""
    )
    (tmp_path / "letter.txt").write_text("Dear Sir or Madam")
    visitor.go("/")
    page.click(".reopen summary")
    page.set_input_files("#file", tmp_path / "letter.txt")
    page.click(".reopen button")
    expect(page.locator("h1")).to_have_text("That was not understood")
    visitor.errors.clear()  # the browser logs the 400


def test_friends_add_theirs_at_the_bench(visit: Visit, served: Running) -> None:
    ada, ben = visit(seed=2), visit(seed=3)
    ada.go(f"/new/{GAMES[1]}")
    ada.page.check("input[name=seat1][value=friend]", force=True)
    ada.page.get_by_role("button", name="Get the link").click()
    ada.page.wait_for_selector(".invite")
    link = ada.page.url.removeprefix(ada.url)
    ben.go(link)
    ben.page.click('form[action$="/sit"] button')
    ben.arrive()
    lots = [chair.lot for chair in served.room(link).state.chairs]
    assert [len(lot) for lot in lots] == [32, 32]
    assert len(set(lots)) == 2


def test_the_log_begins_with_the_seal(visit: Visit) -> None:
    """The first line of the log is the seal, with a link to what it means."""
    visitor = visit()
    visitor.lay(Laying(GAMES[0], 2))
    visitor.page.click("#lines .sealed a")
    expect(visitor.page.locator("h1")).to_have_text("A fair shuffle")
    assert "told when the game is over" in visitor.page.inner_text("article")
