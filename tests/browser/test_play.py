"""Chromium plays every game to its end, against bots and people, in every way offered."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.server.live.actor import Actor
from tests.browser.conftest import (
    DESK,
    GIVING_UP,
    PHONE,
    Laying,
    Visitor,
    chosen,
    crowded,
    hurries,
    layings,
    usual,
)
from tests.browser.lines import LATE, LATER, NEVER
from tests.sampling import in_turn
from tests.server.served import Running
from tests.thorough import THOROUGH
from tests.waiting import until

GAMES = catalogue.keys()
Visit = Callable[..., Visitor]
SOME = 4  # decisions of the visitor
FIRST = SOME if THOROUGH else 2  # of a game, in each way
SURE_TO_END = layings()[1]  # and soon
BY_FORMS = [SURE_TO_END, layings()[-1]]
"""`tests/server` plays all games by forms; these two are played by forms in a browser too."""
SEED, GAMES_TRIED, ENDINGS = 11, 6, 3
PLAIN = 2  # decisions by forms
SHORTER = {"fast": "four", "max_rounds": "10"}
"""Ways in which each press of a part is a page of its own."""

WAYS: dict[str, tuple[dict[str, int], dict[str, Any], Callable[[Visitor, str], None]]] = {
    "mouse": (DESK, {}, Visitor.click),
    "touch": (PHONE, {"has_touch": True, "is_mobile": True}, Visitor.tap),
    "keyboard": (DESK, {}, Visitor.key),
}


TOO_WIDE = (
    "Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)"
)
"""How many pixels of the page overflow at its side."""


def to_the_end(visitor: Visitor, press: Callable[[Visitor, str], None], most: int = 400) -> None:
    for _ in range(most):
        going_on = visitor.wait_for_turn()
        assert visitor.page.evaluate(TOO_WIDE) == 0
        if not going_on:
            return
        visitor.choose(lambda part: press(visitor, part))
    raise AssertionError("the game does not end")


def near_the_end(laying: Laying) -> dict[str, Any]:
    """Return a random game's position near its end.

    Of some games, the one that random play ends soonest.
    """
    found = [late(laying, seed) for seed in range(SEED, SEED + GAMES_TRIED)]
    return min(found, key=lambda each: sum(left(laying.key, each, n) for n in range(ENDINGS)))


def late(laying: Laying, seed: int) -> dict[str, Any]:
    """Return one game's position a few decisions before its end.

    A game that may go on and on stops before its last turn is counted.
    """
    options = chosen(laying)
    whole, again = (
        Table.deal(laying.key, laying.seats, options=options, seed=seed) for _ in range(2)
    )
    by_chance(whole, seed)
    for choice in whole.moves[: -min((SOME - 1) * laying.seats, whole.n // 2)]:
        again.play(choice)
    position = again.position()
    if "max_turns" in position["options"]:
        position["options"]["max_turns"] = str(position["turns"] + SOME)
    return position


def left(key: str, position: dict[str, Any], seed: int) -> int:
    """Return how many decisions a game goes on from a position by random play."""
    table = Table.place(key, position)
    by_chance(table, seed)
    return table.n


def by_chance(table: Table, seed: int) -> None:
    """Play at random to the end, giving up only where no other choice is left, as visitors do."""
    dice = random.Random(seed)
    while not table.over:
        legal, view = table.legal(), table.views.of(table.to_move)
        shuffled = dice.sample(legal, len(legal))
        going_on = (c for c in shuffled if GIVING_UP not in table.game.page.parts(view, c))
        table.play(next(going_on, legal[0]))


@pytest.mark.thorough
@pytest.mark.parametrize(("laying", "way"), in_turn(usual(), WAYS), ids=str)
def test_a_game_against_bots_to_its_end(
    visit: Visit, served: Running, laying: Laying, way: str
) -> None:
    """A game against bots is played from near its end; under ``--thorough``, in full."""
    size, settings, press = WAYS[way]
    visitor = visit(size, **settings)
    if THOROUGH:
        visitor.lay(laying)
    else:
        room = visitor.asked_first(served, lambda: visitor.laid(laying, start="0"))
        visitor.find(room, near_the_end(laying))
    to_the_end(visitor, press)
    page = visitor.page
    assert page.locator("#end .scores tbody tr").count() == laying.seats
    page.get_by_role("button", name="Play again").or_(
        page.get_by_role("link", name="Play again")
    ).first.click()
    page.wait_for_function("() => !document.querySelector('#end')")
    assert visitor.wait_for_turn()


@pytest.mark.thorough
@pytest.mark.parametrize(("laying", "way"), in_turn(layings(), WAYS, 1), ids=str)
def test_every_way_to_play(visit: Visit, laying: Laying, way: str) -> None:
    size, settings, press = WAYS[way]
    visitor = visit(size, **settings, seed=2)
    visitor.lay(laying)
    for _ in range(FIRST):
        if not visitor.wait_for_turn():
            break
        assert visitor.page.evaluate(TOO_WIDE) == 0
        visitor.choose(lambda part: press(visitor, part))


@pytest.mark.thorough
@pytest.mark.parametrize("laying", usual() if THOROUGH else BY_FORMS, ids=str)
def test_the_same_without_javascript(visit: Visit, served: Running, laying: Laying) -> None:
    """Plain forms play a game: one press for each part, one page for each response.

    As many seats as fit have bots. Without ``--thorough`` most games are played from near their
    end, and one from its beginning to its end.
    """
    visitor = visit(java_script_enabled=False)
    full = crowded(laying)
    room = visitor.asked_first(served, lambda: visitor.laid(full, start="0", **SHORTER))
    if THOROUGH:
        visitor.go(room.state.link)
    else:
        visitor.find(room, near_the_end(full))
    most = 600 if THOROUGH or laying == SURE_TO_END else PLAIN
    made = without_scripts(visitor, room, most)
    assert visitor.over or made == PLAIN == most


def without_scripts(visitor: Visitor, room: Actor, most: int) -> int:
    """Play by forms and return how many decisions were made, up to a limit.

    The page is requested again after another player's turn.
    """
    page, made = visitor.page, 0
    while made < most and not visitor.over:
        choices = visitor.choices() if page.locator("#choices").count() else []
        if not choices:
            until(lambda: room.state.playing().over or room.state.playing().to_move == 0)
            page.goto(page.url.partition("?")[0])
            continue
        made += 1
        _, parts = visitor.dice.choice(visitor.going_on())
        for part in parts:
            visitor.click(part)
    return made


def test_a_friend_comes_by_the_link_and_both_play(visit: Visit) -> None:
    """Two browsers at one table see each other's moves, and a third one watches."""
    ada, ben, eve = visit(seed=2), visit(seed=3), visit(seed=4)
    key = GAMES[-1]
    ada.go(f"/new/{key}")
    ada.page.check("input[name=seat1][value=friend]", force=True)
    for seat in range(2, catalogue.card(key).seats[1]):
        none = f"input[name=seat{seat}][value=none]"
        if ada.page.locator(none).count():
            ada.page.check(none, force=True)
    ada.page.get_by_role("button", name="Get the link").click()
    ada.page.wait_for_selector(".invite")
    link = ada.page.url.removeprefix(ada.url)
    ben.go(link)
    ben.page.click('form[action$="/sit"] button')
    for visitor in (ada, ben):
        visitor.arrive()
    eve.go(link)
    for _ in range(SOME):
        mover = until(lambda: next((v for v in (ada, ben) if v.choices()), None))
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
    """While the curtain is down the page contains no part of the table."""
    visitor = visit()
    page = visitor.page
    visitor.go(f"/new/{GAMES[0]}")
    page.check("input[name=seat1][value=guest]", force=True)
    page.check("input[name=seat2][value=none]", force=True)
    page.get_by_role("button", name="Start the game").click()
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


