"""The pages of one table: waiting, playing, and every form that can be posted there."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.server.live.actor import Room
from farmyard.server.store.schema import WAITING
from farmyard.server.table import lobby, sealing, words
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.web import actions, questions
from farmyard.server.web.drawing import choosing, pages
from farmyard.server.web.drawing import sidebar as beside
from farmyard.server.web.drawing.citations import help_html
from farmyard.server.web.drawing.rendering import NOBODY, OWN
from farmyard.server.web.forms import Form, parts_of
from farmyard.server.web.hall import house_of, page, to, wants_json
from farmyard.server.web.identity import Person
from farmyard.server.web.wire import LONGEST_QUESTION, number

LONGEST_HOST = 260
LONGEST_CHAIN = 5  # choices that one touch means


async def room_of(request: Any) -> Room:
    """The room of the table in the address."""
    return await house_of(request).rooms.find(request.path_params["id"])


async def laid_room_of(request: Any) -> Room:
    """The same for who wants its table, which may be laid just now."""
    return await house_of(request).rooms.laid(request.path_params["id"])


def base_of(request: Any) -> str:
    """How this server is called by whoever asks, unless its settings say how it is."""
    if address := house_of(request).settings.address:
        return str(address)
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    place = request.url.netloc
    if len(place) > LONGEST_HOST:
        raise Refusal(400, words.UNREADABLE)
    base, reach = f"{scheme}://{place}", house_of(request).reach
    return (reach.invitation(base) if reach else None) or base


async def show(request: Request) -> Response:
    """GET /t/{id}"""
    room = await room_of(request)
    if room.fault is not None:
        raise room.fault
    me = house_of(request).passport.read(request)
    room.patience.sign(me.id)
    room.bots.wake()
    if room.table is not None:
        picked = parts_of(request.query_params.getlist("picked"))
        answer = await questions.of_picks(room, me.id, picked)
        return table_page(request, room, picked, answer=answer)
    card = catalogue.card(room.row.game)
    title = words.table_title(room.row.name, card.title)
    if room.row.stage == WAITING:
        return page(request, "waiting.html", pages.waiting(room, me, base_of(request)), title)
    filled = {"table": {"id": room.row.id, "name": room.row.name}, "card": card, "key": card.key}
    return page(request, "getting-ready.html", filled, title)


def table_page(
    request: Request,
    room: Room,
    picked: Sequence[str] = (),
    refusal: str | None = None,
    status: int = 200,
    answer: questions.Answer | None = None,
) -> Response:
    """The table as whoever asks sees it, perhaps with a sentence why something was not done."""
    if refusal is not None and wants_json(request):
        raise Refusal(status, refusal)
    me = house_of(request).passport.read(request)
    filled = pages.table(room, me.id, base_of(request), picked, refusal)
    filled["answer"] = answer
    filled["help_html"] = help_html(room.row.game)
    title = words.table_title(room.row.name, catalogue.card(room.row.game).title)
    kept = NOBODY if len(room.seats_of(me.id)) > 1 else OWN
    return page(request, "table.html", filled, title, status, kept)


async def sit(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/sit"""
    room, seat = await room_of(request), number(form.get("seat"))
    await room.alone(lobby.sit, house_of(request), room, me, seat, sealing.lot_of(form))
    return to(room.link)


async def stand(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/stand"""
    room = await room_of(request)
    await room.alone(lobby.stand, house_of(request), room, me)
    return to(room.link)


async def fill(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/fill"""
    room = await room_of(request)
    seat = number(form.get("seat")) if "seat" in form else None
    await room.alone(lobby.fill, house_of(request), room, me, seat)
    return to(room.link)


async def again(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/again"""
    room, house = await laid_room_of(request), house_of(request)
    return to(await room.alone(lobby.again, house, room, me, house.sealer.drawn(form)))


async def do(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/do: a choice by its number, or by the parts of the page that mean it."""
    room, at = await laid_room_of(request), number(form.get("at"))
    try:
        seat = room.seat_to_act(me.id)
        if "choice" in form:
            choices = [number(each) for each in form.get("choice").split(",")[:LONGEST_CHAIN]]
            await questions.in_a_row(room, seat, choices, at)
            return to(room.link)
        return await _pick(room, seat, form, at)
    except TableRefusal as refusal:
        return table_page(request, room, (), refusal.sentence, refusal.status)


async def _pick(room: Room, seat: int, form: Form, at: int) -> Response:
    """Add to the picks; play if that makes a choice."""
    choices = choosing.choices_of(room.playing(), seat)
    before, new = parts_of(form.all("picked")), parts_of(form.all("part"))
    picked = choosing.pick(choices, before, new)
    if (choice := choosing.decided(choices, picked, new[-1] if new else None)) is not None:
        await questions.in_a_row(room, seat, (choice.id, *choice.then), at)
        return to(room.link)
    room.check_moment(at, None)
    if not choosing.holding(choices, picked):
        raise TableRefusal(409, choosing.why_not(room.playing(), seat, new))
    return to(f"{room.link}?picked={','.join(picked)}" if picked else room.link)


async def ask(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/ask: a question to the game, in as many fields as there are ways to put it; one
    that has come to choices is played."""
    room = await laid_room_of(request)
    question = " ".join(form.beginning("question"))[:LONGEST_QUESTION]
    try:
        answer = await questions.ask(room, me.id, question)
        if answer.get("choices"):
            await questions.make(room, me.id, answer, number(form.get("at")))
            return to(room.link)
    except TableRefusal as refusal:
        return table_page(request, room, (), refusal.sentence, refusal.status)
    return table_page(request, room, parts_of(form.all("picked")), answer=answer)


async def back(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/back"""
    room = await laid_room_of(request)
    at = number(form.get("at")) if "at" in form else None
    try:
        await room.back(me.id, at)
    except TableRefusal as refusal:
        return table_page(request, room, (), refusal.sentence, refusal.status)
    return to(room.link)


async def deed(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/deed: what can be done beside playing (actions.py)."""
    room = await laid_room_of(request)
    room.patience.sign(me.id)
    try:
        await actions.do(room, me, form.get("deed"), form.get("word"))
    except TableRefusal as refusal:
        return table_page(request, room, (), refusal.sentence, refusal.status)
    return to(room.link)


async def around(request: Request) -> Response:
    """GET /t/{id}/around: all of that on a page, which the table shows in a dialog."""
    room, house = await laid_room_of(request), house_of(request)
    room.playing()
    levels = await house.loader.levels(room.row.game)
    filled = beside.page(room, house.passport.read(request).id, levels)
    filled["table"] = {"id": room.row.id, "name": room.row.name}
    return page(request, "around.html", filled, words.page_title(words.AROUND))


async def look(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/look"""
    room, seat = await laid_room_of(request), number(form.get("seat"))
    if room.table is None:
        raise Refusal(409, words.NOT_STARTED)
    try:
        room.look(me.id, seat)
    except TableRefusal as refusal:
        return table_page(request, room, (), refusal.sentence, refusal.status)
    return to(room.link)
