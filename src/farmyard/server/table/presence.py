"""Who is at a table just now, and when everybody was last heard of.

A page without scripts has no socket; each time it is asked for counts as a sign of life, and so
does every form.
"""

from collections import Counter

LOOKS_ON = 30.0  # seconds after a page without a socket has been asked for


class Presence:
    """The people of one table who look on, and those who have."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()  # by how many open pages and programs each
        self.heard: dict[str, int] = {}  # of those who sit there: when, in ms since 1970
        self.looked = 0  # when anybody at all last asked for a page, likewise

    def enter(self, person: str) -> None:
        """One more page is open."""
        self.here[person] += 1

    def leave(self, person: str) -> None:
        """A page is gone."""
        self.here -= Counter([person])

    def sign(self, person: str, sits: bool, now: int) -> bool:
        """A person has been heard of; whether it is the first time for one who sits there."""
        first = sits and not self.has_come(person)
        self.looked = now
        if sits:
            self.heard[person] = now
        return first

    def has_come(self, person: str) -> bool:
        """Whether a person is here, or was."""
        return person in self.heard or person in self.here

    def watched(self, now: int) -> bool:
        """Whether somebody looks on, or did a moment ago."""
        return bool(self.here) or now - self.looked < 1000 * LOOKS_ON
