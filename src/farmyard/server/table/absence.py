"""How long a table waits for somebody whose turn it is and whose page is gone.

After that time a scarecrow keeps his chair (substitutes.py). A page without scripts has no socket;
each time it is asked for counts as a sign of life, and so does every form.
"""

import asyncio
from typing import TYPE_CHECKING
from weakref import proxy

from farmyard.server.store.schema import PERSON, now_ms

if TYPE_CHECKING:
    from farmyard.server.live.actor import Room

LOOKS_ON = 30.0  # seconds after a page without a socket has been asked for


class Patience:
    """Waits at one table for whoever is away, if its terms say for how long."""

    def __init__(self, room: "Room") -> None:
        self._room: Room = proxy(room)  # it has this, and goes when nobody has it
        self._timer: asyncio.TimerHandle | None = None
        self._signs: dict[str, int] = {}  # when a person was last heard of, in ms since 1970
        self._looked = 0  # when anybody at all last asked for a page, likewise

    @property
    def waits(self) -> bool:
        return self._timer is not None

    def sign(self, person: str) -> None:
        """A person has been heard of."""
        self._looked = now_ms()
        if person in {c.person for c in self._room.chairs}:
            first = not self.has_come(person)
            self._signs[person] = now_ms()
            if first:
                self._room.rematch.greet(self._room)

    def has_come(self, person: str) -> bool:
        """Whether a person is here, or was."""
        return person in self._signs or person in {w.person for w in self._room.watchers}

    @property
    def watched(self) -> bool:
        """Whether somebody looks on, or did a moment ago."""
        return bool(self._room.watchers) or now_ms() - self._looked < 1000 * LOOKS_ON

    @property
    def attended(self) -> bool:
        """Whether there is anybody for whom scarecrows play: one who sits here, or looks on."""
        return self.watched or any(chair.kind == PERSON for chair in self._room.chairs)

    def look(self) -> None:
        """See who is waited for now; to be called after every change, and when people go."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        missing = self.missing()
        if missing is not None:
            wait = max(0.0, (self._until(missing) - now_ms()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._over, missing)

    def missing(self) -> str | None:
        """Whose turn it is while he is away, if the table does not wait for ever."""
        room, table = self._room, self._room.table
        if table is None or table.to_move is None or not room.going_on:
            return None
        chair = room.chairs[table.to_move]
        here = {watcher.person for watcher in room.watchers}
        waited_for = room.terms.seconds_away and not chair.level
        return chair.person if waited_for and chair.person not in here else None

    def is_over(self, person: str) -> bool:
        """Whether a person is away, and has been for too long."""
        return self.missing() == person and self._until(person) <= now_ms()

    def _until(self, person: str) -> int:
        room = self._room
        since = max(room.laid_at, self._signs.get(person, 0), *room.times[-1:])
        return since + 1000 * (room.terms.seconds_away or 0)

    def _over(self, person: str) -> None:
        from farmyard.server.table import substitutes

        self._timer = None
        self._room.house.errand(self._room.alone(substitutes.gone, self._room, person))
