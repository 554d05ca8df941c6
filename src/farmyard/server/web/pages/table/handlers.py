"""The handlers of one table: its page, and every form posted there."""

import asyncio
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.core.wording.messages import language
from farmyard.server.live import opening
from farmyard.server.live.actor import Actor
from farmyard.server.store.schema import WAITING
from farmyard.server.table.names import of_table
from farmyard.server.table.refusals import Refusal, TableRefusal
from farmyard.server.table.seating import Person
from farmyard.server.web.drawing import choosing
from farmyard.server.web.drawing.citations import help_html
from farmyard.server.web.drawing.rendering import NOBODY, OWN
from farmyard.server.web.forms import Form, parts_of
from farmyard.server.web.pages.new import waiting
from farmyard.server.web.pages.table import actions, knocking, playing, questions, shown
from farmyard.server.web.pages.table import sidebar as beside
from farmyard.server.web.pages.table.preview import preview_of
from farmyard.server.web.pages.table.shown import offer_of
from farmyard.server.web.requests import (
    actor_of,
    address_of,
    base_of,
    keep_tempo,
    loaded_actor_of,
    page,
    site_of,
    to,
    wants_json,
)
from farmyard.server.web.site import Site
from farmyard.server.web.transport.wire import LONGEST_QUESTION, number
from farmyard.server.words import say

LONGEST_CHAIN = 5  # choices in one touch


async def show(request: Request) -> Response:
    """GET /t/{id}: the table, or its waiting page."""
    actor, site = await actor_of(request), site_of(request)
    state, me = actor.state, site.session_cookie.read(request)
    if state.fault is not None:
        raise state.fault
    actor.audience.sign(me.id)
    actor.wake()
    if state.table is not None and (state.row.game, language()) not in site.prepared:
        await asyncio.to_thread(_prepare, site, state.row.game)
    if state.table is not None:
        picked = parts_of(request.query_params.getlist("picked"))
        answer = await questions.of_picks(site, state, me.id, address_of(request), picked)
        return table_page(request, actor, picked, answer=answer)
    card = catalogue.card(state.row.game)
    title = say("title-table", name=of_table(state.row.name), game=card.short)
    if state.row.stage == WAITING:
        filled = waiting.waiting(state, me, base_of(request), site.reach)
        filled |= {"preview": preview_of(state), "key": card.key}
        return page(request, "waiting.html", filled, title)
    filled = {
        "table": {"id": state.row.id, "name": of_table(state.row.name)},
        "card": card,
        "key": card.key,
    }
    return page(request, "getting-ready.html", filled, title)


def _prepare(site: Site, key: str) -> None:
    """Compile the templates of a game's page, and draw its help in the current language."""
    site.templates.prepare(key)
    help_html(key)
    site.prepared.add((key, language()))


def table_page(
    request: Request,
    actor: Actor,
    picked: Sequence[str] = (),
    refusal: str | None = None,
    status: int = 200,
    answer: questions.Answer | None = None,
) -> Response:
    """Return the table's page for the sender, perhaps with a refusal."""
    if refusal is not None and wants_json(request):
        raise Refusal(status, refusal)
    me = site_of(request).session_cookie.read(request)
    filled = shown.table(actor.state, me.id, base_of(request), picked, refusal)
    filled |= {"preview": preview_of(actor.state), "offer": offer_of(actor), "answer": answer}
    filled["knock"] = knocking.offered(request, actor.state)
    filled["help_html"] = help_html(actor.state.row.game)
    title = say(
        "title-table",
        name=of_table(actor.state.row.name),
        game=catalogue.card(actor.state.row.game).short,
    )
    kept = NOBODY if len(actor.state.seats_of(me.id)) > 1 else OWN
    return page(request, "table.html", filled, title, status, kept)


