"""Oxy Soxy: who may know what, and what might be so (section 4 of the ledger).

Only hands and the order of the piles are hidden.  Which beasts a player has in hand and pile
together all can work out; so a hand whose pile is used up is known to all, and of his own pile a
player knows which cards it holds.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule

__all__ = ["imagine", "view"]

# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    """Complete a view: a hand is open to all once its pile is used up."""
    for p in range(s.seats):
        if not s.left[p]:
            v.hands[p] = s.hands[p]


# -- What might be so -----------------------------------------------------------


@rule
def imagine(v, seat, w):
    """Complete a determinization: a whole state in which this seat would see just this view. The
    state `w` brings its own dice."""
    for p in range(v.seats):
        imagine_hand(v, p, w)
        imagine_pile(w, p)


@rule
def imagine_hand(v, p, w):
    """Deal a hand: the one that is known, or any of that size from the cards nobody has seen."""
    if v.hands[p] >= 0:
        w.hands[p] = v.hands[p]
    else:
        for _ in range(v.held[p]):
            hidden = v.unseen[p] & ~w.hands[p]
            w.hands[p] |= bit(nth_of(hidden, below(w, size(hidden))))


@rule
def imagine_pile(w, p):
    """Fill a seat's pile with the cards it does not hold, in any order."""
    hidden = w.unseen[p] & ~w.hands[p]
    for i in range(w.left[p]):
        w.piles[p, i] = nth_of(hidden, 0)
        hidden &= hidden - 1
    shuffle(w, w.piles[p], w.left[p])
