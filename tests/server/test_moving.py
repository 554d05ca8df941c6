"""Moving a database from a file to a PostgreSQL and back: every row is moved, or none."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import URL

from farmyard.server.store import copying
from farmyard.server.store.place import Place
from farmyard.server.store.schema import OVER, PERSON, PLAYING, Chair, meta
from farmyard.server.store.store import Store
from farmyard.terminal.main import main
from tests.server.cluster import Cluster
from tests.server.places import asked
from tests.server.served import Player, Running
from tests.server.test_backup import play_on
from tests.server.test_migrations import PLAYED, file_of
from tests.server.test_store import CHAIRS, row, with_store

SECRET = "a secret of our own, long enough"


@pytest.fixture
def empty(cluster: Cluster) -> Any:
    """Create an empty PostgreSQL database."""
    made = cluster.make("template0")
    yield made
    cluster.drop(made)


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Write a file with tables, logs, notes and non-ASCII names, and a secret beside it."""

    async def fill(store: Store) -> None:
        for nth in range(30):
            id = f"table-{nth}-aaaaaaaaaa"
            seats = [Chair(0, PERSON, "opener", "Zoë 🐔 ’n’ Öko"), *CHAIRS[1:]]
            await store.open_table(replace(row(id, PLAYING), name=f"%s ? :id {nth}"), seats)
            notes = ['{"deed": "pauses"}' if n % 10 == 0 else "" for n in range(100)]
            entries = [
                store.append(id, n, n - 2**31 if note else n, 10**12 + n, note)
                for n, note in enumerate(notes)
            ]
            await asyncio.gather(*entries)
        await store.note([(row("table-3-aaaaaaaaaa", OVER), 99)])

    with_store(tmp_path / "old" / "f.db", fill)
    (tmp_path / "old" / "f.secret").write_text(SECRET)
    (tmp_path / "old" / "f.secret").chmod(0o600)
    return tmp_path / "old" / "f.db"


def farmyard(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def rows(place: Place) -> dict[str, list[Any]]:
    """Return all rows of all tables, in an order and with numbers for truth values that do not
    depend on the database."""

    def plain(row: tuple[Any, ...]) -> str:
        return repr([int(each) if isinstance(each, bool) else each for each in row])

    return {
        table.name: sorted(map(plain, asked(place, f"SELECT * FROM {table.name}")))
        for table in meta.sorted_tables
    }


def test_there_and_back_every_row_is_the_same(house: Path, empty: URL, tmp_path: Path) -> None:
    before = rows(house)
    there = farmyard("move", house, empty)
    assert there.exit_code == 0, there.output
    assert there.output == f"30 tables are in {empty} now; {house} is left as it was.\n"
    assert rows(empty) == before
    assert asked(empty, "SELECT secret FROM signing") == [(SECRET,)]
    back = farmyard("move", empty, tmp_path / "new" / "g.db")
    assert back.exit_code == 0, back.output
    assert rows(tmp_path / "new" / "g.db") == rows(house) == before
    assert (tmp_path / "new" / "g.secret").read_text() == SECRET
    assert len(before["events"]) == 3000
    private = [path for path in (tmp_path / "new").iterdir() if path.stat().st_mode & 0o077]
    assert private == []


def test_people_sit_where_they_sat(empty: URL, tmp_path: Path) -> None:
    """After the move, a player with an old cookie is in the same seat, and the game goes on."""
    server = Running(tmp_path / "f.db").prepare()
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo")
    play_on(server, ada, link, 10)
    log = list(server.room(link).state.log)
    server.stop()
    moved = farmyard("move", tmp_path / "f.db", empty)
    assert moved.exit_code == 0, moved.output
    again = Running(empty).prepare()
    same = Player(again.url)
    same.http.headers["cookie"] = ada.cookie
    same.get(link)
    assert again.room(link).state.log == log
    play_on(again, same, link, 1)
    assert len(again.room(link).state.log) == 11
    for player in (ada, same):
        player.leave()
    again.stop()


def test_a_backup_of_one_kind_is_restored_to_the_other(
    house: Path, empty: URL, tmp_path: Path
) -> None:
    """A file's backup is restored to a PostgreSQL, whose backup is made while a server runs."""
    assert farmyard("backup", tmp_path / "copy.db", "--db", house).exit_code == 0
    assert farmyard("restore", tmp_path / "copy.db", "--db", empty).exit_code == 0
    running = Store.open(empty)
    made = farmyard("backup", tmp_path / "again.db", "--db", empty)
    running.close()
    assert made.output == f"30 tables are in {tmp_path / 'again.db'}.\n"
    assert rows(tmp_path / "again.db") == rows(house)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"old", "copy.db", "copy.secret", "again.db", "again.secret"}


