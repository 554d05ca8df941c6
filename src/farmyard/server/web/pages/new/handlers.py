"""The handlers of the form of a new table."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.live import opening
from farmyard.server.table import table_settings
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web import forms
from farmyard.server.web.drawing.teaching import taught
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.new import shown
from farmyard.server.web.requests import (
    base_of,
    card_of,
    keep_tempo,
    page,
    site_of,
    tempo_for,
    to,
    wants_json,
)
from farmyard.server.words import say


async def show(request: Request) -> Response:
    """GET /new/{game}: the form of a new table."""
    card = card_of(request)
    site = site_of(request)
    levels = await site.loader.levels(card.key)
    friends = request.query_params.get("with") == shown.FRIEND
    suggested = {table_settings.TEMPO: await tempo_for(request, site.session_cookie.read(request))}
    more = {"with_friends": friends, "offer": site.sealer.offer()}
    more["only_here"] = bool(site.reach and site.reach.only_here(base_of(request)))
    filled = shown.new_table(card, levels, suggested, **more)
    filled["taught"] = card.key in taught()
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
        filled = shown.new_table(card, levels, again, **blame)
        return page(request, "new.html", filled, say("title-new", game=card.short), 400)
    drawn = site.sealer.drawn(form)
    opened = opening.open_table(
        site.actors, card.key, asked.options, asked.chairs, me.id, drawn, asked.table_settings
    )
    response = to(await opened)
    if (wish := form.get(table_settings.TEMPO)) and wish != await tempo_for(request, me):
        keep_tempo(request, response, wish)
    return response
