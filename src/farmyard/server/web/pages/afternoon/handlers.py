"""The handlers of afternoons: begin one, come in, lead it, and see it on the wall.

The link of an afternoon is for everybody; that of whoever leads it ends in a key.
"""

import csv
import hmac
import io
import secrets
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.core import catalogue
from farmyard.core.errors import UnknownGame
from farmyard.core.options import OptionError
from farmyard.core.wording.messages import language
from farmyard.server.afternoon import plan as plans
from farmyard.server.afternoon.plan import ENDED, GATHERING, LIKE, MIXED, PLAYING, Plan, this_round
from farmyard.server.store.schema import CLOSED, OVER, now_ms
from farmyard.server.store.statements import afternoons
from farmyard.server.store.statements.afternoons import Row, Stored
from farmyard.server.table import names
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.afternoon import shown
from farmyard.server.web.requests import address_of, base_of, page, site_of, to, token_of
from farmyard.server.web.transport.wire import number
from farmyard.server.words import say

LETTERS = 9  # random bytes of a link, and of the key of whoever leads
KEPT = 30 * 24 * 3600 * 1000  # ms


async def begin(request: Request, form: Form, me: Person) -> Response:
    """POST /afternoon: begin an afternoon, which the sender leads."""
    id, key, now = secrets.token_urlsafe(LETTERS), secrets.token_urlsafe(LETTERS), now_ms()
    plan = Plan(catalogue.keys()[0]).written()
    leading = site_of(request).afternoons
    row = Row(id, key, me.id, now, plan, GATHERING)
    await leading.change(afternoons.open_afternoon, row, now - KEPT)
    return to(f"/afternoon/{id}/lead/{key}")


async def show(request: Request) -> Response:
    """GET /afternoon/{id}: the way in; for whoever is in, the way to the table of the round, and
    until then who is there."""
    stored, me = await _found(request), site_of(request).session_cookie.read(request)
    own = next((each for each in this_round(stored) if each.person == me.id), None)
    on = own and stored.row.stage == PLAYING and own.stage not in (OVER, CLOSED, None)
    if own and on and me.known:
        return to(f"/t/{own.table_id}")
    return page(request, "afternoon.html", shown.person(stored, me.id), _title())


async def enter(request: Request, form: Form, me: Person) -> Response:
    """POST /afternoon/{id}: come in by a name, or sit rounds out."""
    stored = await _found(request)
    id, leading = stored.row.id, site_of(request).afternoons
    if form.get("away"):
        await leading.change(afternoons.set_away, id, me.id, form.get("away") == "yes")
    else:
        named = partial(names.distinct, me.name)
        if not await leading.change(afternoons.enter, id, me.id, now_ms(), named):
            raise Refusal(409, say("afternoon-full"))
    return to(f"/afternoon/{id}")


async def wall(request: Request) -> Response:
    """GET /afternoon/{id}/wall: what is projected: the way in, who plays where, how things
    stand."""
    stored = await _found(request)
    link = f"{base_of(request)}/afternoon/{stored.row.id}"
    filled = await site_of(request).pages.run(shown.wall, stored, link)
    return page(request, "wall.html", filled, _title())


async def lead(request: Request) -> Response:
    """GET /afternoon/{id}/lead/{key}: the page of whoever leads."""
    stored = await _led(request)
    spare = await site_of(request).afternoons.spare(stored)
    link = f"{base_of(request)}/afternoon/{stored.row.id}"
    filled = await site_of(request).pages.run(shown.leader, stored, link, spare)
    return page(request, "lead.html", filled, _title())


