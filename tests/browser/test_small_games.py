"""By Golly!, Oxy Soxy and Aliens, measured on the page at both sizes with few page loads."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Laying, Visitor, at_sizes, mostly_at
from tests.server.served import Running
from tests.waiting import until

Visit = Callable[..., Visitor]
ROUNDS = 16  # of laying, after which some line of the meadow can be scored


def laid(visitor: Visitor, key: str, *chairs: str, **options: str) -> None:
    """Create a table by the form and go there, without loading the form's page."""
    form = {f"seat{i}": who for i, who in enumerate(chairs)} | options
    answer = visitor.context.request.post(f"{visitor.url}/new/{key}", form=form, max_redirects=0)
    visitor.go(answer.headers["location"])


@at_sizes("key", ["oxy_soxy", "aliens", "by_golly"])
def test_the_curtain_is_large_and_whole(visit: Visit, key: str, size: dict[str, int]) -> None:
    visitor = visit(size)
    laid(visitor, key, "me", "guest", start="1")
    look = visitor.page.wait_for_selector("#look")
    assert look is not None
    slip, button, name = (
        visitor.page.eval_on_selector(each, BOX)
        for each in (".curtain .slip", "#look", ".curtain h2")
    )
    assert button["height"] >= 64
    assert slip["width"] <= 440
    assert size_of_letters(visitor, ".curtain h2") >= 40
    for part in (button, name):
        assert slip["x"] <= part["x"]
        assert part["x"] + part["width"] <= slip["x"] + slip["width"] + 1
        assert part["y"] + part["height"] <= slip["y"] + slip["height"] + 1


BOX = "n => n.getBoundingClientRect().toJSON()"


def size_of_letters(visitor: Visitor, what: str) -> float:
    said = visitor.page.eval_on_selector(what, "n => getComputedStyle(n).fontSize")
    return float(said.removesuffix("px"))


def test_by_golly_shades_what_cannot_be_played_and_names_every_card(visit: Visit) -> None:
    visitor = visit(PHONE, has_touch=True)
    laid(visitor, "by_golly", "me", "bot", start="0")
    visitor.wait_for_turn()
    page = visitor.page
    open_card = shade_of(page)
    visitor.tap(visitor.choices()[0][1][0])
    page.wait_for_selector('#hand .card[aria-disabled="true"]')
    assert shade_of(page) != open_card
    page.eval_on_selector("#hand", "n => n.classList.add('many', 'heap')")
    names = page.eval_on_selector_all("#hand button", "all => all.map(n => n.ariaLabel)")
    assert names
    assert all(names)
    layers = page.eval_on_selector_all(
        ".status, .tile", "all => all.map(n => Number(getComputedStyle(n).zIndex) || 0)"
    )
    assert layers[0] > 1 == int(page.evaluate(SPLAT))


SPLAT = """() => {
  const splat = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  splat.classList.add('splat')
  document.querySelector('#field').append(splat)
  return getComputedStyle(splat).zIndex
}"""
SHADE = """n => [getComputedStyle(n).translate,
                 getComputedStyle(n.querySelector('.pic'), '::after').backgroundColor]"""


def shade_of(page: Any) -> Any:
    return page.eval_on_selector("#hand .card", SHADE)


def test_oxy_soxy_tells_a_finger_what_each_line_is_worth(visit: Visit) -> None:
    """Touching a tab shows its line, scorable or not."""
    visitor = visit(PHONE, has_touch=True)
    laid(visitor, "oxy_soxy", "me", "bot", start="0")
    visitor.wait_for_turn()
    titles = [f"Row {n}" for n in range(1, 6)] + [f"Column {c}" for c in "ABCDE"]
    for line, title in enumerate(titles):
        visitor.page.tap(f"#tab-{line}", force=True)  # not enabled, but it can be looked at
        assert visitor.page.inner_text(".slip.shown h2").strip() == title


@mostly_at("phone")
def test_oxy_soxy_lists_what_can_be_scored_and_cuts_no_number(
    visit: Visit, size: dict[str, int]
) -> None:
    visitor = visit(size)
    laid(visitor, "oxy_soxy", "me", "bot", start="0")
    page = visitor.page
    for _ in range(ROUNDS):
        visitor.wait_for_turn()
        if page.locator(".worth").count() >= 2:
            break
        lay(visitor)
    lines = page.eval_on_selector_all(".worth", "all => all.map(n => n.id.slice(5))")
    assert len(lines) >= 2
    assert page.eval_on_selector_all(".prize", PRIZES) == []
    page.click(f"#best-{lines[1]}")
    assert page.eval_on_selector(f"#slip-{lines[1]}", "n => n.classList.contains('shown')")


def lay(visitor: Visitor) -> None:
    """Lay the first legal beast on the first box."""
    at = visitor.at
    number, _ = next(c for c in visitor.choices() if c[1][0].startswith("beast-"))
    form = {"choice": str(number), "at": str(at)}
    path = visitor.page.url.partition("?")[0] + "/do"
    visitor.context.request.post(path, form=form, headers={"Origin": visitor.url})
    visitor.until_after(at)


PRIZES = """all => all.filter(prize => {
  const slip = prize.closest('.slip'), name = prize.nextElementSibling.querySelector('b')
  const was = name.innerText
  slip.classList.add('shown'); name.innerText = 'W'.repeat(24)
  const a = prize.getBoundingClientRect(), b = slip.getBoundingClientRect()
  const short = a.width < 8 || prize.scrollWidth > prize.clientWidth + 1
  const cut = short || a.left < b.left || a.right > b.right
  slip.classList.remove('shown'); name.innerText = was
  return cut
}).length ? ['cut'] : []"""


BEASTS = {
    "A1": "yellow bullock 3",
    "B1": "red bullock 9",
    "C1": "yellow cow 4",
    "A2": "yellow bullock 8",
    "B2": "red cow 2",
}
GIVING = {
    "turn": 0,
    "meadow": [BEASTS.get(column + row) for row in "12345" for column in "ABCDE"],
    "hands": [["bullock 1"], ["bullock 2"]],
    "unplayed": [["bullock", "cow"], ["bullock", "cow"]],
}
"""A meadow where a bullock score wins row 2 for the first seat, and row 1 for the other."""


@mostly_at("phone")
def test_oxy_soxy_asks_before_a_score_that_another_wins(
    visit: Visit, served: Running, size: dict[str, int]
) -> None:
    """A question names who would get how many points; a score for oneself needs no question."""
    visitor = visit(size)
    room = visitor.asked_first(served, lambda: visitor.laid(Laying("oxy_soxy", 2)))
    visitor.find(room, GIVING)
    page = visitor.page
    visitor.click("score-bullock")
    visitor.click("line-0")
    expect(page.locator("#say")).to_have_text("That gives Tattie 4 points. Really?")
    expect(page.locator("#gives-0-bullock")).to_be_in_viewport()
    assert room.state.table.n == 0
    page.keyboard.press("Escape")
    expect(page.locator("#gives-0-bullock")).to_be_hidden()
    visitor.click("score-bullock")
    visitor.click("line-1")
    until(lambda: room.state.table.n)


def test_oxy_soxy_gives_points_away_when_told_to(visit: Visit, served: Running) -> None:
    visitor = visit()
    room = visitor.asked_first(served, lambda: visitor.laid(Laying("oxy_soxy", 2)))
    visitor.find(room, GIVING)
    for part in ("score-bullock", "line-0", "gives-0-bullock"):
        visitor.click(part)
    until(lambda: room.state.table.n)
    assert "4 points" in room.state.table.views.line(0, 0).text
