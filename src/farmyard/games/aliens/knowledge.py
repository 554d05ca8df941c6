"""Chickens ’n’ Aliens: who may know what, and what might be so (section 4 of the ledger).

What a seat has learnt in play stands in the record: `rules.noticing` keeps it.
"""

from farmyard.core.cards import clear, total
from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.aliens.box import ALIEN, BROODY, KINDS, LARGEST_DECK, WILD
from farmyard.games.aliens.state import OTHERS, PLAYERS

# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    house_rules(s, v)
    table(s, v)
    last_decision(s, v)
    for p in range(s.seats):
        before_him(s, p, v)
        what_he_knows_of(s, p, seat, v)
    if seat != NOBODY:
        own_cards(s, seat, v)


@rule
def house_rules(s, v):
    v.start, v.fast, v.specials, v.throw_away = s.start, s.fast, s.specials, s.throw_away
    v.tractor_beam, v.alien_flu, v.corn_star = s.tractor_beam, s.alien_flu, s.corn_star
    v.armed, v.all_out_war, v.stun_stacks = s.armed, s.all_out_war, s.stun_stacks
    v.cheeky_public, v.bank_runs_out, v.bank_corn = s.cheeky_public, s.bank_runs_out, s.bank_corn
    v.max_turns, v.seats, v.aliens, v.broody = s.max_turns, s.seats, s.aliens, s.broody
    v.twin_beaks, v.cheeky_chicken, v.fowl_play = s.twin_beaks, s.cheeky_chicken, s.fowl_play
    v.pecking_order, v.rooster_booster, v.scramble = s.pecking_order, s.rooster_booster, s.scramble
    v.wings_of_desire, v.hen_pecked = s.wings_of_desire, s.hen_pecked
    v.hypno_chicken, v.left_out = s.hypno_chicken, s.left_out  # announced (UF-R2)


@rule
def table(s, v):
    """What lies in the middle, whose turn it is, and what all know."""
    v.turn, v.phase, v.turns, v.rounds, v.dealer = s.turn, s.phase, s.turns, s.rounds, s.dealer
    v.pool, v.bank, v.heap, v.stock, v.top = s.pool, s.bank, s.heap, s.stock, s.top
    v.reach, v.owed, v.sweep = s.reach, s.owed, s.sweep
    for i in range(LARGEST_DECK):
        v.discards[i] = s.discards[i]  # all of it (UF-R35)
    for kind in range(KINDS):
        v.pack[kind] = s.pack[kind]
        v.outside_to_all[kind] = s.outside_to_all[kind]
    for side in range(2):
        v.buried[side] = s.buried[side]  # those not in sight
    for i in range(PLAYERS * KINDS):
        v.known_to_all[i] = s.known_to_all[i]


@rule
def last_decision(s, v):
    """But not which cards were taken from whom, unless they were seen."""
    v.whose, v.chose, v.won, v.reshuffled = s.whose, s.chose, s.won, s.reshuffled
    for p in range(s.seats):
        v.drew[p] = s.drew[p]
    for i in range(OTHERS):
        v.prey[i] = s.prey[i]
        if s.prize[i] >= KINDS:
            v.prize[i] = s.prize[i]


@rule
def before_him(s, p, v):
    """What a player has before him, and what of his hand shows on both sides."""
    v.held[p], v.laid[p], v.corn[p] = s.held[p], s.laid[p], s.corn[p]
    v.parts[p], v.beamed[p], v.stunned[p] = s.parts[p], s.beamed[p], s.stunned[p]
    for i in range(2):
        v.covers[p, i] = s.covers[p, i]
        v.bottoms[p, i] = s.bottoms[p, i]


@rule
def what_he_knows_of(s, p, seat, v):
    """A seat can tell what each other knows of its own hand: it saw him learn it."""
    if seat != NOBODY:
        for i in range(seat * KINDS, (seat + 1) * KINDS):
            v.known[p, i] = s.shown[p, i]


