"""Search for games with hidden information, in worlds that agree with the view of the seat.

Single-observer information set Monte-Carlo tree search (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", 2012).  Each round samples one world
(determinization), descends the tree by the choices that are legal in it (UCB), adds a node, plays
on by the game's `SearchHints` (playout), and adds the values of the result to the nodes on its
path.  The number of children a node may have grows with the square root of its visits (progressive
widening; Chaslot et al., 2008), the choices rated highest first.  The rules of a search are made by
factories, since they close over the rules of a game.  Where nothing is hidden any more, an exact
search of the ending is tried as well, in the order that the tree prefers
(`farmyard.bots.endgame`).
"""

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots import endgame
from farmyard.bots.judging import indifferent, judging
from farmyard.core.chance.dice import mixed, share
from farmyard.core.compiling import loop_over, rule, rule_over, word
from farmyard.core.contract import Bot
from farmyard.core.game import Game
from farmyard.core.loops import imagining_over
from farmyard.core.player import LEFT_OUT, Memory
from farmyard.core.record import OVER, alone

NODE = np.dtype(
    (
        np.record,
        [
            ("choice", np.int64),
            ("mover", np.int64),  # the seat that made the choice
            ("child", np.int64),  # the first, 0 if none
            ("sibling", np.int64),  # the next, 0 if none
            ("visits", np.int64),
            ("chances", np.int64),  # rounds in which the choice was legal
            ("value", np.float64),  # to the mover, summed over the visits
        ],
    )
)
DEEPEST = 48  # decisions that get nodes
EXPLORING = 0.2
WIDTH = 1.6  # children for the square root of a node's visits
FINE = 1 << 20
LONGEST = 4000  # decisions of a playout
CHUNK = 32  # rounds between two looks at the clock
ROOT = 0
NOWHERE = -1  # in place of a node: no tree to look into


class Thoughts(NamedTuple):
    """The results of a search for each choice: ``visits`` and ``chances`` (0 to 1), shape (n,)."""

    choices: Sequence[int]
    visits: np.ndarray[Any, Any]
    chances: np.ndarray[Any, Any]


# -- Rules of any tree ----------------------------------------------------------


@rule
def drawn(dice: Any) -> Any:
    """Draw 64 random bits from the search's own dice: two words of a key, and a counter."""
    dice[2] += word(1)
    return mixed(dice[0], dice[1], dice[2])


@rule
def fraction(dice: Any) -> float:
    """Draw a random number in [0, 1)."""
    return float(share(drawn(dice), FINE) / FINE)


@rule
def urge(tree: Any, k: int, exploring: float) -> float:
    """Return the UCB1 value of a node (Auer et al., 2002), by the rounds it was available in."""
    n = tree[k].visits
    return float(tree[k].value / n + exploring * math.sqrt(math.log(tree[k].chances) / n))


@rule
def width(tree: Any, k: int) -> int:
    """Return how many children a node may have (progressive widening)."""
    return 1 + int(WIDTH * math.sqrt(tree[k].visits))


@rule
def has_child(tree: Any, k: int, choice: int) -> bool:
    child = tree[k].child
    while child and tree[child].choice != choice:
        child = tree[child].sibling
    return bool(child)


@rule
def adopt(tree: Any, k: int, choice: int, mover: int) -> int:
    """Add a node under node k and return its index; the root's ``choice`` counts all nodes."""
    tree[ROOT].choice += 1
    new = tree[ROOT].choice
    tree[new].choice, tree[new].mover = choice, mover
    tree[new].child, tree[new].sibling = 0, tree[k].child
    tree[new].visits, tree[new].chances, tree[new].value = 0, 1, 0.0
    tree[k].child = new
    return int(new)


@rule
def certain(s: Any, choice: int) -> bool:
    """Take every choice for foreseen: the default for ``SearchHints.foreseen``."""
    return True


@rule
def credit(tree: Any, path: Any, steps: int, values: Any) -> None:
    """Back up a result: each node on the path gets a visit and the value of its mover."""
    tree[ROOT].visits += 1
    for i in range(steps):
        tree[path[i]].visits += 1
        tree[path[i]].value += values[tree[path[i]].mover]


# -- Rules over one game --------------------------------------------------------


