"""Rollouts: choices are played out in equal worlds, and in doubt the policy's own choice stands."""

import random
from typing import Any

import numpy as np
import pytest

from farmyard.bots import roster
from farmyard.bots.rollouts import MOST, OWN, Rollouts, behind, finding
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.lab.playouts import play_on
from tests.sampling import dealt
from tests.thorough import THOROUGH

ROUNDS = 60 if COMPILED else 2
BATTLES, EARLIEST = 40, 10
PLAYED_OUT = [key for key in catalogue.keys() if catalogue.game(key).search_hints.rollouts]
compiled_only = pytest.mark.skipif(not COMPILED, reason="thinks too long as plain Python")


def rollouts(key: str, seat: int, seats: int, seed: int, rounds: int = ROUNDS) -> Rollouts:
    below = catalogue.game(key).bot.LEVELS[-1].make(seat, seats, random.Random(seed))
    return Rollouts(catalogue.game(key), seat, seats, random.Random(seed), rounds, below)


def asked(key: str, decisions: int) -> tuple[Any, Any, int, list[int]]:
    """Play so many decisions by a game's best policy; return a state with several choices.

    Returned are the game, its state, the seat to move and its choices.
    """
    game, states = dealt(key, 2, {}, decisions)
    bots = [game.bot.LEVELS[-1].make(p, 2, random.Random(p)) for p in range(2)]
    leaves = game.search_hints.leaves
    while True:
        seat, choices = int(states[0]["turn"]), game.choices(states)
        view = game.see(states, seat)[0]
        if decisions <= 0 and len(choices) > 1 and not (leaves and leaves(view)):
            return game, states, seat, choices
        game.loops.play(states, 0, bots[seat].choose(view, choices))
        decisions -= 1


@pytest.mark.parametrize("key", PLAYED_OUT)
@pytest.mark.parametrize("decisions", [0, 30, 61])
def test_the_first_candidate_is_the_policy_s_own(key: str, decisions: int) -> None:
    """The first candidate has the highest value, all are legal, and none is named twice."""
    game, states, seat, legal = asked(key, decisions)
    views, policy = game.see(states, seat), game.search_hints.rollouts
    assert policy is not None
    choices, courses = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
    n = finding(game)(views, seat, np.array(legal), choices, courses)
    assert set(choices[:n].tolist()) <= set(legal)
    free = choices[:n][courses[:n] == 0].tolist()
    assert len(set(free)) == len(free) == min(5, len(legal))
    values = {c: policy.value(views[0], seat, c, policy.aim(views[0], seat, 0)) for c in legal}
    assert values[int(choices[OWN])] == max(values.values())


@pytest.mark.parametrize("key", PLAYED_OUT)
def test_the_same_dice_choose_the_same(key: str) -> None:
    game, states, seat, legal = asked(key, 30)
    view = game.see(states, seat)[0]
    one, two = (rollouts(key, seat, 2, 1).choose(view, legal) for _ in range(2))
    assert one == two
    assert one in legal


def test_only_what_is_clearly_behind_is_told() -> None:
    """Only a choice two standard errors behind is told: an eighth behind is 1.07 of them here."""
    best, near = [1.0, 0, 1, 0, 1, 1, 1, 0], [1.0, 0, 1, 0, 1, 0, 1, 0]
    assert behind(np.array([near, best, [0.0] * 8])).tolist() == [False, False, True]
    assert behind(np.array([near * 8, best * 8])).tolist() == [True, False]


def test_of_equals_the_first_stays() -> None:
    assert behind(np.array([[1.0, 0, 0.5], [1, 0, 0.5], [0, 1, 0.5]])).tolist() == [False] * 3


@compiled_only
@pytest.mark.thorough
@pytest.mark.parametrize("key", PLAYED_OUT)
def test_rollouts_beat_the_level_two_below(key: str) -> None:
    """A few rollouts beat the level two below significantly, in games that alternate seats.

    The match ends as soon as the result is clear: by three standard errors after ten games.
    """
    game, won = catalogue.game(key), 0.0
    battles = 3 * BATTLES if THOROUGH else BATTLES
    significant = battles / 2 + 2 * (battles / 4) ** 0.5
    weak = game.bot.LEVELS[-2].name
    for n in range(battles):
        clear = n >= EARLIEST and won > n / 2 + 3 * (n / 4) ** 0.5
        if won > significant or won + battles - n <= significant or (clear and not THOROUGH):
            break
        _, states = dealt(key, 2, {}, n // 2)
        me = n % 2
        players: list[Any] = [roster.make(key, weak, 1 - me, 2, key_of(n, 1))]
        players.insert(me, rollouts(key, me, 2, n))
        play_on(game, states, players)
        scores = game.scores(states)
        won += (scores[me] > scores[1 - me]) + (scores[0] == scores[1]) / 2
    assert clear or won > significant, f"won {won} of {n} against {weak}"
