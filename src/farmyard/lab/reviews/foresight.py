"""Estimates of a seat's chance to win by search, from the view of that seat.

A *search* grows a tree for each choice, in worlds sampled from the seat's view, as
`farmyard.bots.search` does for a bot.  Then the choice is evaluated in other worlds: each game
follows the most visited nodes of the tree, then the playout policy of the game's `SearchHints`, and
the mean of the positions reached is the chance.  Within a search all choices have the same dice and
the same worlds; no two searches share any.  All worlds of a search follow one tree, right or wrong:
so it is the spread of whole searches that tells how sure a figure is, and a search is one sample.
It need not be that seat's turn.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np

from farmyard.bots.judging import even, judging, share_of_win
from farmyard.bots.search import (
    DEEPEST,
    NODE,
    Search,
    credit,
    descent,
    drawn,
    playing_on,
)
from farmyard.core.compiling import loop_over, rule_over
from farmyard.core.game import Game
from farmyard.core.loops import imagining_over
from farmyard.core.record import OVER
from farmyard.lab.playouts import keys_of

Numbers = np.ndarray[Any, Any]

ROUNDS = 400  # to grow a tree with
EACH = 8  # worlds to evaluate a tree in
FIRST = 1200  # to find the choices worth comparing ...
CONTENDERS = 5  # ... and so many of them


def by_search(
    game: Game, views: Numbers, seat: int, choices: Sequence[int], samples: int, seed: int
) -> Numbers:
    """Estimate by independent searches; an `Estimator` (see `farmyard.lab.reviews.chances`).

    A value is the mean over those of a search's `EACH` worlds in which the choice is legal.
    """
    seats, prior = int(views[0]["seats"]), game.prior(views, seat)
    found = np.full((len(choices), samples, EACH), np.nan)
    states, tree = game.rules.State.batch(), np.zeros(ROUNDS + 2, NODE)
    path, scores, values = np.zeros(DEEPEST, np.int64), np.zeros(seats, np.int64), np.zeros(seats)
    keys, picks = keys_of(seed, samples * EACH), keys_of(~seed, samples * (EACH + 1))
    for n in range(samples):
        worlds = slice(n * EACH, (n + 1) * EACH)
        for c, choice in enumerate(choices):
            dice = np.array([*picks[samples * EACH + n], 0], np.uint64)
            tree[:1] = np.zeros(1, NODE)
            asked = prior, seat, choice, states, tree
            growing(game)(*asked, path, scores, values, dice)
            looking(game)(*asked, scores, dice, keys[worlds], picks[worlds], found[c, n])
    legal = (~np.isnan(found)).sum(axis=2)
    with np.errstate(invalid="ignore"):
        return np.asarray(np.nansum(found, axis=2) / np.where(legal, legal, np.nan))


def contenders(game: Game, views: Numbers, choices: Sequence[int], seed: int) -> list[int]:
    """Return the choices of the seat to move that a search visits most, in rising order."""
    if len(choices) <= CONTENDERS:
        return list(choices)
    seat, seats = int(views[0]["turn"]), int(views[0]["seats"])
    search = Search(game, seat, seats, Random(seed), FIRST)
    visits = search.thoughts(views[0], choices).visits
    return sorted(choices[int(i)] for i in np.argsort(-visits, kind="stable")[:CONTENDERS])


@cache
def following(game: Game) -> Callable[..., None]:
    """Make the rule that descends a grown tree by the most visited nodes, as far as it reaches."""
    play, many, nth = game.rules.play, game.rules.many, game.rules.nth
    most_visited = preferring(game)

    @rule_over(game.card.key)
    def follow(s: Any, tree: Any) -> None:
        k = 0
        while s.phase != OVER:
            if many(s) == 1:
                play(s, nth(s, 0))
                continue
            k = most_visited(s, tree, k)
            if k == 0:
                return
            play(s, tree[k].choice)

    return follow


@cache
def preferring(game: Game) -> Callable[..., int]:
    """Make the rule that returns the most visited legal child of a node; 0 if there is none."""
    legal = game.rules.legal

    @rule_over(game.card.key)
    def most_visited(s: Any, tree: Any, k: int) -> int:
        best, child = 0, tree[k].child
        while child:
            more = best == 0 or tree[child].visits > tree[best].visits
            if more and legal(s, tree[child].choice):
                best = child
            child = tree[child].sibling
        return best

    return most_visited


@cache
def standing(game: Game) -> Callable[..., float]:
    """Make the rule of a seat's chance: its share of the win, or of the sum of all evaluations."""
    score, evaluate = game.rules.scores, game.search_hints.evaluate or even

    @rule_over(game.card.key)
    def chance(s: Any, seat: int, scores: Any) -> float:
        if s.phase == OVER:
            score(s, scores)
            return share_of_win(scores, seat)
        total = 0.0
        for p in range(s.seats):
            total += evaluate(s, p)
        return evaluate(s, seat) / max(total, 1e-9)

    return chance


@cache
def taking(game: Game) -> Callable[[Any, int], bool]:
    """Make the rule that plays a choice (−1: none) and returns False if it is illegal."""
    legal, play = game.rules.legal, game.rules.play

    @rule_over(game.card.key)
    def take(s: Any, choice: int) -> bool:
        if choice < 0:
            return True
        if not legal(s, choice):
            return False
        play(s, choice)
        return True

    return take


@cache
def beginning(game: Game) -> Callable[..., bool]:
    """Make the rule that samples a world and plays a choice in it (−1: none); False if illegal."""
    imagine, take = imagining_over(game), taking(game)

    @rule_over(game.card.key)
    def begin(prior: Any, seat: int, choice: int, low: Any, high: Any, worlds: Any) -> bool:
        imagine(prior, seat, worlds, 0, low, high)
        return take(worlds[0], choice)

    return begin


@cache
def growing(game: Game) -> Callable[..., None]:
    """Make the loop that grows a tree under a choice, with dice of its own."""
    begin, go_down = beginning(game), descent(game)
    play_on, judge = playing_on(game), judging(game)

    @loop_over(game.card.key)
    def grow_under(prior, seat, choice, worlds, tree, path, scores, values, dice):  # type: ignore[no-untyped-def]
        s = worlds[0]
        for _ in range(len(tree) - 2):
            if begin(prior, seat, choice, drawn(dice), drawn(dice), worlds):
                steps = go_down(s, tree, path, dice)
                play_on(s, tree, dice)
                judge(s, scores, values)
                credit(tree, path, steps, values)

    return grow_under


@cache
def looking(game: Game) -> Callable[..., None]:
    """Make the loop that evaluates a choice by its tree in every world: fills ``out[world]``."""
    begin, follow = beginning(game), following(game)
    play_on, chance = playing_on(game), standing(game)

    @loop_over(game.card.key)
    def look_under(prior, seat, choice, worlds, tree, scores, dice, keys, picks, out):  # type: ignore[no-untyped-def]
        s = worlds[0]
        for w in range(len(keys)):
            if begin(prior, seat, choice, keys[w, 0], keys[w, 1], worlds):
                dice[0], dice[1], dice[2] = picks[w, 0], picks[w, 1], 0
                follow(s, tree)
                play_on(s, tree, dice)
                out[w] = chance(s, seat, scores)

    return look_under
