"""Storage: lifetimes of tables, one server per file, and messages about damaged files."""

import asyncio
import re
import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from farmyard.server.app import make
from farmyard.server.live import cache
from farmyard.server.live.settings import SettingError, Settings, of_environment
from farmyard.server.store import postgresql, secret, tidying, writer
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.schema import CLOSED, OVER, PERSON, PLAYING, WAITING, Chair, now_ms
from farmyard.server.store.secret import Secret
from farmyard.server.store.store import Store
from farmyard.server.words import say
from farmyard.terminal.main import main
from tests.server.places import asked, at_both
from tests.server.served import FAST, Player, Running, seating
from tests.server.test_store import CHAIRS, row, with_store
from tests.waiting import until

DAY = 24 * 3600.0
NOW = 10**6  # seconds since 1970


def many(path: Place, tables: int = 3) -> list[str]:
    """Write a file with some tables, and return their ids."""
    ids = [f"a-table-{letter * 10}" for letter in "abcdefghij"[:tables]]

    async def write(it: Store) -> None:
        for id in ids:
            await it.open_table(row(id), CHAIRS)
            for n in range(3):
                await it.append(id, n, n, 10**12 + n)

    with_store(path, write)
    return ids


# -- Lifetimes ------------------------------------------------------------------


@at_both
def test_tables_have_lifetimes(place: Place) -> None:
    """SRV-F13: waiting tables expire by their opening time, ended ones by their last decision."""

    async def work(it: Store) -> Any:
        for i, stage in enumerate((WAITING, PLAYING, OVER, CLOSED, OVER)):
            id = f"a-table-{'abcde'[i] * 10}"
            await it.open_table(replace(row(id, stage), opened=NOW, next=None), CHAIRS)
            await it.append(id, 0, 1, 1000 * (NOW + (5000 if i == 4 else 0)))
        old = f"a-table-{'c' * 10}"
        await it.open_rematch(old, replace(row("a-table-ffffffffff", PLAYING), opened=NOW), CHAIRS)
        nobody = await it.clear(1000 * NOW, 1000 * NOW)
        never = await it.clear(0, None)
        gone = await it.clear(1000 * (NOW + 1), 1000 * (NOW + 1000))
        kept = [id for id in gone if await it.table(id) or (await it.log(id)).entries]
        return nobody, never, gone, kept, await it.table("a-table-ffffffffff")

    nobody, never, gone, kept, rematch = with_store(place, work)
    assert (nobody, never, kept) == ([], [], [])
    assert sorted(id[8] for id in gone) == ["a", "c", "d"]
    assert rematch is not None


@at_both
def test_a_server_clears_by_itself(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "CALM", 0.0)
    server = Running(place, FAST)
    ada = Player(server.url)
    link = ada.table("me", "friend")
    server.stop()
    later = Running(place, replace(FAST, keep_waiting=-10.0))
    visitor = Player(later.url)
    until(lambda: visitor.get(link).status_code == 404)
    assert say("no-table").split(",")[0] in visitor.get(link).text
    later.stop()


