"""The handlers of an evening: its page at any of its tables, and its picture as a file."""

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farmyard import paper
from farmyard.core import catalogue
from farmyard.server.live.actor import Actor
from farmyard.server.store.schema import CLOSED, OVER
from farmyard.server.table.names import of_table
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import knows
from farmyard.server.web.pages.evening import evening
from farmyard.server.web.pages.evening.evening import Guest, Memory, Played
from farmyard.server.web.pages.evening.picture import TALL, picture, points
from farmyard.server.web.requests import actor_of, address_of, page, site_of
from farmyard.server.words import say

Shown = dict[str, Any]


async def show(request: Request) -> Response:
    """GET /t/{id}/evening: the games of an evening, its table of points, and what comes next."""
    games = await _games(request, await actor_of(request))
    guests, me = evening.guests_of(games), site_of(request).session_cookie.read(request)
    newest = games[-1]
    over = newest.row.stage in (OVER, CLOSED)
    mine = any(chair.person == me.id for chair in newest.chairs) if me.known else False
    filled: Shown = {
        "title": _title(games), "lead": _lead(games, guests), "games": [_box(g) for g in games],
        "guests": [_row(guest, guests) for guest in guests], "newest": newest.row.id, "over": over,
        "most": max(len(game.chairs) for game in games),
        "counted": sum(game.counts for game in games),
        "last": say("evening-begins", name=guests[-1].name) if len(guests) > 1 else "",
        "next": [_next(key) for key in evening.choosable(newest.chairs)] if over and mine else [],
        "offer": site_of(request).sealer.offer(),
    }  # fmt: skip
    if over and sum(game.counts for game in games) > 1:
        filled["picture"] = picture(guests, _title(games), _told(games))
        filled["told"] = say("evening-picture", guests=tuple(map(_with_points, guests)))
        filled["memories"] = [_memory(each) for each in evening.memories(games, guests)]
        filled["kept"] = paper.can_draw()
    return page(request, "evening.html", filled, say("title-page", what=_title(games)))


async def keep(request: Request) -> Response:
    """GET /t/{id}/evening.png: the picture of an evening, upright, as a file."""
    site = site_of(request)
    games = await _games(request, await actor_of(request))
    if not paper.can_draw() or sum(game.counts for game in games) < 1:
        raise Refusal(404, say("no-page"))
    drawn = picture(evening.guests_of(games), _title(games), _told(games), TALL)
    asker = address_of(request)
    job = partial(site.pictures.thread, paper.drawn, drawn, *TALL)
    made = await site.pictures.once(asker, drawn, job)
    headers = {"content-disposition": 'attachment; filename="farmyard-evening.png"'}
    return Response(made, media_type="image/png", headers=headers)


async def _games(request: Request, actor: Actor) -> list[Played]:
    """Return the tables of the evening of a table, in their order; those after it only for people
    of the evening, as a link is a key.  Raises Refusal."""
    site, state = site_of(request), actor.state
    me = site.session_cookie.read(request).id
    first = state.table_settings.evening or state.row.id
    stored = await site.store.row_of_tables(first, evening.MOST)
    found = [Played(*each) for each in site.actors.as_they_stand(stored)]
    if not any(knows(game.row, game.chairs, me) for game in found):
        ids = [game.row.id for game in found]
        found = found[: ids.index(state.row.id) + 1] if state.row.id in ids else found
    return found or [Played(state.row, state.chairs)]


def _title(games: list[Played]) -> str:
    return say("evening-title", name=of_table(games[0].row.name))


def _lead(games: list[Played], guests: list[Guest]) -> str:
    return say("evening-lead", n=len(games), names=tuple(guest.name for guest in guests))


def _told(games: list[Played]) -> str:
    day, minutes = evening.began(games).date(), evening.minutes(games)
    return say("evening-told", date=day, n=len(games), minutes=minutes)


def _box(game: Played) -> Shown:
    winners = tuple(chair.name for chair in game.winners)
    says = say("evening-now")
    if winners:
        says = say("evening-won", names=winners, n=len(winners))
    elif game.result is not None:
        says = say("hall-finished")
    elif game.row.stage == CLOSED:
        says = say("hall-closed")
    card = catalogue.card(game.row.game)
    took = say("facts-minutes", minutes=game.minutes) if game.minutes else ""
    return {"key": card.key, "title": card.short, "id": game.row.id, "says": says, "took": took}


def _row(guest: Guest, guests: list[Guest]) -> Shown:
    cells = [
        {"points": "" if worth is None else points(worth), "worth": worth or 0,
         "place": "" if rank is None else say("evening-place", rank=rank)}
        for worth, rank in zip(guest.points, guest.ranks, strict=True)
    ]  # fmt: skip
    leads = guest.sum == guests[0].sum and guest.sum > 0
    return {"name": guest.name, "emblem": guest.emblem, "cells": cells, "sum": points(guest.sum),
            "worth": guest.sum, "leads": leads}  # fmt: skip


def _next(key: str) -> Shown:
    card = catalogue.card(key)
    return {"key": key, "title": card.title, "minutes": card.minutes}


def _with_points(guest: Guest) -> str:
    return say("evening-with-points", name=guest.name, points=points(guest.sum))


def _memory(memory: Memory) -> Shown:
    title = catalogue.card(memory.game.row.game).short
    told = say(f"memory-{memory.kind}", name=memory.name, title=title, n=memory.n)
    return {"key": memory.game.row.game, "told": told, "head": say(f"memory-{memory.kind}.head")}
