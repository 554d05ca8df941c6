"""The colours of the page, by name, read from its style sheets: those of the house, then the
game's own.  A sheet of paper has the light ones, which come first."""

import re
from functools import cache
from pathlib import Path

import farmyard

TOKENS = Path(farmyard.__file__).parent / "server/web/static/tokens.css"
_COLOUR = re.compile(r"--([a-z][a-z0-9-]*):\s*(#[0-9a-fA-F]{6})\b")


@cache
def colours(folder: Path) -> dict[str, str]:
    """Return the colours that a game's style sheets name, as "#rrggbb"."""
    found: dict[str, str] = {}
    for sheet in (TOKENS, *sorted(folder.glob("*.css"))):
        for name, value in _COLOUR.findall(sheet.read_text("utf-8")):
            found.setdefault(name, value.lower())
    return found
