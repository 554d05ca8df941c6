"""The seats of a table, with what its game shows there, and who is ahead."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from farmyard.core.showing.scene import Scene, SeatShown
from farmyard.core.tables.table import ranks_of
from farmyard.server.store.schema import Chair
from farmyard.server.table.seating import emblem, face

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table


def seats_drawn(
    table: "Table", chairs: Sequence[Chair], scene: Scene, eyes: int, n: int | None = None
) -> list[dict[str, Any]]:
    """Return each seat with its name, its face, its place after n decisions (now if not said) as a
    seat sees it, and what the game shows there."""
    counts = scene.get("seats") or [SeatShown()] * len(chairs)
    return [
        {"seat": chair.seat, "name": table.names[chair.seat], "emblem": emblem(chair.seat),
         "face": face(chair), "place": place, **count}
        for chair, count, place in zip(chairs, counts, _places(table, eyes, n), strict=True)
    ]  # fmt: skip


def _places(table: "Table", eyes: int, n: int | None) -> list[int]:
    """Return the place of each seat, by scores that everybody sees; zeros while all are level."""
    scores = table.game.display_scores(table.views.kept(eyes, n))
    return ranks_of(scores) if len(set(scores)) > 1 else [0] * len(scores)
