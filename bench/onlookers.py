"""Sockets that only watch, at all speeds: for `bench.server`."""

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from bench.crowd import Ear, Line, dial, plugged, some_at_once

AGAIN = 1.0  # seconds before somebody who was cut off calls again
SIP = 1.0  # seconds between two moments in which a slow one reads
GULP = 0.001  # and how long it reads


class Onlooker:
    """An open page at a table without a seat there; it reconnects when it is cut off."""

    def __init__(self, audience: "Audience", link: str, narrow: bool = False) -> None:
        self._audience, self._link, self._narrow = audience, link, narrow
        self.n = -1
        self._ear = Ear()
        self.line: Line | None = None

    async def open(self) -> None:
        url, self._ear = self._audience.url, Ear()
        self.line = await dial(url, self._link, "", True, self._hear, self._cut, self._narrow)

    def _hear(self, frame: bytes) -> None:
        heard = self._ear.hear(frame)
        if heard.n > self.n:
            self.n = heard.n
            self._audience.told(self)

    def _cut(self) -> None:
        self.line = None
        self._audience.spawn(self._again())

    async def _again(self) -> None:
        with contextlib.suppress(OSError):
            await asyncio.sleep(AGAIN)
            await self.open()

    def read(self, reads: bool) -> None:
        """Read what comes, or leave it unread."""
        if self.line is not None and self.line.transport.is_reading() != reads:
            transport = self.line.transport
            (transport.resume_reading if reads else transport.pause_reading)()


class Audience:
    """Many watchers, and whether all of them have seen a version."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.there: list[Onlooker] = []
        self._awaited: tuple[int, asyncio.Future[None]] | None = None
        self._left = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._halves: list[socket.socket] = []

    async def come(self, links: Iterable[str], narrow: bool = False) -> None:
        """Add a watcher at each of these tables."""
        new = [Onlooker(self, link, narrow) for link in links]
        await some_at_once(each.open() for each in new)
        self.there += new

    def spawn(self, work: object) -> None:
        task = asyncio.get_running_loop().create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- Who has seen what --

    def all_told(self, n: int) -> "asyncio.Future[None]":
        """Wait until every watcher has been shown that version."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._awaited, self._left = (n, done), sum(each.n < n for each in self.there)
        if not self._left:
            done.set_result(None)
        return done

    def told(self, one: Onlooker) -> None:
        """Record a frame that a watcher was shown."""
        if self._awaited is not None and one.n >= self._awaited[0]:
            self._left -= 1
            if self._left == 0 and not self._awaited[1].done():
                self._awaited[1].set_result(None)

    # -- Those who are slow --

    def brisk(self) -> None:
        """Let every watcher read."""
        for task in self._tasks:
            task.cancel()
        for each in self.there:
            each.read(True)
        for half in self._halves:
            half.close()
        self._halves.clear()

    async def slacken(self, halves: int) -> None:
        """Let every other watcher stop reading, and the others read a little each second; connect
        so many more that never finish their request."""
        self.spawn(self._sip())
        where = urlsplit(self.url)
        for _ in range(halves):
            half = await plugged(self.url)
            half.send(f"GET / HTTP/1.1\r\nHost: {where.netloc}\r\nCook".encode())
            self._halves.append(half)

    async def _sip(self) -> None:
        while True:
            for each in self.there[::2]:
                each.read(False)
            for each in self.there[1::2]:
                each.read(True)
            await asyncio.sleep(GULP)
            for each in self.there[1::2]:
                each.read(False)
            await asyncio.sleep(SIP)

    def leave(self) -> None:
        self.brisk()
        for each in self.there:
            if each.line is not None:
                each.line.hang_up()
        self.there.clear()
