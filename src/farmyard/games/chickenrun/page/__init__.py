"""The page of Chickenrun: the yard from above, the dice, a seat's own chickens and cards.

All of it is made from a view.  Where a piece may go the rules say; how it gets there, and how far
the guards would come, is worked out beside, for the eye.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY
from farmyard.core.showing.scene import Heard, Scene, with_own
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.orders import ORDERED
from farmyard.games.chickenrun.page import hand
from farmyard.games.chickenrun.page.chains import chains
from farmyard.games.chickenrun.page.deeds import asked, deeds, dice
from farmyard.games.chickenrun.page.escapes import tale
from farmyard.games.chickenrun.page.parts import parts
from farmyard.games.chickenrun.page.yard import yard
from farmyard.games.chickenrun.state import Phase, Status

__all__ = ["TURN_PAUSE", "chains", "parts", "scene", "touches", "turn_pauses"]

TURN_PAUSE = 2.0
"""Seconds for which a catch or a pie stays in sight."""

View = Any


def turn_pauses(before: View, after: View) -> bool:
    """Return whether somebody has just been caught, stopped, baked or freed."""
    fields = ("caught_now", "stopped_now", "freed_now")
    return bool(after["phase"] and (after["eaten"] >= 0 or any(after[f] > 0 for f in fields)))


def touches(before: View, after: View, seat: int) -> bool:
    """Return whether a seat has lost eggs, or its chicken was caught."""
    caught = int(after["caught_now"]) & ~int(before["caught_now"]) & 1 << seat
    return bool(after["eggs"][seat] < before["eggs"][seat] or caught)


def scene(view: View, seat: int, names: Sequence[str], paused: bool) -> Scene:
    """Return everything that ``table.html`` draws."""
    mine = seat >= 0 and view["turn"] == seat and int(view["phase"]) != Phase.OVER
    shown = Scene(
        seats=[hand.belongings(view, p) for p in range(view["seats"])],
        heard=heard(view),
    )
    own: dict[str, Any] = {
        "look": f"seats-{int(view['seats'])}",
        "mine": mine,
        "phase": Phase(int(view["phase"])).name.lower(),
        "yard": yard(view, seat, names, mine),
        "dice": dice(view),
        "deeds": deeds(view, seat, names, mine),
        "asked": asked(view, names) if mine else None,
        "nest": int(view["nest"]),
        "pies": pies(view),
        "tells": tells(view),
        "round": round_shown(view),
        "tale": tale(view, names),
        "baked": bool(view["eaten"] >= 0),
        "orders": orders(Phase(int(view["phase"]))) if mine else [],
        "all_orders": orders(Phase.BEFORE, Phase.BLACK),
        **(own_things(view, seat) if seat >= 0 else {"flock": None}),
    }
    return with_own(shown, own)


def own_things(view: View, seat: int) -> dict[str, Any]:
    return {
        "flock": hand.flock(view, seat),
        "choosing": bool(hand.own_hens(view, seat) and int(view["phase"]) != Phase.BEFORE),
        "carries": hand.carries(view, seat),
        "equipment": hand.equipment(view, seat),
        "plans": hand.plans(view, seat),
        "kept": hand.kept(view, seat),
    }


def orders(*phases: Phase) -> list[dict[str, str]]:
    """Return the standing orders for what is asked in some phases, as switches."""
    names = [name for phase in phases for name in ORDERED.get(phase, ())]
    instead = {"prowl": "rest", "rest": "prowl"}
    return [
        {
            "name": n,
            "says": text(f"order-{n}"),
            "label": text(f"order-{n}.label"),
            "instead": instead.get(n, ""),
        }
        for n in names
    ]


NEAR_THE_END = 5
"""In how many last rounds a table says how many there are."""


def round_shown(view: View) -> str:
    """Return the number of the round; in the last rounds also how many there are."""
    n, most = int(view["rounds"]), int(view["max_rounds"])
    return text("last-rounds", n=n, most=most) if most - n < NEAR_THE_END else str(n)


def tells(view: View) -> dict[str, str]:
    """Return the sentences shown when a part of the tally is touched."""
    names = ("nest", "pies", "round")
    return {name: text(f"hint-{name}", most=int(view["max_rounds"])) for name in names}


def pies(view: View) -> int:
    """Return how many chickens have been baked."""
    return int((view["chickens"][: view["seats"]] == Status.PIE).sum())


# -- Sounds ---------------------------------------------------------------------


def heard(view: View) -> Heard:
    """Return the sound for what has just happened, with a key that changes for each event."""
    fields = ("rounds", "begun", "phase", "turn", "black", "white", "nest", "caught_now")
    seen = "-".join(str(int(view[field])) for field in (*fields, "freed_now", "eaten"))
    return {"seen": seen, "play": sound(view)}


def sound(view: View) -> str:
    if int(view["phase"]) == Phase.OVER or view["freed_now"] > 0:
        return "win-2"
    if view["eaten"] >= 0:
        return "mess"
    if view["caught_now"] > 0 or view["stopped_now"] > 0:
        return "fail"
    return "corn corn" if int(view["phase"]) in (Phase.MOVE, Phase.CHOOSE, Phase.SELECT) else "down"


assert NOBODY < 0
