"""The store: acknowledged entries are kept, each once, and foreign files are left alone."""

import asyncio
import gc
import os
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from farmyard.server.store import notices, secret
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.schema import (
    CLOSED,
    NOTED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    Chair,
    TableRow,
    undone,
)
from farmyard.server.store.statements import writing
from farmyard.server.store.statements.reading import Entry
from farmyard.server.store.statements.writing import Twice
from farmyard.server.store.store import Store
from farmyard.server.store.writer import NotStored
from farmyard.server.table.log import moves_of
from farmyard.server.table.names import distinct
from tests.server.places import asked, at_both


def row(id: str = "a-table-aaaaaaaaaa", stage: str = WAITING) -> TableRow:
    key = (2**64 - 1, 5)
    return TableRow(id, "A table", "by_golly", 1, {"start": "0"}, key, "opener", 7, stage)


CHAIRS = [Chair(0, PERSON, "opener", "Ada"), Chair(1, OPEN)]


def with_store(path: Place, work: Any) -> Any:
    async def run() -> Any:
        store = Store.open(path)
        try:
            return await work(store)
        finally:
            await asyncio.to_thread(store.close)

    return asyncio.run(run())


@at_both
def test_what_is_written_is_read_again(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row(), CHAIRS)
        for n, choice in enumerate((3, 1, undone(1), 4)):
            await store.append(row().id, n, choice, 1000 + n)

    async def read(store: Store) -> Any:
        return await store.table(row().id), await store.log(row().id)

    with_store(place, write)
    found, (log, times, _) = with_store(place, read)
    assert found == (row(), CHAIRS)
    assert log == [3, 1, -2, 4]
    assert list(times) == [1000, 1001, 1002, 1003]
    assert moves_of(log) == [3, 4]


@at_both
def test_an_entry_is_safe_when_append_returns(place: Place) -> None:
    """An entry is committed when `append` returns: another connection sees it."""

    async def work(store: Store) -> list[int]:
        await store.open_table(row(), CHAIRS)
        await store.append(row().id, 0, 42, 1)
        return [choice for (choice,) in asked(place, "SELECT choice FROM events")]

    assert with_store(place, work) == [42]


@at_both
def test_a_number_is_given_once_only(place: Place) -> None:
    async def work(store: Store) -> list[Any]:
        await store.open_table(row(), CHAIRS)
        tries = [store.append(row().id, 0, choice, 1) for choice in range(20)]
        return await asyncio.gather(*tries, return_exceptions=True)

    answers = with_store(place, work)
    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Twice) for answer in answers) == 19


@at_both
def test_many_writers_share_a_commit_and_a_faulty_one_fails_alone(place: Place) -> None:
    async def work(store: Store) -> tuple[list[Any], int, list[int]]:
        await store.open_table(row(), CHAIRS)
        before = store.writer.commits
        good = [store.append(row().id, n, n, 1) for n in range(200)]
        bad = store.append("no-such-table-aaaaaaaaaa", 0, 1, 1)
        answers = await asyncio.gather(*good[:100], bad, *good[100:], return_exceptions=True)
        return answers, store.writer.commits - before, (await store.log(row().id))[0]

    answers, commits, log = with_store(place, work)
    assert [a for a in answers if a is not None and not isinstance(a, NotStored)] == []
    assert isinstance(answers[100], NotStored)
    assert log == list(range(200))
    assert commits <= 205


@at_both
def test_of_one_statement_only_what_is_twice_is_refused(place: Place) -> None:
    """Of entries written by one statement, only duplicates of a number are refused."""

    async def work(store: Store) -> tuple[list[Any], list[int]]:
        await store.open_table(row(), CHAIRS)
        await store.append(row().id, 1, 1, 1)
        numbers = [0, 1, 2, 3, 3, 4]
        entries = [Entry(row().id, n, 10 * place, 1, "") for place, n in enumerate(numbers)]
        kept = await store.writer.ask(lambda c: writing.append(c, entries))
        return kept, (await store.log(row().id)).entries

    kept, log = with_store(place, work)
    assert kept == [True, False, True, True, False, True]
    assert log == [0, 1, 20, 30, 50]


@at_both
def test_how_tables_stand_is_written_for_many_and_never_over_a_closed_one(place: Place) -> None:
    ids = [f"{word}-table-aaaaaaaaaa" for word in ("one", "two")]

    async def work(store: Store) -> list[Any]:
        for id, stage in zip(ids, (PLAYING, CLOSED), strict=True):
            await store.open_table(row(id, stage), CHAIRS)
        await store.note([(replace(row(id, OVER), to_move=1), 0) for id in ids])
        return [(await store.table(id))[0] for id in ids]

    found = with_store(place, work)
    assert [(each.stage, each.to_move) for each in found] == [(OVER, 1), (CLOSED, None)]


@at_both
def test_groups_are_committed_together(place: Place) -> None:
    async def work(store: Store) -> int:
        await store.open_table(row(), CHAIRS)
        before = store.writer.commits
        await asyncio.gather(*(store.append(row().id, n, n, 1) for n in range(500)))
        return store.writer.commits - before

    assert with_store(place, work) < 100


