"""By Golly!'s rememberers against the baselines of the ledger's section 7."""

import random

import pytest

from farmyard.core.record import OVER
from farmyard.games.by_golly.bot import Rememberer
from tests.sampling import dealt, many_games


def wins_of_perfect_memory(seats: int, keep: float, games: int) -> float:
    """The share of games that a perfect memory wins against ``seats − 1`` others."""
    won = 0
    for seed in range(games):
        game, states = dealt("by_golly", seats, {}, seed)
        strong = seed % seats
        memory = [1.0 if p == strong else keep for p in range(seats)]
        bots = [Rememberer(p, random.Random(seed * 7 + p), m) for p, m in enumerate(memory)]
        while states[0]["phase"] != OVER:
            for p, bot in enumerate(bots):
                bot.watch(game.see(states, p)[0])
            turn = int(states[0]["turn"])
            choice = bots[turn].choose(game.see(states, turn)[0], game.choices(states))
            game.loops.play(states, 0, choice)
        won += int(states[0]["winner"] == strong)
    return won / games


@many_games
@pytest.mark.parametrize(("seats", "share"), [(2, 0.89), (3, 0.79), (4, 0.67), (6, 0.50)])
def test_perfect_memory_against_half_a_memory(seats: int, share: float) -> None:
    """At least the ledger's share, less three standard errors of 120 games."""
    error = (share * (1 - share) / 120) ** 0.5
    assert wins_of_perfect_memory(seats, 0.5, 120) > share - 3 * error


@many_games
def test_perfect_memory_against_none() -> None:
    """99 % or more, says the ledger."""
    assert wins_of_perfect_memory(2, 0.0, 100) >= 0.97


def test_what_it_remembers_is_true_and_shuffles_wipe_it() -> None:
    game, states = dealt("by_golly", 2, {"start": "0"}, 1)
    sharp = Rememberer(0, random.Random(1), keep=1.0)
    blank = Rememberer(0, random.Random(1), keep=0.0)
    dice = random.Random(3)
    for _ in range(60):
        game.loops.play(states, 0, dice.choice(game.choices(states)))
        for bot in (sharp, blank):
            bot.watch(game.see(states, 0)[0])
        for place, card in sharp.memory.items():
            assert states[0]["yard"][place] == card
    assert len(sharp.memory) > 3
    assert blank.memory == {}
