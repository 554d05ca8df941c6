"""Games of one kind side by side: stepped, seen and dealt in arrays, by compiled code.

>>> import farmyard
>>> batch = farmyard.batch("GAME", games=4096, seed=7)
>>> choices = batch.legal().argmax(axis=1)      # the first legal choice in each
>>> batch.step(choices)

A place of a batch holds one game after the other.  Place n begins with game n of the seed: the game
of ``key_of(seed, n)``, as `farmyard.play_out` has it.  Games dealt later are those that follow: of
4,096 places, the first that is dealt anew gets game 4,096.  Choices are the numbers that
`farmyard.Table.play` takes, rows of numbers are those of `farmyard.lab.batches.numbers`, rewards
those of `farmyard.lab.batches.rewards`.
"""

import secrets
from typing import Any

import numpy as np

from farmyard.core import catalogue
from farmyard.core.chance.dice import seed_words
from farmyard.core.compiling import word
from farmyard.core.errors import IllegalChoice, PositionError, UnknownSeat
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR, as_bytes, clone
from farmyard.lab.batches.loops import ENDED, ILLEGAL, fill_keys
from farmyard.lab.batches.numbers import Numbers, type_of
from farmyard.lab.batches.places import Places
from farmyard.lab.batches.rewards import rewards
from farmyard.lab.playouts import check_counts

Array = np.ndarray[Any, Any]

MOST_PLACES = 2**20
ONE_EACH = "Choices are an array of {n} whole numbers, one for each game."
ILLEGAL_CHOICE = "Game {game} has no choice {choice} now; legal() says which each game has."
NO_BUFFER = "out should be an array of {kind} of shape {shape}, without gaps, to be written to."
NO_STATES = "The states of this batch are {n} records of {title} with its seats and options."
NO_PLACES = "Places are a bool for each of the {n} games, or numbers from 0 to {last}."
NO_SEAT = "There is no seat {seat}: it is a number from 0 to {last}, or −1 for a spectator."


