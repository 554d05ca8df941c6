"""Presence: who is at a table now, and when each person was last active.

A page without scripts has no socket; each request of it and each form counts as activity.
"""

from collections import Counter

LOOKS_ON = 30.0  # seconds after a page without a socket has been asked for


class Presence:
    """The people who watch one table now, and those who have come before."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()  # person -> number of open pages and programs
        self.heard: dict[str, int] = {}  # seated person -> last activity, ms since 1970
        self.looked = 0  # last request of anybody, ms since 1970

    def enter(self, person: str) -> None:
        """Count one more open page of a person."""
        self.here[person] += 1

    def leave(self, person: str) -> None:
        """Count one page less."""
        self.here -= Counter([person])

    def sign(self, person: str, sits: bool, now: int) -> bool:
        """Record activity of a person. Returns True the first time, if he sits there."""
        first = sits and not self.has_come(person)
        self.looked = now
        if sits:
            self.heard[person] = now
        return first

    def has_come(self, person: str) -> bool:
        """True if a person is here, or was."""
        return person in self.heard or person in self.here

    def watched(self, now: int) -> bool:
        """True if somebody watches now, or did within the last `LOOKS_ON` seconds."""
        return bool(self.here) or now - self.looked < 1000 * LOOKS_ON
