"""Failures of the database during play: a full disk, a lock, damage. Each is reported in a
sentence, acknowledged moves are kept, and the game goes on afterwards."""

import html
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from farmyard.server.app import PAGES
from farmyard.server.store import sqlite, writer
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.store import Store
from farmyard.server.store.writer import NotRead, NotStored
from farmyard.server.words import say
from tests.sampling import in_turn
from tests.server.places import KINDS, asked, at_both
from tests.server.served import Player, Running
from tests.server.test_odd_texts import forms_of, known_to
from tests.server.test_puzzles import ONE
from tests.server.test_store import CHAIRS, row, with_store


def do(ada: Player, room: Any) -> Any:
    """Make the first legal choice for the seat to move."""
    ada.post(room.state.link + "/look", {"seat": str(room.state.table.to_move)})
    fields = {"choice": str(room.state.table.legal()[0]), "at": str(len(room.state.log))}
    return ada.post(room.state.link + "/do", fields)


def in_the_file(db: Path) -> list[int]:
    line = sqlite3.connect(db)
    found = line.execute("SELECT choice FROM events ORDER BY n").fetchall()
    line.close()
    return [choice for (choice,) in found]


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list whose only number limits the pages of files that are opened from now on."""
    pages, usual = [10**6], sqlite._set_up

    def set_up(connection: Any, record: Any) -> None:
        usual(connection, record)
        connection.execute(f"PRAGMA max_page_count = {pages[0]}")

    monkeypatch.setattr(sqlite, "_set_up", set_up)
    return pages


def test_a_full_disk(tmp_path: Path, limit: list[int]) -> None:
    server = Running(tmp_path / "farmyard.db").prepare()
    ada = Player(server.url)
    room = server.room(ada.table("me", "guest Cleo"))
    assert do(ada, room).status_code == 303
    limit[0] = 1  # SQLite raises this to the present number of pages
    server.site.store._database.writing.dispose()
    refused = None
    for _ in range(3000):
        if room.state.table.over or refused is not None:
            break
        answer = do(ada, room)
        refused = answer if answer.status_code == 503 else None
    assert refused is not None, "the file found room after all"
    assert say("not-stored").split(",")[0] in refused.text
    assert in_the_file(server.db) == room.state.log == room.state.table.history.moves, (
        "nothing lost, nothing made up"
    )
    assert do(ada, room).status_code == 503, "nor does it get in by trying again"
    limit[0] = 10**6
    server.site.store._database.writing.dispose()
    assert do(ada, room).status_code == 303, "it goes on when there is room again"
    assert in_the_file(server.db) == room.state.log
    ada.leave()
    server.stop()


def test_a_lock_that_stays_and_one_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 300)
    server = Running(tmp_path / "farmyard.db").prepare()
    ada = Player(server.url)
    room = server.room(ada.table("me", "guest Cleo"))
    other = sqlite3.connect(server.db, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = do(ada, room)
    assert answer.status_code == 503
    assert say("not-stored").split(",")[0] in answer.text
    assert room.state.log == []
    assert ada.get(room.state.link).status_code == 200, "looking goes on"
    other.execute("ROLLBACK")
    other.close()
    assert do(ada, room).status_code == 303
    ada.leave()
    server.stop()


def test_no_page_is_a_fault_while_the_database_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page and each form is shown, or answers that nothing was read or saved."""
    server = Running(tmp_path / "farmyard.db").prepare()
    ada = Player(server.url)
    known = known_to(ada)
    forms = forms_of(ada, known)
    said = [html.escape(say(name)) for name in ("not-read", "not-stored")]

    async def silent(*given: Any) -> None:
        raise NotRead("silent")

    async def full(*given: Any) -> None:
        raise NotStored("full")

    monkeypatch.setattr(server.site.store, "_read", silent)
    monkeypatch.setattr(server.site.store.writer, "ask", full)
    answers = [ada.http.post(place, data=fields) for place, fields in forms.values()]
    for page in PAGES:
        for name, value in {**known, "{puzzle}": ONE[1].id}.items():
            page = page.replace(name, value)
        answers.append(ada.get(page))
    told = [each for each in answers if each.status_code >= 500 and each.url.path != "/healthz"]
    assert {each.status_code for each in told} == {503}
    assert [each.url for each in told if not any(one in each.text for one in said)] == []
    assert {one for one in said for each in told if one in each.text} == {*said}
    assert ada.get(f"/puzzles/{ONE[0]}/{ONE[1].id}").status_code == 200, "as it was made"
    ada.leave()
    server.stop()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Write a file with a table of a thousand moves, and no other file beside it."""

    async def write(it: Store) -> None:
        await it.open_table(row(), CHAIRS)
        for n in range(1000):
            await it.append(row().id, n, n, 10**12 + n)

    with_store(tmp_path / "f.db", write)
    return tmp_path / "f.db"


def test_a_locked_file_at_the_start(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 100)
    other = sqlite3.connect(kept, isolation_level=None)
    other.execute("PRAGMA locking_mode = exclusive")
    other.execute("BEGIN EXCLUSIVE")
    before = kept.read_bytes()
    with pytest.raises(StoreError, match="cannot be used: database is locked"):
        Store.open(kept)
    assert kept.read_bytes() == before
    other.close()


@pytest.mark.parametrize("damage", ["torn off", "written over", "no head"])
def test_a_damaged_file_is_left_alone(kept: Path, damage: str) -> None:
    content = kept.read_bytes()
    assert len(content) > 5 * 4096
    kept.write_bytes(
        {
            "torn off": content[: len(content) - 2 * 4096],
            "written over": content[:8192] + b"\xa5" * 8192 + content[16384:],
            "no head": bytes(100) + content[100:],
        }[damage]
    )
    before = kept.read_bytes()
    with pytest.raises(StoreError, match=r"damaged|cannot be used|not a database") as said:
        Store.open(kept)
    assert str(said.value).count("\n") == 0
    assert kept.read_bytes() == before


@at_both
def test_a_database_that_hangs_is_said_to_be_so(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S3-1: writes and reads to a database that hangs time out with a sentence."""
    monkeypatch.setattr(writer, "ANSWERED_WITHIN", 0.2)
    go_on = threading.Event()

    async def hang(it: Store) -> None:
        def stuck(_: Any) -> None:
            go_on.wait(60)

        for waiting in (it.writer.ask(stuck), it._read(stuck)):
            with pytest.raises(NotStored, match="does not answer"):
                await waiting
        go_on.set()
        monkeypatch.setattr(writer, "ANSWERED_WITHIN", 60)
        await it.open_table(row(), CHAIRS)
        assert (await it.table(row().id)) is not None, "it goes on when the database does"

    with_store(place, hang)


DAMAGES = ["options = '{'", "\"key\" = 'ab'", "customs = '[]'", "customs = ''"]


@pytest.mark.thorough
@pytest.mark.parametrize(("damage", "place"), in_turn(DAMAGES, KINDS), indirect=["place"])
def test_a_row_that_cannot_be_read_costs_nobody_his_hall(place: Place, damage: str) -> None:
    """S3-8: an unreadable table is refused in a sentence, and the hall shows all others."""
    server = Running(place).prepare()
    ada = Player(server.url)
    broken, whole = ada.table("me", "guest Cleo"), ada.table("me", "guest Cleo")
    server.stop()
    asked(server.db, f"UPDATE tables SET {damage} WHERE id = :id", id=broken.split("/")[-1])
    again = Running(server.db).prepare()
    ada.url, ada.http.base_url = again.url, again.url
    hall = ada.get("/")
    assert hall.status_code == 200
    assert whole in hall.text
    assert broken not in hall.text
    refused = ada.get(broken)
    assert refused.status_code == 409
    assert html.unescape(say("broken-table")) in html.unescape(refused.text)
    ada.leave()
    again.stop()
