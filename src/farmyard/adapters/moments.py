"""Positions with perfect recall: each seat's information state as a fingerprint.

A view is a seat's present knowledge; an information state also depends on its earlier views.  It is
kept as a fingerprint of the seat's views so far, its own choices, and the public choices of others.
Two positions have the same fingerprint for a seat if and only if the seat has had the same
observations.  A `Moment` is immutable, so that copies of a state may share it.
"""

from hashlib import blake2b
from typing import Any, NamedTuple, Optional

from farmyard.adapters.setting import Setting
from farmyard.core.contract import Key
from farmyard.core.record import HIDDEN
from farmyard.lab.batches.numbers import Array

SIZE = 16  # bytes of a fingerprint
KEPT = 32  # decisions that a position knows without the positions before it


class Decision(NamedTuple):
    """A choice that a seat has made; a secret one is known to that seat alone."""

    seat: int
    choice: int
    secret: bool

    def told(self, seat: int) -> int:
        """Return the choice as a seat knows it: `HIDDEN` if it is a secret of another seat."""
        return HIDDEN if self.secret and seat != self.seat else self.choice


class Moment:
    """A position linked to the one before it.  ``decisions`` are the newest that led to it, at most
    `KEPT`; ``marks`` are cached fingerprints by seat."""

    __slots__ = ("_before", "_marks", "decisions", "setting", "states")

    def __init__(
        self,
        setting: Setting,
        states: Array,
        before: Optional["Moment"] = None,
        decisions: tuple[Decision, ...] = (),
        marks: dict[int, bytes] | None = None,
    ) -> None:
        self.setting, self.states, self.decisions = setting, states, decisions
        self._before, self._marks = before, marks or {}

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position with every seat's fingerprint, without the positions before it."""
        marks = {seat: self.memory(seat) for seat in range(self.setting.seats)}
        return Moment, (self.setting, self.states, None, self.decisions, marks)

    def after(self, choice: int) -> "Moment":
        """Return the position after a legal choice."""
        was = self.states[0]
        secret = int(was["phase"]) in self.setting.game.rules.SECRET
        made = Decision(int(was["turn"]), choice, secret)
        following = self.setting.after(self.states, choice)
        return Moment(self.setting, following, self, (*self.decisions[1 - KEPT :], made))

    def imagined(self, seat: int, dice: Key) -> "Moment":
        """Return a random position that agrees with a seat's view and has its fingerprint and the
        decisions it knows.

        The fingerprints of the other seats begin with their views of it.
        """
        game = self.setting.game
        world = game.imagine(game.see(self.states, seat), seat, dice)
        known = tuple(each._replace(choice=each.told(seat)) for each in self.decisions)
        return Moment(self.setting, world, None, known, {seat: self.memory(seat)})

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
        told = HIDDEN if self._before is None else self.decisions[-1].told(seat)
        mark = told.to_bytes(4, "little", signed=True)
        return blake2b(earlier + mark + view, digest_size=SIZE).digest()
