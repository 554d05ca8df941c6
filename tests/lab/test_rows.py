"""Game records with one row a game, as other programs read them back."""

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner

from farmyard.core import catalogue
from farmyard.lab import extra, rows
from farmyard.lab.extra import MissingLibrary
from farmyard.terminal.main import main

KEY = catalogue.keys()[0]
HERE = ["--processes", "1"]
VERBS = {
    "arena": ["--bots", "random,chick", "--seats", "2", "--games", "4", *HERE],
    "balance": ["--seats", "2-3", "--games", "2", *HERE],
    "simulate": ["--seats", "2", "--games", "4"],
}


@pytest.mark.parametrize("verb", VERBS)
def test_both_forms_hold_the_same_games(verb: str, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="Arrow has no wheel for this Python")
    for name in ("games.csv", "games.parquet"):
        asked = [verb, KEY, *VERBS[verb], "--seed", "1", "--out", str(tmp_path / name)]
        done = CliRunner().invoke(main, asked)
        assert done.exit_code == 0, done.output
    with (tmp_path / "games.csv").open(newline="") as file:
        by_text = list(csv.DictReader(file))
    by_column = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(by_text) == len(by_column) == 4
    for one, other in zip(by_text, by_column, strict=True):
        assert len(other["scores"]) == len(other["ranks"]) >= 2
        assert one == {name: str(rows._flat(value)) for name, value in other.items()}


@pytest.mark.parametrize("verb", VERBS)
def test_where_nothing_can_be_written_it_is_said_first(verb: str, tmp_path: Path) -> None:
    asked = [verb, KEY, *VERBS[verb], "--out", str(tmp_path / "no" / "games.csv")]
    done = CliRunner().invoke(main, asked)
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "there is no folder" in done.output


@pytest.mark.parametrize("verb", ["arena", "simulate"])
def test_rows_go_to_two_kinds_of_files(verb: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, [verb, KEY, *VERBS[verb], "--out", str(tmp_path / "games.txt")])
    assert done.exit_code == 2
    assert "a file that ends in .csv or .parquet, not to games.txt" in done.output


def test_without_arrow_it_is_said_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extra, "has", lambda package: package != "pyarrow")
    with pytest.raises(
        MissingLibrary, match=r"Parquet files need pyarrow; .*'farmyard\[cluster\]'"
    ):
        rows.check(tmp_path / "games.parquet")
