"""An asynchronous client of the server for programs (docs/protocol.md).

A `Client` is a person with a cookie; `Client.at` opens a table and yields its state, again after
every change.  It reconnects by itself, from the version that was seen last, and sends a decision
under way again: each carries the version it answers, so it is never made twice.

>>> async with Client("http://127.0.0.1:8077", "Robin") as me:
...     link = await me.new(game, ["me", "bot"])
...     async for state in (seat := me.at(link)):
...         if state.choices:
...             await seat.choose(state.choices[0][0])
"""

import asyncio
import json
import random
import ssl
import time
from collections.abc import AsyncIterator, Generator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any
from urllib.parse import quote, urlsplit

try:
    import httpx
    from msgspec import convert
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.client import process_exception
    from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
    from websockets.typing import Subprotocol
except ModuleNotFoundError as missing:
    wanted = f"farmyard.client needs {missing.name}; get it with: pip install 'farmyard[client]'"
    raise ImportError(wanted) from None

PROGRAM = "farmyard.json"
COOKIE = "farmyard"
PACE = 0.075  # seconds between two frames: a server hears some fifteen a second
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 0.75  # seconds before a broken line is tried again
TIMEOUT = 20.0  # seconds for one request
NO_TABLE = "There is no such table, or there is no room left at it."


class Refused(Exception):
    """The server said no, in one sentence; `status` is that of HTTP, 0 for a frame."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True)
class Event:
    """An entry of a table's log, as this seat may know it.

    ``n``: the version after it. ``left``: if something was taken back, how many decisions still
    count; else None. ``choice``: the number of one's own decision, None for everybody else's.
    """

    n: int
    seat: int
    text: str
    joins: bool = False
    choice: int | None = None
    left: int | None = None


@dataclass(frozen=True)
class State:
    """The state of a table for one seat; `events` is what has happened since the last one."""

    n: int
    seat: int
    to_move: int | None
    over: bool
    view: dict[str, Any]
    choices: list[tuple[int, str]]
    until: int | None
    events: list[Event] = field(default_factory=list)


class Client:
    """A person at a server.  Keep `cookie` to be the same person again; ``language`` is that of the
    sentences, English if not said.

    What the server refuses raises `Refused`; where none answers, `ConnectionError`.
    """

    def __init__(self, url: str, name: str = "", cookie: str = "", language: str = "en") -> None:
        self.url, self.name, self.cookie = url.rstrip("/"), name, cookie
        self.language = language
        self._http = httpx.AsyncClient(
            headers={"Accept": "application/json", "Accept-Language": language},
            timeout=TIMEOUT,
            verify=_trust(),
            limits=httpx.Limits(max_keepalive_connections=0),  # nothing is left to be closed
        )

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def games(self) -> list[dict[str, Any]]:
        """Return all games: keys, titles, seats, options, levels of bots."""
        return list((await self._get("/programs/games"))["games"])

    async def rules(self, game: str) -> str:
        """Return the rules of a game, in Markdown."""
        return str((await self._get(f"/programs/rules/{quote(game, safe='')}"))["rules"])

    async def tables(self) -> list[dict[str, Any]]:
        """Return one's own tables, unfinished ones first."""
        return list((await self._get("/programs/tables"))["tables"])

    async def table(self, link: str) -> dict[str, Any]:
        """Return one table with its chairs."""
        return await self._get(f"/programs/tables/{quote(link.removeprefix('/t/'))}")

    async def new(
        self, game: str, seats: Sequence[str], options: Mapping[str, str] | None = None
    ) -> str:
        """Open a table and return its link.

        A seat is "me", "friend" (free for whoever has the link), "guest NAME", "bot" or
        "bot:LEVEL".
        """
        fields = dict(options or {})
        for i, seat in enumerate(seats):
            fields[f"seat{i}"], _, name = seat.partition(" ")
            if name:
                fields[f"name{i}"] = name
        return await self._post(f"/new/{quote(game)}", fields)

    async def sit(self, link: str, seat: int) -> None:
        """Take a free chair at a waiting table."""
        await self._post(link + "/sit", {"seat": str(seat)})

    async def again(self, link: str) -> str:
        """Open the rematch of a finished game, or find it; return its link."""
        return await self._post(link + "/again", {})

    async def fill(self, link: str) -> None:
        """Put bots on all chairs that are still free."""
        await self._post(link + "/fill", {})

    def at(self, link: str, since: int = 0, words: bool = True) -> "Seat":
        """Return one's own seat at a table, or a spectator's place, with events after a version.

        It waits for a server that is not there.  Without ``words`` choices and events have numbers
        alone, which costs the server less.
        """
        return Seat(self, link, since, words)

    async def _get(self, path: str) -> dict[str, Any]:
        answer = await self._request("GET", path)
        with suppress(ValueError, TypeError):
            return dict(answer.json())
        raise self._nobody()

    async def _post(self, path: str, fields: dict[str, str]) -> str:
        """Send a form and return the address that it leads to."""
        if self.name and not self.cookie:
            fields = {"name": self.name, **fields}
        answer = await self._request("POST", path, fields)
        return self.link_in(str(answer.headers.get("location", "")))

    def link_in(self, address: str) -> str:
        """Return an address on the server's host as a link: without the path in `url`."""
        return address.removeprefix(urlsplit(self.url).path)

    async def _request(
        self, method: str, path: str, fields: dict[str, str] | None = None
    ) -> httpx.Response:
        """Return the answer to a request, and keep the cookie that comes with it."""
        cookie = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        address = (
            f"{self.url}{path}?language={self.language}" if method == "GET" else self.url + path
        )
        try:
            answer = await self._http.request(method, address, data=fields, headers=cookie)
        except (httpx.HTTPError, httpx.InvalidURL):
            raise self._nobody() from None
        if answer.is_error:
            raise Refused(answer.status_code, _sentence(answer))
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        return answer

    def _nobody(self) -> ConnectionError:
        return ConnectionError(f"No Farmyard server answers at {self.url}.")


