"""Chickenrun: what a seat has, on the page: its flock, equipment, plans with their needs, cards."""

from typing import Any

from farmyard.core.record import NOTHING
from farmyard.core.scene import SeatShown, with_own
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.page.parts import legal, parts
from farmyard.games.chickenrun.page.places import counted, upper
from farmyard.games.chickenrun.state import CHICKEN, Phase, Place
from farmyard.games.chickenrun.words import captions, in_words
from farmyard.games.chickenrun.words.news import chicken
from farmyard.games.chickenrun.words.offer import article

View = Any

FACES = {Place.ACTIVE: "out", Place.HAND: "in", Place.HUT: "in"}
"""Who goes out and who comes in, on a double say, turn over on the way."""
POSES = ("hen-sit", "hen-sit", "hen-stand", "hen-stand", "hen-run", "hen-run")


def art(name: str) -> str:
    """The file of a drawing of equipment."""
    return name.lower().replace(" ", "-")


# -- Seats ----------------------------------------------------------------------


def belongings(view: View, p: int) -> SeatShown:
    """What everybody sees of a seat."""
    escape = int(view["escape"][p])
    shown = SeatShown(own=True, holds=f"egg:{int(view['eggs'][p])}")
    own: dict[str, Any] = {
        "eggs": int(view["eggs"][p]),
        "free": int(view["freed"][p]),
        "target": int(view["target"]),
        "out": bool(view["out"][p]),
        "load": captions.LOADED if view["loaded"][p] else "",
        "boss": captions.COMMANDS if view["boss"] == p else "",
        "escape": escape_name(escape) if escape != NOTHING else "",
        "says": all_in_words(view, p),
        "tells": {"boss": captions.TELLS["boss"], "load": captions.TELLS["load"]},
    }
    return with_own(shown, own)


def escape_name(escape: int) -> str:
    name = box.ESCAPES[escape]
    return captions.ESCAPE_NAMES.get(name, name)


def all_in_words(view: View, p: int) -> str:
    return captions.HAS.format(
        eggs=counted(captions.EGGS, int(view["eggs"][p])),
        free=int(view["freed"][p]),
        target=int(view["target"]),
        cards=counted(captions.CARDS, int(view["banked"][p])),
        plans=counted(captions.PLANS_IN_HAND, int(view["planned"][p])),
        kept=counted(captions.KEPT, int(view["keeps"][p])),
    )


# -- Chickens -------------------------------------------------------------------


def flock(view: View, seat: int) -> list[dict[str, Any]]:
    """The six chickens of a seat, by where they are."""
    places = [Place(int(n)) for n in view["chickens"][seat]]
    at = [Place.COMMITTED if n == Place.LENT else n for n in places]
    open_now = own_hens(view, seat)
    groups = [(place, [k for k in range(box.SET) if at[k] == place]) for place in captions.GROUPS]
    return [
        {
            "place": place.name.lower(),
            "title": captions.GROUPS[place],
            "hens": [hen_card(view, seat, k, place, open_now) for k in hens],
            "shown": bool(hens) or place in (Place.ACTIVE, Place.HAND),
        }
        for place, hens in groups
    ]


def own_hens(view: View, seat: int) -> dict[int, str]:
    """Which of the own chickens may be chosen now, and what that would be."""
    if view["turn"] != seat or (view["phase"] == Phase.PIE and view["victim"] != seat):
        return {}
    hens = [c for c in legal(view) if CHICKEN <= c < CHICKEN + box.SET]
    return {int(c - CHICKEN): in_words(view, c)[0] for c in hens}


def hen_card(
    view: View, seat: int, k: int, place: Place, open_now: dict[int, str]
) -> dict[str, Any]:
    name, number = chicken(view, seat, k), signed(int(box.ADJUST[k]))
    return {
        "id": f"hen-{seat}-{k}",
        "name": name,
        "number": number,
        "pose": "hen-sleep" if place == Place.HUT else POSES[k],
        "label": captions.HEN.format(name=name, number=number),
        "face": FACES.get(place, ""),
        "part": f"hen-{k}" if k in open_now else "",
        "deed": upper(open_now.get(k, "")),
    }


