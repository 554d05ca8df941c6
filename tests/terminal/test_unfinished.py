"""Unfinished games are saved, and resume as if they had never been left."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from farmyard.bots import roster
from farmyard.core import catalogue
from farmyard.core.compiling import COMPILED
from farmyard.core.tables.table import Table
from farmyard.terminal.main import main

KEYS = catalogue.keys()
FORGETFUL = "by_golly"
"""A game whose bots remember their views, and throw dice to forget some."""
OUT_OF_MIND = ["1", "1", "undo", "2", "1", "1", "undo", "1"]

PROMPTS = b"\n> ", b"then press Enter. "


def plays(*given: str, typed: list[str]) -> Result:
    found = CliRunner().invoke(
        main, ["play", *given, "--language", "en"], input="".join(f"{line}\n" for line in typed)
    )
    assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
    return found


def begins(key: str, *given: str, typed: list[str]) -> Result:
    """Play as Ada against a bot, with the first seat to begin."""
    bot = roster.levels(key)[1].name
    first = {each.name: "0" for each in catalogue.card(key).options if each.name == "start"}
    options = [f"--option={name}={value}" for name, value in first.items()]
    return plays(key, "--seats", f"Ada,{bot}", "--seed", "3", *options, *given, typed=typed)


def kept(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.txt"), key=lambda file: file.stat().st_mtime)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_goes_on_as_it_would_have(home: Path, key: str) -> None:
    """A resumed game equals an uninterrupted one, since the bots' levels and dice are saved too."""
    assert "The game is kept as it stands" in begins(key, typed=["1"] * 7).output
    whole = kept(home)[0].read_text()
    kept(home)[0].unlink()
    begins(key, typed=["1"] * 3)
    part = kept(home)[0].read_text()
    assert len(part) < len(whole)
    gone_on = plays("--resume", typed=["1"] * 4)
    assert "The game is kept as it stands" in gone_on.output
    assert kept(home)[0].read_text() == whole


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_game_that_only_bots_have_begun_is_not_kept(home: Path, seed: str) -> None:
    seen = plays(FORGETFUL, "--seats", "fox,Ada,fox", "--seed", seed, typed=["quit"])
    assert "is not kept" in seen.output
    assert kept(home) == []


def test_what_was_taken_back_does_not_count(home: Path) -> None:
    begins(FORGETFUL, typed=[*OUT_OF_MIND, *["1"] * 9])
    whole = kept(home)[0].read_text()
    kept(home)[0].unlink()
    begins(FORGETFUL, typed=OUT_OF_MIND)
    plays(FORGETFUL, "--resume", typed=["1"] * 9)
    assert kept(home)[0].read_text() == whole


def test_a_finished_game_is_not_kept(home: Path) -> None:
    seen = begins(FORGETFUL, typed=["1"] * 400)
    assert "rank" in seen.output
    assert kept(home) == []
    nothing = plays("--resume", typed=[])
    assert nothing.exit_code == 2
    assert nothing.stderr == "farmyard: there is no unfinished game to go on with\n"


class Keyboard:
    """A process that plays at a keyboard, with functions to type and to wait for prompts."""

    def __init__(self, home: Path, *given: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "farmyard.terminal.main", "play", *given, "--language", "en"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "XDG_STATE_HOME": str(home.parent)},
        )

    def asked(self) -> str:
        """Read up to the next prompt, or to the end."""
        assert self.process.stdout
        seen = b""
        while not seen.endswith(PROMPTS) and (byte := self.process.stdout.read(1)):
            seen += byte
        return seen.decode()

    def types(self, line: str) -> str:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.asked()

    def end(self) -> None:
        self.process.kill()
        self.process.wait(20)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream
            stream.close()


@pytest.fixture
def uninterrupted(home: Path) -> Iterator[Keyboard]:
    player = Keyboard(home, FORGETFUL, "--seats", "Ada,fox", "--seed", "5", "--new")
    yield player
    player.end()


