"""The frames a watcher is sent, and those it sends, whatever carries them."""

import hashlib
import logging
from asyncio import get_running_loop
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from farmyard.server.live.actor import Actor
from farmyard.server.live.services import refusal_of
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import WAITING, now_ms
from farmyard.server.table import consent
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.state import State
from farmyard.server.web.drawing import choosing
from farmyard.server.web.drawing.changes import BETWEEN, Page
from farmyard.server.web.lines import frames
from farmyard.server.web.pages.table import actions, playing, questions
from farmyard.server.web.site import Site
from farmyard.server.web.transport import wire
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
FAR = 60  # entries of a log


def welcome(actor: Actor, watcher: Watcher) -> None:
    """Send the first frame, or a redirect if the page is stale."""
    watcher.said_at = get_running_loop().time()
    actor.enter(watcher)
    if actor.state.row.stage == WAITING and not watcher.program:
        watcher.page = "waiting"
    lead(actor, watcher)
    watcher.mailbox.put(actor.audience.version)


def lead(actor: Actor, watcher: Watcher) -> None:
    """Redirect a page of a table that waits, once the game has begun."""
    if watcher.page and actor.state.table is not None:
        watcher.lead(actor.state.link)


def tag_of(shown: Page | str | None) -> str:
    """Return a short sign for a page, or a program's state; equal for equal ones everywhere."""
    text = BETWEEN.join(shown.pieces) if isinstance(shown, Page) else shown or ""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


async def take_up(site: Site, actor: Actor, watcher: Watcher, seen: str) -> None:
    """Note which page a client has, by its tag: the last it was sent here, the newest, or none."""
    await catch_up(site, actor, watcher)
    if watcher.program:
        newest: Page | str | None = frames.program(actor, watcher, watcher.since)
    else:
        newest = frames.page(site, actor, watcher)
    known = [page for page in (watcher.shown, newest) if page is not None and tag_of(page) == seen]
    watcher.shown = known[0] if known else None


async def catch_up(site: Site, actor: Actor, watcher: Watcher) -> None:
    """Draw the frame of a program that is far behind in a thread; it is cached until it is sent."""
    since = watcher.since
    if since is not None and actor.state.table is not None and len(actor.state.log) - since > FAR:
        await actor.locked(site.loading.run, frames.program, actor, watcher, since)


def due(site: Site, actor: Actor, watcher: Watcher) -> Iterator[str]:
    """Yield the frames due to a watcher: a receipt, the time, the newest page or state, and what is
    for this watcher alone."""
    refused = watcher.refusal is not None
    got, watcher.got = watcher.got, None
    if got is not None:
        yield _encoded(wire.Got(got))
    wants_time = actor.state.deadline and not (watcher.program or watcher.timed)
    if watcher.beats or wants_time:
        watcher.beats, watcher.timed = False, True
        yield _encoded(wire.Now(now_ms()))
    if watcher.program:
        yield from _newest_state(actor, watcher, again=refused)
    elif watcher.goes is None:
        yield from _newest_page(site, actor, watcher, again=refused)
    yield from own(watcher)


def own(watcher: Watcher) -> Iterator[str]:
    """Yield the frames for one watcher alone: a refusal, an answer, a redirect."""
    refusal, watcher.refusal = watcher.refusal, None
    answer, watcher.answer = watcher.answer, None
    goes, watcher.goes = watcher.goes, None
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
    if watcher.hidden:
        before, watcher.called = watcher.called, calls(actor.state, watcher.person)
        if not (watcher.called or before or again):
            return  # drawn when it comes back
    page, before = frames.page(site, actor, watcher), watcher.shown
    if page is not None and (again or not page.same(before)):
        watcher.shown = page
        yield page.frame(before)


def calls(state: State, person: str) -> bool:
    """Tell whether the table calls a person who looks elsewhere: to decide, to answer a question,
    to the next table, or because the game is over."""
    if state.table is None or state.table.over or state.table.to_move in state.seats_of(person):
        return True
    return state.standing.question is not None and person in consent.asked(state)


def _newest_state(actor: Actor, watcher: Watcher, again: bool) -> Iterator[str]:
    """Yield the state for a program, if it is new, or if sent ``again``."""
    state = frames.program(actor, watcher, watcher.since)
    n = len(actor.state.log)
    if again or state != watcher.shown:
        watcher.shown = state
        yield state
    if watcher.since is not None and actor.state.table is not None:
        watcher.since = n  # only now: unsent events come with the next frame


def _encoded(frame: Any) -> str:
    return wire.encode(frame).decode()


async def hear(site: Site, actor: Actor, watcher: Watcher, frame: str | None) -> None:
    """Handle one frame; reply with a refusal if it fails."""
    at = None
    try:
        up = wire.read(frame)
        at = up.at
        await _obey(site, actor, watcher, up)
    except Exception as error:
        refusal = refusal_of(error)
        if refusal is None:
            log.exception("could not handle a frame")
        watcher.refuse(refusal.sentence if refusal else say("our-fault"), at)


async def _obey(site: Site, actor: Actor, watcher: Watcher, up: wire.Up) -> None:
    person, program = watcher.person, watcher.program
    if up.hidden is not None:
        watcher.hidden = watcher.called = up.hidden
    elif up.look is not None:
        actor.audience.look(person, up.look)
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