@pytest.mark.parametrize("form", [1, 4])
def test_an_old_file_moves_as_it_would_be_opened(tmp_path: Path, empty: URL, form: int) -> None:
    """A file of an older revision can be moved, and keeps its own revision."""
    path = file_of(form, tmp_path / "f.db")
    assert farmyard("move", path, empty).exit_code == 0
    with closing(sqlite3.connect(path)) as line:
        assert line.execute("PRAGMA user_version").fetchone() == (form,)
    log = with_store(empty, lambda store: store.log(PLAYED))
    assert log == with_store(path, lambda store: store.log(PLAYED))


def test_what_is_not_empty_is_not_moved_to(house: Path, empty: URL, tmp_path: Path) -> None:
    assert farmyard("move", house, empty).exit_code == 0
    before = rows(empty)
    (tmp_path / "there.db").write_text("mine")
    for target, says in (
        (empty, "has tables already"),
        (tmp_path / "there.db", "is there already"),
    ):
        for verb in (["move", house, target], ["restore", house, "--db", target]):
            said = farmyard(*verb)
            assert (said.exit_code, said.stderr.count("\n")) == (2, 1)
            assert says in said.stderr
    assert rows(empty) == before
    assert (tmp_path / "there.db").read_text() == "mine"


def test_a_house_that_is_open_does_not_move(house: Path, empty: URL, tmp_path: Path) -> None:
    running = Store.open(house)
    assert "Another server has the database" in farmyard("move", house, empty).stderr
    running.close()
    assert farmyard("move", house, empty).exit_code == 0
    running = Store.open(empty)
    assert "Another server" in farmyard("move", empty, tmp_path / "g.db").stderr
    running.close()
    assert not (tmp_path / "g.db").exists()


@pytest.mark.parametrize("fault", ["changed", "interrupted"])
@pytest.mark.parametrize("way", ["there", "back"])
def test_what_does_not_come_whole_does_not_come(
    house: Path, empty: URL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, way: str
) -> None:
    source: Place = house
    target: Place = empty
    if way == "back":
        assert farmyard("move", house, empty).exit_code == 0
        source, target = empty, tmp_path / "g.db"
    fingerprint = copying._fingerprint

    def faulty(connection: Any, table: Any) -> int:
        if fault == "interrupted" and table.name == "events":
            raise OSError(28, "No space left on device")
        if connection.dialect.name == ("postgresql" if way == "there" else "sqlite"):
            connection.exec_driver_sql("UPDATE chairs SET name = 'Eve' WHERE seat = 0")
        return fingerprint(connection, table)

    monkeypatch.setattr(copying, "_fingerprint", faulty)
    said = farmyard("move", source, target)
    assert said.exit_code == 2
    assert "No space left" in said.stderr or "not what was there" in said.stderr
    assert not (tmp_path / "g.db").exists()
    if way == "there":
        assert {name: len(each) for name, each in rows(empty).items()} == {
            "tables": 0, "chairs": 0, "events": 0, "codes": 0, "moved": 0, "people": 0,
            "afternoons": 0, "members": 0, "places": 0, "pupils": 0, "subscriptions": 0,
            "told": 0, "tries": 0, "rated": 0,
        }  # fmt: skip


def test_what_is_not_there_does_not_move(tmp_path: Path, empty: URL) -> None:
    assert "There is no file" in farmyard("move", tmp_path / "none.db", empty).stderr
    assert "not a database of Farmyard" in farmyard("move", _letter(tmp_path), empty).stderr


def _letter(folder: Path) -> Path:
    with closing(sqlite3.connect(folder / "letter.db")) as line:
        line.execute("CREATE TABLE hens (name)")
        line.commit()
    return folder / "letter.db"
