"""Commands that play load the compiler; no other does, nor does the start of a server."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.terminal.main import main

HEAVY = {"numba", "llvmlite", "scipy"}
WEB = {"starlette", "uvicorn", "sqlalchemy", "alembic", "minijinja"}
PLAY = {
    "arena", "balance", "check", "play", "puzzles", "review", "show", "simulate", "verify", "warm",
}  # fmt: skip
"""The commands that play games; every other is called in `CALLS`."""
KEY = catalogue.keys()[0]
CALLS = {
    "backup": ["backup", "copy.db", "--db=tables.db"],
    "games": ["games"],
    "mcp": ["mcp"],
    "new": ["new", "geese"],
    "move": ["move", "tables.db", "moved.db"],
    "print": ["print", KEY],
    "rules": ["rules", KEY],
    "restore": ["restore", "copy.db", "--db=tables.db"],
    "tidy": ["tidy", "--db=tables.db"],
}
MISTAKES = [["rules", "ludo"], ["--colour"], ["play"], ["simulate", "ludo"], ["--role=web"]]
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
    return packages(done.stderr.splitlines())


def packages(lines: Iterable[str]) -> set[str]:
    """Return the packages in what Python writes of each import."""
    imports = [line for line in lines if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip().partition(".")[0] for line in imports}


def test_every_command_plays_or_is_called_here() -> None:
    assert sorted([*PLAY, *CALLS]) == sorted(main.commands)


@pytest.mark.parametrize("call", [*CALLS.values(), *MISTAKES], ids=" ".join)
def test_a_command_that_does_not_play_loads_no_compiler(tmp_path: Path, call: list[str]) -> None:
    assert imported(tmp_path, call) & HEAVY == set()


@pytest.mark.parametrize("call", [["games"], *TOLD, ["rules", KEY], ["--colour"]], ids=" ".join)
def test_what_only_tells_loads_neither_numpy_nor_the_web(tmp_path: Path, call: list[str]) -> None:
    assert imported(tmp_path, call) & (HEAVY | WEB | {"numpy"}) == set()


@pytest.mark.parametrize("cache", ["full", "empty"])
def test_a_server_prints_its_address_before_it_loads_a_game(tmp_path: Path, cache: str) -> None:
    empty = {"NUMBA_CACHE_DIR": str(tmp_path)} if cache == "empty" else {}
    command = [sys.executable, "-X", "importtime", "-m", "farmyard", "--port=0", "--no-browser"]
    with subprocess.Popen(
        [*command, f"--db={tmp_path / 'tables.db'}"],
        env=os.environ | empty,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,  # one stream: what is imported, then the address
        text=True,
    ) as server:
        assert server.stdout
        try:
            before = list(takewhile(lambda line: "http://" not in line, server.stdout))
        finally:
            server.kill()
    assert packages(before) & HEAVY == set()
    assert [line for line in before if re.search(r"farmyard\.games\.\w+\.rules", line)] == []
    assert "uvicorn" in packages(before)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_get_a_script_that_completes(shell: str) -> None:
    script = CliRunner().invoke(
        main, env={"_FARMYARD_COMPLETE": f"{shell}_source"}, prog_name="farmyard"
    )
    assert script.exit_code == 0
    assert f"_FARMYARD_COMPLETE={shell}_complete" in script.stdout
