"""Work that is done beside the event loop, each kind by threads of its own: whoever sends one file
after the other keeps nobody from asking a question, and neither keeps a table from being laid, or
the store from being read.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from farmyard.server.live.thinkers import step_back
from farmyard.server.table import words
from farmyard.server.table.refusals import Refusal

T = TypeVar("T")


class Workers:
    """A few threads for one kind of work. Of what strangers send no more than so many wait; they
    are let wait, and everybody else goes first."""

    def __init__(self, kind: str, threads: int, most: int | None = None) -> None:
        step = step_back if most is not None else None
        self._threads = ThreadPoolExecutor(threads, f"farmyard-{kind}", step)
        self._most, self._given = most, 0

    async def do(self, work: Callable[..., T], *given: object) -> T:
        """Do it in a thread; a Refusal if too many wait for that."""
        if self._most is not None and self._given >= self._most:
            raise Refusal(503, words.BUSY)
        self._given += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *given)
        finally:
            self._given -= 1

    def stop(self) -> None:
        """What has not begun is not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
