"""Chickenrun: determinization: a random whole state that agrees with all a seat knows.

Cards that lie open, the own ones and those remembered stay where they are; all others go to hands
and piles at random.  A remembered pile from which others have taken cards loses as many of them.
"""

from farmyard.core.bits import nth_of, size
from farmyard.core.cards import nth_card, total
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import Card
from farmyard.games.chickenrun.options import FirstActive, Returns
from farmyard.games.chickenrun.rules.cards import stocked
from farmyard.games.chickenrun.rules.flock import own_hut
from farmyard.games.chickenrun.rules.phases import find_choices
from farmyard.games.chickenrun.state import Phase

EVERY_PLAN = (1 << box.PLANS) - 1


@rule
def imagine(v, seat, w):
    """Fill in a state in which this seat would see this view; `w` brings its own dice."""
    the_offer(v, w)
    imagine_equipment(v, seat, w)
    imagine_plans(v, seat, w)
    imagine_cards(v, seat, w)
    imagine_answers(v, seat, w)
    find_choices(w)


@rule
def the_offer(v, w):
    """Copy the offer; parts that the seat does not know are taken for nothing."""
    w.give_card = v.give_card
    w.ask_card = v.ask_card
    w.give_plan = v.give_plan
    w.ask_plan = v.ask_plan
    w.drawn = v.drawn


# -- Equipment ------------------------------------------------------------------


@rule
def imagine_equipment(v, seat, w):
    """Place the cards a seat knows, then all others at random.

    The first row of `gone_from` counts those not yet placed.
    """
    loose = w.gone_from[: box.KINDS]
    for kind in range(box.KINDS):
        loose[kind] = box.COPIES[kind] - located(w, kind)
    for pile in range(len(box.SHOPS)):
        for kind in range(box.KINDS):
            if v.open_piles:
                w.piles[pile * box.KINDS + kind] = v.piles[pile * box.KINDS + kind]
            else:
                w.piles[pile * box.KINDS + kind] = (
                    v.seen[seat, pile * box.KINDS + kind] if seat != NOBODY else 0
                )
    if seat != NOBODY and not v.open_piles:
        trust_memory(v, seat, w, loose)
    for kind in range(box.KINDS):
        for pile in range(len(box.SHOPS)):
            loose[kind] -= w.piles[pile * box.KINDS + kind]
    lay_out(v, seat, w, loose)
    remember_origins(w)


@rule
def located(w, kind):
    """Return how many cards of a kind lie open, or with the seat that looks."""
    n = 0
    for p in range(w.seats):
        n += w.shown[p, kind] + w.hands[p, kind] + (w.carry[p] == kind)
    return n


@rule
def trust_memory(v, seat, w, loose):
    """Take from remembered piles the cards seen elsewhere since, or taken by others."""
    for kind in range(box.KINDS):
        while in_piles(w, kind) > loose[kind]:
            forget_one(v, seat, w, kind)
    for pile in range(len(box.SHOPS)):
        known = stocked(v.seen[seat], pile)
        while stocked(w.piles, pile) > max(0, known - v.missed[seat, pile]):
            n = below(w, stocked(w.piles, pile))
            kind = nth_card(w.piles[pile * box.KINDS : (pile + 1) * box.KINDS], n)
            w.piles[pile * box.KINDS + kind] -= 1


@rule
def in_piles(w, kind):
    n = 0
    for pile in range(len(box.SHOPS)):
        n += w.piles[pile * box.KINDS + kind]
    return n


@rule
def forget_one(v, seat, w, kind):
    """Take a card out of a remembered pile, where most cards taken are unaccounted for."""
    best = 0
    most = -999
    for pile in range(len(box.SHOPS)):
        known = stocked(v.seen[seat], pile)
        unexplained = v.missed[seat, pile] - (known - stocked(w.piles, pile))
        if w.piles[pile * box.KINDS + kind] and v.missed[seat, pile] and unexplained > most:
            best, most = pile, unexplained
    w.piles[best * box.KINDS + kind] -= 1


@rule
def lay_out(v, seat, w, loose):
    """Place the loose cards: an offered one, then hands, then piles."""
    q = v.mover
    if v.give_card >= 0 and q != seat:
        hand_to(w, q, take_out(loose, v.give_card), w.at[q] != own_hut(w, q))
    for p in range(w.seats):
        if p != seat:
            if w.loaded[p] and w.carry[p] < 0:
                hand_to(w, p, any_loose(w, loose), True)
            while total(w.hands[p]) < w.banked[p]:
                hand_to(w, p, any_loose(w, loose), False)
    for pile in range(len(box.SHOPS)):
        while stocked(w.piles, pile) < w.sizes[pile]:
            w.piles[pile * box.KINDS + any_loose(w, loose)] += 1


