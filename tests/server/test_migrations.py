"""Database files of all revisions: each is opened, migrated, and keeps its tables.

``forms`` has SQL dumps of files of revisions 1, 4, 6 and 7, written by the releases of their time.
Files of the revisions between them are made by migrating the first one.
"""

import json
import sqlite3
from array import array
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, select, text

from farmyard.server.store import sqlite
from farmyard.server.store.migrations import RECORD, REVISION, create, migrate
from farmyard.server.store.migrations import SCRIPTS as PLACES
from farmyard.server.store.place import StoreError
from farmyard.server.store.schema import NOTED, meta
from farmyard.server.store.store import Store
from tests.server.places import asked
from tests.server.test_store import with_store

FORMS = Path(__file__).parent / "forms"
KEPT = {int(path.stem.removeprefix("form_")): path for path in FORMS.glob("form_*.sql")}
WAITS, PLAYED = "under-the-oak-aaaaaaaaaa", "under-the-oak-bbbbbbbbbb"
SCRIPTS = Config()
for name, value in PLACES.items():
    SCRIPTS.set_main_option(name, value)


def file_of(form: int, path: Path) -> Path:
    """Write a file as a release with this revision left it."""
    found = form if form in KEPT else 1
    with closing(sqlite3.connect(path)) as line:
        line.executescript(KEPT[found].read_text(encoding="utf-8"))
        line.execute("PRAGMA journal_mode = wal")
    if form != found:
        _later(path, found, form)
    return path


def _later(path: Path, found: int, form: int) -> None:
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        SCRIPTS.attributes["connection"] = connection
        command.stamp(SCRIPTS, f"{found:04}")
        command.upgrade(SCRIPTS, f"{form:04}")
        connection.exec_driver_sql(f"DROP TABLE {RECORD}")
        connection.exec_driver_sql(f"PRAGMA user_version = {form}")
    engine.dispose()


@pytest.mark.parametrize("form", range(1, 8))
def test_a_file_of_every_form_keeps_its_tables(tmp_path: Path, form: int) -> None:
    path = file_of(form, tmp_path / "f.db")

    async def read(store: Store) -> Any:
        found = [await store.table(WAITS), await store.table(PLAYED), await store.log(PLAYED)]
        await store.append(PLAYED, len(found[2].entries), 4, 9, "a note")
        return *found, await store.log(PLAYED), await store.tables_of("opener")

    (waits, _), (played, seats), log, longer, mine = with_store(path, read)
    assert (waits.stage, played.stage) == ("waiting", "playing")
    assert played.key == ((7, 8) if form in KEPT and form > 1 else (2**64 - 1, 5))
    assert played.table_settings == ({"table_clock": "2m"} if form in KEPT and form > 1 else {})
    assert (played.deal, played.seals, played.options) == (1, "", {"start": "0"})
    assert [(seat.name, seat.lot) for seat in seats] == [("Ada é", ""), ("Hodmedod", "")]
    then = [3, 0, -2, 5, 1, NOTED] if form in KEPT and form > 1 else [3, 0, -2, 5, 1]
    assert log.entries == then
    late = 1_700_000_000_000 if form in KEPT and form > 1 else 0
    assert log.times == array("q", [late and late + n for n in range(len(then))])
    assert (longer.entries, longer.notes[len(then)]) == ([*then, 4], "a note")
    assert len(mine) == 2
    assert with_store(path, lambda store: store.log(PLAYED)) == longer, "and is opened again"


@pytest.mark.parametrize("form", [0, *KEPT])
def test_every_file_becomes_what_the_schema_says(tmp_path: Path, form: int) -> None:
    path = file_of(form, tmp_path / "f.db") if form else tmp_path / "f.db"
    Store.open(path).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": RECORD})
        assert compare_metadata(context, meta) == []
        assert context.get_current_revision() == f"{REVISION:04}"
        header = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        assert header == 8, "programs that know of no record leave it alone"
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    engine.dispose()


def test_first_tries_of_before_are_found_and_scored(tmp_path: Path) -> None:
    """The first table opened with a deal was the first try, as long as tables were not marked."""
    path = file_of(7, tmp_path / "f.db")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        SCRIPTS.attributes["connection"] = connection
        command.stamp(SCRIPTS, "0007")
        command.upgrade(SCRIPTS, "0013")
        one = select(text("*")).select_from(text("tables")).where(text(f"id = '{PLAYED}'"))
        row = dict(connection.execute(one).mappings().one())
        names = ", ".join(f'"{name}"' for name in row)
        marks = ", ".join(f":{name}" for name in row)
        for id, opened, more in OF_A_DAY:
            new = {**row, "id": id, "opened": opened, "day": "2026-03-01", "stage": "over", **more}
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({marks})"), new)
    engine.dispose()
    Store.open(path).close()
    found = asked(path, "SELECT id, first_try, score FROM tables WHERE day != '' ORDER BY id")
    assert found == [
        ("a", 1, 31), ("b", 0, None), ("c", 1, -12), ("d", 1, None), ("e", 0, None), ("f", 1, None),
    ]  # fmt: skip


