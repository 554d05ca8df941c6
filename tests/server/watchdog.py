"""A watchdog for the event loop of a test's server: no callback may take long.

Processor time of the loop's thread inside a callback is measured, so that a busy machine does not
matter. Time spent in the garbage collector is not counted; a standalone server tunes its collector.
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
    """Return whether rules are compiled and nothing is traced; else all is several times slower."""
    return COMPILED and sys.gettrace() is None


_usual = asyncio.events.Handle._run  # type: ignore[attr-defined]


class Watchdog:
    """A record of the callbacks of one event loop that took longer than the limit."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.barks: list[tuple[float, str]] = []
        self.calls = 0
        self.longest = (0.0, "")  # of all callbacks, within the limit or not
        self._collecting = self._began = 0.0
        self.thread = 0

    @property
    def blocked(self) -> float:
        """Return the total seconds of all callbacks that took too long."""
        return sum(took for took, _ in self.barks)

    @property
    def worst(self) -> tuple[float, str]:
        return max(self.barks, default=(0.0, ""))

    def run(self, handle: Any) -> None:
        """Run a callback, and measure its time."""
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
    """Return a function that describes a callback, even after the handle has dropped it."""
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
    """Watch this event loop from now on; call it in the loop's thread."""
    dog = _watched[loop] = Watchdog(loop)
    dog.thread = threading.get_ident()
    gc.callbacks.append(dog.collector)
    return dog


def leave(dog: Watchdog) -> None:
    gc.callbacks.remove(dog.collector)
    for loop in [loop for loop, other in _watched.items() if other is dog]:
        del _watched[loop]


class Loop(asyncio.SelectorEventLoop):
    """An event loop that is watched from its beginning to its end."""

    def __init__(self) -> None:
        super().__init__()
        self.dog = watch(self)

    def close(self) -> None:
        leave(self.dog)
        super().close()


def of_thread(thread: threading.Thread) -> Watchdog:
    """Return the watchdog of the event loop that runs in a thread."""
    return next(dog for dog in _watched.values() if dog.thread == thread.ident)
