"""Positions with perfect recall: each seat's information state as a fingerprint.

A view is a seat's present knowledge; an information state also depends on its earlier views.  It is
kept as a fingerprint of the seat's views so far, its own choices, and the public choices of others.
Two positions have the same fingerprint for a seat if and only if the seat has had the same
observations.  A `Moment` is immutable, so that copies of a state may share it.
"""

from hashlib import blake2b
from typing import Any, Optional

from farmyard.adapters.numbers import Array
from farmyard.adapters.setting import Setting
from farmyard.core.game import Key
from farmyard.core.record import HIDDEN

SIZE = 16  # bytes of a fingerprint


class Moment:
    """A position linked to the one before it; ``marks`` are cached fingerprints by seat."""

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
        """Pickle the position with every seat's fingerprint, without the positions before it."""
        marks = {seat: self.memory(seat) for seat in range(self.setting.seats)}
        return Moment, (self.setting, self.states, None, HIDDEN, marks)

    def after(self, choice: int) -> "Moment":
        """Return the position after a legal choice."""
        return Moment(self.setting, self.setting.after(self.states, choice), self, choice)

    def imagined(self, seat: int, dice: Key) -> "Moment":
        """Return a random position that agrees with a seat's view and has its fingerprint.

        The fingerprints of the other seats begin with their views of it.
        """
        game = self.setting.game
        world = game.imagine(game.see(self.states, seat), seat, dice)
        return Moment(self.setting, world, marks={seat: self.memory(seat)})

    def memory(self, seat: int) -> bytes:
        """Return the fingerprint of a seat's information state; `SPECTATOR` has one too."""
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
        """Return the choice that led here, or `HIDDEN` if it is a secret of another seat."""
        if self._before is None:
            return HIDDEN
        was = self._before.states[0]
        secret = int(was["phase"]) in self.setting.game.rules.SECRET
        return HIDDEN if secret and int(was["turn"]) != seat else self._choice
