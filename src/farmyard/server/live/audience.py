"""The watchers of one table: their sockets, when a new page is sent to them, and what they say."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import ReferenceType, ref

from farmyard.core.wording.slots import Thing
from farmyard.server.live.peers import messages
from farmyard.server.live.services import Services
from farmyard.server.live.watcher import Watcher
from farmyard.server.store.schema import now_ms
from farmyard.server.table import chat
from farmyard.server.table.chat import ChatMessage
from farmyard.server.table.state import State


class Audience:
    """The watchers of one table. A page is drawn once for all who would see the same."""

    def __init__(self, services: Services, state: State) -> None:
        self._services, self._state = services, state
        self.watchers: set[Watcher] = set()
        self.version = 0
        self.drawn: dict[Any, Any] = {}  # cached pages and frames, cleared at every change
        # Parts of pages by language and zone, kept from one change to the next.
        self.kept: dict[tuple[str, str], list[Any]] = {}
        self._before: ReferenceType[Audience] | None = None  # that of which this is the rematch
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

    def tell_everywhere(self, person: str, sentence: Thing, programs: bool = True) -> None:
        """Send a sentence to a person's pages, wherever they are."""
        self.tell(person, sentence, programs)
        told = messages.sentence(self._state.row.id, person, sentence, programs)
        self._services.peers.tell(told)

    def is_seen_by(self, person: str) -> bool:
        """True if a person has a page of the table in view."""
        return self.seen().get(person, (0, 0))[1] > 0

    def is_seen_anywhere_by(self, person: str) -> bool:
        """True if a person has a page of the table in view, here or at another worker."""
        return self.is_seen_by(person) or self._state.presence.in_view(person)

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

    def sign(self, person: str) -> None:
        """Record activity of a person."""
        sits = any(chair.person == person for chair in self._state.chairs)
        if self._state.presence.sign(person, sits, now_ms()):
            self.greet()
        if sits:
            self._services.peers.here(self._state.row.id)

    def follows(self, before: "Audience", opened_by: str) -> None:
        """Record that this table is the rematch of `before`."""
        before._state.rematch.opened_by = opened_by
        self._before = ref(before)

    def greet(self) -> None:
        """Tell the pages of the previous game how many players have joined this rematch."""
        before = self._before() if self._before is not None else None
        if before is not None:
            rematch, people = before._state.rematch, self._state.people
            rematch.come = sum(map(self._state.presence.has_come, people))
            rematch.people = len(people)
            before.changed()

    def say(self, said: ChatMessage) -> None:
        """Show a chat message to everybody, wherever they are."""
        self.hear(said)
        self._services.peers.tell(messages.spoken(self._state.row.id, said))

    def hear(self, said: ChatMessage) -> None:
        """Show a chat message to those who are here, and over its seat for a while."""
        self._state.chat.hear(said)
        if said.seat >= 0:
            asyncio.get_running_loop().call_later(chat.SHOWN, self._fade, said)
        self.changed()

    def _fade(self, said: ChatMessage) -> None:
        if self._state.chat.fade(said):
            self.changed()

    def look(self, person: str, seat: int) -> None:
        """Set for which of a person's seats the screen is shown."""
        self._state.look(person, seat)
        self._services.peers.tell(messages.Looking(self._state.row.id, person, seat))
        self.changed()
