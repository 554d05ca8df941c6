"""The brake of a server past its capacity: moves are refused in time, and do not wait for seconds.

All that waits for the event loop waits until those before it are done.  A beat that is to come many
times a second tells how far the loop is behind; once that is too long, decisions are refused until
the beat has caught up.  A refusal costs a fraction of a move, so the others are made soon.
"""

import asyncio
import time
from collections.abc import Callable

from farmyard.server.table.refusals import TableRefusal
from farmyard.server.words import say

BEAT = 0.05  # seconds between two beats
FEW = 10  # decisions since the last beat that are made in any case: then it is no crowd that delays


class Brake:
    """Refuses decisions while the event loop is more than ``longest`` seconds behind."""

    def __init__(self, longest: float, now: Callable[[], float] = time.monotonic) -> None:
        self._longest, self._now = longest, now
        self._last, self._made = now(), 0
        self.refused = 0
        """How many decisions have been refused since the start."""

    def beat(self) -> None:
        """Note that the event loop has come round."""
        self._last, self._made = self._now(), 0

    async def run(self) -> None:
        """Beat for ever."""
        while True:
            self.beat()
            await asyncio.sleep(BEAT)

    def check(self) -> None:
        """Count a decision that is to be made; raise `TableRefusal` if it would wait too long."""
        if self._made >= FEW and self._now() - self._last > BEAT + self._longest:
            self.refused += 1
            raise TableRefusal(503, say("busy"))
        self._made += 1
