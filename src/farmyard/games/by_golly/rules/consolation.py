"""By Golly!: the consolation: which of the cards turned over change places (BG-29, BG-R14)."""

from farmyard.core.bits import bit
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.by_golly.options import Consolation
from farmyard.games.by_golly.state import LEAVE, PICK, SHUFFLE


@rule
def how_many_picked(s):
    n = 0
    for place in s.places:
        if place == NOTHING:
            break
        n += s.picked[place]
    return n


@rule
def is_picked(s, place):
    """Return whether this card is to be shuffled; if none is picked out, all cards turned are."""
    return s.picked[place] == 1 or how_many_picked(s) == 0


@rule
def may_pick_out(s):
    """Return whether cards may be picked out; with two turned there is nothing to choose."""
    return s.consolation == Consolation.ANY and s.flips != 2


@rule
def consolations(s):
    """Return what may be done with the cards turned over, as bits."""
    bits = bit(LEAVE) | (how_many_picked(s) != 1) << SHUFFLE
    if may_pick_out(s):
        for nth in range(s.flips):
            bits |= (s.picked[s.places[nth]] == 0) << PICK + nth
    return bits


@rule
def pick(s, nth):
    s.picked[s.places[nth]] = 1


@rule
def forget_picked(s):
    for place in s.places:
        if place == NOTHING:
            break
        s.picked[place] = 0


@rule
def shuffle_picked(s):
    """Shuffle the cards picked out, or all, unseen: they are one lot from now on."""
    s.mixed = 1
    s.lots += 1
    picked = how_many_picked(s)
    for i in range((picked or s.flips) - 1, -1, -1):
        a, b = nth_picked(s, i, picked), nth_picked(s, below(s, i + 1), picked)
        s.yard[a], s.yard[b] = s.yard[b], s.yard[a]
        s.lot[a] = s.lots
        s.seen[a] = 0


@rule
def nth_picked(s, n, picked):
    """Return the place of the n-th card picked out, or of the n-th turned if none is."""
    if picked == 0:
        return s.places[n]
    for i in range(s.flips):
        n -= s.picked[s.places[i]]
        if n < 0:
            return s.places[i]
    return NOTHING
