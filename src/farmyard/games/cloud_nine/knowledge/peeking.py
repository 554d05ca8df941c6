"""Cloud Nine, Success: views of packs and row, and imagined ones.

The top cards lie open.  Cards of a pack looked into with a Chick are known to that player alone; a
card that went under its pack with a Hen is known to both.  Of the row the top and the Easter Egg
lie open.
"""

from farmyard.core.bits import bit
from farmyard.core.cards import clear
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import DEPTH, FOX, GOLDS, KINDS, MOST_GOLD_NEST, PACKS
from farmyard.games.cloud_nine.rules.cards import in_flesh_deck, in_gold_deck

ALL = 4  # known to everybody


@rule
def see_packs(s, seat, v):
    mine = ALL | (bit(seat) if seat != NOBODY else 0)
    for i in range(PACKS * DEPTH):
        v.known[i] = s.known[i] & mine
        if v.known[i]:
            v.packs[i] = s.packs[i]


@rule
def see_row(s, v):
    if s.gold_left:
        v.gold_nest[s.gold_left - 1] = s.gold_nest[s.gold_left - 1]
        v.gold_nest[0] = s.gold_nest[0]


@rule
def imagine_packs(v, seat, w):
    """Place the unknown cards of the packs at random."""
    for i in range(PACKS * DEPTH):
        w.packs[i] = v.packs[i]
        w.known[i] = v.known[i]
    spare = spare_cards(w)
    for pack in range(PACKS):
        for i in range(DEPTH * pack, DEPTH * pack + v.height[pack]):
            if w.packs[i] == NOTHING:
                w.packs[i] = any_spare(w, spare)
                spare -= 1
    clear(w.nest)


@rule
def spare_cards(w):
    """Put the cards not yet placed into the empty nest, and return how many there are."""
    spare = 0
    for kind in range(KINDS):
        n = in_flesh_deck(w, kind) - (w.hunted if kind == FOX else 0)
        for p in range(w.seats):
            n -= w.piles[p, kind]
        for i in range(PACKS * DEPTH):
            n -= w.packs[i] == kind
        for _ in range(n):
            w.nest[spare] = kind
            spare += 1
    return spare


@rule
def any_spare(w, spare):
    """Take one of the spare cards, at random if they differ."""
    i = 0
    if not alike(w, spare):
        i = below(w, spare)
    kind = w.nest[i]
    w.nest[i] = w.nest[spare - 1]
    return kind


@rule
def alike(w, spare):
    """Return whether the spare cards are all of a kind, so that no random number is needed."""
    n = 0
    for i in range(spare):
        n += w.nest[i] == w.nest[0]
    return n == spare


@rule
def imagine_row(v, w):
    for p in range(v.seats):
        for kind in range(GOLDS):
            w.golds[p, kind] = v.golds[p, kind]
    if not v.gold_left:
        return
    w.gold_nest[0] = v.gold_nest[0]
    w.gold_nest[v.gold_left - 1] = v.gold_nest[v.gold_left - 1]
    for i in range(1, v.gold_left - 1):
        w.gold_nest[i] = any_gold(w)


@rule
def any_gold(w):
    """Return a random challenge that is not yet placed, each copy equally likely."""
    n, most = 0, 0
    for kind in range(GOLDS):
        n += unplaced(w, kind)
        most = max(most, unplaced(w, kind))
    n = below(w, n) if n > most else 0
    for kind in range(GOLDS):
        n -= unplaced(w, kind)
        if n < 0:
            return kind
    return NOTHING


@rule
def unplaced(w, kind):
    n = in_gold_deck(w, kind)
    for p in range(w.seats):
        n -= w.golds[p, kind]
    for i in range(MOST_GOLD_NEST):
        n -= w.gold_nest[i] == kind
    return n