@cache
def promising(game: Game) -> Callable[..., int]:
    """Make the rule that returns the highest rated choice that is not yet a child of node k."""
    many, nth, worth = game.rules.many, game.rules.nth, game.search_hints.worth or indifferent

    @rule_over(game.card.key)
    def most_promising(s: Any, tree: Any, k: int, dice: Any) -> int:
        best, most = -1, -1e18
        for i in range(many(s)):
            choice = nth(s, i)
            if k >= 0 and has_child(tree, k, choice):
                continue
            n = worth(s, choice) + fraction(dice)
            if n > most:
                best, most = choice, n
        return best

    return most_promising


@cache
def descent(game: Game) -> Callable[..., int]:
    """Make the rule that descends the tree in a sampled world, to a new node or the end."""
    rules, step = game.rules, stepping(game)
    play, many, nth = rules.play, rules.many, rules.nth
    foreseen = game.search_hints.foreseen or certain

    @rule_over(game.card.key)
    def go_down(s: Any, tree: Any, path: Any, dice: Any) -> int:
        k = steps = 0
        goes_on = True
        while goes_on and s.phase != OVER and steps < DEEPEST:
            if many(s) == 1:
                choice = nth(s, 0)
                goes_on = foreseen(s, choice)
            else:
                k = step(s, tree, k, dice)
                path[steps] = k
                steps += 1
                choice = tree[k].choice
                goes_on = tree[k].visits > 0 and foreseen(s, choice)
            play(s, choice)
        return steps

    return go_down


@cache
def preferring(game: Game) -> Callable[..., tuple[int, int]]:
    """Make the rule that counts the legal children of a node, and returns the best by UCB1 too."""
    legal = game.rules.legal

    @rule_over(game.card.key)
    def preferred(s: Any, tree: Any, k: int, exploring: float) -> tuple[int, int]:
        best, most, here = 0, -1.0, 0
        child = tree[k].child
        while child:
            if legal(s, tree[child].choice):
                here += 1
                tree[child].chances += 1
                value = urge(tree, child, exploring)
                if value > most:
                    best, most = child, value
            child = tree[child].sibling
        return here, best

    return preferred


@cache
def stepping(game: Game) -> Callable[..., int]:
    """Make the rule that selects a child: a new one while there is room, else by UCB1."""
    many, preferred, most_promising = game.rules.many, preferring(game), promising(game)
    worth = game.search_hints.worth or indifferent

    @rule_over(game.card.key)
    def next_node(s: Any, tree: Any, k: int, dice: Any) -> int:
        here, best = preferred(s, tree, k, EXPLORING)
        if here < min(many(s), width(tree, k)):
            choice = most_promising(s, tree, k, dice)
            if here == 0 or worth(s, choice) > LEFT_OUT:
                return adopt(tree, k, choice, s.turn)
        return best

    return next_node


@cache
def playing_on(game: Game) -> Callable[..., None]:
    """Make the rule of a playout: the highest rated choices, to the depth limit or the end."""
    rules, hints, most_promising = game.rules, game.search_hints, promising(game)
    play, many, nth = rules.play, rules.many, rules.nth
    depth = hints.depth if hints.evaluate else LONGEST
    one_in = hints.random_one_in

    @rule_over(game.card.key)
    def play_on(s: Any, tree: Any, dice: Any) -> None:
        for _ in range(min(depth * int(s.seats), LONGEST)):
            if s.phase == OVER:
                break
            if one_in and share(drawn(dice), one_in) == 0:
                play(s, nth(s, share(drawn(dice), many(s))))
            else:
                play(s, most_promising(s, tree, NOWHERE, dice))

    return play_on


@cache
def thinking(game: Game) -> Callable[..., None]:
    """Make the loop that runs a number of rounds; `Tree` holds its arrays."""
    imagine, go_down = imagining_over(game), descent(game)
    play_on, judge = playing_on(game), judging(game)

    @loop_over(game.card.key)
    def think(prior, seat, worlds, tree, path, scores, values, dice, rounds):  # type: ignore[no-untyped-def]
        s = worlds[0]
        for _ in range(rounds):
            imagine(prior, seat, worlds, 0, drawn(dice), drawn(dice))
            steps = go_down(s, tree, path, dice)
            play_on(s, tree, dice)
            judge(s, scores, values)
            credit(tree, path, steps, values)

    return think


# -- The player -----------------------------------------------------------------


