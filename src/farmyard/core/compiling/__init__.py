"""The decorators the rules wear: all that is known here of the compiler.

The rules are plain functions that change a record in place; the same source runs compiled, inside
GPU kernels, and as plain Python: under ``NUMBA_DISABLE_JIT=1``, or where there is no Numba.  Only a
few loops over the rules are made ready to run: a `rule` is typed and translated once, then linked
into every loop that needs it and optimised there (`linking`, decision 0007).  What is compiled is
kept (`cache`, `folders`) under a mark of its sources (`sources`), and Numba is left as it was for
everybody else in the process (`patches`).  Where people would wait for the compiler they play on
the rules as they are written (`meanwhile`).
"""

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar, cast

import numpy as np

from farmyard.core.compiling.meanwhile import Swapping

__all__ = [
    "COMPILED",
    "INSTALLED",
    "SIMULATED",
    "WITHOUT",
    "cuda",
    "loop",
    "loop_over",
    "rule",
    "rule_over",
    "word",
]

INSTALLED = find_spec("numba") is not None
"""Whether there is a compiler at all."""

if INSTALLED:
    import numba

    COMPILED = not getattr(numba.config, "DISABLE_JIT", 0)
    SIMULATED = bool(getattr(numba.config, "ENABLE_CUDASIM", 0))
else:
    COMPILED = SIMULATED = False
"""COMPILED is false where there is no compiler and under ``NUMBA_DISABLE_JIT=1``: the rules run as
plain Python, where NumPy checks ranges.  SIMULATED is true under ``NUMBA_ENABLE_CUDASIM=1``:
kernels run as plain Python, one game after another."""

WITHOUT = (
    "Numba is not installed: the rules run as plain Python, some hundred times slower, and bots "
    "that search play like the level below them. It comes with: pip install numba"
)
"""What is said where that is felt, unless there is a compiler."""

if COMPILED:
    from farmyard.core.compiling.linking import Loop, Rule

word: Any = np.uint64 if COMPILED else int
"""A 64-bit word of the dice: wraps when compiled, is masked when plain."""

cuda: Any  # the compiler for GPUs: `__getattr__` loads it when somebody asks
F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Marks a function of the rules, pure arithmetic over the record: compiled for other rules, and
    as it is written for Python."""
    return cast(F, Rule.of(function, function.__module__)) if COMPILED else function


def loop(function: F) -> F:
    """Marks a loop over rules and arrays that Python calls while people wait: made ready to run,
    and run as it is written until it is."""
    if not COMPILED:
        return function
    module = function.__module__
    owner = _owner(module)
    return cast(F, Swapping(Loop.of(function, module, owner), function, owner))


def rule_over(game: str) -> Callable[[F], F]:
    """Marks a rule that a factory made over one game's rules; loops call it, Python does not."""

    def of(function: F) -> F:
        return cast(F, Rule.of(function, game)) if COMPILED else function

    return of


def loop_over(game: str, at_once: bool = False) -> Callable[[F], F]:
    """Compiles a loop that a factory made over one game's rules; Python calls it.  One that is to
    answer ``at_once`` runs as it is written until it is ready; all others are waited for."""

    def of(function: F) -> F:
        if not COMPILED:
            return function
        function.__qualname__ += f".{game}"  # each game's has its own name, in the machine code too
        made = Loop.of(function, game, game)
        return cast(F, Swapping(made, function, game) if at_once else made)

    return of


def _owner(module: str) -> str:
    """The game a module belongs to: ``farmyard.games.<key>.…``; else no game."""
    return module.split(".")[2] if module.startswith("farmyard.games.") else module


def __getattr__(name: str) -> Any:
    if name != "cuda":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if not INSTALLED:
        return None
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")  # few games are no mistake
    return import_module("numba.cuda")
