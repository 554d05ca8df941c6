"""The socket of a table: pages down, actions up.

Each socket has a writer task, fed by the watcher's mailbox, and a reader task. A socket that does
not take what it is sent within `write_timeout` is closed; the page reconnects by itself. Programs
speak JSON over the same address (docs/protocol.md).
"""

import logging
from itertools import count

from starlette.websockets import WebSocket, WebSocketDisconnect

from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.lines.carrying import admitted, serve, write
from farmyard.server.web.lines.watching import hear, welcome
from farmyard.server.web.requests import site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport import wire
from farmyard.server.web.transport.limits import Bucket
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
NOT_ALLOWED, OUR_FAULT, TRY_LATER = 1008, 1011, 1013
DEAF = 100  # frames over the rate limit, after which a socket is closed


async def live(socket: WebSocket) -> None:
    """GET /t/{id}/live: the socket of a table."""
    program = wire.PROGRAM in socket.scope.get("subprotocols", [])
    try:
        actor, watcher = await admitted(socket, program)
    except Refusal as refusal:
        await socket.close(NOT_ALLOWED if refusal.status != 429 else TRY_LATER)
        return
    await socket.accept(subprotocol=wire.PROGRAM if program else None)
    welcome(actor, watcher)
    site = site_of(socket)
    writing, reading = _write(site, actor, watcher, socket), _read(site, actor, watcher, socket)
    await serve(actor, watcher, writing, reading)


async def _write(site: Site, actor: Actor, watcher: Watcher, socket: WebSocket) -> None:
    """Send the newest page, each time there is something new, until the socket is closed."""
    try:
        await write(site, actor, watcher, socket.send_text)
    except (WebSocketDisconnect, RuntimeError):
        return  # gone
    except Exception:
        log.exception("could not draw a frame for a socket")
        await socket.close(OUR_FAULT)


async def _read(site: Site, actor: Actor, watcher: Watcher, socket: WebSocket) -> None:
    """Handle incoming frames one by one, within the rate limit."""
    bucket, deaf = Bucket(*site.settings.frame_rate), 0
    for got in count(1):
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not watcher.program:
            watcher.receipt(got)
        if not bucket.take():
            deaf += 1
            if deaf > DEAF:
                await socket.close(NOT_ALLOWED)
                return
            watcher.refuse(say("too-fast"))
            continue
        await hear(site, actor, watcher, message.get("text"))