@pytest.mark.skipif(not COMPILED, reason="the command line is the same")
def test_a_killed_game_goes_on_as_the_whole_one(home: Path, uninterrupted: Keyboard) -> None:
    seen = [uninterrupted.asked()]
    while seen[-1].encode().endswith(PROMPTS):
        seen.append(uninterrupted.types("1"))
    k = next(k for k, told in enumerate(seen) if k > 4 and told.endswith("\n> "))
    killed = Keyboard(home, FORGETFUL, "--seats", "Ada,fox", "--seed", "5", "--new")
    begun = [killed.asked()] + [killed.types("1") for _ in range(k)]
    killed.end()
    assert begun == seen[: k + 1]
    resumed = Keyboard(home, "--resume")
    again = resumed.asked()
    assert again.endswith(seen[k][-200:]), "the same question"
    gone_on = [resumed.types("1") for _ in seen[k + 1 :]]
    resumed.end()
    assert gone_on == seen[k + 1 :]
    assert "rank" in gone_on[-1]
    assert kept(home) == []


def test_it_is_asked_whether_to_go_on(home: Path) -> None:
    begins(FORGETFUL, typed=["1"] * 3)
    (file,) = kept(home)
    n = Table.replay(file.read_text()).n
    asked = begins(FORGETFUL, typed=["7", "what", "go on", "1"])
    assert "A game of By Golly! is unfinished: Ada and " in asked.output
    assert "There are 3 things to choose from" in asked.output
    assert "Nothing here goes by “what”." in asked.output
    assert kept(home) == [file]
    assert Table.replay(file.read_text()).n > n
    assert "unfinished" not in begins(KEYS[1], "--new", typed=["quit"]).output
    before = file.read_text()
    begins(FORGETFUL, typed=["2", "1"])
    assert len(kept(home)) == 2
    assert file.read_text() == before
    begins(FORGETFUL, "--new", typed=["1"])
    assert len(kept(home)) == 3
    newest = kept(home)[-1]
    begins(FORGETFUL, typed=["3", "quit"])
    assert len(kept(home)) == 2
    assert newest not in kept(home)
    assert "Goodbye" in begins(FORGETFUL, typed=["quit"]).output
    assert len(kept(home)) == 2


def spoilt(file: Path) -> Iterator[tuple[str, bytes]]:
    text = file.read_text()
    version = catalogue.card(FORGETFUL).rules_version
    yield "another version", text.replace(f"rules_version: {version}", "rules_version: 99").encode()
    yield "no bot", text.replace('"level": "', '"level": "no-').encode()
    yield "no seat", text.replace('bots: {"1"', 'bots: {"7"').encode()
    yield "an impossible choice", text.replace("1. ", "1. Ada [9999] x\n2. ", 1).encode()
    yield "half of it", text.encode()[:40]
    yield "no text", b"\xff\xfe\x00"
    yield "no bots", text.replace("bots: ", "bots: 3 #").encode()


def test_a_spoilt_file_is_set_aside(home: Path) -> None:
    begins(FORGETFUL, typed=["1"] * 3)
    (file,) = kept(home)
    sound = file.read_bytes()
    for name, content in [*spoilt(file)]:
        assert content != sound, name
        file.write_bytes(content)
        seen = plays("--resume", typed=[])
        told = " ".join(seen.stdout.split())
        assert told.startswith("An unfinished game cannot be gone on with and was set aside."), name
        assert seen.exit_code == 2
        aside = file.with_name(file.name + ".aside")
        assert not file.exists()
        assert aside.read_bytes() == content
        aside.unlink()


def test_where_nothing_can_be_kept_it_is_played_all_the_same(home: Path) -> None:
    home.parent.mkdir()
    home.write_text("a file where the folder should be")
    seen = begins(FORGETFUL, typed=["1"])
    assert seen.exit_code == 0
    assert "is not kept" in seen.output


def test_only_its_owner_may_read_a_kept_game(home: Path) -> None:
    """A saved game contains the dice, so only its owner may read the file."""
    begins(FORGETFUL, typed=["1"])
    (file,) = kept(home)
    assert file.stat().st_mode & 0o077 == 0
    assert json.loads(file.read_text().partition("bots: ")[2].partition("\n")[0])["1"]["key"]


@pytest.mark.parametrize("more", [["--new"], ["--seed", "3"], ["--seats", "3"]])
def test_a_resumed_game_is_what_it_was(more: list[str]) -> None:
    told = plays("--resume", *more, typed=[])
    assert told.exit_code == 2
    assert "--resume goes on with a game as it was begun" in told.stderr


def test_a_game_has_to_be_named() -> None:
    told = plays(typed=[])
    assert told.exit_code == 2
    assert told.stderr.startswith("farmyard: which game? there are ")
