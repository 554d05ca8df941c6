"""Bulkheads: a flood of one kind of slow work is refused, and every other kind goes on."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from farmyard.core.showing.rehearsal import lessons_of
from farmyard.server.live.pools import Pool
from farmyard.server.live.push import addresses, client
from farmyard.server.live.push.addresses import WELL_KNOWN, Names, Unknown
from farmyard.server.live.push.client import PushClient
from farmyard.server.live.push.message import Message
from farmyard.server.table.refusals import Refusal
from farmyard.server.web import processes
from farmyard.server.web.pages.rules import printing
from farmyard.server.web.pages.today.deals import deals
from tests.games.cloud_nine import written
from tests.server.push_service import Browser, message
from tests.server.served import Player, Running, seating
from tests.server.test_strangers import PART, post
from tests.waiting import eventually, until

KEY = written.GAME.card.key  # a game that answers questions
LESSON = f"/learn/{KEY}/{lessons_of(KEY)[0].name}"
SHEET = (sys.executable, "-c", "print('%PDF')")


class ElsewherePush:
    """A stand-in for a push service, with only the address that a subscription needs."""

    url = "https://push.example"


def subscribes(player: Player, link: str) -> httpx.Response:
    return player.post("/knock", Browser(ElsewherePush(), "UTC").form)  # type: ignore[arg-type]


ASKS: dict[str, Callable[[Player, str], httpx.Response]] = {
    "questions": lambda player, link: player.post(link + "/ask", {"question": "op 8+5"}),
    "advice": lambda player, link: player.post(link + "/ask", {"question": "advice"}),
    "lessons": lambda player, link: player.get(LESSON),
    "files_read": lambda player, link: post(player, PART + b"\r\n\r\nx\r\n--B--\r\n"),
    "solutions": lambda player, link: player.post(f"/daily/{solved()}/solution"),
    "archives": lambda player, link: player.get("/mine/games.zip"),
    "sheets": lambda player, link: player.get(f"/print/{KEY}"),
    "names": subscribes,
}
"""A request of each kind of slow work, by the name of its pool."""


def solved() -> str:
    return next(deal.card.key for deal in deals() if deal.solved)


def pool_of(server: Running, name: str) -> Pool:
    found: Any = server.site
    return found.knocker.client.names.others if name == "names" else getattr(found, name)


def flooded(server: Running, pool: Pool, gate: threading.Event) -> None:
    """Take all places of a pool with work that lasts until the gate opens."""
    loop = next(iter(server.site._tasks)).get_loop()
    assert pool._places is not None
    for n in range(pool._places):
        job = partial(pool.thread, gate.wait, 300)
        asyncio.run_coroutine_threadsafe(pool.once(f"cause {n}", n, job), loop)
    until(lambda: len(pool) == pool._places)


@pytest.mark.parametrize("name", ASKS)
def test_a_full_pool_is_no_other_kinds_trouble(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    """While all places of a pool are taken, its own requests are refused; those of all other kinds
    are answered, and a table goes on."""
    monkeypatch.setattr(addresses, "looked_up", lambda name: ["8.8.8.8"])
    monkeypatch.setattr(printing, "PROGRAM", SHEET)
    monkeypatch.setattr(printing, "base", lambda: tmp_path)
    server.prepare(KEY)
    link = ada.opens(f"/new/{KEY}", seating("me", "bot", "bot") | {"start": "0"})
    table = until(lambda: server.table(link))
    gate, full = threading.Event(), pool_of(server, name)
    flooded(server, full, gate)
    try:
        codes = {each: ask(ada, link).status_code for each, ask in ASKS.items()}
        assert [each for each, code in codes.items() if code == 503] == [name]
        move = {"choice": str(table.legal()[0]), "at": str(len(server.room(link).state.log))}
        assert ada.post(link + "/do", move).status_code == 303
    finally:
        gate.set()
    until(lambda: not len(full))
    assert ASKS[name](ada, link).status_code != 503
    ada.post("/knock/off")


# -- Sheets ------------------------------------------------------------------------


class Counted(Pool):
    """A pool that counts who asks."""

    asked = 0

    async def once(self, cause: str, key: Any, job: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        self.asked += 1
        return await super().once(cause, key, job)


def test_a_sheet_that_many_ask_for_is_set_once_and_kept(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Six requests for a sheet run one program; later ones run none, and who has it gets a 304."""
    door, runs, pool = tmp_path / "door", tmp_path / "runs", Counted("test", 2, 8, 1)
    os.mkfifo(door)
    script = f"open({str(runs)!r}, 'a').write('x'); print('%PDF', open({str(door)!r}).read())"
    monkeypatch.setattr(printing, "PROGRAM", (sys.executable, "-c", script))
    monkeypatch.setattr(printing, "base", lambda: tmp_path)
    monkeypatch.setattr(server.site, "sheets", pool)
    with ThreadPoolExecutor(6) as threads:
        answers = [threads.submit(ada.get, f"/print/{KEY}") for _ in range(6)]
        until(lambda: pool.asked == 6 and runs.exists() and runs.read_text())
        door.write_text("of a box")
    assert {each.result().content for each in answers} == {b"%PDF of a box\n"}
    first = ada.get(f"/print/{KEY}")
    assert (pool.asked, runs.read_text()) == (6, "x")
    assert first.headers["cache-control"].startswith("public")
    assert "set-cookie" not in first.headers
    known = {"if-none-match": first.headers["etag"]}
    assert ada.http.get(f"/print/{KEY}", headers=known).status_code == 304
    monkeypatch.setattr(printing, "PROGRAM", SHEET)
    assert ada.http.get(f"/print/{KEY}?ink=black", headers=known).status_code == 200
    pool.stop()


