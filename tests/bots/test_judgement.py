"""Learning how to judge positions from games: `bench.judgement`."""

import numpy as np
import pytest
from bench.judgement import learn, loss, policy_of, positions

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED

LEARNED = [key for key in catalogue.keys() if catalogue.game(key).search_hints.rollouts]
FEATURES = 5
GAMES = 60


def test_the_slope_is_that_of_the_loss() -> None:
    """The slope equals the difference quotient of the loss itself."""
    dice = np.random.default_rng(1)
    has, won = dice.normal(size=(40, 3, FEATURES)), dice.dirichlet([1.0] * 3, size=40)
    weights, near = dice.normal(size=(FEATURES, 2)), 1e-6
    _, slope = loss(weights, has, won)
    for i, j in np.ndindex(FEATURES, 2):
        step = np.zeros_like(weights)
        step[i, j] = near
        change = loss(weights + step, has, won)[0] - loss(weights - step, has, won)[0]
        assert change / (2 * near) == pytest.approx(slope[i, j], abs=1e-6)


def test_weights_are_learned_back_from_who_won() -> None:
    """Games at two numbers of seats, drawn by known weights, teach those weights."""
    dice = np.random.default_rng(2)
    true = dice.normal(size=(FEATURES, 2))
    known = []
    for seats in (2, 3):
        has = dice.normal(size=(20000, seats, FEATURES))
        likes = np.concatenate([has[:, :1] @ true[:, 0], has[:, 1:] @ true[:, 1]], axis=1)
        winners = (likes + dice.gumbel(size=likes.shape)).argmax(axis=1)
        known.append((has, np.eye(seats)[winners]))
    assert np.abs(learn(known, FEATURES) - true).max() < 0.1


@pytest.mark.thorough
@pytest.mark.skipif(not COMPILED, reason="plays whole games")
@pytest.mark.parametrize("key", LEARNED)
def test_the_weights_of_a_game_foretell_its_winners(key: str) -> None:
    """The loss on unseen games is less than nine tenths of that of even chances."""
    game = catalogue.game(key)
    for seats in {2, game.card.seats[1]}:
        has, won = positions(game, seats, GAMES, seed=99)
        assert len(has) > 100
        assert np.allclose(won.sum(axis=1), 1)
        assert loss(policy_of(game).weights, has, won)[0] < 0.9 * np.log(seats)
