"""Nests: what each seat may see beyond the declared fields, and how hidden hens are imagined.

A seat sees where its own hen hides, for ``state`` declares ``hideout`` to be ``own``; a spectator
sees neither hen.  Visibility that depends on the position is decided here.
"""

from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.nests.rules import free, nth
from farmyard.games.nests.state import Phase

__all__ = ["imagine", "view"]


@rule
def view(s, seat, v):
    """Show to every seat each hideout whose nest is taken, and both at the end (NE-07)."""
    for p in range(s.seats):
        if s.phase == Phase.OVER or (s.hidden[p] and s.yard[s.hideout[p]] != NOTHING):
            v.hideout[p] = s.hideout[p]


@rule
def imagine(v, seat, w):
    """Complete `w` to a whole state in which this seat sees just the view `v`; `w` has fresh dice.

    `w` begins with the fields that are declared visible.  The hideouts that `view` added are taken
    from `v`; a hen that this seat does not see is put into a random free nest.
    """
    for p in range(v.seats):
        if v.hideout[p] != NOTHING:
            w.hideout[p] = v.hideout[p]
        elif v.hidden[p]:
            w.hideout[p] = nth(w, below(w, free(w)))
