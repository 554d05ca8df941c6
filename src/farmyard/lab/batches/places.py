"""The places of a batch: records of one kind, and the compiled loops over them, in threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from farmyard.core.game import Game
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR, as_bytes
from farmyard.core.views import hidden_mask
from farmyard.lab.batches.filling import cells_of
from farmyard.lab.batches.loops import DEALT, ENDED, EVERY, RESTING, steps_of
from farmyard.lab.batches.numbers import DTYPE, Numbers, whole_and_small

Array = np.ndarray[Any, Any]

FEWEST = 64  # games of a thread's part, at least
TOO_LARGE = "Rows of {kind} cannot hold {column} of game {game}, which is {number}: take int32."
_NO_DICE, _NO_COUNTS = np.zeros((0, 2), np.uint64), np.zeros(0, np.int64)


class Places:
    """``games`` records that are dealt, judged, stepped and seen together.

    ``states``: the records, (games,), with all that is hidden.  ``became``: int8 (games,), what the
    last step made of each (`farmyard.lab.batches.loops`).  ``standing``: int64 (games, seats), what
    ranks are made of in the newest game that has ended in each place.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, int], games: int, threads: int = 1
    ) -> None:
        self.game, self.seats, self.options, self.threads = game, seats, options, threads
        self.template = game.template(seats, options)
        self.choices, self.numbers = game.rules.CHOICES, Numbers(game, seats)
        self.states = np.zeros(games, self.template.dtype)
        self.became = np.full(games, RESTING, np.int8)
        self.standing = np.zeros((games, seats), np.int64)
        kind: Any = game.rules.State
        eyes = [*range(seats), SPECTATOR]  # seat −1 is the last row
        self._hides = np.array([hidden_mask(kind, seats, seat) for seat in eyes])

    def __len__(self) -> int:
        return len(self.states)

    def part(self, chosen: Array) -> "Places":
        """Return a copy of these places."""
        part = Places.__new__(Places)
        vars(part).update(vars(self), standing=self.standing[chosen], became=self.became[chosen])
        part.states = np.zeros(len(chosen), self.template.dtype)
        as_bytes(part.states)[:] = as_bytes(self.states)[chosen]
        return part

    def fit(self, states: Array) -> bool:
        """Tell whether records are as many, and of the same game with its seats and options."""
        fixed = ["seats", *self.options]
        return (states.shape, states.dtype) == (self.states.shape, self.states.dtype) and all(
            (states[name] == self.template[name]).all() for name in fixed
        )

    def deal(self, places: Array, keys: Array) -> None:
        """Deal new games in these places, of these keys: uint64 (n, 2)."""
        if self.game.dealing is not None:
            settle = self.game.dealing.settle
            for k, (low, high) in enumerate(keys.tolist()):
                keys[k] = settle(self.template, (low, high))
        steps_of(self.game).deal(self.states, self.template, keys, places)
        self.became[:] = RESTING
        self.became[places] = DEALT

    def judge(self, choices: Array) -> None:
        """Mark each place by its choice: `GOING`, `ILLEGAL`, or `RESTING` where the game is
        over."""
        judge, (states, became) = steps_of(self.game).judge, (self.states, self.became)
        self._each(lambda at: judge(states[at], choices[at], self.choices, became[at]))

    def play(
        self,
        choices: Array,
        seat: int = EVERY,
        picks: Array = _NO_DICE,
        thrown: Array = _NO_COUNTS,
    ) -> None:
        """Play the choices of places `GOING`; with a seat, there and in places `DEALT` the other
        seats choose by chance up to its next decision, with dice of their own."""
        step = steps_of(self.game).step
        states, became, standing = self.states, self.became, self.standing
        self._each(
            lambda at: step(
                states[at], choices[at], became[at], seat, picks[at], thrown[at], standing[at]
            )
        )

    def score(self, which: Array) -> None:
        """Mark those of these places in which the game is over, and find their standing."""
        for i in which[self.states["phase"][which] == OVER]:
            self.became[i] = ENDED
            self.game.loops.scores(self.states, i, self.standing[i : i + 1])

    def look(
        self,
        eyes: Array,
        rows: Array | None = None,
        masks: Array | None = None,
        which: Array | None = None,
    ) -> None:
        """Fill the rows (int32, int16, or float32 scaled) and action masks of a seat of each game,
        or of those in some places; raise `OptionError` for a number that int16 does not hold."""
        states = self.states if which is None else self.part(which).states
        whole, small = whole_and_small(np.empty((len(eyes), 0), np.int32) if rows is None else rows)
        masks = np.empty((len(eyes), 0), np.int8) if masks is None else masks
        seen, look, plan = as_bytes(states), steps_of(self.game).look, self.numbers.plan

        def fill(at: slice) -> None:
            view = self.game.rules.State.batch()  # one to work in, for each thread
            row, listed = as_bytes(view), np.empty(self.choices, np.int64)
            given = states[at], seen[at], self._hides, eyes[at], view, row, cells_of(row), plan
            misfit = look(*given, whole[at], small[at], masks[at], listed)
            if misfit >= 0:
                self._refuse(at.start + misfit, eyes, whole.dtype, which)

        self._each(fill, len(eyes))

    def _refuse(self, n: int, eyes: Array, kind: np.dtype[Any], which: Array | None) -> None:
        """Raise the error for the n-th of the rows, in which a number is too large for its type."""
        game = n if which is None else int(which[n])
        rows = np.empty((1, self.numbers.width), DTYPE)
        self.look(eyes[n : n + 1], rows, which=np.array([game]))
        at = int((rows[0] != rows[0].astype(kind)).argmax())
        column = next(name for name, span in self.numbers.columns.items() if at < span.stop)
        says = TOO_LARGE.format(kind=kind, column=column, game=game, number=rows[0, at])
        raise OptionError(says)

    def _each(self, work: Callable[[slice], None], games: int | None = None) -> None:
        """Do the work of all games, in threads."""
        n = len(self) if games is None else games
        parts = min(self.threads, max(n // FEWEST, 1))
        edges = [n * k // parts for k in range(parts + 1)]
        slices = [slice(*ends) for ends in pairwise(edges)]
        if parts == 1:
            work(slices[0])
        else:
            [*_pool(self.threads).map(work, slices)]


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads)
