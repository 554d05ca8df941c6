"""Estimates of a seat's chance to win, from its view, by search or by playouts.

An *estimator* samples whole worlds that agree with a seat's view, makes each choice in each of
them, and plays on to a result.  All choices meet the same worlds and the same dice (common random
numbers), so that they can be compared sample by sample.  There are four:
`farmyard.lab.reviews.foresight.by_search` repeats a search, each time in worlds of its own, and is
the default for games with an evaluation (``SearchHints.evaluate``); `by_rollouts` plays on by a
policy for a while and judges then, and is the default for games that have one
(``SearchHints.rollouts``); `by_chance` plays random games, compiled; `by_level` plays with bots of
a level, which is far slower.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from farmyard.bots import rollouts, roster
from farmyard.bots.judging import share_of_win
from farmyard.core import catalogue
from farmyard.core.chance.dice import key_of
from farmyard.core.compiling import loop_over, rule_over
from farmyard.core.game import Game
from farmyard.core.loops import ALL, imagining_over, playout_over
from farmyard.core.record import clone
from farmyard.lab.playouts import keys_of, play_on
from farmyard.lab.reviews import foresight

Numbers = np.ndarray[Any, Any]

PLAY_ON = -1
"""In place of a choice: the seat to move decides by the playout policy too."""

Estimator = Callable[[Game, Numbers, int, Sequence[int], int, int], Numbers]
"""``chances(game, views, seat, choices, samples, seed)``: the seat's share of the win for each
choice of the seat to move (or `PLAY_ON`) in each sample, shape (choices, samples); `nan` where a
choice is illegal in it.  A sample is a world, or by search all worlds of one search; samples are
independent of one another.  ``views`` is the seat's view, shape (1,)."""


# -- At random or by a policy, compiled -----------------------------------------


def by_chance(
    game: Game, views: Numbers, seat: int, choices: Sequence[int], worlds: int, seed: int
) -> Numbers:
    """Estimate by random playouts; an `Estimator`."""
    judged = np.zeros((0, 2)), np.zeros(0)
    return _weighed(loop_of(game), judged, game, views, seat, choices, worlds, seed)


def by_rollouts(
    game: Game, views: Numbers, seat: int, choices: Sequence[int], worlds: int, seed: int
) -> Numbers:
    """Estimate by the truncated rollouts of a game's policy, as `farmyard.bots.rollouts` does for a
    bot; an `Estimator`."""
    weights = rollouts.policy_of(game).weights
    judged = weights, np.zeros(len(weights))
    return _weighed(rolling(game), judged, game, views, seat, choices, worlds, seed)


def _weighed(
    weigh: Callable[..., None],
    judged: tuple[Numbers, Numbers],
    game: Game,
    views: Numbers,
    seat: int,
    choices: Sequence[int],
    worlds: int,
    seed: int,
) -> Numbers:
    out = np.full((len(choices), worlds), np.nan)
    scratch = np.zeros(2, views.dtype)  # a world, and the world played on
    scores, dice = np.zeros(int(views[0]["seats"]), np.int64), np.zeros(3, np.uint64)
    keys, picks = keys_of(seed, worlds), keys_of(~seed, worlds)
    prior, numbers = game.prior(views, seat), np.array(choices, np.int64)
    weigh(prior, seat, numbers, scratch, keys, picks, dice, scores, out, *judged)
    return out


@cache
def loop_of(game: Game) -> Callable[..., None]:
    """Make the loop of `by_chance`."""
    score, playout = game.rules.scores, playout_over(game)

    @rule_over(game.card.key)
    def finish(s: Any, seat: int, dice: Any, scores: Any, weights: Any, has: Any) -> float:
        playout(s, dice[0], dice[1], 0, ALL)
        score(s, scores)
        return share_of_win(scores, seat)

    return _weighing(game, finish)


@cache
def rolling(game: Game) -> Callable[..., None]:
    """Make the loop of `by_rollouts`."""
    play_on, chance = rollouts.playing_on(game), rollouts.judging(game)

    @rule_over(game.card.key)
    def finish(s: Any, seat: int, dice: Any, scores: Any, weights: Any, has: Any) -> float:
        play_on(s, seat, 0, dice)
        return chance(s, seat, weights, has, scores)

    return _weighing(game, finish)


