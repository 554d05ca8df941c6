"""Chickens ’n’ Aliens: what the others could do next, as far as the seat to move can tell."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOTHING
from farmyard.games.aliens import text
from farmyard.games.aliens.box import ALIEN, BROODY, KINDS, TO_WIN, WILD
from farmyard.games.aliens.rules.choices import shows, uncovered
from farmyard.games.aliens.words.naming import a_card

__all__ = ["THIEVES", "danger", "others", "unseen"]

THIEVES = BROODY + 4, WILD
"""Cards that steal an alien: Pecking Order, and any wild card."""

Threat = tuple[str, int, int]
"""Which danger, the seat, and the card."""


def danger(view: Any, after: Any, names: Sequence[str]) -> str:
    """Tell the worst that others could do in their next turns: win, or else steal an alien."""
    awake = [p for p in others(after) if after.held[p] and not after.stunned[p]]
    threats = [of_leader(view, after, p) for p in awake if after.laid[p] == TO_WIN - 1]
    threats += [of_thief(after, p) for p in awake if uncovered(after, after.turn)]
    for threat, p, card in filter(None, threats):
        return text(f"danger-{threat}", name=names[p], card=a_card(card))
    bare = int(uncovered(after, after.turn))
    if bare and any(may_hold(view, after, p, THIEVES) for p in awake):
        return text("danger-bare", laid=int(after.laid[after.turn]), n=bare)
    return ""


def of_leader(view: Any, after: Any, p: int) -> Threat | None:
    """Tell how somebody with two aliens could come by the third."""
    prey = any(uncovered(after, q) for q in range(after.seats) if q != p)
    if after.corn[p] and knows(after, p, ALIEN):
        return "lays-third", p, ALIEN
    thief = next((card for card in THIEVES if knows(after, p, card)), NOTHING)
    if prey and thief != NOTHING:
        return "steals-third", p, thief
    ways = (ALIEN,) * bool(after.corn[p]) + THIEVES * prey
    return ("leader", p, ALIEN) if may_hold(view, after, p, ways) else None


def of_thief(after: Any, p: int) -> Threat | None:
    thief = next((card for card in THIEVES if knows(after, p, card)), NOTHING)
    return ("steals", p, thief) if thief != NOTHING else None


def knows(view: Any, p: int, card: int) -> bool:
    """True if the seat to move knows that this card is in that hand."""
    return bool(view.known[view.turn][p * KINDS + card])


def may_hold(view: Any, after: Any, p: int, cards: Sequence[int]) -> bool:
    """True if one of these cards may be in the part of a hand that the seat to move cannot see."""
    known = int(after.known[after.turn][p * KINDS : (p + 1) * KINDS].sum())
    hidden = int(after.held[p] - shows(after, p)) - known
    return hidden > 0 and any(unseen(view, card) for card in cards)


def unseen(view: Any, card: int) -> int:
    """Return how many of a card are in the deck or in unseen parts of hands."""
    me = int(view.turn)
    n = int(view.pack[card] - view.hands[me][card]) - int(
        (view.discards[: view.heap] == card).sum()
    )
    n -= sum(int(view.known[me][p * KINDS + card]) for p in others(view))
    on_table = {ALIEN: view.laid, BROODY: view.covers[:, 0], WILD: view.covers[:, 1]}
    return n - int(on_table[card][: view.seats].sum()) if card in on_table else n


def others(view: Any) -> list[int]:
    """Return the other seats, clockwise."""
    return [(int(view.turn) + i) % int(view.seats) for i in range(1, view.seats)]
