"""Information-set search as the textbook has it, over the same compiled rules as ours.

Single-observer ISMCTS (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
2012): each round samples a world that agrees with the view, descends one tree by UCB1 among the
choices that are legal in that world, adds a node for a random choice that has none yet, plays
uniformly random choices to the end of the game, and adds the result to the nodes on its path.
The most visited choice is played.  Nothing here knows a game.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
from bench.peers.contestant import SEATS, Allowed, Contestant

from farmyard.bots.judging import rank
from farmyard.bots.search import LONGEST, NODE, ROOT, adopt, credit, drawn, has_child, preferring
from farmyard.core.chance.dice import share
from farmyard.core.compiling import loop_over, rule_over
from farmyard.core.contract import Key
from farmyard.core.game import Game
from farmyard.core.loops import ALL, imagining_over, playout_over
from farmyard.core.record import OVER, alone

EXPLORATION = 0.7
"""The constant of UCB1 that the authors of ISMCTS use in all their games, for values from 0 to 1:
about 1/√2, as Kocsis and Szepesvári (2006) proposed for UCT."""
MOST = 1 << 18  # rounds


@cache
def selecting(game: Game) -> Callable[..., int]:
    """Make the rule that selects a child: a random new one while there is any, else by UCB1."""
    many, nth, preferred = game.rules.many, game.rules.nth, preferring(game)

    @rule_over(game.card.key)
    def select(s: Any, tree: Any, k: int, dice: Any) -> int:
        here, best = preferred(s, tree, k, EXPLORATION)
        untried = many(s) - here
        skipped = share(drawn(dice), untried) if untried else 0
        i = 0
        while untried:
            choice = nth(s, i)
            i += 1
            if not has_child(tree, k, choice):
                if skipped == 0:
                    best, untried = adopt(tree, k, choice, s.turn), 0
                skipped -= 1
        return best

    return select


@cache
def descending(game: Game) -> Callable[..., int]:
    """Make the rule that descends the tree to a new node or the end of the game."""
    play, many, nth, select = game.rules.play, game.rules.many, game.rules.nth, selecting(game)

    @rule_over(game.card.key)
    def descend(s: Any, tree: Any, path: Any, dice: Any) -> int:
        k = steps = 0
        goes_on = True
        while goes_on and s.phase != OVER and steps < LONGEST:
            choice = nth(s, 0)
            if many(s) > 1:
                k = select(s, tree, k, dice)
                path[steps] = k
                steps += 1
                choice = tree[k].choice
                goes_on = tree[k].visits > 0
            play(s, choice)
        return steps

    return descend


@cache
def textbook(game: Game) -> Callable[..., None]:
    """Make the loop that runs a number of rounds."""
    imagine, descend = imagining_over(game), descending(game)
    playout, score = playout_over(game), game.rules.scores

    @loop_over(game.card.key)
    def search_by_the_book(prior, seat, worlds, tree, path, scores, values, dice, rounds):  # type: ignore[no-untyped-def]
        s = worlds[0]
        for _ in range(rounds):
            imagine(prior, seat, worlds, 0, drawn(dice), drawn(dice))
            steps = descend(s, tree, path, dice)
            playout(s, drawn(dice), drawn(dice), 0, ALL)
            score(s, scores)
            rank(s, scores, values)
            credit(tree, path, steps, values)

    return search_by_the_book


class Textbook(Contestant):
    """ISMCTS without heuristics, evaluation, memory, widening or endgame solver; only views.

    It is compiled as ours is, and so held back by nothing but what it leaves out.
    """

    def __init__(self, game: Game, allowed: Allowed) -> None:
        super().__init__(game, allowed)
        self.search, self.worlds = textbook(game), game.rules.State.batch()
        self.tree, self.path = np.zeros(MOST + 2, NODE), np.zeros(LONGEST, np.int64)
        self.scores, self.values = np.zeros(SEATS, np.int64), np.zeros(SEATS)

    def sit(self, states: Any, seat: int, dice: Key) -> None:
        self.seat, self.dice = seat, Random(dice[0] << 64 | dice[1])

    def watch(self, view: Any) -> None:
        """Ignore the view: only the one to choose on counts."""

    def think(self, view: Any, choices: Sequence[int], rounds: int) -> tuple[int, int]:
        rounds = min(rounds, MOST)
        self.tree[: ROOT + 1] = np.zeros(1, NODE)
        dice = np.array([self.dice.getrandbits(64), self.dice.getrandbits(64), 0], np.uint64)
        arrays = self.worlds, self.tree, self.path, self.scores, self.values, dice
        self.search(self.game.prior(alone(view), self.seat), self.seat, *arrays, rounds)
        return self._most_visited(), rounds

    def _most_visited(self) -> int:
        best, k = 0, int(self.tree[ROOT]["child"])
        while k:
            if not best or self.tree[k]["visits"] > self.tree[best]["visits"]:
                best = k
            k = int(self.tree[k]["sibling"])
        return int(self.tree[best]["choice"])
