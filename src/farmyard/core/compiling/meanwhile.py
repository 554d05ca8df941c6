"""Running a game's loops as plain Python while they are compiled in the background.

Code that would make people wait marks a game as *getting ready* (`begin`) and has it compiled in
another process (`farmyard.lab.warm`).  Until `end`, its loops run as plain Python, some hundred
times slower, which is fast enough for a person; after it, from the next call on, compiled.  Results
are the same.  Batches and searches wait for the compiler instead.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

_getting: dict[str, threading.Event | None] = {}
"""The games, and parts of games, that run as plain Python: until the event is set, or for good
(None: never compiled)."""
_ready = set[str]()
_lock = threading.Lock()


class _Here(threading.local):
    """Flags of the current thread: ``compiles`` in `at_work`, ``wraps`` in `wrapping`."""

    compiles = False
    wraps = False


_here = _Here()


def begin(what: str) -> bool:
    """Mark a game, or a part of one, as getting ready; False if it was marked before."""
    with _lock:
        if _getting.get(what) is not None or what in _ready:
            return False
        _getting[what] = threading.Event()
        return True


def stay_as_written(what: str) -> None:
    """Keep a game on plain Python for good, unless it is compiled already; batches still compile
    the loops they call."""
    with _lock:
        if what not in _ready:
            _getting.setdefault(what, None)


def end(what: str, ready: bool = True) -> None:
    """Let a game run compiled from now on; if it is not ``ready``, its next caller compiles it."""
    with _lock:
        if ready:
            _ready.add(what)
        if (event := _getting.pop(what, None)) is not None:
            event.set()


def lasts(what: str) -> bool:
    """Tell whether a game, or a part of one, runs as plain Python in this thread."""
    return what in _getting and not _here.compiles


def wait(what: str) -> None:
    """Wait until a game is ready, or no longer being compiled."""
    if lasts(what) and (event := _getting.get(what)) is not None:
        event.wait()


@contextmanager
def at_work() -> Iterator[None]:
    """Make this thread compile, or load from the cache, the loops that it calls."""
    before = _here.compiles
    _here.compiles = True
    try:
        yield
    finally:
        _here.compiles = before


def as_written(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """Call a rule or a loop as plain Python, with all it calls."""
    if _here.wraps:
        return function(*args)
    with wrapping():
        return function(*args)


@contextmanager
def wrapping() -> Iterator[None]:
    """Silence NumPy's overflow warnings for the dice, whose words wrap.  Entered for each call of a
    rule as plain Python, and once around many short calls, as when a page is drawn."""
    before = _here.wraps
    _here.wraps = True
    try:
        with np.errstate(over="ignore"):
            yield
    finally:
        _here.wraps = before


class Swapping:
    """A loop that runs as plain Python while its game is getting ready, and compiled afterwards."""

    def __init__(
        self, compiled: Callable[..., Any], written: Callable[..., Any], game: str
    ) -> None:
        self.compiled, self.written, self.game = compiled, written, game

    def __call__(self, *args: Any) -> Any:
        if self.game in _getting and lasts(self.game):
            return as_written(self.written, args)
        return self.compiled(*args)

    def at_full_speed(self, *args: Any) -> Any:
        """Call the compiled loop, waiting for the compiler if need be; for batches."""
        wait(self.game)
        return self.compiled(*args)
