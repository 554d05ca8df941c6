"""The evaluation of positions by a search: a value for each seat.

Values come from the rules and from the game's `farmyard.core.player.SearchHints`.  The value of a
seat lies between 0 (it alone is last) and 1 (it alone is first); those of all seats add up to the
same sum whenever a game is over.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from farmyard.core.compiling import rule, rule_over
from farmyard.core.game import Game
from farmyard.core.record import OVER


@rule
def indifferent(s: Any, choice: int) -> float:
    """Rate every choice alike: the default for ``SearchHints.worth``."""
    return 0.0


@cache
def judging(game: Game) -> Callable[..., None]:
    """Make the rule that writes the value of every seat into ``values``: 1 has won, 0 has lost."""
    score, evaluate = game.rules.scores, game.search_hints.evaluate or even

    @rule_over(game.card.key)
    def judge(s: Any, scores: Any, values: Any) -> None:
        if s.phase == OVER:
            score(s, scores)
            rank(s, scores, values)
        else:
            for p in range(s.seats):
                values[p] = evaluate(s, p)

    return judge


@rule
def even(s: Any, p: int) -> float:
    """Give all seats the same chance: the default for ``SearchHints.evaluate``."""
    return float(1.0 / s.seats)


@rule
def rank(s: Any, scores: Any, values: Any) -> None:
    """Write the values of final scores: half for being first, shared among equals, and half for the
    fraction of the others that a seat has beaten."""
    for p in range(s.seats):
        behind, ahead, equal = 0, 0, 0
        for q in range(s.seats):
            behind += scores[q] < scores[p]
            ahead += scores[q] > scores[p]
            equal += scores[q] == scores[p]
        first = 1.0 / equal if ahead == 0 else 0.0
        values[p] = (first + (behind + (equal - 1) / 2) / max(1, s.seats - 1)) / 2


@rule
def share_of_win(scores: Any, seat: int) -> float:
    """Return a seat's share of the win: 1 divided among the first rank, else 0; in a game for one,
    1 if it is won."""
    if len(scores) == 1:
        return 1.0 if scores[0] >= 0 else 0.0
    better, equal = 0, 0
    for p in range(len(scores)):
        better += scores[p] > scores[seat]
        equal += scores[p] == scores[seat]
    return 0.0 if better else 1.0 / equal
