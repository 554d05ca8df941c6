"""Consoles that are not UTF-8, and readers who stop reading."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import farmyard
from farmyard.core import catalogue
from farmyard.terminal.plain import NAME, write_plainly

ENCODINGS = ["ascii", "cp437", "latin-1", "cp932"]
KEY = catalogue.keys()[0]
HERE = Path(farmyard.__file__).parent
SOURCES = [each for each in HERE.rglob("*.ftl") if "server" not in each.relative_to(HERE).parts]
"""The messages that are said in a terminal, of all games and in every language."""
Run = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a function that runs a command in an empty folder with a console's encoding."""

    def call(encoding: str, *args: str, typed: str = "") -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            [sys.executable, "-m", "farmyard", *args],
            cwd=tmp_path,
            env=os.environ | {"PYTHONIOENCODING": encoding, "XDG_DATA_HOME": str(tmp_path)},
            input=typed.encode(),
            capture_output=True,
            check=False,
        )

    return call


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_command_writes_on_every_console(run: Run, tmp_path: Path, encoding: str) -> None:
    """Each call writes signs that the console lacks: ’ – … · ë."""
    names = "Zoë ’n’ “Ada”,hen"
    kept = tmp_path / "game.txt"
    table = farmyard.table(KEY, ["Zoë ’n’ “Ada”", "hen"], seed=3)
    kept.write_text(table.text(), encoding="utf-8")
    calls = {
        0: [
            ["games"], ["show", "game.txt"], ["show", "game.txt", "--json"],
            ["play", KEY, "--seats", names, "--seed", "3", "--language", "fr"],
        ],
        2: [["verify", "game.txt"], ["play", "–"]],
    }  # fmt: skip
    for code, call in [(code, call) for code, each in calls.items() for call in each]:
        done = run(encoding, *call, typed="help\nquit\n")
        assert b"codec can't" not in done.stderr, call
        assert done.returncode == code, call
        (done.stdout + done.stderr).decode("utf-8" if encoding == "ascii" else encoding)
        if "--json" in call:
            json.loads(done.stdout.decode("utf-8" if encoding == "ascii" else encoding))


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_no_sign_of_a_message_is_lost(encoding: str) -> None:
    write_plainly()
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        written = text.encode(encoding, NAME).decode(encoding)
        assert written.count("?") == text.count("?"), source
    said = "Hen’s “egg” – «ŒUF» … Zoë"
    assert said.encode("ascii", NAME).decode() == "Hen's 'egg' - 'OEUF' ... Zoe"


@pytest.mark.parametrize("args", [["games"], ["--help"], ["play", KEY, "--seats", "Ada,hen"]])
def test_a_reader_who_stops_reading_ends_it_quietly(args: list[str]) -> None:
    """The pipe is closed, as by ``head``, here before anything is written."""
    with subprocess.Popen(
        [sys.executable, "-m", "farmyard", *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
