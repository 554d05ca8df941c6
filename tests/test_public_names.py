"""The public names of `farmyard`: importable, quick to import, and known to type checkers."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import farmyard
from farmyard.core.options import OptionError

SOURCE = Path(__file__).parent.parent / "src"
ERRORS = (
    "GameFileError",
    "IllegalChoice",
    "Impossible",
    "OptionError",
    "PositionError",
    "PrintingError",
    "UnknownGame",
    "UnknownSeat",
)

USER = """
import farmyard
from farmyard import Card, Game, GameFileError, IllegalChoice, OptionError, PositionError
from farmyard import Results, Table, UnknownGame

def take(t: Table) -> int | None:
    try:
        t.play(0)
    except IllegalChoice as illegal:
        reveal_type(illegal)
    except PositionError as position:
        reveal_type(position.field)
    except (GameFileError, OptionError, UnknownGame) as other:
        print(other)
    return t.to_move

reveal_type(farmyard.table("oxy_soxy"))
reveal_type(farmyard.replay(""))
reveal_type(farmyard.play_out("oxy_soxy"))
reveal_type(farmyard.table("oxy_soxy").card)
reveal_type(farmyard.IllegalChoice)
reveal_type(farmyard.Results)
reveal_type(farmyard.verify("").proven)
reveal_type(farmyard.print_box("oxy_soxy"))
card: Card = farmyard.table("oxy_soxy").card
game: Game = farmyard.table("oxy_soxy").game
results: Results = farmyard.play_out("oxy_soxy")
"""
REVEALED = [
    "farmyard.core.errors.IllegalChoice",
    "str",
    "farmyard.core.tables.table.Table",
    "farmyard.core.tables.table.Table",
    "farmyard.lab.playouts.Results",
    "farmyard.core.game_card.Card",
    "def (*args: object) -> farmyard.core.errors.IllegalChoice",
    "def (",  # the constructor of a dataclass or a named tuple
    "bool | None",
    "bytes",
]
WRONG = {
    'take("oxy_soxy")': 'Argument 1 to "take" has incompatible type "str"; expected "Table"',
    "farmyard.table(7)": 'Argument 1 to "table" has incompatible type "int"; expected "str"',
    "farmyard.tabel": 'Module has no attribute "tabel"',
    "IllegalChoice().field": '"IllegalChoice" has no attribute "field"',
}


def checked(folder: Path, text: str) -> list[str]:
    """Run `mypy --strict` over a user's file; return its lines."""
    (folder / "user.py").write_text(text)
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache")]
    done = subprocess.run(
        [*command, "--config-file=", "--follow-imports", "silent", "user.py"],
        cwd=folder,
        env=os.environ | {"MYPYPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )
    assert not done.stderr
    return done.stdout.splitlines()[:-1]


def test_a_type_checker_knows_every_name_and_every_misuse(tmp_path: Path) -> None:
    said = checked(tmp_path, USER + "\n".join(WRONG) + "\n")
    types = [found[1] for line in said if (found := re.search(r'Revealed type is "(.*)"', line))]
    assert len(types) == len(REVEALED)
    assert all(real.startswith(wanted) for real, wanted in zip(types, REVEALED, strict=True)), types
    errors = [line.partition(" error: ")[2] for line in said if " error: " in line]
    assert len(errors) == len(WRONG), errors
    assert all(
        error.startswith(wanted) for error, wanted in zip(errors, WRONG.values(), strict=True)
    )


def test_every_name_is_there_and_no_other() -> None:
    for name in farmyard.__all__:
        assert getattr(farmyard, name) is not None
    assert set(farmyard.__all__) <= set(dir(farmyard))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = farmyard.chess


def test_the_errors_are_those_that_are_raised() -> None:
    assert all(issubclass(getattr(farmyard, name), ValueError) for name in ERRORS)
    assert farmyard.OptionError is OptionError
    with pytest.raises(farmyard.UnknownGame):
        farmyard.table("chess")
    for door in (farmyard.replay, farmyard.verify):
        with pytest.raises(farmyard.GameFileError):
            door("")
        with pytest.raises(farmyard.GameFileError, match="A game file is text"):
            door(7)  # type: ignore[arg-type]


def test_importing_it_is_light() -> None:
    script = "import sys, farmyard; farmyard.IllegalChoice; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    heavy = {"numpy", "numba", "llvmlite", "starlette", "uvicorn", "sqlalchemy", "click", "rich"}
    assert not loaded & heavy
