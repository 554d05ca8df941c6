"""The seconds between the last chair taken at a table and the deal: time to read what is agreed to,
or to say: wait.
"""

import asyncio
from collections.abc import Callable
from math import ceil


class Countdown:
    """At one table; it counts once, until it is over or stopped."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._timer is not None

    @property
    def left(self) -> int:
        """Whole seconds, the begun one among them; 0 if nothing is counted."""
        if self._timer is None:
            return 0
        return max(1, ceil(self._timer.when() - asyncio.get_running_loop().time()))

    def start(self, seconds: float, over: Callable[[], object]) -> None:
        """Call `over` after so many seconds, unless it is stopped before."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._over, over)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _over(self, over: Callable[[], object]) -> None:
        self._timer = None
        over()
