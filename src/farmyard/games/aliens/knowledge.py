"""Chickens ’n’ Aliens: who may know what, and what might be so (section 4 of the ledger).

What a seat has learnt of other hands is kept as the cards that are surely there: those shown by a
Cheeky Chicken, taken unseen by or from it, or picked up in the open.  One goes when a card of its
kind is seen to leave, and when somebody else takes a card unseen, for that might be it (UF-R41).
Beside it stands what the holder himself can tell of that, which may be less: from a hand of cards
all alike she who has seen it knows which one went, but he who now holds that one must not learn
from her record what else was there (UF-R42).
What is surely not in the deck is kept too: when the discard pile is shuffled, all know which cards
go in.  With the round all this is void (UF-R40).
"""

from farmyard.core.cards import clear, total
from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.aliens.box import ALIEN, BROODY, KINDS, LARGEST_DECK, WILD
from farmyard.games.aliens.state import OTHERS, PLAYERS

# -- Learning -------------------------------------------------------------------


@rule
def forget_all(s):
    for p in range(PLAYERS):
        for i in range(PLAYERS * KINDS):
            s.known[p, i] = s.shown[p, i] = s.glimpse[p, i] = 0
        for kind in range(KINDS):
            s.outside[p, kind] = 0
        clear(s.glimpsed[p])
    for i in range(PLAYERS * KINDS):
        s.known_to_all[i] = 0
    for kind in range(KINDS):
        s.outside_to_all[kind] = 0


@rule
def forget_hand(s, p):
    """It is empty, and all have seen its cards."""
    for i in range(p * KINDS, (p + 1) * KINDS):
        s.known_to_all[i] = 0
        for other in range(s.seats):
            s.known[other, i] = s.shown[other, i] = 0


@rule
def notice_out(s, p, kind):
    """All see this card leave his hand."""
    at = p * KINDS + kind
    s.known_to_all[at] -= s.known_to_all[at] > 0
    for other in range(s.seats):
        lower(s, other, at)


@rule
def lower(s, viewer, at):
    """One card less that he surely knows of, for him and to its holder's eyes."""
    s.known[viewer, at] -= s.known[viewer, at] > 0
    s.shown[viewer, at] -= s.shown[viewer, at] > 0


@rule
def raise_to(s, viewer, at):
    s.known[viewer, at] += 1
    s.shown[viewer, at] += 1


@rule
def notice_in(s, p, kind):
    """All see this card come into his hand."""
    at = p * KINDS + kind
    s.known_to_all[at] += 1
    for other in range(s.seats):
        if other != p:
            raise_to(s, other, at)


@rule
def show_hand(s, viewer, p):
    """To the viewer, or to all (UF-R28)."""
    for other in range(s.seats):
        if other != p and (other == viewer or s.cheeky_public):
            note_hand(s, s.known[other], p)
            note_hand(s, s.shown[other], p)
            note_hand(s, s.glimpse[other], p)
            s.glimpsed[other, p] = s.turns
    if s.cheeky_public:
        note_hand(s, s.known_to_all, p)


@rule
def note_hand(s, row, p):
    for kind in range(KINDS):
        row[p * KINDS + kind] = s.hands[p, kind]


@rule
def note_taken(s, p, kind, n):
    """The seat to move takes this card from his n, unseen by the others."""
    for other in range(s.seats):
        if other == s.turn:
            lower(s, other, p * KINDS + kind)
        elif other == p:
            raise_to(s, other, s.turn * KINDS + kind)
        else:
            blur(s, s.known[other], s.outside[other], other, p, n)
            blur_shown(s, s.shown[other], p, n)
    blur(s, s.known_to_all, s.outside_to_all, NOBODY, p, n)


@rule
def blur(s, row, outside, viewer, p, n):
    """One of his n cards goes to the seat to move.  Any may be the one, unless all are alike."""
    for kind in range(KINDS):
        at = p * KINDS + kind
        if row[at]:
            outside[kind] = max(outside[kind], surely_outside(s, row, viewer, kind))
            row[s.turn * KINDS + kind] += row[at] == n
            row[at] -= 1


@rule
def blur_shown(s, row, p, n):
    """The same as the two holders can tell: that all were alike, only if all know it (UF-R42)."""
    for kind in range(KINDS):
        at = p * KINDS + kind
        row[s.turn * KINDS + kind] += s.known_to_all[at] == n
        row[at] -= row[at] > 0


@rule
def surely_outside(s, row, viewer, kind):
    """How many of a kind this viewer can place outside the deck: in sight, or known to be held."""
    n = s.pack[kind] - s.deck[kind]
    for p in range(s.seats):
        if p != viewer:
            n -= s.hands[p, kind] - row[p * KINDS + kind]
    return n


@rule
def note_drawn(s, p, kind):
    """He knows of one more that has left the deck."""
    s.outside[p, kind] += s.outside[p, kind] > 0


@rule
def see_the_deck(s):
    """All know which cards have just been shuffled into it, and so what is elsewhere."""
    for kind in range(KINDS):
        s.outside_to_all[kind] = s.pack[kind] - s.deck[kind]
        for p in range(s.seats):
            s.outside[p, kind] = s.outside_to_all[kind]


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
