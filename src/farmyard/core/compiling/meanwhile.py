"""Running a game's loops as plain Python while they are compiled in the background.

Code that would make people wait marks a game as *getting ready* (`begin`) and has it compiled in
another process (`farmyard.lab.warm`).  Until `end`, its loops run as plain Python, some hundred
times slower, which is fast enough for a person; after it, from the next call on, compiled.  Results
are the same.  Batches and searches wait for the compiler instead.

Whoever marks a game may leave it until it is first called: `begin` then takes a function that is
told so.

A process that serves people (`serving`) compiles nothing itself: it loads what another process has
compiled, and a loop that is not in the cache stays plain Python.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from farmyard.core.compiling.sources import seconds_to_compile

log = logging.getLogger("farmyard.compiling")

_getting: dict[str, threading.Event | None] = {}
"""The games, and parts of games, that run as plain Python: until the event is set, or for good
(None: never compiled)."""
_ready = set[str]()
_asked: dict[str, Callable[[str], None]] = {}
"""Whom to tell that a game, or a part of one, is called for the first time."""
_lock = threading.Lock()


_serving = False  # while this process is a server, nothing is compiled in it


class NotCompiled(RuntimeError):
    """Raised in place of compiling a loop, where that is not allowed."""


class _Here(threading.local):
    """Flags of the current thread: ``compiles`` in `at_work`, ``loads`` in `loading`, ``wraps`` in
    `wrapping`, ``asks`` unless in `rehearsing`."""

    compiles = False
    loads = False
    wraps = False
    asks = True


_here = _Here()


def _announce(owner: str) -> None:
    """Log that a game is compiled, unless that is a matter of a second."""
    if (seconds := seconds_to_compile(owner)) > 1:
        log.warning("compiling %s for this computer, once: about %d seconds", owner, seconds)


on_compiling: Callable[[str], None] | None = _announce
"""Called with a game when one of its loops is to be compiled in this process for the first time,
while its caller waits."""
_announced = set[str]()


def begin(what: str, asked: Callable[[str], None] | None = None) -> bool:
    """Mark a game, or a part of one, as getting ready; False if it was marked before.

    ``asked`` is called once with its name as soon as it is called for, perhaps in a thread that
    other people's requests wait for.
    """
    with _lock:
        if _getting.get(what) is not None or what in _ready:
            return False
        _getting[what] = threading.Event()
        if asked is not None:
            _asked[what] = asked
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
        _asked.pop(what, None)
        if (event := _getting.pop(what, None)) is not None:
            event.set()


def lasts(what: str) -> bool:
    """Tell whether a game, or a part of one, runs as plain Python in this thread; if so, have it
    made ready."""
    plain = what in _getting and not _here.compiles
    if plain and _here.asks and (asked := _asked.pop(what, None)) is not None:
        asked(what)
    return plain


@contextmanager
def rehearsing() -> Iterator[None]:
    """Call games in this thread without having them made ready."""
    _here.asks = False
    try:
        yield
    finally:
        _here.asks = True


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


@contextmanager
def loading() -> Iterator[None]:
    """Make this thread load the loops that it calls; a call of one that is not in the cache raises
    `NotCompiled`."""
    before = _here.loads
    _here.loads = True
    try:
        with at_work():
            yield
    finally:
        _here.loads = before


def serving(does: bool = True) -> None:
    """Note that this process is a server: it loads compiled loops, and compiles none."""
    global _serving
    _serving = does


def may_compile() -> bool:
    """Tell whether this thread may compile loops, or only load them."""
    return not (_serving or _here.loads)


def about_to_compile(owner: str) -> None:
    """Announce that a loop is going to be compiled; raise `NotCompiled` if it may not be."""
    if not may_compile():
        raise NotCompiled(f"a loop of {owner} is not in the cache of compiled code")
    if on_compiling is not None and owner not in _announced:
        _announced.add(owner)
        on_compiling(owner)


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
        try:
            return self.compiled(*args)
        except NotCompiled:
            if _here.loads:
                raise
            return as_written(self.written, args)

    def at_full_speed(self, *args: Any) -> Any:
        """Call the compiled loop, waiting for the compiler if need be; for batches."""
        wait(self.game)
        return self.compiled(*args)
