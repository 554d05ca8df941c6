"""Rules and loops as their modules hold them: Numba is imported when the first of them is compiled.

A game is imported, described and played as plain Python without the compiler.  What a module holds
is a rule or a loop that makes its dispatcher (`farmyard.core.compiling.linking`) when Numba asks
for its type, or when Python calls a loop that is to run compiled.
"""

from collections.abc import Callable
from functools import update_wrapper
from threading import RLock
from typing import Any

from farmyard.core.compiling.meanwhile import as_written

_making = RLock()
"""Held while a dispatcher is made, so that two threads share one."""


class _Late:
    """A function with a dispatcher that is made when it is first needed."""

    def __init__(self, function: Callable[..., Any], *names: str) -> None:
        wrapper: Any = self
        update_wrapper(wrapper, function)
        self.py_func, self._names = function, names
        self._made: Any = None

    @property
    def dispatcher(self) -> Any:
        """The dispatcher of the function."""
        if self._made is None:
            with _making:
                self._made = self._made or self._make()
        return self._made

    @property
    def _numba_type_(self) -> Any:
        """The type of the dispatcher, for which Numba asks where compiled code calls it."""
        return self.dispatcher._numba_type_

    def __reduce__(self) -> Any:
        """Pickle it as its dispatcher, which is known in every process by its name."""
        return self.dispatcher.__reduce__()

    def _make(self) -> Any:
        raise NotImplementedError


class LateRule(_Late):
    """A rule: compiled code links it, Python runs it as plain Python."""

    def __call__(self, *args: Any) -> Any:
        """Run the rule as plain Python with all it calls: for a short rule that is faster than
        Numba's dispatch into compiled code, and it needs no compiling."""
        return as_written(self.py_func, args)

    def _make(self) -> Any:
        from farmyard.core.compiling.linking import Rule

        return Rule.of(self.py_func, *self._names)


class LateLoop(_Late):
    """A loop: Python calls it compiled."""

    def __call__(self, *args: Any) -> Any:
        return self.dispatcher(*args)

    def _make(self) -> Any:
        from farmyard.core.compiling.linking import Loop

        return Loop.of(self.py_func, *self._names)
