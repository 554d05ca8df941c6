"""A bot that plays its candidate choices on in imagined worlds, and judges where that leads.

Policy improvement by truncated rollouts (Tesauro and Galperin, "On-line Policy Improvement using
Monte-Carlo Search", 1996).  The candidates are the choices that the game's `RolloutPolicy` values
most, and the first step on each *course* that is open: an intention that the seat then holds on to.
All of them are played on in the same worlds by the same dice, and compared pairwise.  A quarter of
the rollouts finds out who is clearly behind, the rest go to the others.  The policy's own choice is
left only for one that is better by two standard errors.
"""

import math
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np

from farmyard.bots.judging import share_of_win
from farmyard.bots.search import LONGEST, drawn
from farmyard.core.chance.dice import share
from farmyard.core.compiling import loop_over, rule_over, word
from farmyard.core.contract import Bot
from farmyard.core.game import Game
from farmyard.core.loops import imagining_over
from farmyard.core.player import RolloutPolicy
from farmyard.core.record import OVER, alone

Numbers = np.ndarray[Any, Any]

VALUED = 5  # candidates by their value alone
MOST = 64  # candidates in all
FIRST = 4  # one rollout in so many is to find those that are clearly behind
CLEARLY = 2.0  # standard errors
OWN = 0  # the policy's own choice among the candidates

# -- Rules over one game --------------------------------------------------------


def policy_of(game: Game) -> RolloutPolicy:
    """Return the rollout policy of a game that has one."""
    policy = game.search_hints.rollouts
    assert policy is not None, f"{game.card.key} has no rollout policy"
    return policy


@cache
def preferring(game: Game) -> Callable[..., int]:
    """Make the rule that returns the choice of highest value, at random among equals."""
    many, nth, value = game.rules.many, game.rules.nth, policy_of(game).value

    @rule_over(game.card.key)
    def preferred(s: Any, p: int, aim: int, dice: Any) -> int:
        best, most, equal = -1, -1e18, 0
        for i in range(many(s)):
            choice = nth(s, i)
            n = value(s, p, choice, aim)
            if n > most:
                best, most, equal = choice, n, 1
            elif n == most:
                equal += 1
                if share(drawn(dice), equal) == 0:
                    best = choice
        return best

    return preferred


@cache
def playing_on(game: Game) -> Callable[..., None]:
    """Make the rule of a rollout: all seats by the policy, one of them on a course at first."""
    play, preferred = game.rules.play, preferring(game)
    policy = policy_of(game)
    aim, keep, clock, settled = policy.aim, policy.keep, policy.clock, policy.settled
    horizon = policy.horizon

    @rule_over(game.card.key)
    def play_on(s: Any, seat: int, course: int, dice: Any) -> None:
        until = clock(s) + horizon
        for _ in range(LONGEST):
            if s.phase == OVER or (clock(s) >= until and settled(s, seat)):
                break
            p = s.turn
            if p == seat and course:
                course = keep(s, p, course)
            play(s, preferred(s, p, aim(s, p, course if p == seat else 0), dice))

    return play_on


@cache
def judging(game: Game) -> Callable[..., float]:
    """Make the rule of a seat's chance to win: its share of the win, or a softmax of features."""
    score, features = game.rules.scores, policy_of(game).features

    @rule_over(game.card.key)
    def chance(s: Any, seat: int, weights: Any, has: Any, scores: Any) -> float:
        if s.phase == OVER:
            score(s, scores)
            return share_of_win(scores, seat)
        own, everybody = 0.0, 0.0
        for p in range(s.seats):
            features(s, p, has)
            likes, whose = 0.0, 0 if p == seat else 1
            for i in range(len(has)):
                likes += weights[i, whose] * has[i]
            everybody += math.exp(likes)
            if p == seat:
                own = math.exp(likes)
        return own / everybody

    return chance


@cache
def finding(game: Game) -> Callable[..., int]:
    """Make the loop that writes the candidates with their courses; it returns how many."""
    policy = policy_of(game)
    aim, value, courses = policy.aim, policy.value, policy.courses

    @rule_over(game.card.key)
    def best_of(s: Any, p: int, legal: Any, towards: int, choices: Any, known: int) -> int:
        best, most = -1, -1e18
        for choice in legal:
            new = True
            for i in range(known):
                new = new and choices[i] != choice
            if new:
                n = value(s, p, choice, towards)
                if n > most:
                    best, most = choice, n
        return best

    @loop_over(game.card.key)
    def find(views, p, legal, choices, held):  # type: ignore[no-untyped-def]
        s = views[0]
        n = min(VALUED, len(legal))
        for i in range(n):
            choices[i], held[i] = best_of(s, p, legal, aim(s, p, 0), choices, i), 0
        more = courses(s, p, held[n:])
        for i in range(n, n + more):
            choices[i] = best_of(s, p, legal, aim(s, p, held[i]), choices, 0)
        return n + more

    return find


