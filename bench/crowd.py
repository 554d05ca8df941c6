"""Simulated people and programs at many tables of one server, for `bench.server`.

A generator that is slower than the server measures itself, so this one speaks to its sockets in raw
frames and looks only at what it needs: the version, whose turn it is, and the choices.  A move's
time runs from the moment it was due until a frame with a larger version comes to who made it: by
the server's promise it is on the disk by then.
"""

import asyncio
import os
import random
import re
import socket
import struct
import time
from base64 import b64encode
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from farmyard.client import COOKIE, PROGRAM, Client

T = TypeVar("T")
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
AT_ONCE = 16  # sockets and forms under way together, while tables are laid
SETTLED = 5.0  # seconds that moves under way have to be acknowledged when a measurement ends
NARROW = 4096  # bytes of a kernel's buffer, for those who do not read


class Heard(msgspec.Struct):
    """The parts of a frame that the crowd reads: of a program's, and of a page's."""

    n: int = -1
    at: int = -1
    page: list[Any] = []
    choices: list[Any] = []
    over: bool = False
    refusal: str = ""


_frame = msgspec.json.Decoder(Heard).decode
_choices = msgspec.json.Decoder(list[Any]).decode
_OPEN = re.compile(r'id="choices"[^>]*>(\[.*\])')


class Ear:
    """A reader of the frames of one socket, a program's or a page's."""

    def __init__(self) -> None:
        self._pieces: list[str] = []

    def hear(self, frame: bytes) -> Heard:
        """Read the next frame."""
        heard = _frame(frame)
        if heard.page:
            self._pieces = [piece for each in heard.page for piece in self._told(each)]
            heard.n = heard.at
            listed = next((each for each in self._pieces if 'id="choices"' in each), "")
            choices = _OPEN.search(listed)
            heard.choices = _choices(choices[1]) if choices else []
            heard.over = any('href="#end"' in each for each in self._pieces)
        return heard

    def _told(self, change: Any) -> list[str]:
        return change.split("<") if isinstance(change, str) else self._pieces[slice(*change)]


class Line(asyncio.Protocol):
    """A socket at a table."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        self._rest = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
            return
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not self.opened.done() and not self._welcomed():
            return
        for kind, payload in self._frames():
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self.send(payload, PONG)

    def _welcomed(self) -> bool:
        head, end, rest = self._rest.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head[:20]:
            self.transport.abort()
            return False
        self._rest = rest
        self.opened.set_result(None)
        return True

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        rest = self._rest
        while len(rest) >= 2:
            size, start = rest[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(rest) < start:
                    return
                size = int.from_bytes(rest[2:start], "big")
            if len(rest) < start + size:
                return
            frame = rest[0] & 15, bytes(rest[start : start + size])
            del rest[: start + size]
            yield frame

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a short frame, masked with zeros, which is a valid mask."""
        self.transport.write(struct.pack("!BBI", 128 | kind, 128 | len(payload), 0) + payload)

    def hang_up(self) -> None:
        self._lost = _nothing
        self.transport.abort()


def _nothing() -> None:
    """Ignore the frame."""


async def dial(
    url: str,
    link: str,
    cookie: str,
    page: bool,
    heard: Callable[[bytes], None],
    lost: Callable[[], None] = _nothing,
    narrow: bool = False,
    words: bool = True,
) -> Line:
    """Open a socket at a table, as a page or as a program, with or without words; a narrow one
    takes little ahead."""
    where, loop = urlsplit(url), asyncio.get_running_loop()
    key = b64encode(os.urandom(16)).decode()
    query, kind = "page=", ""
    if not page:
        query = "since=0" if words else "since=0&words=no"
        kind = f"Sec-WebSocket-Protocol: {PROGRAM}\r\n"
    plug = await plugged(url, narrow)
    line = (await loop.create_connection(lambda: Line(heard, lost), sock=plug))[1]
    line.transport.write(
        f"GET {link}/live?{query} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"{kind}Cookie: {COOKIE}={cookie}\r\nOrigin: {url}\r\n\r\n".encode()
    )
    await line.opened
    return line


async def plugged(url: str, narrow: bool = False) -> socket.socket:
    """Return a socket connected to the server over loopback."""
    where = urlsplit(url)
    plug = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    plug.setblocking(False)
    if narrow:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    await asyncio.get_running_loop().sock_connect(plug, (where.hostname, where.port))
    return plug


