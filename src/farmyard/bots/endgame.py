"""Exact endgame search, for positions in which nothing is hidden from the seat to move.

A view is *whole* if sampling a world from it needs no dice: then it has one world only.  No view is
whole in a phase of secret choices.  From a whole view the game tree is searched depth first, each
seat maximising its own value (max^n; Luckhardt and Irani, 1986): for two seats with alpha-beta
pruning, for more with the shallow pruning that is sound there (Korf, 1991).  Results go into a
transposition table under a hash of 64 bits over every field that matters for the rest of the game.
An ending that throws dice again, or exceeds the budget, is left to the tree search.
"""

import math
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from farmyard.bots.judging import indifferent, judging
from farmyard.core.compiling import loop_over, rule, rule_over, word
from farmyard.core.game import Game
from farmyard.core.loops import imagining_over
from farmyard.core.record import OVER, as_bytes

POSITIONS = 250_000  # the default budget
SLICE = 5_000  # positions between two checks of the time limit
DEEPEST = 64  # decisions
PLACES = 1 << 16  # entries of the transposition table
NEAR = 1e-9  # the tolerance within which two values are equal

FRAME = np.dtype(
    (
        np.record,
        [
            ("mark", np.uint64),
            ("many", np.int64),  # legal choices
            ("tried", np.int64),  # choices searched so far
            ("mover", np.int64),
            ("best", np.int64),  # the best choice so far
            ("cut", np.int64),  # 1 if the frame is pruned: the others avoid it
        ],
    )
)
UNKNOWN, EXACT, AT_LEAST, AT_MOST = range(4)  # the bound that an entry of the table holds
THINKING, SOLVED, GIVEN_UP = range(3)
_MASK, _PRIME, _HALF = word(0xFFFFFFFFFFFFFFFF), word(0x9E3779B97F4A7C15), word(32)


class Desk(NamedTuple):
    """The buffers of an endgame search; frame k is k decisions deep.

    ``values`` (frame, seat): the values of the best choice so far.  ``floors`` (frame, seat): the
    lower bound that each seat has elsewhere (alpha); −1 for none.  ``kept_*``: the transposition
    table.
    """

    worlds: Any
    words: Any  # the worlds as words of 64 bits, (frame, word)
    places: Any  # indices of the words that are hashed
    masks: Any  # the bits of each that are hashed
    frames: Any
    choices: Any  # (frame, choice), the highest rated first
    keys: Any  # ratings of choices: scratch
    values: Any
    floors: Any
    scores: Any
    kept_mark: Any
    kept_kind: Any
    kept_values: Any
    state: Any  # the current frame, and the number of positions searched so far


# -- Rules of any ending --------------------------------------------------------


@rule
def mark(d: Any, k: int) -> Any:
    """Hash all that matters in the world of frame k."""
    h = word(0)
    for i in range(len(d.places)):
        h ^= word(d.words[k, d.places[i]]) & word(d.masks[i])
        h = (h * _PRIME) & _MASK
        h ^= h >> _HALF
    return h


@rule
def place_of(h: Any) -> int:
    """Return the index of a hash in the transposition table."""
    return int(h & word(PLACES - 1))


@rule
def constant(seats: int) -> float:
    """Return the sum of all seats' values at the end of a game."""
    return 0.5 + seats / 4


@rule
def is_cut(d: Any, k: int, seats: int) -> bool:
    """Tell whether frame k is pruned: its mover can get so much that another seat avoids it."""
    me = d.frames[k].mover
    best = d.values[k, me]
    if best > 1 - NEAR:
        return False  # there is nothing better: exact, and done
    for p in range(seats):
        if p != me and d.floors[k, p] >= 0 and best + d.floors[k, p] > constant(seats) - NEAR:
            return True
    return False


@rule
def recall(d: Any, k: int, seats: int) -> bool:
    """Look a position up in the transposition table; True if the entry settles the frame."""
    i = place_of(d.frames[k].mark)
    if d.kept_kind[i] == UNKNOWN or d.kept_mark[i] != d.frames[k].mark:
        return False
    for p in range(seats):
        d.values[k, p] = d.kept_values[i, p]
    if d.kept_kind[i] == AT_LEAST:
        return is_cut(d, k, seats)
    me = d.frames[k].mover
    return bool(d.kept_kind[i] == EXACT or d.values[k, me] <= d.floors[k, me] + NEAR)