async def act(request: Request, form: Form, me: Person) -> Response:
    """POST /afternoon/{id}/lead/{key}: what whoever leads decides."""
    stored, leading = await _led(request), site_of(request).afternoons
    row, back = stored.row, f"/afternoon/{stored.row.id}/lead/{stored.row.key}"
    match form.get("action"):
        case "begin":
            await _begin(request, stored, form)
        case "end":
            if row.stage == PLAYING:
                await leading.end_round(stored)
        case "pause":
            await leading.pause(stored)
        case "more":
            await leading.more(stored)
        case "move":
            await leading.move(stored, form.get("who"), form.get("to"))
        case "away" | "back" as how:
            who = next((p.person for p in stored.members if p.name == form.get("who")), "")
            await leading.change(afternoons.set_away, row.id, who, how == "away")
        case "finish":
            if row.stage == GATHERING:
                await leading.change(afternoons.turn, row, row._replace(stage=ENDED))
        case "erase":
            await leading.change(afternoons.erase_afternoon, row.id)
            back = "/"
        case _:
            raise Refusal(400, say("unreadable"))
    return to(back)


async def _begin(request: Request, stored: Stored, form: Form) -> None:
    if stored.row.stage not in (GATHERING, ENDED):
        raise Refusal(409, say("afternoon-round-is-on"))
    if not any(not each.away for each in stored.members):
        raise Refusal(409, say("afternoon-nobody"))
    await site_of(request).afternoons.begin_round(stored, _plan(form, stored.row.round))


def _plan(form: Form, rounds: int) -> Plan:
    """Return the plan that a form asks for. Raises Refusal."""
    game, _, way = form.get("game").partition(":")
    plan = Plan(
        game, way, number(form.get("size")), number(form.get("minutes") or "0"),
        number(form.get("level")), form.get("mixing"), max(number(form.get("rounds")), rounds + 1),
        form.get("talk") or "no",
    )  # fmt: skip
    good = plan.minutes <= plans.LONGEST and plan.level <= 2 and plan.mixing in (MIXED, LIKE)
    good &= plan.talk in ("no", "yes")
    if not good or not 1 <= plan.size <= 9 or plan.rounds > plans.MOST_ROUNDS:
        raise Refusal(400, say("unreadable"))
    try:
        plans.options_of(plan, plans.seats_of(plan))
    except UnknownGame:
        raise Refusal(404, say("no-game")) from None
    except OptionError:
        raise Refusal(400, say("afternoon-other-seats")) from None
    return plan


async def results(request: Request) -> Response:
    """GET /afternoon/{id}/results.csv: places and points of everybody, for a spreadsheet."""
    stored = await _found(request)
    heads, rows = shown.sheet(stored)
    written = io.StringIO()
    sheet = csv.writer(written)
    sheet.writerow(heads)
    for place, name, brought in rows:
        sheet.writerow([place, _harmless(name), *brought])
    headers = {"content-disposition": 'attachment; filename="farmyard-afternoon.csv"'}
    text = "\ufeff" + written.getvalue()  # by which spreadsheets know that it is UTF-8
    return Response(text, media_type="text/csv", headers=headers)


def _harmless(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


async def printed(request: Request) -> Response:
    """GET /afternoon/{id}/results.pdf: the results to print, in the reader's language."""
    stored, sheets = await _found(request), site_of(request).sheets
    if not paper.can_draw():
        raise Refusal(404, say("no-page"))
    job = partial(sheets.thread, shown.printed, stored)
    made = await sheets.once(address_of(request), f"{language()} {stored}", job)
    headers = {"content-disposition": 'inline; filename="farmyard-afternoon.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


async def _found(request: Request) -> Stored:
    """Return the afternoon in the address, as it stands. Raises Refusal."""
    return await site_of(request).afternoons.find(token_of(request, "id"))


async def _led(request: Request) -> Stored:
    """Return the afternoon in the address, if its key is right. Raises Refusal."""
    stored = await _found(request)
    given = request.path_params["key"].encode()
    if not hmac.compare_digest(given, stored.row.key.encode()):
        raise Refusal(404, say("afternoon-not-there"))
    return stored


def _title() -> str:
    return say("title-page", what=say("afternoon"))
