"""ASGI applications about requests as such: when one begins, waits and ends, and how long it is."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farmyard.server.web.transport.protocols import LimitedProtocol, Lines
from farmyard.server.words import say

EVENTS = b"text/event-stream"


class Exchanges:
    """Tells each connection what is asked and answered on it; outside all other middleware, as a
    proxy's headers change who the client is."""

    def __init__(self, app: ASGIApp, lines: Lines) -> None:
        self._app, self._by_ends = app, lines.by_ends

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = self._by_ends.get((scope.get("client"), scope.get("server")))
        if line is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(line, scope, receive, send)
        else:
            await self._socket(line, scope, receive, send)

    async def _request(
        self, line: LimitedProtocol, scope: Scope, receive: Receive, send: Send
    ) -> None:
        exchange, more = line.begin(), True

        async def receive_on() -> Message:
            nonlocal more
            exchange.waits = more
            try:
                message = await receive()
            finally:
                exchange.waits = False
            more = bool(message.get("more_body"))
            return message

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                exchange.endless = (b"content-type", EVENTS) in message["headers"]
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                line.end(exchange)

        try:
            await self._app(scope, receive_on, send_on)
        finally:
            line.end(exchange)

    async def _socket(
        self, line: LimitedProtocol, scope: Scope, receive: Receive, send: Send
    ) -> None:
        exchange = line.begin()

        async def receive_on() -> Message:
            message = await receive()
            line.whole_message()
            return message

        try:
            await self._app(scope, receive_on, send)
        finally:
            line.end(exchange)


class OneLength:
    """Middleware that refuses requests with two lengths (RFC 9112, 6.3): what one server on the way
    takes for the end of the body, another takes for its middle."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app, names = self._app, {name for name, _ in scope.get("headers", [])}
        if {b"content-length", b"transfer-encoding"} <= names:
            app = PlainTextResponse(say("two-lengths"), 400, {"connection": "close"})
        await app(scope, receive, send)
