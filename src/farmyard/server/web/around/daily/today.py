"""The handlers of the deals of the day: their page, and the button that plays one."""

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.core.contract import middle
from farmyard.core.dealing import deal_of_day
from farmyard.core.options import OptionError
from farmyard.server.live import opening
from farmyard.server.store.store import NotStored
from farmyard.server.table import table_settings
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.seating import Person
from farmyard.server.table.table_settings import FIRST_TRY
from farmyard.server.web import forms, gamefiles
from farmyard.server.web.around.daily import streaks, today_page
from farmyard.server.web.around.daily.deals import (
    Deal,
    Try,
    days_played,
    deals,
    is_first,
    solution,
    this_day,
    tried,
)
from farmyard.server.web.around.daily.today_page import Mine
from farmyard.server.web.forms import Form
from farmyard.server.web.requests import address_of, card_of, page, site_of, tempo_for, to
from farmyard.server.words import say

TEMPO = "table_tempo"


async def show(request: Request) -> Response:
    """GET /today?deal=…: all deals of the day, and one of them opened."""
    site, day = site_of(request), this_day()
    person = site.session_cookie.read(request)
    every = await asyncio.to_thread(deals)
    try:
        mine = await tries_of(request, person)
        asked = request.query_params.get("deal")
        found = next((deal for deal in every if deal.slug == asked), None)
        deal = found or today_page.default(every, mine, day)
        others = await _others(request, deal, deal.mark(day), person)
    except NotStored:
        raise Refusal(503, say("not-read")) from None
    levels = await site.loader.levels(deal.card.key)
    level = middle(levels).title
    filled = today_page.today(day, every, deal, mine, others, level)
    return page(request, "today.html", filled, say("title-page", what=say("todays-deals")))


async def week_of(request: Request, person: Person) -> list[str]:
    """Return how the egg of each day of this week is, as a person has laid them."""
    mine, day = await tries_of(request, person), this_day()
    return [egg for _, egg in streaks.streak(days_played(mine.first), day).week]


async def tries_of(request: Request, person: Person) -> Mine:
    """Return a person's tables with deals of days."""
    site = site_of(request)
    if not person.known:
        return Mine([], [])
    stored = await site.store.daily_of(person.id)
    rows = [row for row, _ in site.actors.as_they_stand([(row, []) for row in stored])]
    rows = [row for row in rows if row.game in catalogue.keys()]
    first = [row for row in rows if is_first(site.sealer, row)]
    return Mine(first, [row for row in rows if row not in first])


async def _others(request: Request, deal: Deal, mark: str, person: Person) -> list[Try]:
    site = site_of(request)
    rows = await site.store.finished_of_day(deal.card.key, mark)
    others = [row for row in rows if row.opener != person.id and is_first(site.sealer, row)]
    return [done for row in others if (done := tried(row))]


async def play(request: Request, form: Form, me: Person) -> Response:
    """POST /daily/{game}: play a deal of the day, that of a `way` or the main one.

    The first try counts: pressed again, the button leads to its table. With ``again=yes`` the
    same deal is played once more, when the first try is over.
    """
    card, site = card_of(request), site_of(request)
    try:
        deal = await asyncio.to_thread(deal_of_day, catalogue.game(card.key), form.get("way"))
    except OptionError:
        raise Refusal(404, say("no-daily")) from None
    mark = deal.mark(day := this_day())
    try:
        first = (await tries_of(request, me)).at(Deal(card, deal), day)
    except NotStored:
        raise Refusal(503, say("not-read")) from None
    if first is not None and not ("again" in form and tried(first)):
        return to(f"/t/{first.id}")
    once = site.sealer.once(form) if first else site.sealer.first_try(me.id, card.key, mark)
    settings = table_settings.to_store(
        {TEMPO: await tempo_for(request, me), FIRST_TRY: "" if first else "yes"}
    )
    chairs = forms.quick(card, await site.loader.middle(card.key), me, deal.seats)
    drawn = Drawn("", day=mark, once=once)
    return to(
        await opening.open_table(
            site.actors, card.key, deal.options, chairs, me.id, drawn, settings
        )
    )


async def solve(request: Request, form: Form, me: Person) -> Response:
    """POST /daily/{game}/solution: look back at yesterday's deal as the solver plays it."""
    card, site = card_of(request), site_of(request)
    every = await asyncio.to_thread(deals)
    if not any(deal.solved for deal in every if deal.card.key == card.key):
        raise Refusal(404, say("no-daily"))
    of = card.key, this_day() - streaks.DAY
    solved = partial(site.solutions.thread, solution, *of)
    table = await site.solutions.once(address_of(request), of, solved)
    if table is None:
        raise Refusal(404, say("no-solution"))
    text = await site.solutions.run_for(address_of(request), table.text)
    return await gamefiles.looked_at(request, text, table)
