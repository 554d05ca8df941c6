"""Compiled rules are linked into loops, and stay callable from Python."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from farmyard.core.compiling import COMPILED, loop_over, rule, rule_over

CELLS = np.dtype([("small", np.int8), ("large", np.int32)])
compiled_only = pytest.mark.skipif(not COMPILED, reason="there is nothing compiled to look at")


@rule
def doubled(n: int) -> int:
    return 2 * n


@rule
def sum_of_doubles(s: Any) -> int:
    return doubled(s.small) + doubled(s.large) + doubled(5)


def test_python_may_call_a_rule() -> None:
    assert doubled(21) == 42


def test_a_loop_calls_rules_and_what_they_call() -> None:
    @loop_over("test")
    def run(cells: Any, i: int) -> int:
        return sum_of_doubles(cells[i])

    cells = np.array([(50, 1000)], CELLS)
    assert run(cells.view(np.recarray), 0) == 2110


@compiled_only
def test_a_rule_is_compiled_for_one_width_of_number() -> None:
    """A small cell, a large one and a literal share one translation of a rule."""
    from numba import types

    for kind in (types.int8, types.int32, types.literal(5)):
        doubled.dispatcher.get_call_template((kind,), {})  # type: ignore[attr-defined]
    assert len(doubled.dispatcher.overloads) == 1  # type: ignore[attr-defined]


def test_rules_of_a_factory_are_told_apart() -> None:
    """Two games' rules of one name, made by one factory, are kept apart in two loops."""

    def made(game: str, factor: int) -> Any:
        @rule_over(game)
        def times(n: int) -> int:
            return factor * n

        @loop_over(game)
        def run(n: int) -> int:
            return times(n)

        return run

    three, seven = made("three", 3), made("seven", 7)
    assert (three(10), seven(10)) == (30, 70)


@rule
def steps_down(n: int) -> int:
    """Call itself, so that the compiler cannot inline the rule into the loop."""
    if n < 2:
        return n
    return steps_down(n - 1) + steps_down(n - 2)


@compiled_only
def test_a_loop_shows_nothing_of_its_rules() -> None:
    """Rules are internal symbols of their loop, since those of other processes may share names."""

    from numba import njit

    from farmyard.core.compiling.linking import LoopCompiler

    @njit(pipeline_class=LoopCompiler)  # as `loop_over` does, but never found in the cache
    def fall(n: int) -> int:
        return int(steps_down(n))

    assert fall(10) == 55
    lines = next(iter(fall.inspect_llvm().values())).splitlines()
    defined = [line for line in lines if line.startswith("define ")]
    found = [line for line in defined if "steps_down" in line]
    assert found
    assert all(line.startswith("define internal ") for line in found)
    shown = [line for line in defined if not line.startswith(("define internal", "define private"))]
    assert shown
    assert all("fall" in line for line in shown if "farmyard" in line or "tests" in line)


@compiled_only
def test_a_rule_that_is_called_late_is_not_left_out() -> None:
    """A rule that is first called when LLVM links is not left out as unused."""

    @loop_over("test")
    def run(n: int) -> int:
        return both(n)

    assert run(4) == 4 + 11


@rule
def called_first(n: int) -> int:
    if len((1, 2)) == 3:  # never true, as the compiler knows
        return steps_down(n)
    return n


@rule
def called_last(n: int) -> int:
    return steps_down(n) + 8


@rule
def both(n: int) -> int:
    return called_first(n) + called_last(n)


@compiled_only
def test_what_was_compiled_is_found_again(tmp_path: Path) -> None:
    """Another process finds every loop that Python calls, and compiles nothing.

    Whatever it has done before makes no difference.
    """
    script = (
        "import sys; from farmyard.core.tables.table import Table;"
        "from farmyard.lab.playouts import keys_of; before = sys.argv[1:] and keys_of(1, 2);"
        "t = Table.deal('oxy_soxy', 3, dice=(1, 2)); t.choices();"
        "print(sum(t.game.loops._ask.compiled.dispatcher.stats.cache_misses.values()))"
    )
    misses = [
        int(
            subprocess.run(
                [sys.executable, "-c", script, *before],
                env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)},
                capture_output=True,
                check=True,
                text=True,
            ).stdout
        )
        for before in ([], ["a rule"])
    ]
    assert misses[0] > 0
    assert misses[1] == 0
