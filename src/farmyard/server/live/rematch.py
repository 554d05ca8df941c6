"""The next game at the same table: who has laid it, and how many of those who may play are there.

Whoever still reads how the last game ended is told, for nobody is led to the next one.
"""

from typing import TYPE_CHECKING
from weakref import ReferenceType, ref

if TYPE_CHECKING:
    from farmyard.server.live.actor import Room


class Rematch:
    """What one room knows of the game after its own, and where the one before is read of."""

    def __init__(self) -> None:
        self.laid_by = ""
        self.come = self.people = 0
        self._before: ReferenceType[Room] | None = None

    def follows(self, room: "Room", laid_by: str) -> None:
        """This is the next game of that room's."""
        room.rematch.laid_by = laid_by
        self._before = ref(room)

    def greet(self, room: "Room") -> None:
        """Somebody has come to this one for the first time."""
        before = self._before() if self._before is not None else None
        if before is None:
            return
        people = {c.person for c in room.chairs if c.person and not c.level}
        before.rematch.come = sum(map(room.patience.has_come, people))
        before.rematch.people = len(people)
        before.changed()
