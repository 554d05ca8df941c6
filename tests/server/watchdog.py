"""Watches the event loop of a test's server: no callback of it may take long.

What counts is the processor's time that the loop's own thread has spent inside a callback: on a
machine that is busy with other things it is the same.  What the garbage collector took meanwhile is
not the callback's doing; a server on its own is told to leave the collector calm.
"""

import asyncio
import gc
import sys
import threading
from time import thread_time
from typing import Any

from farmyard.core.compiling import COMPILED

LIMIT = 0.05  # seconds


def at_full_speed() -> bool:
    """Whether rules are compiled and no lines are counted; else all takes some times as long."""
    return COMPILED and sys.gettrace() is None


_usual = asyncio.events.Handle._run  # type: ignore[attr-defined]


class Watchdog:
    """Counts, for the loop of one thread, what took longer than the limit."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.barks: list[tuple[float, str]] = []
        self.calls = 0
        self.longest = (0.0, "")  # of all, allowed or not
        self._collecting = self._began = 0.0
        self.thread = 0

    @property
    def blocked(self) -> float:
        """Seconds for which others had to wait, all in all."""
        return sum(took for took, _ in self.barks)

    @property
    def worst(self) -> tuple[float, str]:
        return max(self.barks, default=(0.0, ""))

    def run(self, handle: Any) -> None:
        """Run a callback, and see how long it takes."""
        self.calls += 1
        what, before, collecting = _named(handle), thread_time(), self._collecting
        _usual(handle)
        took = thread_time() - before - (self._collecting - collecting)
        if took > self.longest[0]:
            self.longest = took, what()
        if took > LIMIT:
            self.barks.append((took, what()))

    def collector(self, phase: str, _: Any) -> None:
        if threading.get_ident() != self.thread:
            return
        if phase == "start":
            self._began = thread_time()
        else:
            self._collecting += thread_time() - self._began


def _named(handle: Any) -> Any:
    """How to say what a callback is, even after it has forgotten itself."""
    callback = handle._callback
    return lambda: repr(getattr(callback, "__self__", callback))[:300]


_watched: dict[Any, Watchdog] = {}


def _run(handle: Any) -> None:
    dog = _watched.get(handle._loop)
    if dog is None:
        _usual(handle)
    else:
        dog.run(handle)


asyncio.events.Handle._run = _run  # type: ignore[attr-defined]


def watch(loop: asyncio.AbstractEventLoop) -> Watchdog:
    """Watch this loop from now on; to be called in its thread."""
    dog = _watched[loop] = Watchdog(loop)
    dog.thread = threading.get_ident()
    gc.callbacks.append(dog.collector)
    return dog


def leave(dog: Watchdog) -> None:
    gc.callbacks.remove(dog.collector)
    for loop in [loop for loop, other in _watched.items() if other is dog]:
        del _watched[loop]


class Loop(asyncio.SelectorEventLoop):
    """A loop that is watched from its beginning to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.dog = watch(self)

    def close(self) -> None:
        leave(self.dog)
        super().close()


def of_thread(thread: threading.Thread) -> Watchdog:
    """The watchdog of the loop that runs in a thread."""
    return next(dog for dog in _watched.values() if dog.thread == thread.ident)
