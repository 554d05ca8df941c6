"""The store: what it has said is kept is kept, once, and a file that is not ours is left alone."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from farmyard.server import identity, words
from farmyard.server.schema import OPEN, PERSON, PLAYING, WAITING, Chair, TableRow, moves_of, undone
from farmyard.server.store import NotStored, Store, StoreError, Twice


def row(id: str = "a-table-aaaaaaaaaa", stage: str = WAITING) -> TableRow:
    key = (2**64 - 1, 5)
    return TableRow(id, "A table", "by_golly", 1, {"start": "0"}, key, "opener", 7, stage)


CHAIRS = [Chair(0, PERSON, "opener", "Ada"), Chair(1, OPEN)]


def with_store(path: Path, work: Any) -> Any:
    async def run() -> Any:
        store = Store.open(path)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row(), CHAIRS)
        for n, choice in enumerate((3, 1, undone(1), 4)):
            await store.append(row().id, n, choice)

    async def read(store: Store) -> Any:
        return await store.table(row().id), await store.log(row().id)

    with_store(tmp_path / "f.db", write)
    found, log = with_store(tmp_path / "f.db", read)
    assert found == (row(), CHAIRS)
    assert log == [3, 1, -2, 4]
    assert moves_of(log) == [3, 4]


def test_an_entry_is_safe_when_append_returns(tmp_path: Path) -> None:
    """Another connection sees it at once."""

    async def work(store: Store) -> list[int]:
        await store.open_table(row(), CHAIRS)
        await store.append(row().id, 0, 42)
        other = sqlite3.connect(tmp_path / "f.db")
        found = other.execute("SELECT choice FROM events").fetchall()
        other.close()
        return [choice for (choice,) in found]

    assert with_store(tmp_path / "f.db", work) == [42]


def test_a_number_is_given_once_only(tmp_path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        await store.open_table(row(), CHAIRS)
        tries = [store.append(row().id, 0, choice) for choice in range(20)]
        return await asyncio.gather(*tries, return_exceptions=True)

    answers = with_store(tmp_path / "f.db", work)
    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Twice) for answer in answers) == 19


def test_many_writers_share_a_commit_and_a_faulty_one_fails_alone(tmp_path: Path) -> None:
    async def work(store: Store) -> tuple[list[Any], int, list[int]]:
        await store.open_table(row(), CHAIRS)
        before = store.commits
        good = [store.append(row().id, n, n) for n in range(200)]
        bad = store.append("no-such-table-aaaaaaaaaa", 0, 1)
        answers = await asyncio.gather(*good[:100], bad, *good[100:], return_exceptions=True)
        return answers, store.commits - before, await store.log(row().id)

    answers, commits, log = with_store(tmp_path / "f.db", work)
    assert [a for a in answers if a is not None and not isinstance(a, NotStored)] == []
    assert isinstance(answers[100], NotStored)
    assert log == list(range(200))
    assert commits <= 205


def test_groups_are_committed_together(tmp_path: Path) -> None:
    async def work(store: Store) -> int:
        await store.open_table(row(), CHAIRS)
        before = store.commits
        await asyncio.gather(*(store.append(row().id, n, n) for n in range(500)))
        return store.commits - before

    assert with_store(tmp_path / "f.db", work) < 100


def test_two_cannot_take_one_chair(tmp_path: Path) -> None:
    async def work(store: Store) -> Any:
        await store.open_table(row(), CHAIRS)
        sit = [store.set_chair(row().id, CHAIRS[1], Chair(1, PERSON, p, p)) for p in "bcd"]
        taken = await asyncio.gather(*sit)
        await store.start(row().id, CHAIRS)
        late = await store.set_chair(row().id, CHAIRS[1], Chair(1, PERSON, "e", "e"))
        found = await store.table(row().id)
        return taken, late, found

    taken, late, found = with_store(tmp_path / "f.db", work)
    assert sorted(taken) == [False, False, True]
    assert late is False
    assert found[0].stage == PLAYING


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "f.db"
    with_store(path, lambda store: store.open_table(row(), CHAIRS))
    change = sqlite3.connect(path)
    change.execute("PRAGMA user_version = 99")
    change.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer Farmyard"):
        Store.open(path)
    assert path.read_bytes() == before


def test_a_strange_file_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    change = sqlite3.connect(other)
    change.execute("CREATE TABLE hens (name)")
    change.commit()
    change.close()
    text = tmp_path / "letter.db"
    text.write_text("Dear Ada, " * 100)
    for path in (other, text):
        before = path.read_bytes()
        with pytest.raises(StoreError):
            Store.open(path)
        assert path.read_bytes() == before


def test_a_place_that_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open(blocked / "f.db")
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open(tmp_path)


def test_moves_taken_back_do_not_count() -> None:
    assert moves_of([]) == []
    assert moves_of([1, 2, 3, undone(2), 5, undone(0), 9]) == [9]


def test_the_secret_is_made_once_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FARMYARD_SECRET", raising=False)
    first = identity.secret(tmp_path / "f.db")
    assert identity.secret(tmp_path / "f.db") == first
    mode = stat.S_IMODE(os.stat(tmp_path / "f.secret").st_mode)
    assert mode == 0o600
    monkeypatch.setenv("FARMYARD_SECRET", "a secret of our own, long enough")
    assert identity.secret(tmp_path / "f.db") == "a secret of our own, long enough"
    monkeypatch.setenv("FARMYARD_SECRET", "short")
    with pytest.raises(identity.SecretError, match=words.SHORT_SECRET):
        identity.secret(tmp_path / "f.db")


def test_a_broken_secret_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "f.secret").write_text("")
    with pytest.raises(identity.SecretError, match="too short"):
        identity.secret(tmp_path / "f.db")
