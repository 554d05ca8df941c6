"""The handlers by which a person's games are taken along to another device.

A code is made when a person asks for it, and shown once. Whoever opens its link on another device
sees whose it is, and becomes that person with a press of a button: a look alone, as of a chat that
draws a preview, changes nothing. The store keeps a hash of the code, and the rest for ten minutes.

A link may come from somebody who wants another's chairs. So nothing of the browser's own comes
along unasked, and no chair at a game with others ever does; for an hour all can be undone.
"""

import hashlib
import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.store.statements.people import Code, Two
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing.qr import qr
from farmyard.server.web.drawing.rendering import NOBODY
from farmyard.server.web.forms import Form
from farmyard.server.web.requests import base_of, newest, page, site_of, to
from farmyard.server.web.transport.connections import sender
from farmyard.server.web.transport.identity import UNDO, newcomer
from farmyard.server.words import say

MINUTES = 10
LETTERS = 15  # bytes of a code, before they are written as letters
LONGEST = 40


def now() -> int:
    """Return the current time in seconds since 1970."""
    return int(time.time())


async def give(request: Request, form: Form, me: Person) -> Response:
    """POST /mine/take: make a code, and show it; those before it end."""
    code, until = secrets.token_urlsafe(LETTERS), now() + 60 * MINUTES
    await site_of(request).store.give_code(_hashed(code), Code(me.id, me.name, until, 0), now())
    link = f"{base_of(request)}/take/{code}"
    left = [say("code-left", n=n) for n in range(MINUTES + 1)]
    filled = {"link": link, "qr": qr.__wrapped__(link), "left": left, "minutes": MINUTES}
    return _page(request, "take.html", filled)


async def state(request: Request) -> Response:
    """GET /mine/take: what has become of the code, which is not shown again."""
    site = site_of(request)
    me = site.session_cookie.read(request)
    found = await site.store.code_of(me.id, now()) if me.known else None
    how = "none" if found is None else "used" if found.used else "out"
    says = {
        "none": say("code-none"),
        "out": say("code-out"),
        "used": say("code-used", name=me.name),
    }
    return _page(request, "take.html", {"how": how, "says": says[how]})


async def tear(request: Request, form: Form, me: Person) -> Response:
    """POST /mine/tear: end all codes of the sender."""
    await site_of(request).store.tear_codes(me.id)
    return to("/mine/take")


async def asked(request: Request) -> Response:
    """GET /take/{code}: ask on the other device whether to go on there as that person."""
    site = site_of(request)
    found = await _good(request)
    me = site.session_cookie.read(request)
    filled = {"code": request.path_params["code"], "name": found.name, "may": True}
    says = [say("carry-means", name=found.name)]
    own, stay = await site.store.may_come(me.id) if me.known else (0, 0)
    two = me.known and await site.store.are_two(me.id, found.person)
    if me.id == found.person:
        says, filled["may"] = [say("carry-same", name=me.name)], False
    elif two:
        says, filled["may"] = [say("carry-two", name=me.name, other=found.name)], False
    elif own or stay:
        says.append(say("carry-own", name=me.name))
        says += [say("carry-stays", n=stay)] * bool(stay)
        filled["bring"] = say("carry-bring-means", n=own, name=found.name) if own else ""
    return _page(request, "carry.html", {**filled, "says": says})


async def take(request: Request, form: Form) -> Response:
    """POST /take/{code}: this browser becomes the person whose code it is; with ``bring=yes`` its
    own games come along as far as they may."""
    site = site_of(request)
    found = await _good(request)
    me = site.session_cookie.read(request)
    if me.id == found.person:
        raise Refusal(409, say("carry-same", name=me.name))
    until = now() + UNDO
    bring = until if me.known and form.get("bring") == "yes" else 0
    try:
        used = await site.store.use_code(_hashed(request.path_params["code"]), now(), me.id, bring)
        if used is None:
            raise Refusal(404, say("code-gone"))
        if bring:
            await site.actors.unite(me.id, used.person)
    except Two:
        raise Refusal(409, say("carry-two", name=me.name, other=found.name)) from None
    before = site.session_cookie.before(request, now())
    if me.known:
        before.append((me.id, me.name, until))
    return _become(request, Person(used.person, used.name), before)


async def undo(request: Request, form: Form) -> Response:
    """POST /mine/undo: this browser becomes again who it was before it took somebody along, and
    what came along goes back."""
    site = site_of(request)
    me, before = site.session_cookie.read(request), site.session_cookie.before(request, now())
    if not before:
        raise Refusal(410, say("undo-gone"))
    *older, (who, name, _) = before
    await site.store.undo_code(who, me.id)
    await site.actors.unite(me.id, who)
    return _become(request, Person(who, name), older)


async def sign_out(request: Request, form: Form) -> Response:
    """POST /mine/alone: give the sender a new number, which no other browser has."""
    site, (_, me) = site_of(request), await newest(request)
    anew = newcomer(me.name)
    for _ in range(2 if me.known else 0):  # the second time what began meanwhile
        await site.store.renumber(me.id, anew.id)
        await site.actors.unite(me.id, anew.id)
    return _become(request, anew, site.session_cookie.before(request, now()))


def _become(request: Request, person: Person, before: list[tuple[str, str, int]]) -> Response:
    response, secure = to("/mine"), request.url.scheme == "https"
    cookie = site_of(request).session_cookie
    cookie.write(response, person, secure)
    cookie.write_before(response, before, secure)
    return response


async def _good(request: Request) -> Code:
    """Return the code in the address. Raises Refusal if it is none, or no longer one."""
    site, code = site_of(request), request.path_params["code"]
    if not site.carry_rate.take(sender(request)):
        raise Refusal(429, say("too-fast"))
    found = await site.store.code(_hashed(code), now()) if len(code) <= LONGEST else None
    if found is None:
        raise Refusal(404, say("code-gone"))
    return found


def _hashed(code: str) -> str:
    return hashlib.sha256(f"farmyard code {code}".encode()).hexdigest()


def _page(request: Request, template: str, filled: dict[str, object]) -> Response:
    title = say("title-page", what=say("take-along"))
    return page(request, template, filled, title, kept=NOBODY)
