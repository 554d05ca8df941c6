"""Tests of By Golly!'s remembering bots against the baselines of section 7 of the ledger."""

import random
from typing import Any

import pytest

import farmyard
from farmyard.core.record import OVER
from farmyard.games.by_golly.bot import Rememberer
from farmyard.games.by_golly.box import YARD
from farmyard.games.by_golly.state import PICK, SHUFFLE
from tests.sampling import dealt, many_games
from tests.thorough import THOROUGH


def wins_of_perfect_memory(seats: int, keep: float, games: int) -> float:
    """Return the share of games that a perfect memory wins against ``seats − 1`` others."""
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


LEDGER = [(2, 0.89), (3, 0.79), (4, 0.67), (6, 0.50)]


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "share"), LEDGER if THOROUGH else LEDGER[:2])
def test_perfect_memory_against_half_a_memory(seats: int, share: float) -> None:
    """A perfect memory wins at least the ledger's share, less three standard errors of
    120 games."""
    error = (share * (1 - share) / 120) ** 0.5
    assert wins_of_perfect_memory(seats, 0.5, 120) > share - 3 * error


@many_games
def test_perfect_memory_against_none() -> None:
    """A perfect memory beats no memory in 99 % of games by the ledger; a small sample
    allows 97 %."""
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


MUCK: dict[str, Any] = {
    "yard": list(YARD),
    "hands": [["goose", "hen"], ["raven", "fox"]],
    "phase": "SHUFFLE",
    "whose": 0,
    "places": [0, 9, 13, 15, 17],
    "faces": ["worm", "goose", "fox", "mess", "shovel"],
    "against": ["worm", "goose", "fox", "hen", "hen"],
    "aside": ["worm", "goose", "fox"],
    "lying": 1,
}


@pytest.mark.parametrize(
    ("keep", "options", "shuffled"),
    [
        (1.0, {}, [0, 13, 15, 17]),
        (0.0, {}, [0, 9, 13, 15, 17]),
        (0.0, {"memory_aid": "full"}, [0, 13, 15, 17]),
        (1.0, {"consolation": "all"}, []),
    ],
)
def test_what_it_remembers_and_holds_is_not_shuffled(
    keep: float, options: dict[str, str], shuffled: list[int]
) -> None:
    """BG-R14: The goose is left in its place if the bot will find it again."""
    t = farmyard.table("by_golly", position=MUCK, options=options)
    bot = Rememberer(0, random.Random(1), keep)
    bot.watch(t.views.of(0))
    moved: set[int] = set()
    while t.to_move == 0:
        before = t.view()["picked"]
        t.play(choice := bot.choose(t.views.of(0), t.legal()))
        moved |= {p for p, is_picked in enumerate(before) if is_picked and choice == SHUFFLE}
        if choice == SHUFFLE and not any(before):
            moved |= {*MUCK["places"]}
    assert sorted(moved) == shuffled


def test_what_lay_still_is_remembered() -> None:
    t = farmyard.table("by_golly", position=MUCK)
    bot = Rememberer(1, random.Random(1), 1.0)
    for choice in (PICK, PICK + 2, SHUFFLE):
        bot.watch(t.views.of(1))
        t.play(choice)
    bot.watch(t.views.of(1))
    assert bot.memory == {9: 9, 15: 15, 17: 16}