@cache
def _trust() -> ssl.SSLContext:
    """Return the authorities that this machine trusts, as for sockets; reading them takes long."""
    return ssl.create_default_context()


def _sentence(answer: httpx.Response) -> str:
    with suppress(ValueError, TypeError, KeyError):
        return str(answer.json()["refusal"])
    return f"The server answered {answer.status_code} {answer.reason_phrase}."


class Seat:
    """A place at one table.  Iterate over it for the states; `choose` between two of them."""

    def __init__(self, client: Client, link: str, since: int = 0, words: bool = True) -> None:
        self.client, self.link = client, link
        self._asks = f"language={client.language}" + ("" if words else "&words=no")
        self.version = since
        self.next: str | None = None  # the link of the rematch, when there is one
        self.breaks = 0  # how often the line has been taken up again
        self.heard = 0.0  # when it was last told how the table stands, by time.monotonic
        self._news: State | None = None  # not yet yielded
        self._line: ClientConnection | None = None
        self._lines: Any = None  # the generator that holds the line open
        self._connecting = False  # whether it is to try until it has one
        self._delays = _delays()
        self._sent = 0.0

    async def __aiter__(self) -> AsyncIterator[State]:
        """Yield states until the game is over; what came in between is in their events."""
        try:
            while True:
                while (state := self._news) is None:
                    await self._frame()
                self._news = None
                yield state
                if state.over and self._news is None:
                    return
        finally:
            await self.leave()

    async def leave(self) -> None:
        """Disconnect; iterating again goes on from the version seen last."""
        line, self._line = self._line, None
        if line is not None:
            for close in (line.close, self._lines.aclose):
                with suppress(OSError, WebSocketException):  # a broken line is closed as well
                    await close()

    async def choose(self, choice: int) -> bool:
        """Decide; returns when the table has moved on, and the decision is kept for good.

        False if something else was decided instead, as by a clock. `Refused` says why it cannot be;
        nothing has happened then.
        """
        at = self.version
        while self.version == at:
            await self._send({"choice": choice, "at": at})
            await self._until_moved(at)
        events = self._news.events if self._news else []
        return any(event.choice == choice for event in events if event.n == at + 1)

    async def _until_moved(self, at: int) -> None:
        """Read until the table has moved on from a version, or it is time to ask again."""
        broken = False
        while self.version == at:
            frame = await self._frame()
            broken = broken or not frame
            if broken and frame.get("view"):
                return  # the table stands as it stood before the break
            if "refusal" in frame and frame["at"] == at:
                raise Refused(0, frame["refusal"])
            if "refusal" in frame and frame["at"] is None:
                return  # it was not even read, or it was about something else

    async def _send(self, frame: dict[str, Any]) -> None:
        """Send a frame, in time; on a line that has just broken it is lost."""
        line = await self._connected()
        await asyncio.sleep(max(0.0, self._sent + PACE - time.monotonic()))
        self._sent = time.monotonic()
        with suppress(ConnectionClosed):
            await line.send(json.dumps(frame))

    async def _frame(self) -> dict[str, Any]:
        """Take in the next frame and return it; an empty one stands for a break of the line."""
        line = await self._connected()
        try:
            frame: dict[str, Any] = json.loads(await line.recv())
        except ConnectionClosed:
            self.breaks += 1
            await self.leave()
            await asyncio.sleep(next(self._delays))
            return {}
        self.next = self.client.link_in(frame["go"]) if "go" in frame else self.next
        if frame.get("view"):
            self._take_in(convert(frame, State))
        return frame

    def _take_in(self, state: State) -> None:
        """Keep a state that is news, with the events that have not been yielded yet."""
        if self._news or not self.heard or state.n != self.version:
            events = self._news.events if self._news else []
            events = [*events, *(event for event in state.events if event.n > self.version)]
            self._news = replace(state, events=events)
        self.version, self.heard, self._delays = state.n, time.monotonic(), _delays()

    async def _connected(self) -> ClientConnection:
        """Return the connection, if need be a new one: tried until the server is there."""
        if self._line is not None:
            return self._line
        try:
            self._lines, self._connecting = aiter(self._attempts()), True
            line: ClientConnection = await anext(self._lines)
        except InvalidStatus as error:
            raise Refused(error.response.status_code, NO_TABLE) from None
        except (WebSocketException, ValueError):
            raise self.client._nobody() from None
        finally:
            self._connecting = False
        self._line = line
        return line

    def _attempts(self) -> connect:
        """Return attempts to connect, for events after the version seen last."""
        address = self.client.url.replace("http", "ws", 1) + f"{self.link}/live"
        return connect(
            f"{address}?since={self.version}&{self._asks}",
            additional_headers={"Cookie": f"{COOKIE}={self.client.cookie}"},
            subprotocols=[Subprotocol(PROGRAM)],
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT,
            reconnect_delays=lambda: self._delays,
            process_exception=self._fatal,
        )

    def _fatal(self, error: Exception) -> Exception | None:
        """Return an error after which no further attempt is made; one in closing a line is."""
        if not self._connecting:
            return error
        return None if self.heard else process_exception(error)


def _delays() -> Generator[float, None, None]:
    """Yield the seconds to wait before each new attempt: ever more, but less than one."""
    wait = SHORTEST_WAIT
    while True:
        yield wait * random.uniform(0.7, 1.3)
        wait = min(2 * wait, LONGEST_WAIT)
