"""Hostile visitors, and what they send: for `bench.hostile`.

Each goes on until all are called off.  They have a process of their own (`riot`), or whoever is
measured beside them would wait for them and not for the server.
"""

import asyncio
import contextlib
import itertools
import random
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
from tests.server.served import seating
from tests.server.test_strangers import HEAD, HOSTILE, PART
from websockets.asyncio.client import connect

from farmyard.core import catalogue
from farmyard.server.web.forms import LONGEST_FILE, READ_ON

SILENT = 1100
AT_ONCE = 100  # of them call together
ADDRESSES = [f"198.51.100.{n}" for n in range(1, 13)]
UPLOAD = "multipart/form-data; boundary=B"
FORM = "application/x-www-form-urlencoded"
FIRST = catalogue.keys()[0]
TLS = ssl.create_default_context()  # made once: to make one takes longer than what is measured
BOMB = b"\x1f\x8b" + b"\0" * 4000
FRAMES = [
    "", "{", "[" * 5000, '{"choice": NaN, "at": 1e400}', '{"choice": ' + "9" * 900 + "}",
    '{"parts": [' + '"a",' * 700 + '"b"]}', "\ud7ff" * 900, b"\0" * 1000, b"\xff" * 60_000,
    '{"ask": "' + "x" * 1500 + '", "at": 0}', '{"action": "chat", "word": "' + "é" * 900 + '"}',
    "x" * 60_000,
]  # fmt: skip
"""What a socket may be sent, long and short."""