def ended(counts: list[str], scores: list[int]) -> dict[str, str]:
    return {"result": json.dumps({"at": 9, "ranks": [1], "counts": counts, "scores": scores})}


OF_A_DAY: list[tuple[str, int, dict[str, str]]] = [
    ("a", 7, {"opener": "ada", **ended(["31"], [-9])}),
    ("b", 8, {"opener": "ada", **ended(["99"], [99])}),  # once more
    ("c", 8, {"opener": "ben", **ended(["12"], [-12])}),  # counts what is left
    ("d", 8, {"opener": "cleo", "stage": "playing", "result": ""}),
    ("e", 6, {"opener": "cleo", "branched": "[[3]]", **ended(["5"], [5])}),
    ("f", 6, {"opener": "dora", **ended(["5"], [])}),  # of an old release
]


def test_the_forms_are_one_line_without_gaps() -> None:
    steps = list(ScriptDirectory.from_config(SCRIPTS).walk_revisions())[::-1]
    assert [step.revision for step in steps] == [f"{n:04}" for n in range(1, REVISION + 1)]
    assert all(step.module.__doc__.startswith(f"Revision {int(step.revision)}: ") for step in steps)


@pytest.mark.parametrize("form", KEPT)
def test_a_migration_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: int
) -> None:
    """A migration that fails in its last step is rolled back completely."""
    path = file_of(form, tmp_path / "f.db")
    before, migrate = said(path), sqlite.migrate

    def failing(connection: Any, form: int) -> None:
        migrate(connection, form)
        connection.exec_driver_sql("ALTER TABLE hens ADD COLUMN eggs")

    monkeypatch.setattr(sqlite, "migrate", failing)
    with pytest.raises(StoreError, match="cannot be used: no such table: hens"):
        Store.open(path)
    assert said(path) == before
    monkeypatch.undo()
    assert with_store(path, lambda store: store.table(WAITS)) is not None


def said(path: Path) -> list[str]:
    """Return the dump of a file, with its `user_version`."""
    with closing(sqlite3.connect(path)) as line:
        return [*line.iterdump(), str(line.execute("PRAGMA user_version").fetchone())]


@pytest.mark.parametrize(
    "change", ["PRAGMA user_version = 99", "UPDATE farmyard_form SET version_num = '0099'"]
)
def test_a_file_of_a_newer_form_is_refused_in_a_sentence(tmp_path: Path, change: str) -> None:
    """A newer revision is detected by the migration record, or by the header without one."""
    path = file_of(7, tmp_path / "f.db")
    if "UPDATE" in change:
        Store.open(path).close()
    with closing(sqlite3.connect(path)) as line:
        line.execute(change)
        line.commit()
    before = said(path)
    with pytest.raises(
        StoreError, match=rf"newer Farmyard \(its revision is 99, this one knows {REVISION}\)"
    ):
        Store.open(path)
    assert said(path) == before


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM farmyard_form",
        "INSERT INTO farmyard_form VALUES ('0007')",
        "UPDATE farmyard_form SET version_num = 'hello'",
    ],
)
def test_a_damaged_migration_record_is_said_in_a_sentence(tmp_path: Path, change: str) -> None:
    """S3-9: a migration record without exactly one number is reported as damage."""
    path = tmp_path / "f.db"
    Store.open(path).close()
    with closing(sqlite3.connect(path)) as line:
        line.execute(change)
        line.commit()
    before = said(path)
    with pytest.raises(StoreError, match=r"damaged: farmyard_form should hold one number"):
        Store.open(path)
    assert said(path) == before


def test_a_file_that_was_marked_and_no_more_is_made_whole(tmp_path: Path) -> None:
    """A file whose server was killed before its tables were created is completed."""
    with closing(sqlite3.connect(tmp_path / "f.db")) as line:
        line.execute("PRAGMA journal_mode = wal")
        line.execute("PRAGMA application_id = 1178686029")
    assert with_store(tmp_path / "f.db", lambda store: store.table(WAITS)) is None


SHAPE = """
  SELECT t.name, c.name, c.type, c."notnull", c.pk, f."table", f."to"
  FROM sqlite_master t JOIN pragma_table_info(t.name) c
  LEFT JOIN pragma_foreign_key_list(t.name) f ON f."from" = c.name WHERE t.type = 'table'
  UNION SELECT tbl_name, name, sql, 0, 0, '', '' FROM sqlite_master WHERE type = 'index'
  UNION SELECT 'farmyard_form', version_num, '', 0, 0, '', '' FROM farmyard_form
  UNION SELECT '', user_version, '', 0, 0, '', '' FROM pragma_user_version
"""


def test_a_new_file_is_what_all_migrations_make(tmp_path: Path) -> None:
    """Only the defaults given to older rows may differ."""
    shapes = []
    for make in (create, lambda connection: migrate(connection, 0)):
        engine = create_engine(f"sqlite:///{tmp_path / str(len(shapes))}")
        with engine.begin() as connection:
            make(connection)
            shapes.append(set(connection.exec_driver_sql(SHAPE).all()))
        engine.dispose()
    assert shapes[0] == shapes[1]
    assert len(shapes[0]) > 50