class Batch:
    """``games`` games of one kind; all have the same seats and options.

    ``choices``: how many choices there are, legal or not.  ``numbers``: the columns of a row, with
    their bounds.
    """

    def __init__(
        self,
        key: str,
        games: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        threads: int = 1,
        again: bool = False,
    ) -> None:
        """Deal the games: arguments as of `farmyard.batch`."""
        check_counts(MOST_PLACES, games=games, threads=threads)
        self.game = catalogue.game(key)
        self.seats = self.game.card.usual_seats(options or {}) if seats is None else seats
        self.game.card.check_seats(self.seats)
        self.options = self.game.card.read_options(options or {}, self.seats)
        self.seed = secrets.randbits(64) if seed is None else seed
        self.again, self.choices = again, self.game.rules.CHOICES
        self._made_of = (self.seats, options, self.seed, threads, again)
        self._words, self._dealt = seed_words(self.seed), 0
        self._places = Places(self.game, self.seats, self.options, games, threads)
        self._ended = np.zeros(games, bool)
        self.deal()

    @property
    def numbers(self) -> Numbers:
        """The columns of a row; their number is ``numbers.width``."""
        return self._places.numbers

    def __len__(self) -> int:
        return len(self._places)

    # -- Playing ----------------------------------------------------------------

    def deal(self, which: Any = None) -> None:
        """Deal new games, the next of the seed, in some places: a bool for each, or their numbers;
        in all by default."""
        places = self._chosen(which)
        keys = np.empty((len(places), 2), np.uint64)
        numbers = np.arange(self._dealt, self._dealt + len(places))
        fill_keys(word(self._words[0]), word(self._words[1]), numbers, keys)
        self._dealt += len(places)
        self._places.deal(places, keys)

    def step(self, choices: Any) -> None:
        """Play one choice in each game, an array of whole numbers (games,); in a game that is over
        it is not read.

        Raises `IllegalChoice` for the first game whose choice is illegal, and changes nothing.
        """
        chosen = np.asarray(choices)
        if chosen.dtype.kind not in "iu" or chosen.shape != (len(self),):
            raise IllegalChoice(ONE_EACH.format(n=len(self)))
        chosen = np.ascontiguousarray(chosen, np.int64)
        self._places.judge(chosen)
        illegal = self._places.became == ILLEGAL
        if illegal.any():
            first = int(illegal.argmax())
            raise IllegalChoice(ILLEGAL_CHOICE.format(game=first, choice=chosen[first]))
        self._places.play(chosen)
        self._ended = self._places.became == ENDED
        if self.again and self._ended.any():
            self.deal(self._ended)

    @property
    def over(self) -> Array:
        """The games that are over: bool (games,)."""
        over: Array = self._places.states["phase"] == OVER
        return over

    @property
    def ended(self) -> Array:
        """The games that ended with the last step: bool (games,), also where ``again`` has dealt
        new ones since."""
        return self._ended.copy()

    @property
    def to_move(self) -> Array:
        """The seat to decide in each game: int64 (games,), −1 in those that are over."""
        states = self._places.states
        return np.where(states["phase"] == OVER, SPECTATOR, states["turn"]).astype(np.int64)

    @property
    def standing(self) -> Array:
        """The numbers that ranks are made of, for the newest game that has ended in each place.

        int64 (games, seats), more is better; 0 where none has ended."""
        return self._places.standing.copy()

    @property
    def scores(self) -> Array:
        """The `standing` in points as people read them: int64 (games, seats)."""
        points: Array = self._places.standing // self.game.word_hooks.POINT
        return points

    @property
    def rewards(self) -> Array:
        """Each seat's reward for the last step: float64 (games, seats), from −1 to 1 in games that
        `ended` with it, 0 in all others."""
        worth = np.zeros(self._places.standing.shape)
        worth[self._ended] = rewards(self._places.standing[self._ended])
        return worth

    # -- Seeing -----------------------------------------------------------------

    def legal(self, out: Array | None = None) -> Array:
        """Tell the legal choices of whoever is to move: int8 (games, choices), 1 for each; written
        into ``out`` if it is given.  Of a game that is over there are none."""
        masks = _buffer(out, (len(self), self.choices), np.int8)
        self._places.look(self._turns, masks=masks)
        return masks

    def observe(
        self,
        seat: Any = None,
        out: Array | None = None,
        scaled: bool = False,
        dtype: Any = None,
    ) -> Array:
        """Show each game to a seat, as a row of `numbers`: int32 (games, width), or with ``scaled``
        float32 from −1 to 1; written into ``out`` if it is given.

        ``dtype``: ``numpy.int16`` for whole numbers in half the memory; raises `OptionError` where
        one of them does not fit.
        ``seat``: a number, −1 (a spectator), an array of one for each game, or by default whoever
        is to move; in a game that is over, whoever had the last turn.
        """
        eyes = self._turns if seat is None else self._eyes_of(seat)
        rows = _buffer(out, (len(self), self.numbers.width), type_of(scaled, dtype))
        self._places.look(eyes, rows=rows)
        return rows

    @property
    def _turns(self) -> Array:
        turns: Array = self._places.states["turn"].astype(np.int64)
        return turns

    def _eyes_of(self, seat: Any) -> Array:
        """Return a seat for each game; raise `UnknownSeat`."""
        given = np.asarray(seat)
        whole = given.dtype.kind in "iu" and given.shape in ((), (len(self),))
        if not whole or (given < SPECTATOR).any() or (given >= self.seats).any():
            raise UnknownSeat(NO_SEAT.format(seat=seat, last=self.seats - 1))
        return np.ascontiguousarray(np.broadcast_to(given, len(self)), np.int64)

    # -- Saving -----------------------------------------------------------------

    @property
    def state(self) -> Array:
        """The records of all games, a copy with all that is hidden: shape (games,).

        Set it, to such an array or its bytes, to go on from there; what was counted before
        (`ended`, `standing`, which game of the seed is dealt next) stays as it is.
        """
        return clone(self._places.states)

    @state.setter
    def state(self, states: Any) -> None:
        """Set all records; raise `PositionError` for those of another kind of game."""
        places = self._places
        fits = isinstance(states, bytes) and len(states) == places.states.nbytes
        given = np.frombuffer(states, places.states.dtype) if fits else states
        if not isinstance(given, np.ndarray) or not places.fit(given):
            raise PositionError("state", NO_STATES.format(n=len(self), title=self.game.card.title))
        as_bytes(places.states)[:] = as_bytes(np.ascontiguousarray(given))

    def copy(self, which: Any = None) -> "Batch":
        """Return a batch of its own with these games: all, or those in some places, which may be
        named more than once.  It deals the same games next as this one."""
        chosen = self._chosen(which, once=False)
        other = Batch.__new__(Batch)
        vars(other).update(vars(self), _places=self._places.part(chosen))
        other._ended = self._ended[chosen]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it, with all that is hidden."""
        made_of = (self.game.card.key, len(self), *self._made_of)
        counted = (self._places.states.tobytes(), self._places.standing, self._ended, self._dealt)
        return _restored, (made_of, *counted)

    def _chosen(self, which: Any, once: bool = True) -> Array:
        """Return the numbers of places; raise `OptionError` for none such, or where each counts
        ``once`` for one that is named twice."""
        n = len(self)
        if which is None:
            return np.arange(n)
        given = np.asarray(which)
        if given.dtype == bool and given.shape == (n,):
            return np.flatnonzero(given)
        numbers = given.dtype.kind in "iu" and given.ndim == 1
        there_are = numbers and ((given >= 0) & (given < n)).all()
        if there_are and not (once and len(np.unique(given)) < len(given)):
            return np.ascontiguousarray(given, np.int64)
        raise OptionError(NO_PLACES.format(n=n, last=n - 1))


def _restored(
    made_of: tuple[Any, ...], states: bytes, standing: Array, ended: Array, dealt: int
) -> Batch:
    """Return a batch as it was pickled."""
    batch = Batch(*made_of)
    batch.state = states
    batch._places.standing[:], batch._ended, batch._dealt = standing, ended, dealt
    return batch


def _buffer(out: Array | None, shape: tuple[int, int], kind: Any) -> Array:
    """Return the array to write to: a new one, or the caller's; raise `OptionError` if it does not
    fit."""
    if out is None:
        return np.empty(shape, kind)
    fits = isinstance(out, np.ndarray) and (out.shape, out.dtype) == (shape, np.dtype(kind))
    if not fits or not out.flags.c_contiguous or not out.flags.writeable:
        raise OptionError(NO_BUFFER.format(kind=np.dtype(kind), shape=shape))
    return out