@at_both
def test_two_cannot_take_one_chair(place: Place) -> None:
    async def work(store: Store) -> Any:
        await store.open_table(row(), CHAIRS)
        sit = [store.set_chairs(row().id, [(CHAIRS[1], Chair(1, PERSON, p, p))]) for p in "bcd"]
        taken = await asyncio.gather(*sit)
        _, seats = await store.table(row().id)
        assert not await store.start(row().id, CHAIRS, (1, 2)), "somebody has sat down since"
        assert await store.start(row().id, seats, (1, 2))
        assert not await store.start(row().id, seats, (3, 4)), "it has begun"
        late = await store.set_chairs(row().id, [(CHAIRS[1], Chair(1, PERSON, "e", "e"))])
        found = await store.table(row().id)
        return taken, late, found

    taken, late, found = with_store(place, work)
    assert sorted(taken) == [False, False, True]
    assert late is False
    assert found[0].stage == PLAYING


@at_both
def test_whatever_is_asked_of_the_file_leaves_memory_at_once(place: Place) -> None:
    """Queries leave no reference cycles for the garbage collector, which may run late."""

    async def work(store: Store) -> None:
        for nth in range(20):
            id = f"a-table-{nth:010}"
            await store.open_table(row(id), CHAIRS)
            await store.set_chairs(id, [(CHAIRS[1], Chair(1, PERSON, "friend", "Ben"))])
            await store.start(id, (await store.table(id))[1], (1, 2))
            await store.append(id, 0, 3, 1000)
            await store.note([(row(id, PLAYING), 0)])
            await store.table(id)
            await store.log(id)
            await store.tables_of("opener")
            await store.open_of("opener")
            await store.clear(0, 0)
            await store.rename("opener", "Ada", distinct)
            if nth == 9:  # by now all caches are filled
                gc.collect()
                gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = {f"{type(it).__module__}.{type(it).__name__}" for it in gc.garbage}
        assert not [name for name in left if name.startswith("sqlalchemy.sql.")]

    try:
        with_store(place, work)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@at_both
def test_customs_are_kept(place: Place) -> None:
    kept = replace(row(), table_settings={"table_clock": "2m"})

    async def work(store: Store) -> Any:
        await store.open_table(kept, CHAIRS)
        return await store.table(kept.id)

    assert with_store(place, work)[0] == kept


@at_both
def test_games_in_which_nothing_happens_are_closed_and_no_others(place: Place) -> None:
    """A game is closed by the age of its last log entry, or of its opening without entries."""
    ids = [f"{word}-table-aaaaaaaaaa" for word in ("old", "played", "new", "waiting", "over")]
    stages = [PLAYING, PLAYING, PLAYING, WAITING, OVER]
    opened = [1, 1, 100, 1, 1]

    async def work(store: Store) -> Any:
        for id, stage, at in zip(ids, stages, opened, strict=True):
            await store.open_table(replace(row(id, stage), opened=at), CHAIRS)
        await store.append(ids[0], 0, 5, 40_000)
        await store.append(ids[1], 0, 5, 60_000)
        closed = await store.close_abandoned(50_000, 9)
        tables = [await store.table(id) for id in ids]
        return closed, [found[0].stage for found in tables if found]

    closed, now = with_store(place, work)
    assert closed == [ids[0]]
    assert now == [CLOSED, PLAYING, PLAYING, WAITING, OVER]


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "f.db"
    with_store(path, lambda store: store.open_table(row(), CHAIRS))
    change = sqlite3.connect(path)
    change.execute("UPDATE farmyard_form SET version_num = '0099'")
    change.commit()
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
    assert moves_of([1, NOTED, 2, NOTED, undone(1), NOTED, 4]) == [1, 4], "notes are no moves"


def test_the_secret_is_made_once_for_its_owner_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FARMYARD_SECRET", raising=False)
    first = secret.beside(tmp_path / "f.db")
    assert first.made == str(tmp_path / "f.secret")
    assert secret.beside(tmp_path / "f.db") == (first.text, "")
    assert secret.given() is None
    mode = stat.S_IMODE(os.stat(tmp_path / "f.secret").st_mode)
    assert mode == 0o600
    monkeypatch.setenv("FARMYARD_SECRET", "a secret of our own, long enough")
    assert secret.given() == ("a secret of our own, long enough", "")
    monkeypatch.setenv("FARMYARD_SECRET", "short")
    with pytest.raises(secret.SecretError, match=notices.SHORT_SECRET):
        secret.given()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Database files have mode 600, since they contain all dice keys."""

    async def work(store: Store) -> list[int]:
        await store.open_table(row(), CHAIRS)
        return [stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()]

    modes = with_store(tmp_path / "f.db", work)
    assert len(modes) >= 2
    assert set(modes) == {0o600}


def test_a_broken_secret_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "f.secret").write_text("")
    with pytest.raises(secret.SecretError, match="too short"):
        secret.beside(tmp_path / "f.db")
