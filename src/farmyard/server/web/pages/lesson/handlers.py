"""The handlers of lessons: the list of them all, and each page of one.

All are GET requests without state on the server, so that a page can be left, copied and gone back
to.
"""

import asyncio
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core.showing.rehearsal import NoLesson, lesson_of, lessons_of
from farmyard.core.wording.messages import cached_by_language
from farmyard.server.table.refusals import Refusal
from farmyard.server.web.drawing.assets import ASK_AGAIN, FOR_EVER
from farmyard.server.web.pages.lesson import shown
from farmyard.server.web.pages.lesson.following import follow
from farmyard.server.web.pages.lesson.state import LessonState, begun, read
from farmyard.server.web.requests import address_of, card_of, page, site_of, to
from farmyard.server.web.transport.wire import number
from farmyard.server.words import say

PICTURES = 256  # that are remembered: all steps of all lessons, before and after


async def learn(request: Request) -> Response:
    """GET /learn: the list of lessons."""
    shelf = await asyncio.to_thread(shown.index)
    total = sum(len(each["lessons"]) for each in shelf)
    filled = {
        "shelf": shelf,
        "total": total,
        "boxes": len(shelf),
        "offer": site_of(request).sealer.offer(),
        "named_at": "learn",
    }
    return page(request, "learn.html", filled, say("title-learn"))


async def first(request: Request) -> Response:
    """GET /learn/{game}: redirect to the game's first lesson, or to the list."""
    card = card_of(request)
    lessons = await asyncio.to_thread(lessons_of, card.key)
    return to(f"/learn/{card.key}/{lessons[0].name}" if lessons else "/learn")


async def lesson(request: Request) -> Response:
    """GET /learn/{game}/{lesson}?step=n: a page of a lesson, computed in a thread."""
    card, site = card_of(request), site_of(request)
    whole = await asyncio.to_thread(_begun, card.key, request.path_params["lesson"])
    state = read(whole, request.query_params)
    followed = await follow(request, state)
    if followed.response is not None:
        return followed.response
    me = site.session_cookie.read(request)
    drawn = partial(shown.lesson, state, me.name, followed.picked, followed.refusal)
    filled = await site.lessons.run_for(address_of(request), drawn)
    filled |= {"offer": site.sealer.offer() if state.ended else None}
    title = say("title-lesson", lesson=state.lesson.title, game=card.short)
    return page(request, "lesson.html", filled, title)


async def picture(request: Request) -> Response:
    """GET /learn/{game}/{lesson}/picture?step=n&after=yes: the board before a step or after it, as
    a picture for the rules page.  There are few, so each is worked out once."""
    card, site, asked = card_of(request), site_of(request), request.query_params
    step, after = asked.get("step", "1"), "after" in asked
    name = request.path_params["lesson"]
    of = card.key, name, number(step), after
    filled = await site.lessons.run_for(address_of(request), _picture, *of)
    same = asked.get("v") == site.assets.version
    title = say("title-lesson", lesson=filled["lesson"]["title"], game=card.short)
    return page(request, "picture.html", filled, title, kept=FOR_EVER if same else ASK_AGAIN)


@cached_by_language(PICTURES)
def _picture(key: str, name: str, step: int, after: bool) -> dict[str, Any]:
    """Return the context of picture.html; after a step nothing is in the light. Raises Refusal."""
    state = read(_begun(key, name), {"step": str(step)})
    if not after:
        return shown.lesson(state, "")
    return shown.lesson(state.onward(), "") | {"light": [], "choices": "[]"}


def _begun(key: str, name: str) -> LessonState:
    try:
        return begun(key, lesson_of(key, name))
    except NoLesson:
        raise Refusal(404, say("lesson-not-there")) from None