@rule
def take_out(loose, kind):
    loose[kind] -= 1
    return kind


@rule
def any_loose(w, loose):
    return take_out(loose, nth_card(loose, below(w, total(loose))))


@rule
def hand_to(w, p, kind, carried):
    if carried:
        w.carry[p] = kind
    else:
        w.hands[p, kind] += 1


@rule
def remember_origins(w):
    """Fill in which pile the cards in use came from; it matters only for CR-R17."""
    for kind in range(box.KINDS):
        out = box.COPIES[kind] - in_piles(w, kind)
        for pile in range(len(box.SHOPS)):
            w.gone_from[pile * box.KINDS + kind] = 0
        if w.returns != Returns.BOUGHT:
            w.gone_from[kind] = out
    if w.returns == Returns.BOUGHT:
        for kind in range(box.KINDS):
            for _ in range(box.COPIES[kind] - in_piles(w, kind)):
                w.gone_from[any_gap(w) * box.KINDS + kind] += 1


@rule
def any_gap(w):
    """Return a random pile with fewer cards than at first, likelier the more are gone."""
    gaps = 0
    for pile in range(len(box.SHOPS)):
        gaps += box.PILES[pile] - w.sizes[pile] - stocked(w.gone_from, pile)
    n = below(w, gaps)
    for pile in range(len(box.SHOPS)):
        n -= box.PILES[pile] - w.sizes[pile] - stocked(w.gone_from, pile)
        if n < 0:
            return pile
    return 0


# -- Plans ----------------------------------------------------------------------


@rule
def imagine_plans(v, seat, w):
    """Put known plans where they are, and the others anywhere."""
    loose = EVERY_PLAN
    for plan in range(box.PLANS):
        if v.holder[plan] >= 0:
            w.plans[v.holder[plan]] |= 1 << plan
        w.plan_pile[plan] = v.plan_pile[plan] if plan < v.plans_left else NOTHING
        if v.plan_pile[plan] >= 0:
            loose &= ~(1 << v.plan_pile[plan])
    if v.give_plan >= 0 and v.mover != seat:
        w.plans[v.mover] |= 1 << v.give_plan
    for p in range(w.seats):
        loose &= ~w.plans[p]
    for p in range(w.seats):
        while size(w.plans[p]) < w.planned[p]:
            plan = nth_of(loose, below(w, size(loose)))
            loose &= ~(1 << plan)
            w.plans[p] |= 1 << plan
        w.knows[p] |= w.plans[p] * (p != seat)
    place_plans(w, loose)


@rule
def place_plans(w, loose):
    """Fill the rest of the pile, and write down who holds each plan."""
    for i in range(w.plans_left):
        if w.plan_pile[i] < 0:
            plan = nth_of(loose, below(w, size(loose)))
            loose &= ~(1 << plan)
            w.plan_pile[i] = plan
    for plan in range(box.PLANS):
        w.holder[plan] = NOBODY
        for p in range(w.seats):
            if w.plans[p] >> plan & 1:
                w.holder[plan] = p


# -- Opportunity cards, and choices made in secret ------------------------------


@rule
def imagine_cards(v, seat, w):
    """Deal kept cards to the other seats.

    A seat that is asked about a card has it.
    """
    for card in range(box.CARDS):
        w.deck[card] = box.CARD_COPIES[card] - w.aside[card]
        if seat != NOBODY:
            w.deck[card] -= w.kept[seat, card]
    if v.turn != seat and v.phase == Phase.HIDE:
        keep(w, v.turn, Card.UNDER_STRAW)
    if v.turn != seat and v.phase == Phase.DISCOUNT:
        keep(w, v.turn, Card.DISCOUNT)
    for p in range(w.seats):
        while total(w.kept[p]) < w.keeps[p]:
            keep(w, p, any_keepable(w))


@rule
def keep(w, p, card):
    w.deck[card] -= 1
    w.kept[p, card] += 1


@rule
def any_keepable(w):
    n = 0
    for card in range(box.CARDS):
        n += w.deck[card] * box.KEPT[card]
    n = below(w, n)
    for card in range(box.CARDS):
        n -= w.deck[card] * box.KEPT[card]
        if n < 0:
            return card
    return 0


@rule
def imagine_answers(v, seat, w):
    """Choose random first chickens and bids for seats that have already chosen."""
    for p in range(w.seats):
        w.picked[p] = v.picked[p]
        w.bids[p] = v.bids[p]
        if p != seat and v.answered[p]:
            if v.phase == Phase.FIRST and v.first_active != FirstActive.IN_ORDER:
                w.picked[p] = below(w, box.SET)
            if v.phase == Phase.BIDDING and v.contends[p]:
                w.bids[p] = below(w, w.eggs[p] + 1)
