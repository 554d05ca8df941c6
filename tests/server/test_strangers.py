"""Strangers: no upload, open connection or request of theirs makes others wait."""

import asyncio
import contextlib
import gc
import logging
import resource
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from farmyard.server.live.pools import Pool
from farmyard.server.live.settings import Settings
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.opened_files import OpenedFiles
from farmyard.server.web.transport import uploads
from farmyard.server.web.transport.connections import Connections, network
from tests.server.served import GAME, Player, Process, Running, heard
from tests.waiting import until

HEAD = 'farmyard 1\ngame: "%s"\nrules_version: 1\nseats: %s\nkey: "%032x"\n'
PART = b'--B\r\nContent-Disposition: form-data; name="file"; filename="a"'


def post(player: Player, body: bytes, kind: str = "multipart/form-data; boundary=B") -> Any:
    headers = {"origin": player.url, "content-type": kind}
    return player.http.post("/replay", content=body, headers=headers)


# -- Uploads --------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats", ["100000", '["a", "b"]\nrenewed: [{"after": Infinity, "key": 1}]']
)
def test_a_crafted_head_is_refused(ada: Player, seats: str) -> None:
    """SRV-F1 and SRV-F18: a game file with absurd numbers is refused before anything is built."""
    text = HEAD % (GAME, seats, 5)
    answer = post(ada, PART + b"\r\n\r\n" + text.encode() + b"\r\n--B--\r\n")
    assert answer.status_code == 400


