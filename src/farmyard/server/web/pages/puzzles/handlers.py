"""The handlers of puzzles: all of them, the next one, its page, and the form that counts a try."""

import time
from collections.abc import Sequence
from functools import partial
from random import choice

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core.showing.puzzles import Puzzle
from farmyard.puzzles.rating import Rating
from farmyard.puzzles.shelf import puzzles
from farmyard.server.store.statements.tries import Try
from farmyard.server.store.writer import NotStored
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.lesson.following import follow
from farmyard.server.web.pages.lesson.state import read
from farmyard.server.web.pages.puzzles import shown
from farmyard.server.web.pages.puzzles.state import begun, find, of_game
from farmyard.server.web.pages.review.kept import kept_review
from farmyard.server.web.requests import (
    address_of,
    card_of,
    loaded_actor_of,
    page,
    site_of,
    to,
)
from farmyard.server.web.transport.wire import number
from farmyard.server.words import say

NEAR = 12  # puzzles, nearest to one's own rating, of which the next is drawn


async def every(request: Request) -> Response:
    """GET /puzzles: the games and their themes, and how one's own tries went."""
    filled = await site_of(request).pages.run(shown.index, await _tries(request))
    return page(request, "puzzles.html", filled, say("title-page", what=say("puzzles")))


async def following(request: Request) -> Response:
    """GET /puzzles/{game}/next?theme=…&grade=…: redirect to a puzzle not tried yet, about as hard
    as one can solve."""
    card, asked = card_of(request), request.query_params
    own = await site_of(request).pages.run(puzzles, card.key)
    theme, grade = asked.get("theme", ""), asked.get("grade", "")
    fitting = [each for each in own.values() if theme in ("", each.theme)]
    fitting = [each for each in fitting if grade in ("", shown.grade(each.rating))] or fitting
    if not fitting:
        raise Refusal(404, say("puzzle-not-there"))
    mine = [each for each in await _tries(request) if each.game == card.key]
    return to(f"/puzzles/{card.key}/{_next(fitting, mine).id}{_kept(theme)}")


def _next(fitting: Sequence[Puzzle], mine: Sequence[Try]) -> Puzzle:
    tried = {each.puzzle for each in mine}
    new = [each for each in fitting if each.id not in tried] or list(fitting)
    own = mine[-1].rating if mine else Rating().rating
    return choice(sorted(new, key=lambda each: abs(each.rating - own))[:NEAR])


def _kept(theme: str) -> str:
    """Return the wish for a theme as a query, to be kept from puzzle to puzzle."""
    return f"?theme={theme}" if theme.isascii() and theme.isalpha() else ""


async def puzzle(request: Request) -> Response:
    """GET /puzzles/{game}/{puzzle}?step=n: a puzzle at a step, computed in a thread."""
    card, site = card_of(request), site_of(request)
    first = await site.lessons.run_for(
        address_of(request), begun, card.key, request.path_params["puzzle"]
    )
    state = read(first, request.query_params)
    followed = await follow(request, state)
    if followed.response is not None:
        return followed.response
    me = site.session_cookie.read(request)
    tried = find(card.key, state.lesson.name)
    drawn = partial(shown.puzzle, state, me.name, followed.picked, followed.refusal, tried)
    filled = await site.lessons.run_for(address_of(request), drawn)
    if state.ended:
        tries = await _tries(request)
        done = next((each for each in tries if each.puzzle == state.lesson.name), None)
        filled["rating"] = round(done.rating) if done else None
    return page(
        request, "puzzle.html", filled,
        say("title-puzzle", puzzle=state.lesson.title, game=card.short),
    )  # fmt: skip


async def again(request: Request) -> Response:
    """GET /t/{id}/solve/{n}?step=…: a moment of a finished game, of which its review knows a
    better choice, to be solved once more."""
    actor, site = await loaded_actor_of(request), site_of(request)
    table, told = actor.state.playing(), kept_review(actor.state)
    n = number(request.path_params["n"])
    costs = [*(told["costliest"] or []), *told["certain"]] if told and table.over else []
    cost = next((each for each in costs if each["n"] == n and "best" in each), None)
    if cost is None:
        raise Refusal(404, say("puzzle-not-there"))
    of = table, actor.state.link, n, cost["seat"], cost["best"]
    begins = await site.lessons.run_for(address_of(request), of_game, *of)
    state = read(begins, request.query_params)
    followed = await follow(request, state)
    if followed.response is not None:
        return followed.response
    drawn = partial(
        shown.puzzle, state, table.names[cost["seat"]], followed.picked, followed.refusal
    )
    filled = await site.lessons.run_for(address_of(request), drawn)
    filled |= {"review": f"{actor.state.link}/review"}
    title = say("title-puzzle", puzzle=state.lesson.title, game=table.card.short)
    return page(request, "puzzle.html", filled, title)


async def count(request: Request, form: Form, me: Person) -> Response:
    """POST /puzzles/{game}/{puzzle}: keep how one's first try went, and lead to the next puzzle."""
    card, site = card_of(request), site_of(request)
    tried = await site.pages.run(find, card.key, request.path_params["puzzle"])
    solved = form.get("missed") != "yes"
    try:
        mine = [each for each in await site.store.tries_of(me.id) if each.game == card.key]
        before = Rating(*mine[-1][-3:]) if mine else Rating()
        now = before.after(tried.rating, solved)
        new = Try(card.key, tried.id, solved, time.time_ns() // 1_000_000, *now)
        await site.store.keep_try(me.id, new)
    except NotStored:
        raise Refusal(503, say("not-stored")) from None
    return to(f"/puzzles/{card.key}/next{_kept(form.get('theme'))}")


async def _tries(request: Request) -> Sequence[Try]:
    """Return the first tries of the sender, oldest first. Raises Refusal 503."""
    site = site_of(request)
    me = site.session_cookie.read(request)
    try:
        return await site.store.tries_of(me.id) if me.known else []
    except NotStored:
        raise Refusal(503, say("not-read")) from None
