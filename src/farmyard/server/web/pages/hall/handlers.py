"""The handlers of the hall: tables opened at once, the first of a game, names, languages."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core.game_card import Card
from farmyard.server.live import opening
from farmyard.server.store.writer import NotStored
from farmyard.server.table import names, table_settings
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web import forms
from farmyard.server.web.drawing.teaching import goal_told, taught
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.hall import shown
from farmyard.server.web.pages.today import tries
from farmyard.server.web.requests import card_of, is_newcomer, page, site_of, tempo_for, to
from farmyard.server.web.transport import languages
from farmyard.server.web.transport.identity import LANGUAGE_COOKIE
from farmyard.server.words import say


async def hall(request: Request) -> Response:
    """GET /: the hall."""
    site = site_of(request)
    person = site.session_cookie.read(request)
    try:
        stored = await site.store.tables_of(person.id) if person.known else []
        week = await tries.week_of(request, person)
    except NotStored:
        stored, week = [], []
    shelf = shown.hall(person, site.actors.as_they_stand(stored))
    filled = {**shelf, "week": week, "offer": site.sealer.offer()}
    return page(request, "hall.html", filled, say("title-hall"))


async def rename(request: Request, form: Form, me: Person) -> Response:
    """POST /name: change one's name."""
    site = site_of(request)
    await site.store.rename(me.id, me.name, names.distinct)
    site.actors.rename(me.id, me.name)
    table = form.get("table")
    if names.is_table_id(table):
        return to(f"/t/{table}")
    return to(f"/{form.get('page')}" if form.get("page") in ("learn", "puzzles") else "/")


async def speak(request: Request, form: Form) -> Response:
    """POST /language: choose the language of all pages; leads back to the page it came from."""
    code, back = form.get("language"), form.get("page")
    if code not in languages.offered():
        raise Refusal(400, say("unreadable"))
    response = to(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    secure = request.url.scheme == "https"
    site_of(request).session_cookie.set(response, LANGUAGE_COOKIE, code, secure)
    return response


async def quick(request: Request, form: Form, me: Person) -> Response:
    """POST /quick/{game}: open a table at once, by the preset `way` or the first one.

    Before one's first table of a game it leads to `first_time`, whose form says ``lesson=no``.
    """
    card, site = card_of(request), site_of(request)
    way = forms.way_of(card, form.get("way"))
    if "lesson" not in form and await _offers_lesson(request, card, me):
        return to(f"/first/{card.key}{f'?way={way.name}' if way.name else ''}")
    chairs = forms.quick(card, await site.loader.middle(card.key), me, way.seats)
    seats = way.seats or card.default_seats
    options = {option.name: option.default_for(seats) for option in card.options}
    options.update(way.options)
    if await is_newcomer(request, me):
        options.update({option.name: "0" for option in card.options if option.kind == "seat"})
    drawn, settings = site.sealer.drawn(form), await _settings(request, me)
    return to(
        await opening.open_table(site.actors, card.key, options, chairs, me.id, drawn, settings)
    )


async def first_time(request: Request) -> Response:
    """GET /first/{game}: the lesson, offered before one's first table, and a field for a name."""
    card, site = card_of(request), site_of(request)
    if card.key not in taught():
        return to(f"/new/{card.key}")
    way = forms.way_of(card, request.query_params.get("way", ""))
    filled = shown.first_time(card, way)
    filled |= {"told": await site.pages.run(goal_told, card.key, way)}
    name = site.session_cookie.read(request).name or names.for_person()
    filled |= {"name": name, "offer": site.sealer.offer()}
    return page(request, "first-time.html", filled, say("title-new", game=card.short))


async def _offers_lesson(request: Request, card: Card, me: Person) -> bool:
    """True before a person's first table of a game that has lessons."""
    if card.key not in taught():
        return False
    try:
        known = await site_of(request).store.tables_of(me.id)
        return all(row.game != card.key for row, _ in known)
    except NotStored:
        return False


async def _settings(request: Request, me: Person) -> dict[str, str]:
    """Return the settings of a table that is opened without its form."""
    return table_settings.to_store({table_settings.TEMPO: await tempo_for(request, me)})
