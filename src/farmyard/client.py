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
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

PROGRAM = "farmyard.json"
COOKIE = "farmyard"
PACE = 0.075  # seconds between two frames: a server hears some fifteen a second
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 1.0  # seconds before a broken line is tried again
TIMEOUT = 20.0  # seconds for one request
BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)


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
    """A person at a server.  Keep `cookie` to be the same person again."""

    def __init__(self, url: str, name: str = "", cookie: str = "") -> None:
        self.url, self.name, self.cookie = url.rstrip("/"), name, cookie

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        """Do nothing: no connection is held between requests."""

    # -- The hall --

    async def games(self) -> list[dict[str, Any]]:
        """Return all games: keys, titles, seats, options, levels of bots."""
        return list((await self._get("/programs/games"))["games"])

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

    def at(self, link: str, since: int = 0) -> "Seat":
        """Return one's own seat at a table, or a spectator's place, with events after a version."""
        return Seat(self, link, since)

    # -- Requests --

    async def _get(self, path: str) -> dict[str, Any]:
        return dict(json.loads(await asyncio.to_thread(self._request, "GET", path, None)))

    async def _post(self, path: str, fields: dict[str, str]) -> str:
        if self.name and not self.cookie:
            fields = {"name": self.name, **fields}
        return await asyncio.to_thread(self._request, "POST", path, urlencode(fields))

    def _request(self, method: str, path: str, body: str | None) -> str:
        """Return the body of a response, or the address of a redirect. Raises `Refused`."""
        where = urlsplit(self.url)
        kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
        line = kind(where.netloc, timeout=TIMEOUT)
        try:
            line.request(method, path, body, self._headers(body))
            return self._answer(line.getresponse())
        except HTTPException as error:
            raise ConnectionError(str(error)) from error
        finally:
            line.close()

    def _headers(self, body: str | None) -> dict[str, str]:
        headers = {"Accept": "application/json"}
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        return headers | ({"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})

    def _answer(self, answer: HTTPResponse) -> str:
        text = answer.read().decode()
        if answer.status >= 400:
            raise Refused(answer.status, _sentence(text))
        for header in answer.headers.get_all("set-cookie", []):
            found = SimpleCookie(header).get(COOKIE)
            self.cookie = found.value if found else self.cookie
        return answer.headers.get("location") or text


def _sentence(text: str) -> str:
    with suppress(ValueError, TypeError, KeyError):
        return str(json.loads(text)["refusal"])
    return text[:200]


class Seat:
    """A place at one table.  Iterate over it for the states; `choose` between two of them."""

    def __init__(self, client: Client, link: str, since: int = 0) -> None:
        self.client, self.link = client, link
        self.version = since
        self.next: str | None = None  # the link of the rematch, when there is one
        self.breaks = 0  # how often the line has been taken up again
        self.heard = 0.0  # when it was last told how the table stands, by time.monotonic
        self._line: ClientConnection | None = None
        self._state: State | None = None
        self._fresh = False
        self._sent = 0.0

    async def __aiter__(self) -> AsyncIterator[State]:
        """Yield states until the game is over; what came in between is in their events."""
        try:
            while True:
                while not (self._fresh and self._state):
                    await self._hear()
                self._fresh, state = False, self._state
                self._state = replace(state, events=[])
                yield state
                if state.over and not self._fresh:
                    return
        finally:
            await self.leave()

    async def leave(self) -> None:
        """Disconnect; iterating again goes on from the version seen last."""
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    async def choose(self, choice: int) -> bool:
        """Decide; returns when the table has moved on, and the decision is kept for good.

        False if something else was decided instead, as by a clock. `Refused` says why it cannot be;
        nothing has happened then.
        """
        at = self.version
        while self.version == at:
            try:
                await self._send({"choice": choice, "at": at})
                await self._until_moved(at)
            except BROKEN:
                await self._taken_up()
        state = self._state
        made = [e for e in state.events if e.n == at + 1] if state else []
        return any(event.choice == choice for event in made)

    async def _until_moved(self, at: int) -> None:
        """Read frames until the table has moved on from a version, or until it is time to ask
        again."""
        while self.version == at:
            frame = await self._one_frame()
            if "refusal" not in frame or self.version != at:
                continue
            if frame["at"] == at:
                raise Refused(0, frame["refusal"])
            if frame["at"] is None:
                return  # it was not even read, or it was about something else

    # -- The line --

    async def _hear(self) -> None:
        """Read one frame, reconnecting if the connection breaks."""
        try:
            await self._one_frame()
        except BROKEN:
            await self._taken_up()

    async def _taken_up(self) -> None:
        """Reconnect with growing delays, and read how the table stands."""
        wait = SHORTEST_WAIT
        while True:
            self.breaks += 1
            await self.leave()
            try:
                await asyncio.sleep(wait * random.uniform(0.7, 1.3))
                called = time.monotonic()
                while self.heard < called:  # a table that is still being laid out says nothing
                    await self._one_frame()
                return
            except BROKEN:
                wait = min(2 * wait, LONGEST_WAIT)

    async def _connected(self) -> ClientConnection:
        if self._line is None:
            try:
                self._line = await self._connect()
            except InvalidStatus as error:
                if error.response.status_code < 500 and self._state is None:
                    sentence = "There is no such table, or there is no room left at it."
                    raise Refused(error.response.status_code, sentence) from None
                raise
        return self._line

    async def _connect(self) -> ClientConnection:
        address = self.client.url.replace("http", "ws", 1) + f"{self.link}/live"
        return await connect(
            f"{address}?since={self.version}",
            additional_headers={"Cookie": f"{COOKIE}={self.client.cookie}"},
            subprotocols=[PROGRAM],  # type: ignore[list-item]
            compression=None,
            max_size=None,
            open_timeout=TIMEOUT,
        )

    async def _send(self, frame: dict[str, Any]) -> None:
        line = await self._connected()
        await asyncio.sleep(max(0.0, self._sent + PACE - time.monotonic()))
        self._sent = time.monotonic()
        await line.send(json.dumps(frame))

    async def _one_frame(self) -> dict[str, Any]:
        """Read the next frame and take it in."""
        line = await self._connected()
        frame: dict[str, Any] = json.loads(await line.recv())
        if "go" in frame:
            self.next = frame["go"]
        elif frame.get("view"):
            self._take_in(frame)
        return frame

    def _take_in(self, frame: dict[str, Any]) -> None:
        """Take in a newer state; events not yet yielded are kept."""
        before = self._state
        events = [Event(**event) for event in frame["events"] if event["n"] > self.version]
        self._fresh = self._fresh or before is None or frame["n"] != before.n
        self.version, self.heard = frame["n"], time.monotonic()
        choices = [(number, says) for number, says in frame["choices"]]
        fields = {name: frame[name] for name in ("n", "seat", "to_move", "over", "view", "until")}
        kept = before.events if before else []
        self._state = State(**fields, choices=choices, events=[*kept, *events])
