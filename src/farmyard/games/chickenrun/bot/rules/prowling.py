"""Chickenrun: how players drive Mr Tweedy and the dog: whom to catch, whom to come near."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun.bot.rules.ways import DOG_STEPS, HIS_STEPS, his_steps, its_steps
from farmyard.games.chickenrun.box import DOG_PROOF, board
from farmyard.games.chickenrun.state import BLACK, BROWN, PASS, PLACE

STOPPED, LOADED, CAUGHT = 10.0, 4.0, 1.0  # what landing on one is worth
FARTHEST = 40  # steps over which it still counts to come nearer
COMING = 0.1  # of what it is worth to get somebody, for being near
NOBODY_NEAR = -100.0

# -- What is to be got ----------------------------------------------------------


@rule
def gain(s, me, n, dog):
    """Return the worth of landing a guard at a place; negative for the seat's own pieces.

    Escapes count most, then loads, then other chickens.
    """
    value = 0.0
    for q in range(s.seats):
        worth = catch(s, q, n, dog)
        value += -2 * worth if q == me else worth
    return value


@rule
def catch(s, q, n, dog):
    """Return the worth of landing a guard at a place for what the seat `q` has there."""
    if s.escape[q] >= 0:
        runs = s.at[q] == n and not s.depth[q] and not (dog and DOG_PROOF[s.escape[q]])
        stops = runs or (s.marker[q] == n and not dog)
        return STOPPED + 2.0 * s.freed[q] if stops else 0.0
    if dog or s.at[q] != n or not board.IS_YARD[n]:
        return 0.0
    return LOADED if s.loaded[q] else CAUGHT


@rule
def worth_of_piece(s, q, dog):
    """Return the worth of coming near to the piece of `q`; 0 if it cannot be caught."""
    n = s.at[q]
    if n < 0:
        return 0.0
    if s.escape[q] >= 0:
        runs = n < board.SQUARES and board.IS_OUTSIDE[n] and not (dog and DOG_PROOF[s.escape[q]])
        return 3.0 if runs else 0.0
    if dog:
        return 0.0
    if s.loaded[q]:
        return 2.0
    if n > board.HOUSE:
        return 1.5
    return 1.0 if n < board.HUT else 0.5


@rule
def worth_of_marker(s, q, dog):
    """Return the worth of Mr Tweedy coming near to the marker of `q`."""
    marker = s.marker[q]
    if dog or s.at[q] < 0 or s.escape[q] < 0 or marker == NOTHING:
        return 0.0
    return 0.0 if board.HUT <= marker < board.HUT + board.HUTS else 4.0


@rule
def is_anybody_wanted(s, me, dog):
    for q in range(s.seats):
        seat = q
        if q != me and worth_of_piece(s, seat, dog) + worth_of_marker(s, seat, dog) > 0:
            return True
    return False


# -- Where to -------------------------------------------------------------------


@rule
def driving(s, me, choice, dog):
    """Return the worth of driving a guard to a place: whom it gets, or how near it comes."""
    if choice == PASS:
        return nearness(s, me, s.dog if dog else s.tweedy, dog) - 0.01
    got = gain(s, me, choice - PLACE, dog)
    return got if got else nearness(s, me, choice - PLACE, dog)


@rule
def nearness(s, me, n, dog):
    """Return how near a guard at `n` is to the best-weighted piece or marker of others."""
    most = NOBODY_NEAR
    for q in range(s.seats):
        if q != me:
            seat = q
            piece, marker = worth_of_piece(s, seat, dog), worth_of_marker(s, seat, dog)
            most = max(most, near(piece, s.at[q], n, dog))
            most = max(most, near(marker, s.marker[q], n, dog))
    return COMING * most if most > NOBODY_NEAR else 0.0


@rule
def near(worth, m, n, dog):
    """Return the worth of a guard at `n` being so near to `m`."""
    if worth == 0:
        return NOBODY_NEAR
    return worth * (1 - (DOG_STEPS[m, n] if dog else HIS_STEPS[m, n]) / FARTHEST)


@rule
def selecting(s, me, choice):
    """Return the worth of driving Mr Tweedy or the dog: who gets more.

    If neither gets anybody, the dog goes if a runner is outside.
    """
    if choice == PASS:
        return 0.0
    dog, steps, best = choice == BROWN, s.black + s.white, 0.0
    for q in range(s.seats):
        best = max(best, gain_within(s, me, s.at[q], steps, dog))
        best = max(best, gain_within(s, me, s.marker[q], steps, dog))
    if best > 0:
        return best
    if is_anybody_wanted(s, me, dog):
        return 0.3 if dog else 0.2
    return 0.1 if choice == BLACK else 0.0


@rule
def gain_within(s, me, n, steps, dog):
    """Return the worth of landing a guard at a place, if it is within so many steps."""
    if n < 0:
        return 0.0
    far = its_steps(s, n) if dog else his_steps(s, n)
    return gain(s, me, n, dog) if 0 < far <= steps else 0.0
