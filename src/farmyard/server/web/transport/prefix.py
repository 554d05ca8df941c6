"""The house below a path of another site, as in https://example.org/farmyard/.

Every address in templates, styles and answers begins with `/`, as if the house had a name of its
own. Where its own address has a path, that is put before them on the way out, and taken off on the
way in, whether the proxy before us has done so already or not.
"""

import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_IN_PAGES = re.compile(  # a stroke that was filled in is escaped
    r'(\s(?:[a-z-]*href|src|action|data-(?:live|file|src|copy|script))=")(?:/|&#x2f;)(?!/|&#x2f;)'
)
_IN_STYLES = re.compile(rb"url\((['\"]?)/(?!/)")


def in_page(text: str, path: str) -> str:
    """A page with this path before its addresses.  What people wrote in it has no quotes: they are
    escaped, so nothing of theirs can look like an attribute."""
    return _IN_PAGES.sub(rf"\g<1>{path}/", text) if path else text


def in_style(body: bytes, path: str) -> bytes:
    """The same for a style sheet."""
    return _IN_STYLES.sub(rb"url(\g<1>" + path.encode() + b"/", body) if path else body


class Below:
    """Around everything, if there is a path: requests lose it, and where answers lead gets it."""

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