@at_both
def test_a_clock_that_is_ahead_clears_and_closes_nothing(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Tables are old by the newest entry of the database, whatever the clock says."""
    monkeypatch.setattr(cache, "CALM", 0.0)
    with_store(place, lambda it: laid(it, 3))
    ahead = now_ms() + int(400 * 1000 * DAY)
    monkeypatch.setattr(cache, "now_ms", lambda: ahead)
    measured = measured_by(monkeypatch)
    server = Running(place)
    until(lambda: len(measured) > 1)  # to close, and to clear
    clear = asyncio.run_coroutine_threadsafe(server.site.actors.clear(), server.dog.loop)
    assert clear.result(20) == 0
    server.stop()
    stages = asked(place, "SELECT stage, count(*) FROM tables GROUP BY stage ORDER BY stage")
    assert stages == [(OVER, 3), (PLAYING, 1), (WAITING, 1)]
    assert "cleared" not in caplog.text


def measured_by(monkeypatch: pytest.MonkeyPatch) -> list[Store]:
    """Return a list that grows whenever a server looks how old its tables are."""
    found, measure = list[Store](), Store.extent

    async def measured(it: Store) -> Any:
        found.append(it)
        return await measure(it)

    monkeypatch.setattr(Store, "extent", measured)
    return found


def test_nothing_is_cleared_in_the_first_hour(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(place, lambda it: laid(it, 3, long_ago=True))
    measured, ticking = measured_by(monkeypatch), Store.ticking
    begun = threading.Event()

    async def found(it: Store, most: int, since: int) -> list[str]:
        begun.set()
        return await ticking(it, most, since)

    monkeypatch.setattr(Store, "ticking", found)
    server = Running(place)
    until(begun.is_set)
    for _ in range(3):
        assert Player(server.url).get("/healthz").status_code == 200
    server.stop()
    assert not measured
    assert asked(place, "SELECT count(*) FROM tables") == [(5,)]


@at_both
def test_a_day_clears_a_hundred_tables_at_most_and_says_so(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    """Old tables go little by little, the first of them no sooner than an hour after a start."""
    with_store(place, lambda it: laid(it, 130, long_ago=True))
    server = Running(place)
    for gone in (cache.MOST, 30, 0):
        count = asyncio.run_coroutine_threadsafe(server.site.actors.clear(), server.dog.loop)
        assert count.result(20) == gone
    server.stop()
    assert asked(place, "SELECT count(*) FROM tables") == [(2,)]
    assert caplog.text.count("tables cleared") == 2
    assert "100 tables cleared" in caplog.text


async def laid(it: Store, done: int, long_ago: bool = False) -> None:
    """Write finished games, and one that is played and one that waits now."""
    now = now_ms() // 1000
    opened = NOW if long_ago else now
    stages = [*[(OVER, opened)] * done, (PLAYING, now), (WAITING, now)]
    for n, (stage, at) in enumerate(stages):
        id = f"a-table-{''.join('abcdefghij'[int(digit)] for digit in f'{n:010}')}"
        await it.open_table(replace(row(id, stage), opened=at), CHAIRS)


def test_a_table_that_is_being_read_is_cleared_too(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is deleted while it is being loaded does not stay in memory."""
    before = Running(place)
    link = Player(before.url).table("me", "friend")
    before.stop()
    server, read, go_on = Running(place), threading.Event(), threading.Event()
    actors, visitor = server.site.actors, Player(server.url)
    found_in = actors.services.store.table

    async def slowly(id: str) -> Any:
        found = await found_in(id)
        read.set()
        await asyncio.to_thread(go_on.wait)
        return found

    monkeypatch.setattr(actors.services.store, "table", slowly)
    monkeypatch.setattr(actors.services, "settings", replace(FAST, keep_waiting=-10.0))
    with ThreadPoolExecutor(1) as thread:
        page = thread.submit(visitor.get, link)
        until(read.is_set)
        cleared = asyncio.run_coroutine_threadsafe(actors.clear(), server.dog.loop)
        until(lambda: asked(place, "SELECT count(*) FROM tables") == [(0,)])
        go_on.set()
        page.result(20)
        cleared.result(20)
    until(lambda: not actors.all())
    server.stop()


def test_tidy_makes_the_file_small(tmp_path: Path) -> None:
    path = tmp_path / "f.db"
    ids = many(path)

    async def fill(it: Store) -> None:
        for n in range(3, 4000):
            await it.append(ids[0], n, n, 10**12 + n, "x" * 100)

    with_store(path, fill)
    line = sqlite3.connect(path)
    assert line.execute("PRAGMA auto_vacuum").fetchone() == (2,), "a running server shrinks it too"
    line.close()
    said = CliRunner().invoke(main, ["--db", str(path), "tidy"])
    assert said.exit_code == 0, said.output
    assert said.output.startswith("3 tables cleared away; the database had ")
    new = tmp_path / "new.db"
    with_store(new, lambda it: it.probe())
    assert path.stat().st_size <= new.stat().st_size
    assert with_store(path, lambda it: it.table(ids[0])) is None
    assert tidying.tidy(path, *Settings().cleared_before(now_ms())).tables == 0


# -- Limits ---------------------------------------------------------------------


def test_nobody_lays_too_many_tables(tmp_path: Path) -> None:
    server = Running(tmp_path / "f.db", replace(FAST, tables_per_person=2))
    ada, ben = Player(server.url), Player(server.url)
    answers = [ada.post("/new/by_golly", seating("me", "friend")) for _ in range(3)]
    assert [each.status_code for each in answers] == [303, 303, 429]
    assert say("too-many-tables") in answers[2].text
    assert ben.post("/new/by_golly", seating("me", "friend")).status_code == 303
    server.stop()


def test_nobody_lays_tables_too_fast(tmp_path: Path) -> None:
    server = Running(tmp_path / "f.db", replace(FAST, table_rate=(0.01, 2.0)))
    codes = [
        Player(server.url).post("/new/by_golly", seating("me", "friend")).status_code
        for _ in range(3)
    ]
    assert codes == [303, 303, 429]
    server.stop()


def test_nobody_fills_a_log_with_notes(houses: Any) -> None:
    server = houses(replace(FAST, action_rate=(0.01, 3.0)))
    ada = Player(server.url)
    link = ada.table("me", "guest Cleo", start="0")
    actions = ["leave", "return"] * 3
    codes = [ada.post(link + "/action", {"action": each}).status_code for each in actions]
    assert codes == [303, 303, 303, 429, 429, 429]
    assert ada.post(link + "/back").status_code == 403, "he has left"
    assert len(server.room(link).state.log) == 6, "for her own chair, and for her guest's"


# -- One file, one server -------------------------------------------------------


@at_both
def test_a_second_server_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """SRV-F17: a second server, or tidying, is refused while a server has the database."""
    monkeypatch.setattr(postgresql, "PATIENCE", 0.1)
    first = Store.open(place)
    with pytest.raises(StoreError, match="Another server has the database"):
        Store.open(place)
    with pytest.raises(StoreError, match="Another server"):
        tidying.tidy(place, *Settings().cleared_before(now_ms()))
    first.close()
    Store.open(place).close()


def test_a_plain_copy_is_whole_when_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SRV-F15: in quiet times the WAL is folded in, so a plain copy of the file is complete."""
    monkeypatch.setattr(writer, "QUIET", 0.05)

    async def work(it: Store) -> None:
        await it.open_table(row(), CHAIRS)
        until(lambda: it.writer._beside is None)
        shutil.copy(tmp_path / "f.db", tmp_path / "copy.db")
        await it.append(row().id, 0, 1, 1)

    with_store(tmp_path / "f.db", work)
    line = sqlite3.connect(tmp_path / "copy.db")
    assert line.execute("SELECT id FROM tables").fetchall() == [(row().id,)]
    line.close()


def test_whoever_only_asks_keeps_nothing_from_being_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frequent health probes write nothing, so they do not delay folding in the WAL."""
    clock = [0.0]
    monkeypatch.setattr(writer, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(writer, "QUIET", 1e6)

    async def work(it: Store) -> None:
        await it.open_table(row(), CHAIRS)
        assert it.writer._beside == 0.0
        clock[0] = writer.QUIET / 2
        await it.probe()
        assert it.writer._beside == 0.0
        clock[0] = writer.QUIET
        await it.probe()
        assert until(lambda: it.writer._beside is None)
        await it.probe()
        assert it.writer._beside is None

    with_store(tmp_path / "f.db", work)


@pytest.mark.parametrize("before", [True, False])
def test_backup_means_the_database_that_was_named(tmp_path: Path, before: bool) -> None:
    """SRV-F14: `--db` counts whether it stands before or after the command."""
    many(tmp_path / "mine.db", 3)
    many(tmp_path / "usual.db", 1)
    copy, named = ["backup", str(tmp_path / "copy")], ["--db", str(tmp_path / "mine.db")]
    arguments = [*named, *copy] if before else [*copy, *named]
    said = CliRunner().invoke(main, arguments, env={"XDG_DATA_HOME": str(tmp_path / "data")})
    assert said.output == f"3 tables are in {tmp_path / 'copy'}.\n"
    back = ["restore", str(tmp_path / "copy")]
    target = ["--db", str(tmp_path / "back.db")]
    said = CliRunner().invoke(main, [*target, *back] if before else [*back, *target])
    assert said.output == f"3 tables are in {tmp_path / 'back.db'}.\n"


# -- Damaged files --------------------------------------------------------------


def test_one_flipped_letter_is_found(tmp_path: Path) -> None:
    """SRV-F16: a corrupted id is reported at the start, in a table as well as in an index."""
    path = tmp_path / "f.db"
    ids = many(path)
    content, at, flips = path.read_bytes(), -1, 0
    while (at := content.find(ids[1].encode(), at + 1)) >= 0:
        path.write_bytes(content[: at + 2] + b"X" + content[at + 3 :])
        flips += 1
        said = said_at_start(path)
        assert len(said) == 1
        assert "damaged" in said[0] or ids[1] in said[0] or "a-Xable" in said[0]
    assert flips > 4


def said_at_start(path: Path) -> list[str]:
    try:
        it = Store.open(path)
    except StoreError as why:
        return [str(why)]
    said = it.looked_over(Secret("known"))
    it.close()
    return said


def damaged(place: Place, change: str) -> list[str]:
    ids = many(place)
    asked(place, change, id=ids[1])
    it = Store.open(place)
    said = it.looked_over(Secret("known"))
    it.close()
    assert len(said) == 1
    assert ids[1] in said[0]
    assert ids[0] not in said[0]
    return ids


@at_both
@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM chairs WHERE table_id = :id",
        "DELETE FROM events WHERE n = 1 AND table_id = :id",
        "UPDATE tables SET options = '{' WHERE id = :id",
        "UPDATE tables SET key = 'no key' WHERE id = :id",
    ],
)
def test_a_damaged_table_is_named_at_the_start(place: Place, change: str) -> None:
    damaged(place, change)


