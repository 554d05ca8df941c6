"""Failures that only a PostgreSQL has: refused logins, lost connections, a foreign database; and
the tests' own PostgreSQL is cleaned up."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import URL

from farmyard.server.store import notices, postgresql
from farmyard.server.store.migrations import REVISION
from farmyard.server.store.place import StoreError, named
from farmyard.server.store.statements.writing import Twice
from farmyard.server.store.store import Store
from farmyard.server.store.writer import NotStored
from farmyard.server.words import say
from farmyard.terminal.main import main
from tests.server.cluster import Cluster
from tests.server.places import asked
from tests.server.served import Player, Running
from tests.server.test_store import CHAIRS, row, with_store
from tests.server.test_trouble import do
from tests.waiting import until


@pytest.fixture
def url(cluster: Cluster) -> Iterator[URL]:
    made = cluster.make()
    yield made
    cluster.drop(made)


@pytest.fixture
def empty(cluster: Cluster) -> Iterator[URL]:
    made = cluster.make("template0")
    yield made
    cluster.drop(made)


def cut(cluster: Cluster, url: URL) -> None:
    """Close all connections of a database, as a restart of PostgreSQL does."""
    where = f"WHERE datname = '{url.database}'"
    cluster.order(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity {where}")


# -- Messages -------------------------------------------------------------------


def refusals(url: URL) -> dict[str, URL]:
    return {
        'database "hens" does not exist': url.set(database="hens"),
        'password authentication failed for user "locked"': url.set(
            username="locked", password="wrong-secret"
        ),
        "No such file or directory": url.update_query_dict({"host": "/nowhere"}),
        "onnection refused": url.set(host="127.0.0.1", port=1, query={}),
        "host|not known": url.set(host="no.such.host.invalid", query={}),
    }


@pytest.mark.parametrize("nth", range(5))
def test_who_cannot_come_in_hears_one_sentence(cluster: Cluster, nth: int) -> None:
    says, place = list(refusals(cluster.at("postgres")).items())[nth]
    with pytest.raises(StoreError) as said:
        Store.open(place)
    sentence = str(said.value)
    assert sentence.startswith(f"The database {place} cannot be used: ")
    assert re.search(says, sentence.partition("cannot be used: ")[2])
    assert sentence.count("\n") == 0
    assert "wrong-secret" not in sentence


def test_the_server_says_it_and_leaves(cluster: Cluster) -> None:
    command = [sys.executable, "-m", "farmyard", "--no-browser", "--port", "0", "--db"]
    address = f"postgresql://locked:wrong-secret@/postgres?host={cluster.folder}"
    ended = subprocess.run([*command, address], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "password authentication failed" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert "wrong-secret" not in ended.stderr
    for given in (
        ["--db", "postgres://somebody@host:door/"],
        ["tidy", "--db", "postgres://x@y:z/"],
    ):
        said = CliRunner().invoke(main, given)
        assert said.exit_code == 2
        assert said.stderr.startswith("farmyard: ")
        assert "no address of a database" in said.stderr


def test_a_password_is_let_in_and_shown_to_nobody(cluster: Cluster) -> None:
    place = named(f"postgres://locked@/house?host={cluster.folder}&password=right")
    assert isinstance(place, URL)
    assert "right" not in str(place)
    assert asked(place, "SELECT current_user") == [("locked",)]
    with pytest.raises(StoreError, match="cannot be used: permission denied for table"):
        Store.open(place)


def test_without_psycopg_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"needs psycopg: pip install 'farmyard\[postgres\]'"):
        Store.open(named("postgresql://somebody@/house"))


def test_an_address_that_is_none() -> None:
    with pytest.raises(StoreError, match="no address of a database"):
        named("postgresql://somebody@host:door/house")
    assert named("house.db") == Path("house.db")


# -- Foreign and shared databases -----------------------------------------------


def test_an_empty_database_is_made_a_house(empty: URL) -> None:
    with_store(empty, lambda store: store.open_table(row(), CHAIRS))
    assert asked(empty, "SELECT version_num FROM farmyard_form") == [(f"{REVISION:04}",)]
    assert with_store(empty, lambda store: store.table(row().id)) == (row(), CHAIRS)


def test_what_is_somebody_elses_is_left_alone(empty: URL) -> None:
    asked(empty, "CREATE TABLE hens (name text)")
    with pytest.raises(StoreError, match="is not a database of Farmyard"):
        Store.open(empty)
    found = asked(empty, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    assert found == [("hens",)]


def test_a_newer_database_is_left_alone(url: URL) -> None:
    asked(url, "UPDATE farmyard_form SET version_num = '0099'")
    with pytest.raises(
        StoreError, match=rf"newer Farmyard \(its revision is 99, this one knows {REVISION}\)"
    ):
        Store.open(url)


def test_a_database_is_not_migrated_under_workers_that_use_it(
    url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker of a newer version that starts beside older ones refuses, and changes nothing."""
    beat = "extract(epoch FROM clock_timestamp()) * 1000 + 600000"
    asked(url, f"INSERT INTO workers (id, drives, beat) VALUES ('old', true, {beat})")
    monkeypatch.setattr(postgresql, "REVISION", REVISION + 1)
    with pytest.raises(StoreError, match=rf"Workers of an older .* revision is {REVISION}, "):
        postgresql.opened(url, shared=True)
    assert asked(url, "SELECT version_num FROM farmyard_form") == [(f"{REVISION:04}",)]


