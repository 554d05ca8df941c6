"""Chickenrun: how equipment, plans and opportunity cards change places, and who sees which.

A card that goes back lies in a pile nobody may look into; who saw it go remembers.  What a seat
remembers of a pile is what it saw at its last look with what it has seen go back since (`seen`),
and how many cards others have taken since (`missed`).
"""

from farmyard.core.bits import nth_of, size
from farmyard.core.cards import total
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.options import Returns

EVERYBODY = -1  # saw the card


@rule
def stocked(counts, pile):
    """Return how many cards a row of counts has for a pile."""
    return total(counts[pile * box.KINDS : (pile + 1) * box.KINDS])


# -- Equipment going back -------------------------------------------------------


@rule
def put_back(s, kind, who):
    """Put a card back into a pile (CR-056), seen by the seat `who` or by everybody."""
    pile = pile_for(s, kind)
    s.piles[pile * box.KINDS + kind] += 1
    s.sizes[pile] += 1
    if s.gone_from[pile * box.KINDS + kind]:
        s.gone_from[pile * box.KINDS + kind] -= 1
    else:
        settle_origin(s, kind)
    all_saw = who == EVERYBODY
    for p in range(s.seats):
        if all_saw or who == p:
            s.seen[p, pile * box.KINDS + kind] += 1


@rule
def settle_origin(s, kind):
    """Clear the record that a card left another pile than the one it goes to."""
    for pile in range(len(box.SHOPS)):
        if s.gone_from[pile * box.KINDS + kind]:
            s.gone_from[pile * box.KINDS + kind] -= 1
            return


@rule
def pile_for(s, kind):
    """Return the pile a card goes back to: the smallest, the first of equal ones (CR-R17)."""
    if s.returns == Returns.RANDOM:
        return below(s, len(box.SHOPS))
    best = 0
    for pile in range(len(box.SHOPS)):
        if s.returns == Returns.BOUGHT and s.gone_from[pile * box.KINDS + kind]:
            s.news += 1  # the pile that grows says something of the card
            return pile
        if s.sizes[pile] < s.sizes[best]:
            best = pile
    return best


@rule
def put_back_shown(s, p):
    """Put the shown cards of an escape back, in kind order, for all to see (CR-R69)."""
    for kind in range(box.KINDS):
        while s.shown[p, kind]:
            s.shown[p, kind] -= 1
            put_back(s, kind, EVERYBODY)


@rule
def put_back_hand(s, p):
    """Put a seat's hand of equipment back, face down, in kind order."""
    for kind in range(box.KINDS):
        while s.hands[p, kind]:
            unbank(s, p, kind)
            put_back(s, kind, p)


@rule
def drop(s, p):
    """Put the card a seat carries back, face down."""
    if s.loaded[p]:
        put_back(s, unload(s, p), p)


# -- Carrying and keeping -------------------------------------------------------


@rule
def load(s, p, kind):
    s.carry[p] = kind
    s.loaded[p] = 1


@rule
def unload(s, p):
    kind = s.carry[p]
    s.carry[p] = NOTHING
    s.loaded[p] = 0
    return kind


@rule
def bank(s, p, kind):
    s.hands[p, kind] += 1
    s.banked[p] += 1


@rule
def unbank(s, p, kind):
    s.hands[p, kind] -= 1
    s.banked[p] -= 1


@rule
def bank_load(s, p):
    """Move the carried card to the hand, as on reaching the own hut (CR-053)."""
    if s.loaded[p]:
        bank(s, p, unload(s, p))


@rule
def has(s, p, kind):
    """Return how many cards of a kind a seat carries or holds in its hand (CR-104)."""
    return s.hands[p, kind] + (s.carry[p] == kind)


@rule
def show(s, p, owner, kind):
    """Show one card of its owner for the escape of p, a carried one first (CR-R66)."""
    if s.carry[owner] == kind:
        unload(s, owner)
    else:
        unbank(s, owner, kind)
    s.shown[p, kind] += 1


@rule
def has_tool(s, p):
    """Return whether a seat has Wire Cutters or Pliers (CR-R31)."""
    return tool_of(s, p) != NOTHING


@rule
def tool_of(s, p):
    """Return the seat's tool: the carried one, else Wire Cutters before Pliers (CR-R66)."""
    for kind in (box.CUTTERS, box.PLIERS):
        if s.carry[p] == kind:
            return kind
    for kind in (box.CUTTERS, box.PLIERS):
        if not s.cutters and s.hands[p, kind]:
            return kind
    return NOTHING


# -- Taking from a pile ---------------------------------------------------------


