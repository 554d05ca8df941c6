"""Chickenrun: the chickens of a seat, their places, and how a seat or the game ends."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun.box import CARDS, SET
from farmyard.games.chickenrun.box.board import HUT
from farmyard.games.chickenrun.rules.cards import discard, drop, put_all_plans_under, put_back_hand
from farmyard.games.chickenrun.state import Ending, Phase, Status

# -- Questions ------------------------------------------------------------------


@rule
def count_in(s, p, place):
    """Return how many chickens of a seat are in a place."""
    n = 0
    for k in range(SET):
        n += s.chickens[p, k] == place
    return n


@rule
def active_of(s, p):
    """Return the active chicken of a seat, or `NOTHING` (CR-014)."""
    for k in range(SET):
        if s.chickens[p, k] == Status.ACTIVE:
            return k
    return NOTHING


@rule
def live(s, p):
    """Return how many chickens of a seat are neither free nor pies."""
    n = 0
    for k in range(SET):
        n += s.chickens[p, k] < Status.FREE
    return n


@rule
def own_hut(s, p):
    return HUT + s.hut[p]


@rule
def is_escaping(s, p):
    return s.escape[p] != NOTHING


@rule
def waiting(s, p):
    """Return how many chickens wait at the marker of an escape, lent ones included."""
    n = count_in(s, p, Status.COMMITTED)
    if s.partner[p] != NOBODY:
        n += count_in(s, s.partner[p], Status.LENT) - (s.runs[p] != NOTHING)
    return n


@rule
def any_escape(s):
    for p in range(s.seats):
        if is_escaping(s, p):
            return True
    return False


@rule
def leader_of(s, q):
    """Return the seat in whose escape the lent chickens of q are, or `NOBODY`."""
    for p in range(s.seats):
        if s.partner[p] == q and is_escaping(s, p):
            return p
    return NOBODY


# -- Chickens changing places ---------------------------------------------------


@rule
def bring(s, p, source, target):
    """Move all chickens of a seat from one place to another."""
    for k in range(SET):
        if s.chickens[p, k] == source:
            s.chickens[p, k] = target


@rule
def refill_hand(s, p):
    """Return all resting chickens to the hand if it is empty (CR-017)."""
    if not count_in(s, p, Status.HAND):
        bring(s, p, Status.HUT, Status.HAND)


@rule
def replace_active(s, p, k):
    """Put the active chicken to rest and make one of the hand active (CR-015, CR-032)."""
    refill_hand(s, p)
    bring(s, p, Status.ACTIVE, Status.HUT)
    s.chickens[p, k] = Status.ACTIVE


@rule
def set_free(s, p, k):
    """Set a chicken free; the last one needed ends the game (CR-124, CR-R75)."""
    s.chickens[p, k] = Status.FREE
    s.freed[p] += 1
    s.freed_at[p, k] = s.landings
    s.freed_now |= 1 << p
    s.stirred = 1
    if s.freed[p] >= s.target:
        end(s, Ending.FREED)


# -- Seats that are out, and the end --------------------------------------------


@rule
def leave_the_game(s, p):
    """Put a seat without chickens out of the game; all it has goes back (CR-098, CR-R76)."""
    s.out[p] = 1
    s.at[p] = NOTHING
    s.nest += s.eggs[p]
    s.eggs[p] = 0
    if s.loaded[p]:
        s.hands[p, s.carry[p]] += 1
        s.banked[p] += 1
        s.carry[p] = NOTHING
        s.loaded[p] = 0
    put_back_hand(s, p)
    put_all_plans_under(s, p)
    for card in range(CARDS):
        while s.kept[p, card]:
            discard(s, p, card)


@rule
def check_end(s):
    """End the game if no seat is left (CR-125), or only one that is ahead (CR-126)."""
    left = NOBODY
    seats_in = 0
    for p in range(s.seats):
        if not s.out[p]:
            left = p
            seats_in += 1
    if not seats_in:
        end(s, Ending.PIES)
    elif seats_in == 1 and is_ahead(s, left):
        end(s, Ending.LAST)


@rule
def is_ahead(s, p):
    for q in range(s.seats):
        if q != p and s.freed[q] >= s.freed[p]:
            return False
    return True


@rule
def end(s, how):
    s.phase = Phase.OVER
    s.ending = how


@rule
def go_home(s, p):
    """Send a caught piece to its hut; its chicken stays active, its load is lost (CR-071)."""
    drop(s, p)
    s.at[p] = own_hut(s, p)
    s.depth[p] = s.paid[p] = 0
