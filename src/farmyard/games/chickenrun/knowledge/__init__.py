"""Chickenrun: the view of each seat, and what is hidden from it (section 5 of the ledger).

Hidden are the hand of equipment, what is carried, plans and kept cards of others, the piles and
decks, and choices that are shown together.  What a seat remembers of the shops, and of which plans
it knows the whereabouts, is its own affair.
"""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box import KINDS, PLANS, SHOPS
from farmyard.games.chickenrun.knowledge.imagining import imagine
from farmyard.games.chickenrun.state import OPEN_WORDS, Phase

__all__ = ["imagine", "view"]

# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    """Show a seat what it knows: open choices, plans, its offer, what it may do and has drawn.

    Open piles are shown to all (CR-R18).
    """
    known_later(s, v)
    plans_known(s, seat, v)
    offer(s, seat, v)
    if seat != NOBODY and seat == s.turn:
        for w in range(OPEN_WORDS):
            v.open[w] = s.open[w]
    if s.open_piles:
        for n in range(len(SHOPS) * KINDS):
            v.piles[n] = s.piles[n]
    if s.told or (seat != NOBODY and seat == s.mover):
        v.drawn = s.drawn


@rule
def known_later(s, v):
    """Show first chickens and bids once all have chosen theirs."""
    for p in range(s.seats):
        if s.phase != Phase.FIRST:
            v.picked[p] = s.picked[p]
        if s.phase != Phase.BIDDING:
            v.bids[p] = s.bids[p]


@rule
def plans_known(s, seat, v):
    """Show where plans are that are being carried out or that this seat has seen."""
    known = running_plans(s)
    if seat != NOBODY:
        known |= s.knows[seat]
    for plan in range(PLANS):
        if known >> plan & 1:
            v.holder[plan] = s.holder[plan]
    for i in range(s.plans_left):
        if known >> s.plan_pile[i] & 1:
            v.plan_pile[i] = s.plan_pile[i]


@rule
def running_plans(s):
    """Return the plans of all escapes, as bits."""
    plans = 0
    for p in range(s.seats):
        if 0 <= s.escape[p] < PLANS:
            plans |= 1 << s.escape[p]
    return plans


@rule
def offer(s, seat, v):
    """Show the cards of an offer to the two seats it concerns."""
    if sees_offer(s, seat):
        v.give_card = s.give_card
        v.ask_card = s.ask_card
        v.give_plan = s.give_plan
        v.ask_plan = s.ask_plan


@rule
def sees_offer(s, seat):
    """Return whether a seat makes the offer, or is being asked about it."""
    if seat == NOBODY:
        return False
    return seat == s.mover or (seat == s.dealing and s.phase == Phase.REPLY)
