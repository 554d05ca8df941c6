"""Endings in any game: no solution is tried while cards are hidden or dice may still be thrown."""

import random

import pytest

from farmyard.bots import endgame
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.record import OVER, as_bytes
from tests.sampling import dealt, keeps_secrets
from tests.thorough import THOROUGH

GAMES = 6 if COMPILED else 1
KEYS = catalogue.keys()
HINTS = {key: catalogue.game(key).search_hints for key in KEYS}
THINKING = [key for key, hints in HINTS.items() if hints.levels and not hints.rollouts]
ENDING = KEYS if THOROUGH else [KEYS[0], *THINKING]
"""The games whose bots solve endings, and one other, as each needs compiling for it."""


@pytest.mark.thorough
@pytest.mark.parametrize("key", ENDING)
def test_an_opening_hides_something(key: str) -> None:
    """A first view is incomplete, except in games without hidden cards."""
    game, states = dealt(key, 2, {}, 1)
    views = game.see(states, int(states[0]["turn"]))
    assert endgame.is_whole(game, views) != keeps_secrets(key, 2, 1)
    if keeps_secrets(key, 2, 1):
        assert endgame.solve(game, views, game.choices(states)) is None


@pytest.mark.thorough
@pytest.mark.parametrize("key", ENDING)
def test_a_whole_view_is_one_of_a_single_world(key: str) -> None:
    """Imagining a complete view with any dice gives the true state, except for spent fields."""
    for seed in range(GAMES):
        game, states = dealt(key, 2, {}, seed)
        pick = random.Random(seed)
        while states[0]["phase"] != OVER:
            seat, choices = int(states[0]["turn"]), game.choices(states)
            views = game.see(states, seat)
            if endgame.is_whole(game, views):
                one, two = (game.imagine(views, seat, (n, n)) for n in (1, 2))
                one["key"] = two["key"]
                assert as_bytes(one).tolist() == as_bytes(two).tolist()
                assert game.choices(one) == choices
            game.loops.play(states, 0, pick.choice(choices))


def test_an_ending_in_which_dice_are_thrown_again_is_left_to_the_search() -> None:
    """An ending with open cards is left to the search if the next cards are yet to be shuffled."""
    seen = 0
    for seed in range(GAMES):
        game, states = dealt("aliens", 2, {}, seed)
        pick = random.Random(seed)
        while states[0]["phase"] != OVER:
            choices = game.choices(states)
            views = game.see(states, int(states[0]["turn"]))
            if len(choices) > 1 and endgame.is_whole(game, views):
                seen += 1
                assert endgame.solve(game, views, choices, 200) is None
            game.loops.play(states, 0, pick.choice(choices))
    assert seen