def visitor(url: str, address: str) -> httpx.AsyncClient:
    """A browser at an address."""
    headers = {"x-forwarded-for": address, "origin": url}
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=60, verify=TLS)


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Mob:
    """Hostile visitors that go on until they are called off, with the answers they got."""

    def __init__(self, url: str, link: str) -> None:
        self.url, self.link, self.dice = url, link, random.Random(1)
        self.codes: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self._silent: list[Line] = []

    def begin(self) -> None:
        """Start all of them, each kind from several addresses."""
        kinds = (self.uploads, self.forms, self.frames, self.slow, self.pages, self.tables)
        for kind, address in itertools.product(kinds, ADDRESSES):
            self._tasks.append(asyncio.create_task(self._again(kind, address)))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for _, writer in self._silent:
            writer.transport.abort()

    async def _again(self, kind: Callable[[str], Awaitable[None]], address: str) -> None:
        while True:
            with contextlib.suppress(Exception):  # whoever was thrown out comes again
                await kind(address)
            await asyncio.sleep(0.2 * self.dice.random())

    async def _posts(self, address: str, bodies: Iterator[tuple[str, str, bytes]]) -> None:
        async with visitor(self.url, address) as client:
            for path, kind, body in bodies:
                headers = {"content-type": kind, "content-encoding": "gzip"}
                answer = await client.post(path, content=body, headers=headers)
                self.codes[str(answer.status_code)] += 1
                await asyncio.sleep(0.1)

    async def uploads(self, address: str) -> None:
        """Upload invalid game files, as long as they may be and longer."""
        await self._posts(address, (("/replay", UPLOAD, body) for body in files()))

    async def forms(self, address: str) -> None:
        """Forms with too much of everything, and bombs."""
        await self._posts(address, forms())

    async def frames(self, address: str) -> None:
        """Send invalid frames, faster than anybody may."""
        async with joined(self.url, self.link, address) as socket:
            for frame in self.dice.choices(FRAMES, k=200):
                await socket.send(frame)

    async def slow(self, address: str) -> None:
        """Send a body one byte at a time."""
        reader, writer = await self._line()
        head = f"POST /name HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n"
        writer.write(f"{head}Content-Type: {FORM}\r\nContent-Length: 9000\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(b"x")
                await asyncio.sleep(0.5)
        writer.close()

    async def pages(self, address: str) -> None:
        """Request one table's page, over and over."""
        async with visitor(self.url, address) as client:
            for _ in range(100):
                answer = await client.get(self.link)
                self.codes[str(answer.status_code)] += 1

    async def tables(self, address: str) -> None:
        """Open tables of scarecrows under all kinds of house rules, each watched."""
        async with visitor(self.url, address) as client:
            card = self.dice.choice(list(catalogue.cards()))
            rules = {o.name: self.dice.choice(o.values).word for o in card.options if o.values}
            chairs = seating("me", *["bot"] * (self.dice.randint(*card.seats) - 1))
            answer = await client.post(f"/new/{card.key}", data=chairs | rules)
            self.codes[str(answer.status_code)] += 1
            if answer.status_code == 303:
                await client.get(answer.headers["location"])

    async def silent(self) -> None:
        """Open connections that send nothing; one that is closed is opened again."""
        while True:
            for line in [line for line in self._silent if line[0].at_eof()]:
                self._silent.remove(line)
                line[1].close()
            missing = min(AT_ONCE, SILENT - len(self._silent))
            new = (self._line() for _ in range(missing))
            opened = await asyncio.gather(*new, return_exceptions=True)
            self._silent += [line for line in opened if isinstance(line, tuple)]
            await asyncio.sleep(0.01 if missing else 0.5)

    def stay_silent(self) -> None:
        self._tasks.append(asyncio.create_task(self.silent()))

    @property
    def quiet(self) -> int:
        """Return how many silent connections are open."""
        return sum(not reader.at_eof() for reader, _ in self._silent)

    async def _line(self) -> Line:
        return await asyncio.open_connection("127.0.0.1", int(self.url.rpartition(":")[2]))


def files() -> Iterator[bytes]:
    """Return the uploads, the largest ones first."""
    start, end = PART + b"\r\n\r\n", b"\r\n--B--\r\n"
    head = (HEAD % (FIRST, '["a", "b"]', 5)).encode()
    room = LONGEST_FILE - len(start) - len(end) - len(head) - 100
    yield start + head + b"\n" + b"1. x [1] y\n" * (room // 11) + end
    yield start + head + b"position: " + b"[" * (room // 2) + b"]" * (room // 2) + end
    yield start + head + b"left: [" + b'{"a":1},' * (room // 8) + b"1]\n\n" + end
    renewal = b'{"after": 1, "key": "' + b"0" * 32 + b'"}, '
    yield start + head + b"renewed: [" + renewal * (room // len(renewal)) + b"1]\n\n" + end
    yield start + head + b"#" * room + end
    yield start + (HEAD % (FIRST, "9" * 18, 5)).encode() + end
    yield from (body for body, _ in HOSTILE.values())
    yield b"x" * (4 * LONGEST_FILE)


def forms() -> Iterator[tuple[str, str, bytes]]:
    """Where, of what kind, and the form."""
    for path in ("/name", f"/new/{FIRST}", f"/quick/{FIRST}"):
        yield path, FORM, b"name=" + b"%F0%9F%90%94" * 1300
        yield path, FORM, b"&".join(b"a%d=b" % n for n in range(2000))
        yield path, FORM, b"a=" * 8000
        yield path, FORM, b"x" * (READ_ON + 1000)
        yield path, "application/json", b"[" * 16_000
        yield path, FORM, BOMB


@contextlib.asynccontextmanager
async def joined(url: str, link: str, address: str) -> Any:
    """Return a socket at a table, of a visitor that has just come; it offers compression."""
    at = url.replace("http", "ws", 1) + link + "/live"
    own = {"X-Forwarded-For": address, "Origin": url}
    async with connect(at, additional_headers=own, max_size=None, open_timeout=30) as socket:
        yield socket


def riot(url: str, link: str, orders: Any) -> None:
    """Run all of it until told to stop, then report the answers."""

    async def until_told() -> dict[str, int]:
        mob = Mob(url, link)
        mob.begin()
        mob.stay_silent()
        await asyncio.to_thread(orders.recv)
        await mob.end()
        return dict(sorted(mob.codes.items()))

    orders.send(asyncio.run(until_told()))
