"""Helpers of all handlers: the site, the table in the address, pages, guards.

Each handler is wrapped in a guard: rate limits, no forms from other sites.
"""

import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from farmyard.core import catalogue
from farmyard.core.errors import UnknownGame
from farmyard.core.game_card import Card
from farmyard.server.live.actor import Actor
from farmyard.server.live.peers import messages
from farmyard.server.store.writer import NotStored
from farmyard.server.table import names, pacing
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web import forms
from farmyard.server.web.drawing.rendering import OWN, as_response
from farmyard.server.web.forms import Form
from farmyard.server.web.site import Site
from farmyard.server.web.transport import languages
from farmyard.server.web.transport.connections import sender
from farmyard.server.web.transport.identity import (
    DAY,
    KEPT,
    NEWEST,
    RENEWED,
    TEMPO_COOKIE,
    newcomer,
)
from farmyard.server.web.transport.limits import check_origin
from farmyard.server.words import say

LONGEST_HOST = 260
TRIED = "tried"  # in the address of a form that a browser sends again, with a cookie
Handler = Callable[[Request], Awaitable[Response]]
Read = TypeVar("Read")  # what the body of a request is read as
Posted = Callable[[Request, Form, Person], Awaitable[Response]]


def site_of(request: Any) -> Site:
    """Return the services that all handlers share."""
    site: Site = request.app.state.site
    return site


def page(
    request: Request,
    template: str,
    filled: dict[str, Any],
    title: str,
    status: int = 200,
    kept: str = OWN,
) -> Response:
    """Return a whole page, with the context that every page needs."""
    site = site_of(request)
    person = site.session_cookie.read(request)
    me = {"name": person.name, "face": person.face}
    tongues = [{"code": code, "name": languages.named(code)} for code in languages.offered()]
    here = request.url.path.removeprefix(site.settings.path or "")
    here = f"{here}?{request.url.query}" if request.url.query else here
    every: dict[str, Any] = {"me": me, "v": site.assets.version, "title": title, "here": here}
    every |= {"languages": tongues, "base": _base_or_none(request)}
    text = site.templates.render(template, {**every, **filled})
    return as_response(request, text, status, kept)


def address_of(connection: Any) -> str:
    """Return the address whose share of a thread pool a client uses; empty for a trusted proxy's,
    behind which many clients are."""
    address = sender(connection)
    return "" if site_of(connection).connections.speaks_for_many(address) else address


def wants_json(request: Request) -> bool:
    """True if the client is a program, which reads no pages."""
    return "application/json" in request.headers.get("accept", "")


def to(address: str) -> Response:
    """Redirect to another page, with GET."""
    return RedirectResponse(address, 303)


def looked(handler: Handler) -> Handler:
    """Wrap the handler of a page: rate limit by address, and cookies that last."""

    async def guarded(request: Request) -> Response:
        site = site_of(request)
        _take(site, {"page_rate"}, request)
        before, me = await newest(request)
        response = await handler(request)
        if response.headers.get("cache-control", "").startswith("public"):
            return response  # for everybody, without anybody's cookies
        if me != before:
            site.session_cookie.write(response, me, request.url.scheme == "https")
        site.session_cookie.renew(request, response)
        return response

    return guarded


def posted(
    handler: Posted,
    read: Callable[[Request], Awaitable[Form]] = forms.read_form,
    allowance: str = "post_rate",
) -> Handler:
    """Wrap the handler of a POST: origin check, rate limits, form parsing and cookie. `allowance`
    names a second rate limit."""

    async def guarded(request: Request) -> Response:
        site = site_of(request)
        check_origin(request, site.settings.place)
        if _may_forget(request):
            return await _again_with_cookie(request, read)
        _take(site, {"post_rate", allowance}, request)
        form = await read(request)
        cookie, person = await newest(request)
        me = _named(person, form, site.sealer.once(form))
        if person.known and me.name != person.name:
            await _keep_name(request, me)
        apart = not site.connections.speaks_for_many(address := sender(request))
        if apart and site.origins.note(me.id, address):
            site.peers.tell(messages.From(me.id, address))
        response = await handler(request, form, me)
        await site.peers.told()
        if me != cookie:
            site.session_cookie.write(response, me, request.url.scheme == "https")
        site.session_cookie.renew(request, response)
        return response

    return guarded


