"""Search: counts its visits, keeps to its budget, and makes a player stronger."""

import random
from typing import Any

import numpy as np
import pytest

from farmyard.bots import roster
from farmyard.bots.search import Search
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import COMPILED
from farmyard.lab.playouts import play_on
from tests.sampling import dealt
from tests.thorough import THOROUGH

ROUNDS = 200 if COMPILED else 8
FEW, FEWER = 300, {"cloud_nine": 125, "oxy_soxy": 250}
"""Rounds with which a search is strong already; some games need fewer."""
BATTLES, FIRST = 30, 10
HINTS = {key: catalogue.game(key).search_hints for key in catalogue.keys()}
THINKING = [key for key, hints in HINTS.items() if hints.levels and not hints.rollouts]
compiled_only = pytest.mark.skipif(not COMPILED, reason="thinks too long as plain Python")


def asked(key: str, seats: int = 2, seed: int = 1) -> tuple[Any, Any, int, list[int]]:
    """Return a game at a decision with several choices: its state, the mover, its choices."""
    game, states = dealt(key, seats, {}, seed)
    while len(game.choices(states)) < 2:
        game.loops.play(states, 0, game.choices(states)[0])
    return game, states, int(states[0]["turn"]), game.choices(states)


@pytest.mark.parametrize("key", [catalogue.keys()[0], *THINKING])
def test_every_round_is_counted_at_a_choice(key: str) -> None:
    """Visits add up to the rounds, with and without a game's hints; the first game has none."""
    game, states, seat, choices = asked(key)
    search = Search(game, seat, 2, random.Random(1), ROUNDS)
    thoughts = search.thoughts(game.see(states, seat)[0], choices)
    assert thoughts.visits.sum() == ROUNDS
    looked_at = thoughts.chances[thoughts.visits > 0]
    assert ((looked_at >= 0) & (looked_at <= 1)).all()
    assert np.isnan(thoughts.chances[thoughts.visits == 0]).all()


@pytest.mark.parametrize("key", THINKING)
def test_the_same_dice_think_the_same(key: str) -> None:
    game, states, seat, choices = asked(key)
    view = game.see(states, seat)[0]
    one, two, other = (
        Search(game, seat, 2, random.Random(n), ROUNDS).thoughts(view, choices).visits.tolist()
        for n in (1, 1, 2)
    )
    assert one == two != other


@pytest.mark.parametrize("key", THINKING)
def test_memory_does_not_grow_over_a_game(key: str) -> None:
    """One tree is allocated once and used for every decision."""
    game, states, seat, choices = asked(key)
    search = Search(game, seat, 2, random.Random(1), ROUNDS)
    nodes = search.trees[0].nodes
    for _ in range(3):
        search.choose(game.see(states, seat)[0], choices)
        assert search.trees[0].nodes is nodes
        assert 1 < nodes[0]["choice"] <= ROUNDS  # the number of nodes in use


def test_time_may_be_the_budget() -> None:
    """A search stops when its time is up, with rounds to spare."""
    game, states, seat, choices = asked(THINKING[0])
    search = Search(game, seat, 2, random.Random(1), 200_000, seconds=0.01)
    assert 0 < search.thoughts(game.see(states, seat)[0], choices).visits.sum() < 200_000


def test_each_thread_thinks_for_itself() -> None:
    """Two threads visit twice as many rounds as one, in separate trees with different dice."""
    game, states, seat, choices = asked(THINKING[0])
    search = Search(game, seat, 2, random.Random(1), ROUNDS, threads=2)
    thoughts = search.thoughts(game.see(states, seat)[0], choices)
    one, two = (tree.tally(choices).visits for tree in search.trees)
    assert thoughts.visits.tolist() == (one + two).tolist()
    assert thoughts.visits.sum() == 2 * ROUNDS
    assert one.tolist() != two.tolist()


@compiled_only
@pytest.mark.thorough
@pytest.mark.parametrize("key", THINKING)
def test_a_search_beats_the_middle_level(key: str) -> None:
    """A few rounds of search beat the middle level significantly, in games that alternate seats.

    The match ends as soon as the result is clear, or when all of the first games are won.
    """
    game, won = catalogue.game(key), 0.0
    significant = BATTLES / 2 + 2 * (BATTLES / 4) ** 0.5
    middle = roster.levels(key)[2].name
    for n in range(BATTLES):
        if won > significant or won + BATTLES - n <= significant:
            break
        if won == n == FIRST and not THOROUGH:  # by more than three standard errors
            return
        _, states = dealt(key, 2, {}, n // 2)
        me = n % 2
        players: list[Any] = [roster.make(key, middle, 1 - me, 2, key_of(n, 1))]
        players.insert(me, Search(game, me, 2, random.Random(n), FEWER.get(key, FEW)))
        play_on(game, states, players)
        scores = game.scores(states)
        won += (scores[me] > scores[1 - me]) + (scores[0] == scores[1]) / 2
    assert won > significant, f"won {won} of {BATTLES} against {middle}"