@rule
def own_cards(s, seat, v):
    for i in range(PLAYERS * KINDS):
        v.known[seat, i] = s.known[seat, i]
        v.glimpse[seat, i] = s.glimpse[seat, i]
    for p in range(PLAYERS):
        v.glimpsed[seat, p] = s.glimpsed[seat, p]
    for kind in range(KINDS):
        v.hands[seat, kind] = s.hands[seat, kind]
        v.outside[seat, kind] = s.outside[seat, kind]
    for i in range(OTHERS):  # known to taker and victim (UF-R17)
        if seat in (s.whose, s.prey[i]):
            v.prize[i] = s.prize[i]


# -- What might be so -----------------------------------------------------------


@rule
def imagine(v, seat, w):
    """A whole state in which this seat would see just this view; `w` brings its own dice."""
    house_rules(v, w)
    table(v, w)
    clear(w.prize)
    last_decision(v, w)
    for p in range(PLAYERS):
        if p < v.seats:
            before_him(v, p, w)
            imagine_knowledge(v, seat, p, w)
        else:
            nothing_before(w, p)
    imagine_hands(v, seat, w)
    imagine_prizes(v, seat, w)


@rule
def nothing_before(w, p):
    w.held[p] = w.laid[p] = w.corn[p] = w.parts[p] = w.beamed[p] = w.stunned[p] = w.drew[p] = 0
    for i in range(2):
        w.covers[p, i] = w.bottoms[p, i] = 0
    for kind in range(KINDS):
        w.hands[p, kind] = w.outside[p, kind] = 0
    for i in range(PLAYERS * KINDS):
        w.known[p, i] = w.shown[p, i] = w.glimpse[p, i] = 0
    clear(w.glimpsed[p])


@rule
def imagine_knowledge(v, seat, p, w):
    """What a seat knows is known; of the others it supposes that they know what all do."""
    for kind in range(KINDS):
        w.outside[p, kind] = v.outside[p, kind] if p == seat else v.outside_to_all[kind]
    for i in range(PLAYERS * KINDS):
        owner = i // KINDS
        w.shown[p, i] = v.known_to_all[i] * (owner != p)
        if owner == seat and p != seat:
            w.shown[p, i] = v.known[p, i]
        w.known[p, i] = v.known[p, i] if p == seat else w.shown[p, i]
        w.glimpse[p, i] = v.glimpse[p, i] if p == seat else 0
    for other in range(PLAYERS):
        w.glimpsed[p, other] = v.glimpsed[p, other] if p == seat else NOBODY


@rule
def imagine_hands(v, seat, w):
    """Own cards and those known are where they are; the rest is dealt from what nobody can place,
    first the cards that cannot be in the deck."""
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
    """Cards of this kind that lie nowhere open and in no hand so far."""
    n = w.pack[kind] - w.hands[:, kind].sum()
    for i in range(w.heap):
        n -= w.discards[i] == kind
    for p in range(w.seats):
        n -= (kind == ALIEN) * w.laid[p]
        n -= (kind == BROODY) * w.covers[p, 0] + (kind == WILD) * w.covers[p, 1]
    return n


@rule
def missing(w, p):
    """Cards his hand still lacks."""
    return w.held[p] - total(w.hands[p]) - w.bottoms[p, 0] - w.bottoms[p, 1]


@rule
def deal_to_anybody(w, kind):
    """One of these to a free place in any hand, each as likely."""
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
    """The cards taken unseen, out of those the taker holds in this world."""
    for i in range(OTHERS):
        if v.prey[i] != NOBODY and w.prize[i] == NOTHING:
            w.prize[i] = v.prize[i]
    for i in range(OTHERS):
        if v.prey[i] != NOBODY and w.prize[i] == NOTHING:
            w.prize[i] = one_not_named(w)


@rule
def one_not_named(w):
    """A random card of the taker's that is not yet among those named as taken."""
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