def unnamed(
    handler: Callable[[Request, Read], Awaitable[Response]],
    read: Callable[[Request], Awaitable[Read]] = forms.read_form,  # type: ignore[assignment]
) -> Handler:
    """Wrap the handler of a POST of which nobody becomes known: origin check and rate limit."""

    async def guarded(request: Request) -> Response:
        site = site_of(request)
        check_origin(request, site.settings.place)
        if _may_forget(request):
            return await _again_with_cookie(request, read)
        _take(site, {"post_rate"}, request)
        return await handler(request, await read(request))

    return guarded


def _may_forget(request: Request) -> bool:
    """Return whether a form comes from a browser that has brought no cookie; programs keep theirs
    as they like."""
    page = "text/html" in request.headers.get("accept", "")
    return page and not site_of(request).session_cookie.kept(request)


async def _again_with_cookie(
    request: Request, read: Callable[[Request], Awaitable[object]]
) -> Response:
    """Let a browser send its form once more, with a cookie. Raises Refusal if none has come then:
    nothing is done for somebody who cannot be known again."""
    site = site_of(request)
    _take(site, {"post_rate"}, request)
    if TRIED in request.query_params:
        raise Refusal(403, say("no-cookies"))
    await read(request)  # whole, as a browser hears no answer before
    response = RedirectResponse(f"{request.scope['path']}?{TRIED}=1", 307)
    site.session_cookie.set(response, RENEWED, "1", request.url.scheme == "https", DAY)
    return response


def _take(site: Site, allowances: set[str], request: Request) -> None:
    """Raise Refusal 429 if one of these rate limits is used up."""
    if not all(getattr(site, name).take(sender(request)) for name in allowances):
        raise Refusal(429, say("too-fast"))


def _named(person: Person, form: Form, once: str) -> Person:
    """Return the sender, with the name given in the form, if any."""
    name = names.clean(form.get("name"))
    if not person.known:
        return newcomer(name, once)
    return Person(person.id, name or person.name)


async def newest(request: Any) -> tuple[Person, Person]:
    """Return who sends a request as the cookie says, and with the newest name that this person has
    taken on any device, which is used from here on."""
    site = site_of(request)
    person = site.session_cookie.read(request)
    with suppress(NotStored):
        if person.known and (name := await site.store.name_of(person.id)):
            request.scope[NEWEST] = name
    return person, site.session_cookie.read(request)


async def _keep_name(request: Request, me: Person) -> None:
    """Let all devices of a person know a new name. Raises NotStored."""
    now = int(time.time())
    await site_of(request).store.keep_name(me.id, me.name, now, now - KEPT)
    request.scope[NEWEST] = me.name


def card_of(request: Request) -> Card:
    """Return the card of the game in the address. Raises Refusal 404."""
    try:
        return catalogue.card(request.path_params["game"])
    except UnknownGame:
        raise Refusal(404, say("no-game")) from None


def token_of(request: Request, name: str) -> str:
    """Return a token in the address; empty if it is none, as not every text can be looked for."""
    text = request.path_params[name]
    return text if re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) else ""


async def is_newcomer(request: Request, person: Person, games: int = 1) -> bool:
    """True if a person has finished fewer games here."""
    try:
        store = site_of(request).store
        return not person.known or await store.finished_by(person.id, games) < games
    except NotStored:
        return False


async def tempo_for(request: Request, person: Person) -> str:
    """Return the pace with which a person's next table begins."""
    wish = site_of(request).session_cookie.tempo(request)
    return wish or pacing.first_tempo(not await is_newcomer(request, person, pacing.CALM_GAMES))


def keep_tempo(request: Request, response: Response, word: str) -> Response:
    """Remember the pace that the sender wishes for, with the response."""
    secure = request.url.scheme == "https"
    site_of(request).session_cookie.set(response, TEMPO_COOKIE, word, secure)
    return response


async def actor_of(request: Any) -> Actor:
    """Return the actor of the table in the address. Raises Refusal 404."""
    return await site_of(request).actors.find(request.path_params["id"])


async def loaded_actor_of(request: Any) -> Actor:
    """Return the actor of the table in the address, after waiting until it is loaded."""
    return await site_of(request).actors.loaded(request.path_params["id"])


def _base_or_none(request: Request) -> str:
    """Return this server's base URL for the picture of a link; empty if it cannot be told."""
    try:
        return base_of(request)
    except Refusal:
        return ""


def base_of(request: Any) -> str:
    """Return this server's base URL: from its settings, else as the client calls it. Raises
    Refusal."""
    if address := site_of(request).settings.address:
        return str(address)
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    place = request.url.netloc
    if len(place) > LONGEST_HOST:
        raise Refusal(400, say("unreadable"))
    base, reach = f"{scheme}://{place}", site_of(request).reach
    return (reach.invitation(base) if reach else None) or base
