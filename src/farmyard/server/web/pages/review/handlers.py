"""The review of a finished game: worked out in a process of its own, kept with the game, shown.

Whoever asks for it first begins it; until it is there its page says how far it is. It is kept as a
note in the table's log, so that it is worked out once.
"""

import asyncio
import json
import logging
import sys

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core.compiling import INSTALLED
from farmyard.server.live.actor import Actor
from farmyard.server.live.pools import Progress
from farmyard.server.table.log import REVIEWED, Note
from farmyard.server.table.names import of_table
from farmyard.server.table.refusals import Refusal
from farmyard.server.table.state import State
from farmyard.server.web.pages.review import shown
from farmyard.server.web.pages.review.kept import kept_review
from farmyard.server.web.processes import told_by
from farmyard.server.web.requests import address_of, loaded_actor_of, page, site_of
from farmyard.server.web.site import Site
from farmyard.server.words import say

log = logging.getLogger("farmyard.server")
PROGRAM = (sys.executable, "-m", "farmyard.lab.reviews.timed_review")
LONGEST = 600.0  # seconds after which a review is given up: a minute's work, behind whoever plays


async def review(request: Request) -> Response:
    """GET /t/{id}/review: the review of a finished game, or how far it is."""
    actor, site = await loaded_actor_of(request), site_of(request)
    state, table = actor.state, actor.state.playing()
    if not table.over:
        raise Refusal(409, say("review-not-over"))
    if not INSTALLED:
        raise Refusal(409, say("review-no-compiler"))
    kept, progress = kept_review(state), site.reviews.get(state.row.id)
    if kept is None and progress is None and await _is_ours(site, state.row.id):
        progress = _begin(site, actor, address_of(request))
    elif kept is None and progress is not None and progress.failed:
        del site.reviews[state.row.id]
        raise Refusal(503, say("review-failed"))
    me = site.session_cookie.read(request)
    seat = state.eyes(me.id).seat
    done = progress.done if progress else float(kept is not None)
    filled = shown.review(state, table, seat, kept, done)
    return page(request, "review.html", filled, say("title-review", name=of_table(state.row.name)))


def _lease(id: str) -> str:
    return f"review {id}"


async def _is_ours(site: Site, id: str) -> bool:
    """True if no other worker works out the review of a table. Raises Refusal 503."""
    return bool(await site.peers.take([_lease(id)]))


def _begin(site: Site, actor: Actor, address: str) -> Progress:
    """Begin a review in the background. Raises Refusal 503 if too many are worked out already."""
    id, text = actor.state.row.id, actor.state.playing().text()
    site.reviewing.take(address)
    progress = site.reviews[id] = Progress()
    site.spawn(_work_out(site, id, text, progress, address))
    return progress


async def _work_out(site: Site, id: str, text: str, progress: Progress, address: str) -> None:
    """Work a review out, and keep it with its table."""
    try:
        async with site.reviewing.turn(address), asyncio.timeout(LONGEST):
            told = await _run(text, progress)
        actor = await site.actors.loaded(id)
        await actor.do(_kept, told)
        del site.reviews[id]
    except Exception:
        log.exception("the review of table %s could not be worked out", id)
        progress.failed = True
    finally:
        site.peers.dropped(_lease(id))


async def _run(text: str, progress: Progress) -> str:
    """Run the program on a game file; return the JSON of the review."""
    async with told_by(PROGRAM, text) as lines:
        async for line in lines:
            found = json.loads(line)
            if isinstance(found, dict):
                return json.dumps(found)
            progress.done = float(found)
    raise ValueError("the program ended without a review")


def _kept(state: State, told: str) -> list[Note]:
    """Return the note that keeps a review, unless there is one."""
    return [] if kept_review(state) else [Note(REVIEWED, what=told)]
