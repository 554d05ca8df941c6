"""Chickens ’n’ Aliens: cards and corn changing places.

A card that leaves a hand is seen by all, but for one taken unseen; what each has learnt of the
others' hands is kept in step (`noticing`).
"""

import numpy as np

from farmyard.core.cards import nth_card, total
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.aliens import box
from farmyard.games.aliens.rules.choices import shows
from farmyard.games.aliens.rules.noticing import (
    forget_hand,
    note_drawn,
    note_taken,
    notice_in,
    notice_out,
    see_the_deck,
)
from farmyard.games.aliens.state import OTHERS

IN_THE_DECK = np.array(box.IN_THE_DECK, np.int8)

# -- The deck -------------------------------------------------------------------


@rule
def open_the_box(s):
    """Make up the deck of this table (UF-R1), with as many specials as were asked for (UF-R2)."""
    count_the_pack(s)
    drawn = total(s.pack[box.TRACTOR_BEAM :])
    while drawn > s.specials:
        out = nth_card(s.pack[box.TRACTOR_BEAM :], below(s, drawn))
        s.pack[box.TRACTOR_BEAM + out] = 0
        s.left_out |= 1 << out
        drawn -= 1


@rule
def count_the_pack(s):
    s.pack[0], s.pack[1], s.pack[2], s.pack[3] = s.aliens, s.broody, s.twin_beaks, s.cheeky_chicken
    s.pack[4], s.pack[5], s.pack[6] = s.fowl_play, s.pecking_order, s.rooster_booster
    s.pack[7], s.pack[8], s.pack[9] = s.scramble, s.wings_of_desire, s.hen_pecked
    s.pack[10], s.pack[11], s.pack[12] = s.hypno_chicken, len(box.WILDS), s.tractor_beam
    s.pack[13], s.pack[14], s.pack[15] = s.alien_flu, s.corn_star, s.armed
    s.pack[16] = s.all_out_war
    for i in range(len(box.SPECIALS)):
        if s.left_out >> i & 1:
            s.pack[box.TRACTOR_BEAM + i] = 0


@rule
def bury_bottoms(s):
    """Shuffle the UFO bottoms not yet laid into the deck after the deal (fast rules)."""
    for side in range(2):
        s.buried[side] = IN_THE_DECK[s.fast]
        for p in range(s.seats):
            s.buried[side] -= s.beamed[p] >> side & 1
        s.stock += s.buried[side]
    turn_up(s)


@rule
def turn_up(s):
    """Decide whether a UFO bottom comes to lie on top of the deck, for all to see (fast rules)."""
    s.top = NOTHING
    both = s.buried[0] + s.buried[1]
    if both:
        place = below(s, s.stock)
        s.news += 1
        if place < both:
            s.top = int(place >= s.buried[0])


@rule
def draw(s, p, n):
    """Deal n cards from the deck to a seat, as far as there are any (UF-R4)."""
    for _ in range(n):
        if not s.stock:
            reshuffle(s)
        if s.stock:
            draw_one(s, p)


@rule
def draw_one(s, p):
    if s.top != NOTHING:
        s.bottoms[p, s.top] += 1
        s.buried[s.top] -= 1
    else:
        kind = nth_card(s.deck, below(s, s.stock - s.buried[0] - s.buried[1]))
        s.deck[kind] -= 1
        s.hands[p, kind] += 1
        note_drawn(s, p, kind)
    s.stock -= 1
    s.held[p] += 1
    s.drew[p] += 1
    s.news += 1
    turn_up(s)


@rule
def reshuffle(s):
    """Make the discard pile except its top card the deck (UF-R3); all know which cards (UF-R35)."""
    if s.heap < 2:
        return
    s.heap -= 1
    for i in range(s.heap):
        card = s.discards[i]
        if card < box.KINDS:
            s.deck[card] += 1
        else:
            s.buried[card - box.KINDS] += 1
        s.discards[i] = NOTHING
    s.stock = s.heap
    s.discards[0], s.discards[s.heap] = s.discards[s.heap], NOTHING
    s.heap = 1
    s.reshuffled = 1
    see_the_deck(s)
    turn_up(s)


# -- Cards ----------------------------------------------------------------------


@rule
def lose(s, p, card):
    """Remove a card from a hand for all to see."""
    s.hands[p, card] -= 1
    s.held[p] -= 1
    notice_out(s, p, card)


@rule
def put_on(s, card):
    """Put a card face up on the discard pile."""
    s.discards[s.heap] = card
    s.heap += 1


@rule
def put_down(s, card):
    lose(s, s.turn, card)
    put_on(s, card)