def test_a_chair_without_a_table_harms_no_list(tmp_path: Path) -> None:
    path = tmp_path / "f.db"
    damaged(path, "DELETE FROM tables WHERE id = :id")
    assert len(with_store(path, lambda it: it.tables_of("opener"))) == 2


def test_a_secret_that_others_can_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SRV-F21: a secret file with mode 644 is refused, one with mode 600 is accepted."""
    monkeypatch.delenv("FARMYARD_SECRET", raising=False)
    secret.beside(tmp_path / "f.db")
    (tmp_path / "f.secret").chmod(0o644)
    with pytest.raises(secret.SecretError, match="chmod 600"):
        make(tmp_path / "f.db")
    (tmp_path / "f.secret").chmod(0o600)
    make(tmp_path / "f.db").state.site.store.close()


def test_a_new_secret_beside_old_tables_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("FARMYARD_SECRET", raising=False)
    many(tmp_path / "f.db")
    for said in (1, 1):
        make(tmp_path / "f.db").state.site.store.close()
        assert caplog.text.count("There was no secret beside the tables") == said


# -- Chairs ---------------------------------------------------------------------


@at_both
def test_moving_to_another_chair_is_one_change(place: Place) -> None:
    """SRV-F24: leaving one chair and taking another happen together or not at all."""
    own, free = CHAIRS[0], CHAIRS[1]
    taken, left = Chair(1, PERSON, "opener", "Ada"), Chair(0, "open")

    async def work(it: Store) -> Any:
        await it.open_table(row(), CHAIRS)
        stale = await it.set_chairs(row().id, [(free, taken), (replace(own, name="Eve"), left)])
        unchanged = await it.table(row().id)
        done = await it.set_chairs(row().id, [(free, taken), (own, left)])
        return stale, unchanged, done, await it.table(row().id)

    stale, unchanged, done, now = with_store(place, work)
    assert (stale, unchanged[1]) == (False, CHAIRS)
    assert (done, now[1]) == (True, [left, taken])


# -- Settings -------------------------------------------------------------------


def test_settings_come_from_the_environment() -> None:
    given = {
        "FARMYARD_POST_RATE": "4 30",
        "FARMYARD_TABLES_PER_PERSON": "9",
        "FARMYARD_TURN_PAUSES": "no",
    }
    assert of_environment(given) == Settings(
        post_rate=(4.0, 30.0), tables_per_person=9, turn_pauses=False
    )
    assert of_environment({"FARMYARD_MAX_CONNECTIONS": "99"}).max_connections == 99
    assert of_environment({"FARMYARD_ADDRESS": "https://x.org/"}).address == "https://x.org"
    for name, value in (
        ("POST_RATE", "4"),
        ("POST_RATE", "0 0"),
        ("TABLES_PER_PERSON", "many"),
        ("TABLES_PER_PERSON", "inf"),
        ("CONNECTIONS_PER_IP", "1e999"),
        ("KEEP_FINISHED", "1e30"),
        ("BOT_PAUSE", "5 1"),
        ("TURN_PAUSES", "1"),
        ("TABLE_RATE", "-1 2"),
        ("SECURITY_CONTACT", "you@example.org"),
    ):
        with pytest.raises(SettingError, match=f"FARMYARD_{name} should be"):
            of_environment({f"FARMYARD_{name}": value})


def test_a_setting_that_does_not_exist_is_refused_with_the_nearest_name() -> None:
    """S3-5: an unknown FARMYARD_ variable is refused, and the nearest setting is suggested."""
    with pytest.raises(SettingError, match=r"no setting FARMYARD_POST; .* is FARMYARD_POST_RATE\."):
        of_environment({"FARMYARD_POST": "1 1"})
    fit = {"FARMYARD_SECRET": "x", "FARMYARD_PORT": "1", "FARMYARD_SIMULATE_GAMES": "3", "PATH": ""}
    assert of_environment(fit, commands=["simulate"]) == Settings()


def test_every_setting_stands_in_one_table_of_the_docs() -> None:
    """docs/serving.md lists every setting once, with its default, and no others."""
    page = (Path(__file__).parents[2] / "docs" / "serving.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ?([^|]*) \|", page, re.MULTILINE)
    assert dict(rows) == {field.name: shown(field.default) for field in fields(Settings)}
    assert len(rows) == len(dict(rows))


def shown(default: Any) -> str:
    """Return a default as an environment variable would give it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    if isinstance(default, tuple):
        return " ".join(f"{number:g}" for number in default)
    return "" if default in ("", None) else f"{default:.10g}"


def test_invitations_bear_the_address_of_the_settings(tmp_path: Path) -> None:
    """SRV-F25: invitations use the `address` setting, since a proxy has another host name."""
    server = Running(tmp_path / "f.db", replace(FAST, address="https://games.example.org"))
    ada = Player(server.url)
    link = ada.table("me", "friend")
    assert f"https://games.example.org{link}" in unescape(ada.get(link).text)
    server.stop()
