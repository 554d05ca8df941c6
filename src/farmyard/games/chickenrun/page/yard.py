"""Chickenrun: the yard on the page: buildings, gate and markers, pieces, and the lit places.

Everything is placed in squares, counted from the upper left corner.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.wording.messages import cached_by_language
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.box import PRICES, SHOP_PLACES, board
from farmyard.games.chickenrun.page.chains import fronts
from farmyard.games.chickenrun.page.escapes import (
    beginnings,
    holes,
    hunted,
    markers,
    tunnels,
    wants_it_all,
)
from farmyard.games.chickenrun.page.lit import lit_places, packed
from farmyard.games.chickenrun.page.places import box_of, corner, middle, runner
from farmyard.games.chickenrun.page.routes import reach_of_dog, reach_of_tweedy, ways
from farmyard.games.chickenrun.rules.tweedys.guards import DOG
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.things import COLUMN_LETTERS, place

View = Any
Names = Sequence[str]

NEAR, FAR = 3, 7  # steps: what a black die may bring, and what two dice bring mostly
CROWD = 0.5  # of a square, between pieces that share one
BELOW, ON_THE_HEAP, BESIDE_THE_NAME = 0.3, 2.1, 1.5  # squares, by which a foot leaves the middle


EDGES = {
    "columns": "".join(COLUMN_LETTERS[2 : board.COLUMNS - 2]),
    "middles": " ".join(str(20 * n + 10) for n in range(2, board.COLUMNS - 2)),
    "rows": [(20 * n + 14.4, n + 1) for n in range(2, len(board.FARM) - 2)],
}
"""The names of squares along the edge, between the corners, as the log speaks of them: letters in
one line, each over the middle of its column.  In twentieths of a square, or their size would be
less than a pixel in the eyes of a browser that minds small type."""


def yard(view: View, seat: int, names: Names, mine: bool) -> dict[str, Any]:
    """Return all that lies on the ground, and the places that may be touched."""
    found = ways(view)
    lit = lit_by([then for _, then in fronts(view)] or [view]) if mine else []
    return {
        "rooms": rooms(view, names, lit),
        "squares": [place for place in lit if place["n"] < board.SQUARES],
        "choices": sorted((place for place in lit if place["n"] >= board.SQUARES), key=errand),
        "pieces": pieces(view, seat, names),
        "markers": markers(view, names),
        "holes": holes(view),
        "gate": {"open": bool(view["gate"]), "label": text("tell-gate", open=int(view["gate"]))},
        "ways": packed(view, found, lit),
        "reach": reach(view),
        "tunnels": tunnels(view, names),
        "free": corners(lit),
        "whole": wants_it_all(view, mine),
        "beginnings": beginnings(view, seat),
        "edges": EDGES,
    }


def lit_by(views: list[View]) -> list[dict[str, Any]]:
    """Return the places that may be touched, each once, the first view's before others."""
    lit: dict[int, dict[str, Any]] = {}
    for view in views:
        for each in lit_places(view, ways(view)):
            lit.setdefault(each["n"], each)
    return list(lit.values())


def errand(place: dict[str, Any]) -> int:
    """Return the sort key of a building in the list: home, shops, then the huts of others."""
    return 0 if place["deed"] else 1 if place["lives"] < 0 else 2