@rule
def look_into(s, p, pile):
    """Let a seat see the whole pile (CR-050)."""
    s.news += 1
    s.missed[p, pile] = 0
    for kind in range(box.KINDS):
        s.seen[p, pile * box.KINDS + kind] = s.piles[pile * box.KINDS + kind]


@rule
def take_card(s, p, pile, kind):
    """Take a card out of a pile that the seat has just looked into."""
    s.piles[pile * box.KINDS + kind] -= 1
    s.sizes[pile] -= 1
    s.gone_from[pile * box.KINDS + kind] += 1
    for q in range(s.seats):
        if q != p:
            miss(s, q, pile)
    s.seen[p, pile * box.KINDS + kind] -= 1


@rule
def miss(s, q, pile):
    """Note that q did not see which card left a pile.

    When as many have left as it knew of, it knows nothing of the pile.
    """
    known = 0
    for kind in range(box.KINDS):
        known += s.seen[q, pile * box.KINDS + kind]
    s.missed[q, pile] += 1
    if s.missed[q, pile] >= known:
        s.missed[q, pile] = 0
        for kind in range(box.KINDS):
            s.seen[q, pile * box.KINDS + kind] = 0


# -- Plans ----------------------------------------------------------------------


@rule
def plan_bits(s, p):
    return s.plans[p]


@rule
def take_plan(s, p):
    """Take the top plan of the pile (CR-059)."""
    s.news += 1
    s.plans_left -= 1
    plan = s.plan_pile[s.plans_left]
    s.plan_pile[s.plans_left] = NOTHING
    get_plan(s, p, plan)


@rule
def get_plan(s, p, plan):
    s.plans[p] |= 1 << plan
    s.planned[p] += 1
    s.holder[plan] = p
    s.knows[p] |= 1 << plan


@rule
def give_plan(s, p, plan):
    s.plans[p] &= ~(1 << plan)
    s.planned[p] -= 1
    s.holder[plan] = NOBODY


@rule
def put_plan_under(s, p, plan):
    """Put a plan of a seat under the pile.

    Before it, `lose_track` or `know_all` settles whether others still know where it is.
    """
    give_plan(s, p, plan)
    for i in range(s.plans_left, 0, -1):
        s.plan_pile[i] = s.plan_pile[i - 1]
    s.plan_pile[0] = plan
    s.plans_left += 1


@rule
def lose_track(s, p):
    """Let others forget which plans p has, if it has several; except a plan under way."""
    hidden = plan_bits(s, p)
    if 0 <= s.escape[p] < box.PLANS:
        hidden &= ~(1 << s.escape[p])
    for q in range(s.seats):
        if q != p and s.planned[p] > 1:
            s.knows[q] &= ~hidden


@rule
def know_all(s, plan):
    """Let every seat know where a plan is."""
    for q in range(s.seats):
        s.knows[q] |= 1 << plan


@rule
def put_plan_under_seen(s, p, plan):
    """Put a plan that lies open under the pile (CR-111)."""
    know_all(s, plan)
    put_plan_under(s, p, plan)


@rule
def put_all_plans_under(s, p):
    """Put all plans of a seat under the pile, in number order (CR-R76)."""
    lose_track(s, p)
    for plan in range(box.PLANS):
        if plan_bits(s, p) >> plan & 1:
            put_plan_under(s, p, plan)


# -- Opportunity cards and search cards -----------------------------------------


@rule
def discard(s, p, card):
    s.kept[p, card] -= 1
    s.keeps[p] -= 1
    s.aside[card] += 1
    s.news += 1


@rule
def can_draw(s):
    return s.deck_left > 0 or discarded(s) > 0


@rule
def discarded(s):
    n = 0
    for card in range(box.CARDS):
        n += s.aside[card]
    return n


@rule
def draw_card(s):
    """Draw a random card of the deck; an empty deck is renewed from the discard (CR-R86)."""
    if not s.deck_left:
        for card in range(box.CARDS):
            s.deck[card] += s.aside[card]
            s.deck_left += s.aside[card]
            s.aside[card] = 0
    n = below(s, s.deck_left)
    card = 0
    while n >= s.deck[card]:
        n -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_left -= 1
    return card


@rule
def turn_search_card(s):
    """Turn the top search card and return its hut.

    After the sixth the six are shuffled again (CR-R86).
    """
    cards = s.to_search
    hut = nth_of(cards, below(s, size(cards)))
    s.to_search &= ~(1 << hut)
    if not s.to_search:
        s.to_search = box.EVERY_HUT
    s.searched = hut
    return hut
