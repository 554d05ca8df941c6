"""Ducks: the page as plain data made from a view; ``table.html`` draws it."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.showing.scene import Scene, SeatShown, with_own
from farmyard.games.ducks import text
from farmyard.games.ducks.box import DUCKS, PLAYERS
from farmyard.games.ducks.words import birds

__all__ = ["TURN_PAUSE", "parts", "scene", "turn_pauses"]

TURN_PAUSE = 0.0  # seconds for which the end of a turn stays in sight

EMBLEMS = ("sun", "heart", "drop", "clover", "star")  # of the kinds: each has its colour

View = Any


def parts(view: View, choice: int) -> tuple[str, ...]:
    """Return the parts of the page that together mean this choice: a card and a pond."""
    kind, step = divmod(choice, PLAYERS)
    return f"card-{DUCKS[kind]}", f"pond-{(int(view.turn) + step) % int(view.seats)}"


def turn_pauses(before: View, after: View) -> bool:
    """Tell whether play pauses between two views: never, for nothing has to be looked at."""
    return False


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Make all that ``table.html`` draws."""
    own = {
        "ponds": [pond(view, p, names) for p in range(view.seats)],
        "stock": int(view.stock),
        "hand": hand(view, seat) if seat >= 0 else None,
    }
    return with_own(Scene(seats=[shown(view, p) for p in range(view.seats)]), own)


def shown(view: View, p: int) -> SeatShown:
    """Describe a seat: its broods, and the cards in its hand."""
    return {
        "count": int(view.broods[p]),
        "unit": text("unit-broods"),
        "more": int(view.held[p]),
        "more_words": text("unit-hand"),
    }


def pond(view: View, p: int, names: Sequence[str]) -> dict[str, Any]:
    """Describe a pond and the ducks on it."""
    label = text("label-pond", name=names[p], ducks=birds(view.ponds[p]))
    return {"seat": p, "name": names[p], "label": label, "ducks": cards(view.ponds[p], f"pond-{p}")}


def hand(view: View, seat: int) -> list[dict[str, Any]]:
    """Describe the cards of a hand."""
    return cards(view.hands[seat], f"mine-{seat}")


def cards(counts: Sequence[int], where: str) -> list[dict[str, Any]]:
    """Return cards one by one, each with an id that no other has."""
    return [
        {"id": f"{where}-{duck}-{n}", "name": duck, "part": f"card-{duck}", "emblem": emblem}
        for duck, count, emblem in zip(DUCKS, counts, EMBLEMS, strict=True)
        for n in range(count)
    ]