def signed(n: int) -> str:
    """A number as the chickens show it."""
    return f"{n:+d}".replace("-", "−") if n else "0"


# -- Equipment and cards --------------------------------------------------------


def equipment(view: View, seat: int) -> list[dict[str, Any]]:
    """What is carried and what lies at home; a tool shown for a cut, which no plan lists."""
    load, cut = int(view["carry"][seat]), int(view["escape"][seat]) >= box.PLANS
    kits = [kit(load, "carried")] if load != NOTHING else []
    for field, state in (("shown", "shown"), ("hands", "have")):
        counts = [int(n) if state == "have" or cut else 0 for n in view[field][seat]]
        kits += [
            {**kit(kind, state), "n": counts[kind]} for kind in range(box.KINDS) if counts[kind]
        ]
    return kits


def kit(kind: int, state: str) -> dict[str, Any]:
    label = captions.KIT[state].format(card=box.EQUIPMENT[kind])
    return {
        "name": box.EQUIPMENT[kind],
        "art": art(box.EQUIPMENT[kind]),
        "state": state,
        "label": label,
    }


def plans(view: View, seat: int) -> list[dict[str, Any]]:
    """The plans in hand: what each needs, ticked where it is there."""
    hand = [n for n in range(box.PLANS) if int(view["plans"][seat]) >> n & 1]
    return [plan(view, seat, n) for n in hand]


def plan(view: View, seat: int, n: int) -> dict[str, Any]:
    needs = needs_of(view, seat, n)
    running = is_announced(view, seat, n)
    return {
        "n": n,
        "name": box.PLAN_NAMES[n],
        "how": captions.HOW[box.PLAN_NAMES[n]],
        "chickens": counted(("", *captions.NEEDS), int(box.LEAST[n])),
        "needs": needs,
        "ready": not running and all(each["state"] != "want" for each in needs),
        "running": captions.ESCAPING if running else "",
    }


def is_announced(view: View, seat: int, n: int) -> bool:
    """Whether the plan is under way: its cards lie open, whoever had to be asked has answered."""
    return bool(view["escape"][seat] == n and view["marker"][seat] != NOTHING)


def needs_of(view: View, seat: int, n: int) -> list[dict[str, Any]]:
    """Each card a plan takes: at home, carried, shown already, or still wanted."""
    running = is_announced(view, seat, n)
    needs = []
    for kind in range(box.KINDS):
        if box.TAKES[n, kind]:
            needs.append(kit(kind, "shown" if running else whereabouts(view, seat, kind)))
    if box.CUTTING[n]:
        tools = [(whereabouts(view, seat, kind), kind) for kind in (box.CUTTERS, box.PLIERS)]
        state, kind = min(tools)  # "carried" and "have" come before "want"
        wanted = {
            "name": captions.CUTTER,
            "label": captions.KIT["want"].format(card=captions.CUTTER),
        }
        tool = kit(kind, "shown" if running else state)
        needs.append({**tool, **wanted} if tool["state"] == "want" else tool)
    return needs


def whereabouts(view: View, seat: int, kind: int) -> str:
    """Whether a kind of equipment is carried, at home, or neither."""
    if view["carry"][seat] == kind:
        return "carried"
    return "have" if view["hands"][seat][kind] > 0 else "want"


def kept(view: View, seat: int) -> list[dict[str, Any]]:
    """The opportunity cards that are kept."""
    counts = [int(n) for n in view["kept"][seat]]
    return [
        {"name": box.OPPORTUNITIES[card], "what": captions.WHAT[box.OPPORTUNITIES[card]]}
        for card in range(len(box.OPPORTUNITIES))
        for _ in range(counts[card])
    ]


def carries(view: View, seat: int) -> str:
    """What the own piece carries, in words."""
    load = int(view["carry"][seat])
    return captions.CARRIES.format(thing=article(box.EQUIPMENT[load])) if load != NOTHING else ""


assert len(box.DECK) == box.PLANS == len(captions.HOW)
__all__ = ["belongings", "carries", "equipment", "flock", "kept", "parts", "plans"]
