"""The handlers of classes: a link at which children type their names, and a list of who has solved
how many puzzles since. A class lasts a day."""

import secrets
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.store.schema import now_ms
from farmyard.server.store.statements.classes import Pupil
from farmyard.server.table import names
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing.qr import qr
from farmyard.server.web.forms import Form
from farmyard.server.web.requests import base_of, page, site_of, to, token_of
from farmyard.server.words import say

LETTERS = 9  # random bytes of a class's code
LASTS = 24 * 3600 * 1000  # ms


async def begin(request: Request, form: Form, me: Person) -> Response:
    """POST /class: begin a class, which the sender leads."""
    code, now = secrets.token_urlsafe(LETTERS), now_ms()
    await site_of(request).store.open_class(code, me.id, now, now - LASTS)
    return to(f"/class/{code}")


async def show(request: Request) -> Response:
    """GET /class/{code}: who is in and how many each has solved; the way in for whoever is not."""
    site, code = site_of(request), token_of(request, "code")
    there, me = await _class_of(request, code), site.session_cookie.read(request)
    link = f"{base_of(request)}/class/{code}"
    filled = {
        "code": code, "link": link, "qr": await site.pages.run(qr, link),
        "leads": there[0].person == me.id, "inside": any(each.person == me.id for each in there),
        "pupils": [{"name": each.name, "solved": each.solved, "mine": each.person == me.id}
                   for each in there[1:]],
    }  # fmt: skip
    return page(request, "class.html", filled, say("title-page", what=say("class")))


async def join(request: Request, form: Form, me: Person) -> Response:
    """POST /class/{code}: enter a class by a name."""
    code, now = token_of(request, "code"), now_ms()
    await _class_of(request, code)
    named = partial(names.distinct, me.name)
    came = await site_of(request).store.join_class(code, me.id, now, now - LASTS, named)
    if not came:
        raise Refusal(409, say("class-full"))
    return to(f"/class/{code}")


async def _class_of(request: Request, code: str) -> list[Pupil]:
    """Return who is in a class. Raises Refusal."""
    there = await site_of(request).store.class_of(code, now_ms() - LASTS)
    if not there:
        raise Refusal(404, say("class-not-there"))
    return there