HOSTILE = {
    "parameters": (PART + b"; a*0*=b" * 30_000 + b"\r\n\r\nx\r\n--B--\r\n", 400),
    "parts": (b"--B\r\n\r\n\r\n" * 50_000 + b"--B--\r\n", 400),
    "brackets": (PART + b"\r\nTo: " + b"(" * 30_000 + b"\r\n\r\nx\r\n--B--\r\n", 400),
    "words": (PART + b"\r\nTo: " + b"=?utf-8?q?x?= " * 20_000 + b"\r\n\r\nx\r\n--B--\r\n", 400),
    "no end": (PART + b"\r\n\r\n" + b"x" * 100_000, 400),
    "nothing": (b"", 400),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_an_upload_is_looked_through_once(ada: Player, name: str) -> None:
    """SRV-F2: hostile uploads, for which a quadratic parser would take very long, are refused."""
    body, code = HOSTILE[name]
    assert post(ada, body).status_code == code


@pytest.mark.parametrize(
    "kind",
    ["multipart/form-data", "multipart/form-data; boundary=" + "b" * 71, "text/plain",
     "multipart/form-data; boundary=a\x00b", "multipart/form-data; charset=" + "x;" * 5000],
)  # fmt: skip
def test_a_form_that_is_none(kind: str) -> None:
    with pytest.raises(uploads.NoFile):
        uploads.boundary_of(kind)


def test_browsers_forms_are_read() -> None:
    """A form as browsers write it is read: other fields, a quoted name, a file with blank lines."""
    body = (
        b'--x-1\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
        b'--x-1\r\nContent-Disposition: form-data; name="file"; filename="g; 1.txt"\r\n'
        b"Content-Type: text/plain\r\n\r\none\r\n\r\n--two\r\n--x-1--\r\n"
    )
    assert uploads.boundary_of('multipart/form-data; boundary="x-1"') == b"--x-1"
    assert uploads.file_in(body, b"--x-1") == b"one\r\n\r\n--two"


def test_an_upload_that_is_broken_off_is_no_fault_of_ours(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """SRV-F20: an upload whose connection is lost logs no warning or error."""
    with caplog.at_level(logging.WARNING), socket.create_connection(place(server)) as line:
        line.sendall(b"POST /replay HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nabc")
        until(lambda: waited_for(server))
    until(lambda: not waited_for(server))
    Player(server.url).get("/")
    assert not caplog.records


def place(server: Running) -> tuple[str, int]:
    return "127.0.0.1", server.port


def waited_for(server: Running) -> bool:
    """Return whether the rest of any request body is awaited."""
    exchanges = [getattr(line, "exchange", None) for line in list(server.site.connections._lines)]
    return any(exchange.waits for exchange in exchanges if exchange)


def test_opened_files_are_kept_by_address() -> None:
    """SRV-F23: one address that opens many files evicts only its own."""
    files, table = OpenedFiles(each=3, most=8, seconds=60.0), object()
    own = files.keep("mine", table, "ada")  # type: ignore[arg-type]
    for i in range(30):
        files.keep(f"file {i}", table, "bob")  # type: ignore[arg-type]
    assert files.find(own) is table
    assert len(files) == 4


def test_opened_files_are_forgotten_after_a_while() -> None:
    files = OpenedFiles(each=3, most=8, seconds=-1.0)
    id = files.keep("mine", object())  # type: ignore[arg-type]
    files.forget_old()
    with pytest.raises(Refusal):
        files.find(id)


# -- Limits ---------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """Start a server with low limits."""
    small = Settings(
        page_rate=(0.01, 20.0), socket_rate=(0.01, 3.0), upload_rate=(0.01, 2.0),
        header_timeout=0.2, body_timeout=0.5, max_connections=40,
    )  # fmt: skip
    server = Running(tmp_path / "farmyard.db", small)
    yield server
    server.stop()


def test_pages_sockets_and_uploads_are_limited(strict: Running) -> None:
    """SRV-F12: above a rate, pages and uploads get a 429, and sockets are refused."""
    player = Player(strict.url)
    codes = [post(player, PART + b"\r\n\r\nx\r\n--B--\r\n").status_code for _ in range(3)]
    assert codes == [400, 400, 429]
    link = player.opens(f"/new/{GAME}", {"seat0": "me", "seat1": "friend"})
    opened = 0
    with contextlib.suppress(Exception):
        for _ in range(4):
            with player.live(link):
                opened += 1
    assert opened == 3
    answers = [player.get("/") for _ in range(21)]
    assert [each.status_code for each in answers[:20]].count(200) >= 19
    assert answers[-1].status_code == 429
    assert "too much at once" in answers[-1].text
    assert player.get("/static/base.css").status_code == 200, "what belongs to a page is no page"


def test_silent_lines_are_let_go(strict: Running) -> None:
    """SRV-F8: connections without a byte, with half a head or without a body are closed."""
    said = [
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n",
    ]
    with contextlib.ExitStack() as open_lines:
        lines = [open_lines.enter_context(socket.create_connection(place(strict))) for _ in said]
        for line, words in zip(lines, said, strict=True):
            line.sendall(words)
        for line in lines:
            line.settimeout(30)
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(1) == b""


def test_whoever_comes_finds_room(strict: Running) -> None:
    """When all connections are taken, the longest idle one is closed for a new one."""
    with contextlib.ExitStack() as open_lines:
        for _ in range(100):
            line = socket.create_connection(place(strict))
            open_lines.enter_context(line)
        assert httpx.get(strict.url + "/programs/tables", timeout=20).status_code == 200
        assert len(strict.site.connections) <= 40


class Line:
    def __init__(self, doors: Connections, came_from: str, waited: bool = True) -> None:
        self.doors, self.came_from, self.waited = doors, came_from, waited
        doors.come(self)

    def waited_for(self) -> bool:
        return self.waited

    def late(self, now: float) -> bool:
        return False

    def cut(self) -> None:
        self.doors.go(self)


def test_an_address_makes_room_for_itself() -> None:
    doors = Connections(each=3, most=10)
    others = [Line(doors, "192.0.2.1") for _ in range(2)]
    own = [Line(doors, "192.0.2.2") for _ in range(5)]
    assert [line in doors._lines for line in own] == [False, False, True, True, True]
    assert all(line in doors._lines for line in others)
    busy = [Line(doors, "192.0.2.3", waited=False) for _ in range(4)]
    assert [line in doors._lines for line in busy] == [True, True, True, False]
    assert all(Line(doors, "127.0.0.1") in doors._lines for _ in range(9)), "speaks for many"
    assert len(doors) == 10


def test_proxies_speak_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxies are named by address or by network, as uvicorn reads them."""
    named_so = {"192.0.2.9, 2001:db8::7": 0, "*": 0, "192.0.2.1": 1}
    named_so |= {"192.0.2.0/24,2001:db8::/32": 0, "192.0.2.8/30, 2001:db8::7/128": 0}
    named_so |= {"192.0.2.16/28": 1, "2001:db9::/32": 1, "192.0.2.1/24": 1}  # as for uvicorn
    for named, few in named_so.items():
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", named)
        doors = Connections(each=1, most=50)
        for came_from in ("192.0.2.9", network("2001:db8::7")):
            for _ in range(4):
                Line(doors, came_from)
        assert len(doors) == (2 if few else 8)


def test_a_network_has_one_allowance() -> None:
    assert network("2001:db8::1") == network("2001:db8::2:1") != network("2001:db8:0:1::1")
    assert network("192.0.2.1") == "192.0.2.1"


def test_more_silent_lines_than_descriptors_shut_nobody_out(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(128, soft), hard))
    try:
        server = Process(tmp_path / "farmyard.db")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    at = "127.0.0.1", int(server.url.rsplit(":", 1)[1])
    with contextlib.ExitStack() as open_lines:
        for _ in range(160):
            open_lines.enter_context(socket.create_connection(at))
        answer = httpx.get(server.url + "/programs/tables", timeout=30)
    server.kill()
    assert answer.status_code == 200
    gc.collect()


@pytest.mark.parametrize("frame", [b"\x00\x80", b"\x89\x80"], ids=["parts", "pings"])
def test_frames_without_number_are_let_go(server: Running, ada: Player, frame: bytes) -> None:
    """A flood of empty frames ends the connection and does not block the event loop; 1.2 MB of them
    once took 112 MB and 240 ms."""
    link, barks = ada.table("me", "friend"), len(server.dog.barks)
    with ada.live(link) as live:
        live.recv(60)
        with contextlib.suppress(OSError):
            live.socket.sendall(b"\x01\x80" + bytes(4) + (frame + bytes(4)) * 100_000)
        with pytest.raises((ConnectionClosed, OSError)):
            list(live)
    until(lambda: not server.room(link).audience.watchers)
    assert server.dog.barks[barks:] == []


def test_chunks_of_a_byte_hold_up_nobody(server: Running) -> None:
    barks = len(server.dog.barks)
    with socket.create_connection(place(server)) as line, contextlib.suppress(OSError):
        line.sendall(b"POST /name HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.sendall(b"1\r\na\r\n" * 200_000)
        line.sendall(b"0\r\n\r\n")
        line.recv(100)
    assert server.dog.barks[barks:] == []


@pytest.mark.parametrize("frame", [b"\x00\x80", b"\x89\x80"], ids=["parts", "pings"])
def test_frames_that_come_slowly_are_let_go_as_well(
    server: Running, ada: Player, frame: bytes
) -> None:
    """Empty frames of a message that never ends close the connection, even a few at a time."""
    link = ada.table("me", "friend")

    def trickle(live: Any) -> None:
        for _ in range(200):
            live.socket.sendall((frame + bytes(4)) * 100)
            assert ada.get("/healthz").status_code == 200  # the server reads them meanwhile

    with ada.live(link) as live:
        live.recv(60)
        live.socket.sendall(b"\x01\x80" + bytes(4))
        with pytest.raises(OSError):  # noqa: PT011
            trickle(live)
    until(lambda: not server.room(link).audience.watchers)


def test_an_honest_socket_may_send_for_ever(server: Running, ada: Player) -> None:
    """Complete messages may exceed in sum the limit of bytes outside of messages."""
    link = ada.table("me", "friend")
    with ada.live(link) as live:
        for _ in range(12):
            live.send("x" * 2100)
            heard(live, "too long")


def test_a_request_with_two_lengths_is_refused(server: Running) -> None:
    """S3-10: the request gets a 400, and a request smuggled behind it is not answered."""
    head = b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n"
    with socket.create_connection(place(server)) as line:
        line.sendall(head + b"\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        line.settimeout(30)
        said = b"".join(iter(lambda: line.recv(4096), b""))
    assert said.startswith(b"HTTP/1.1 400 ")
    assert said.count(b"HTTP/1.1 ") == 1


def test_requests_that_come_at_once_are_all_answered(server: Running) -> None:
    """Pipelined requests are answered in order, even with a body longer than a chunk."""
    body = b"name=" + b"x" * 9000
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    post = (
        b"POST /name HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\n\r\n%b"
    )
    said = b""
    with socket.create_connection(place(server)) as line:
        line.sendall(get + post % (len(body), body) + get)
        line.settimeout(30)
        while said.count(b"HTTP/1.1 ") < 3:
            said += line.recv(4096)
    codes = [part[:3] for part in said.split(b"HTTP/1.1 ")[1:]]
    assert codes == [b"200", b"303", b"200"]


# -- Outside the event loop -----------------------------------------------------


def test_who_waits_for_a_file_keeps_nobody_from_asking(
    server: Running, ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full queue of file reads refuses more with a 503, and other requests are answered."""
    gate = threading.Event()
    small = Pool("test", 1, 2)
    monkeypatch.setattr(server.site, "files_read", small)

    async def ask() -> list[int]:
        waiting = [asyncio.create_task(small.run(gate.wait, 60)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await small.run(gate.wait, 60)
        answer = await asyncio.to_thread(ada.get, "/programs/games")
        gate.set()
        await asyncio.gather(*waiting)
        await small.run(gate.wait, 60)
        return [refused.value.status, answer.status_code]

    assert asyncio.run(ask()) == [503, 200]
    small.stop()
