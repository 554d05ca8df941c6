"""The lines of this server: uvicorn's, with a time for everything that a stranger is waited for.

uvicorn itself waits without end for a request that does not come, for the rest of its head, and for
a body; a line that does not take what it is sent would stay open for as long.
"""

from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from farmyard.server.web.transport.connections import Connections, network

MOUTHFUL = 8192  # bytes of requests that are taken apart before others are heard again
"""A loop reads 256 KiB at once, which in chunks of a byte took a quarter of a second."""
SLICE = 2048  # bytes that are taken apart in one go
AT_ONCE = 500  # frames in what comes together; nobody has so much to say
LAST_WORDS = 5.0  # seconds a socket that is let go has for taking what was sent


class Requests(H11Protocol):
    """A line for requests."""

    came_from = ""
    registry: Connections

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.rest = b""  # of what has come
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
        """One mouthful of it; meanwhile nothing more is read."""
        super().data_received(data[:MOUTHFUL])
        self.rest = data[MOUTHFUL:]
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
        if self.cycle is not before:  # a head has come
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
        """Whether there is something it has not taken yet."""
        return bool(self.transport.get_write_buffer_size())

    def cut(self) -> None:
        self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's sockets, cut off for good when the other side never takes what it was sent, or
    sends frames without number: empty ones cost a hundred times what they weigh."""

    came_from = ""
    many = 0  # frames in what has just come

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.registry: Connections = self.config.app.state.site.connections  # type: ignore[union-attr]
        self.came_from = network(self.client[0] if self.client else "")
        self.registry.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.registry.go(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # each holds the other, and both would wait for the collector

    def data_received(self, data: bytes) -> None:
        self.many = 0
        for at in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[at : at + SLICE])

    def handle_events(self) -> None:
        self.many += len(self.conn.events)
        if self.many > AT_ONCE:
            self.cut()
        else:
            super().handle_events()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self._cut_off)

    def _cut_off(self) -> None:
        if self.transport.get_write_buffer_size() or not self.transport.is_closing():
            self.transport.abort()

    def waited_for(self) -> bool:
        return False  # it is open for as long as somebody looks on; pings find the dead ones

    def late(self, now: float) -> bool:
        return False

    def cut(self) -> None:
        self.transport.abort()
