"""The handler of the page that shows every part in every state; only in debug mode it is served."""

import re
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farmyard.server.table.seating import EMBLEMS, FACES, LOOKS, SCARECROW
from farmyard.server.web.drawing.assets import HERE
from farmyard.server.web.requests import page, site_of
from farmyard.server.words import say

FOLDERS = ("parts", "table")
_FIRST_COMMENT = re.compile(r"/\*(.*?)\*/", re.DOTALL)
_SIGN = re.compile(r'<symbol id="(?:i-)?([\w-]+)"')
SEATS: dict[str, dict[str, Any]] = {
    ".seat": {},
    ".seat.mine": {"mine": True},
    "[aria-current]": {"to_move": True},
    "[data-away]": {"away": True},
    ".mini": {"more": 3, "more_words": "3"},
    ".rank-mark": {"place": 1},
    ".rename": {"unnamed": True},
    ".thinks": {"sheet": "table/thinking", "to_move": True, "bot": True, "face": SCARECROW},
    ".take": {"sheet": "table/choosing"},
}
"""The kinds of seats, by what a style sheet knows them by."""


def uses() -> dict[str, str]:
    """Return the first comment of each sheet of parts, which says what it is for."""
    static = HERE / "static"
    found = {}
    for path in (each for folder in FOLDERS for each in static.glob(f"{folder}/*.css")):
        comment = _FIRST_COMMENT.search(path.read_text("utf-8"))
        found[f"{path.parent.name}/{path.stem}"] = comment[1].strip() if comment else ""
    return found


def signs(file: str) -> list[str]:
    """Return the names of the signs in a drawing of many."""
    return _SIGN.findall((HERE / "static" / file).read_text("utf-8"))


def _seats() -> list[dict[str, Any]]:
    """Return one seat of each kind, as `seat.html` draws it."""
    usual = {"sheet": "table/seat", "count": 7, "unit": "", "more": None}
    looks = zip(SEATS.items(), EMBLEMS, FACES, strict=False)
    return [
        {**usual, "seat": n, "kind": kind, "name": name.capitalize(), "emblem": name, "face": face}
        | own
        for n, ((kind, own), name, face) in enumerate(looks)
    ]


def shown() -> dict[str, Any]:
    """Return the context of the page."""
    seats = _seats()
    return {
        "uses": uses(),
        "icons": [name for name in signs("sprite.svg") if name not in (*EMBLEMS, SCARECROW)],
        "signs": signs("away.svg"),
        "sayings": signs("art/sayings.svg"),
        "faces": [*FACES[:LOOKS], SCARECROW],
        "seats": seats,
        "takes": [f"seat-{seats[-1]['seat']}"],
        "table": {"id": "parts"},
    }


async def show(request: Request) -> Response:
    """GET /parts: every part of the pages in each of its states."""
    filled = await site_of(request).pages.run(shown)
    return page(request, "all-parts.html", filled, say("title-page", what="/parts"))
