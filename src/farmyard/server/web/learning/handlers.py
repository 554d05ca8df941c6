"""The handlers of lessons: the list of them all, and each page of one.

All are GET requests without state on the server, so that a page can be left, copied and gone back
to.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from farmyard.core.lessons import Lesson
from farmyard.core.rehearsal import NoLesson, lesson_of, lessons_of
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing.assets import ASK_AGAIN, FOR_EVER
from farmyard.server.web.learning import lesson_page, words
from farmyard.server.web.learning.lesson_state import answered, chosen, read
from farmyard.server.web.requests import address_of, card_of, page, site_of, to

CHOOSING = {"choice", "part"}


async def learn(request: Request) -> Response:
    """GET /learn: the list of lessons."""
    shelf = await asyncio.to_thread(lesson_page.index)
    total = sum(len(each["lessons"]) for each in shelf)
    filled = {
        "shelf": shelf,
        "total": total,
        "boxes": len(shelf),
        "offer": site_of(request).sealer.offer(),
    }
    return page(request, "learn.html", filled, words.SHELF)


async def first(request: Request) -> Response:
    """GET /learn/{game}: redirect to the game's first lesson, or to the list."""
    card = card_of(request)
    lessons = await asyncio.to_thread(lessons_of, card.key)
    return to(f"/learn/{card.key}/{lessons[0].name}" if lessons else "/learn")


async def lesson(request: Request) -> Response:
    """GET /learn/{game}/{lesson}?step=n: a page of a lesson, computed in a thread."""
    card, site = card_of(request), site_of(request)
    asked, address = request.query_params, address_of(request)
    taught = await asyncio.to_thread(_lesson, card.key, request.path_params["lesson"])
    state, picked, refusal = read(card.key, taught, asked), list[str](), ""
    if "question" in asked:
        answer = await site.lessons.run_for(address, answered, state, asked["question"])
        return JSONResponse(answer)
    if CHOOSING & set(asked) or "picked" in asked:
        goes, picked, refusal = await site.lessons.run_for(address, chosen, state, asked)
        if goes is not None:
            return to(goes.link)
    me = site.session_cookie.read(request)
    drawn = lesson_page.lesson
    filled = await site.lessons.run_for(address, drawn, state, me.name, picked, refusal)
    filled |= {"offer": site.sealer.offer() if state.ended else None}
    return page(request, "lesson.html", filled, words.title(taught.title, card.short))


async def picture(request: Request) -> Response:
    """GET /learn/{game}/{lesson}/picture?step=n&after=yes: the board before a step or after it, as
    a picture for the rules page."""
    card, site = card_of(request), site_of(request)
    asked = request.query_params
    taught = await asyncio.to_thread(_lesson, card.key, request.path_params["lesson"])
    state = read(card.key, taught, {"step": asked.get("step", "1")})
    drawn = lesson_page.lesson
    shown = state.onward() if "after" in asked else state
    filled = await site.lessons.run_for(address_of(request), drawn, shown, "")
    if "after" in asked:
        filled |= {"light": [], "choices": "[]"}
    kept = FOR_EVER if asked.get("v") == site.assets.version else ASK_AGAIN
    return page(request, "picture.html", filled, words.title(taught.title, card.short), kept=kept)


def _lesson(key: str, name: str) -> Lesson:
    try:
        return lesson_of(key, name)
    except NoLesson:
        raise Refusal(404, words.NOT_THERE) from None
