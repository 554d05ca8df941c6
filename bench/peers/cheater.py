"""A search like ours with open cards: what knowing more could bring it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from bench.peers.contestant import Allowed
from bench.peers.ours import Ours

from farmyard.bots.judging import judging
from farmyard.bots.search import credit, descent, drawn, playing_on
from farmyard.core.compiling import loop_over, rule
from farmyard.core.contract import Key
from farmyard.core.game import Game


@rule
def look(truth: Any, worlds: Any, low: Any, high: Any) -> None:
    """Copy the true state into record 0 of ``worlds``, with fresh dice of this key."""
    worlds[0] = truth[0]
    worlds[0].key[0], worlds[0].key[1] = low, high


@cache
def thinking_openly(game: Game) -> Callable[..., None]:
    """Make the loop `farmyard.bots.search.thinking` with a look at the truth where that samples."""
    go_down, play_on, judge = descent(game), playing_on(game), judging(game)

    @loop_over(game.card.key)
    def think_openly(truth, worlds, tree, path, scores, values, dice, rounds):  # type: ignore[no-untyped-def]
        s = worlds[0]
        for _ in range(rounds):
            look(truth, worlds, drawn(dice), drawn(dice))
            steps = go_down(s, tree, path, dice)
            play_on(s, tree, dice)
            judge(s, scores, values)
            credit(tree, path, steps, values)

    return think_openly


class Cheater(Ours):
    """A cheat with our search and its heuristics, which sees all hands, packs and secret choices.

    Only dice still to be thrown are as unknown to it as to all: each of its worlds has fresh ones.
    In By Golly! it gains nothing: of the places not seen yet our search tries but one, the first.
    """

    def __init__(self, game: Game, allowed: Allowed, level: str) -> None:
        super().__init__(game, allowed, level)
        self.think_openly = thinking_openly(game)

    def sit(self, states: Any, seat: int, dice: Key) -> None:
        super().sit(states, seat, dice)
        self.truth = states
        for tree in self.trees:
            tree.think = self.search

    def search(self, prior: Any, seat: int, *rest: Any) -> None:
        """Search in the truth, for a `farmyard.bots.search.Tree` that offers what the seat sees."""
        self.think_openly(self.truth, *rest)
