"""A rehearsal makes everything ready that tables will ask for."""

import subprocess
import sys

import pytest

from farmyard.core import catalogue


@pytest.mark.parametrize("key", catalogue.keys())
def test_nothing_is_compiled_while_somebody_waits(key: str) -> None:
    """In a process of its own: here all of it may be ready already."""
    late = [sys.executable, "-m", "tests.lab.late", key]
    done = subprocess.run(late, capture_output=True, text=True, timeout=300, check=False)
    assert (done.stdout.split(), done.stderr) == ([], "")