def _weighing(game: Game, finish: Callable[..., float]) -> Callable[..., None]:
    """Make the loop that plays each choice on in every world: fills ``out[choice, world]``."""
    imagine, take = imagining_over(game), foresight.taking(game)

    @loop_over(game.card.key)
    def weigh(prior, seat, choices, scratch, keys, picks, dice, scores, out, weights, has):  # type: ignore[no-untyped-def]
        for w in range(len(keys)):
            imagine(prior, seat, scratch, 0, keys[w, 0], keys[w, 1])
            for c in range(len(choices)):
                scratch[1] = scratch[0]
                if take(scratch[1], choices[c]):
                    dice[0], dice[1], dice[2] = picks[w, 0], picks[w, 1], 0
                    out[c, w] = finish(scratch[1], seat, dice, scores, weights, has)

    return weigh


# -- With bots ------------------------------------------------------------------


def by_level(level: str) -> Estimator:
    """Make an `Estimator` whose playouts are by bots of a level; they know no earlier views."""

    def chances(
        game: Game, views: Numbers, seat: int, choices: Sequence[int], worlds: int, seed: int
    ) -> Numbers:
        out = np.full((len(choices), worlds), np.nan)
        for w in range(worlds):
            world = game.imagine(views, seat, key_of(seed, w))
            for c, choice in enumerate(choices):
                if choice == PLAY_ON or game.loops.legal(world, 0, choice):
                    out[c, w] = _played_on(game, clone(world), seat, choice, level, (seed, w))
        return out

    return chances


def _played_on(
    game: Game, states: Numbers, seat: int, choice: int, level: str, dice: tuple[int, int]
) -> float:
    """Play one game on by bots, and return this seat's share of the win."""
    seats = int(states[0]["seats"])
    bots = [
        roster.make(game.card.key, level, p, seats, key_of(~dice[0], dice[1] * seats + p))
        for p in range(seats)
    ]
    if choice != PLAY_ON:
        game.loops.play(states, 0, choice)
    play_on(game, states, bots)
    return part_of(game.scores(states), seat)


def part_of(scores: Sequence[int], seat: int) -> float:
    """Return a seat's share of the win (`farmyard.bots.judging.share_of_win` in plain Python)."""
    if len(scores) == 1:
        return float(scores[0] >= 0)
    best = max(scores)
    return (scores[seat] == best) / list(scores).count(best)


SEARCH, ROLLOUTS = "search", "rollouts"
"""The names of the estimators by search and by rollouts; all other names are levels of bots."""


def estimator(key: str, level: str) -> Estimator:
    """Return the estimator of a name: "search", "rollouts", "random", or a level of the game."""
    if level == SEARCH:
        return foresight.by_search
    if level == ROLLOUTS and catalogue.game(key).search_hints.rollouts:
        return by_rollouts
    roster.level(key, level)
    return by_chance if level == roster.RANDOM.name else by_level(level)


def worlds_in(level: str) -> int:
    """Return the number of worlds in a sample of the estimator of this name."""
    return foresight.EACH if level == SEARCH else 1


def usual(key: str, seats: int) -> str:
    """Return the name of the default estimator: rollouts if the game has a policy for them, or
    search if it has an evaluation; without one its playouts would be as long as random ones, and no
    better.  An evaluation compares seats, so it is nothing to somebody alone; and where a search
    needs a memory (`SearchHints.recall`), a single view is not enough for it."""
    hints = catalogue.game(key).search_hints
    if hints.rollouts and seats > 1:
        return ROLLOUTS
    searches = seats > 1 and hints.evaluate and not hints.recall
    return SEARCH if searches else roster.RANDOM.name


def contenders(
    game: Game, level: str, views: Numbers, choices: Sequence[int], own: int, seed: int
) -> list[int]:
    """Return the choices of the seat to move to be compared, its ``own`` among them: all of them,
    or those that a search visits most, or that rollouts would compare."""
    if level == SEARCH:
        return sorted({own, *foresight.contenders(game, views, choices, seed)})
    if level == ROLLOUTS:
        return sorted({own, *rollouts.candidates(game, views, choices)})
    return list(choices)
