"""What a search thinks of a game: who stands how, and which choices look good.

All of it is made of the rules and of the game's own insight (`farmyard.core.player.Insight`).  How
a seat stands is a number from 0 (it has lost, alone) to 1 (it has won, alone); those of all seats
add up to the same whenever a game is over.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from farmyard.core.compiling import rule, rule_over
from farmyard.core.game import Game
from farmyard.core.record import OVER


@rule
def indifferent(s: Any, choice: int) -> float:
    """Any choice is as good."""
    return 0.0


@cache
def judging(game: Game) -> Callable[..., None]:
    """The rule that says how each seat stands: 1 has won, 0 has lost."""
    score, outlook = game.rules.scores, game.insight.outlook or even

    @rule_over(game.card.key)
    def judge(s: Any, scores: Any, values: Any) -> None:
        if s.phase == OVER:
            score(s, scores)
            rank(s, scores, values)
        else:
            for p in range(s.seats):
                values[p] = outlook(s, p)

    return judge


@rule
def even(s: Any, p: int) -> float:
    """Nobody knows who will win."""
    return float(1.0 / s.seats)


@rule
def rank(s: Any, scores: Any, values: Any) -> None:
    """Half for being first, shared among equals; half for the others that are left behind."""
    for p in range(s.seats):
        behind, ahead, equal = 0, 0, 0
        for q in range(s.seats):
            behind += scores[q] < scores[p]
            ahead += scores[q] > scores[p]
            equal += scores[q] == scores[p]
        first = 1.0 / equal if ahead == 0 else 0.0
        values[p] = (first + (behind + (equal - 1) / 2) / max(1, s.seats - 1)) / 2
