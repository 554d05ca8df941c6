"""Chickens ’n’ Aliens: who may know what, and what might be so (section 4 of the ledger).

What a seat has learnt in play stands in the record: `rules.noticing` keeps it.
"""

from farmyard.core.cards import total
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.aliens.box import ALIEN, BROODY, KINDS, WILD
from farmyard.games.aliens.state import OTHERS, PLAYERS

__all__ = ["imagine", "view"]

# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    """Complete a view: cards taken unseen that the seat knows, and what others know of its hand."""
    for i in range(OTHERS):
        if s.prize[i] >= KINDS or concerns(s, seat, i):
            v.prize[i] = s.prize[i]
    if seat != NOBODY:
        for p in range(s.seats):
            if p != seat:
                what_he_knows_of(s, p, seat, v)


@rule
def concerns(s, seat, i):
    """Return whether a seat took or lost this card, and so knows it (UF-R17)."""
    return seat != NOBODY and seat in (s.whose, s.prey[i])


@rule
def what_he_knows_of(s, p, seat, v):
    """Copy into a view what another seat knows of this one's hand, which saw it learn that."""
    for i in range(seat * KINDS, (seat + 1) * KINDS):
        v.known[p, i] = s.shown[p, i]


# -- What might be so -----------------------------------------------------------


@rule
def imagine(v, seat, w):
    """Complete a determinization: a whole state in which this seat would see just this view. The
    state `w` brings its own dice."""
    for p in range(v.seats):
        imagine_knowledge(v, seat, p, w)
    imagine_hands(v, seat, w)
    imagine_prizes(v, seat, w)


@rule
def imagine_knowledge(v, seat, p, w):
    """Set a seat's knowledge in an imagined world: others are taken to know what all know."""
    for i in range(PLAYERS * KINDS):
        owner = i // KINDS
        w.shown[p, i] = v.known_to_all[i] * (owner != p)
        if p != seat:
            if owner == seat:
                w.shown[p, i] = v.known[p, i]
            w.known[p, i] = w.shown[p, i]
    if p != seat:
        for kind in range(KINDS):
            w.outside[p, kind] = v.outside_to_all[kind]


@rule
def imagine_hands(v, seat, w):
    """Deal the hands of an imagined world: known cards stay; the rest is dealt from cards that
    nobody can place, first those that cannot be in the deck."""
    for p in range(v.seats):
        for kind in range(KINDS):
            w.hands[p, kind] = surely_held(v, seat, p, kind)
    for kind in range(KINDS):
        w.deck[kind] = not_in_sight(w, kind)
        outside = v.outside_to_all[kind]
        if seat != NOBODY:
            outside = max(outside, v.outside[seat, kind])
        while w.deck[kind] > w.pack[kind] - outside:
            deal_to_anybody(w, kind)
    for p in range(v.seats):
        for _ in range(missing(w, p)):
            deal_anything(w, p)


@rule
def surely_held(v, seat, p, kind):
    if p == seat:
        return v.hands[p, kind]
    return v.known_to_all[p * KINDS + kind] if seat == NOBODY else v.known[seat, p * KINDS + kind]


@rule
def not_in_sight(w, kind):
    """Return how many cards of a kind lie nowhere open and in no hand dealt so far."""
    n = w.pack[kind] - w.hands[:, kind].sum()
    for i in range(w.heap):
        n -= w.discards[i] == kind
    for p in range(w.seats):
        n -= (kind == ALIEN) * w.laid[p]
        n -= (kind == BROODY) * w.covers[p, 0] + (kind == WILD) * w.covers[p, 1]
    return n


@rule
def missing(w, p):
    """Return how many cards a hand still lacks."""
    return w.held[p] - total(w.hands[p]) - w.bottoms[p, 0] - w.bottoms[p, 1]


@rule
def deal_to_anybody(w, kind):
    """Deal a card of this kind to a free place in any hand, each place as likely."""
    free = 0
    for p in range(w.seats):
        free += missing(w, p)
    place = below(w, free)
    for p in range(w.seats):
        place -= missing(w, p)
        if place < 0:
            w.hands[p, kind] += 1
            w.deck[kind] -= 1
            return


@rule
def deal_anything(w, p):
    place = below(w, total(w.deck))
    for kind in range(KINDS):
        place -= w.deck[kind]
        if place < 0:
            w.deck[kind] -= 1
            w.hands[p, kind] += 1
            return


@rule
def imagine_prizes(v, seat, w):
    """Choose which cards were taken unseen, out of those the taker holds in this world."""
    for i in range(OTHERS):
        w.prize[i] = v.prize[i]
    for i in range(OTHERS):
        if v.prey[i] != NOBODY and w.prize[i] == NOTHING:
            w.prize[i] = one_not_named(w)


@rule
def one_not_named(w):
    """Return a random card of the taker's that is not yet among those named as taken."""
    named = 0
    for i in range(OTHERS):
        named += 0 <= w.prize[i] < KINDS
    place = below(w, total(w.hands[w.whose]) - named)
    for kind in range(KINDS):
        place -= w.hands[w.whose, kind]
        for i in range(OTHERS):
            place += w.prize[i] == kind
        if place < 0:
            return kind
    return NOTHING