def corners(lit: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the Free squares, each with whether the runner reaches it now."""
    open_now = {place["n"] for place in lit}
    return [{"n": n, "area": area, "lit": n in open_now} for n, area in FREE_AREAS]


def area_of(n: int) -> str:
    top, left = corner(n)
    return f"{top + 1}/{left + 1}"


FREE_AREAS = [(n, area_of(n)) for n in map(int, board.FREE)]


# -- Buildings ------------------------------------------------------------------


@cached_by_language(1024)
def room(n: int, lives: int, name: str) -> dict[str, Any]:
    """Return a building with its sign, its price, and the seat that lives there (−1: none)."""
    shown = {**walls(n), "lives": lives, "label": room_label(n, lives, name)}
    if n < board.HOUSE:
        return {**shown, "sign": "", "tell": ""}
    room = place(n).id
    return {**shown, "sign": text(f"{room}.sign"), "tell": text(f"{room}.hint")}


@cache
def walls(n: int) -> dict[str, Any]:
    """Return the fixed parts of a building: its position, its price and its kind."""
    top, left, height, width = box_of(n)
    price = {int(shop): int(eggs) for shop, eggs in zip(SHOP_PLACES, PRICES, strict=True)}.get(n)
    hut = n - board.HUT if n < board.HUT + board.HUTS else None
    return {
        "n": n,
        "area": f"{top + 1}/{left + 1}/span {height}/span {width}",
        "price": price,
        "hut": None if hut is None else hut + 1,
        "up": hut is not None and hut in (1, 2, 3),
        "dark": n == board.BUNKER,
    }


def rooms(view: View, names: Names, lit: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all buildings, each with its place that may be touched now."""
    lives = [*view["lives"].tolist(), *[NOBODY] * len(board.ROOM_LETTERS)]
    touched = {place["n"]: place for place in lit}
    return [
        {
            **room(board.HUT + i, lives[i], names[lives[i]] if lives[i] >= 0 else ""),
            "lit": touched.get(board.HUT + i),
        }
        for i in range(len(board.ROOM_LETTERS))
    ]


def room_label(n: int, lives: int, name: str) -> str:
    """Return the name of a building as it is read out."""
    if n >= board.HUT + board.HUTS:
        return text.name(place(n))
    return text("hut-lived-in" if lives >= 0 else "hut-empty", n=n - board.HUT + 1, name=name)


# -- Pieces ---------------------------------------------------------------------


def pieces(view: View, seat: int, names: Names) -> list[dict[str, Any]]:
    """Return hens above ground, Mr Tweedy and the dog; side by side on a shared place."""
    seats = [p for p in range(view["seats"]) if view["at"][p] >= 0 and not view["depth"][p]]
    all_of_them = [hen(view, p, names, p == seat) for p in seats if not view["out"][p]]
    all_of_them += [guard("dog", int(view["dog"]))]
    all_of_them += [guard("tweedy", int(view["tweedy"]))]
    slow, turned_to = hunted(view), moving(view)
    shared: dict[int, list[dict[str, Any]]] = {}
    for piece in all_of_them:
        shared.setdefault(piece["n"], []).append(piece)
    for n, here in shared.items():
        for i, piece in enumerate(here):
            piece["at"] = stand(n, i, len(here))
            piece["inside"] = within_walls(n)
            piece["moves"] = piece["id"] == turned_to
            piece["slow"] = piece["id"] in slow
    return sorted(all_of_them, key=lambda piece: piece["n"])


def moving(view: View) -> str:
    """Return the id of the piece that moves now, which a small screen turns to."""
    match Phase(int(view["phase"])):
        case Phase.BLACK | Phase.SELECT | Phase.CATCH:
            return "pc-tweedy"
        case Phase.CHASE:
            return "pc-dog" if view["chasing"] == DOG else "pc-tweedy"
        case Phase.DOG:
            return "pc-dog"
    return f"pc-{view['turn']}"


def hen(view: View, p: int, names: Names, own: bool) -> dict[str, Any]:
    n = int(view["at"][p])
    which = text("at-hen", name=names[p], chicken=runner(view, p), place=place(n))
    piece = {"id": f"pc-{p}", "seat": p, "symbol": "hen", "n": n, "label": which, "own": own}
    return {**piece, "x": middle(n)[0], "y": middle(n)[1], "acts": fate(view, p)}


def fate(view: View, p: int) -> str:
    """Return what has become of a runner, for the page's animation of its next move."""
    if (view["caught_now"] | view["stopped_now"]) >> p & 1:
        return "caught"
    if view["freed_now"] >> p & 1:
        return "freed"
    return "flown" if view["flown"][p] else ""


def guard(symbol: str, n: int) -> dict[str, Any]:
    x, y = middle(n)
    return {
        "id": f"pc-{symbol}",
        "seat": -1,
        "symbol": symbol,
        "n": n,
        "label": text(f"at-{symbol}", place=place(n)),
        "tell": text(f"hint-{symbol}"),
        "x": x,
        "y": y,
        "acts": "",
    }


def stand(n: int, i: int, of: int) -> str:
    """Return where the foot of the i-th piece on a place is, in percent of the yard."""
    x, y = middle(n)
    height = box_of(n)[2]
    y += height / 2 + BELOW if n >= board.HUT + board.HUTS else min(height, 2) / 2
    if n == board.BUNKER:
        y -= ON_THE_HEAP
    x += (i - (of - 1) / 2) * CROWD + (BESIDE_THE_NAME if n == board.HOUSE else 0)
    return f"left:{100 * x / board.COLUMNS:.2f}%;top:{100 * y / len(board.FARM):.2f}%"


def within_walls(n: int) -> str:
    """Return the style of a piece drawn smaller: in a hut, or in another building."""
    return "" if n < board.SQUARES else "hut-in" if n < board.HUT + board.HUTS else "room-in"


# -- Reach ----------------------------------------------------------------------


def reach(view: View) -> dict[str, list[dict[str, str]]]:
    """Return the reach of the guards with three and with seven steps, as paths of a drawing."""
    tweedy, dog = int(view["tweedy"]), int(view["dog"])
    return {
        "tweedy": [reach_of_tweedy(tweedy, steps) for steps in (FAR, NEAR)],
        "dog": [reach_of_dog(dog, steps) for steps in (FAR, NEAR)],
    }
