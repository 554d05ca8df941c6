"""Cloud Nine: views of the seats, and states imagined from a view (section 4 of the ledger).

Hands and nests are hidden; all cards laid or discarded lie open.  A seat that looked into hands
with a Chick keeps knowing what is surely still there, until another seat looks; what a seat learned
from a theft or a swap it must remember by itself.
"""

from farmyard.core.bits import bit
from farmyard.core.cards import total
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine import box
from farmyard.games.cloud_nine.box import EGG as EASTER_EGG
from farmyard.games.cloud_nine.knowledge.peeking import (
    imagine_packs,
    imagine_row,
    see_packs,
    see_row,
)
from farmyard.games.cloud_nine.options import Mode, SnakeMode
from farmyard.games.cloud_nine.rules.cards import blur, in_flesh_deck, in_gold_deck
from farmyard.games.cloud_nine.rules.group.laying import lying
from farmyard.games.cloud_nine.state import Phase

__all__ = ["imagine", "view"]

# -- Views ----------------------------------------------------------------------


@rule
def view(s, seat, v):
    """Write what a seat has seen: of other hands, of all hands at the end, and of Success."""
    if s.phase == Phase.OVER or s.mode != Mode.GROUP:
        for p in range(s.seats):
            hand_of(s, p, v)
    if seat != NOBODY:
        own_knowledge(s, seat, v)
    window(s, seat, v)
    if s.mode != Mode.GROUP:
        see_packs(s, seat, v)
        see_row(s, v)


@rule
def hand_of(s, p, v):
    for kind in range(box.KINDS):
        v.hands[p, kind] = s.hands[p, kind]
    for kind in range(box.GOLDS):
        v.golds[p, kind] = s.golds[p, kind]
    v.serpents[p] = s.serpents[p]


@rule
def own_knowledge(s, seat, v):
    """Write what a seat has seen of other hands with a Chick, and the gift it is giving away."""
    if seat == s.looker:
        for p in range(s.seats):
            for kind in range(box.KINDS):
                v.looked[p, kind] = s.looked[p, kind]
        if seat == s.target and is_giving(s):
            blur(v, s.turn)  # the gift still lies face down
    if seat == s.drawer or seat == s.drawn_from:
        v.drawn = s.drawn  # both have seen it (section 4 of the ledger)
    if seat == s.turn:
        v.gift = s.gift
        if is_looking(s):
            for kind in range(box.KINDS):
                v.hands[s.target, kind] = s.hands[s.target, kind]


@rule
def is_looking(s):
    return s.phase == Phase.PICK or s.phase == Phase.HEN_PICK


@rule
def window(s, seat, v):
    """Write the Snakes announced or turned up: each seat knows its own until all have answered."""
    own = bit(seat) if seat != NOBODY else 0
    v.calls = s.calls if s.phase != Phase.ANNOUNCE else s.calls & own
    v.shown = s.shown & own


# -- Imagined states ------------------------------------------------------------


@rule
def imagine(v, seat, w):
    """Write a whole state that gives the seat exactly this view; `w` brings its own random key."""
    w.drawn = v.drawn  # stays hidden: it is only told of, and changes nothing
    if v.mode == Mode.GROUP:
        imagine_flesh(v, seat, w)
        imagine_gold(v, seat, w)
        imagine_answers(v, seat, w)
    else:
        imagine_packs(v, seat, w)
        imagine_row(v, w)


@rule
def imagine_flesh(v, seat, w):
    """Deal the unknown flesh cards at random; cards that lie open or were seen stay."""
    for p in range(v.seats):
        for kind in range(box.KINDS):
            if seat == v.looker and seat != NOBODY:
                w.looked[p, kind] = v.looked[p, kind]
            w.hands[p, kind] = v.hands[p, kind] if v.hands[p, 0] >= 0 else w.looked[p, kind]
    w.gift = v.gift
    for i in range(v.buried):
        w.nest[i] = box.FOX
    spare = gather_flesh(w)
    for p in range(v.seats):
        for _ in range(v.held[p] - total(w.hands[p])):
            spare -= 1
            w.hands[p, w.nest[spare]] += 1
            w.nest[spare] = NOTHING
    if is_giving(w) and w.gift == NOTHING:
        spare -= 1
        w.gift = w.nest[spare]
        w.nest[spare] = NOTHING
    while spare > v.left:  # out of the game, in a position written so
        spare -= 1
        w.nest[spare] = NOTHING


