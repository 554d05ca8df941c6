"""The pages before a table: the hall, a new table, names, the rules."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.core import catalogue
from farmyard.core.game_card import Card
from farmyard.core.options import Way
from farmyard.core.wording.messages import cached_by_language
from farmyard.server.live import opening
from farmyard.server.store.writer import NotStored
from farmyard.server.table import names, table_settings
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web import forms
from farmyard.server.web.drawing import hall_page, new_table, pages
from farmyard.server.web.drawing.citations import help_html
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.lesson import shown as lesson_page
from farmyard.server.web.pages.today import tries
from farmyard.server.web.requests import (
    base_of,
    card_of,
    is_newcomer,
    keep_tempo,
    page,
    site_of,
    tempo_for,
    to,
    wants_json,
)
from farmyard.server.web.transport import languages
from farmyard.server.web.transport.identity import LANGUAGE_COOKIE
from farmyard.server.words import say

TEMPO = "table_tempo"


async def hall(request: Request) -> Response:
    """GET /: the hall."""
    site = site_of(request)
    person = site.session_cookie.read(request)
    try:
        stored = await site.store.tables_of(person.id) if person.known else []
        week = await tries.week_of(request, person)
    except NotStored:
        stored, week = [], []
    shown = hall_page.hall(person, site.actors.as_they_stand(stored))
    filled = {**shown, "week": week, "offer": site.sealer.offer()}
    return page(request, "hall.html", filled, say("title-hall"))


async def rename(request: Request, form: Form, me: Person) -> Response:
    """POST /name: change one's name."""
    site = site_of(request)
    try:
        await site.store.rename(me.id, me.name, names.distinct)
    except NotStored:
        raise Refusal(503, say("not-stored")) from None
    site.actors.rename(me.id, me.name)
    table = form.get("table")
    if names.is_table_id(table):
        return to(f"/t/{table}")
    return to("/learn" if form.get("page") == "learn" else "/")


async def speak(request: Request, form: Form) -> Response:
    """POST /language: choose the language of all pages; leads back to the page it came from."""
    code, back = form.get("language"), form.get("page")
    if code not in languages.offered():
        raise Refusal(400, say("unreadable"))
    response = to(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    secure = request.url.scheme == "https"
    site_of(request).session_cookie.set(response, LANGUAGE_COOKIE, code, secure)
    return response


async def new(request: Request) -> Response:
    """GET /new/{game}: the form of a new table."""
    card = card_of(request)
    site = site_of(request)
    levels = await site.loader.levels(card.key)
    friends = request.query_params.get("with") == new_table.FRIEND
    suggested = {TEMPO: await tempo_for(request, site.session_cookie.read(request))}
    more = {"with_friends": friends, "offer": site.sealer.offer()}
    more["only_here"] = bool(site.reach and site.reach.only_here(base_of(request)))
    filled = new_table.new_table(card, levels, suggested, **more)
    filled["taught"] = card.key in hall_page.taught()
    return page(request, "new.html", filled, say("title-new", game=card.short))


async def open_new(request: Request, form: Form, me: Person) -> Response:
    """POST /new/{game}: open a table."""
    card, site = card_of(request), site_of(request)
    levels = await site.loader.levels(card.key)
    try:
        asked = forms.seating(card, [level.name for level in levels], form, me)
    except forms.Fault as fault:
        if wants_json(request):
            raise Refusal(400, str(fault)) from None
        again = forms.shown_again(card, form)
        blame = {"fault": str(fault), "field": fault.field, "offer": site.sealer.offer()}
        filled = new_table.new_table(card, levels, again, **blame)
        return page(request, "new.html", filled, say("title-new", game=card.short), 400)
    drawn = site.sealer.drawn(form)
    opened = opening.open_table(
        site.actors, card.key, asked.options, asked.chairs, me.id, drawn, asked.table_settings
    )
    response = to(await opened)
    if (wish := form.get(TEMPO)) and wish != await tempo_for(request, me):
        keep_tempo(request, response, wish)
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
    if card.key not in hall_page.taught():
        return to(f"/new/{card.key}")
    way = forms.way_of(card, request.query_params.get("way", ""))
    filled = hall_page.first_time(card, way)
    filled |= {"told": await site.pages.run(goal_told, card.key, way)}
    name = site.session_cookie.read(request).name or names.for_person()
    filled |= {"name": name, "offer": site.sealer.offer()}
    return page(request, "first-time.html", filled, say("title-new", game=card.short))


async def _offers_lesson(request: Request, card: Card, me: Person) -> bool:
    """True before a person's first table of a game that has lessons."""
    if card.key not in hall_page.taught():
        return False
    try:
        known = await site_of(request).store.tables_of(me.id)
        return all(row.game != card.key for row, _ in known)
    except NotStored:
        return False


async def _settings(request: Request, me: Person) -> dict[str, str]:
    """Return the settings of a table that is opened without its form."""
    return table_settings.to_store({TEMPO: await tempo_for(request, me)})


async def rules(request: Request) -> Response:
    """GET /rules/{game}: the rules of a game."""
    card, site = card_of(request), site_of(request)
    told = await site.pages.run(goal_told, card.key)
    filled = {"card": card, "key": card.key, "help_html": help_html(card.key), "told": told}
    filled["taught"] = card.key in hall_page.taught()
    if paper.printable(card.key):
        filled["printed"] = {"words": paper.WORDS, "most": paper.MOST_SHIFT}
    filled["strips"] = await site.pages.run(lesson_page.strips, card.key)
    table = request.query_params.get("table", "")
    filled["back"] = f"/t/{table}" if names.is_table_id(table) else ""
    return page(request, "rules.html", filled, say("title-rules", game=card.title))


@cached_by_language(None)
def goal_told(key: str, way: Way | None = None) -> str:
    """Return the goal of a game, by default as its rules page begins, or of a way to play it."""
    game = catalogue.game(key)
    seats = (way.seats if way else 0) or game.card.default_seats
    options = game.card.read_options(dict(way.options) if way else {}, seats)
    return pages.goal(game, game.template(seats, options)[0])


async def keys(request: Request) -> Response:
    """GET /keys: the keys of a table."""
    return page(request, "keys.html", {}, say("title-page", what=say("keys")))


async def sealing(request: Request) -> Response:
    """GET /fair: how shuffles are sealed."""
    return page(request, "sealing.html", {}, say("title-page", what=say("fair")))
