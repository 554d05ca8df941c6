"""Patches of Numba that are in force only while it compiles code of ours.

Functions of other packages in the process are compiled by an unchanged Numba.  A patch is set and
removed under Numba's global compiler lock, so no other function is compiled in between.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.postproc import PostProcessor
from numba.core.transforms import canonicalize_cfg

LEAN = set[Callable[..., Any]]()
"""The functions of rules, which hold no references to release."""

_Answers = dict[int, tuple[Any, dict[Any, Any]]]
_known: _Answers = {}  # the cache of resolved operators, by function type and argument types
_written: dict[int, tuple[Any, str]] = {}  # the cache of record types' names
_active = False
_process, _write = PostProcessor.run, types.Record.__repr__


@contextmanager
def active() -> Iterator[None]:
    """Hold Numba's compiler lock, with the patches set."""
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
    """Resolve a call of an operator once for each combination of types.

    Numba tries some hundred overloads of ``+`` at each ``+``, which took a fifth of its time.
    """
    _, known = _known.setdefault(id(self), (self, {}))
    if kws or args not in known:
        known[args] = types.BaseFunction.get_call_type(self, context, args, kws)
    return known[args]


def _written_once(self: types.Record) -> str:
    """Return the name of a record type from a cache; Numba formats it for a log in every pass,
    which took a twentieth of its time."""
    if id(self) not in _written:
        _written[id(self)] = self, str(_write(self))
    return _written[id(self)][1]


def _processed(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
    """Post-process a function after a pass; for rules without the analysis of live variables.

    Numba needs that analysis to release references, and rules hold none: another twentieth.
    """
    if self.func_ir.func_id.func in LEAN:
        self.func_ir.blocks = canonicalize_cfg(self.func_ir.blocks)
    else:
        _process(self, emit_dels, extend_lifetimes)
