"""Whoever sits down at a table in Python plays at once, on a machine that has compiled nothing."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED, meanwhile
from farmyard.lab import warm

KEY = catalogue.keys()[0]
AT_ONCE = """
import sys, farmyard
from farmyard.core.compiling import meanwhile
key = sys.argv[1]
table = farmyard.table(key, seed=3)
for _ in range(5):
    table.play(table.choices()[0][0])
print(meanwhile.lasts(key), farmyard.replay(table.text()).moves == table.moves)
"""
AND_A_BATCH = """
farmyard.play_out(key, games=2)
print(meanwhile.lasts(key))
table.play(table.choices()[0][0])
"""


def run(script: str, **more: str) -> "subprocess.CompletedProcess[str]":
    env = os.environ | more
    command = [sys.executable, "-W", "error", "-c", script, KEY]
    return subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=150, check=False
    )


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_table_is_played_while_the_compiler_works(tmp_path: Path) -> None:
    """And who goes before it is done goes in peace: no compiler works on."""
    done = run(AT_ONCE, NUMBA_CACHE_DIR=str(tmp_path))
    assert (done.stdout.split(), done.stderr, done.returncode) == (["True", "True"], "", 0)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_batch_in_between_waits_for_it() -> None:
    done = run(AT_ONCE + AND_A_BATCH)
    assert (done.stdout.split()[-1:], done.stderr, done.returncode) == (["False"], "", 0)


def test_where_no_process_can_be_started_it_is_compiled_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def none(*given: Any, **more: Any) -> None:
        raise OSError("no more processes")

    loaded: list[str] = []
    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(warm, "is_compiled", lambda key, part: False)
    monkeypatch.setattr(subprocess, "Popen", none)
    monkeypatch.setattr(warm, "load", lambda key, part, enough: loaded.append(key))
    assert meanwhile.begin(KEY)
    warm.make_ready(KEY, "table", lambda: False)
    assert loaded == [KEY]
    assert not meanwhile.lasts(KEY)


def test_what_fails_is_left_to_whoever_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever for what will not come."""

    def fail(*given: Any) -> None:
        raise RuntimeError("no room left")

    monkeypatch.setattr(meanwhile, "_ready", set())
    monkeypatch.setattr(warm, "warm_apart", fail)
    assert meanwhile.begin(KEY)
    with pytest.raises(RuntimeError):
        warm.make_ready(KEY, "table", lambda: False)
    assert not meanwhile.lasts(KEY)
    meanwhile.wait(KEY)
