"""Chickenrun: Mr Tweedy and the dog: whom they catch, which escapes they stop, and his rest."""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun.box import DOG_PROOF, PLAYERS
from farmyard.games.chickenrun.box.board import HOUSE, HUTS, IS_DOORSTEP, IS_YARD, SQUARES
from farmyard.games.chickenrun.options import Catches, Caught, HouseWalkIn, MarkerHit
from farmyard.games.chickenrun.rules.asking import allow_reached, ask
from farmyard.games.chickenrun.rules.escapes import is_inside, rides_together, stop, stop_waiting
from farmyard.games.chickenrun.rules.flock import (
    bring,
    count_in,
    go_home,
    is_escaping,
    refill_hand,
    waiting,
)
from farmyard.games.chickenrun.rules.walking import prowl, sniff, unmark
from farmyard.games.chickenrun.state import Phase, Status

TWEEDY, DOG = 1, 2  # chasing

# -- Questions ------------------------------------------------------------------


@rule
def runs_on(s, p, n):
    """Return whether the runner of an escape stands on a square, above ground (CR-083)."""
    return is_escaping(s, p) and s.at[p] == n and not s.depth[p]


@rule
def marker_counts(s, p):
    """Return whether hitting the marker of p stops anything (CR-076, CR-R23).

    Chickens that fly along do not wait at it.
    """
    if s.marker_hit != MarkerHit.WAITING or is_inside(s, p):
        return True
    return waiting(s, p) > 0 and not rides_together(s, p)


@rule
def stops_here(s, p, n):
    """Return whether Mr Tweedy stops the escape of p by landing there (CR-075, CR-076)."""
    return runs_on(s, p, n) or (is_escaping(s, p) and s.marker[p] == n and marker_counts(s, p))


@rule
def catches_here(s, p, n):
    """Return whether Mr Tweedy catches the piece of p there: not in shops (CR-073)."""
    if s.out[p] or is_escaping(s, p) or s.at[p] != n:
        return False
    return IS_YARD[n] != 0 or (s.catch_in_shops != 0 and n > HOUSE)


@rule
def victims_of(s, n):
    """Return the seats, as bits of their huts, that Mr Tweedy would hit on a place."""
    huts = 0
    for p in range(s.seats):
        if stops_here(s, p, n) or catches_here(s, p, n):
            huts |= 1 << s.hut[p]
    return huts


@rule
def on_his_way(s):
    """Return the pieces, then markers, Mr Tweedy cannot pass, as bits of seats (CR-R89)."""
    found = 0
    for p in range(s.seats if s.catch_on_passing else 0):
        n, m = s.at[p], s.marker[p]
        if n >= 0 and (runs_on(s, p, n) or catches_here(s, p, n)):
            found |= 1 << p
        if m >= 0 and stops_here(s, p, m):
            found |= 1 << (PLAYERS + p)
    return found


@rule
def on_its_way(s):
    """Return the pieces the dog cannot pass, as bits of seats."""
    found = 0
    for p in range(s.seats if s.catch_on_passing else 0):
        if s.at[p] >= 0 and runs_from_dog(s, p, s.at[p]):
            found |= 1 << p
    return found


@rule
def runs_from_dog(s, p, n):
    """Return whether the dog stops the escape of p there: not one in disguise (CR-118)."""
    return runs_on(s, p, n) and not DOG_PROOF[s.escape[p]]


# -- Landing --------------------------------------------------------------------


@rule
def land_tweedy(s):
    """Land Mr Tweedy after a move (CR-138): he stops escapes, then catches (CR-R69)."""
    huts = victims_of(s, s.tweedy)
    if s.catches == Catches.ONE and huts & (huts - 1):
        ask(s, s.boss, Phase.CATCH)  # CR-R35
    elif huts:
        seize_all(s, huts)
    elif s.tweedy == HOUSE and s.house_walk_in != HouseWalkIn.SAFE:
        clear_house(s)  # CR-R56


@rule
def seize_all(s, huts):
    n = s.tweedy
    stopping = 0
    for h in range(HUTS):
        if huts >> h & 1 and is_escaping(s, s.lives[h]):
            stopping |= 1 << h
    for h in range(HUTS):
        if stopping >> h & 1 and stops_here(s, s.lives[h], n):
            stop_at(s, s.lives[h], n)
    for h in range(HUTS):
        if huts & ~stopping & 1 << h:
            catch(s, s.lives[h])
    rest_in_house(s)


@rule
def stop_at(s, p, n):
    if s.marker_hit == MarkerHit.WAITING and not runs_on(s, p, n) and not is_inside(s, p):
        stop_waiting(s, p)
    else:
        stop(s, p)


@rule
def catch(s, p):
    """Send a caught piece back to its hut, without what it carried (CR-071)."""
    s.caught_now |= 1 << p
    go_home(s, p)
    if s.caught == Caught.RESTS:  # CR-R34
        refill_hand(s, p)
        if count_in(s, p, Status.HAND):  # CR-033, CR-R57
            bring(s, p, Status.ACTIVE, Status.HUT)
            s.stirred = 1


@rule
def rest_in_house(s):
    """Put Mr Tweedy back in the house for a rest (CR-074); no landing, but see CR-086."""
    s.tweedy = HOUSE
    clear_house(s)


@rule
def clear_house(s):
    """Send every chicken in the house home without its load (CR-086), in hut order (CR-R99)."""
    for i in range(s.seats):
        p = s.order[i]
        if s.at[p] == HOUSE:
            s.caught_now |= 1 << p
            go_home(s, p)


@rule
def land_dog(s):
    """Land the dog, which stops runners there but not disguised ones (CR-118), and stays."""
    n = s.dog
    for i in range(s.seats):
        p = s.order[i]
        if runs_from_dog(s, p, n):
            stop(s, p)


# -- Where they can go ----------------------------------------------------------


@rule
def allow_guard(s, guard, steps):
    """Allow the places within so many steps of Mr Tweedy or the dog, but not his own (CR-R79)."""
    if guard == TWEEDY:
        n = s.tweedy
        prowl(s, n, steps, on_his_way(s))
    else:
        n = s.dog
        sniff(s, n, steps, on_its_way(s))
    unmark(s, n)
    if guard == TWEEDY and s.no_doorstep_camping:
        clear_doorsteps(s)
    allow_reached(s)


@rule
def clear_doorsteps(s):
    """Take out squares before huts where Mr Tweedy would catch nobody (CR-R41)."""
    for n in range(SQUARES):
        if IS_DOORSTEP[n] and not victims_of(s, n):
            unmark(s, n)
