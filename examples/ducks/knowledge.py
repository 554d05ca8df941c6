"""Ducks: what each seat may see beyond the declared fields, and how hidden cards are imagined.

A seat sees its own hand, for ``state`` declares ``hands`` to be ``own``; nobody sees the pile.
"""

from farmyard.core.chance.dice import shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING, SPECTATOR
from farmyard.games.ducks.box import COPIES
from farmyard.games.ducks.rules import KINDS

__all__ = ["imagine", "view"]


@rule
def view(s, seat, v):
    """Show nothing more than is declared: no hidden card becomes visible where it lies."""


@rule
def imagine(v, seat, w):
    """Complete `w` to a whole state in which this seat sees just the view `v`; `w` has fresh dice.

    `w` begins with the fields that are declared visible.  All cards that this seat does not see are
    shuffled: the other hands get as many as they hold, the rest is the pile.
    """
    n = 0
    for kind in range(KINDS):
        for _ in range(unseen(v, seat, kind)):
            w.pile[n] = kind
            n += 1
    shuffle(w, w.pile, n)
    for p in range(v.seats):
        if p != seat:
            for _ in range(v.held[p]):
                n -= 1
                w.hands[p, w.pile[n]] += 1
                w.pile[n] = NOTHING


@rule
def unseen(v, seat, kind):
    """Count the cards of a kind that lie in the pile or in hands that this seat does not see."""
    n = COPIES - v.gone[kind]
    for p in range(v.seats):
        n -= v.ponds[p, kind]
    return n if seat == SPECTATOR else n - v.hands[seat, kind]
