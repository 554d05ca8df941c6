"""Identifies people by a signed cookie with a random number and a name; other cookies keep the pace
and the language they like.

There are no accounts. A cookie not signed with this server's secret is ignored. All are set anew on
a day on which they are used, since a browser forgets them some time after they were set.
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
BEFORE = "farmyard-before"  # the cookie of who a browser was before it took somebody along
TEMPO_COOKIE = "farmyard-pace"
LANGUAGE_COOKIE = "farmyard-language"
LASTING = (COOKIE, TEMPO_COOKIE, LANGUAGE_COOKIE)
RENEWED = "farmyard-day"  # the cookie of a browser whose lasting ones were set today
NEWEST = "farmyard.name"  # in the scope of a request: the name that the store knows
DAY = 24 * 3600  # seconds
KEPT = 400 * DAY  # browsers keep no cookie longer
UNDO = 3600  # seconds in which a browser can be again who it was
REMEMBERED = 8  # people a browser was before


class SessionCookie:
    """Reads and writes the cookie."""

    def __init__(self, secret: str, path: str = "") -> None:
        self._path = path or "/"
        self._signer = URLSafeSerializer(secret, salt="farmyard person")

    def read(self, connection: HTTPConnection[Any]) -> Person:
        """Return the person who sends a request; NOBODY without a valid cookie."""
        match self._signed(connection, COOKIE):
            case [str(who), str(name)]:
                return Person(who, connection.scope.get(NEWEST, name))
        return NOBODY

    def before(self, connection: HTTPConnection[Any], now: int) -> list[tuple[str, str, int]]:
        """Return who a browser was before, the newest last: the number, the name, and the time (s
        since 1970) until which it can be that person again."""
        match self._signed(connection, BEFORE):
            case {"before": list(found)}:
                return [(who, name, until) for who, name, until in found if until > now]
        return []

    def write_before(
        self, response: Response, found: list[tuple[str, str, int]], secure: bool
    ) -> None:
        """Set the cookie of who a browser was before on a response."""
        value = str(self._signer.dumps({"before": found[-REMEMBERED:]}))
        self.set(response, BEFORE, value, secure, UNDO if found else 0)

    def _signed(self, connection: HTTPConnection[Any], name: str) -> Any:
        try:
            return self._signer.loads(connection.cookies.get(name, ""))
        except BadSignature:
            return None

    def tempo(self, connection: HTTPConnection[Any]) -> str:
        """Return the pace that a person has wished for last; empty if none."""
        word = connection.cookies.get(TEMPO_COOKIE, "")
        return word if word in TEMPOS else ""

    def set(self, response: Response, name: str, value: str, secure: bool, age: int = KEPT) -> None:
        """Set a cookie on a response; `age` is how many seconds it lasts."""
        response.set_cookie(
            name, value, max_age=age, path=self._path, httponly=True, samesite="lax", secure=secure
        )

    def renew(self, connection: HTTPConnection[Any], response: Response) -> None:
        """Set the lasting cookies of a browser anew, once a day, but those that are set already."""
        came, secure = connection.cookies, connection.url.scheme == "https"
        if RENEWED in came or came.keys().isdisjoint(LASTING):
            return
        written = " ".join(response.headers.getlist("set-cookie"))
        lasting = {name: came[name] for name in LASTING if name in came}
        for name, value in {**lasting, RENEWED: "1"}.items():
            if f"{name}=" not in written:
                age = DAY if name == RENEWED else KEPT
                self.set(response, name, value, secure, age)

    def kept(self, connection: HTTPConnection[Any]) -> bool:
        """Return whether a browser has brought one of our cookies."""
        return not connection.cookies.keys().isdisjoint((*LASTING, RENEWED))

    def token(self, person: Person) -> str:
        """Return the cookie's value for a person."""
        return str(self._signer.dumps([person.id, person.name]))

    def write(self, response: Response, person: Person, secure: bool) -> None:
        """Set the cookie that is a person on a response."""
        self.set(response, COOKIE, self.token(person), secure)

    def forget(self, response: Response) -> None:
        """Take the cookies back, with a response."""
        for cookie in (COOKIE, TEMPO_COOKIE, RENEWED):
            response.delete_cookie(cookie, path=self._path, httponly=True, samesite="lax")


def newcomer(name: str = "", once: str = "") -> Person:
    """Return a new person; the same again for a form sent twice (`once`)."""
    return Person(once[:16] or secrets.token_hex(8), names.clean(name) or names.for_person(once))
