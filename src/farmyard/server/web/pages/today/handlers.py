"""The handlers of the deals of the day: their page, and the button that plays one."""

from datetime import date
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.core.chance.dealing import deal_of_day
from farmyard.core.contract import middle
from farmyard.core.options import OptionError
from farmyard.server.live import opening
from farmyard.server.store.statements.people import Scores
from farmyard.server.table import table_settings
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.sealing import Drawn
from farmyard.server.table.seating import Person
from farmyard.server.web import forms
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.replay.uploads import looked_at
from farmyard.server.web.pages.today import shown, streaks
from farmyard.server.web.pages.today.deals import Deal, deals, solution, this_day, tried
from farmyard.server.web.pages.today.shown import Mine
from farmyard.server.web.pages.today.tries import tries_of
from farmyard.server.web.requests import address_of, card_of, page, site_of, tempo_for, to
from farmyard.server.words import say


async def show(request: Request) -> Response:
    """GET /today?deal=…: all deals of the day, and one of them opened."""
    site, day = site_of(request), this_day()
    person = site.session_cookie.read(request)
    every = await site.pages.run(deals)
    mine = await tries_of(request, person, every, day)
    asked = request.query_params.get("deal")
    found = next((deal for deal in every if deal.slug == asked), None)
    deal = found or shown.default(every, mine, day)
    others = await _others(request, deal, day, mine, person)
    levels = await site.loader.levels(deal.card.key)
    level = middle(levels).title
    filled = shown.today(day, every, deal, mine, others, level)
    filled["puzzle"] = await site.pages.run(shown.puzzle, day)
    return page(request, "today.html", filled, say("title-page", what=say("todays-deals")))


async def _others(request: Request, deal: Deal, day: date, mine: Mine, person: Person) -> Scores:
    """Count others' first tries of a deal by score; for a few seconds the same."""
    site, own = site_of(request), mine.at(deal, day)
    asked = deal.card.key, deal.mark(day), person.id if own is not None and tried(own) else ""
    return await site.scores.get(asked, lambda: site.store.scores_of(*asked))


async def play(request: Request, form: Form, me: Person) -> Response:
    """POST /daily/{game}: play a deal of the day, that of a `way` or the main one.

    The first try counts: pressed again, the button leads to its table. With ``again=yes`` the
    same deal is played once more, when the first try is over.
    """
    card, site = card_of(request), site_of(request)
    try:
        deal = await site.pages.run(deal_of_day, catalogue.game(card.key), form.get("way"))
    except OptionError:
        raise Refusal(404, say("no-daily")) from None
    mark = deal.mark(day := this_day())
    wanted = Deal(card, deal)
    first = (await tries_of(request, me, [wanted], day)).at(wanted, day)
    if first is not None and not ("again" in form and tried(first)):
        return to(f"/t/{first.id}")
    once = site.sealer.once(form) if first else site.sealer.first_try(me.id, card.key, mark)
    drawn = Drawn("", day=mark, once=once, first=first is None)
    chairs = forms.quick(card, await site.loader.middle(card.key), me, deal.seats)
    settings = table_settings.to_store({table_settings.TEMPO: await tempo_for(request, me)})
    return to(
        await opening.open_table(
            site.actors, card.key, deal.options, chairs, me.id, drawn, settings
        )
    )


async def solve(request: Request, form: Form, me: Person) -> Response:
    """POST /daily/{game}/solution: look back at yesterday's deal as the solver plays it."""
    card, site = card_of(request), site_of(request)
    every = await site.pages.run(deals)
    if not any(deal.solved for deal in every if deal.card.key == card.key):
        raise Refusal(404, say("no-daily"))
    of = card.key, this_day() - streaks.DAY
    solved = partial(site.solutions.thread, solution, *of)
    table = await site.solutions.once(address_of(request), of, solved)
    if table is None:
        raise Refusal(404, say("no-solution"))
    text = await site.solutions.run_for(address_of(request), table.text)
    return await looked_at(request, text, table)