def pressed_early(visitor: Visitor, line: str) -> int:
    """Make a choice while the socket is not open; return the moment the choice responds to."""
    visitor.page.add_init_script(line)
    visitor.lay(layings()[0], start="0")
    assert visitor.wait_for_turn()
    before = visitor.at
    for part in visitor.going_on()[0][1]:
        visitor.page.locator(visitor.part(part)).first.click()
    return before


def test_what_is_pressed_before_the_line_is_open_goes_as_soon_as_it_is(visit: Visit) -> None:
    visitor, watcher = visit(new=True), visit()
    page = visitor.page
    page.route("**/keep.js*", lambda route: None)  # that script would send it too, a little later
    before = pressed_early(visitor, LATE)
    page.evaluate("window.opened = true")
    watcher.go(page.url.removeprefix(visitor.url))  # so that a page comes by the socket
    visitor.until_after(before)


def test_what_is_pressed_where_the_line_never_opens_goes_by_itself_once(visit: Visit) -> None:
    visitor = visit(new=True)
    visitor.page.clock.install()
    choices: list[str] = []
    visitor.page.on(
        "request",
        lambda r: (
            choices.append(r.post_data or "")
            if "/live" in r.url and r.method == "POST" and '"choice"' in (r.post_data or "")
            else None
        ),
    )
    before = pressed_early(visitor, NEVER)
    hurries(visitor.page, LATER, before)
    assert [each for each in choices if '"choice"' in each] == choices[:1]


BELOW = """node => node.getBoundingClientRect().top
  - document.getElementById('said').getBoundingClientRect().bottom"""
"""How far below the sentence an element begins."""


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
    until(lambda: 0 < closed.evaluate(BELOW) < DESK["height"] / 3)
