"""Outlines of strokes with round ends, as all our letters are made of.

Points and headings are complex numbers: 1 goes to the right, 1j up. An outline runs clockwise, so
what lies within it is filled.
"""

import cmath
import math
from itertools import pairwise

Call = tuple[str, tuple[tuple[float, float], ...]]  # what a pen of fontTools is told
Contour = list[Call]
Step = tuple[complex, complex | None]
QUARTER = 4 / 3 * math.tan(math.pi / 8)


class Segment:
    """A line, or a quarter of an ellipse, from one point to another."""

    def __init__(self, start: complex, end: complex, leaves: complex, arrives: complex) -> None:
        self.start, self.end, self.leaves, self.arrives = start, end, leaves, arrives

    def reversed(self) -> "Segment":
        return Segment(self.end, self.start, -self.arrives, -self.leaves)

    def beside(self, half: float) -> "Segment":
        """A segment that runs along the left of this one."""
        start, end = self.start + half * 1j * self.leaves, self.end + half * 1j * self.arrives
        return Segment(start, end, self.leaves, self.arrives)

    def drawn(self) -> Contour:
        if self.leaves == self.arrives:
            return [line(self.end)]
        way = self.end - self.start
        first = self.start + QUARTER * along(way, self.leaves) * self.leaves
        second = self.end - QUARTER * along(way, self.arrives) * self.arrives
        return [curve(first, second, self.end)]


def stroke(half: float, start: complex, *steps: Step) -> Contour:
    """The outline of a way: each step goes to a point, straight or turning into a heading."""
    segments, at, heading = [], start, 0j
    for end, arrives in steps:
        if arrives is None:
            heading = (end - at) / abs(end - at)
            segments.append(Segment(at, end, heading, heading))
        else:
            segments.append(Segment(at, end, heading, arrives))
            heading = arrives
        at = end
    back = [segment.reversed() for segment in reversed(segments)]
    begin = segments[0].beside(half).start
    there, here = side(segments, half), side(back, half)
    closed: Contour = [("closePath", ())]
    return [("moveTo", (pair(begin),)), *there, *here, *closed]


def side(segments: list[Segment], half: float) -> Contour:
    """The left side of a way, and the round end after it."""
    found: Contour = []
    for segment, following in pairwise(segments):
        this, after = segment.beside(half), following.beside(half)
        across = cross(this.arrives, after.leaves)
        if across > 1e-9:  # the inside of a corner of two lines
            corner = this.end + this.arrives * cross(after.start - this.end, after.leaves) / across
            this.end = corner
        found += this.drawn()
        if across < -1e-9:
            found.append(bend(segment.end, this.arrives, after.leaves, half))
    last = segments[-1]
    ahead = last.arrives
    found += last.beside(half).drawn()
    found.append(bend(last.end, ahead, -1j * ahead, half))
    found.append(bend(last.end, -1j * ahead, -ahead, half))
    return found


def ring(middle: complex, radius: float, weight: float) -> list[Contour]:
    """A circle with a hole."""
    return [circle(middle, radius, -1j), circle(middle, radius - weight, 1j)]


def circle(middle: complex, radius: float, turn: complex) -> Contour:
    """A circle from its top, turning at each quarter clockwise (-1j) or the other way."""
    found: Contour = [("moveTo", (pair(middle + 1j * radius),))]
    at, heading = 1j * radius, 1j * turn
    for _ in range(4):
        segment = Segment(middle + at, middle + at * turn, heading, heading * turn)
        found += segment.drawn()
        at, heading = at * turn, heading * turn
    return [*found, ("closePath", ())]


def bend(middle: complex, before: complex, after: complex, half: float) -> Call:
    """The round outside of a corner, from one heading to another."""
    handle = 4 / 3 * math.tan(abs(cmath.phase(after / before)) / 4) * half
    start, end = middle + half * 1j * before, middle + half * 1j * after
    return curve(start + handle * before, end - handle * after, end)


def line(end: complex) -> Call:
    return "lineTo", (pair(end),)


def curve(first: complex, second: complex, end: complex) -> Call:
    return "curveTo", (pair(first), pair(second), pair(end))


def pair(point: complex) -> tuple[float, float]:
    return point.real, point.imag


def along(way: complex, heading: complex) -> float:
    return (way * heading.conjugate()).real


def cross(one: complex, other: complex) -> float:
    return (one.conjugate() * other).imag
