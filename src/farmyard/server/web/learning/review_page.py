"""The context of review.html: the curves, play and luck, and the costliest choices of a game."""

from typing import TYPE_CHECKING, Any

from farmyard.server.table.seating import emblem
from farmyard.server.table.state import State
from farmyard.server.web.learning import words

if TYPE_CHECKING:
    from farmyard.core.table import Table

WIDE, HIGH = 1000, 400  # of the drawing of the curves, in its own units
MARKS = (0, 25, 50, 75, 100)
WIDEST = 0.5  # half the interval of a part, beyond which it tells nothing
Shown = dict[str, Any]


def review(state: State, table: "Table", seat: int, told: Shown | None, done: float) -> Shown:
    """Return the context; ``told`` is the review (`farmyard.lab.timed_review`), None while it is
    worked out, of which the share ``done`` is there."""
    filled = {"name": state.row.name, "link": state.link, "done": round(100 * done)}
    if told is None:
        return filled | {"ready": False}
    costly = [_costly(state, table, seat, told, cost) for cost in told["costliest"] or []]
    return filled | {
        "ready": True,
        "curves": _curves(table, seat, told),
        "marks": [(each, HIGH - each * HIGH // 100) for each in MARKS],
        "wide": WIDE, "high": HIGH, "moves": table.n,
        "costly": [each | {"number": k + 1} for k, each in enumerate(costly)],
        "certain": [_costly(state, table, seat, told, cost) for cost in told["certain"]],
        "parts": _parts(table, seat, told), "about": words.how_reviewed(told["margin"]),
        "partless": words.NOT_TOLD_APART,
        "costless": words.NONE_COSTLY if told["costliest"] is not None else words.TOO_LONG,
    }  # fmt: skip


def _curves(table: "Table", seat: int, told: Shown) -> list[Shown]:
    """Return the curve of each seat, one's own last, so that it lies over the others."""
    order = sorted(range(len(table.names)), key=lambda p: p == seat)
    return [
        {"emblem": emblem(p), "name": words.whose(table.names[p], p == seat), "mine": p == seat,
         "points": " ".join(f"{_x(table, n)},{_y(share)}" for n, share in _points(told, p)),
         "says": words.way(told["chances"][p][0], told["chances"][p][-1])}
        for p in order
    ]  # fmt: skip


def _points(told: Shown, seat: int) -> list[tuple[int, float]]:
    return list(zip(told["at"], told["chances"][seat], strict=True))


def _x(table: "Table", n: int) -> int:
    return round(n * WIDE / max(table.n, 1))


def _y(share: float) -> int:
    return round((1 - share) * HIGH)


def _costly(state: State, table: "Table", seat: int, told: Shown, cost: Shown) -> Shown:
    """Return a choice that has cost something: its sentences, its link, and its place."""
    who, n = cost["seat"], cost["n"]
    chance = next(share for at, share in reversed(_points(told, who)) if at <= n)
    return {
        "emblem": emblem(who), "headline": words.cost(n + 1, cost["cost"]),
        "did": words.did(table.names[who], who == seat, cost["did"]), "better": cost["better"],
        "link": f"{state.link}/replay?move={n}&eyes={who}",
        "x": _x(table, n), "y": _y(chance),
    }  # fmt: skip


def _parts(table: "Table", seat: int, told: Shown) -> list[Shown]:
    """Return play and luck of each seat, one's own first; nothing if they were not worked out."""
    order = sorted(range(len(table.names)), key=lambda p: p != seat)
    return [
        {"emblem": emblem(p), "name": words.whose(table.names[p], p == seat),
         "says": words.way(told["chances"][p][0], told["chances"][p][-1]),
         "rows": [_part(name, found) for name, found in told["parts"][p].items()]}
        for p in (order if _tells_apart(told) else [])
    ]  # fmt: skip


def _tells_apart(told: Shown) -> bool:
    """True if play and luck were worked out, and are not lost in their intervals."""
    found = [part for parts in told["parts"] or [] for part in parts.values()]
    return bool(found) and max(high - low for _, low, high in found) / 2 <= WIDEST


def _part(name: str, found: list[float]) -> Shown:
    """Return a bar from the middle: its left edge and its width in hundredths of the whole."""
    value, low, high = found
    size = min(abs(value), 1.0) * 50
    return {"says": words.PARTS[name], "value": words.points(value),
            "margin": words.give_or_take(max(high - value, value - low)),
            "left": round(50 - size if value < 0 else 50), "width": round(size)}  # fmt: skip
