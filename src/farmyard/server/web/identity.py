"""Who somebody is: a signed cookie with a random number and a name, and nothing else.

There are no accounts. The secret that signs the cookies lies beside the database, readable by its
owner alone, or comes from FARMYARD_SECRET. A cookie that was not signed with it counts as none.
"""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from farmyard.server.store import notices
from farmyard.server.table import names

COOKIE = "farmyard"
KEPT = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
FACES = ("farmer", "headscarf", "shepherdess", "granny", "postman")
SHORTEST_SECRET = 16


class SecretError(Exception):
    """The secret cannot be read or made; the message is one sentence."""


@dataclass(frozen=True)
class Person:
    """Somebody with a browser. `id` is empty for a visitor without a cookie."""

    id: str
    name: str

    @property
    def known(self) -> bool:
        return bool(self.id)

    @property
    def face(self) -> str:
        return FACES[sum(self.id.encode()) % len(FACES)]


NOBODY = Person("", "")


def secret(database: Path) -> str:
    """The signing secret: from the environment, or from the file beside the database."""
    given = os.environ.get("FARMYARD_SECRET")
    if given is None:
        return _from_file(database.with_suffix(".secret"))
    if len(given) < SHORTEST_SECRET:
        raise SecretError(notices.SHORT_SECRET)
    return given


def _from_file(path: Path) -> str:
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w") as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    except OSError as error:
        raise SecretError(notices.no_secret(path, error.strerror)) from error
    return _read(path)


def is_missing(database: Path) -> bool:
    """Whether there is no secret yet for this database."""
    given = os.environ.get("FARMYARD_SECRET") is not None
    return not given and not database.with_suffix(".secret").exists()


def _read(path: Path) -> str:
    try:
        text = path.read_text().strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SecretError(notices.no_secret(path, str(error))) from error
    if len(text) < SHORTEST_SECRET:
        raise SecretError(notices.broken_secret(path))
    if os.name == "posix" and path.stat().st_mode & 0o077:
        raise SecretError(notices.open_secret(path))
    return text


class Passport:
    """Reads and writes the cookie."""

    def __init__(self, secret: str, path: str = "") -> None:
        self._path = path or "/"
        self._signer = URLSafeSerializer(secret, salt="farmyard person")

    def read(self, connection: HTTPConnection[Any]) -> Person:
        """Who sends this request: NOBODY without a cookie of ours."""
        try:
            value = self._signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return NOBODY
        match value:
            case [str(who), str(name)]:
                return Person(who, name)
        return NOBODY

    def token(self, person: Person) -> str:
        """The cookie's value."""
        return str(self._signer.dumps([person.id, person.name]))

    def write(self, response: Response, person: Person, secure: bool) -> None:
        """Hand the cookie out with a response."""
        response.set_cookie(
            COOKIE, self.token(person), max_age=KEPT, path=self._path, httponly=True,
            samesite="lax", secure=secure,
        )  # fmt: skip


def newcomer(name: str = "", once: str = "") -> Person:
    """A person never seen before, but perhaps in the same form, sent once before."""
    return Person(once[:16] or secrets.token_hex(8), names.clean(name) or names.for_person(once))
