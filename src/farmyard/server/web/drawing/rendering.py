"""Turns templates and plain data into pages.

Templates of the house lie in `templates/`; a game's own lie in its `page/`, and are called
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
    """Renders by name; looks at the files again before each page only when debugging."""

    def __init__(self, debug: bool = False, path: str = "") -> None:
        self._path = path
        self._environment = Environment(loader=_load, reload_before_render=debug)
        self._environment.add_filter("cited", cited)
        self._environment.add_filter("script", script_of)

    def render(self, name: str, context: dict[str, Any]) -> str:
        """A page as text."""
        return in_page(self._environment.render_template(name, **context), self._path)


def _load(name: str) -> str | None:
    if (found := _NAME.fullmatch(name)) is None:
        return None
    key, file = found.groups()
    path = GAMES / key / "page" / file if key else HERE / "templates" / file
    return path.read_text(encoding="utf-8") if path.is_file() else None


def script_of(key: str) -> str:
    """Where the script of a game's page is served: ``key|script``; empty if it has none."""
    return f"/play/{key}/page.js" if (GAMES / key / "page" / "page.js").is_file() else ""


OWN = "private, no-cache"
"""A page may stay in its reader's browser, which goes back to it at once, and asks before it shows
it anew."""
NOBODY = "no-store"
"""Of a screen that several share nothing stays: going back would show another's hand."""


def as_response(request: Request, text: str, status: int = 200, kept: str = OWN) -> Response:
    """A page as it goes out, zipped if the browser likes that; `kept`: by whom it may be kept."""
    headers = {"cache-control": kept, "vary": "accept-encoding, cookie"}
    body = text.encode()
    if len(body) > WORTH_ZIPPING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 1, mtime=0), "gzip"
    return HTMLResponse(body, status, headers)
