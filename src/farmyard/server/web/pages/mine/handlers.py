"""The handlers of a person's own games: the list of those that are over."""

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.server.web.pages.mine import past, shown, taking
from farmyard.server.web.pages.mine.past import History
from farmyard.server.web.requests import page, site_of
from farmyard.server.words import say

FAR = 6  # digits of the place of a row


async def show(request: Request) -> Response:
    """GET /mine?show=…&from=…: the sender's games by day, newest first."""
    kind, start = request.query_params.get("show", ""), _start(request)
    site = site_of(request)
    history = await history_of(request)
    games = await site.pages.run(shown.shown_of, history, kind, start)
    begun = await site.store.begun([each.row.id for each in games])
    levels = await _levels(request, history)
    filled = await site.pages.run(shown.mine, history, kind, start, begun, levels)
    cookie = site.session_cookie
    me, before = cookie.read(request), cookie.before(request, taking.now())
    filled |= {"known": me.known, "other": me.name, "before": before[-1][1] if before else ""}
    return page(request, "mine.html", filled, say("title-page", what=say("my-games")))


async def history_of(request: Request) -> History:
    """Return the history of the sender; an empty one without a cookie. Raises NotStored."""
    site = site_of(request)
    person = site.session_cookie.read(request)
    if not person.known:
        return past.gathered([], "")
    stored = site.actors.as_they_stand(await site.store.over_of(person.id))
    keys = catalogue.keys()
    known = [(row, chairs) for row, chairs in stored if row.game in keys]
    return await site.pages.run(past.gathered, known, person.id)


def _start(request: Request) -> int:
    asked = request.query_params.get("from", "")
    number = asked.isascii() and asked.isdecimal() and len(asked) <= FAR
    return int(asked) if number else 0


async def _levels(request: Request, history: History) -> dict[str, str]:
    titles: dict[str, str] = {}
    for key in shown.levels_needed(history):
        levels = await site_of(request).loader.levels(key)
        titles |= {level.name: level.title for level in levels}
    return titles
