"""Lines for browsers and programs that cannot have a socket: server-sent events, or polling.

Both carry the frames of the socket. Frames up are posted one by one; the answer to each has what
the socket would send to its sender alone. The word `line` in an address, which the client makes up,
tells the lines of a person apart.
"""

import logging
import re
from asyncio import get_running_loop
from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing.rendering import as_response
from farmyard.server.web.lines.carrying import admitted, serve, watcher_of, write
from farmyard.server.web.lines.watching import due, hear, lead, own, tag_of, take_up, welcome
from farmyard.server.web.requests import actor_of, site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport import wire
from farmyard.server.web.transport.exchanges import EVENTS
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
STREAMED = {"content-type": EVENTS.decode(), "cache-control": "no-store", "x-accel-buffering": "no"}


async def follow(request: Request) -> Response:
    """GET /t/{id}/live: the frames of a table's socket as they come (server-sent events), or those
    that are due."""
    key, streams = _key(request), EVENTS.decode() in request.headers.get("accept", "")
    if streams:
        actor, watcher = await admitted(request, _is_program(request))
        return Events(key, actor, watcher)
    actor, watcher = await _polling(request, key)
    return await _due(request, actor, watcher)


async def post(request: Request, frame: str) -> Response:
    """POST /t/{id}/live: a frame up. The answer has a receipt, and what is for its sender alone."""
    site, actor = site_of(request), await actor_of(request)
    sender = watcher_of(request, _is_program(request))
    _, line = site.by_line.get(_key(request), (actor, sender))
    sender.hidden = line.hidden
    await hear(site, actor, sender, frame)
    line.hidden = sender.hidden
    got = wire.Got(wire.number(request.query_params.get("nth", "1")))
    return _lines(request, [wire.encode(got).decode(), *own(sender)])


def _is_program(request: Request) -> bool:
    return request.query_params.get("as") == wire.PROGRAM


def _key(request: Request) -> tuple[str, str, str]:
    """Return the table, the person and the line of a request. Raises Refusal."""
    line = request.query_params.get("line", "")
    if re.fullmatch(r"[0-9a-f]{32}", line) is None:
        raise Refusal(400, say("unreadable"))
    me = site_of(request).session_cookie.read(request)
    return request.path_params["id"], me.id, line


async def _polling(request: Request, key: tuple[str, str, str]) -> tuple[Actor, Watcher]:
    """Return the watcher of one who polls, a new one with the first request. Raises Refusal."""
    site = site_of(request)
    actor, watcher = site.by_line.get(key, (None, None))
    if actor is None or watcher is None or await actor_of(request) is not actor:
        actor, watcher = await admitted(request, _is_program(request))
        site.by_line[key] = actor, watcher
        welcome(actor, watcher)
    watcher.asked_at = get_running_loop().time()
    return actor, watcher


async def _due(request: Request, actor: Actor, watcher: Watcher) -> Response:
    """Return the frames that are due to one who polls and has seen a certain page."""
    site, asked = site_of(request), request.query_params
    watcher.since = wire.version(asked.get("since"))
    lead(actor, watcher)
    watcher.beat()
    await take_up(site, actor, watcher, asked.get("seen", ""))
    frames = [*due(site, actor, watcher)]
    return _lines(request, [*frames, wire.encode(wire.Seen(tag_of(watcher.shown))).decode()])


def _lines(request: Request, frames: Iterable[str]) -> Response:
    """Return frames as a response, one a line."""
    response = as_response(request, "".join(f"{frame}\n" for frame in frames), kept="no-store")
    response.headers["content-type"] = "application/x-ndjson"
    return response


class Events(Response):
    """A response that goes on: each frame is an event."""

    def __init__(self, key: tuple[str, str, str], actor: Actor, watcher: Watcher) -> None:
        super().__init__(headers=STREAMED)
        del self.headers["content-length"]
        self._key, self._actor, self._watcher = key, actor, watcher

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        site: Site = scope["app"].state.site
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        welcome(self._actor, self._watcher)
        site.by_line[self._key] = self._actor, self._watcher
        try:
            await serve(self._actor, self._watcher, self._write(site, send), _gone(receive))
        finally:
            if site.by_line.get(self._key, (None, None))[1] is self._watcher:
                del site.by_line[self._key]
        await send({"type": "http.response.body", "body": b""})

    async def _write(self, site: Site, send: Send) -> None:
        async def put(frame: str) -> None:
            body = f"data: {frame}\n\n".encode()
            await send({"type": "http.response.body", "body": body, "more_body": True})

        try:
            await write(site, self._actor, self._watcher, put)
        except OSError:
            return  # gone
        except Exception:
            log.exception("could not draw a frame for a stream of events")


async def _gone(receive: Receive) -> None:
    """Return when the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
