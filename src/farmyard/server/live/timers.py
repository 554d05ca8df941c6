"""What a table waits for: each timer rings once, and is set anew or stopped whenever things change.

What is done then is handed over when a timer is set and let go when it has rung, so that a table
that nobody needs any more is held by nothing.
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
    """Rings once, unless it is stopped or set anew before."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float, what: Callable[..., object], *given: Any) -> None:
        """Do something after so many seconds."""
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
    """What is done when a timer rings."""

    def ring(self, deadline: Deadline) -> None: ...
    def miss(self, person: str) -> None: ...
    def lapse(self, question: Question) -> None: ...


class Timers:
    """Those of one table."""

    def __init__(self) -> None:
        self.turn = Timer()  # until the time of the seat to move is up
        self.absence = Timer()  # until a scarecrow sits down for whoever is away
        self.question = Timer()  # until what is asked of everybody lapses
        self.moment = Timer()  # while the end of a turn stays in view
        self.deal = Timer()  # until a full table begins
        self.crowd = Timer()  # until it is said who has come and gone

    def watch(self, state: State, rings: Rings) -> None:
        """Look at a table as it stands now: whose time runs, who is away, what is asked."""
        self.watch_the_clock(state, rings)
        self.watch_absence(state, rings)
        self.question.stop()
        if (at := consent.lapses_at(state)) is not None:
            self.question.set(seconds_until(at), rings.lapse, state.standing.question)

    def watch_the_clock(self, state: State, rings: Rings, at_least: float = 0.0) -> None:
        """It rings in ``at_least`` seconds at the earliest; not where time is only counted."""
        self.turn.stop()
        state.deadline = deadline = clock.deadline(state, now_ms())
        if deadline is not None and deadline.choice != NOTHING:
            self.turn.set(max(at_least, seconds_until(deadline.until)), rings.ring, deadline)

    def watch_absence(self, state: State, rings: Rings) -> None:
        """Whoever is away while it is his turn is waited for so long, or for ever."""
        self.absence.stop()
        if (person := substitutes.missing(state)) is not None:
            wait = seconds_until(substitutes.waits_until(state, person))
            self.absence.set(wait, rings.miss, person)


def seconds_until(at: int) -> float:
    """The seconds until a time (ms since 1970)."""
    return (at - now_ms()) / 1000
