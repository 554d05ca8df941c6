"""Pages as pieces, and the difference between two of them, which is what a socket sends.

Pieces are what stands between the signs ``<`` of a page: a tag, and the text after it.  A browser
keeps the pieces of the page that it was sent last.  Of the next page it gets the pieces it does not
have, and the ranges of those it has.
"""

from itertools import count
from typing import NamedTuple

from farmyard.server.web.transport import wire

BETWEEN = "<"  # of two pieces
SHORT = 16  # letters of a piece that is not worth a range of its own
STRIDE = 16  # pieces that are compared at once where a range goes on

_numbers = count()


class _Sent(NamedTuple):
    """The frame that led from one page to another."""

    before: int
    frame: str


class Page:
    """The inside of a page as it was drawn for one or more people; `at` is the version of the log
    that its choices answer, -1 for a page without choices."""

    def __init__(self, text: str, at: int = -1) -> None:
        self.pieces, self.at = text.split(BETWEEN), at
        self._number = next(_numbers)
        self._sent: _Sent | None = None

    def same(self, other: "Page | None") -> bool:
        """Tell whether another page reads the same."""
        return self is other or (other is not None and self.pieces == other.pieces)

    def frame(self, before: "Page | None") -> str:
        """Return the frame for a browser that has another page, or none.  Of the frames for all
        who look on from one seat only the first is made."""
        number = -1 if before is None else before._number
        if self._sent is None or self._sent.before != number:
            known = [] if before is None else before.pieces
            made = wire.encode(wire.PageFrame(self.at, changes(known, self.pieces))).decode()
            self._sent = _Sent(number, made)
        return self._sent.frame


def changes(before: list[str], after: list[str]) -> list[str | tuple[int, int]]:
    """Return how to make one list of pieces of another: ranges of its pieces, from and to (not
    included), and new pieces, joined."""
    places = dict(zip(before, range(len(before)), strict=True))
    told: list[str | tuple[int, int]] = []
    k = n = start = 0  # the next pieces of both, if they go on alike; where new pieces start
    while n < len(after):
        piece = after[n]
        if not (k < len(before) and before[k] == piece):
            if len(piece) <= SHORT or piece not in places:
                k, n = k + 1, n + 1
                continue
            k = places[piece]
        if n > start:
            told.append(BETWEEN.join(after[start:n]))
        end = k + common(before, k, after, n)
        told.append((k, end))
        start = n = n + end - k
        k = end
    if n > start:
        told.append(BETWEEN.join(after[start:]))
    return told


def common(before: list[str], k: int, after: list[str], n: int) -> int:
    """Return how many pieces from a place in one list equal those from a place in another."""
    first, most = k, k + min(len(before) - k, len(after) - n)
    while k + STRIDE <= most and before[k : k + STRIDE] == after[n : n + STRIDE]:
        k, n = k + STRIDE, n + STRIDE
    while k < most and before[k] == after[n]:
        k, n = k + 1, n + 1
    return k - first
