"""A seat's chance to win, as search or playouts see it from what that seat knows.

An *estimator* imagines whole worlds that agree with a seat's view, makes each choice in each of
them, plays on and looks who wins.  All choices meet the same worlds and the same dice, so that they
can be compared world by world.  There are three: `farmyard.lab.foresight.by_search` plays on as a
search likes best, and is what is used where a game tells how its seats stand; `by_chance` plays on
at random, compiled; `by_level` with bots of a level, which is far slower.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import loop_over
from farmyard.core.dice import key_of
from farmyard.core.game import Game
from farmyard.core.loops import imagining_over, playout_over
from farmyard.core.record import clone
from farmyard.lab import foresight
from farmyard.lab.playouts import keys_of, play_on, share_of_win

Numbers = np.ndarray[Any, Any]

PLAY_ON = -1
"""Instead of a choice: whoever is to move moves as everybody does in the playout."""

Estimator = Callable[[Game, Numbers, int, Sequence[int], int, int], Numbers]
"""``chances(game, views, seat, choices, worlds, seed)``: this seat's part of the win for each
choice of the seat to move (or `PLAY_ON`) in each world, shape (choices, worlds); not a number where
a choice cannot be made in that world.  ``views`` is what the seat knows, shape (1,)."""


# -- At random, compiled --------------------------------------------------------


def by_chance(
    game: Game, views: Numbers, seat: int, choices: Sequence[int], worlds: int, seed: int
) -> Numbers:
    """An `Estimator`: everybody plays on at random."""
    out = np.full((len(choices), worlds), np.nan)
    scratch = np.zeros(2, views.dtype)  # a world, and the world played on
    scores = np.zeros(int(views[0]["seats"]), np.int64)
    keys, picks = keys_of(seed, worlds), keys_of(~seed, worlds)
    prior, numbers = game.prior(views, seat), np.array(choices, np.int64)
    loop_of(game)(prior, seat, numbers, scratch, keys, picks, scores, out)
    return out


@cache
def loop_of(game: Game) -> Callable[..., None]:
    """Fills ``out[choice, world]``: see `by_chance` for what the arrays hold."""
    imagine, score = imagining_over(game), game.rules.scores
    take, playout = foresight.taking(game), playout_over(game)

    @loop_over(game.card.key)
    def weigh(prior, seat, choices, scratch, keys, picks, scores, out):  # type: ignore[no-untyped-def]
        for w in range(len(keys)):
            imagine(prior, seat, scratch, 0, keys[w, 0], keys[w, 1])
            for c in range(len(choices)):
                scratch[1] = scratch[0]
                if take(scratch[1], choices[c]):
                    playout(scratch[1], picks[w, 0], picks[w, 1])
                    score(scratch[1], scores)
                    out[c, w] = share_of_win(scores, seat)

    return weigh


# -- With bots ------------------------------------------------------------------


def by_level(level: str) -> Estimator:
    """An `Estimator`: everybody plays on as bots of this level, who begin to watch now."""

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
    """This seat's part of the win, of one game played on by bots."""
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
    """A seat's part of the win, for Python."""
    if len(scores) == 1:
        return float(scores[0] >= 0)
    best = max(scores)
    return (scores[seat] == best) / list(scores).count(best)


SEARCH = "search"
"""The name of the estimator that is no level."""


def estimator(key: str, level: str) -> Estimator:
    """The one that goes by this name: "search", "random", or a level of the game."""
    if level == SEARCH:
        return foresight.by_search
    roster.level(key, level)
    return by_chance if level == roster.RANDOM.name else by_level(level)


def usual(key: str) -> str:
    """The estimator that is used if nothing is said: search, if the game tells how its seats
    stand; without that its lines of play would be as long as playouts, and no wiser."""
    return SEARCH if catalogue.game(key).search_hints.evaluate else roster.RANDOM.name


def contenders(
    game: Game, level: str, views: Numbers, choices: Sequence[int], own: int, seed: int
) -> list[int]:
    """The choices of the seat to move to be compared, its ``own`` among them: all of them, or those
    that a search thinks about most."""
    if level != SEARCH:
        return list(choices)
    return sorted({own, *foresight.contenders(game, views, choices, seed)})
