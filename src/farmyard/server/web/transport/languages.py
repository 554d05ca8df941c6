"""The language of a response: that of the reader's choice, else what his browser asks for.

Programs read English, unless they ask for another language in the address, as do clients that send
neither a cookie nor ``Accept-Language``.
"""

import asyncio
from functools import cache
from typing import Any

from babel import Locale, negotiate_locale
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from farmyard.core import catalogue
from farmyard.core.wording.messages import ENGLISH, common, language, speaking
from farmyard.core.wording.slots import capital
from farmyard.server.web.transport import wire
from farmyard.server.web.transport.identity import LANGUAGE_COOKIE
from farmyard.server.words import say

PROGRAMS = "/programs/"
MOST_WISHES = 10  # languages of a browser that are looked at


def offered() -> tuple[str, ...]:
    """Return the languages in which every page and game can be read, English first."""
    return catalogue.languages(say)


@cache
def named(code: str) -> str:
    """Return the name of a language in itself: "Deutsch", "Français"."""
    name = Locale.parse(code).get_display_name(code) or code
    return capital(name)


def leftwards() -> bool:
    """Return whether the language of a page is written from right to left."""
    return Locale.parse(language()).text_direction == "rtl"


def language_of(connection: HTTPConnection[Any]) -> str:
    """Return the language in which a request is answered; programs read English, or what
    the field ``language`` of their address says."""
    if _is_program(connection):
        asked = connection.query_params.get("language", "")
        return asked if asked in offered() else ENGLISH
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in offered():
        return chosen
    wishes = _wishes(connection.headers.get("accept-language", ""))
    return negotiate_locale(wishes, offered(), sep="-") or ENGLISH


def _is_program(connection: HTTPConnection[Any]) -> bool:
    scope = connection.scope
    return scope["path"].startswith(PROGRAMS) or wire.PROGRAM in scope.get("subprotocols", ())


def _wishes(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the most wanted first."""
    wishes = list[tuple[float, str]]()
    for each in header.split(",")[:MOST_WISHES]:
        code, _, weight = "".join(each.split()).replace(";Q=", ";q=").partition(";q=")
        try:
            wishes.append((-float(weight or 1), code))
        except ValueError:
            continue
    return [code for weight, code in sorted(wishes, key=lambda wish: wish[0]) if weight]


class Spoken:
    """ASGI middleware that answers each request in its language."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._read = set[str]()  # languages whose files have been read

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection[Any](scope)
        code = language_of(connection)
        if code not in self._read:  # takes some tenths of a second, which nobody else shall wait
            await asyncio.to_thread(_read, code)
            self._read.add(code)
        with speaking(code, isolating=not _is_program(connection)):
            await self._app(scope, receive, send)


def _read(code: str) -> None:
    """Read all message files of a language."""
    for room in (common, say, *(card.text for card in catalogue.cards())):
        room.bundle(code)
    named(code)  # and what Babel knows of it
