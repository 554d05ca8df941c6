"""A game with its number of seats and house rules, as adapters use it.

Observations are made from views alone; the records with hidden information stay in the adapters.
"""

from textwrap import wrap
from typing import Any

import numpy as np

from farmyard.adapters import words
from farmyard.core import catalogue
from farmyard.core.chance.dealing import settled
from farmyard.core.contract import Key
from farmyard.core.errors import IllegalChoice
from farmyard.core.options import OptionError
from farmyard.core.record import OVER, SPECTATOR, clone
from farmyard.lab.batches.numbers import Array, Numbers
from farmyard.lab.batches.rewards import rewards
from farmyard.lab.extra import library

MODES = ["ansi", "rgb_array", "human"]
"""Modes of rendering: the table as text, as a picture, and printed."""
COLUMNS = 112  # of a picture of text
AS_IT_IS: dict[str, Any] = {"replace_whitespace": False, "drop_whitespace": False}


class Setting:
    """A game with its seats and options; positions are arrays of one record, never changed."""

    def __init__(
        self, key: str, seats: int | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Set up a game; raise `UnknownGame`, or `OptionError` for wrong seats or options."""
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
        """Deal a new game from a key: a record of shape (1,)."""
        states = clone(self.template)
        states["key"] = settled(self.game, self.seats, self.options, dice)
        self.game.loops.deal(states, 0)
        return states

    def after(self, states: Array, choice: int) -> Array:
        """Return the position after a legal choice."""
        following = clone(states)
        self.game.loops.play(following, 0, choice)
        return following

    def number(self, action: Any) -> int:
        """Return an action as the number of a choice; raise `IllegalChoice` if it is no number."""
        whole = isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu"
        if isinstance(action, bool) or not (whole or isinstance(action, (int, np.integer))):
            raise IllegalChoice(words.NO_NUMBER.format(action=action))
        return int(action)

    def is_legal(self, states: Array, choice: int) -> bool:
        """Tell whether a number is a legal choice of the seat to move."""
        in_range = 0 <= choice < self.choices_there_are
        return in_range and bool(self.game.loops.legal(states, 0, choice))

    def rewards(self, states: Array) -> list[float]:
        """Return each seat's reward for a position in which the game is over."""
        worth: list[float] = rewards(self.game.scores(states)).tolist()
        return worth

    # -- Seeing -----------------------------------------------------------------

    def mask(self, states: Array, seat: int) -> Array:
        """Return a seat's action mask: int8 of shape (choices,), all 0 if it is not to move."""
        mask = np.zeros(self.choices_there_are, np.int8)
        if not is_over(states) and to_move(states) == seat:
            mask[self.game.choices(states)] = 1
        return mask

    def row(self, states: Array, seat: int, scaled: bool = False) -> Array:
        """Return a seat's view as numbers: int32, or scaled float32, of shape (width,)."""
        row: Array = self.numbers.of(self.game.see(states, seat), seat, scaled)[0]
        return row

    def render(self, states: Array, mode: str) -> "str | Array | None":
        """Draw the table as a spectator sees it, in one of `MODES`."""
        view = self.game.see(states, SPECTATOR)[0]
        sketch = self.game.words.sketch(view, SPECTATOR, self.names, False)
        if mode == "rgb_array":
            return picture(sketch)
        if mode == "ansi":
            return sketch
        print(sketch)
        return None


def checked_mode(mode: str | None) -> str | None:
    """Return a mode of rendering; raise `OptionError` if there is none of that name."""
    if mode not in (None, *MODES):
        raise OptionError(words.NO_MODE.format(possible=" or ".join(MODES), mode=mode))
    return mode


def picture(text: str) -> Array:
    """Return a text as a picture of one size: uint8 of shape (800, 960, 3).  Raise
    `MissingLibrary` without matplotlib."""
    figure = library("matplotlib.figure", "pictures").Figure(figsize=(9.6, 8.0), dpi=100)
    canvas = library("matplotlib.backends.backend_agg", "pictures").FigureCanvasAgg(figure)
    lines = [part for line in text.split("\n") for part in wrap(line, COLUMNS, **AS_IT_IS) or [""]]
    figure.text(
        0.02, 0.98, "\n".join(lines), va="top", family="monospace", size=9.6, linespacing=1.1,
        parse_math=False,
    )  # fmt: skip
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[..., :3].copy()


def is_over(states: Array) -> bool:
    return bool(states[0]["phase"] == OVER)


def to_move(states: Array) -> int:
    """Return the seat to move."""
    return int(states[0]["turn"])


def fresh_dice(source: np.random.Generator) -> Key:
    """Draw a key of 128 bits from an environment's own generator."""
    low, high = source.integers(2**64, size=2, dtype=np.uint64)
    return int(low), int(high)
