"""The picture that an evening is remembered by: hens on perches as high as their points, at night.

It is an SVG, drawn on the page as it is and turned into a PNG by the typesetter.  On the page the
stars come out one by one, and then all hens but the winner close their eyes (evening.css).
"""

import random
import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from minijinja import escape

from farmyard.paper.colours import house
from farmyard.server.table import names
from farmyard.server.web.drawing.assets import HERE
from farmyard.server.web.pages.evening.evening import Guest
from farmyard.server.words import say

NIGHT, MOON, MILK, STRAW = "#34305a", "#fbe9bd", "#fff8ea", "#f0bd3f"
HILLS = ("#3f6a55", "#315646", "#244338")
WOOD, EDGE = "#86583a", "#5c3a24"
STARS = 30
FACE = "Farmyard Round, sans-serif"
LOWEST, HIGHEST = 0.28, 0.46  # of the height: perches
MOST_NAME = 14  # letters
VARIABLE = re.compile(r"var\(--p(-deep|-tint|-on)?(?:,[^)]*)?\)")


class Canvas(NamedTuple):
    """The size of a picture, and the width of its columns."""

    width: int
    height: int


WIDE, TALL = Canvas(1064, 600), Canvas(1080, 1350)


def picture(guests: Sequence[Guest], title: str, told: str, canvas: Canvas = WIDE) -> str:
    """Return the picture as the text of an SVG; everything a person has written is escaped."""
    w, h = canvas
    moon = f'cx="{w * 0.88:g}" cy="{h * 0.17:g}" r="{h * 0.08:g}"'
    sky = [f'<rect width="{w}" height="{h}" fill="{NIGHT}"/><circle {moon} fill="{MOON}"/>']
    dice = random.Random(title)
    sky += [
        f'<circle class="star" style="--n:{n}" cx="{dice.randrange(w)}"'
        f' cy="{dice.randrange(h * 2 // 5)}" r="2" fill="{MILK}"/>'
        for n in range(STARS)
    ]
    for fill, at in zip(HILLS, (0.62, 0.76, 0.88), strict=True):
        low, high = h * at, h * (at - 0.08)
        sky.append(f'<path d="M0 {low:g} C{w * 0.3:g} {high:g} {w * 0.6:g} {low + h * 0.04:g} '
                   f'{w} {high:g} V{h} H0Z" fill="{fill}"/>')  # fmt: skip
    words = [_text(w / 2, h * 0.13, 44, title, "bold"), _text(w / 2, h * 0.19, 24, told)]
    perches = [_perch(guest, n, guests, canvas) for n, guest in enumerate(_mixed(guests))]
    body = "".join([*sky, *perches, *words])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{body}</svg>'


def _mixed(guests: Sequence[Guest]) -> list[Guest]:
    """Put the winner in the middle, the others by turns to the left and right."""
    left = [guest for n, guest in enumerate(guests) if n % 2 == 1]
    return [*reversed(left), *(guest for n, guest in enumerate(guests) if n % 2 == 0)]


def _perch(guest: Guest, n: int, guests: Sequence[Guest], canvas: Canvas) -> str:
    w, h = canvas
    best = max(max(each.sum for each in guests), 1)
    column = min(200.0, (w - 80) / len(guests))
    x = (w - column * len(guests)) / 2 + column * n
    high = h * (LOWEST + (HIGHEST - LOWEST) * guest.sum / best)
    hen = column * 0.62
    awake = guest.sum == best
    drawn = _hen("hen-stand", guest.emblem)
    if not awake:
        turn = f'style="--n:{sum(other.sum < guest.sum for other in guests)}"'
        asleep = f'<g class="asleep" {turn}>{_hen("hen-sleep", guest.emblem)}</g>'
        drawn = f'<g class="awake" {turn} opacity="0">{drawn}</g>{asleep}'
    signs = names.signs_of(guest.name)
    name = guest.name if len(signs) <= MOST_NAME else "".join(signs[: MOST_NAME - 1]) + "…"
    size = min(24.0, 1.7 * column / max(len(name), 5))
    middle = x + column / 2
    plank = f'<rect x="{x + 10:g}" y="{h - high:g}" width="{column - 20:g}"'
    size_of_hen = f'width="{hen:g}" height="{hen:g}" viewBox="0 0 100 100" overflow="visible"'
    return (
        f'{plank} height="{high:g}" fill="{WOOD}"/>{plank} height="10" fill="{EDGE}"/>'
        f'<svg x="{middle - hen / 2:g}" y="{h - high - hen * 0.92:g}" {size_of_hen}>{drawn}</svg>'
        + _text(middle, h - high + 64, 44, points(guest.sum), "bold", STRAW if awake else MILK)
        + _text(middle, h - high + 104, size, name, "bold")
    )


def points(sum: float) -> str:
    """Return points in figures, as the reader writes them."""
    return say("evening-points", n=int(sum), half="no" if sum == int(sum) else "yes")


def _text(
    x: float, y: float, size: float, words: str, weight: str = "normal", fill: str = MILK
) -> str:
    look = f'text-anchor="middle" font-family="{FACE}" font-weight="{weight}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" {look}>{escape(words)}</text>'


@cache
def _hen(name: str, emblem: str) -> str:
    """Return what is inside a symbol of the flock, in the colours of an emblem."""
    flock = (HERE / "static/art/flock.svg").read_text("utf-8")
    start = flock.index(">", flock.index(f'<symbol id="{name}"')) + 1
    inside = flock[start : flock.index("</symbol>", start)]
    return VARIABLE.sub(lambda found: house()[emblem + (found[1] or "")], inside)
