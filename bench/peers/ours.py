"""One of our bots, as it sits at every table."""

from collections.abc import Sequence
from typing import Any

from bench.peers.contestant import Allowed, Contestant

from farmyard.bots import roster
from farmyard.bots.search import ROOT, Search
from farmyard.core.contract import Bot, Key
from farmyard.core.game import Game


class Ours(Contestant):
    """A level of the game's roster; if it searches, no more rounds than the level does.

    Where it leaves a choice to the level below, or thinks an ending through, the clock runs too.
    """

    bot: Bot

    def __init__(self, game: Game, allowed: Allowed, level: str) -> None:
        super().__init__(game, allowed)
        self.level = level

    def sit(self, states: Any, seat: int, dice: Key) -> None:
        seats = int(states[0]["seats"])
        self.bot = roster.make(self.game.card.key, self.level, seat, seats, dice)
        self.trees = self.bot.trees if isinstance(self.bot, Search) else []
        self.most = sum(tree.rounds for tree in self.trees)

    def watch(self, view: Any) -> None:
        self.bot.watch(view)

    def think(self, view: Any, choices: Sequence[int], rounds: int) -> tuple[int, int]:
        for tree in self.trees:
            tree.rounds = min(self.most, rounds)
            tree.nodes[ROOT]["visits"] = 0
        choice = self.bot.choose(view, choices)
        return choice, sum(int(tree.nodes[ROOT]["visits"]) for tree in self.trees)