def candidates(game: Game, views: Numbers, choices: Sequence[int]) -> list[int]:
    """Return the choices that are worth comparing for the seat to move, from its view, shape (1,):
    each once, the policy's own first."""
    found, courses = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
    n = finding(game)(views, int(views[0]["turn"]), np.array(choices), found, courses)
    return list(dict.fromkeys(found[:n].tolist()))


@cache
def comparing(game: Game) -> Callable[..., None]:
    """Make the loop that plays on from each candidate still in the race, in a number of worlds."""
    imagine, play, play_on = imagining_over(game), game.rules.play, playing_on(game)
    chance = judging(game)

    @loop_over(game.card.key)
    def compare(  # type: ignore[no-untyped-def]
        prior, seat, worlds, choices, held, runs, found, weights, has, scores, dice
    ):
        for j in range(found.shape[1]):
            imagine(prior, seat, worlds, 0, drawn(dice), drawn(dice))
            first = dice[2]
            for i in range(len(choices)):
                if runs[i]:
                    worlds[1] = worlds[0]
                    s = worlds[1]
                    dice[2] = first
                    play(s, choices[i])
                    play_on(s, seat, held[i], dice)
                    found[i, j] = chance(s, seat, weights, has, scores)
            dice[2] = first + word(LONGEST * MOST)

    return compare


# -- The player -----------------------------------------------------------------


class Rollouts:
    """A bot that compares its choices by ``rounds`` rollouts in all.

    A choice depends on the view and the dice alone.  ``below`` is the level below: it makes the
    choices that are left to it (`SearchHints.leaves`).  ``course`` is what the last choice was made
    for; 0 if it was the policy's own.
    """

    def __init__(
        self, game: Game, seat: int, seats: int, dice: Random, rounds: int, below: Bot
    ) -> None:
        self.game, self.seat, self.dice, self.rounds, self.below = game, seat, dice, rounds, below
        self.course = 0
        self._find, self._compare = finding(game), comparing(game)
        self._worlds = game.rules.State.batch(2)
        self._choices, self._courses = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
        self._weights = policy_of(game).weights
        self._has, self._scores = np.zeros(len(self._weights)), np.zeros(seats, np.int64)

    def limit(self, rounds: int) -> None:
        """Play out so many times from now on, or each candidate once if they are more."""
        self.rounds = rounds

    def watch(self, view: Any) -> None:
        """Show the view to the bot below."""
        self.below.watch(view)

    def choose(self, view: Any, choices: Sequence[int]) -> int:
        self.course = 0
        if len(choices) == 1:
            return choices[0]
        leaves = self.game.search_hints.leaves
        if leaves and leaves(view):
            return self.below.choose(view, choices)
        views = alone(view)
        n = self._find(views, self.seat, np.array(choices), self._choices, self._courses)
        best = self._race(views, n)
        self.course = int(self._courses[best])
        return int(self._choices[best])

    def _race(self, views: Any, n: int) -> int:
        """Return the best of the first n candidates: its place."""
        prior, seeds = self.game.prior(views, self.seat), [self.dice.getrandbits(64) for _ in "ab"]
        dice = np.array([*seeds, 0], np.uint64)

        def played_on(runs: Numbers, rounds: int) -> Numbers:
            found = np.zeros((n, max(1, rounds // int(runs.sum()))))
            raced = self._choices[:n], self._courses[:n], runs, found
            judged = self._weights, self._has, self._scores
            self._compare(prior, self.seat, self._worlds, *raced, *judged, dice)
            return found

        runs = np.ones(n, np.bool_)
        found = played_on(runs, self.rounds // FIRST)
        runs = ~behind(found)
        runs[OWN] = True
        if runs.sum() == 1:
            return OWN
        found = np.hstack([found, played_on(runs, self.rounds - self.rounds // FIRST)])[runs]
        best = int(found.mean(axis=1).argmax())
        return int(np.flatnonzero(runs)[best]) if behind(found)[OWN] else OWN


def behind(found: Numbers) -> Numbers:
    """Tell which candidates are clearly behind the best, in worlds common to all: bool, shape (n,),
    from results of shape (n, worlds).  Of equals the first is the best."""
    gaps = found[found.mean(axis=1).argmax()] - found
    errors = gaps.std(axis=1) / math.sqrt(found.shape[1])
    return np.asarray(gaps.mean(axis=1) > CLEARLY * errors)
