"""The socket of a table: pages down, actions up.

Each socket has a writer task, fed by the watcher's mailbox, and a reader task. A socket that does
not take what it is sent within `write_timeout` is closed; the page reconnects by itself. Programs
speak JSON over the same address (docs/protocol.md).
"""

import asyncio
import logging
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from farmyard.server.live.actor import Actor
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import WAITING, now_ms
from farmyard.server.table.refusals import Refusal
from farmyard.server.web import actions, playing, questions, wire
from farmyard.server.web.drawing import choosing, frames
from farmyard.server.web.requests import actor_of, address_of, base_of, site_of
from farmyard.server.web.site import Site
from farmyard.server.web.transport.connections import sender
from farmyard.server.web.transport.limits import Bucket, check_origin
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
NOT_ALLOWED, OUR_FAULT, TRY_LATER = 1008, 1011, 1013
DEAF = 100  # frames over the rate limit, after which a socket is closed
PAGES = ("waiting", "laying")
FAR = 60  # entries of a log
LOOKS = 8  # checks for slow sockets within `write_timeout`


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
    _welcome(actor, watcher)
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


def _welcome(actor: Actor, watcher: Watcher) -> None:
    """Send the first frame, or a redirect if the page is stale."""
    actor.enter(watcher)
    if actor.state.row.stage == WAITING and not watcher.program:
        watcher.page = "waiting"
    if watcher.page and actor.state.table is not None:
        watcher.lead(actor.state.link)
    else:
        watcher.mailbox.put(actor.audience.version)


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
            await _catch_up(site, actor, watcher)
            for frame in _frames(site, actor, watcher):
                site.sending[me] = now()
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


async def _catch_up(site: Site, actor: Actor, watcher: Watcher) -> None:
    """Draw the frame of a program that is far behind in a thread; it is cached until it is sent."""
    since = watcher.since
    if since is not None and actor.state.table is not None and len(actor.state.log) - since > FAR:
        await actor.locked(site.loading.run, frames.program, actor, watcher.person, since)


async def patient(site: Site) -> None:
    """Run for ever: close sockets that take too long to take what they are sent.

    One look at all of them now and then is cheaper than a timer for every frame.
    """
    longest, now = site.settings.write_timeout, asyncio.get_running_loop().time
    while True:
        await asyncio.sleep(longest / LOOKS)
        _hang_up(site, now() - longest)


def _hang_up(site: Site, before: float) -> None:
    late = [task for task, since in site.sending.items() if since < before]
    for task in late:
        if task is not None:
            task.cancel()


def _frames(site: Site, actor: Actor, watcher: Watcher) -> Iterator[str]:
    """Yield the frames due to a watcher: the time, the newest page or state, a refusal, an answer,
    a redirect."""
    refusal, watcher.refusal = watcher.refusal, None
    answer, watcher.answer = watcher.answer, None
    goes, watcher.goes = watcher.goes, None
    if actor.state.deadline and not (watcher.program or watcher.timed):
        watcher.timed = True
        yield _encoded(wire.Now(now_ms()))
    if watcher.program:
        yield from _newest_state(actor, watcher, again=refusal is not None)
    elif goes is None:
        yield from _newest_page(site, actor, watcher, again=refusal is not None)
    if refusal:
        said = refusal.sentence
        yield _encoded(wire.No(said if isinstance(said, str) else say.name(said), refusal.at))
    if answer:
        yield _encoded(answer)
    if goes:
        path = "" if watcher.program else urlsplit(watcher.base).path
        yield _encoded(wire.Go(path + goes))


def _newest_page(site: Site, actor: Actor, watcher: Watcher, again: bool) -> Iterator[str]:
    """Yield what is new on a page since it was sent last, if anything is, or if sent ``again``."""
    page, before = frames.page(site, actor, watcher), watcher.shown
    if page is not None and (again or not page.same(before)):
        watcher.shown = page
        yield page.frame(before)


def _newest_state(actor: Actor, watcher: Watcher, again: bool) -> Iterator[str]:
    """Yield the state for a program, if it is new, or if sent ``again``."""
    state = frames.program(actor, watcher.person, watcher.since)
    n = len(actor.state.log)
    if again or state != watcher.shown:
        watcher.shown = state
        yield state
    if watcher.since is not None and actor.state.table is not None:
        watcher.since = n  # only now: unsent events come with the next frame


def _encoded(frame: Any) -> str:
    return wire.encode(frame).decode()


async def _read(site: Site, actor: Actor, watcher: Watcher, socket: WebSocket) -> None:
    """Handle incoming frames one by one, within the rate limit."""
    bucket, deaf = Bucket(*site.settings.frame_rate), 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            deaf += 1
            if deaf > DEAF:
                await socket.close(NOT_ALLOWED)
                return
            watcher.refuse(say("too-fast"))
            continue
        await _hear(site, actor, watcher, message)


async def _hear(site: Site, actor: Actor, watcher: Watcher, message: Any) -> None:
    """Handle one frame; reply with a refusal if it fails."""
    at = None
    try:
        up = wire.read(message.get("text"))
        at = up.at
        await _obey(site, actor, watcher, up)
    except Refusal as refusal:
        watcher.refuse(refusal.sentence, at)
    except Exception:
        log.exception("could not handle a frame of a socket")
        watcher.refuse(say("our-fault"), at)


async def _obey(site: Site, actor: Actor, watcher: Watcher, up: wire.Up) -> None:
    person, program = watcher.person, watcher.program
    if up.hidden is not None:
        watcher.hidden = up.hidden
    elif up.look is not None:
        actor.look(person, up.look)
    elif up.back:
        await actions.back(site, actor, person, up.at, program)
    elif up.action is not None:
        await actions.do(site, actor, watcher.me, up.action, up.word)
    elif up.ask is not None:
        await _answer(site, actor, watcher, up.ask, up.at)
    elif up.at is None or (up.choice is None and up.parts is None):
        raise Refusal(400, say("unreadable"))
    elif up.choice is not None:
        seat = actor.state.seat_to_act(person, program)
        await playing.play_choices(actor, seat, (up.choice, *up.then), up.at)
    else:
        await _by_parts(actor, watcher, up.parts or [], up.at)


async def _answer(
    site: Site, actor: Actor, watcher: Watcher, question: str, at: int | None
) -> None:
    """Answer a question; if the answer has come to choices, play them."""
    answer = await questions.ask(site, actor, watcher.person, watcher.address, question)
    moment = len(actor.state.log) if at is None else at
    if answer.get("choices"):
        await playing.play_answer(actor, watcher.person, answer, moment, watcher.program)
    else:
        watcher.reply(wire.Reply(questions.shown(answer), question, moment))


async def _by_parts(actor: Actor, watcher: Watcher, parts: list[str], at: int) -> None:
    """Play the choice these parts mean. Raises Refusal if they mean none."""
    seat = actor.state.seat_to_act(watcher.person, watcher.program)
    actor.state.check_moment(at, None)
    choices = choosing.choices_of(actor.state.playing(), seat)
    for choice in choosing.complete(choices, parts):
        await playing.play_choices(actor, seat, (choice.id, *choice.then), at)
        return
    if choosing.holding(choices, parts):
        raise Refusal(409, say("unfinished"))
    raise Refusal(409, choosing.why_not(actor.state.playing(), seat, parts))
