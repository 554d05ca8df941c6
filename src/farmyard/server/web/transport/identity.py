"""Identifies people by a signed cookie with a random number and a name; another cookie keeps the
pace they like.

There are no accounts. A cookie not signed with this server's secret is ignored.
"""

import secrets
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from farmyard.server.table import names
from farmyard.server.table.seating import NOBODY, Person
from farmyard.server.table.table_settings import TEMPOS

COOKIE = "farmyard"
TEMPO_COOKIE = "farmyard-pace"
KEPT = 400 * 24 * 3600  # seconds; browsers keep no cookie longer


class SessionCookie:
    """Reads and writes the cookie."""

    def __init__(self, secret: str, path: str = "") -> None:
        self._path = path or "/"
        self._signer = URLSafeSerializer(secret, salt="farmyard person")

    def read(self, connection: HTTPConnection[Any]) -> Person:
        """Return the person who sends a request; NOBODY without a valid cookie."""
        try:
            value = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return NOBODY
        match value:
            case [str(who), str(name)]:
                return Person(who, name)
        return NOBODY

    def tempo(self, connection: HTTPConnection[Any]) -> str:
        """Return the pace that a person has wished for last; empty if none."""
        word = connection.cookies.get(TEMPO_COOKIE, "")
        return word if word in TEMPOS else ""

    def keep_tempo(self, response: Response, word: str, secure: bool) -> None:
        """Set the cookie with the pace that a person wishes for."""
        response.set_cookie(
            TEMPO_COOKIE, word, max_age=KEPT, path=self._path, httponly=True,
            samesite="lax", secure=secure,
        )  # fmt: skip

    def token(self, person: Person) -> str:
        """Return the cookie's value for a person."""
        return str(self._signer.dumps([person.id, person.name]))

    def write(self, response: Response, person: Person, secure: bool) -> None:
        """Set the cookie on a response."""
        response.set_cookie(
            COOKIE, self.token(person), max_age=KEPT, path=self._path, httponly=True,
            samesite="lax", secure=secure,
        )  # fmt: skip

    def forget(self, response: Response) -> None:
        """Take the cookies back, with a response."""
        for cookie in (COOKIE, TEMPO_COOKIE):
            response.delete_cookie(cookie, path=self._path, httponly=True, samesite="lax")


def newcomer(name: str = "", once: str = "") -> Person:
    """Return a new person; the same again for a form sent twice (`once`)."""
    return Person(once[:16] or secrets.token_hex(8), names.clean(name) or names.for_person(once))
