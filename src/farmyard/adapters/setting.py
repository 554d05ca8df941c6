"""A game set up: so many seats under some house rules.  All that an adapter asks of a game.

What leaves it is made from views, except for the record itself, which adapters keep to themselves.
"""

from typing import Any

import numpy as np

from farmyard.adapters.numbers import Array, Numbers
from farmyard.adapters.rewards import rewards
from farmyard.core import catalogue
from farmyard.core.dealing import settled
from farmyard.core.game import Key
from farmyard.core.record import OVER, SPECTATOR, clone


class Setting:
    """A game with its seats and options; positions are arrays of one record, never changed."""

    def __init__(
        self, key: str, seats: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """`UnknownGame`, or `OptionError` for seats or options there are not."""
        self._made_of = (key, seats, options)
        self.game, options = catalogue.game(key), options or {}
        card = self.game.card
        self.seats = card.usual_seats(options) if seats is None else seats
        card.check_seats(self.seats)
        self.options = card.read_options(options, self.seats)
        self.template = self.game.template(self.seats, self.options)
        self.numbers = Numbers(self.game, self.seats)
        self.choices_there_are = self.game.rules.CHOICES
        self.names = [f"Seat {p + 1}" for p in range(self.seats)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self._made_of

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self

    # -- Playing ----------------------------------------------------------------

    def deal(self, dice: Key) -> Array:
        """A fresh deal from the key of some dice."""
        states = clone(self.template)
        states["key"] = settled(self.game, self.seats, self.options, dice)
        self.game.loops.deal(states, 0)
        return states

    def after(self, states: Array, choice: int) -> Array:
        """The position after a legal choice."""
        following = clone(states)
        self.game.loops.play(following, 0, choice)
        return following

    def is_legal(self, states: Array, choice: int) -> bool:
        """Whether the seat to move has this choice; any number may be asked about."""
        in_range = 0 <= choice < self.choices_there_are
        return in_range and bool(self.game.loops.legal(states, 0, choice))

    def rewards(self, states: Array) -> list[float]:
        """What each seat gets for a position in which the game is over."""
        return rewards(self.game.scores(states))

    # -- Seeing -----------------------------------------------------------------

    def mask(self, states: Array, seat: int) -> Array:
        """int8 of shape (choices,): 1 for what the seat can do now, nothing if it has to wait."""
        mask = np.zeros(self.choices_there_are, np.int8)
        if not is_over(states) and to_move(states) == seat:
            mask[self.game.choices(states)] = 1
        return mask

    def row(self, states: Array, seat: int) -> Array:
        """What a seat may know, as numbers: int32 of shape (width,)."""
        row: Array = self.numbers.of(self.game.see(states, seat), seat)[0]
        return row

    def sketch(self, states: Array) -> str:
        """The table as text, as a spectator sees it."""
        view = self.game.see(states, SPECTATOR)[0]
        return self.game.words.sketch(view, SPECTATOR, self.names, False)


def is_over(states: Array) -> bool:
    return bool(states[0]["phase"] == OVER)


def to_move(states: Array) -> int:
    """The seat whose decision it is."""
    return int(states[0]["turn"])


def fresh_dice(source: np.random.Generator) -> Key:
    """A key of 128 bits from an environment's own generator."""
    low, high = source.integers(2**64, size=2, dtype=np.uint64)
    return int(low), int(high)
