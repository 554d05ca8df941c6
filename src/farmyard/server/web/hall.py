"""The pages before a table: the hall, a new table, one's name, the rules."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from farmyard.core import catalogue
from farmyard.core.game import Card
from farmyard.server.store.store import NotStored
from farmyard.server.table import lobby, names, words
from farmyard.server.table.refusals import Refusal
from farmyard.server.web import forms
from farmyard.server.web.drawing import new_table, pages
from farmyard.server.web.drawing.citations import help_html
from farmyard.server.web.drawing.rendering import OWN, as_response
from farmyard.server.web.forms import Form
from farmyard.server.web.identity import Person, newcomer
from farmyard.server.web.site import House
from farmyard.server.web.transport.connections import sender
from farmyard.server.web.wire import No, check_origin, encode

Handler = Callable[[Request], Awaitable[Response]]
Posted = Callable[[Request, Form, Person], Awaitable[Response]]


def house_of(request: Any) -> House:
    """What the handlers share."""
    house: House = request.app.state.house
    return house


def page(
    request: Request,
    template: str,
    filled: dict[str, Any],
    title: str,
    status: int = 200,
    kept: str = OWN,
) -> Response:
    """A whole page, with what every page needs."""
    house = house_of(request)
    person = house.passport.read(request)
    me = {"name": person.name, "face": person.face}
    every = {"me": me, "v": house.assets.version, "title": title}
    text = house.templates.render(template, {**every, **filled})
    return as_response(request, text, status, kept)


def wants_json(request: Request) -> bool:
    """Whether a program asks, which reads no pages."""
    return "application/json" in request.headers.get("accept", "")


def error_page(request: Request, code: int, sentence: str, headline: str = "") -> Response:
    """A page that says no; to a program the sentence alone."""
    if wants_json(request):
        return Response(encode(No(sentence)), code, media_type="application/json")
    headline = headline or words.HEADLINES.get(code, words.HEADLINES[400])
    filled = {"code": code, "headline": headline, "sentence": sentence}
    return page(request, "error.html", filled, words.page_title(headline), code)


def to(address: str) -> Response:
    """On to another page, with GET."""
    return RedirectResponse(address, 303)


def looked(handler: Handler) -> Handler:
    """Around every page: not too many for one address."""

    async def guarded(request: Request) -> Response:
        _take(house_of(request), {"looks"}, request)
        return await handler(request)

    return guarded


def posted(
    handler: Posted,
    read: Callable[[Request], Awaitable[Form]] = forms.read_form,
    allowance: str = "posts",
) -> Handler:
    """Around every POST: not from other sites, not too many, not too long; and a cookie for all.
    Some have an allowance of their own beside that of all posts."""

    async def guarded(request: Request) -> Response:
        house = house_of(request)
        check_origin(request, house.settings.place)
        _take(house, {"posts", allowance}, request)
        form = await read(request)
        person = house.passport.read(request)
        me = _named(person, form, house.sealer.once(form))
        if not house.doors.speaks_for_many(whence := sender(request)):
            house.whence.note(me.id, whence)
        response = await handler(request, form, me)
        if me != person:
            house.passport.write(response, me, request.url.scheme == "https")
        return response

    return guarded


def _take(house: House, allowances: set[str], request: Request) -> None:
    """A Refusal if one of these is used up."""
    if not all(getattr(house, name).take(sender(request)) for name in allowances):
        raise Refusal(429, words.TOO_FAST)


def _named(person: Person, form: Form, once: str) -> Person:
    """Whoever posts, with the name given in the form, if there is one."""
    name = names.clean(form.get("name"))
    if not person.known:
        return newcomer(name, once)
    return Person(person.id, name or person.name)


def card_of(request: Request) -> Card:
    """The card of the game in the address, or a Refusal."""
    try:
        return catalogue.card(request.path_params["game"])
    except catalogue.UnknownGame:
        raise Refusal(404, words.NO_GAME) from None


async def hall(request: Request) -> Response:
    """GET /"""
    house = house_of(request)
    person = house.passport.read(request)
    try:
        stored = await house.store.tables_of(person.id) if person.known else []
    except NotStored:
        stored = []
    shown = pages.hall(person, house.rooms.as_they_stand(stored))
    filled = {**shown, "offer": house.sealer.offer()}
    return page(request, "hall.html", filled, words.TITLE)


async def rename(request: Request, form: Form, me: Person) -> Response:
    """POST /name"""
    house = house_of(request)
    try:
        await house.store.rename(me.id, me.name)
    except NotStored:
        raise Refusal(503, words.NOT_STORED) from None
    house.rooms.rename(me.id, me.name)
    table = form.get("table")
    return to(f"/t/{table}" if names.is_table_id(table) else "/")


async def new(request: Request) -> Response:
    """GET /new/{game}"""
    card = card_of(request)
    house = house_of(request)
    levels = await house.loader.levels(card.key)
    friends = request.query_params.get("with") == new_table.FRIEND
    filled = new_table.new_table(card, levels, {}, with_friends=friends, offer=house.sealer.offer())
    return page(request, "new.html", filled, words.page_title(words.NEW_TABLE))


async def open_new(request: Request, form: Form, me: Person) -> Response:
    """POST /new/{game}"""
    card, house = card_of(request), house_of(request)
    levels = await house.loader.levels(card.key)
    try:
        asked = forms.seating(card, [level.name for level in levels], form, me)
    except forms.Fault as fault:
        if wants_json(request):
            raise Refusal(400, str(fault)) from None
        again = forms.shown_again(card, form)
        blame = {"fault": str(fault), "field": fault.field, "offer": house.sealer.offer()}
        filled = new_table.new_table(card, levels, again, **blame)
        return page(request, "new.html", filled, words.page_title(words.NEW_TABLE), 400)
    drawn = house.sealer.drawn(form)
    opened = lobby.open_table(
        house, card.key, asked.options, asked.chairs, me.id, drawn, asked.terms
    )
    return to(await opened)


async def quick(request: Request, form: Form, me: Person) -> Response:
    """POST /quick/{game}"""
    card, house = card_of(request), house_of(request)
    chairs = forms.quick(card, await house.loader.middle(card.key), me)
    options = {option.name: option.default for option in card.options}
    drawn = house.sealer.drawn(form)
    return to(await lobby.open_table(house, card.key, options, chairs, me.id, drawn))


async def daily(request: Request, form: Form, me: Person) -> Response:
    """POST /daily/{game}: the deal of the day, the same for everybody."""
    card, house = card_of(request), house_of(request)
    if card.key not in pages.daily():
        raise Refusal(404, words.NO_DAILY)
    options = await asyncio.to_thread(lobby.options_of_the_day, card.key)
    chairs = forms.quick(card, await house.loader.middle(card.key), me, card.usual_seats(options))
    drawn = lobby.of_today(house.sealer.once(form))
    return to(await lobby.open_table(house, card.key, options, chairs, me.id, drawn))


async def rules(request: Request) -> Response:
    """GET /rules/{game}"""
    card = card_of(request)
    filled = {"card": card, "key": card.key, "help_html": help_html(card.key)}
    return page(request, "rules.html", filled, words.page_title(card.title))


async def sealing(request: Request) -> Response:
    """GET /fair"""
    return page(request, "sealing.html", {}, words.page_title(words.FAIR))


async def refused(request: Request, error: Exception) -> Response:
    """Any Refusal that no page has taken up."""
    assert isinstance(error, Refusal)
    headline = words.NO_TABLE_HEADLINE if error.sentence == words.NO_TABLE else ""
    return error_page(request, error.status, error.sentence, headline)


async def not_found(request: Request, error: Exception) -> Response:
    """404 and 405 of the router."""
    status = getattr(error, "status_code", 404)
    return error_page(request, status, words.NO_PAGE if status == 404 else words.WRONG_WAY)


async def our_fault(request: Request, error: Exception) -> Response:
    """Something we did not foresee; the log has it, the page does not."""
    return error_page(request, 500, words.OUR_FAULT)
