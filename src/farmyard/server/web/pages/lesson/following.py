"""The answer to a request of a rehearsed page: a question of its script, or a choice."""

from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from farmyard.server.web.pages.lesson.state import LessonState, answered, chosen
from farmyard.server.web.requests import address_of, site_of, to

CHOOSING = {"choice", "part", "picked"}


class Followed(NamedTuple):
    """The result of a request: a response of its own, or the parts picked and why no more are."""

    response: Response | None = None
    picked: Sequence[str] = ()
    refusal: str = ""


async def follow(request: Request, state: LessonState) -> Followed:
    """Answer what the address asks of a lesson or a puzzle. Raises Refusal."""
    pool, address, asked = site_of(request).lessons, address_of(request), request.query_params
    if "question" in asked:
        found = await pool.run_for(address, answered, state, asked["question"])
        return Followed(JSONResponse(found))
    if not CHOOSING & set(asked):
        return Followed()
    goes, picked, refusal = await pool.run_for(address, chosen, state, asked)
    return Followed(to(goes.link)) if goes is not None else Followed(None, picked, refusal)
