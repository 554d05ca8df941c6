"""The seats of a table, with what its game shows there."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from farmyard.core.showing.scene import Scene, SeatShown
from farmyard.server.store.schema import Chair
from farmyard.server.table.seating import emblem, face

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


def seats_drawn(table: "Table", chairs: Sequence[Chair], scene: Scene) -> list[dict[str, Any]]:
    """Return each seat with its name, its face, and what the game shows there."""
    counts = scene.get("seats") or [SeatShown()] * len(chairs)
    return [
        {"seat": chair.seat, "name": table.names[chair.seat], "emblem": emblem(chair.seat),
         "face": face(chair), **count}
        for chair, count in zip(chairs, counts, strict=True)
    ]  # fmt: skip
