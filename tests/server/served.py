"""A real server on a loopback port over a real file, and clients that behave as browsers do."""

import asyncio
import contextlib
import json
import re
import signal
import ssl
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from farmyard.core import catalogue
from farmyard.server.app import make
from farmyard.server.live.settings import Settings
from farmyard.server.running import configured, listen
from farmyard.server.store.place import Place
from farmyard.server.table import names
from farmyard.server.web.site import Site
from farmyard.server.words import say
from tests.server import watchdog
from tests.server.watchdog import LIMIT, at_full_speed
from tests.waiting import PATIENCE, until

WATCHED = "tests.server.watchdog:Loop"
BRIEF, MUCH = 3 * LIMIT, 1.0
"""The longest callback allowed in any test on a busy machine, in seconds: at full speed, and with
uncompiled rules or tracing."""
GAME = catalogue.keys()[0]
PATH = "/farmyard"
"""A path of another site, below which a server may be reached."""
SHORT = {"max_turns": "12"}
"""Options for a short game."""
FAST = Settings(
    bot_pause=(0.0, 0.0),
    turn_pauses=False,
    begin_after=0.0,
    post_rate=(1e6, 1e6),
    page_rate=(1e6, 1e6),
    socket_rate=(1e6, 1e6),
    upload_rate=(1e6, 1e6),
    table_rate=(1e6, 1e6),
    action_rate=(1e6, 1e6),
    carry_rate=(1e6, 1e6),
    tables_per_person=10**6,
    frame_rate=(1e6, 1e6),
    write_timeout=2.0,
    keep_cached=1e6,  # tests look at tables long afterwards
)
ENDLESS = (1e6, 1e6)
LIMITED = ("post", "page", "socket", "upload", "table", "action", "carry")
HASTY = {
    "bot_pause": (0, 0),
    "turn_pauses": False,
    "begin_after": 0.0,
    "tables_per_person": 10**6,
    **{f"{kind}_rate": ENDLESS for kind in LIMITED},
}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Shared by all clients, since each new context would load all certificate authorities."""
GOING = 300.0  # seconds to stop in, since a compilation is not interrupted


class Named:
    """An app that names each task by the path it answers, so that the watchdog can report it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        task = asyncio.current_task()
        assert task is not None
        task.set_name(f"{scope['type']} {scope.get('path', '')}")
        await self._app(scope, receive, send)


class Running:
    """A server in a thread of this process, so that tests can look at its internal state."""

    def __init__(self, db: Place, settings: Settings = FAST, port: int = 0) -> None:
        self.db: Any = db
        self.app = make(db, settings)
        self._listener = listen("127.0.0.1", port)
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = configured(self.app, loop=WATCHED)
        config.loaded_app = Named(config.loaded_app)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True
        )
        self._thread.start()
        until(lambda: self._server.started)
        self.dog = watchdog.of_thread(self._thread)

    @property
    def site(self) -> Site:
        site: Site = self.app.state.site
        return site

    def prepare(self, key: str = GAME) -> "Running":
        """Have a game's compiled rules loaded."""
        self.site.loader.wanted(key)
        until(lambda: self.site.loader.ready(key), 300)
        return self

    def room(self, link: str) -> Any:
        return self.site.actors._actors[link.removeprefix("/t/")]

    def table(self, link: str) -> Any:
        return self.room(link).state.table

    def settle(self) -> None:
        """Wait until all workers have the same state; a single server needs no waiting."""

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(GOING)
        assert not self._thread.is_alive(), "it goes when it is asked"
        self._listener.close()
        took, what = self.dog.worst
        assert took < (BRIEF if at_full_speed() else MUCH), f"{took:.2f} s on the loop: {what}"


class Player:
    """A player without a browser: cookies, forms, and a socket."""

    def __init__(self, url: str, settle: Callable[[], None] = lambda: None) -> None:
        self.url, self.settle = url, settle
        self.http = httpx.Client(base_url=url, timeout=90, verify=NO_TLS)
        weakref.finalize(self, self.http.close)  # for players that are never closed

    def post(self, path: str, data: Any = None, **headers: str) -> httpx.Response:
        answer = self.http.post(path, data=data, headers={"origin": self.url, **headers})
        self.settle()
        return answer

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def opens(self, path: str, data: Any = None) -> str:
        """Post a form that opens a table, skipping the offer of a lesson; return its link."""
        answer = self.post(path, {"lesson": "no", **(data or {})} if "/quick/" in path else data)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def plays(self, key: str, **fields: str) -> str:
        """Open a table of a game at once."""
        return self.opens(f"/quick/{key}", fields)

    def table(self, *seats: str, **options: str) -> str:
        """Open a table of the first game with these seats, and return its link."""
        return self.opens(f"/new/{GAME}", seating(*seats) | options)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.contextmanager
    def live(
        self, link: str, program: bool = True, query: str = "", **headers: str
    ) -> Iterator[Any]:
        address = self.url.replace("http", "ws", 1) + link + "/live" + query
        with connect(
            address,
            additional_headers={"Cookie": self.cookie, "Origin": self.url, **headers},
            subprotocols=["farmyard.json"] if program else None,
            compression=None,
            max_size=None,
            max_queue=None,  # so that a client that stops reading can still close
            open_timeout=20,
        ) as socket:
            yield socket if program else PageSocket(socket)

    def leave(self) -> None:
        self.http.close()


