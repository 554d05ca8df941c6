"""Measure what a start costs in processor time: ``python -m bench.starting``.

Commands that only tell something; a server until it prints its address, with nothing compiled; and
the first table of a game in copies of the package: freshly compiled, then read from source, from
bytecode, and at another path, with the number of files of code in the cache after each.
"""

import compileall
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

from bench.first_table import server
from rich.console import Console
from rich.table import Table as Grid

import farmyard
from farmyard.core import catalogue

RUNS = 5
TELLING = (["--version"], ["--help"], ["games"], ["play", "ludo"])
PACKAGE = Path(farmyard.__file__).parent
TABLE = "import sys, farmyard; farmyard.table(sys.argv[1], seed=1, compile='now')"
LEFT = shutil.ignore_patterns("__pycache__")


def spent(work: Callable[[], object]) -> float:
    """Return the processor seconds of the processes that some work starts and waits for."""
    before = getrusage(RUSAGE_CHILDREN)
    work()
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def starts() -> Grid:
    """Return the seconds of commands and of a server."""
    grid = Grid(title=f"Starting: processor seconds of {RUNS} runs")
    for head in ("what", "least", "median"):
        grid.add_column(head, justify="left" if head == "what" else "right")
    for told in TELLING:
        command = [sys.executable, "-m", "farmyard", *told]
        took = [spent(lambda c=command: subprocess.run(c, capture_output=True, check=False))  # type: ignore[misc]
                for _ in range(RUNS)]  # fmt: skip
        grid.add_row(" ".join(["farmyard", *told]), f"{min(took):.2f}", f"{median(took):.2f}")
    took = [spent(_to_its_address) for _ in range(RUNS)]
    grid.add_row("a server, to its address", f"{min(took):.2f}", f"{median(took):.2f}")
    return grid


def _to_its_address() -> None:
    with server():
        pass


def first_tables(key: str) -> Grid:
    """Return the seconds of a first table in copies of the package that share a cache."""
    grid = Grid(title=f"The first table of {catalogue.card(key).title}: processor seconds")
    for head in ("read from", "seconds", "files of code"):
        grid.add_column(head, justify="left" if head == "read from" else "right")
    with tempfile.TemporaryDirectory() as folder:
        here, there, cache = (Path(folder) / name for name in ("here", "there", "cache"))
        for copy in (here, there):
            shutil.copytree(PACKAGE, copy / "farmyard", ignore=LEFT)

        def table(title: str, place: Path) -> None:
            env = os.environ | {"PYTHONPATH": str(place), "NUMBA_CACHE_DIR": str(cache)}
            command = [sys.executable, "-B", "-c", TABLE, key]
            took = spent(lambda: subprocess.run(command, env=env, capture_output=True, check=True))
            grid.add_row(title, f"{took:.2f}", str(len([*cache.rglob("*.nbc")])))

        table("source, and compiled", here)
        table("source", here)
        compileall.compile_dir(here, quiet=2)
        table("bytecode", here)
        table("source at another path", there)
    return grid


def main() -> None:
    console = Console(width=110)
    console.print(starts())
    console.print(first_tables(sys.argv[1] if sys.argv[1:] else catalogue.keys()[1]))


if __name__ == "__main__":
    main()
