"""`farmyard show`: opens a game file at a decision, so that a bug report is one command."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import farmyard
from farmyard.core import catalogue
from farmyard.core.tables.table import Table
from farmyard.terminal.main import main
from tests.core.test_gamefile import SAVED
from tests.golden import games_of

FILES = [games_of(key)[0] for key in catalogue.keys() if games_of(key)]


def show(file: Path, *args: str) -> Result:
    return CliRunner().invoke(main, ["show", str(file), *args])


def figures(file: Path, *args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(show(file, *args, "--json").output)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.parent.parent.name)
def test_its_position_read_back_has_the_same_choices(file: Path) -> None:
    shown = figures(file, "3")
    table = farmyard.table(shown["game"], position=shown["position"])
    assert [[number, says] for number, says in table.choices()] == shown["choices"]
    assert shown["chosen"] in dict(shown["choices"])
    assert [table.view(seat) for seat in range(len(table.names))] == shown["views"]
    table.play(shown["chosen"])
    assert table.view() == figures(file, "4")["watcher"]


def test_without_a_number_it_is_the_end() -> None:
    shown = figures(FILES[0])
    whole = farmyard.replay(FILES[0].read_text())
    assert shown["position"] == whole.position()
    assert (shown["to_move"], shown["choices"], shown["chosen"]) == (None, [], None)
    assert show(FILES[0]).output.startswith(f"{whole.card.title}: the end")


def test_people_read_the_same() -> None:
    told, shown = show(FILES[0], "3").output, figures(FILES[0], "3")
    name = shown["position"]["seats"][shown["to_move"]]
    assert f", decision 3 of {shown['decisions']}: {name} is to move." in told
    assert json.loads(told[told.index("{\n") : told.index("\n}") + 2]) == shown["position"]
    assert told.count(" may know:") == len(shown["views"]) + 1
    [mark] = [line for line in told.splitlines() if line.startswith("> ")]
    assert mark.split()[1] == str(shown["chosen"])


def test_dice_that_were_renewed_are_those_of_that_decision(tmp_path: Path) -> None:
    table = Table.deal(catalogue.keys()[0], 2, seed=1)
    table.play(table.legal()[0])
    table.history.renew((7, 8))
    table.play(table.legal()[0])
    (file := tmp_path / "game.txt").write_text(table.text())
    keys = [figures(file, n)["position"]["key"] for n in ("1", "2", "3")]
    assert keys == [keys[0], f"{7:016x}{8:016x}", f"{7:016x}{8:016x}"]
    assert keys[0] != keys[1]


@pytest.mark.parametrize("n", ["0", "-1", "100000", "seven"])
def test_a_decision_it_has_not_gets_one_line(n: str) -> None:
    refused(show(FILES[0], "--", n), n)


@pytest.mark.parametrize("what", [b"\xff\xfe", b"hello", b"farmyard 1\n", b""])
def test_what_is_no_game_file_gets_one_line(tmp_path: Path, what: bytes) -> None:
    (file := tmp_path / "game.txt").write_bytes(what)
    refused(show(file))


@pytest.mark.parametrize("how", SAVED)
@pytest.mark.parametrize("verb", ["show", "verify"])
def test_a_file_is_read_however_an_editor_saved_it(tmp_path: Path, verb: str, how: str) -> None:
    (file := tmp_path / "game.txt").write_bytes(SAVED[how](FILES[0].read_text("utf-8")))
    asked, plain = (CliRunner().invoke(main, [verb, str(each)]) for each in (file, FILES[0]))
    assert asked.stdout == plain.stdout
    assert asked.exit_code == plain.exit_code


def test_no_file_gets_one_line(tmp_path: Path) -> None:
    refused(show(tmp_path / "nothing.txt"), "nothing.txt")


def refused(shown: Result, says: str = "") -> None:
    assert shown.exit_code == 2
    assert shown.stderr.startswith("farmyard: ")
    assert says in shown.stderr
    assert shown.stderr.count("\n") == 1
    assert shown.stdout == ""
