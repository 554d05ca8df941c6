"""The colours of the page, by name, read from its style sheets: those of the house, then the
game's own.  A sheet of paper has those of noon.

A class that gives a card its ground, as ``.u-fox { --ground: …; --on-ground: … }`` or, of a ground
alone, ``.k-rope { --g: … }``, is found as
"ground-fox" and "on-fox".
"""

import re
from functools import cache
from pathlib import Path

TOKENS = Path(__file__).parents[1] / "server/web/static/tokens.css"
_COLOUR = re.compile(r"--([a-z][a-z0-9-]*):\s*(?:var\(--noon,\s*)?(#[0-9a-fA-F]{6})\b")
_RULE = re.compile(r"([^{}]*+)\{([^{}]*+)\}")
_GIVES = re.compile(r"--(on-)?g(?:round)?:\s*(?:var\(--([a-z0-9-]+)\)|(#[0-9a-fA-F]{6}))")
_CLASS = re.compile(r"\.[a-z]-([a-z0-9-]+)\s*(?=,|$)")


def house() -> dict[str, str]:
    """Return the colours of the house alone."""
    return colours(TOKENS.parent / "art")


@cache
def colours(folder: Path) -> dict[str, str]:
    """Return the colours that a game's style sheets name, as "#rrggbb"."""
    texts = [sheet.read_text("utf-8") for sheet in (TOKENS, *sorted(folder.glob("*.css")))]
    found: dict[str, str] = {}
    for text in texts:
        for name, value in _COLOUR.findall(text):
            found.setdefault(name, value.lower())
    for text in texts:
        for classes, body in _RULE.findall(text):
            for name in _CLASS.findall(classes.strip()):
                for on, other, value in _GIVES.findall(body):
                    said = value.lower() or found.get(other)
                    if said:
                        found.setdefault(f"{'on' if on else 'ground'}-{name}", said)
    return found