@rule
def keep(d: Any, k: int, seats: int) -> None:
    """Store the values of a position in the table; with more than two seats only exact ones."""
    me, kind = d.frames[k].mover, EXACT
    if d.frames[k].cut:
        kind = AT_LEAST
    elif seats == 2 and d.values[k, me] <= d.floors[k, me] + NEAR:
        kind = AT_MOST
    if kind != EXACT and seats != 2:
        return
    i = place_of(d.frames[k].mark)
    d.kept_mark[i], d.kept_kind[i] = d.frames[k].mark, kind
    for p in range(seats):
        d.kept_values[i, p] = d.values[k, p]


@rule
def take_over(d: Any, k: int, seats: int) -> None:
    """Back up frame k + 1: if it is better for the mover of frame k, it becomes the best choice."""
    me, choice = d.frames[k].mover, d.choices[k, d.frames[k].tried - 1]
    if d.values[k + 1, me] > d.values[k, me] + NEAR:
        d.frames[k].best = choice
        for p in range(seats):
            d.values[k, p] = d.values[k + 1, p]


@rule
def raise_floors(d: Any, k: int, seats: int) -> None:
    """Set the lower bounds of frame k + 1; only with two seats are those of frame k passed on."""
    for p in range(seats):
        d.floors[k + 1, p] = d.floors[k, p] if seats == 2 else -1.0
    me = d.frames[k].mover
    d.floors[k + 1, me] = max(d.floors[k + 1, me], d.values[k, me])


@rule
def is_done(d: Any, k: int, seats: int) -> bool:
    """Tell whether frame k is finished: pruned, won, or with all choices searched."""
    f = d.frames[k]
    if is_cut(d, k, seats):
        f.cut = 1
    return bool(f.tried == f.many or f.cut or d.values[k, f.mover] > 1 - NEAR)


@rule
def begin(d: Any, k: int, many: int, mover: int, seats: int) -> None:
    """Initialise frame k for a new position with ``many`` choices."""
    f = d.frames[k]
    f.many, f.mover, f.tried, f.best, f.cut = many, mover, 0, d.choices[k, 0], 0
    for p in range(seats):
        d.values[k, p] = 0.0
    d.values[k, mover] = -1.0


# -- Rules over one game --------------------------------------------------------


@cache
def listing(game: Game) -> Callable[..., int]:
    """Make the rule that lists the choices of a world, the highest rated first."""
    many, nth, worth = game.rules.many, game.rules.nth, game.search_hints.worth or indifferent

    @rule_over(game.card.key)
    def list_by_worth(s: Any, choices: Any, keys: Any) -> int:
        n = many(s)
        for i in range(n):
            choice = nth(s, i)
            key, k = worth(s, choice), i
            while k > 0 and keys[k - 1] < key:
                keys[k], choices[k] = keys[k - 1], choices[k - 1]
                k -= 1
            keys[k], choices[k] = key, choice
        return n

    return list_by_worth


@cache
def entering(game: Game) -> Callable[..., bool]:
    """Make the rule that enters a new position in frame k; True if it is settled at once."""
    judge, list_by_worth = judging(game), listing(game)

    @rule_over(game.card.key)
    def enter(d: Any, k: int, seats: int) -> bool:
        s = d.worlds[k]
        if s.phase == OVER:
            judge(s, d.scores, d.values[k])
            return True
        d.frames[k].mark, d.frames[k].mover = mark(d, k), s.turn
        if recall(d, k, seats):
            return True
        begin(d, k, list_by_worth(s, d.choices[k], d.keys), s.turn, seats)
        return False

    return enter


@cache
def unravelling(game: Game) -> Callable[..., int]:
    """Make the loop that continues the search on a `Desk` up to a number of positions."""
    try_next, enter = trying(game), entering(game)

    @loop_over(game.card.key)
    def unravel(d, seats, until):  # type: ignore[no-untyped-def]
        k = d.state[0]
        while d.state[1] < until:
            if is_done(d, k, seats):
                if k == 0:
                    return SOLVED
                keep(d, k, seats)
                k -= 1
                take_over(d, k, seats)
            elif not try_next(d, k):
                return GIVEN_UP
            else:
                raise_floors(d, k, seats)
                if enter(d, k + 1, seats):
                    take_over(d, k, seats)
                else:
                    k += 1
            d.state[0] = k
        return THINKING

    return unravel


