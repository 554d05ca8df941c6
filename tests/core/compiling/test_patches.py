"""Numba is left as it was: other code's functions, types and cache are not patched."""

import contextlib
import subprocess
import sys
from pathlib import Path

import pytest

from farmyard.core.compiling import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is no compiler to be left alone")

SCRIPT = """
import sys
from pathlib import Path
from numba import config, types
from numba.core.postproc import PostProcessor

def of_numba():
    return types.Function.get_call_type, types.Record.__repr__, PostProcessor.run, config.CACHE_DIR

before = of_numba()
import farmyard
farmyard.table("by_golly", 2, seed=1)
farmyard.play_out("by_golly", 2, games=1)
sys.path.insert(0, sys.argv[1])
import mine
mine.f(1)
print([a is b for a, b in zip(before, of_numba())], Path(mine.f._cache.cache_path).parent)
"""
MINE = "from numba import njit\n\n@njit(cache=True)\ndef f(x):\n    return x + 1\n"


def test_numba_is_as_it_was_for_everybody_else(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    run = subprocess.run(command, capture_output=True, check=True, text=True)
    assert run.stdout.strip() == f"[True, True, True, True] {tmp_path}"


def test_it_is_as_our_rules_need_it_while_they_are_compiled() -> None:
    """Numba is patched while our rules compile, and restored even if that fails."""
    from numba.core import types
    from numba.core.postproc import PostProcessor

    from farmyard.core.compiling import patches

    usual = PostProcessor.run, types.Function.get_call_type
    with contextlib.suppress(KeyError), patches.active(), patches.active():
        assert PostProcessor.run is not usual[0]
        assert types.Function.get_call_type is not usual[1]
        raise KeyError
    assert (PostProcessor.run, types.Function.get_call_type) == usual
    assert "get_call_type" not in vars(types.Function)
