"""Chickenrun: an offer as one dialogue: with whom, what is given, and what is wanted.

The dialogue lists all that could be part of an offer, though not every pair of parts goes together.
The rules ask for the parts one after the other and judge them.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.box import EQUIPMENT, KINDS, PLANS
from farmyard.games.chickenrun.box.board import FARM, HUTS
from farmyard.games.chickenrun.page.places import middle
from farmyard.games.chickenrun.page.yard import stand
from farmyard.games.chickenrun.rules import trading
from farmyard.games.chickenrun.state import AMOUNT, KIND, NONE, PLAN, SEAT, Phase
from farmyard.games.chickenrun.words import things
from farmyard.games.chickenrun.words.things import slug

View = Any
Names = Sequence[str]
Kinds = Sequence[int]


class Part(NamedTuple):
    """A part of an offer: its word, the first of its choices, and the choice of nothing."""

    word: str
    first: int
    nothing: int


PARTS = {
    Phase.DEALING: Part("with", int(SEAT), NOTHING),
    Phase.GIVE_EGGS: Part("give-eggs", int(AMOUNT), int(AMOUNT)),
    Phase.GIVE_CARD: Part("give-card", int(KIND), int(NONE)),
    Phase.GIVE_PLAN: Part("give-plan", int(PLAN), int(NONE)),
    Phase.ASK_EGGS: Part("ask-eggs", int(AMOUNT), int(AMOUNT)),
    Phase.ASK_CARD: Part("ask-card", int(KIND), int(NONE)),
    Phase.ASK_PLAN: Part("ask-plan", int(PLAN), int(NONE)),
}
"""The parts in the order in which the rules ask for them."""


def offer(view: View, names: Names) -> dict[str, Any]:
    """Return the dialogue for the seat that may make an offer now."""
    p, n = int(view["turn"]), int(view["at"][view["turn"]])
    others = [q for q in range(view["seats"]) if trading.can_deal(view, p, q)]
    home = any(trading.is_at_home(view, q, n) for q in (p, *others))
    loaded = [q for q in others if view["loaded"][q] and trading.is_here(view, q, n)]
    notes = [text("deal-holds", name=names[q]) for q in loaded]
    return {
        "seat": others[0] if len(others) == 1 else NOBODY,
        "title": text("deal-with", name=names[others[0]]) if len(others) == 1 else text("deal"),
        "where": text("deal-at-home" if home else "deal-in-the-yard"),
        "lamp": lamp(n),
        "whom": whom(view, others, names),
        "parts": [given(view, p, n), wanted(view, p, others, n)],
        "says": " ".join(notes),
        "again": text("deal-last") if view["offers"] else "",
    }


def lamp(n: int) -> dict[str, Any]:
    """Return the light on pieces that meet, and whether the dialogue must lie above it."""
    return {"at": stand(n, 0, 1), "low": middle(n)[1] > len(FARM) * 0.6}


def whom(view: View, others: list[int], names: Names) -> dict[str, Any] | None:
    """Return the seats that are met, if there are several."""
    if len(others) == 1:
        return None
    huts = [h for h in range(HUTS) if view["lives"][h] in others]
    seats = [(h, int(view["lives"][h])) for h in huts]
    met = [{"value": f"with-{h}", "seat": q, "name": names[q]} for h, q in seats]
    return {"label": text("deal-whom"), "name": "with", "things": met}


def given(view: View, p: int, n: int) -> dict[str, Any]:
    kinds = [kind for kind in range(KINDS) if trading.has_here(view, p, n, kind)]
    return {
        "title": text("deal-give"),
        "eggs": eggs("give", int(view["eggs"][p])),
        "lists": lists("give", kinds, bits(trading.free_plans(view, p))),
    }


def wanted(view: View, p: int, others: list[int], n: int) -> dict[str, Any]:
    """Return what may be asked for: any thing of a kind that one of the others has.

    Only the others know which ones they have.
    """
    most = max(int(view["eggs"][q]) for q in others)
    kinds = range(KINDS if any(trading.has_any_here(view, q, n) for q in others) else 0)
    plans = ~int(view["plans"][p]) if any(trading.spare_plans(view, q) > 0 for q in others) else 0
    return {
        "title": text("deal-ask"),
        "eggs": eggs("ask", most),
        "lists": lists("ask", kinds, bits(plans)),
    }


def bits(some: int) -> list[int]:
    return [n for n in range(PLANS) if int(some) >> n & 1]


def eggs(side: str, most: int) -> dict[str, Any]:
    """Return a field for a number of eggs, from none to `most`."""
    steps = (text("deal-less"), text("deal-more"))
    label = text(f"deal-{side}.eggs")
    return {"label": label, "word": f"{side}-eggs", "most": most, "steps": steps}


def lists(side: str, kinds: Kinds, plans: Kinds) -> list[dict[str, Any]]:
    """Return the lists of equipment and plans to choose from, each with a choice of none."""
    both = (
        ("card", "back", [(kind, things.KINDS[kind], slug(EQUIPMENT[kind])) for kind in kinds]),
        ("plan", "", [(plan, things.PLANS[plan], "") for plan in plans]),
    )
    return [
        {
            "label": text(f"deal-{side}.{thing}"),
            "name": f"{side}-{thing}",
            "none": {"value": "", "name": text(f"deal-no-{thing}"), "art": back},
            "things": [
                {"value": f"{side}-{thing}-{n}", "name": text.name(named), "art": drawing}
                for n, named, drawing in some
            ],
        }
        for thing, back, some in both
    ]


__all__ = ["PARTS", "lamp", "offer"]