class Play:
    """A table in play: its players, and the move under way."""

    def __init__(
        self, crowd: "Crowd", game: str, link: str, people: list[Client], page: bool
    ) -> None:
        self.crowd, self.game, self.link, self.people, self.page = crowd, game, link, people, page
        self.lines: list[Line] = []
        self.n = -1
        self._turn: tuple[int, list[Any]] | None = None  # who is to move, and the choices
        self._sent: tuple[int, int, float] | None = None  # by whom, at which version, when due

    async def open(self) -> None:
        """Open a socket for every player."""
        self.n, self._turn, self._sent = -1, None, None
        for nth, person in enumerate(self.people):
            hears = self._hearer(nth)
            url, cookie = self.crowd.url, person.cookie
            given = url, self.link, cookie, self.page, hears, self._lost
            self.lines.append(await dial(*given, words=self.crowd.words))
        self._look()

    def _hearer(self, nth: int) -> Callable[[bytes], None]:
        ear = Ear()
        return lambda frame: self._hear(nth, ear.hear(frame))

    def _lost(self) -> None:
        self.crowd.lost += 1

    def _hear(self, nth: int, heard: Heard) -> None:
        if heard.refusal:
            self.crowd.refused += 1
        if self._sent is not None and self._sent[0] == nth and heard.n > self._sent[1]:
            self.crowd.took.append(time.perf_counter() - self._sent[2])
            self._sent = None
        if heard.n > self.n:
            self.crowd.versions += heard.n - max(0, self.n)
            self.n, self._turn = heard.n, None
        if heard.choices and heard.n == self.n and self._turn is None:
            self._turn = nth, heard.choices
        if heard.over and not self.under_way and self.lines:
            self.crowd.finished(self)
        self._look()

    def _look(self) -> None:
        if self._turn and not self.under_way and len(self.lines) == len(self.people):
            self.crowd.is_ready(self)

    def move(self, due: float) -> None:
        """Make a move that was due at that time."""
        assert self._turn is not None
        nth, choices = self._turn
        self._sent = nth, self.n, due
        picked = self.crowd.pick.choice(choices)[0]
        choice, *then = picked if isinstance(picked, list) else [picked]  # several in a row
        message = {"choice": choice, "at": self.n} | ({"then": then} if then else {})
        self.lines[nth].send(msgspec.json.encode(message))

    @property
    def under_way(self) -> bool:
        return self._sent is not None

    async def again(self) -> None:
        """Open the next game with everybody at this table."""
        self.close()
        self.link = await self.people[0].again(self.link)
        await self.open()

    def close(self) -> None:
        for line in self.lines:
            line.hang_up()
        self.lines.clear()


class Took(NamedTuple):
    """The results of a run: seconds each move took, moves acknowledged in each second, and moves
    never acknowledged."""

    times: list[float]
    seconds: float
    moves: int
    missing: int


class Crowd:
    """All players at a server: their tables, and when moves are made there."""

    def __init__(self, url: str, seed: int = 1, words: bool = True) -> None:
        self.url, self.pick, self.words = url, random.Random(seed), words
        self.plays: list[Play] = []
        self.took: list[float] = []  # seconds, of each move acknowledged
        self.lost = self.refused = self.games = self.versions = 0
        self._ready: dict[Play, None] = {}  # the one longest ready first
        self._due: deque[float] = deque()  # moves that no table could take yet
        self._rushing: str | None = None  # the game that is rushed, or all: no name
        self._tasks: set[asyncio.Task[None]] = set()

    # -- Tables --

    async def lay(self, games: Iterable[str], tables: int, page: bool, bots: str = "") -> None:
        """Open so many tables for two people, or for one and bots of a level, of these games in
        turn."""
        keys = list(games)
        plays = [self._lay(keys[n % len(keys)], page, bots) for n in range(tables)]
        self.plays += await some_at_once(plays)

    async def _lay(self, key: str, page: bool, bots: str) -> Play:
        host, friend = Client(self.url, "Ada"), Client(self.url, "Ben")
        others = [f"bot:{bots}"] if bots else ["friend"]
        link = await host.new(key, ["me", *others])
        if not bots:
            await friend.sit(link, 1)
        play = Play(self, key, link, [host] if bots else [host, friend], page)
        await play.open()
        return play

    def finished(self, play: Play) -> None:
        """Begin the next game at once after one is over."""
        self.games += 1
        play.close()
        task = asyncio.get_running_loop().create_task(play.again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for play in self.plays:
            play.close()
        self.plays.clear()
        self._ready.clear()

    # -- Moves --

    def is_ready(self, play: Play) -> None:
        """Return whether a table waits for a move."""
        if self._rushing is not None and play.game.startswith(self._rushing):
            play.move(time.perf_counter())
        else:
            self._ready[play] = None
            self._match()

    def _match(self) -> None:
        while self._due and self._ready:
            self._longest_ready().move(self._due.popleft())

    def _longest_ready(self) -> Play:
        play = next(iter(self._ready))
        del self._ready[play]
        return play

    async def arrive(self, rate: float, seconds: float) -> Took:
        """Make moves at random times, so many a second, whether the server keeps up or not (an open
        loop); each is timed from when it was due."""
        self.took = []
        due = start = time.perf_counter()
        while (due := due + self.pick.expovariate(rate)) < start + seconds:
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            self._due.append(due)
            self._match()
        return await self._settled(start)

    async def rush(self, seconds: float, game: str = "") -> Took:
        """Let every table, or every one of a game, move as soon as it can (a closed loop)."""
        start = time.perf_counter()
        self.begin_rush(game)
        await asyncio.sleep(seconds)
        self._rushing = None
        return await self._settled(start)

    def begin_rush(self, game: str = "") -> None:
        """Rush until `close` ends it."""
        self.took, self._rushing = [], game
        for play in list(self._ready):
            del self._ready[play]
            self.is_ready(play)

    async def next_ready(self) -> Play:
        """Return a table at which a move can be made."""
        while not self._ready:
            await asyncio.sleep(0.005)
        return self._longest_ready()

    async def _settled(self, start: float) -> Took:
        """Wait for what is under way; what is not acknowledged by then counts as that late."""
        moves, now = len(self.took), time.perf_counter()
        while (left := self._under_way()) and time.perf_counter() < now + SETTLED:
            await asyncio.sleep(0.02)
        self._due.clear()
        return Took(self.took + [SETTLED] * left, now - start, moves, left)

    def _under_way(self) -> int:
        return len(self._due) + sum(play.under_way for play in self.plays)


async def some_at_once(work: Iterable[Awaitable[T]]) -> list[T]:
    """Run all of some coroutines, a few at a time; return the results in order."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(each: Awaitable[T]) -> T:
        async with room:
            return await each

    return list(await asyncio.gather(*map(one, work)))
