"""Modules of a game are imported whole, whichever threads import which of them first."""

import os
import subprocess
import sys

import pytest

from farmyard.core import catalogue

SCRIPT = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from farmyard.core import catalogue

sys.setswitchinterval(1e-6)
game, names = catalogue.game(sys.argv[1]), ("rules", "dealing", "page", "bot")
together = Barrier(len(names))

def load(name):
    together.wait()
    getattr(game, name)

with ThreadPoolExecutor(len(names)) as threads:
    list(threads.map(load, names))
"""


@pytest.mark.parametrize("key", catalogue.keys())
def test_threads_may_load_a_game_together(key: str) -> None:
    command = [sys.executable, "-c", SCRIPT, key]
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}  # compiling plays no part in it
    run = subprocess.run(command, env=plain, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
