"""Backups: complete and consistent while people play, and no file is ever overwritten."""

import random
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from farmyard.server.store import copying
from farmyard.server.store.schema import WAITING
from farmyard.terminal.main import main
from tests.server.places import at_both
from tests.server.served import Player, Running
from tests.server.test_store import CHAIRS, row, with_store


def farmyard(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def play_on(server: Running, ada: Player, link: str, moves: int) -> None:
    room, pick = server.room(link), random.Random(4)
    for _ in range(moves):
        ada.post(link + "/look", {"seat": str(room.state.table.to_move)})
        choice = pick.choice(room.state.table.legal())
        ada.post(link + "/do", {"choice": str(choice), "at": str(len(room.state.log))})


def test_a_restored_house_writes_ahead(tmp_path: Path) -> None:
    """S3-14: backups have no journal, so a restored database switches to WAL when it is opened."""
    with_store(tmp_path / "first.db", lambda store: store.open_table(row(), CHAIRS))
    for verb, source in (("backup", "first.db"), ("restore", "second.db")):
        args = ["second.db", "--db", source] if verb == "backup" else [source, "--db", "third.db"]
        made = farmyard(verb, *(tmp_path / a if a.endswith(".db") else a for a in args))
        assert made.exit_code == 0, made.stderr
    with closing(sqlite3.connect(tmp_path / "third.db")) as line:
        assert line.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    with_store(tmp_path / "third.db", lambda store: store.table(row().id))
    with closing(sqlite3.connect(tmp_path / "third.db")) as line:
        assert line.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@at_both
def test_there_and_back_while_people_play(houses: Any, tmp_path: Path) -> None:
    server = houses()
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo")
    play_on(server, ada, link, 10)
    playing = threading.Thread(target=play_on, args=(server, ada, link, 40))
    playing.start()
    made = farmyard("backup", tmp_path / "copy.db", "--db", server.db)
    playing.join()
    assert made.exit_code == 0, made.stderr
    assert "1 table is in " in made.output
    whole = list(server.room(link).state.log)
    assert len(whole) == 50, "nobody had to wait for the copy"
    back = farmyard("restore", tmp_path / "copy.db", "--db", tmp_path / "new" / "again.db")
    assert back.exit_code == 0, back.stderr
    again = Running(tmp_path / "new" / "again.db").prepare()
    same = Player(again.url)
    same.http.headers["cookie"] = ada.cookie
    same.get(link)
    log = list(again.room(link).state.log)
    assert 10 <= len(log) <= 50
    assert log == whole[: len(log)]
    play_on(again, same, link, 1)
    assert len(again.room(link).state.log) == len(log) + 1, "people are known at their seats"
    for player in (ada, same):
        player.leave()
    again.stop()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    with_store(tmp_path / "f.db", lambda store: store.open_table(row(stage=WAITING), CHAIRS))
    (tmp_path / "f.secret").write_text("a secret of our own, long enough")
    return tmp_path / "f.db"


def everything_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("there", ["copy.db", "copy.secret"])
def test_nothing_is_written_over(kept: Path, there: str) -> None:
    (kept.parent / there).write_text("mine")
    before = everything_in(kept.parent)
    for said in (
        farmyard("backup", kept.parent / "copy.db", "--db", kept),
        farmyard("restore", kept, "--db", kept.parent / "copy.db"),
    ):
        assert said.exit_code == 2
        assert f"{there} is there already" in said.stderr
        assert said.stderr.count("\n") == 1
    assert everything_in(kept.parent) == before


def test_what_an_old_database_left_behind_is_not_mixed_with_a_backup(kept: Path) -> None:
    (kept.parent / "copy.db-wal").write_text("moves that belong to another file")
    said = farmyard("restore", kept, "--db", kept.parent / "copy.db")
    assert said.exit_code == 2
    assert "copy.db-wal is there already" in said.stderr
    assert not (kept.parent / "copy.db").exists()


def test_a_copy_is_for_its_owner_alone(kept: Path) -> None:
    assert farmyard("backup", kept.parent / "copy.db", "--db", kept).exit_code == 0
    for name in ("copy.db", "copy.secret"):
        assert stat.S_IMODE((kept.parent / name).stat().st_mode) == 0o600
    assert (kept.parent / "copy.secret").read_text() == (kept.parent / "f.secret").read_text()
    assert not list(kept.parent.glob(".*"))


def test_what_is_no_sound_database_is_not_copied(kept: Path) -> None:
    letter, newer, torn = (kept.parent / name for name in ("letter.db", "newer.db", "torn.db"))
    letter.write_text("Dear Ada, " * 100)
    for copy in (newer, torn):
        assert farmyard("backup", copy, "--db", kept).exit_code == 0
    line = sqlite3.connect(newer)
    line.execute("UPDATE farmyard_form SET version_num = '0099'")
    line.commit()
    line.close()
    content = torn.read_bytes()
    torn.write_bytes(content[: len(content) // 2] + bytes(len(content) // 2))
    says = {letter: "not a database", newer: "newer Farmyard", torn: "is damaged"}
    for source, sentence in says.items():
        said = farmyard("backup", kept.parent / "bad.db", "--db", source)
        assert (said.exit_code, said.stderr.count("\n")) == (2, 1)
        assert sentence in said.stderr
    assert (
        farmyard("backup", kept.parent / "bad.db", "--db", kept.parent / "none.db").exit_code == 2
    )
    assert not (kept.parent / "bad.db").exists()


def test_a_copy_that_cannot_be_finished_leaves_nothing(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(copying, "_pages", full)
    before = everything_in(kept.parent)
    said = farmyard("backup", kept.parent / "copy.db", "--db", kept)
    assert said.exit_code == 2
    assert "disk is full" in said.stderr
    assert everything_in(kept.parent) == before
