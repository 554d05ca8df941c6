"""Consoles that are not UTF-8, and readers who stop reading."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import farmyard
from farmyard.core import catalogue
from farmyard.terminal.main import main
from farmyard.terminal.plain import NAME, write_plainly

ENCODINGS = ["ascii", "cp437", "latin-1", "cp932"]
KEY = catalogue.keys()[0]
HERE = Path(farmyard.__file__).parent
SOURCES = [each for each in HERE.rglob("*.ftl") if "server" not in each.relative_to(HERE).parts]
"""The messages that are said in a terminal, of all games and in every language."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder to work in, with nothing but a game file with signs that consoles lack."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = farmyard.table(KEY, ["Zoë ’n’ “Ada”", "hen"], seed=3)
    (tmp_path / "game.txt").write_text(table.text(), encoding="utf-8")
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_command_writes_on_every_console(encoding: str) -> None:
    """Each call writes signs that the console lacks: ’ – … · ë."""
    names = "Zoë ’n’ “Ada”,hen"
    calls = {
        0: [
            ["games"], ["show", "game.txt"], ["show", "game.txt", "--json"],
            ["play", KEY, "--seats", names, "--seed", "3", "--language", "fr"],
        ],
        2: [["verify", "game.txt"], ["play", "–"]],
    }  # fmt: skip
    for code, call in [(code, call) for code, each in calls.items() for call in each]:
        done = CliRunner(charset=encoding).invoke(main, call, input="help\nquit\n")
        assert done.exit_code == code, (call, done.exception)
        read = "utf-8" if encoding == "ascii" else encoding
        written = [each.decode(read) for each in (done.stdout_bytes, done.stderr_bytes)]
        assert any(written)
        if "--json" in call:
            json.loads(written[0])


def test_the_encoding_of_a_process_is_heeded(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "farmyard", "show", "game.txt"],
        cwd=folder,
        env=os.environ | {"PYTHONIOENCODING": "cp437"},
        capture_output=True,
        check=True,
    )
    assert "Zoë 'n' 'Ada'" in done.stdout.decode("cp437")


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
