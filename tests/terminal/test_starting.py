"""Commands that only tell something load neither the compiler nor the web."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from farmyard.core import catalogue
from farmyard.terminal.main import main

HEAVY = {"numba", "llvmlite", "scipy"}
WEB = {"starlette", "uvicorn", "sqlalchemy", "alembic", "minijinja"}
KEY = catalogue.keys()[0]
MISTAKES = [["rules", KEY], ["--colour"], ["--role=web"]]
TOLD = [["--version"], ["--help"], *([name, "--help"] for name in sorted(main.commands))]


def imported(folder: Path, call: list[str]) -> set[str]:
    """Run a command in an empty folder; return the packages that it imports."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "farmyard", *call],
        cwd=folder,
        env=os.environ | {"XDG_DATA_HOME": str(folder)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip().partition(".")[0] for line in lines}


@pytest.mark.parametrize("call", [["games"], *TOLD, *MISTAKES], ids=" ".join)
def test_what_only_tells_loads_neither_numpy_nor_the_web(tmp_path: Path, call: list[str]) -> None:
    assert imported(tmp_path, call) & (HEAVY | WEB | {"numpy"}) == set()
