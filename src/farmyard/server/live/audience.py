"""The watchers of one table: their open sockets, and when a new page is sent to them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from farmyard.core.messages import Thing
from farmyard.server.live.watcher import Watcher


class Audience:
    """The watchers of one table. A page is drawn once for all who would see the same."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.version = 0
        self.drawn: dict[Any, Any] = {}  # cached pages and frames, cleared at every change
        # Parts of pages by language and zone, kept from one change to the next.
        self.kept: dict[tuple[str, str], list[Any]] = {}
        self._in_a_row = 0  # how many `shown_once` blocks are open

    def changed(self) -> None:
        """Send every watcher a new page, now or at the end of `shown_once`."""
        self.version += 1
        self.drawn.clear()
        if not self._in_a_row:
            self._show()

    def _show(self) -> None:
        for watcher in self.watchers:
            watcher.mailbox.put(self.version)

    @contextmanager
    def shown_once(self) -> Iterator[None]:
        """Delay updates until the end of the block, then send one for all of them."""
        before, self._in_a_row = self.version, self._in_a_row + 1
        try:
            yield
        finally:
            self._in_a_row -= 1
            if self.version != before:
                self._show()

    def tell(self, person: str, sentence: str | Thing, programs: bool = True) -> None:
        """Send a sentence to all pages of a person, and to his programs unless told otherwise."""
        for watcher in self.watchers:
            if watcher.person == person and (programs or not watcher.program):
                watcher.refuse(sentence)

    def is_seen_by(self, person: str) -> bool:
        """True if a person has a page of the table in view."""
        return self.seen().get(person, (0, 0))[1] > 0

    def seen(self) -> dict[str, tuple[int, int]]:
        """Return how many pages and programs each person has open, and how many pages in view."""
        found: dict[str, tuple[int, int]] = {}
        for each in self.watchers:
            pages, seen = found.get(each.person, (0, 0))
            found[each.person] = pages + 1, seen + (not each.program and not each.hidden)
        return found

    def lead_to_the_table(self, link: str) -> None:
        """Redirect the watchers of the waiting page to the table."""
        for watcher in self.watchers:
            if watcher.page:
                watcher.lead(link)

    def lead_on(self, person: str, link: str) -> None:
        """Redirect one person, and all programs, to the next table."""
        for watcher in self.watchers:
            if watcher.program or watcher.person == person:
                watcher.lead(link)
