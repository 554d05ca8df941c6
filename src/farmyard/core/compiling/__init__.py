"""The decorators of compiled rules and loops; no other package uses Numba's compiler directly.

Rules are plain functions that change a record in place; the same source runs compiled, inside GPU
kernels, and as plain Python: under ``NUMBA_DISABLE_JIT=1``, or without Numba.  Only a few loops
over the rules get machine code of their own: a `rule` is typed and lowered to LLVM IR once, then
linked into every loop that calls it and optimised there (`linking`, decision 0007).  Numba is
imported when the first loop is compiled, or loaded (`late`).  Compiled loops are cached (`cache`,
`folders`) under a hash of their sources (`sources`).  Changes to Numba are in force only while it
compiles code of ours (`patches`).  Until a game is compiled, its rules run as plain Python
(`meanwhile`).
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar, cast

import numpy as np

from farmyard.core.compiling.late import LateLoop, LateRule
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
"""True if Numba is installed."""


def _told(switch: str) -> bool:
    """Tell whether a switch of Numba is on: by Numba if it is loaded, else by the environment."""
    if loaded := sys.modules.get("numba"):
        return bool(getattr(loaded.config, switch, 0))
    told = os.environ.get(f"NUMBA_{switch}", "")
    return told.strip().isdecimal() and int(told) != 0


COMPILED = INSTALLED and not _told("DISABLE_JIT")
SIMULATED = INSTALLED and _told("ENABLE_CUDASIM")
"""COMPILED is false without Numba and under ``NUMBA_DISABLE_JIT=1``: the rules run as plain Python,
where NumPy checks ranges.  SIMULATED is true under ``NUMBA_ENABLE_CUDASIM=1``: kernels run as plain
Python, one game after another."""

WITHOUT = (
    "Numba is not installed: the rules run as plain Python, some hundred times slower, and bots "
    "that search play like the level below them. It comes with: pip install numba"
)
"""The notice for users without Numba, shown before long work."""

word: Any = np.uint64 if COMPILED else int
"""The type of a 64-bit word of the dice: it wraps when compiled, and is masked in plain Python."""

cuda: Any  # Numba's compiler for GPUs, imported on first access by `__getattr__`
F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function of the rules: pure arithmetic over the record.  Compiled code calls it
    compiled; Python calls it as plain Python."""
    return cast(F, LateRule(function, function.__module__)) if COMPILED else function


def loop(function: F) -> F:
    """Mark a loop over rules and arrays that Python calls while people wait: it is compiled, and
    runs as plain Python while its game is getting ready (`meanwhile`)."""
    if not COMPILED:
        return function
    module = function.__module__
    owner = _owner(module)
    return cast(F, Swapping(LateLoop(function, module, owner), function, owner))


def rule_over(game: str) -> Callable[[F], F]:
    """Mark a rule that a factory makes over one game's rules; only loops call it."""

    def of(function: F) -> F:
        return cast(F, LateRule(function, game)) if COMPILED else function

    return of


def loop_over(game: str, at_once: bool = False) -> Callable[[F], F]:
    """Compile a loop that a factory makes over one game's rules; Python calls it.

    A loop marked ``at_once`` runs as plain Python while its game is getting ready; a call of any
    other waits for the compiler.
    """

    def of(function: F) -> F:
        if not COMPILED:
            return function
        function.__qualname__ += f".{game}"  # a name for each game, in the machine code too
        made = LateLoop(function, game, game)
        return cast(F, Swapping(made, function, game) if at_once else made)

    return of


def _owner(module: str) -> str:
    """Return the key of the game a module belongs to, or the module's name."""
    return module.split(".")[2] if module.startswith("farmyard.games.") else module


def __getattr__(name: str) -> Any:
    if name != "cuda":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if not INSTALLED:
        return None
    os.environ.setdefault("NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS", "0")  # few games are no mistake
    found = import_module("numba.cuda")
    if not SIMULATED:
        from farmyard.core.compiling.device import know_rules

        know_rules(LateRule)
    return found
