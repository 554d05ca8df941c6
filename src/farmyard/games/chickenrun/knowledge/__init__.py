"""Chickenrun: who may know what (section 5 of the ledger).

Hidden are the hand of equipment, what is carried, plans and kept cards of others, the piles and
decks, and choices that are shown together.  What a seat remembers of the shops, and of which plans
it knows the whereabouts, is its own affair.
"""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun.box import CARDS, KINDS, PLANS, SHOPS
from farmyard.games.chickenrun.box.board import number
from farmyard.games.chickenrun.knowledge.imagining import imagine
from farmyard.games.chickenrun.knowledge.public import before_it, house_rules, open_table
from farmyard.games.chickenrun.state import OPEN_WORDS, Phase

__all__ = ["imagine", "view"]

# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    house_rules(s, v)
    open_table(s, v)
    for p in range(number(s.seats)):
        before_it(s, p, v)
        known_later(s, seat, p, v)
    plans_known(s, seat, v)
    offer(s, seat, v)
    if seat != NOBODY:
        own_things(s, number(seat), v)
    if s.open_piles:
        for pile in range(len(SHOPS)):
            for kind in range(KINDS):
                v.piles[pile * KINDS + kind] = s.piles[pile * KINDS + kind]  # CR-R18
    if s.told or (seat != NOBODY and seat == s.mover):
        v.drawn = s.drawn


@rule
def known_later(s, seat, p, v):
    """What is shown when all have chosen: first chickens and bids."""
    if p == seat or s.phase != Phase.FIRST:
        v.picked[p] = s.picked[p]
    if p == seat or s.phase != Phase.BIDDING:
        v.bids[p] = s.bids[p]


@rule
def own_things(s, p, v):
    """For its own eyes: hands, memory, and what it may do now."""
    v.carry[p] = s.carry[p]
    v.plans[p] = s.plans[p]
    v.knows[p] = s.knows[p]
    for kind in range(KINDS):
        v.hands[p, kind] = s.hands[p, kind]
    for card in range(CARDS):
        v.kept[p, card] = s.kept[p, card]
    for pile in range(len(SHOPS)):
        v.missed[p, pile] = s.missed[p, pile]
    for n in range(s.seen.shape[1]):
        v.seen[p, n] = s.seen[p, n]
    if p == s.turn:
        for w in range(OPEN_WORDS):
            v.open[w] = s.open[w]


@rule
def plans_known(s, seat, v):
    """Plans that are being carried out, and those this seat has seen go by."""
    known = running_plans(s)
    if seat != NOBODY:
        known |= number(s.knows[seat])
    for plan in range(PLANS):
        if known >> plan & 1:
            v.holder[plan] = s.holder[plan]
    for i in range(number(s.plans_left)):
        if known >> number(s.plan_pile[i]) & 1:
            v.plan_pile[i] = s.plan_pile[i]


@rule
def running_plans(s):
    """The plans of all escapes, as bits."""
    plans = 0
    for p in range(number(s.seats)):
        if 0 <= s.escape[p] < PLANS:
            plans |= 1 << number(s.escape[p])
    return plans


@rule
def offer(s, seat, v):
    """The cards of an offer are for the two it concerns."""
    if sees_offer(s, seat):
        v.give_card = s.give_card
        v.ask_card = s.ask_card
        v.give_plan = s.give_plan
        v.ask_plan = s.ask_plan


@rule
def sees_offer(s, seat):
    """Who makes it, and to whom it is put."""
    if seat == NOBODY:
        return False
    return seat == s.mover or (seat == s.dealing and s.phase == Phase.REPLY)
