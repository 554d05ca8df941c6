"""Runs the server as a process of its own: the listening socket, and uvicorn.

The settings of uvicorn are defined here once, so that tests run the same server.
"""

import errno
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette

from farmyard.server import notices
from farmyard.server.app import make
from farmyard.server.live.settings import Settings
from farmyard.server.store.place import Place, StoreError
from farmyard.server.store.secret import SecretError
from farmyard.server.supervising import Supervisor
from farmyard.server.web.transport.connections import more_descriptors
from farmyard.server.web.transport.crew import Crew
from farmyard.server.web.transport.exchanges import Exchanges
from farmyard.server.web.transport.protocols import Lines
from farmyard.server.web.transport.reach import Reach
from farmyard.server.web.transport.wire import LONGEST_FRAME


class CannotListen(Exception):
    """Raised if the address cannot be used; the message is one sentence."""


def run(
    host: str, port: int, db: Place, open_browser: bool, settings: Settings, workers: int = 0
) -> int:
    """Listen, print the addresses, and serve until stopped: in this process, or in so many workers
    with `shared` settings. Returns the exit code."""
    more_descriptors()
    listener = listen(host, port)
    reach = Reach(host, listener.getsockname()[1])

    def say() -> None:
        print(notices.running(reach.here, reach.around(), settings.address), flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [reach.here]).start()

    work = partial(serve_on, reach, db, settings)
    try:
        if workers:
            return Supervisor(work, listener, workers).run(say)
        work(listener, say, None)
    finally:
        listener.close()
    return 0


def serve_on(
    reach: Reach,
    db: Place,
    settings: Settings,
    listener: socket.socket,
    when_ready: Callable[[], None],
    crew: Crew | None,
) -> None:
    """Serve on a socket until stopped, perhaps as one of a crew. Exits with code 2 and a sentence
    if the database cannot be used."""
    try:
        app = make(db, settings, crew)
    except (StoreError, SecretError) as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
    app.state.site.reach = reach
    when_ready()
    uvicorn.Server(configured(app)).run(sockets=[listener])


def configured(app: Starlette, **changes: Any) -> uvicorn.Config:
    """Return the uvicorn configuration; clients' addresses are not logged."""
    settings: dict[str, Any] = {
        "log_level": "error",  # at "warning" every broken request of a stranger is a line
        "access_log": False,
        "server_header": False,
        "http": "h11",
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "ws_max_size": 2 * LONGEST_FRAME,
        "timeout_graceful_shutdown": 3,
    }
    config = uvicorn.Config(app, **settings, **changes)
    config.load()
    lines = Lines(app.state.site.connections, app.state.site.settings)
    config.http_protocol_class = lines.limited(config.http_protocol_class)  # type: ignore[assignment]
    config.loaded_app = Exchanges(config.loaded_app, lines)
    return config


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket. Raises `CannotListen`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)  # TCP by name: asyncio then never delays
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except (OSError, OverflowError, UnicodeError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise CannotListen(notices.port_taken(host, port)) from error
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen(notices.no_port(host, port, why.lower())) from error
    return listener
