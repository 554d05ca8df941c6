"""The handlers of puzzles: all of them, the next one, its page, and the form that counts a try."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import choice

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.core.showing.puzzles import Puzzle
from farmyard.puzzles.rating import SPREAD, Rating
from farmyard.puzzles.shelf import puzzles
from farmyard.server.store.statements.tries import Rated, Try
from farmyard.server.store.writer import NotRead
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form
from farmyard.server.web.pages.lesson.following import follow
from farmyard.server.web.pages.lesson.state import LessonState, read
from farmyard.server.web.pages.puzzles import runs, shown
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
from farmyard.server.web.transport.identity import KEPT
from farmyard.server.web.transport.wire import number
from farmyard.server.words import say

FARTHEST = 400  # points that tries move a puzzle by at most, as anybody can invent them
NEAR = 12  # puzzles, nearest to one's own rating, of which the next is drawn


async def every(request: Request) -> Response:
    """GET /puzzles: the games and their themes, and how one's own tries went."""
    run = runs.read(request.query_params.get("run", ""))
    filled = await site_of(request).pages.run(shown.index, await _tries(request), run)
    filled["named_at"] = "puzzles"
    drawn = page(request, "puzzles.html", filled, say("title-page", what=say("puzzles")))
    return runs.leave(request, drawn)


async def following(request: Request) -> Response:
    """GET /puzzles/{game}/next?theme=…&grade=…: redirect to a puzzle not tried yet, about as hard
    as one can solve."""
    card, asked = card_of(request), request.query_params
    mine = [each for each in await _tries(request) if each.game == card.key]
    rated = await site_of(request).store.ratings(card.key)
    theme, grade = asked.get("theme", ""), asked.get("grade", "")
    id = await site_of(request).pages.run(_next, card.key, theme, grade, mine, rated)
    if id is None:
        raise Refusal(404, say("puzzle-not-there"))
    return to(f"/puzzles/{card.key}/{id}{_kept(theme)}")


def _next(
    key: str, theme: str, grade: str, mine: Sequence[Try], rated: Mapping[str, Rated]
) -> str | None:
    """Return the id of a puzzle as wished for; None if there is none of the theme."""
    ratings = {
        id: rating_of(each, rated.get(id)).rating
        for id, each in puzzles(key).items()
        if theme in ("", each.theme)
    }
    fitting = [id for id in ratings if grade in ("", shown.grade(ratings[id]))] or list(ratings)
    tried = {each.puzzle for each in mine}
    new = [id for id in fitting if id not in tried] or fitting
    own = mine[-1].rating if mine else Rating().rating
    near = sorted(new, key=lambda id: abs(ratings[id] - own))[:NEAR]
    return choice(near) if near else None


def _kept(theme: str) -> str:
    """Return the wish for a theme as a query, to be kept from puzzle to puzzle."""
    return f"?theme={theme}" if theme.isascii() and theme.isalpha() else ""


async def puzzle(request: Request) -> Response:
    """GET /puzzles/{game}/{puzzle}?step=n: a puzzle at a step."""
    card, id = card_of(request), request.path_params["puzzle"]
    asked = await site_of(request).pages.run(find, card.key, id)
    begins = partial(begun, card.key, id)
    return await _shown(request, begins, asked)


async def again(request: Request) -> Response:
    """GET /t/{id}/solve/{n}?step=…: a moment of a finished game, of which its review knows a
    better choice, to be solved once more."""
    state = (await loaded_actor_of(request)).state
    table, told = state.playing(), kept_review(state)
    n = number(request.path_params["n"])
    costs = [*(told["costliest"] or []), *told["certain"]] if told and table.over else []
    cost = next((each for each in costs if each["n"] == n and "best" in each), None)
    if cost is None:
        raise Refusal(404, say("puzzle-not-there"))
    begins = partial(of_game, table, state.link, n, cost["seat"], cost["best"])
    return await _shown(request, begins, link=f"{state.link}/review")


async def _shown(
    request: Request, begins: Callable[[], LessonState], asked: Puzzle | None = None, link: str = ""
) -> Response:
    """Answer a request of a puzzle's page, computed in a thread; without ``asked`` it is a moment
    of one's own game, and ``link`` leads back to its review."""
    site = site_of(request)
    state = read(await site.lessons.run_for(address_of(request), begins), request.query_params)
    followed = await follow(request, state)
    if followed.response is not None:
        return followed.response
    me = site.session_cookie.read(request)
    rating = await _rating(request, state.key, asked) if asked else None
    drawn = partial(shown.puzzle, state, me.name, followed.picked, followed.refusal, rating)
    filled = await site.lessons.run_for(address_of(request), drawn) | {"review": link}
    run = runs.run_of(request)
    if asked and run and run.game == state.key and run.left:
        filled["run"] = {"left": run.left, "text": run.text}
    if asked and state.ended:
        filled["rating"] = None
        with suppress(NotRead):
            mine = [each for each in await _tries(request) if each.puzzle == state.lesson.name]
            filled["rating"] = round(mine[0].rating) if mine else None
    title = say("title-puzzle", puzzle=state.lesson.title, game=catalogue.card(state.key).short)
    return page(request, "puzzle.html", filled, title)


async def count(request: Request, form: Form, me: Person) -> Response:
    """POST /puzzles/{game}/{puzzle}: keep how one's first try went, and lead to the next puzzle."""
    card, site = card_of(request), site_of(request)
    tried = await site.pages.run(find, card.key, request.path_params["puzzle"])
    solved = form.get("missed") != "yes"
    mine = [each for each in await site.store.tries_of(me.id) if each.game == card.key]
    before = Rating(*mine[-1][-3:]) if mine else Rating()
    rated = await site.store.rating(card.key, tried.id)
    now = before.after(rating_of(tried, rated), solved)
    new = Try(card.key, tried.id, solved, time.time_ns() // 1_000_000, *now)
    its = moved(tried, rated, before, solved)
    await site.store.keep_try(me.id, new, its, new.at - 1000 * KEPT)
    run = runs.run_of(request)
    if run and run.game == card.key and not run.left:
        return runs.leave(request, to(f"/puzzles?run={run.text}#run"))
    return to(f"/puzzles/{card.key}/next{_kept(form.get('theme'))}")


def rating_of(puzzle: Puzzle, rated: Rated | None) -> Rating:
    """Return a puzzle's rating: as people's tries have moved it, else as it was made with."""
    return Rating(*(rated or (puzzle.rating, SPREAD)))


def moved(puzzle: Puzzle, rated: Rated | None, person: Rating, solved: bool) -> Rated:
    """Return a puzzle's rating after a try of a person with a rating before it."""
    now = rating_of(puzzle, rated).after(person, not solved)
    nearest = min(max(now.rating, puzzle.rating - FARTHEST), puzzle.rating + FARTHEST)
    return Rated(*now._replace(rating=nearest))


async def _rating(request: Request, key: str, puzzle: Puzzle) -> float:
    """Return a puzzle's rating; the one it was made with if the database cannot be read."""
    with suppress(NotRead):
        return rating_of(puzzle, await site_of(request).store.rating(key, puzzle.id)).rating
    return puzzle.rating


async def _tries(request: Request) -> Sequence[Try]:
    """Return the first tries of the sender, oldest first."""
    site = site_of(request)
    me = site.session_cookie.read(request)
    return await site.store.tries_of(me.id) if me.known else []
