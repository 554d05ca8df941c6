"""Chickenrun: an offer in words, one sentence for all its parts, for the eyes of a seat.

All see the eggs; the cards are for the two it concerns, and for the other of them once it is made.
"""

from collections.abc import Sequence
from typing import Any

from farmyard.games.chickenrun.box import EQUIPMENT, PLAN_NAMES
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words import phrases

PARTS = range(Phase.DEALING, Phase.ASK_PLAN + 1)
"""The phases of an offer after its first: each tells the offer again, with one part more."""


def told(after: Any, who: int, seat: int, names: Sequence[str]) -> str:
    """The offer as far as it has been made."""
    mine, q = who == seat, int(after.dealing)
    if q < 0:
        return phrases.NAMES_NOTHING[mine].format(name=names[who])
    slots = {"name": names[who], "whom": phrases.YOU_TOO if q == seat else names[q]}
    if after.phase != Phase.REPLY:
        return phrases.MAKES_AN_OFFER[mine].format(**slots)
    sides = {"given": side(after, "give"), "wanted": side(after, "ask")}
    return phrase(after, seat in (who, q), mine).format(**slots, **sides)


def phrase(view: Any, concerned: bool, mine: bool) -> str:
    if concerned:
        return phrases.OFFERS[mine]
    return phrases.OFFERS_UNSEEN if view["give_eggs"] or view["ask_eggs"] else phrases.CARDS_UNSEEN


def side(view: Any, field: str) -> str:
    """What one gives, as far as the view shows it."""
    count, card, plan = (int(view[f"{field}_{part}"]) for part in ("eggs", "card", "plan"))
    found = [eggs(count)] if count else []
    found += [article(EQUIPMENT[card])] if card >= 0 else []
    found += [PLAN_NAMES[plan]] if plan >= 0 else []
    return listed(found) if found else phrases.NOTHING_NAMED


def eggs(n: int) -> str:
    return phrases.EGG_WORDS[min(n, 2)].format(n=n)


def article(card: str) -> str:
    """A piece of equipment with its article, if it has one."""
    return card if card in phrases.NO_ARTICLE else f"{phrases.ARTICLES[card[0] in 'AEIOU']} {card}"


def listed(some: list[str]) -> str:
    *most, last = some
    return phrases.AND.format(some=", ".join(most), last=last) if most else last
