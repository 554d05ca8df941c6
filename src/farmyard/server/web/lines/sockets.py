"""The socket of a table: pages down, actions up.

Each socket has a writer task, fed by the watcher's mailbox, and a reader task. A socket that does
not take what it is sent within `write_timeout` is closed; the page reconnects by itself. Programs
speak JSON over the same address (docs/protocol.md).
"""

import asyncio
import logging
from itertools import count

from starlette.websockets import WebSocket, WebSocketDisconnect

from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.table.refusals import Refusal
from farmyard.server.web import wire
from farmyard.server.web.lines.watching import catch_up, due, hear, welcome
from farmyard.server.web.requests import actor_of, address_of, base_of, site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport.connections import sender
from farmyard.server.web.transport.limits import Bucket, check_origin
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
NOT_ALLOWED, OUR_FAULT, TRY_LATER = 1008, 1011, 1013
DEAF = 100  # frames over the rate limit, after which a socket is closed
PAGES = ("waiting", "laying")
LOOKS = 8  # checks for slow sockets within `write_timeout`
SILENT = 8.0  # seconds: a page hears something every ten, and else takes its line for dead


async def live(socket: WebSocket) -> None:
    """GET /t/{id}/live: the socket of a table."""
    site = site_of(socket)
    try:
        base, actor = await _admitted(site, socket)
        since = wire.version(socket.query_params.get("since"))
    except Refusal as refusal:
        await socket.close(NOT_ALLOWED if refusal.status != 429 else TRY_LATER)
        return
    if not site.templates.is_prepared(actor.state.row.game):
        await asyncio.to_thread(site.templates.prepare, actor.state.row.game)
    program = wire.PROGRAM in socket.scope.get("subprotocols", [])
    await socket.accept(subprotocol=wire.PROGRAM if program else None)
    page = socket.query_params.get("page", "")
    me = site.session_cookie.read(socket)
    watcher = Watcher(me, base, program, page if page in PAGES else "")
    watcher.since, watcher.address = since, address_of(socket)
    welcome(actor, watcher)
    await _serve(site, actor, watcher, socket)


async def _admitted(site: Site, socket: WebSocket) -> tuple[str, Actor]:
    """Return the base URL and the table for a new socket. Raises Refusal."""
    check_origin(socket, site.settings.place)
    if not site.socket_rate.take(sender(socket)):
        raise Refusal(429, say("too-fast"))
    base, actor = base_of(socket), await actor_of(socket)
    if len(actor.audience.watchers) >= site.settings.max_spectators:
        raise Refusal(429, say("too-many-watchers"))
    return base, actor


async def _serve(site: Site, actor: Actor, watcher: Watcher, socket: WebSocket) -> None:
    """Run writer and reader until one of them ends."""
    tasks = [
        asyncio.create_task(_write(site, actor, watcher, socket)),
        asyncio.create_task(_read(site, actor, watcher, socket)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.go(watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _write(site: Site, actor: Actor, watcher: Watcher, socket: WebSocket) -> None:
    """Send the newest page, each time there is something new."""
    me, now = asyncio.current_task(), asyncio.get_running_loop().time
    try:
        while True:
            await watcher.mailbox.get()
            await catch_up(site, actor, watcher)
            for frame in due(site, actor, watcher):
                site.sending[me] = watcher.said_at = now()
                await socket.send_text(frame)
            site.sending.pop(me, None)
    except (WebSocketDisconnect, RuntimeError):
        return  # gone
    except Exception:
        log.exception("could not draw a frame for a socket")
        await socket.close(OUR_FAULT)
    finally:
        site.sending.pop(me, None)
        del me  # a traceback would refer to the task itself


async def patient(site: Site) -> None:
    """Run for ever: close sockets that take too long to take what they are sent, and let none of a
    page be silent.

    One look at all of them now and then is cheaper than a timer for every frame.
    """
    longest, now = site.settings.write_timeout, asyncio.get_running_loop().time
    while True:
        await asyncio.sleep(min(longest / LOOKS, 10.0 - SILENT))
        _hang_up(site, now() - longest)
        for watcher in site.actors.watchers():
            if not watcher.program and watcher.said_at < now() - SILENT:
                watcher.beat()


def _hang_up(site: Site, before: float) -> None:
    late = [task for task, since in site.sending.items() if since < before]
    for task in late:
        if task is not None:
            task.cancel()


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
        await hear(site, actor, watcher, message)