class Tree:
    """A search tree with its buffers, allocated once for a bot."""

    def __init__(self, game: Game, seats: int, rounds: int) -> None:
        self.game, self.think = game, thinking(game)
        self.worlds = game.rules.State.batch()
        self.nodes = np.zeros(rounds + 2, NODE)
        self.path = np.zeros(DEEPEST, np.int64)
        self.scores, self.values = np.zeros(seats, np.int64), np.zeros(seats)
        self.rounds = rounds

    def grow(self, views: Any, seat: int, key: tuple[int, int], until: float) -> None:
        """Search afresh with dice of this key; ``until`` is a limit on `time.perf_counter`."""
        self.nodes[:1] = np.zeros(1, NODE)
        dice = np.array([*key, 0], np.uint64)
        arrays = self.worlds, self.nodes, self.path, self.scores, self.values, dice
        left, prior = self.rounds, self.game.prior(views, seat)
        while left and time.perf_counter() < until:
            self.think(prior, seat, *arrays, min(left, CHUNK))
            left -= min(left, CHUNK)

    def tally(self, choices: Sequence[int]) -> Thoughts:
        """Return visits and summed values of the root's children, for these choices."""
        visits, values = np.zeros(len(choices), np.int64), np.zeros(len(choices))
        places = {choice: i for i, choice in enumerate(choices)}
        k = int(self.nodes[ROOT]["child"])
        while k:
            node = self.nodes[k]
            i = places.get(int(node["choice"]))
            if i is not None:
                visits[i], values[i] = node["visits"], node["value"]
            k = int(node["sibling"])
        return Thoughts(choices, visits, values)


class Search:
    """A bot that searches: ``rounds`` rounds, or as many as ``seconds`` allow, on each thread.

    With a time limit a choice depends on the speed of the machine; without one, on the view and the
    dice alone, and in a game with `SearchHints.recall` on the views it was shown before.  ``below``
    makes the choices that a search leaves (`SearchHints.leaves`, `Memory.leaves`).
    """

    below: Bot | None = None

    def __init__(
        self,
        game: Game,
        seat: int,
        seats: int,
        dice: Random,
        rounds: int,
        seconds: float = math.inf,
        threads: int = 1,
        memory: Memory | None = None,
    ) -> None:
        recall = game.search_hints.recall
        self.memory = memory or (recall() if recall else None)
        self.game, self.seat, self.dice, self.seconds = game, seat, dice, seconds
        self.trees = [Tree(game, seats, rounds) for _ in range(threads)]

    def limit(self, rounds: int) -> None:
        """Search by so many rounds from now on, on each thread."""
        for tree in self.trees:
            tree.rounds = rounds

    def watch(self, view: Any) -> None:
        """Show the view to the memory, if the game needs one, and to the bot below."""
        for each in (self.memory, self.below):
            if each:
                each.watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        if len(choices) == 1:
            return choices[0]
        if self.below and self._leaves(view):
            return self.below.choose(view, choices)
        began, views = time.perf_counter(), self._recalled(view)
        whole = endgame.is_whole(self.game, views)
        thoughts = self._thoughts(views, choices, self.seconds / 2 if whole else self.seconds)
        liked = [int(choices[i]) for i in np.lexsort((thoughts.chances, thoughts.visits))[::-1]]
        if whole:
            solved = endgame.solve(self.game, views, liked, until=began + self.seconds)
            return solved.choice if solved else liked[0]
        return liked[0]

    def _leaves(self, view: Any) -> bool:
        leaves = self.game.search_hints.leaves
        return bool((leaves and leaves(view)) or (self.memory and self.memory.leaves(view)))

    def thoughts(self, view: Any, choices: Sequence[int]) -> Thoughts:
        """Search, and return the results for each choice; `nan` for a choice never visited."""
        return self._thoughts(self._recalled(view), choices, self.seconds)

    def _recalled(self, view: Any) -> Any:
        return alone(self.memory.recalled(view) if self.memory else view)

    def _thoughts(self, views: Any, choices: Sequence[int], seconds: float) -> Thoughts:
        self._grow(views, time.perf_counter() + seconds)
        tallies = [tree.tally(choices) for tree in self.trees]
        visits = np.sum([tally.visits for tally in tallies], axis=0)
        with np.errstate(invalid="ignore"):
            chances = np.sum([tally.chances for tally in tallies], axis=0) / visits
        return Thoughts(choices, visits, chances)

    def _grow(self, views: Any, until: float) -> None:
        keys = [(self.dice.getrandbits(64), self.dice.getrandbits(64)) for _ in self.trees]
        if len(self.trees) == 1:
            self.trees[0].grow(views, self.seat, keys[0], until)
            return
        with ThreadPoolExecutor(len(self.trees)) as pool:
            jobs = zip(self.trees, keys, strict=True)
            list(pool.map(lambda job: job[0].grow(views, self.seat, job[1], until), jobs))