@cache
def trying(game: Game) -> Callable[[Any, int], bool]:
    """Make the rule that plays the next choice of frame k; False if that throws dice or is too
    deep."""
    play = game.rules.play

    @rule_over(game.card.key)
    def try_next(d: Any, k: int) -> bool:
        choice = d.choices[k, d.frames[k].tried]
        d.frames[k].tried += 1
        d.state[1] += 1
        d.worlds[k + 1] = d.worlds[k]
        play(d.worlds[k + 1], choice)
        return bool(d.worlds[k + 1].throws == 0 and k + 3 <= len(d.worlds))

    return try_next


@cache
def looking(game: Game) -> Callable[..., bool]:
    """Make the loop that samples a world from a view, and tells whether it is the only one."""
    imagine = imagining_over(game)

    @loop_over(game.card.key)
    def look_behind(prior, seat, worlds):  # type: ignore[no-untyped-def]
        imagine(prior, seat, worlds, 0, word(0), word(0))
        return worlds[0].phase != OVER and worlds[0].throws == 0

    return look_behind


# -- For players ----------------------------------------------------------------


def clear_desk(game: Game, seats: int) -> Desk:
    """Allocate the buffers of one endgame search."""
    worlds = game.rules.State.batch(DEEPEST + 1)
    words = as_bytes(worlds).view(np.uint64)
    places, masks = marking(game)
    choices = np.zeros((DEEPEST + 1, game.rules.CHOICES), np.int64)
    values, floors = (np.full((DEEPEST + 1, seats), -1.0) for _ in range(2))
    kept = np.zeros(PLACES, np.uint64), np.zeros(PLACES, np.int8), np.zeros((PLACES, seats))
    return Desk(
        worlds,
        words,
        places,
        masks,
        np.zeros(DEEPEST + 1, FRAME),
        choices,
        np.zeros(game.rules.CHOICES),
        values,
        floors,
        np.zeros(seats, np.int64),
        *kept,
        np.zeros(2, np.int64),
    )


@cache
def marking(game: Game) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return the words of a record that are hashed, and their masks: all fields but the dice,
    derived fields, and the game's ``SearchHints.past``."""
    State = game.rules.State
    past = {"key", "throws", "news", *game.search_hints.past}
    mask = np.zeros(State.dtype.itemsize, np.uint8)
    for name, (dtype, offset, *_) in (State.dtype.fields or {}).items():
        if name not in past and not State.cells[name].derived:
            mask[offset : offset + dtype.itemsize] = 0xFF
    masks = mask.view(np.uint64)
    return np.flatnonzero(masks), masks[masks != 0]


def is_whole(game: Game, views: np.ndarray[Any, Any], seat: int | None = None) -> bool:
    """Tell whether the view of a seat (default: of the seat to move), shape (1,), hides nothing,
    and the choice to be made will not be hidden either."""
    ready(game)
    viewer = int(views[0]["turn"]) if seat is None else seat
    return _lays_open(game, views, viewer, game.rules.State.batch())


def _lays_open(
    game: Game, views: np.ndarray[Any, Any], seat: int, worlds: np.ndarray[Any, Any]
) -> bool:
    """Tell whether a seat's view is whole; its world is written to ``worlds[0]``."""
    in_secret = int(views[0]["phase"]) in game.rules.SECRET
    return not in_secret and looking(game)(game.prior(views, seat), seat, worlds)


@cache
def ready(game: Game) -> None:
    """Compile the endgame search of a game ahead of the first ending."""
    unravelling(game)(clear_desk(game, 2), 2, 0)


class Solved(NamedTuple):
    """A solved ending: the best choice, each seat's value, and the positions searched."""

    choice: int
    values: Sequence[float]
    positions: int


def solve(
    game: Game,
    views: np.ndarray[Any, Any],
    choices: Sequence[int],
    positions: int = POSITIONS,
    until: float = math.inf,
) -> Solved | None:
    """Find the best of these choices of the seat to move; of equals the first in ``choices``.

    ``views``: that seat's view, shape (1,).  Returns None if something is hidden, if dice are to be
    thrown, or if the search exceeds ``positions`` or the time ``until`` (`time.perf_counter`).
    """
    seat, seats = int(views[0]["turn"]), int(views[0]["seats"])
    d = clear_desk(game, seats)
    if seats < 2 or not _lays_open(game, views, seat, d.worlds):
        return None
    d.choices[0, : len(choices)] = choices
    begin(d, 0, len(choices), seat, seats)
    unravel, state = unravelling(game), THINKING
    while state == THINKING and d.state[1] < positions and time.perf_counter() < until:
        state = unravel(d, seats, min(int(d.state[1]) + SLICE, positions))
    if state != SOLVED:
        return None
    return Solved(int(d.frames[0].best), d.values[0].tolist(), int(d.state[1]))
