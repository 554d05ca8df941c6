"""A moment of a game, with what each seat remembers of the way to it.

A view is what a seat may know now; a tree of information states also asks what it has seen before.
That is kept as a fingerprint: of its views so far, its own choices, and those of others that are
told to all.  Two moments have the same fingerprint for a seat just when the seat lived through the
same game.  Moments never change, so that copies of a state may share them.
"""

from hashlib import blake2b
from typing import Any, Optional

from farmyard.adapters.numbers import Array
from farmyard.adapters.setting import Setting
from farmyard.core.game import Key
from farmyard.core.record import HIDDEN

SIZE = 16  # bytes of a fingerprint


class Moment:
    """A position, and the moment before it; ``marks`` are fingerprints that are known already."""

    __slots__ = ("_before", "_choice", "_marks", "setting", "states")

    def __init__(
        self,
        setting: Setting,
        states: Array,
        before: Optional["Moment"] = None,
        choice: int = HIDDEN,
        marks: dict[int, bytes] | None = None,
    ) -> None:
        self.setting, self.states = setting, states
        self._before, self._choice, self._marks = before, choice, marks or {}

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Without the way, but with what every seat remembers of it."""
        marks = {seat: self.memory(seat) for seat in range(self.setting.seats)}
        return Moment, (self.setting, self.states, None, HIDDEN, marks)

    def after(self, choice: int) -> "Moment":
        """The moment after a legal choice."""
        return Moment(self.setting, self.setting.after(self.states, choice), self, choice)

    def imagined(self, seat: int, dice: Key) -> "Moment":
        """A random one that agrees with all that this seat knows now; it remembers the same.

        What the others remember there begins with what they see.
        """
        game = self.setting.game
        world = game.imagine(game.see(self.states, seat), seat, dice)
        return Moment(self.setting, world, marks={seat: self.memory(seat)})

    def memory(self, seat: int) -> bytes:
        """The fingerprint of all that this seat has lived through; the spectator has one too."""
        path, moment = [], self
        while seat not in moment._marks:
            path.append(moment)
            if moment._before is None:
                break
            moment = moment._before
        mark = moment._marks.get(seat, b"")
        for later in reversed(path):
            mark = later._marks[seat] = later._mark(seat, mark)
        return mark

    def _mark(self, seat: int, earlier: bytes) -> bytes:
        view = self.setting.game.see(self.states, seat).tobytes()
        told = self._told(seat).to_bytes(4, "little", signed=True)
        return blake2b(earlier + told + view, digest_size=SIZE).digest()

    def _told(self, seat: int) -> int:
        """The choice that led here, unless it is a secret of another seat."""
        if self._before is None:
            return HIDDEN
        was = self._before.states[0]
        secret = int(was["phase"]) in self.setting.game.rules.SECRET
        return HIDDEN if secret and int(was["turn"]) != seat else self._choice
