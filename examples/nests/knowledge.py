"""Nests: who may know what, and what might be so.

A seat sees where its own hen hides, for ``state`` declares ``hideout`` to be ``own``; a spectator
sees neither.  What hangs on how things stand is said here.
"""

from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOTHING
from farmyard.games.nests.rules import free, nth
from farmyard.games.nests.state import Phase

__all__ = ["imagine", "view"]


@rule
def view(s, seat, v):
    """Adds, whoever looks, each hideout whose nest is taken, and both at the end (NE-07)."""
    for p in range(s.seats):
        if s.phase == Phase.OVER or (s.hidden[p] and s.yard[s.hideout[p]] != NOTHING):
            v.hideout[p] = s.hideout[p]


@rule
def imagine(v, seat, w):
    """A whole state in which this seat would see just this view; `w` brings its own dice.

    `w` has what the fields show by themselves.  What `view` added is taken from `v`; a hen that
    this seat does not see hides in any free nest, as likely in one as in another.
    """
    for p in range(v.seats):
        if v.hideout[p] != NOTHING:
            w.hideout[p] = v.hideout[p]
        elif v.hidden[p]:
            w.hideout[p] = nth(w, below(w, free(w)))
