"""What is played on while a game's loops are compiled elsewhere: its rules as they are written.

Nobody at a table waits for the compiler.  Whoever has people wait for a game says that it is
*getting ready*, and has it made ready beside (`farmyard.lab.warm`); until that is done its loops
run as plain Python, some hundred times slower and fast enough for a person, and then, between two
calls, compiled.  Nobody can tell by anything but the time.  A batch waits, and so does a search.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

_getting: dict[str, threading.Event | None] = {}
"""What runs as it is written: until its event comes, or for good (None: nobody compiles it)."""
_ready = set[str]()
_lock = threading.Lock()


class _Here(threading.local):
    """What holds for one thread."""

    compiles = False
    wraps = False


_here = _Here()


def begin(what: str) -> bool:
    """A game, or a part of one, is getting ready from now on; False if it was begun before."""
    with _lock:
        if _getting.get(what) is not None or what in _ready:
            return False
        _getting[what] = threading.Event()
        return True


def stay_as_written(what: str) -> None:
    """Runs a game as it is written, with nobody compiling it, unless it is compiled by now; a batch
    compiles what it needs."""
    with _lock:
        if what not in _ready:
            _getting.setdefault(what, None)


def end(what: str, ready: bool = True) -> None:
    """From now on it runs compiled; if it is not ``ready`` whoever needs it has it compiled."""
    with _lock:
        if ready:
            _ready.add(what)
        if (event := _getting.pop(what, None)) is not None:
            event.set()


def lasts(what: str) -> bool:
    """Whether it runs as it is written, for this thread."""
    return what in _getting and not _here.compiles


def wait(what: str) -> None:
    """Until it is ready, or nobody makes it so any more."""
    if lasts(what) and (event := _getting.get(what)) is not None:
        event.wait()


@contextmanager
def at_work() -> Iterator[None]:
    """This thread makes something ready: what it calls is compiled, or loaded."""
    before = _here.compiles
    _here.compiles = True
    try:
        yield
    finally:
        _here.compiles = before


def as_written(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """Calls a rule or a loop as plain Python, with all it calls."""
    if _here.wraps:
        return function(*args)
    with wrapping():
        return function(*args)


@contextmanager
def wrapping() -> Iterator[None]:
    """Words of the dice wrap: for as long as a rule runs as plain Python, and once for all where
    many short ones are called, as by what draws a page."""
    before = _here.wraps
    _here.wraps = True
    try:
        with np.errstate(over="ignore"):
            yield
    finally:
        _here.wraps = before


class Swapping:
    """A loop that runs as it is written while its game is getting ready, compiled after that."""

    def __init__(
        self, compiled: Callable[..., Any], written: Callable[..., Any], game: str
    ) -> None:
        self.compiled, self.written, self.game = compiled, written, game

    def __call__(self, *args: Any) -> Any:
        if self.game in _getting and lasts(self.game):
            return as_written(self.written, args)
        return self.compiled(*args)

    def at_full_speed(self, *args: Any) -> Any:
        """Compiled, whoever has to wait for it: a batch."""
        wait(self.game)
        return self.compiled(*args)
