"""Tests of the simple bots: the baselines of section 7 of the ledger."""

from collections.abc import Callable
from random import Random

import pytest

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.contract import Bot
from farmyard.games.oxy_soxy.bot import greedy, one_ply_search
from tests.games.oxy_soxy.written import place, table
from tests.sampling import many_games
from tests.thorough import THOROUGH

GAMES = 300
LEDGER = [(2, 0.998), (3, 0.96), (4, 0.90)]
SEATS = [2, 3, 4] if THOROUGH else [3]
Maker = Callable[[int, int, Random], Bot]


def play(makers: list[Maker], nth: int) -> list[int]:
    """Return the scores of one game between these bots."""
    game = catalogue.game("oxy_soxy")
    states = game.template(len(makers), game.card.read_options({}, len(makers)))
    states["key"] = key_of(11, nth)
    game.loops.deal(states, 0)
    bots = [make(p, len(makers), Random(100 * nth + p)) for p, make in enumerate(makers)]
    while states[0]["phase"]:
        seat = int(states[0]["turn"])
        choices = game.choices(states)
        choice = bots[seat].choose(game.see(states, seat)[0], choices)
        assert choice in choices
        game.loops.play(states, 0, choice)
    return game.scores(states)


def share_of_wins(one: Maker, others: Maker, seats: int) -> float:
    """Return one bot's share of wins over all seats; a shared win counts in part."""
    won = 0.0
    for nth in range(GAMES):
        at = nth % seats
        scores = play([one if p == at else others for p in range(seats)], nth)
        won += (scores[at] == max(scores)) / scores.count(max(scores))
    return won / GAMES


def spread(p: float) -> float:
    """Return four standard deviations of the share, plus one game."""
    return float(4 * (p * (1 - p) / GAMES) ** 0.5 + 1 / GAMES)


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "share"), LEDGER if THOROUGH else LEDGER[:2])
def test_greedy_beats_random_as_the_ledger_says(seats: int, share: float) -> None:
    found = share_of_wins(greedy(12), roster.RANDOM.make, seats)
    assert abs(found - share) < spread(share)


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize("seats", SEATS)
def test_looking_ahead_beats_greed(seats: int) -> None:
    found = share_of_wins(one_ply_search(1.0), greedy(12), seats)
    assert found > 1 / seats + spread(1 / seats)


@many_games
@pytest.mark.thorough
@pytest.mark.parametrize("seats", SEATS)
def test_patience_beats_haste(seats: int) -> None:
    found = share_of_wins(greedy(12), greedy(1), seats)
    assert found > 1 / seats + spread(1 / seats)


def test_greedy_waits_for_twelve_points() -> None:
    bot = greedy(12)(0, 4, Random(1))
    for cow, takes in (("RC10 LC1", False), ("RC10 LC2", True)):
        t = table({0: f"YB9 {cow} . ."}, hands={"Y": "YC1"})
        assert (bot.choose(t.views.of(0), t.legal()) == 500) == takes


def test_greedy_gives_nothing_away_that_it_need_not() -> None:
    bot = greedy(12)(0, 4, Random(1))
    t = table({0: "GB9 RC10 LC2 . .", 1: "GB8 RC3 . . ."})
    assert bot.choose(t.views.of(0), t.legal()) in (511, 501)


def test_a_one_ply_search_blocks_a_fat_line() -> None:
    """The bot prevents Red from taking twenty points: bullock 9 in that row or column
    makes a tie."""
    lie = {0: "RB9 YC10 LC10 . .", 4: ". . . . RB1"}
    t = table(lie, hands={"Y": "YB9 YB1"}, seats=3, left={"Y": "C1", "R": "B2", "L": "C1"})
    bot = one_ply_search(1.0)(0, 3, Random(1))
    assert bot.choose(t.views.of(0), t.legal()) in (place("YB9", 3), place("YB9", 4))
