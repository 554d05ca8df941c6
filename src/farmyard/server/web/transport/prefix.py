"""Serves the site below a path of another one, as in https://example.org/farmyard/.

Every address in templates, styles and responses begins with `/`. If the server's address has a
path, it is put before them on the way out and stripped on the way in, whether or not a proxy has
stripped it already.
"""

import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_IN_PAGES = re.compile(  # a slash in a filled-in value is escaped
    r'(\s(?:(?:[a-z-]*href|src|action|data-(?:live|file|on|src|copy|script))="|content="\d+;url=))'
    r"(?:/|&#x2f;)(?!/|&#x2f;)"
)
_IN_STYLES = re.compile(rb"url\((['\"]?)/(?!/)")


def in_page(text: str, path: str) -> str:
    """Put the path before the addresses in a page. People's texts have their quotes escaped, so
    they cannot look like an attribute."""
    return _IN_PAGES.sub(rf"\g<1>{path}/", text) if path else text


def in_style(body: bytes, path: str) -> bytes:
    """Put the path before the addresses in a style sheet."""
    return _IN_STYLES.sub(rb"url(\g<1>" + path.encode() + b"/", body) if path else body


class Below:
    """ASGI middleware that strips the URL prefix from requests and adds it to redirects."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app, self._path = app, path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not self._path:
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if path == self._path or path.startswith(self._path + "/"):
            path = path.removeprefix(self._path) or "/"
            scope = {**scope, "path": path, "raw_path": path.encode()}

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._lead(MutableHeaders(scope=message))
            await send(message)

        await self._app(scope, receive, send_on)

    def _lead(self, headers: MutableHeaders) -> None:
        place = headers.get("location", "")
        if place.startswith("/") and not place.startswith("//"):
            headers["location"] = self._path + place
