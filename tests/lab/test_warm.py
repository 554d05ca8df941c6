"""A rehearsal compiles and loads everything that tables will call."""

import subprocess
import sys

import pytest

from farmyard.core import catalogue


@pytest.mark.parametrize("key", catalogue.keys())
def test_nothing_is_compiled_while_somebody_waits(key: str) -> None:
    """In a new process, a rehearsal leaves no function to compile when tables are played."""
    late = [sys.executable, "-m", "tests.lab.late", key]
    done = subprocess.run(late, capture_output=True, text=True, timeout=300, check=False)
    assert (done.stdout.split(), done.stderr) == ([], "")