@rule
def lay_alien(s):
    lose(s, s.turn, box.ALIEN)
    s.corn[s.turn] -= 1
    s.pool += 1
    s.laid[s.turn] += 1


@rule
def cover(s, card):
    """Cover an alien with a Broody, or with a wild card for one (UF-R13)."""
    lose(s, s.turn, card)
    s.covers[s.turn, int(card == box.WILD)] += 1


@rule
def steal_alien(s, p):
    """Steal an alien; it counts as if laid (UF-R10)."""
    s.laid[p] -= 1
    s.laid[s.turn] += 1


@rule
def lay_bottom(s, side):
    """Put a UFO bottom on the saucer, where it is safe (fast rules)."""
    s.bottoms[s.turn, side] -= 1
    s.held[s.turn] -= 1
    s.parts[s.turn] |= 1 << side
    s.beamed[s.turn] |= 1 << side


@rule
def throw_bottom(s, side):
    s.bottoms[s.turn, side] -= 1
    s.held[s.turn] -= 1
    put_on(s, box.KINDS + side)


@rule
def exchange(s):
    """Play Wings of Desire, or a wild card for it (UF-R15): take the top card of the discard pile,
    of whatever kind, and lay this one in its place (UF-R16)."""
    s.heap -= 1
    top = s.discards[s.heap - 1]
    s.discards[s.heap - 1], s.discards[s.heap] = s.discards[s.heap], NOTHING
    s.held[s.turn] += 1
    if top < box.KINDS:
        s.hands[s.turn, top] += 1
        notice_in(s, s.turn, top)
    else:
        s.bottoms[s.turn, top - box.KINDS] += 1


@rule
def take_unseen(s):
    """Take a random card of the hand reached into that does not show its face (UF-R17)."""
    p = s.reach
    kind = nth_card(s.hands[p], below(s, s.held[p] - shows(s, p)))
    note_taken(s, p, kind, s.held[p] - shows(s, p))
    s.hands[p, kind] -= 1
    s.hands[s.turn, kind] += 1
    s.news += 1
    take_home(s, kind)


@rule
def take_bottom(s, side):
    """Take a UFO bottom, which shows its face, from the hand reached into (fast rules)."""
    s.bottoms[s.reach, side] -= 1
    s.bottoms[s.turn, side] += 1
    take_home(s, box.KINDS + side)


@rule
def take_home(s, card):
    s.held[s.reach] -= 1
    s.held[s.turn] += 1
    for i in range(OTHERS):
        if s.prize[i] == NOTHING:
            s.prize[i] = card
            s.prey[i] = s.reach
            return


@rule
def sneeze(s):
    """Play Alien Flu: discard all aliens and their covers (UF-R14), in random order (UF-R23)."""
    first = s.heap
    for p in range(s.seats):
        put_on_many(s, box.ALIEN, s.laid[p])
        put_on_many(s, box.BROODY, s.covers[p, 0])
        put_on_many(s, box.WILD, s.covers[p, 1])
        s.laid[p] = s.covers[p, 0] = s.covers[p, 1] = 0
    shuffle(s, s.discards[first:], s.heap - first)


@rule
def dump_all_hands(s):
    """Play All Out War: discard all hands, the mover's too (UF-R24), in random order (UF-R23)."""
    first = s.heap
    for p in range(s.seats):
        for kind in range(box.KINDS):
            put_on_many(s, kind, s.hands[p, kind])
        for side in range(2):
            put_on_many(s, box.KINDS + side, s.bottoms[p, side])
        empty_hand(s, p)
        forget_hand(s, p)
    shuffle(s, s.discards[first:], s.heap - first)
    s.news += 1


@rule
def put_on_many(s, card, n):
    for _ in range(n):
        put_on(s, card)


@rule
def empty_hand(s, p):
    clear_counts(s.hands[p])
    clear_counts(s.bottoms[p])
    s.held[p] = 0


@rule
def clear_counts(row):
    for i in range(len(row)):
        row[i] = 0


# -- Corn -----------------------------------------------------------------------


@rule
def take_from_bank(s):
    """Give the seat to move two corn (UF-R5), or what a finite bank has left (UF-R6)."""
    n = box.A_BEAKFUL
    if s.bank_runs_out:
        n = min(n, s.bank)
        s.bank -= n
    s.corn[s.turn] += n


@rule
def take_pool(s):
    s.corn[s.turn] += s.pool
    s.pool = 0


@rule
def take_corn(s, p, n):
    s.corn[p] -= n
    s.corn[s.turn] += n


@rule
def take_all_corn(s):
    for p in range(s.seats):
        if p != s.turn:
            take_corn(s, p, s.corn[p])
