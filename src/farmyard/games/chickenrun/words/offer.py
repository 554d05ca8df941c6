"""Chickenrun: an offer in words: one sentence for all its parts, for a seat.

All see the eggs; the cards are for the two it concerns, and for the other of them once it is made.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.core.wording.messages import person
from farmyard.core.wording.slots import Thing, Value
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.things import KINDS, NOTHING, PLANS, a, a_plan, eggs

PARTS = range(Phase.DEALING, Phase.ASK_PLAN + 1)
"""The phases of an offer after its first: each tells the offer again, with one part more."""

YOU_TOO = Thing("you-too")


def told(after: Any, who: int, seat: int, names: Sequence[str]) -> tuple[str, dict[str, Value]]:
    """Return the message that tells the offer as far as it has been made, and its slots."""
    q = int(after.dealing)
    slots: dict[str, Value] = {"who": person(who, seat), "name": names[who]}
    if q < 0:
        return "tell-no-offer", slots
    slots |= {"to": person(q, seat), "whom": YOU_TOO if q == seat else names[q]}
    if int(after.phase) != Phase.REPLY:
        return "tell-offering", slots
    if seat not in (who, q) and not (after["give_eggs"] or after["ask_eggs"]):
        return "tell-offer-of-cards", slots
    slots |= {"given": side(after, "give"), "wanted": side(after, "ask")}
    return "tell-offer" if seat in (who, q) else "tell-offer-unseen", slots


def side(view: Any, field: str) -> tuple[Thing, ...]:
    """Return what one side of an offer gives, as far as the view shows it."""
    count, card, plan = (int(view[f"{field}_{part}"]) for part in ("eggs", "card", "plan"))
    found = [eggs(count)] if count else []
    found += [a(KINDS[card])] if card >= 0 else []
    found += [a_plan(PLANS[plan])] if plan >= 0 else []
    return tuple(found) or (NOTHING,)
