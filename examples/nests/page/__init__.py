"""What the page of Nests shows, as plain data made from a view: ``table.html`` draws it."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.scene import Scene, with_own
from farmyard.games.nests.box import LINES, NESTS
from farmyard.games.nests.rules import owner_of

__all__ = ["MOMENT", "moment", "parts", "scene"]

MOMENT = 0.0  # seconds for which a moment is shown; nothing here is seen for a moment only

EMBLEMS = ("sun", "heart")  # of seats 0 and 1: their colours are yellow and red

View = Any


def parts(view: View, choice: int) -> tuple[str, ...]:
    """The parts of the page that together mean this choice."""
    return (f"nest-{choice}",)


def moment(before: View, after: View) -> bool:
    """Whether what lies between two views is to be shown for a moment."""
    return False


def scene(view: View, seat: int, names: Sequence[str], moment: bool) -> Scene:
    """Everything ``table.html`` draws."""
    rows = [LINES[line].tolist() for line in range(len(LINES)) if owner_of(view, line) >= 0]
    shown = Scene(
        seats=[{"count": int(view.laid[p]), "unit": "hens"} for p in range(view.seats)],
    )
    own: dict[str, Any] = {
        "nests": [nest(view, n, any(n in row for row in rows), names) for n in range(len(NESTS))],
    }
    return with_own(shown, own)


def nest(view: View, n: int, in_row: bool, names: Sequence[str]) -> dict[str, Any]:
    """One nest, and the hen in it."""
    owner = int(view.yard[n])
    return {
        "part": f"nest-{n}",
        "owner": owner,
        "emblem": EMBLEMS[owner] if owner >= 0 else "",
        "in_row": in_row,
        "label": f"{NESTS[n]}: {names[owner]}’s hen" if owner >= 0 else f"{NESTS[n]}: free",
    }
