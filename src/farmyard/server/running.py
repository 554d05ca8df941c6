"""Runs the server as a process of its own: the listening socket, and uvicorn.

The settings of uvicorn stand here once, so that tests run what people run.
"""

import errno
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from farmyard.server import words
from farmyard.server.app import make
from farmyard.server.house import Settings
from farmyard.server.wire import LONGEST_FRAME

LAST_WORDS = 5.0  # seconds a socket that is let go has for taking what was sent


class CannotListen(Exception):
    """The address cannot be used; the message is one sentence."""


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets, cut off for good when the other side never takes what it was sent."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # each holds the other, and both would wait for the collector

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_write_buffer_size() or not self.transport.is_closing():
            self.transport.abort()


def run(
    host: str, port: int, db: Path, open_browser: bool, settings: Settings | None = None
) -> None:
    """Listen, say where, and serve until stopped."""
    listener = listen(host, port)
    try:
        app = make(db, settings or Settings(own_process=True))
        url = url_of(host, listener)
        print(words.running(url), flush=True)
        if open_browser:
            threading.Timer(0.5, webbrowser.open, [url]).start()
        uvicorn.Server(configured(app)).run(sockets=[listener])
    finally:
        listener.close()


def configured(app: Starlette, **changes: Any) -> uvicorn.Config:
    """How uvicorn runs this server: nothing about anybody's address is logged."""
    settings: dict[str, Any] = {
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "ws": Sockets,
        "ws_per_message_deflate": False,
        "ws_max_size": 2 * LONGEST_FRAME,
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(app, **settings, **changes)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or CannotListen."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)  # TCP by name: asyncio then never delays
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except (OSError, OverflowError, UnicodeError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise CannotListen(words.port_taken(host, port)) from error
        why = getattr(error, "strerror", None) or str(error)
        raise CannotListen(words.no_port(host, port, why.lower())) from error
    return listener


def url_of(host: str, listener: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    port = listener.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
