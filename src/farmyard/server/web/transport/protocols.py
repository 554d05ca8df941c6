"""An asyncio protocol with timeouts for everything that a client is waited for.

A web server waits without end for a request, for the rest of its head and for a body, and for a
client that does not take what it is sent. So a `LimitedProtocol` lies between each transport and
the web server's own protocol, and hands on what comes, a chunk at a time. It knows bytes and times;
what is asked and answered it hears from the application (`exchanges`).
"""

import asyncio
from collections.abc import Callable, Generator
from typing import Any

from websockets.protocol import Protocol as WebSocketState

from farmyard.server.live.settings import Settings
from farmyard.server.web.transport.connections import Connections, network
from farmyard.server.web.transport.limits import Bucket
from farmyard.server.web.transport.wire import LONGEST_FRAME

CHUNK = 8192  # bytes of a request parsed before the event loop goes on
"""The loop reads 256 KiB at once, whose parsing in chunks of a byte took 0.25 s."""
SOCKET_CHUNK = 2048  # bytes of frames parsed at once
UNFINISHED = 16.0, 6.0 * LONGEST_FRAME  # bytes a second, and at once, outside whole messages
"""Empty frames cost much more time and memory than bytes; honest pings and pongs are few."""
CLOSE_TIMEOUT = 5.0  # seconds a closing socket has to take what was sent

Ends = tuple[Any, Any]  # of the client and of the server, each a host and a port


class Exchange:
    """A request and its response, or a socket and its end."""

    __slots__ = ("complete", "endless", "waits")

    def __init__(self) -> None:
        self.endless = False  # whether the response goes on until the client has gone
        self.complete = False  # whether all of the response was handed to the transport
        self.waits = False  # whether the application waits for more of the body


class LimitedProtocol(asyncio.Protocol):
    """The protocol of one connection, with another inside that speaks HTTP or WebSocket."""

    came_from = ""
    exchange: Exchange | None = None
    socket: Bucket | None = None  # once upgraded: the bytes it may send outside whole messages

    def __init__(self, inner: asyncio.Protocol, lines: "Lines") -> None:
        self._inner, self._lines, self._registry = inner, lines, lines.connections
        inner.shutdown = self.stop  # type: ignore[attr-defined]
        self._rest = b""  # received, not handed on yet
        self._held = False  # whether the inner protocol wants no more for now
        self._due = False  # whether the loop is to hand on the next chunk

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: Any = transport
        self._loop = asyncio.get_running_loop()
        self.ends = _ends(transport)
        if self.ends is not None:
            self.came_from = network(self.ends[0][0])
            self._lines.by_ends[self.ends] = self
        self._begin()
        self._inner.connection_made(LimitedTransport(transport, self))  # type: ignore[arg-type]
        self._registry.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._registry.go(self)
        if self.ends is not None:
            self._lines.by_ends.pop(self.ends, None)
        self._inner.connection_lost(exc)
        _close_parsers(self._inner)
        self._let_go()
        self._inner = asyncio.Protocol()

    def _let_go(self) -> None:
        """Break the reference cycle with the inner protocol."""
        vars(self._inner).pop("shutdown", None)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self._inner.resume_writing()

    # -- Bytes, a chunk at a time

    def data_received(self, data: bytes) -> None:
        self._rest += data
        if not (self._held or self._due):
            self._hand_on()

    def _hand_on(self) -> None:
        """Hand on one chunk; the next when the event loop has been round."""
        self._due = False
        if self._held or self._transport.is_closing():
            return
        size = CHUNK if self.socket is None else SOCKET_CHUNK
        chunk, self._rest = self._rest[:size], self._rest[size:]
        if self.socket is not None and not self.socket.take(len(chunk)):
            self.cut()
            return
        self._inner.data_received(chunk)
        self._settle()

    def hold(self, held: bool) -> None:
        """Hand on nothing more, or go on, as the inner protocol wants."""
        self._held = held
        self._settle()

    def _settle(self) -> None:
        if self._transport.is_closing():
            return
        if self._rest and not (self._held or self._due):
            self._due = True
            self._loop.call_soon(self._hand_on)
        if self._rest or self._held:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()

    def upgrade(self, inner: asyncio.Protocol) -> None:
        """Go on with another protocol inside, of a WebSocket."""
        self._let_go()
        self._inner, self.socket = inner, Bucket(*UNFINISHED)
        self._registry.heard(self)

    # -- Requests and responses

    def whole_message(self) -> None:
        """Let the socket send as much again: a whole message has come."""
        if self.socket is not None:
            self.socket.left = self.socket.burst

    def begin(self) -> Exchange:
        """Begin a new exchange: the head of a request was read."""
        self.exchange = exchange = Exchange()
        self._begin()
        return exchange

    def end(self, exchange: Exchange) -> None:
        """End an exchange, unless it has ended: the server waits for the next one."""
        if not exchange.complete:
            exchange.complete = True
            if exchange is self.exchange:
                self._begin()

    def _begin(self) -> None:
        self.since = self._loop.time()
        self._registry.heard(self)

    def stop(self) -> None:
        """Close an endless response, for which a server that stops would wait."""
        type(self._inner).shutdown(self._inner)  # type: ignore[attr-defined]
        if self.exchange is not None and self.exchange.endless:
            self._transport.close()

    def waited_for(self) -> bool:
        if self.exchange is None or self.exchange.complete:
            return self.socket is None
        return self.exchange.waits or (self.socket is None and self._full())

    def late(self, now: float) -> bool:
        done = self.exchange is None or self.exchange.complete
        if self.socket is not None:
            return done and now - self.since > CLOSE_TIMEOUT  # pings find dead sockets
        head = done and not self._full()
        limit = self._lines.header_timeout if head else self._lines.body_timeout
        return now - self.since > limit and self.waited_for()

    def _full(self) -> bool:
        """True if the client has not taken everything it was sent."""
        return bool(self._transport.get_write_buffer_size())

    def cut(self) -> None:
        self._transport.abort()


class LimitedTransport:
    """The transport as the inner protocol sees it; pausing and upgrading go through the outer."""

    def __init__(self, transport: asyncio.BaseTransport, line: LimitedProtocol) -> None:
        self._transport, self._line = transport, line

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        self._line.hold(True)

    def resume_reading(self) -> None:
        self._line.hold(False)

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self._line.upgrade(protocol)


class Lines:
    """The connections of one server by their two ends, which a scope names as well."""

    def __init__(self, connections: Connections, settings: Settings) -> None:
        self.connections = connections
        self.header_timeout, self.body_timeout = settings.header_timeout, settings.body_timeout
        self.by_ends: dict[Ends, LimitedProtocol] = {}

    def limited(self, make: Callable[..., asyncio.Protocol]) -> Callable[..., LimitedProtocol]:
        """Return a factory of protocols like the web server's own, with limits."""
        return lambda **given: LimitedProtocol(make(**given), self)


def _ends(transport: asyncio.BaseTransport) -> Ends | None:
    """Return the client's and the server's host and port, as in a scope; None if the client has
    gone already."""
    socket = transport.get_extra_info("socket")
    try:
        return tuple(socket.getpeername()[:2]), tuple(socket.getsockname()[:2])
    except OSError:
        return None


def _close_parsers(protocol: asyncio.Protocol) -> None:
    """Close the suspended parsers of a WebSocket, which refer to themselves, so that its memory is
    free at once."""
    for state in vars(protocol).values():
        if isinstance(state, WebSocketState):
            for parser in vars(state).values():
                if isinstance(parser, Generator):
                    parser.close()
