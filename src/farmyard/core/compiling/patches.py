"""What is changed in Numba while it compiles rules of ours, and only then.

The compiler belongs to everybody in the process: others' functions are compiled as Numba made it.
Whoever compiles holds Numba's own lock, so nobody else's function comes in between.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.postproc import PostProcessor
from numba.core.transforms import canonicalize_cfg

LEAN = set[Callable[..., Any]]()
"""Functions that hold nothing which must be let go: rules."""

_Answers = dict[int, tuple[Any, dict[Any, Any]]]
_known: _Answers = {}  # what operators are for which types
_written: dict[int, tuple[Any, str]] = {}  # records' types in words
_active = False
_process, _write = PostProcessor.run, types.Record.__repr__


@contextmanager
def active() -> Iterator[None]:
    """While this lasts Numba is as our rules need it."""
    global _active
    with global_compiler_lock:
        if _active:
            yield
            return
        _active = True
        _set_up()
        try:
            yield
        finally:
            _active = False
            _take_down()


def _set_up() -> None:
    for owner, name, ours in (
        (PostProcessor, "run", _processed),
        (types.Record, "__repr__", _written_once),
        (types.Function, "get_call_type", _ask_once),
    ):
        setattr(owner, name, ours)


def _take_down() -> None:
    setattr(PostProcessor, "run", _process)  # noqa: B010 (unknown to its types)
    setattr(types.Record, "__repr__", _write)  # noqa: B010
    delattr(types.Function, "get_call_type")  # it is that of all callables
    _known.clear()
    _written.clear()


def _ask_once(self: Any, context: Any, args: Any, kws: Any) -> Any:
    """What an operator is for these types.  Numba goes through some hundred meanings of ``+`` at
    each ``+``, which was a fifth of its time: the answer is kept here."""
    _, known = _known.setdefault(id(self), (self, {}))
    if kws or args not in known:
        known[args] = types.BaseFunction.get_call_type(self, context, args, kws)
    return known[args]


def _written_once(self: types.Record) -> str:
    """A record's type in words, which Numba wants for a log at each of its steps: the twentieth
    part of its time."""
    if id(self) not in _written:
        _written[id(self)] = self, str(_write(self))
    return _written[id(self)][1]


def _processed(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """What Numba does to a function after each step.  Rules hold nothing that must be let go, so
    nobody needs to know which variables live where: another twentieth."""
    if self.func_ir.func_id.func in LEAN:
        self.func_ir.blocks = canonicalize_cfg(self.func_ir.blocks)
    else:
        _process(self, emit_dels, extend_lifetimes)
