"""Contrast as WCAG 2 defines it, of colours in a style sheet and of what is seen in a picture."""

import io
import re
from collections.abc import Sequence
from typing import Any

from PIL import Image
from playwright.sync_api import Locator

COLOURS = "(node, behind) => [node, node.closest(behind)].map(n => getComputedStyle(n))" \
    ".map((style, n) => n ? style.backgroundColor : style.color)"  # fmt: skip


def contrast(text: Locator, behind: str = "*") -> float:
    """Return the contrast of an element's text with the background of the element around it."""
    colours: list[str] = text.evaluate(COLOURS, behind)
    return ratio(*([float(n) for n in re.findall("[0-9.]+", each)[:3]] for each in colours))


def contrast_seen(drawn: Locator) -> float:
    """Return the contrast of an element's ground, its commonest colour, with what differs most."""
    picture: Any = Image.open(io.BytesIO(drawn.screenshot())).convert("RGB")
    colours = picture.getcolors(picture.width * picture.height)
    ground = max(colours)[1]
    return max(ratio(ground, colour) for n, colour in colours if n > 20)


def ratio(a: Sequence[float], b: Sequence[float]) -> float:
    """Return the contrast of two colours."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Sequence[float]) -> float:
    parts = [c / 255 for c in colour]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
