"""A run: as many puzzles of a game as can be solved in three minutes. A cookie has its beginning;
everything else follows from the times of a person's first tries."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farmyard.core import catalogue
from farmyard.server.store.statements.tries import Try
from farmyard.server.table.seating import Person
from farmyard.server.web.forms import Form
from farmyard.server.web.requests import card_of, site_of, to

COOKIE = "run"
LASTS = 180  # seconds
REMEMBERED = 3600  # seconds after which a run is no longer spoken of


class Run(NamedTuple):
    """A run of a game that began at a time (s since 1970)."""

    game: str
    began: int

    @property
    def text(self) -> str:
        """The run as `read` reads it."""
        return f"{self.game}.{self.began}"

    @property
    def left(self) -> int:
        """The seconds that are left of it; 0 if it is over."""
        return max(0, self.began + LASTS - int(time.time()))

    def counts(self, mine: Sequence[Try]) -> list[bool]:
        """Return for each first try that was made in the run whether it was solved."""
        return [each.solved for each in mine if each.game == self.game and self._has(each)]

    def best(self, mine: Sequence[Try]) -> int:
        """Return the most puzzles that were ever solved in so much time, now included."""
        solved = [each.at for each in mine if each.game == self.game and each.solved]
        return max((sum(at <= b < at + 1000 * LASTS for b in solved) for at in solved), default=0)

    def _has(self, tried: Try) -> bool:
        return 0 <= tried.at - 1000 * self.began <= 1000 * LASTS


async def begin(request: Request, form: Form, me: Person) -> Response:
    """POST /run/{game}: begin a run of three minutes, at its first puzzle."""
    card = card_of(request)
    response = to(f"/puzzles/{card.key}/next")
    run, secure = Run(card.key, int(time.time())), request.url.scheme == "https"
    site_of(request).session_cookie.set(response, COOKIE, run.text, secure, REMEMBERED)
    return response


def run_of(request: Request) -> Run | None:
    """Return the run that a browser is in, or has been in last; None if there is none."""
    return read(request.cookies.get(COOKIE, ""))


def read(text: str) -> Run | None:
    """Return a run from its text (`Run.text`), in a cookie or an address; None if it is none."""
    game, _, began = text.partition(".")
    at = int(began) if began.isascii() and began.isdecimal() and len(began) < 12 else 0
    known = game in catalogue.keys() and 0 <= time.time() - at <= REMEMBERED
    return Run(game, at) if known else None


def leave(request: Request, response: Response) -> Response:
    """Forget the run of a browser, with a response."""
    if COOKIE in request.cookies:
        secure = request.url.scheme == "https"
        site_of(request).session_cookie.set(response, COOKIE, "", secure, 0)
    return response
