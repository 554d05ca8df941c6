"""Pages as lines, and the difference between two of them, which is what a socket sends.

A browser keeps the lines of the page that it was sent last.  Of the next page it gets the lines it
does not have, and the ranges of those it has.
"""

from itertools import count
from typing import NamedTuple

from farmyard.server.web import wire

_numbers = count()


class _Sent(NamedTuple):
    """The frame that led from one page to another."""

    before: int
    frame: str


class Page:
    """The inside of a page as it was drawn for one or more people; `at` is the version of the log
    that its choices answer, -1 for a page without choices."""

    def __init__(self, text: str, at: int = -1) -> None:
        self.lines, self.at = text.split("\n"), at
        self._number = next(_numbers)
        self._sent: _Sent | None = None

    def same(self, other: "Page | None") -> bool:
        """Tell whether another page reads the same."""
        return self is other or (other is not None and self.lines == other.lines)

    def frame(self, before: "Page | None") -> str:
        """Return the frame for a browser that has another page, or none.  Of the frames for all
        who look on from one seat only the first is made."""
        number = -1 if before is None else before._number
        if self._sent is None or self._sent.before != number:
            known = [] if before is None else before.lines
            made = wire.encode(wire.PageFrame(self.at, changes(known, self.lines))).decode()
            self._sent = _Sent(number, made)
        return self._sent.frame


def changes(before: list[str], after: list[str]) -> list[str | tuple[int, int]]:
    """Return how to make one list of lines of another: ranges of its lines, from and to (not
    included), and new lines, joined."""
    places = {line: n for n, line in enumerate(before)}
    told: list[str | tuple[int, int]] = []
    new, first, end = list[str](), 0, 0  # lines to be sent; a range that is open while end > first
    for line in after:
        if end > first and end < len(before) and before[end] == line:
            end += 1
            continue
        if end > first:
            told.append((first, end))
        first = end = places.get(line, 0)
        if line in places:
            if new:
                told.append("\n".join(new))
                new = []
            end += 1
        else:
            new.append(line)
    if new:
        told.append("\n".join(new))
    if end > first:
        told.append((first, end))
    return told
