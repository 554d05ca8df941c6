"""The table as text, and what each seat still holds."""

from collections.abc import Sequence
from typing import Any

from farmyard.games.by_golly import text
from farmyard.games.by_golly.box import ANIMALS, ROWS, YARD_CARDS
from farmyard.games.by_golly.options import MemoryAid
from farmyard.games.by_golly.state import PLACES, Phase
from farmyard.games.by_golly.words.naming import a_card


def counts(view: Any) -> list[tuple[str, ...]]:
    """Return for each seat the columns of the score table."""
    rows: list[tuple[str, ...]] = []
    for p in range(view.seats):
        held = int(view.held[p]) + (p == view.turn and view.laid >= 0)
        rows.append((str(held + int(view.left[p])), str(held), str(int(view.left[p]))))
    return rows


def sketch(view: Any, seat: int, names: Sequence[str], paused: bool) -> str:
    """Return the table as text: the yard from above, and the hand of this seat.

    If it is to turn a card over, each place has the number of that choice.  In the pause after a
    turn its cards are shown once more where they lay.
    """
    up = {int(p): int(f) for p, f in zip(view.places, view.faces, strict=True) if p >= 0}
    more = 1 if view.memory_aid == MemoryAid.NONE else len("19()") + 1
    width = max(len(bare(kind)) for kind in range(len(ANIMALS))) + more
    shown = up if paused or view.lying else {}
    turns = seat == view.turn and view.phase in (Phase.TURN, Phase.TURN2) and not paused
    down = [p for p in range(PLACES) if p not in shown]
    numbers = {p: str(n) for n, p in enumerate(down, start=1)} if turns else {}
    rows, place = [], 0
    for row in ROWS:
        cells = [_spot(view, p, shown, numbers).center(width) for p in range(place, place + row)]
        rows.append(" ".join(cells).center((width + 1) * max(ROWS)).rstrip())
        place += row
    rows += ["", *(_seat_line(view, p, names[p]) for p in range(view.seats))]
    if seat >= 0:
        hand = [bare(kind) for kind in range(len(ANIMALS)) for _ in range(view.hands[seat][kind])]
        rows += ["", text("sketch-hand", cards=", ".join(hand) or text("sketch-no-card"))]
    return "\n".join(rows)


def bare(card: int) -> str:
    """Return the name of a card without an article."""
    return text("card.bare", card=YARD_CARDS[card])


def _seat_line(view: Any, p: int, name: str) -> str:
    total, held, left = counts(view)[p]
    lays = p == view.turn and view.laid >= 0
    laid = text("sketch-laid", animal=a_card(view.laid)) if lays else ""
    held = str(int(held) - lays)
    return text("sketch-seat", name=name, total=total, held=held, laid=laid, left=left)


def _spot(view: Any, place: int, up: dict[int, int], numbers: dict[int, str]) -> str:
    if place in up:
        return bare(up[place]).upper()
    if view.memory_aid != MemoryAid.NONE and view.yard[place] >= 0:
        return f"{numbers.get(place, '')}({bare(int(view.yard[place]))})"
    return numbers.get(place, "·")
