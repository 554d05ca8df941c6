"""Nests: the page as plain data made from a view; ``table.html`` draws it."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOTHING
from farmyard.core.showing.scene import Scene, with_own
from farmyard.games.nests import text
from farmyard.games.nests.box import LINES, NESTS
from farmyard.games.nests.rules import owner_of
from farmyard.games.nests.state import Phase

__all__ = ["TURN_PAUSE", "parts", "scene", "turn_pauses"]

TURN_PAUSE = 2.0  # seconds for which a chased hen stays in sight before the game goes on

EMBLEMS = ("sun", "heart")  # of seats 0 and 1: their colours are yellow and red

View = Any


def parts(view: View, choice: int) -> tuple[str, ...]:
    """Return the parts of the page that together mean this choice."""
    return (f"nest-{choice}",)


def turn_pauses(before: View, after: View) -> bool:
    """Tell whether play pauses between two views: to show a hen that is chased off."""
    return bool(after.chased != NOTHING and after.phase != Phase.OVER)


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Make all that ``table.html`` draws; while `paused` that includes the hen chased off."""
    rows = [LINES[line].tolist() for line in range(len(LINES)) if owner_of(view, line) >= 0]
    nests = [nest(view, n, any(n in row for row in rows), names) for n in range(len(NESTS))]
    if paused and view.chased != NOTHING:
        nests[view.chased]["runs"] = EMBLEMS[1 - view.yard[view.chased]]
    shown = Scene(
        seats=[{"count": int(view.laid[p]), "unit": text("unit-hens")} for p in range(view.seats)],
    )
    return with_own(shown, {"nests": nests})


def nest(view: View, n: int, in_row: bool, names: Sequence[str]) -> dict[str, Any]:
    """Describe one nest, and the hens that this seat sees there or knows to hide there."""
    owner = int(view.yard[n])
    shown = {"part": f"nest-{n}", "owner": owner, "in_row": in_row, "runs": ""}
    if owner != NOTHING:
        label = text("label-hen", nest=NESTS[n], name=names[owner])
        return {**shown, "emblem": EMBLEMS[owner], "hiding": [], "label": label}
    hiding = [p for p in range(view.seats) if view.hideout[p] == n]
    if len(hiding) > 1:
        label = text("label-both-hidden", nest=NESTS[n], names=tuple(names[p] for p in hiding))
    elif hiding:
        label = text("label-hidden", nest=NESTS[n], name=names[hiding[0]])
    else:
        label = text("label-free", nest=NESTS[n])
    return {**shown, "emblem": "", "hiding": [EMBLEMS[p] for p in hiding], "label": label}
