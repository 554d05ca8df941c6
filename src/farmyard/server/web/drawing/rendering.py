"""Renders templates to pages.

The server's templates are in `templates/`; a game's own are in its `page/`, and are named
`<key>/table.html`. All values are escaped, since every template's name ends in .html.
"""

import gzip
import re
from typing import Any

from minijinja import Environment
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farmyard.server.web.drawing.assets import GAMES, HERE
from farmyard.server.web.drawing.citations import cited
from farmyard.server.web.transport.prefix import in_page

_NAME = re.compile(r"(?:([a-z_]+)/)?([a-z][a-z-]*\.html)")
WORTH_ZIPPING = 1500  # bytes


class Templates:
    """The templates by name; read again before each page in debug mode."""

    def __init__(self, debug: bool = False, path: str = "") -> None:
        self._path = path
        self._environment = Environment(loader=_load, reload_before_render=debug)
        self._environment.add_filter("cited", cited)
        self._environment.add_filter("script", script_of)

    def render(self, name: str, context: dict[str, Any]) -> str:
        """Render a template."""
        return in_page(self._environment.render_template(name, **context), self._path)


def _load(name: str) -> str | None:
    if (found := _NAME.fullmatch(name)) is None:
        return None
    key, file = found.groups()
    path = GAMES / key / "page" / file if key else HERE / "templates" / file
    return path.read_text(encoding="utf-8") if path.is_file() else None


def script_of(key: str) -> str:
    """Return the URL of a game's page script, ``key|script``; empty if it has none."""
    return f"/play/{key}/page.js" if (GAMES / key / "page" / "page.js").is_file() else ""


OWN = "private, no-cache"
"""The browser may cache the page for going back, and revalidates it otherwise."""
NOBODY = "no-store"
"""Nothing is cached on a shared screen: going back would show another's hand."""


def as_response(request: Request, text: str, status: int = 200, kept: str = OWN) -> Response:
    """Return a page as a response, compressed if the browser accepts it; `kept` is its cache
    control."""
    headers = {"cache-control": kept, "vary": "accept-encoding, cookie"}
    body = text.encode()
    if len(body) > WORTH_ZIPPING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 1, mtime=0), "gzip"
    return HTMLResponse(body, status, headers)