async def again(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/again: open the rematch, or another game (`game`) for the same people."""
    actor, site = await loaded_actor_of(request), site_of(request)
    drawn, game = site.sealer.drawn(form), form.get("game")
    if game and game not in catalogue.keys():
        raise Refusal(404, say("no-game"))
    return to(await actor.locked(opening.again, site.actors, actor, me, drawn, game))


async def do(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/do: a choice by its number, or by the parts of the page that mean it."""
    actor, at = await loaded_actor_of(request), number(form.get("at"))
    try:
        seat = actor.state.seat_to_act(me.id)
        if "choice" in form:
            choices = [number(each) for each in form.get("choice").split(",")[:LONGEST_CHAIN]]
            await playing.play_choices(actor, seat, choices, at)
            return to(actor.state.link)
        return await _pick(actor, seat, form, at)
    except TableRefusal as refusal:
        return table_page(request, actor, (), refusal.sentence, refusal.status)


async def _pick(actor: Actor, seat: int, form: Form, at: int) -> Response:
    """Add to the picks, and play if they make a choice."""
    choices = choosing.choices_of(actor.state.playing(), seat)
    before, new = parts_of(form.all("picked")), parts_of(form.all("part"))
    picked = choosing.pick(choices, before, new)
    if (choice := choosing.decided(choices, picked, new[-1] if new else None)) is not None:
        await playing.play_choices(actor, seat, (choice.id, *choice.then), at)
        return to(actor.state.link)
    actor.state.check_moment(at, None)
    if not choosing.holding(choices, picked):
        raise TableRefusal(409, choosing.why_not(actor.state.playing(), seat, new))
    return to(f"{actor.state.link}?picked={','.join(picked)}" if picked else actor.state.link)


async def ask(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/ask: ask the game a question, whose text is in one or several fields; an answer
    that has come to choices is played."""
    actor = await loaded_actor_of(request)
    question = " ".join(form.beginning("question"))[:LONGEST_QUESTION]
    try:
        site, address = site_of(request), address_of(request)
        answer = await questions.ask(site, actor, me.id, address, question)
        if answer.get("choices"):
            at = number(form.get("at")) if "at" in form else len(actor.state.log)
            await playing.play_answer(actor, me.id, answer, at)
            return to(actor.state.link)
    except TableRefusal as refusal:
        return table_page(request, actor, (), refusal.sentence, refusal.status)
    return table_page(request, actor, parts_of(form.all("picked")), answer=answer)


async def back(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/back: take back the last decision."""
    actor = await loaded_actor_of(request)
    at = number(form.get("at")) if "at" in form else None
    try:
        await actions.back(site_of(request), actor, me.id, at)
    except TableRefusal as refusal:
        return table_page(request, actor, (), refusal.sentence, refusal.status)
    return to(actor.state.link)


async def action(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/action: an action beside playing (actions.py)."""
    actor = await loaded_actor_of(request)
    actor.audience.sign(me.id)
    try:
        await actions.do(site_of(request), actor, me, form.get("action"), form.get("word"))
    except TableRefusal as refusal:
        return table_page(request, actor, (), refusal.sentence, refusal.status)
    response = to(actor.state.link)
    if form.get("action") == "tempo":
        keep_tempo(request, response, form.get("word"))
    return response


async def around(request: Request) -> Response:
    """GET /t/{id}/around: all actions beside playing on a page, which the table shows in a
    dialog."""
    actor, site = await loaded_actor_of(request), site_of(request)
    actor.state.playing()
    levels = await site.loader.levels(actor.state.row.game)
    filled = beside.page(actor.state, site.session_cookie.read(request).id, levels)
    filled["table"] = {"id": actor.state.row.id, "name": of_table(actor.state.row.name)}
    filled["knock"] = knocking.offered(request, actor.state)
    return page(request, "around.html", filled, say("title-page", what=say("around")))


async def look(request: Request, form: Form, me: Person) -> Response:
    """POST /t/{id}/look: set from which seat one looks."""
    actor, seat = await loaded_actor_of(request), number(form.get("seat"))
    if actor.state.table is None:
        raise Refusal(409, say("not-started"))
    try:
        actor.audience.look(me.id, seat)
    except TableRefusal as refusal:
        return table_page(request, actor, (), refusal.sentence, refusal.status)
    return to(actor.state.link)
