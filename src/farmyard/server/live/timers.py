"""The timers of a table: each rings once, and is reset or stopped when the table changes.

A timer holds its callback only until it has rung, so that an actor dropped from memory is not kept
alive by it.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from farmyard.core.record import NOTHING
from farmyard.server.store.schema import now_ms
from farmyard.server.table import clock, consent, substitutes
from farmyard.server.table.log import Question
from farmyard.server.table.state import Deadline, State


class Timer:
    """A one-shot timer that can be reset or stopped."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float, what: Callable[..., object], *given: Any) -> None:
        """Call `what` after so many seconds, in place of what was set before."""
        self.stop()
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(max(0.0, seconds), self._ring, what, *given)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, what: Callable[..., object], *given: Any) -> None:
        self._handle = None
        what(*given)


class Rings(Protocol):
    """The callbacks of the timers of a table."""

    def ring(self, deadline: Deadline) -> None: ...
    def miss(self, person: str) -> None: ...
    def lapse(self, question: Question) -> None: ...


class Timers:
    """The timers of one table."""

    def __init__(self) -> None:
        self.turn = Timer()  # the clock of the seat to move
        self.absence = Timer()  # until a bot takes over for an absent person
        self.question = Timer()  # until the open question expires
        self.moment = Timer()  # while the end of a turn stays in view
        self.deal = Timer()  # until a full table begins
        self.knock = Timer()  # until somebody who is away is to be told
        self.crowd = Timer()  # until watchers who came or went are shown

    def watch(self, state: State, rings: Rings) -> None:
        """Reset the timers for the current state: turn clock, absence, open question."""
        self.watch_the_clock(state, rings)
        self.watch_absence(state, rings)
        self.question.stop()
        if (at := consent.lapses_at(state)) is not None:
            self.question.set(seconds_until(at), rings.lapse, state.standing.question)

    def watch_the_clock(self, state: State, rings: Rings, at_least: float = 0.0) -> None:
        """Reset the turn clock, to ring in `at_least` seconds or later; not where time is only
        counted."""
        self.turn.stop()
        state.deadline = deadline = clock.deadline(state, now_ms())
        if deadline is not None and deadline.choice != NOTHING:
            self.turn.set(max(at_least, seconds_until(deadline.until)), rings.ring, deadline)

    def watch_absence(self, state: State, rings: Rings) -> None:
        """Reset the timer for a person who is absent in his turn, if the table does not wait for
        ever."""
        self.absence.stop()
        if (person := substitutes.missing(state)) is not None:
            wait = seconds_until(substitutes.waits_until(state, person))
            self.absence.set(wait, rings.miss, person)


def seconds_until(at: int) -> float:
    """Return the seconds until a time (ms since 1970)."""
    return (at - now_ms()) / 1000