class PageSocket:
    """The socket of a page, which assembles pages from frames as `line.js` does."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._pieces = socket, list[str]()
        self.frame = ""  # the last one, as received

    def recv(self, timeout: float | None = None) -> str:
        """Return the next frame; if it has a page, return the whole page."""
        self.frame = str(self._socket.recv(timeout))
        frame = json.loads(self.frame)
        if "page" not in frame:
            return self.frame
        self._pieces = whole(self._pieces, frame["page"])
        return "<".join(self._pieces)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)


def whole(pieces: list[str], changes: list[Any]) -> list[str]:
    """Return the pieces of a page, from the previous page's pieces and the changes."""
    parts = [each.split("<") if isinstance(each, str) else pieces[slice(*each)] for each in changes]
    return [piece for part in parts for piece in part]


def seating(*seats: str) -> dict[str, str]:
    """Return form fields for seats: "me", "friend", "guest Cleo", "bot", "bot:level"."""
    fields = {}
    for i, seat in enumerate(seats):
        what, _, name = seat.partition(" ")
        fields[f"seat{i}"] = what
        if name:
            fields[f"name{i}"] = name
    return fields


def choices_in(page: str) -> list[tuple[int, list[str]]]:
    """Return the choices on a table's page: their numbers, and the parts that select them."""
    found = re.search(r'id="choices"(?: data-parts="(.*?)")?>(.*?)</script>', page)
    assert found is not None
    parts = (found[1] or "").split(",")
    return [(id, [parts[place] for place in places]) for id, *places in json.loads(found[2])]


def state(socket: ClientConnection, timeout: float = 90) -> dict[str, Any]:
    """Return the next frame, parsed as JSON."""
    return json.loads(socket.recv(timeout))


def my_turn(socket: ClientConnection) -> dict[str, Any]:
    """Receive frames up to one that has choices or ends the game, and return it."""
    while True:
        frame = state(socket)
        if frame.get("choices") or frame.get("over"):
            return frame


def decide(socket: ClientConnection, choice: int, at: int) -> None:
    socket.send(json.dumps({"choice": choice, "at": at}))


def heard(socket: ClientConnection, wanted: str | Callable[[str], bool]) -> list[str]:
    """Receive frames up to the first that contains `wanted`, or for which it returns true."""
    is_it = (lambda frame: wanted in frame) if isinstance(wanted, str) else wanted
    frames: list[str] = []
    while not (frames and is_it(frames[-1])):
        try:
            frames.append(str(socket.recv(PATIENCE)))
        except TimeoutError:
            last = [frame[-400:] for frame in frames[-3:]]
            raise AssertionError(f"{wanted!r} never came; last: {last}") from None
    return frames


TOO_LONG = "x" * 3000
"""A frame that is refused with a sentence of its own, and changes nothing."""


def answered(socket: ClientConnection) -> list[str]:
    """Receive frames until everything sent has been answered; the last one is the newest page or
    state."""
    socket.send(TOO_LONG)
    return heard(socket, "too long")[:-1]


class Process:
    """The server in a process of its own, which tests can kill."""

    def __init__(self, db: Place, port: int = 0, workers: int = 0, **changes: Any) -> None:
        """Start the server; ``changes`` are settings on top of those that save time in tests."""
        code = (
            "import sys; from farmyard.server import serve; "
            "from farmyard.server.live.settings import Settings; "
            "serve(port=int(sys.argv[2]), db=sys.argv[1], "
            f"workers={workers}, settings=Settings(**{HASTY | changes}))"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", "-c", code, str(db), str(port)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        late = threading.Timer(PATIENCE, self.abort)
        late.start()
        self.line = self.process.stdout.readline()
        late.cancel()
        self.url = self.line.split(" at ")[1].split("/ ")[0]

    def abort(self) -> None:
        """Abort a server that hangs; it prints the stacks of all its threads."""
        self.process.send_signal(signal.SIGABRT)
        self.process.wait(20)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


def every_name() -> list[str]:
    """Return all names that are drawn for people and scarecrows, in any language."""
    kinds = [(kind, code) for kind in ("people", "scarecrows") for code in say.languages]
    return [name for kind, code in kinds for name in names._drawn_in(code, kind)]