def test_a_migration_that_fails_leaves_nothing(empty: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate = postgresql.migrate

    def failing(connection: Any, form: int) -> None:
        migrate(connection, form)
        connection.exec_driver_sql("ALTER TABLE hens ADD COLUMN eggs text")

    monkeypatch.setattr(postgresql, "migrate", failing)
    with pytest.raises(StoreError, match='cannot be used: relation "hens" does not exist'):
        Store.open(empty)
    assert asked(empty, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == []


def test_what_is_committed_is_on_the_disk_whatever_the_server_is_set_to(
    cluster: Cluster, url: URL
) -> None:
    for usual, ours in (("off", "on"), ("remote_apply", "remote_apply")):
        cluster.order(f"ALTER DATABASE {url.database} SET synchronous_commit = '{usual}'")
        database = postgresql.opened(url)
        with database.writing.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == ours
        database.close()


# -- Lost connections -----------------------------------------------------------


def test_a_server_whose_connections_were_cut_goes_on(cluster: Cluster, url: URL) -> None:
    server = Running(url).prepare()
    ada = Player(server.url)
    room = server.room(ada.table("me", "guest Cleo"))
    for _ in range(3):
        assert do(ada, room).status_code == 303
        cut(cluster, url)
    assert ada.get(room.state.link).status_code == 200
    kept = asked(url, "SELECT choice FROM events ORDER BY n")
    assert [choice for (choice,) in kept] == room.state.log
    ada.leave()
    server.stop()


def test_while_it_is_gone_nothing_is_promised(cluster: Cluster, url: URL) -> None:
    server = Running(url).prepare()
    ada = Player(server.url)
    room = server.room(ada.table("me", "guest Cleo"))
    assert do(ada, room).status_code == 303
    cluster.order(f"ALTER DATABASE {url.database} ALLOW_CONNECTIONS false")
    cut(cluster, url)
    answer = do(ada, room)
    assert answer.status_code == 503
    assert say("not-stored").split(",")[0] in answer.text
    assert ada.get(room.state.link).status_code == 200, "looking goes on"
    assert ada.get("/healthz").status_code == 503
    cluster.order(f"ALTER DATABASE {url.database} ALLOW_CONNECTIONS true")
    assert do(ada, room).status_code == 303
    assert ada.get("/healthz").status_code == 200
    kept = asked(url, "SELECT choice FROM events ORDER BY n")
    assert [choice for (choice,) in kept] == room.state.log
    ada.leave()
    server.stop()


def test_who_was_cut_off_writes_no_more_when_another_has_begun(cluster: Cluster, url: URL) -> None:
    async def work(store: Store) -> None:
        await store.open_table(row(), CHAIRS)
        cut(cluster, url)
        other = await asyncio.to_thread(Store.open, url)
        with pytest.raises(NotStored, match="Another server has the database"):
            await store.append(row().id, 0, 1, 1)
        await other.append(row().id, 0, 2, 1)
        await asyncio.to_thread(other.close)
        with pytest.raises(Twice):
            await store.append(row().id, 0, 1, 1)
        assert (await store.log(row().id)).entries == [2]

    with_store(url, work)


def test_a_house_of_its_own_in_each_schema(url: URL) -> None:
    """The lock of a database applies to one schema, so that two servers can use two schemas."""
    asked(url, "CREATE SCHEMA two")
    first = Store.open(url)
    second = Store.open(url.update_query_dict({"options": "-csearch_path=two"}))
    with pytest.raises(StoreError, match="Another server has the database"):
        Store.open(url)
    for store in (first, second):
        store.close()


# -- The secret -----------------------------------------------------------------


def test_the_secret_is_kept_with_the_tables(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FARMYARD_SECRET", raising=False)
    first = Store.open(url)
    made = first.secret()
    assert made.made == str(url)
    assert first.secret() == (made.text, "")
    first.close()
    with_store(url, lambda store: store.open_table(row(), CHAIRS))
    asked(url, "DELETE FROM signing")
    again = Store.open(url)
    assert again.looked_over(again.secret()) == [notices.new_secret(str(url))]
    again.close()


def test_tidy_takes_the_lock_and_shrinks(url: URL) -> None:
    async def fill(store: Store) -> None:
        await store.open_table(row(), CHAIRS)
        moves = [store.append(row().id, n, n, 1, "x" * 100) for n in range(4000)]
        await asyncio.gather(*moves)

    with_store(url, fill)
    address = url.render_as_string(hide_password=False)
    said = CliRunner().invoke(main, ["tidy", "--db", address])
    assert said.exit_code == 0, said.output
    assert said.output.startswith("1 table cleared away; the database had ")
    _, had, has = (int(word) for word in re.findall(r"\d+", said.output.replace(",", "")))
    assert has < had - 300_000


# -- The tests' own PostgreSQL --------------------------------------------------

USED = """
import sys
from pathlib import Path
from tests.server.cluster import shared
with shared(Path(sys.argv[1])) as cluster:
    print(cluster.folder, flush=True)
    sys.stdin.read()
"""


def test_nothing_is_left_behind_by_tests_that_were_killed(tmp_path: Path) -> None:
    users = [
        subprocess.Popen(
            [sys.executable, "-c", USED, str(tmp_path)],
            cwd=Path(__file__).parents[2], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for _ in range(2)
    ]  # fmt: skip
    folders = {user.stdout.readline().strip() for user in users if user.stdout}
    folder = Path(folders.pop())
    assert not folders, "there is one for all"
    pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    users[0].kill()
    time.sleep(0.1)  # the time itself is tested: the database must stay up while one user is left
    os.kill(pid, 0)
    users[1].send_signal(signal.SIGKILL)
    until(lambda: not folder.exists())
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    for user in users:
        user.communicate()