def test_sheets_on_disk_have_a_limit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(printing, "KEPT", 10)
    for n in range(4):
        printing._keep(b"12345", tmp_path / "sheets" / f"{n}.pdf")
        os.utime(tmp_path / "sheets" / f"{n}.pdf", (n, n))
    printing._keep(b"12345", tmp_path / "sheets" / "new.pdf")
    assert {each.name for each in (tmp_path / "sheets").iterdir()} == {"3.pdf", "new.pdf"}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_a_program_has_a_limit_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_MEMORY", 256 << 20)
    greedy = "import sys; sys.stdin.read(); print(len(bytearray(512 << 20)))"

    async def told() -> bytes:
        async with processes.told_by((sys.executable, "-c", greedy), "") as lines:
            return await lines.read()

    assert asyncio.run(told()) == b""


# -- Names and messages --------------------------------------------------------------


def test_silent_name_servers_hinder_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has a share of the look-ups, however many names it sends; a look-up that is given
    up keeps its place; those of well-known services go on when all places are taken."""
    gate, asked = threading.Event(), list[str]()

    def looked_up(name: str) -> list[str]:
        asked.append(name)
        if name.startswith("slow"):
            gate.wait(300)
        return ["8.8.8.8"]

    monkeypatch.setattr(addresses, "looked_up", looked_up)
    monkeypatch.setattr(addresses, "LOOKED_UP_WITHIN", 0.05)

    async def flood() -> None:
        names = Names()
        for n in range(60):
            with pytest.raises((Refusal, Unknown)):
                await names.public(f"https://slow-{n}.example/", "192.0.2.1")
        assert len(names.others) == len(asked) == 4
        await asyncio.wait_for(names.public("https://other.example/", "192.0.2.2"), 60)
        for n in range(60):
            with pytest.raises((Refusal, Unknown)):
                await names.public(f"https://slow-{n}.example/", f"192.0.2.{n}")
        for host in WELL_KNOWN:
            assert (await names.public(f"https://{host}/x", "192.0.2.1")).name == host
        gate.set()
        await eventually(lambda: not len(names.others))
        names.stop()

    try:
        asyncio.run(flood())
    finally:
        gate.set()


def test_a_name_that_many_ask_for_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, asked = threading.Event(), list[str]()

    def looked_up(name: str) -> list[str]:
        asked.append(name)
        gate.wait(300)
        return ["8.8.8.8"]

    monkeypatch.setattr(addresses, "looked_up", looked_up)
    monkeypatch.setattr(addresses, "LOOKED_UP_WITHIN", 300)

    async def ask() -> None:
        names = Names()
        many = [
            asyncio.create_task(names.public("https://a.example/", f"192.0.2.{n}"))
            for n in range(9)
        ]
        await eventually(lambda: asked)
        gate.set()
        assert len({await each for each in many}) == 1
        names.stop()

    asyncio.run(ask())
    assert asked == ["a.example"]


class Posted:
    """A stand-in for what sends messages: hosts that begin with "slow" take none until a gate
    opens, those with "dead" do not answer."""

    def __init__(self) -> None:
        self.sent, self.gate = list[Message](), asyncio.Event()
        self.client = PushClient("a secret", find=self.find, pauses=(0.0,) * 5)
        self.client._sender = self  # type: ignore[assignment]

    async def find(self, endpoint: str, cause: str) -> Any:
        return endpoint

    async def send(self, message: Message, to: Any) -> int:
        self.sent.append(message)
        if "//slow" in to:
            await self.gate.wait()
        if "//dead" in to:
            raise Unknown(to)
        return 201

    async def close(self) -> None:
        pass

    def hosts(self) -> list[str]:
        return [each.to.endpoint.split("/")[2] for each in self.sent]


async def running(test: Callable[[Posted], Coroutine[Any, Any, None]]) -> None:
    posted = Posted()

    async def forget(endpoint: str) -> None:
        raise AssertionError(endpoint)

    task = asyncio.create_task(posted.client.run(forget))
    await asyncio.sleep(0)
    await test(posted)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_slow_push_services_hold_only_their_own_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a slow host holds its sender, others' messages are sent; and those to well-known
    services even if slow hosts hold all senders."""
    monkeypatch.setattr(client, "SENDERS", 4)
    monkeypatch.setattr(client, "SENT_WITHIN", 300)

    async def test(posted: Posted) -> None:
        for n in range(3):
            posted.client.offer(message(f"https://slow-{n}.example/{n}", "eve"))
            posted.client.offer(message(f"https://slow-{n}.example/more", "eve"))
        posted.client.offer(message("https://push.example/x", "ada"))
        await eventually(lambda: "push.example" in posted.hosts())
        for n in range(9):
            posted.client.offer(message(f"https://slow-{n}.example/again", "eve"))
        await eventually(lambda: len(posted.sent) == 5)
        for host in WELL_KNOWN:
            posted.client.offer(message(f"https://{host}/x", "ada"))
        await eventually(lambda: set(WELL_KNOWN) <= set(posted.hosts()))
        assert len(posted.sent) == 5 + len(WELL_KNOWN), "a host has one sender"
        posted.gate.set()
        await eventually(lambda: not len(posted.client))

    asyncio.run(running(test))


def test_the_newest_message_of_a_table_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SENT_WITHIN", 300)

    async def test(posted: Posted) -> None:
        for n in range(4):
            posted.client.offer(message("https://slow.example/x", text=b"%d" % n))
            await eventually(lambda: posted.sent)
        posted.gate.set()
        await eventually(lambda: len(posted.sent) == 2 and not len(posted.client))
        assert [each.text for each in posted.sent] == [b"0", b"3"]

    asyncio.run(running(test))


def test_a_host_that_is_silent_twice_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(posted: Posted) -> None:
        posted.client.offer(message("https://dead.example/x", "eve"))
        await eventually(lambda: posted.client._silent["dead.example"] == 2)
        posted.client.offer(message("https://dead.example/y", "eve"))
        posted.client.offer(message("https://push.example/x"))
        await eventually(lambda: "push.example" in posted.hosts())
        assert posted.hosts().count("dead.example") == 2

    async def after(posted: Posted) -> None:
        posted.client._rest = 0.0
        posted.client.offer(message("https://dead.example/x", "eve"))
        await eventually(lambda: posted.client.counts["dropped"])
        assert posted.hosts() == ["dead.example"] * 6

    asyncio.run(running(test))
    asyncio.run(running(after))
