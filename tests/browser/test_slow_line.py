"""A game on a slow connection: 400 kbit/s, and 300 ms for a round trip."""

from collections.abc import Callable

import pytest

from farmyard.core import catalogue
from tests.browser.conftest import PHONE, Laying, Visitor
from tests.browser.slow import slow_line
from tests.server.served import Running
from tests.thorough import THOROUGH

RATE, DELAY = 50_000, 0.15  # bytes per second each way; seconds each way
PER_MOVE = 8_000  # bytes to the browser for a decision of any seat: a sixth of a second
MOST = 400 if THOROUGH else 3  # decisions of the visitor
GAMES = catalogue.keys() if THOROUGH else catalogue.keys()[1:2]


@pytest.mark.thorough
@pytest.mark.parametrize("key", GAMES)
def test_a_game_on_a_slow_line(visit: Callable[..., Visitor], served: Running, key: str) -> None:
    """Every touch counts once and in order, and each response is small.

    Under ``--thorough`` the game is played to the end.
    """
    with slow_line(served.url, RATE, DELAY) as (url, down):
        visitor = visit(PHONE, has_touch=True, is_mobile=True, new=True)
        visitor.url = url
        link = visitor.lay(Laying(key, catalogue.card(key).default_seats))
        room = served.room(link)
        seat = room.state.seats_of(room.state.chairs[0].person)[0]
        visitor.page.wait_for_load_state()  # pictures too, which are no part of a decision
        before, chosen = down.carried, list[int]()
        while len(chosen) < MOST and visitor.wait_for_turn():
            choice, parts = visitor.dice.choice(visitor.going_on())
            chosen += choice if isinstance(choice, list) else [choice]  # one touch may be two
            at = visitor.at
            for part in parts:
                if visitor.page.get_attribute(f'[data-part="{part}"]', "aria-pressed") != "true":
                    visitor.tap(part)
            visitor.page.wait_for_function(
                "n => document.querySelector('#end')"
                " || Number(document.querySelector('#play [name=at]')?.value) > n",
                arg=at,
            )
        if THOROUGH:
            visitor.page.wait_for_selector("#fair[data-holds]", state="attached")
        visitor.page.goto("about:blank")  # or it would ask for more when the line has ended
    history = room.state.playing().history
    made = [c for n, c in enumerate(room.state.playing().moves) if history.turn_at(n) == seat]
    assert made == chosen
    assert (down.carried - before) / len(room.state.log) < PER_MOVE