@rule
def is_giving(s):
    return s.phase == Phase.HEN_DRAW or s.phase == Phase.HEN_PICK


@rule
def gather_flesh(w):
    """Shuffle all cards not yet placed on top of the buried Foxes, and return the nest's height."""
    top = w.buried
    for kind in range(box.KINDS):
        n = in_flesh_deck(w, kind) - lying(w, kind) - (w.gift == kind)
        n -= w.buried if kind == box.FOX else 0
        for p in range(w.seats):
            n -= w.hands[p, kind] + w.piles[p, kind]
        for _ in range(n):
            w.nest[top] = kind
            top += 1
    for i in range(top - 1, w.buried, -1):
        j = w.buried + below(w, i + 1 - w.buried)
        w.nest[i], w.nest[j] = w.nest[j], w.nest[i]
    return top


@rule
def imagine_gold(v, seat, w):
    """Deal the unknown Gold cards at random; a seat that has announced a Snake holds one."""
    for p in range(v.seats):
        known = v.golds[p, 0] >= 0
        for kind in range(box.GOLDS):
            w.golds[p, kind] = v.golds[p, kind] if known else 0
        if not known and v.phase == Phase.REVEAL and v.calls >> p & 1:
            w.golds[p, box.SNAKE] = 1
    spare = gather_gold(w)
    for p in range(v.seats):
        for _ in range(v.golden[p] - total(w.golds[p])):
            spare -= 1
            w.golds[p, w.gold_nest[spare]] += 1
            w.gold_nest[spare] = NOTHING
    while spare > v.gold_left:
        spare -= 1
        w.gold_nest[spare] = NOTHING
    imagine_numbers(v, w)


@rule
def gather_gold(w):
    top = 0
    for kind in range(box.GOLDS):
        n = in_gold_deck(w, kind) - w.gold_aside[kind] - before_all(w, kind)
        for p in range(w.seats):
            n -= w.golds[p, kind]
        for _ in range(n):
            w.gold_nest[top] = kind
            top += 1
    shuffle(w, w.gold_nest, top)
    return top


@rule
def before_all(s, kind):
    """Return how many Gold cards of a kind lie before the breeders."""
    n = 0
    if kind == EASTER_EGG:
        n = s.egg != NOBODY
    elif kind == box.STRAW:
        n = total(s.straw)
    elif kind == box.CORNS:
        n = total(s.fed)
    elif kind == box.SNAKE:
        for i in range(box.PLAYERS):
            n += s.snakes[i] != NOBODY
    return int(n)


@rule
def imagine_numbers(v, w):
    """Give the Snakes in the other hands random numbers that are not seen."""
    taken = v.serpents_aside
    for p in range(v.seats):
        w.serpents[p] = v.serpents[p] if v.golds[p, 0] >= 0 else 0
        taken |= w.serpents[p]
    if v.snake_mode == SnakeMode.ANYTIME:
        for p in range(v.seats):
            if v.golds[p, 0] < 0:
                for _ in range(w.golds[p, box.SNAKE]):
                    number = any_number(w, taken)
                    w.serpents[p] |= number
                    taken |= number


@rule
def any_number(w, taken):
    free = 0
    for i in range(in_gold_deck(w, box.SNAKE)):
        free += 1 - (taken >> i & 1)
    n = below(w, free)
    for i in range(box.MOST_SNAKES):
        n -= 1 - (taken >> i & 1)
        if n < 0:
            return bit(i)
    return 0


@rule
def imagine_answers(v, seat, w):
    """Choose at random the secret answers of the seats asked before the seat to move."""
    w.calls, w.shown = v.calls, v.shown
    asked = v.phase == Phase.ANNOUNCE or v.phase == Phase.REVEAL
    p = v.whose
    while asked:
        p = (p + 1) % v.seats
        if p == v.turn:
            return
        if p != seat and below(w, 2):
            if v.phase == Phase.REVEAL:
                w.shown |= v.calls & bit(p)
            elif w.golds[p, box.SNAKE] > 0:
                w.calls |= bit(p)
