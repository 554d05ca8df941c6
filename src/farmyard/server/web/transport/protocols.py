"""uvicorn's protocols with timeouts for everything that a client is waited for.

uvicorn itself waits without end for a request, for the rest of its head and for a body, and for a
client that does not take what it is sent.
"""

from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from farmyard.server.web.transport.connections import Connections, network

CHUNK = 8192  # bytes of a request parsed before the event loop goes on
"""The loop reads 256 KiB at once, whose parsing in chunks of a byte took 0.25 s."""
SOCKET_CHUNK = 2048  # bytes of frames parsed at once
MAX_FRAMES = 500  # in one read; no honest client sends so many
CLOSE_TIMEOUT = 5.0  # seconds a closing socket has to take what was sent


class Requests(H11Protocol):
    """The HTTP protocol, with limits on time and on bytes parsed at once."""

    came_from = ""
    registry: Connections

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.rest = b""  # received, not parsed yet
        site = self.config.app.state.site  # type: ignore[union-attr]
        self.registry = site.connections
        self.patience = site.settings.header_timeout, site.settings.body_timeout
        self.since = self.loop.time()
        self.came_from = network(self.client[0] if self.client else "")
        self.registry.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.go(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.rest:
            self.rest += data
            self.transport.pause_reading()
        else:
            self._taken(data)

    def _taken(self, data: bytes) -> None:
        """Parse one chunk, and pause reading until the rest is parsed."""
        super().data_received(data[:CHUNK])
        self.rest = data[CHUNK:]
        if self.rest and not self.transport.is_closing():
            self.transport.pause_reading()
            self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        if self.transport.is_closing():
            return
        self._taken(self.rest)
        if not self.rest and not self.flow.read_paused:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:  # a new head was parsed
            self._begin()

    def on_response_complete(self) -> None:
        self._begin()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.registry.go(self)
        super().handle_websocket_upgrade(event)

    def _begin(self) -> None:
        self.since = self.loop.time()
        self.registry.heard(self)

    def waited_for(self) -> bool:
        if self.cycle is None or self.cycle.response_complete:
            return True
        return self.cycle.more_body or self._full()

    def late(self, now: float) -> bool:
        head = self.cycle is None or (self.cycle.response_complete and not self._full())
        limit = self.patience[0] if head else self.patience[1]
        return now - self.since > limit and self.waited_for()

    def _full(self) -> bool:
        """True if the client has not taken everything it was sent."""
        return bool(self.transport.get_write_buffer_size())

    def cut(self) -> None:
        self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """The WebSocket protocol: closes connections that do not take what they are sent, or send too
    many frames at once (empty frames cost much more time than bytes)."""

    came_from = ""
    many = 0  # frames in the last read

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.registry: Connections = self.config.app.state.site.connections  # type: ignore[union-attr]
        self.came_from = network(self.client[0] if self.client else "")
        self.registry.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.go(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks a reference cycle

    def data_received(self, data: bytes) -> None:
        self.many = 0
        for at in range(0, len(data), SOCKET_CHUNK):
            if not self.transport.is_closing():
                super().data_received(data[at : at + SOCKET_CHUNK])

    def handle_events(self) -> None:
        self.many += len(self.conn.events)
        if self.many > MAX_FRAMES:
            self.cut()
        else:
            super().handle_events()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_write_buffer_size() or not self.transport.is_closing():
            self.transport.abort()

    def waited_for(self) -> bool:
        return False  # pings find dead sockets

    def late(self, now: float) -> bool:
        return False

    def cut(self) -> None:
        self.transport.abort()
