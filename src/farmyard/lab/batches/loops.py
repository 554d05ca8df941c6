"""The compiled loops over many games of one kind: dealing, judging, stepping, looking.

A loop is called with the games it is for, as slices of arrays; several threads may each call it
with their part.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from farmyard.core.chance.dice import mixed, nth_key, share
from farmyard.core.compiling import loop, loop_over, word
from farmyard.core.loops import Ruled, listing_over
from farmyard.core.record import OVER
from farmyard.core.views import apply_mask
from farmyard.lab.batches.filling import fill_row

GOING, ENDED, ILLEGAL, DEALT, RESTING = range(5)
"""The state of a game in a step: its choice is played, or goes on for other seats to choose; it has
just ended; its choice is refused; it was just dealt; it was over before, or is to be left alone."""
EVERY = -1
"""In place of a seat: a step ends at the next decision, whosever it is."""


class Steps(NamedTuple):
    """The compiled loops over one game."""

    deal: Callable[..., None]
    judge: Callable[..., None]
    step: Callable[..., None]
    look: Callable[..., int]


@cache
def steps_of(game: Ruled) -> Steps:
    return Steps(_dealing(game), _judging(game), _stepping(game), _looking(game))


@loop
def fill_keys(low: Any, high: Any, numbers: Any, keys: Any) -> None:
    """Write the keys of these games under the two words of a seed, as of
    `farmyard.core.chance.dice.key_of`: uint64 (n, 2)."""
    for i in range(len(numbers)):
        keys[i, 0], keys[i, 1] = nth_key(low, high, numbers[i])


def _dealing(game: Ruled) -> Callable[..., None]:
    """Make the loop that deals new games in these places."""
    deal = game.rules.deal

    @loop_over(game.card.key)
    def deal_some(states, template, keys, places):  # type: ignore[no-untyped-def]
        for k in range(len(places)):
            i = places[k]
            states[i] = template[0]
            states[i].key[0], states[i].key[1] = keys[k, 0], keys[k, 1]
            deal(states[i])

    return deal_some


def _judging(game: Ruled) -> Callable[..., None]:
    """Make the loop that marks which choices are legal, and which games are over."""
    legal = game.rules.legal

    @loop_over(game.card.key)
    def judge_all(states, choices, there_are, became):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            if states[i].phase == OVER:
                became[i] = RESTING
            elif 0 <= choices[i] < there_are and legal(states[i], choices[i]):
                became[i] = GOING
            else:
                became[i] = ILLEGAL

    return judge_all


def _stepping(game: Ruled) -> Callable[..., None]:
    """Make the loop that plays the choices of games `GOING`, and there and in those `DEALT` the
    other seats up to the agent's next decision; with `EVERY` no other seats."""
    play, many, nth, score = game.rules.play, game.rules.many, game.rules.nth, game.rules.scores

    @loop_over(game.card.key)
    def step_all(states, choices, became, seat, picks, thrown, scores):  # type: ignore[no-untyped-def]
        for i in range(len(states)):
            if became[i] != GOING and became[i] != DEALT:
                continue
            s = states[i]
            if became[i] == GOING:
                play(s, choices[i])
            while seat != EVERY and s.phase != OVER and s.turn != seat:
                pick = share(mixed(picks[i, 0], picks[i, 1], word(thrown[i])), many(s))
                play(s, nth(s, pick))
                thrown[i] += 1
            became[i] = GOING
            if s.phase == OVER:
                became[i] = ENDED
                score(s, scores[i])

    return step_all


def _looking(game: Ruled) -> Callable[..., int]:
    """Make the loop that fills the rows and action masks of one seat of each game, and returns the
    first game with a number that the type of ``whole`` does not hold, or −1.

    ``views``: one record to work in, with its bytes and ``cells``.  ``whole``, ``small`` and
    ``masks`` are filled where they have columns.
    """
    view, listing = game.knowledge.view, listing_over(game)

    @loop_over(game.card.key)
    def look_at_all(  # type: ignore[no-untyped-def]
        states, seen, hides, eyes, views, row, cells, plan, whole, small, masks, listed
    ):
        cells8, cells16, cells32 = cells
        sees, asks = whole.shape[1] + small.shape[1] > 0, masks.shape[1] > 0
        misfit = -1
        for i in range(len(states)):
            seat = eyes[i]
            if sees:
                apply_mask(seen[i], hides[seat], row[0])
                view(states[i], seat, views[0])
                row8, row16, row32 = cells8[0], cells16[0], cells32[0]
                if not fill_row(row8, row16, row32, plan, seat, whole[i], small[i]) and misfit < 0:
                    misfit = i
            if asks:
                masks[i].fill(0)
                if states[i].phase != OVER and states[i].turn == seat:
                    for k in range(listing(states[i], listed)):
                        masks[i, listed[k]] = 1
        return misfit

    return look_at_all
