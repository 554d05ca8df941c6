"""Chickenrun: a seat's things on the page: its flock, equipment, plans with needs, and cards."""

from typing import Any

from farmyard.core.record import NOTHING
from farmyard.core.showing.scene import SeatShown, with_own
from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun import box, text
from farmyard.games.chickenrun.page.parts import parts
from farmyard.games.chickenrun.state import CHICKEN, Phase, Status, legal
from farmyard.games.chickenrun.words.choices import deed
from farmyard.games.chickenrun.words.things import (
    CARDS,
    ESCAPES,
    KINDS,
    PLANS,
    TOOL,
    a,
    chicken,
    eggs,
    signed,
    slug,
)

View = Any

FACES = {Status.ACTIVE: "out", Status.HAND: "in", Status.HUT: "in"}
"""The faces of chickens by place; a card turns over when its face changes."""
GROUPS = (Status.ACTIVE, Status.HAND, Status.COMMITTED, Status.HUT, Status.BUNKER, Status.FREE)
POSES = ("hen-sit", "hen-sit", "hen-stand", "hen-stand", "hen-run", "hen-run")


# -- Seats ----------------------------------------------------------------------


def belongings(view: View, p: int) -> SeatShown:
    """Return what everybody sees of a seat."""
    escape = int(view["escape"][p])
    shown = SeatShown(own=True, holds=f"egg:{int(view['eggs'][p])}")
    own: dict[str, Any] = {
        "eggs": int(view["eggs"][p]),
        "free": int(view["freed"][p]),
        "target": int(view["target"]),
        "out": bool(view["out"][p]),
        "load": text("seat-loaded") if view["loaded"][p] else "",
        "boss": text("seat-commands") if view["boss"] == p else "",
        "escape": text.name(ESCAPES[escape]) if escape != NOTHING else "",
        "says": all_in_words(view, p),
        "tells": {"boss": text("hint-boss"), "load": text("hint-load")},
    }
    return with_own(shown, own)


def all_in_words(view: View, p: int) -> str:
    return text(
        "seat-has",
        eggs=eggs(view["eggs"][p]),
        free=int(view["freed"][p]),
        target=int(view["target"]),
        cards=int(view["banked"][p]),
        plans=int(view["planned"][p]),
        kept=int(view["keeps"][p]),
    )


# -- Chickens -------------------------------------------------------------------


def flock(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the six chickens of a seat, grouped by place."""
    places = [Status(int(n)) for n in view["chickens"][seat]]
    at = [Status.COMMITTED if n == Status.LENT else n for n in places]
    open_now = own_hens(view, seat)
    groups = [(place, [k for k in range(box.SET) if at[k] == place]) for place in GROUPS]
    return [
        {
            "place": place.name.lower(),
            "title": text(f"group-{place.name.lower()}"),
            "hens": [hen_card(view, seat, k, place, open_now) for k in hens],
            "shown": bool(hens) or place in (Status.ACTIVE, Status.HAND),
        }
        for place, hens in groups
    ]


def own_hens(view: View, seat: int) -> dict[int, str]:
    """Return the own chickens that may be chosen now, each with what choosing it does."""
    if view["turn"] != seat or (int(view["phase"]) == Phase.PIE and view["victim"] != seat):
        return {}
    hens = [c for c in legal(view) if CHICKEN <= c < CHICKEN + box.SET]
    return {int(c - CHICKEN): text("deed", deed=deed(view, c)) for c in hens}


def hen_card(
    view: View, seat: int, k: int, place: Status, open_now: dict[int, str]
) -> dict[str, Any]:
    hen, number = chicken(view, seat, k), signed(int(box.ADJUST[k]))
    return {
        "id": f"hen-{seat}-{k}",
        "name": text.name(hen),
        "number": number,
        "pose": "hen-sleep" if place == Status.HUT else POSES[k],
        "label": text("hen-card", chicken=hen, number=number),
        "face": FACES.get(place, ""),
        "part": f"hen-{k}" if k in open_now else "",
        "deed": open_now.get(k, ""),
    }


# -- Equipment and cards --------------------------------------------------------


def equipment(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the equipment of a seat: what it carries, has at home, or shows for a cut."""
    load, cut = int(view["carry"][seat]), int(view["escape"][seat]) >= box.PLANS
    kits = [kit(load, "carried")] if load != NOTHING else []
    for field, state in (("shown", "shown"), ("hands", "have")):
        counts = [int(n) if state == "have" or cut else 0 for n in view[field][seat]]
        kits += [
            {**kit(kind, state), "n": counts[kind]} for kind in range(box.KINDS) if counts[kind]
        ]
    return kits


def kit(kind: int, state: str) -> dict[str, Any]:
    return {**named(KINDS[kind], state), "art": slug(box.EQUIPMENT[kind]), "state": state}


def named(kind: Thing, state: str) -> dict[str, str]:
    return {"name": text.name(kind), "label": text(f"kit-{state}", kind=kind)}


def plans(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the plans in hand, each with its needs, ticked where they are met."""
    hand = [n for n in range(box.PLANS) if int(view["plans"][seat]) >> n & 1]
    return [plan(view, seat, n) for n in hand]


def plan(view: View, seat: int, n: int) -> dict[str, Any]:
    needs = needs_of(view, seat, n)
    running = is_announced(view, seat, n)
    return {
        "n": n,
        "name": text.name(PLANS[n]),
        "how": text(f"{PLANS[n].id}.how"),
        "chickens": text("chickens", n=int(box.LEAST[n])),
        "needs": needs,
        "ready": not running and all(each["state"] != "want" for each in needs),
        "running": text("plan-announced") if running else "",
    }


def is_announced(view: View, seat: int, n: int) -> bool:
    """Return whether a plan is under way, with its cards shown and its partner settled."""
    return bool(view["escape"][seat] == n and view["marker"][seat] != NOTHING)


def needs_of(view: View, seat: int, n: int) -> list[dict[str, Any]]:
    """Return the cards a plan needs: carried, at home, already shown, or still wanted."""
    running = is_announced(view, seat, n)
    needs = []
    for kind in range(box.KINDS):
        if box.TAKES[n, kind]:
            needs.append(kit(kind, "shown" if running else whereabouts(view, seat, kind)))
    if box.CUTTING[n]:
        tools = [(whereabouts(view, seat, kind), kind) for kind in (box.CUTTERS, box.PLIERS)]
        state, kind = min(tools)  # "carried" and "have" come before "want"
        tool = kit(kind, "shown" if running else state)
        needs.append({**tool, **named(TOOL, "want")} if tool["state"] == "want" else tool)
    return needs


def whereabouts(view: View, seat: int, kind: int) -> str:
    """Return whether a kind of equipment is carried, at home, or still wanted."""
    if view["carry"][seat] == kind:
        return "carried"
    return "have" if view["hands"][seat][kind] > 0 else "want"


def kept(view: View, seat: int) -> list[dict[str, Any]]:
    """Return the opportunity cards that a seat keeps."""
    counts = [int(n) for n in view["kept"][seat]]
    return [
        {"name": text.name(card), "what": text(f"{card.id}.what")}
        for card, n in zip(CARDS, counts, strict=True)
        for _ in range(n)
    ]


def carries(view: View, seat: int) -> str:
    """Tell what the own piece carries."""
    load = int(view["carry"][seat])
    return text("seat-carries", thing=a(KINDS[load])) if load != NOTHING else ""


__all__ = ["belongings", "carries", "equipment", "flock", "kept", "parts", "plans"]
