"""Chromium plays every game to its end, against bots and people, in every way there is."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from farmyard.core import catalogue
from tests.browser.conftest import DESK, PHONE, Laying, Visitor, crowded, layings

GAMES = catalogue.keys()
Visit = Callable[..., Visitor]

WAYS: dict[str, tuple[dict[str, int], dict[str, Any], Callable[[Visitor, str], None]]] = {
    "mouse": (DESK, {}, Visitor.click),
    "touch": (PHONE, {"has_touch": True, "is_mobile": True}, Visitor.tap),
    "keyboard": (DESK, {}, Visitor.key),
}


TOO_WIDE = (
    "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
)
"""How many pixels of the page stand out at its side."""


def to_the_end(visitor: Visitor, press: Callable[[Visitor, str], None], most: int = 400) -> None:
    for _ in range(most):
        going_on = visitor.wait_for_turn()
        assert visitor.page.evaluate(TOO_WIDE) == 0
        if not going_on:
            return
        visitor.choose(lambda part: press(visitor, part))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("laying", layings(), ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_a_game_against_bots_to_its_end(visit: Visit, laying: Laying, way: str) -> None:
    size, settings, press = WAYS[way]
    visitor = visit(size, **settings)
    visitor.lay(laying)
    to_the_end(visitor, press)
    page = visitor.page
    assert page.locator("#end .scores tbody tr").count() == laying.seats
    page.get_by_role("button", name="Play again").or_(
        page.get_by_role("link", name="Play again")
    ).first.click()
    page.wait_for_function("() => !document.querySelector('#end')")
    assert visitor.wait_for_turn()


SHORTER = {"fast": "four", "max_rounds": "10"}
"""Where each press of a part is a page of its own."""


@pytest.mark.parametrize("laying", layings(), ids=str)
def test_the_same_without_javascript(visit: Visit, laying: Laying) -> None:
    """Plain form posts: a press of each part, a page for each answer; with as many bots as fit."""
    visitor = visit(java_script_enabled=False)
    page = visitor.page
    visitor.lay(crowded(laying), **SHORTER)
    for _ in range(600):
        if page.locator("#end").count():
            break
        choices = visitor.choices() if page.locator("#choices").count() else []
        if not choices:
            page.wait_for_timeout(60)
            page.goto(page.url.partition("?")[0])
            continue
        _, parts = visitor.dice.choice(visitor.going_on())
        for part in parts:
            visitor.click(part)
    assert page.locator("#end").count() == 1


def test_a_friend_comes_by_the_link_and_both_play(visit: Visit) -> None:
    """Two browsers, one table; each sees the other's moves, and a third one watches."""
    ada, ben, eve = visit(seed=2), visit(seed=3), visit(seed=4)
    key = GAMES[-1]
    ada.go(f"/new/{key}")
    ada.page.check("input[name=seat1][value=friend]", force=True)
    for seat in range(2, catalogue.card(key).seats[1]):
        none = f"input[name=seat{seat}][value=none]"
        if ada.page.locator(none).count():
            ada.page.check(none, force=True)
    ada.page.get_by_role("button", name=catalogue.card(key).start).click()
    ada.page.wait_for_selector(".invite")
    link = ada.page.url.removeprefix(ada.url)
    ben.go(link)
    ben.page.click('form[action$="/sit"] button')
    for visitor in (ada, ben):
        visitor.arrive()
    eve.go(link)
    for _ in range(12):
        mover = next(v for v in (ada, ben) if v.choices())
        mover.choose(mover.click)
        for other in (ada, ben, eve):
            other.page.wait_for_function(
                "n => Number(document.querySelector('#play [name=at]')?.value) >= n", arg=mover.at
            )
        if mover.over:
            break
    assert eve.choices() == []
    assert eve.page.locator("[data-drag]").count() == 0


def test_one_screen_is_passed_on_behind_a_curtain(visit: Visit) -> None:
    """While the curtain is down nothing of the table is in the page."""
    visitor = visit()
    page = visitor.page
    visitor.go(f"/new/{GAMES[0]}")
    page.check("input[name=seat1][value=guest]", force=True)
    page.check("input[name=seat2][value=none]", force=True)
    page.get_by_role("button", name=catalogue.card(GAMES[0]).start).click()
    curtains = 0
    for _ in range(40):
        page.wait_for_selector(".curtain, #choices", state="attached")
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator("[data-part]").count() == 0
            assert page.locator("#table .hand").count() == 0
            page.click(".curtain button")
            page.wait_for_selector("#choices", state="attached")
        elif visitor.wait_for_turn() and page.locator(".curtain").count() == 0:
            visitor.choose(visitor.click)
        if curtains > 2:
            break
    assert curtains > 2


UNHEARD = """window.WebSocket = class extends WebSocket {
  get readyState () { return WebSocket.CONNECTING }
}
const at = () => Number(document.querySelector('#play [name=at]')?.value)
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => { if (at() > window.before) sessionStorage.overtaken = at() })
    .observe(document.body, { subtree: true, childList: true, attributes: true })
})"""


def test_what_is_pressed_before_the_line_is_open_goes_as_a_form(visit: Visit) -> None:
    """And nothing that comes by the line overtakes the page it asks for."""
    visitor = visit()
    page = visitor.page
    page.add_init_script(UNHEARD)
    heard, posts = list[Any](), list[Route]()
    page.on("websocket", lambda line: line.on("framereceived", lambda f: heard.append(f)))
    visitor.play_now(GAMES[0])
    assert visitor.wait_for_turn()
    before, so_far = visitor.at, len(heard)
    page.evaluate("n => { window.before = n }", before)
    page.route("**/do", lambda post: posts.append(post))
    _, parts = visitor.going_on()[0]
    for part in parts:
        page.locator(visitor.part(part)).first.click(no_wait_after=True)
    while not posts:
        page.wait_for_timeout(50)
    answer = posts[0].fetch(max_redirects=0)
    while len(heard) == so_far:
        page.wait_for_timeout(50)
    page.wait_for_timeout(200)  # a page that is being left answers no question, so it is given time
    posts[0].fulfill(response=answer)
    page.wait_for_function(
        "n => Number(document.querySelector('#play [name=at]')?.value) > n", arg=before
    )
    assert page.evaluate("sessionStorage.overtaken ?? null") is None


def test_a_refusal_gives_the_reason_and_the_game_goes_on(visit: Visit) -> None:
    visitor = visit(reduced_motion="no-preference")
    visitor.play_now(GAMES[0])
    assert visitor.wait_for_turn()
    before = visitor.at
    visitor.page.evaluate("document.querySelector('#play [name=at]').value = '0'")
    closed = visitor.page.locator("[data-part][aria-disabled=true]").first
    closed.click(force=True)
    visitor.page.wait_for_selector("#said:not([hidden])")
    assert re.search(r"[.!)]$", visitor.page.text_content("#said") or "")
    assert visitor.at == before
