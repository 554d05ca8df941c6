"""Endings thought through to the last choice: exact, where nothing is hidden any more.

A view is *whole* if no dice are needed to imagine the world behind it: then there is one such world
only.  Where a choice is made in secret no view is whole, for that choice will be hidden.  From a
whole view all games that can still follow are tried, depth first, each seat choosing what is best
for itself (max^n; Luckhardt and Irani, 1986), for two seats with the cuts of alpha-beta, for more
with the shallow ones that are sound there (Korf, 1991).  What a position came to is kept under a
mark of 64 bits, made of every field that matters for what follows.  A game that throws dice
again, or an ending that does not fit into the budget, is left to the search.
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

POSITIONS = 250_000  # looked at, at most
SLICE = 5_000  # positions between two looks at the clock
DEEPEST = 64  # decisions
PLACES = 1 << 16  # positions that are kept
NEAR = 1e-9  # what figures may differ by and be the same

FRAME = np.dtype(
    (
        np.record,
        [
            ("mark", np.uint64),
            ("many", np.int64),  # choices
            ("tried", np.int64),  # of these
            ("mover", np.int64),
            ("best", np.int64),  # the best choice so far
            ("cut", np.int64),  # 1 if the others never let it come to this
        ],
    )
)
UNKNOWN, EXACT, AT_LEAST, AT_MOST = range(4)  # what is known of a position that is kept
THINKING, SOLVED, GIVEN_UP = range(3)
_MASK, _PRIME, _HALF = word(0xFFFFFFFFFFFFFFFF), word(0x9E3779B97F4A7C15), word(32)


class Desk(NamedTuple):
    """All that is on the desk of one who thinks an ending through; frame k is k decisions deep.

    ``values`` (frame, seat): what the best choice so far comes to.  ``floors`` (frame, seat): what
    each seat is sure of elsewhere; −1 for nothing.  ``kept_*``: what positions came to.
    """

    worlds: Any
    words: Any  # the same, as words of 64 bits, (frame, word)
    places: Any  # which words make the mark ...
    masks: Any  # ... and which of their bits
    frames: Any
    choices: Any  # (frame, choice), the most promising first
    keys: Any  # how promising: scratch
    values: Any
    floors: Any
    scores: Any
    kept_mark: Any
    kept_kind: Any
    kept_values: Any
    state: Any  # the frame that is being looked at, and the positions looked at so far


# -- Rules of any ending --------------------------------------------------------


@rule
def mark(d: Any, k: int) -> Any:
    """A number for all that matters in the world of frame k."""
    h = word(0)
    for i in range(len(d.places)):
        h ^= word(d.words[k, d.places[i]]) & word(d.masks[i])
        h = (h * _PRIME) & _MASK
        h ^= h >> _HALF
    return h


@rule
def place_of(h: Any) -> int:
    """Where what is known of a position is kept."""
    return int(h & word(PLACES - 1))


@rule
def constant(seats: int) -> float:
    """What the values of all seats add up to when a game is over."""
    return 0.5 + seats / 4


@rule
def is_cut(d: Any, k: int, seats: int) -> bool:
    """The mover can have so much here that another seat will not let it come to this."""
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
    """Whether what is known of a position settles it here."""
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
    """Notes what a position came to; of more than two seats only what is exact."""
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
    """Frame k + 1 is settled: if it is better for the mover of frame k, it is his choice."""
    me, choice = d.frames[k].mover, d.choices[k, d.frames[k].tried - 1]
    if d.values[k + 1, me] > d.values[k, me] + NEAR:
        d.frames[k].best = choice
        for p in range(seats):
            d.values[k, p] = d.values[k + 1, p]


@rule
def raise_floors(d: Any, k: int, seats: int) -> None:
    """What is sure to whom in frame k + 1; only with two seats also from further up."""
    for p in range(seats):
        d.floors[k + 1, p] = d.floors[k, p] if seats == 2 else -1.0
    me = d.frames[k].mover
    d.floors[k + 1, me] = max(d.floors[k + 1, me], d.values[k, me])


@rule
def is_done(d: Any, k: int, seats: int) -> bool:
    """Whether nothing that is left in frame k matters."""
    f = d.frames[k]
    if is_cut(d, k, seats):
        f.cut = 1
    return bool(f.tried == f.many or f.cut or d.values[k, f.mover] > 1 - NEAR)


@rule
def begin(d: Any, k: int, many: int, mover: int, seats: int) -> None:
    """A position of which nothing is known yet, and so many choices."""
    f = d.frames[k]
    f.many, f.mover, f.tried, f.best, f.cut = many, mover, 0, d.choices[k, 0], 0
    for p in range(seats):
        d.values[k, p] = 0.0
    d.values[k, mover] = -1.0


# -- Rules over one game --------------------------------------------------------


@cache
def listing(game: Game) -> Callable[..., int]:
    """The rule that lists the choices of a world, those first that look best."""
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
    """The rule that looks at a new position in frame k: whether it is settled at once."""
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
    """The loop that thinks on for so many positions: see `Desk`."""
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
    """The rule that makes the next choice of frame k; False where that leads too far to be seen."""
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
    """The loop that puts the world behind a view first, and says if it is the only one."""
    imagine = imagining_over(game)

    @loop_over(game.card.key)
    def look_behind(prior, seat, worlds):  # type: ignore[no-untyped-def]
        imagine(prior, seat, worlds, 0, word(0), word(0))
        return worlds[0].phase != OVER and worlds[0].throws == 0

    return look_behind


# -- For players ----------------------------------------------------------------


def clear_desk(game: Game, seats: int) -> Desk:
    """A desk with nothing on it but the room for one ending."""
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
    """Which words of a record make its mark, and which of their bits: all but the dice, what is
    tallied, and what the game holds to be past."""
    State = game.rules.State
    past = {"key", "throws", "news", *game.search_hints.past}
    mask = np.zeros(State.dtype.itemsize, np.uint8)
    for name, (dtype, offset, *_) in (State.dtype.fields or {}).items():
        if name not in past and not State.cells[name].derived:
            mask[offset : offset + dtype.itemsize] = 0xFF
    masks = mask.view(np.uint64)
    return np.flatnonzero(masks), masks[masks != 0]


def is_whole(game: Game, views: np.ndarray[Any, Any]) -> bool:
    """Whether nothing is hidden any more to the seat to move, whose view this is, shape (1,), and
    its choice will not be either."""
    ready(game)
    return _lays_open(game, views, game.rules.State.batch())


def _lays_open(game: Game, views: np.ndarray[Any, Any], worlds: np.ndarray[Any, Any]) -> bool:
    """Whether a view is whole; the world behind it comes first among the worlds."""
    seat, in_secret = int(views[0]["turn"]), int(views[0]["phase"]) in game.rules.SECRET
    return not in_secret and looking(game)(game.prior(views, seat), seat, worlds)


@cache
def ready(game: Game) -> None:
    """Compiles what an ending needs: the first one comes late in a game, when somebody waits."""
    unravelling(game)(clear_desk(game, 2), 2, 0)


class Solved(NamedTuple):
    """The best choice, what it comes to for each seat, and the positions that were looked at."""

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
    """The best of these choices of the seat to move; of equals the first that was named.

    ``views`` is what that seat sees, shape (1,).  None if something is hidden still, if dice are to
    be thrown, or if it takes more than so many ``positions`` or lasts longer than ``until``.
    """
    seat, seats = int(views[0]["turn"]), int(views[0]["seats"])
    d = clear_desk(game, seats)
    if seats < 2 or not _lays_open(game, views, d.worlds):
        return None
    d.choices[0, : len(choices)] = choices
    begin(d, 0, len(choices), seat, seats)
    unravel, state = unravelling(game), THINKING
    while state == THINKING and d.state[1] < positions and time.perf_counter() < until:
        state = unravel(d, seats, min(int(d.state[1]) + SLICE, positions))
    if state != SOLVED:
        return None
    return Solved(int(d.frames[0].best), d.values[0].tolist(), int(d.state[1]))
