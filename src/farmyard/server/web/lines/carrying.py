"""Carries frames to a watcher for as long as its line is open, whatever kind of line that is."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from starlette.requests import HTTPConnection

from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.lines.watching import catch_up, due
from farmyard.server.web.requests import actor_of, address_of, base_of, site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport import wire
from farmyard.server.web.transport.connections import sender
from farmyard.server.web.transport.limits import check_origin
from farmyard.server.words import say

PAGES = ("waiting", "laying")
LOOKS = 8  # checks for slow lines within `write_timeout`
SILENT = 8.0  # seconds: a page hears something every ten, and else takes its line for dead
POLLS = 30.0  # seconds without a request after which one who polls has gone


async def admitted(connection: HTTPConnection[Any], program: bool) -> tuple[Actor, Watcher]:
    """Return the table and a watcher for a new line. Raises Refusal."""
    site = site_of(connection)
    check_origin(connection, site.settings.place)
    if not site.socket_rate.take(sender(connection)):
        raise Refusal(429, say("too-fast"))
    watcher, actor = watcher_of(connection, program), await actor_of(connection)
    if len(actor.audience.watchers) >= site.settings.max_spectators:
        raise Refusal(429, say("too-many-watchers"))
    if not site.templates.is_prepared(actor.state.row.game):
        await asyncio.to_thread(site.templates.prepare, actor.state.row.game)
    return actor, watcher


def watcher_of(connection: HTTPConnection[Any], program: bool) -> Watcher:
    """Return a watcher as the address and the cookie of a request say. Raises Refusal."""
    asked, me = connection.query_params, site_of(connection).session_cookie.read(connection)
    page = asked.get("page", "")
    watcher = Watcher(me, base_of(connection), program, page if page in PAGES else "")
    watcher.words = asked.get("words") != "no"
    watcher.since, watcher.address = wire.version(asked.get("since")), address_of(connection)
    return watcher


async def serve(actor: Actor, watcher: Watcher, *jobs: Coroutine[Any, Any, None]) -> None:
    """Run the jobs of a line until one of them ends; then the watcher has gone."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        actor.go(watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def write(
    site: Site, actor: Actor, watcher: Watcher, send: Callable[[str], Awaitable[None]]
) -> None:
    """Send the newest page, each time there is something new."""
    me, now = asyncio.current_task(), asyncio.get_running_loop().time
    try:
        while True:
            await watcher.mailbox.get()
            await catch_up(site, actor, watcher)
            for frame in due(site, actor, watcher):
                site.sending[me] = watcher.said_at = now()
                await send(frame)
            site.sending.pop(me, None)
    finally:
        site.sending.pop(me, None)
        del me  # a traceback would refer to the task itself


async def patient(site: Site) -> None:
    """Run for ever: close lines that take too long to take what they are sent, let none of a page
    be silent, and remove those who polled and do no longer.

    One look at all of them now and then is cheaper than a timer for every frame.
    """
    longest, now = site.settings.write_timeout, asyncio.get_running_loop().time
    while True:
        await asyncio.sleep(min(longest / LOOKS, 10.0 - SILENT))
        _hang_up(site, now() - longest)
        for watcher in site.actors.watchers():
            if not watcher.program and watcher.said_at < now() - SILENT:
                watcher.beat()
        for key, (actor, watcher) in list(site.by_line.items()):
            if watcher.asked_at is not None and watcher.asked_at < now() - POLLS:
                del site.by_line[key]
                actor.go(watcher)


def _hang_up(site: Site, before: float) -> None:
    late = [task for task, since in site.sending.items() if since < before]
    for task in late:
        if task is not None:
            task.cancel()
