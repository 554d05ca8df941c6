"""Chickenrun: escapes on the page: markers, holes, tunnels, flights, and runners.

All of it is public; only the places where one's own plans begin are for one pair of eyes.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.page.places import away, box_of, corner, runner
from farmyard.games.chickenrun.page.routes import drawn, free_from, ways_of_dog, ways_of_tweedy
from farmyard.games.chickenrun.rules.flock import waiting
from farmyard.games.chickenrun.rules.moving import adjustment
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.things import place

View = Any
Names = Sequence[str]

ROLL = 7  # steps: what two dice bring mostly; a guard so near makes a walk slow
CLOSE = 8  # steps from Free: so near a small screen goes close
THROWS = 36

# -- What lies on the ground ----------------------------------------------------


def markers(view: View, names: Names) -> list[dict[str, Any]]:
    """Return the markers of escapes, with how many chickens wait there."""
    seats = [p for p in range(view["seats"]) if view["marker"][p] >= 0]
    return [marker(view, p, names) for p in seats]


def marker(view: View, p: int, names: Names) -> dict[str, Any]:
    n, waits = int(view["marker"][p]), int(waiting(view, p))
    label = text("at-marker", name=names[p], place=place(n), n=waits)
    top, left, _, _ = box_of(n)
    turn = bool(view["turn"] == p and view["depth"][p] > 0)
    area = f"{top + 1}/{left + 1}"
    return {"seat": p, "area": area, "waits": waits, "label": label, "moves": turn}


def holes(view: View) -> list[dict[str, Any]]:
    """Return the holes cut in the wire."""
    found = []
    for p in range(view["seats"]):
        e, n = int(view["escape"][p]), int(view["marker"][p])
        cut = e == box.CUT_DASH or (0 <= e < box.PLANS and box.CUTTING[e])
        if cut and 0 <= n < board.SQUARES and board.HOLE[n] >= 0:
            top, left = corner(int(board.HOLE[n]))
            out = f"--dx:{left - n % board.COLUMNS};--dy:{top - n // board.COLUMNS}"
            area = f"{top + 1}/{left + 1}"
            found.append({"seat": p, "area": area, "out": out, "flat": top != n // board.COLUMNS})
    return found


def tunnels(view: View, names: Names) -> list[dict[str, Any]]:
    """Return the tunnels that are being dug: how long, and how far."""
    return [tunnel(view, p, names) for p in range(view["seats"]) if is_digging(view, p)]


def is_digging(view: View, p: int) -> bool:
    """Return whether a piece is at the start of its tunnel, or in it."""
    e = int(view["escape"][p])
    return e >= 0 and box.WAY[e] == box.TUNNEL and view["at"][p] == view["marker"][p]


def tunnel(view: View, p: int, names: Names) -> dict[str, Any]:
    start, depth = int(view["marker"][p]), int(view["depth"][p])
    length = box.DEEP if start < board.HUT + board.HUTS else box.SHALLOW
    says = text("tunnel", name=names[p], depth=depth, length=length)
    return {"seat": p, "depth": depth, "length": length, "label": says, "id": f"pc-{p}"}


# -- Runners --------------------------------------------------------------------


def is_outside(view: View, p: int) -> bool:
    """Return whether the runner of an escape is beyond the fence."""
    n = int(view["at"][p])
    return bool(view["escape"][p] >= 0 and n >= 0 and board.IS_OUTSIDE[n] and not view["depth"][p])


def outside(view: View) -> int | None:
    """Return a seat whose runner is beyond the fence, preferably the seat to move."""
    seats = sorted(range(view["seats"]), key=lambda p: p != view["turn"])
    return next((p for p in seats if is_outside(view, p)), None)


def hunted(view: View) -> set[str]:
    """Return the ids of runners that a guard may reach with one throw, and of that guard.

    The page moves these slowly.
    """
    found: set[str] = set()
    for p in range(view["seats"]):
        n = int(view["at"][p])
        if view["escape"][p] < 0 or n < 0 or view["depth"][p]:
            continue
        out = is_outside(view, p)
        near = ways_of_dog(int(view["dog"])) if out else ways_of_tweedy(int(view["tweedy"]))
        if n in near and near[n][1] <= ROLL:
            found |= {f"pc-{p}", "pc-dog" if out else "pc-tweedy"}
    return found


def tale(view: View, names: Names) -> dict[str, Any] | None:
    """Return the story of a runner outside: steps to freedom and the dog, and its chances."""
    p = outside(view)
    n = int(view["at"][p]) if p is not None else -1
    steps, dog = free_from(view, n), ways_of_dog(int(view["dog"])).get(n)
    if p is None or steps is None or dog is None:
        return None
    chicken, chances = runner(view, p), in_hundred(view, p, steps)
    return {
        "seat": p,
        "says": text("runner", chicken=chicken, name=names[p], away=away(steps), dog=away(dog[1])),
        "title": text("runner-chances", chicken=chicken),
        "chances": chances,
        "enough": text("runner-enough", n=chances),
    }


def in_hundred(view: View, p: int, steps: int) -> int:
    """Return how many of a hundred throws bring the runner that far with its number."""
    number = int(adjustment(view, p))
    enough = sum(a + b + number >= steps for a, b in product(range(1, 7), repeat=2))
    return round(100 * enough / THROWS)


def wants_it_all(view: View, mine: bool) -> bool:
    """Return whether a small screen shows the whole yard.

    It does for a choice among places far apart, and while another escapes and is not yet close to
    Free.
    """
    if mine:
        return int(view["phase"]) in (Phase.LAND, Phase.MOUTH, Phase.DOG)
    p = outside(view)
    far = free_from(view, int(view["at"][p])) if p is not None else None
    return far is not None and far > CLOSE


# -- Where plans begin ----------------------------------------------------------


def beginnings(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the start areas of a seat's plans in hand, as paths of a drawing."""
    hand = [n for n in range(box.PLANS) if int(view["plans"][seat]) >> n & 1] if seat >= 0 else []
    return [{"n": n, **zone(n)} for n in hand]


@cache
def zone(plan: int) -> dict[str, str]:
    """Return the start area of a plan as a drawing."""
    return drawn(begin(plan))


def begin(plan: int) -> list[int]:
    """Return the squares of a plan's start area, or all those of its buildings."""
    squares: list[int] = []
    for n in range(board.PLACES):
        if box.START[plan, n]:
            top, left, height, width = box_of(n)
            rows, columns = range(top, top + height), range(left, left + width)
            squares += [r * board.COLUMNS + c for r in rows for c in columns]
    return squares
