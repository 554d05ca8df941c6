"""By Golly!: who may know what, and what might be so (section 4 of the ledger).

The yard is the same riddle to all seats: they see the same cards turned.  What a seat has seen and
no longer sees it must remember by itself, unless ``memory_aid`` lets the table remember for it.
"""

from farmyard.core.cards import count, nth_card
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.by_golly.box import ANIMALS, COPIES, REALLY_UNLUCKY, YARD_DECK
from farmyard.games.by_golly.options import MemoryAid
from farmyard.games.by_golly.rules.consolation import is_picked
from farmyard.games.by_golly.state import KINDS, PLACES, Phase

__all__ = ["imagine", "view"]

UNKNOWN = 0  # the lot of the places nobody has seen
MIXED = PLACES + 1  # an imagined lot: the cards shuffled at the end of the last turn


# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    """Complete a view: yard cards face up, what the table remembers, and cards drawn, to the two
    who know them."""
    for i in range(s.flips * s.lying):
        v.yard[s.places[i]] = s.faces[i]
    if s.memory_aid == MemoryAid.LAST_SEEN:
        last_seen(s, v)
    if s.memory_aid == MemoryAid.FULL:
        all_lots(s, v)
    if seat != NOBODY:
        for i in range(s.draws):  # known to taker and victim only (BG-R21)
            if seat in (s.whose, s.robbed[i]):
                v.taken[i] = s.taken[i]


@rule
def last_seen(s, v):
    for place in range(PLACES):
        if s.seen[place]:
            v.yard[place] = s.yard[place]


@rule
def all_lots(s, v):
    """Copy into a view what a perfect memory knows: lots, each named by its first place."""
    for place in range(PLACES):
        v.lot[place] = first_of_lot(s, place)
    for place in range(PLACES):
        v.among[place] = spread(s, place)
        if is_certain(s, place):
            v.yard[place] = s.yard[place]
    for p in range(s.seats):
        for animal in range(KINDS):
            v.known[p, animal] = s.known[p, animal]


@rule
def first_of_lot(s, place):
    for other in range(PLACES):
        if s.lot[other] == s.lot[place]:
            return other
    return place


@rule
def spread(s, place):
    """Return the k-th smallest card of a lot for the k-th of its places, which tells nothing of the
    order."""
    k = 0
    for other in range(place):
        k += s.lot[other] == s.lot[place]
    for card in range(len(ANIMALS) + 2):
        for other in range(PLACES):
            if s.lot[other] == s.lot[place] and s.yard[other] == card:
                k -= 1
                if k < 0:
                    return card
    return NOTHING


@rule
def is_certain(s, place):
    for other in range(PLACES):
        if s.lot[other] == s.lot[place] and s.yard[other] != s.yard[place]:
            return False
    return True


# -- What might be so -----------------------------------------------------------


@rule
def imagine(v, seat, w):
    """Complete a determinization: a whole state in which this seat would see just this view. The
    state `w` brings its own dice."""
    imagine_yard(v, w)
    imagine_cards(v, seat, w)


@rule
def imagine_yard(v, w):
    w.lots = 2 * PLACES
    for place in range(PLACES):
        w.seen[place] = v.memory_aid != MemoryAid.NONE and v.yard[place] != NOTHING
    if v.memory_aid == MemoryAid.FULL:
        for place in range(PLACES):
            w.lot[place] = v.lot[place]
            w.yard[place] = v.among[place]
    else:
        pin_what_is_seen(v, w)
        pin_last_turn(v, w)
        lay_out_the_rest(w)
    shuffle_lots(w)


@rule
def pin_what_is_seen(v, w):
    for place in range(PLACES):
        w.lot[place] = UNKNOWN
        if v.yard[place] != NOTHING:
            w.lot[place] = place + 1
            w.yard[place] = v.yard[place]


@rule
def pin_last_turn(v, w):
    """Fix the cards turned up last turn where they lie; if shuffled, on any place shuffled."""
    for i in range(v.flips):
        loose = v.mixed == 1 and is_picked(v, v.places[i])
        w.lot[v.places[i]] = MIXED if loose else v.places[i] + 1
        w.yard[v.places[i]] = v.faces[i]


@rule
def lay_out_the_rest(w):
    place = 0
    for card in range(len(ANIMALS) + 2):
        missing = in_deck(card) - in_yard(w, card)
        while missing:
            if w.yard[place] == NOTHING:
                w.yard[place] = card
                missing -= 1
            place += 1


@rule
def in_deck(card):
    n = 0
    for i in range(PLACES):
        n += YARD_DECK[i] == card
    return n


@rule
def in_yard(w, card):
    n = 0
    for place in range(PLACES):
        n += w.yard[place] == card
    return n


@rule
def shuffle_lots(w):
    """Shuffle the cards within each lot (Fisher–Yates): any order is as likely."""
    for place in range(PLACES - 1, 0, -1):
        mates = 0
        for other in range(place + 1):
            mates += w.lot[other] == w.lot[place]
        if mates > 1:
            other = nth_mate(w, place, below(w, mates))
            w.yard[place], w.yard[other] = w.yard[other], w.yard[place]


@rule
def nth_mate(w, place, n):
    for other in range(PLACES):
        n -= w.lot[other] == w.lot[place]
        if n < 0:
            return other
    return place


@rule
def imagine_cards(v, seat, w):
    """Deal hands, stacks and cards out of the game from those that this seat cannot place."""
    for p in range(v.seats):
        for animal in range(KINDS):
            w.hands[p, animal] = surely_held(v, seat, p, animal)
            w.known[p, animal] = v.known[p, animal] if v.memory_aid == MemoryAid.FULL else 0
    gather_the_rest(w)
    for p in range(v.seats):
        fill_hand(w, p)
        fill_stack(w, p)
    imagine_taken(v, seat, w)


@rule
def surely_held(v, seat, p, animal):
    """Return how many of an animal are surely in a hand; of its own hand a seat knows all."""
    if p == seat:
        return v.hands[seat, animal]
    n = 0
    if p == v.whose:  # what he drew from this seat (BG-R21)
        for i in range(v.draws):
            n += v.taken[i] == animal
        n -= p == v.turn and v.laid == animal
    if v.phase == Phase.LUCKY and p == v.turn and v.laid == animal:
        n = max(n, 1)  # BG-R25
    return max(n, v.known[p, animal]) if v.memory_aid == MemoryAid.FULL else max(n, 0)


@rule
def gather_the_rest(w):
    """Gather the cards not yet placed into a shuffled deck."""
    for animal in range(KINDS):
        placed = w.aside[animal] + (w.laid == animal)
        for p in range(w.seats):
            placed += w.hands[p, animal]
        for _ in range(COPIES - placed):
            w.out[w.over] = animal
            w.over += 1
    shuffle(w, w.out, w.over)


@rule
def from_the_rest(w):
    w.over -= 1
    card = w.out[w.over]
    w.out[w.over] = NOTHING
    return card


@rule
def fill_hand(w, p):
    missing = w.held[p]
    for animal in range(KINDS):
        missing -= w.hands[p, animal]
    for _ in range(missing):
        w.hands[p, from_the_rest(w)] += 1


@rule
def fill_stack(w, p):
    for i in range(w.left[p]):
        w.stacks[p, i] = from_the_rest(w)


@rule
def imagine_taken(v, seat, w):
    """Choose the cards drawn unseen last turn, out of those the taker holds in this world."""
    for i in range(v.draws):
        w.taken[i] = v.taken[i]
    for i in range(v.draws):
        if v.taken[i] == NOTHING:
            w.taken[i] = one_not_named(w)


@rule
def one_not_named(w):
    """Return a random card of the taker's that is not yet among the cards named as taken."""
    pick = below(w, taker_holds(w) - count(w.taken))
    for animal in range(KINDS):
        pick -= taker_has(w, animal)
        for i in range(REALLY_UNLUCKY):
            pick += w.taken[i] == animal
        if pick < 0:
            return animal
    return nth_card(w.hands[w.whose], 0)


@rule
def taker_has(w, animal):
    """Return the copies of an animal in the taker's hand, with one it may just have laid."""
    return w.hands[w.whose, animal] + (w.turn == w.whose and w.laid == animal)


@rule
def taker_holds(w):
    return w.held[w.whose] + (w.turn == w.whose and w.laid != NOTHING)
