"""The context of review.html: the curves, play and luck, and the costliest choices of a game."""

from typing import TYPE_CHECKING, Any

from farmyard.core.wording.messages import person
from farmyard.server.table.names import of_table
from farmyard.server.table.seating import emblem
from farmyard.server.table.state import State
from farmyard.server.words import say

if TYPE_CHECKING:
    from farmyard.core.tables.table import Table

WIDE, HIGH = 1000, 400  # of the drawing of the curves, in its own units
MARKS = (0, 25, 50, 75, 100)
WIDEST = 0.5  # half the interval of a part, beyond which it tells nothing
Shown = dict[str, Any]


def review(state: State, table: "Table", seat: int, told: Shown | None, done: float) -> Shown:
    """Return the context; ``told`` is the review (`farmyard.lab.reviews.timed_review`), None
    while it is worked out, of which the share ``done`` is there."""
    filled = {"name": of_table(state.row.name), "link": state.link, "done": round(100 * done)}
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
        "parts": _parts(table, seat, told),
        "about": _about(told),
        "partless": say("review-not-told-apart"),
        "costless": say(
            "review-too-long" if told["costliest"] is None else "review-none-costly"
        ),
    }  # fmt: skip


def _about(told: Shown) -> str:
    """Return how the chances were found; old reviews do not say it, and are at random."""
    searched = told.get("estimator") in ("search", "rollouts")
    points = max(1, round(100 * told["margin"]))
    return say("how-searched" if searched else "how-reviewed", points=points)


def _curves(table: "Table", seat: int, told: Shown) -> list[Shown]:
    """Return the curve of each seat, one's own last, so that it lies over the others."""
    order = sorted(range(len(table.names)), key=lambda p: p == seat)
    return [
        {"emblem": emblem(p), "name": _name(table, p, seat), "mine": p == seat,
         "points": " ".join(f"{_x(table, n)},{_y(share)}" for n, share in _points(told, p)),
         "says": _way(told["chances"][p])}
        for p in order
    ]  # fmt: skip


def _name(table: "Table", p: int, seat: int) -> str:
    return say("you") if p == seat else table.names[p]


def _says(table: "Table", cost: Shown, choice: str, said: str) -> str:
    """Return a choice of a review in words; old reviews hold the words alone, in English."""
    if choice not in cost:
        return str(cost[said])
    view, names = table.views.of(cost["seat"], cost["n"]), table.views.unique_names
    return table.game.words.say(view, cost[choice], names)


def _way(chances: list[float]) -> str:
    """Return the way of a chance, given as fractions."""
    return say("from-to", first=round(100 * chances[0]), last=round(100 * chances[-1]))


def _cost(move: int, found: list[float]) -> str:
    """Return what a choice has cost: value, and the bounds of its interval, as fractions."""
    value, low, high = (round(100 * each) for each in found)
    if low == high:
        return say("cost", move=move, value=value)
    return say("cost-between", move=move, value=value, low=low, high=high)


def _points(told: Shown, seat: int) -> list[tuple[int, float]]:
    return list(zip(told["at"], told["chances"][seat], strict=True))


def _x(table: "Table", n: int) -> int:
    return round(n * WIDE / max(table.n, 1))


def _y(share: float) -> int:
    return round((1 - share) * HIGH)


def _costly(state: State, table: "Table", seat: int, told: Shown, cost: Shown) -> Shown:
    """Return a choice that has cost something: its sentences, its link, and its place."""
    who, n, did = cost["seat"], cost["n"], _says(table, cost, "choice", "did")
    chance = next(share for at, share in reversed(_points(told, who)) if at <= n)
    return {
        "emblem": emblem(who), "headline": _cost(n + 1, cost["cost"]),
        "did": say("did", who=person(who, seat), name=table.names[who], says=did),
        "better": _says(table, cost, "best", "better"),
        "link": f"{state.link}/replay?move={n}&eyes={who}",
        "solve": f"{state.link}/solve/{n}" if "best" in cost else "",
        "x": _x(table, n), "y": _y(chance),
    }  # fmt: skip


def _parts(table: "Table", seat: int, told: Shown) -> list[Shown]:
    """Return play and luck of each seat, one's own first; nothing if they were not worked out."""
    order = sorted(range(len(table.names)), key=lambda p: p != seat)
    return [
        {"emblem": emblem(p), "name": _name(table, p, seat),
         "says": _way(told["chances"][p]),
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
    return {"says": say(f"part-{name}"), "value": f"{round(100 * value):+d}".replace("-", "−"),
            "margin": f"± {round(100 * max(high - value, value - low))}",
            "left": round(50 - size if value < 0 else 50), "width": round(size)}  # fmt: skip
