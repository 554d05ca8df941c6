"""Chickenrun: escapes under way: success, failure, abandonment, and new starts.

An escape is in progress from its announcement (through the open gate: from the first gate square)
until its runner is free, stopped or made a pie and nobody is left to run (CR-R59).
"""

from farmyard.core.cards import total
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box.board import BUNKER, IS_OUTSIDE
from farmyard.games.chickenrun.options import KeptCard, PlanLost, Search
from farmyard.games.chickenrun.rules import cards, flock
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow_chickens,
    allow_if,
    ask,
    ask_nobody,
    go_on_from,
)
from farmyard.games.chickenrun.state import CHICKEN, KIND, LENT_CHICKEN, Phase, Status, Step

# -- Questions ------------------------------------------------------------------


@rule
def is_inside(s, p):
    """Return whether a piece is inside: yard, room, fence square or underground (CR-R61)."""
    return s.depth[p] > 0 or s.at[p] < 0 or IS_OUTSIDE[s.at[p]] == 0


@rule
def rides_together(s, p):
    """Return whether the piece is The Old Crate in the air, with the whole party aboard."""
    return s.escape[p] == box.OLD_CRATE and s.flown[p] != 0


@rule
def may_abandon(s, p):
    """Return whether a seat may abandon its escape (CR-R59); not in the turn it began (CR-R54)."""
    if s.marker[p] == NOTHING or s.announced or rides_together(s, p):
        return False
    return is_inside(s, p) or flock.waiting(s, p) > 0


@rule
def runner_is_ready(s, p):
    """Return whether the piece stands for a chicken."""
    return s.runs[p] != NOTHING or flock.active_of(s, p) != NOTHING


# -- Success --------------------------------------------------------------------


@rule
def come_free(s, p):
    """Set the runner on a Free square free (CR-110), or the whole party of The Old Crate."""
    s.landings += 1
    cards.drop(s, p)  # CR-R83
    together = rides_together(s, p)
    set_runner_free(s, p)
    if together:
        set_all_free(s, p, Status.COMMITTED)
        if s.partner[p] != NOBODY:
            set_all_free(s, s.partner[p], Status.LENT)
    run_on_or_finish(s, p)


@rule
def set_runner_free(s, p):
    if s.runs[p] != NOTHING:
        flock.set_free(s, s.partner[p], s.runs[p])
        s.runs[p] = NOTHING
    else:
        flock.set_free(s, p, flock.active_of(s, p))


@rule
def set_all_free(s, p, place):
    for k in range(box.SET):
        if s.chickens[p, k] == place:
            flock.set_free(s, p, k)


@rule
def run_on_or_finish(s, p):
    """Let the next chicken run after a success (CR-112), or finish (CR-R80)."""
    s.stirred = 1
    if box.MULTI[s.escape[p]]:
        take_over_or_finish(s, p)
    else:
        finish(s, p)


@rule
def take_over_or_finish(s, p):
    """Put the piece back to the marker for a waiting chicken (CR-R67), or finish."""
    if flock.waiting(s, p) > 0:
        if not rides_together(s, p):
            s.at[p] = s.marker[p]
            s.flown[p] = 0
        s.depth[p] = 0
    else:
        finish(s, p)


@rule
def finish(s, p):
    """End a successful escape: equipment and plan go back (CR-111, CR-113, CR-121).

    Chickens that still wait go to rest (CR-R80).
    """
    cards.put_back_shown(s, p)
    put_plan_back(s, p)
    rest_waiting(s, p, Status.HUT)
    dissolve(s, p)


@rule
def put_plan_back(s, p):
    if s.escape[p] < box.PLANS:
        cards.put_plan_under_seen(s, p, s.escape[p])


@rule
def lose_plan(s, p):
    """Put the plan of a failed escape back if CR-R22 is played so; else it is kept (CR-082)."""
    if s.plan_lost == PlanLost.RETURNED:
        put_plan_back(s, p)


@rule
def rest_waiting(s, p, where):
    """Move the waiting chickens to the hut or the bunker, each of its owner (CR-132)."""
    flock.bring(s, p, Status.COMMITTED, where)
    q = s.partner[p]
    if q != NOBODY:
        for k in range(box.SET):
            if s.chickens[q, k] == Status.LENT and k != s.runs[p]:
                s.chickens[q, k] = where


@rule
def dissolve(s, p):
    """Clear the record of an escape; a lent runner must have been moved before."""
    s.escape[p] = s.marker[p] = s.partner[p] = s.runs[p] = NOTHING
    s.flown[p] = s.depth[p] = 0
    s.stirred = 1


# -- Stopped --------------------------------------------------------------------


@rule
def stop(s, p):
    """Stop an escape: equipment goes back, chickens and piece to the bunker (CR-077, CR-078)."""
    s.stopped_now |= 1 << p
    cards.put_back_shown(s, p)
    cards.drop(s, p)
    lose_plan(s, p)
    rest_waiting(s, p, Status.BUNKER)
    if s.runs[p] != NOTHING:
        s.chickens[s.partner[p], s.runs[p]] = Status.BUNKER
    elif s.bunker_new_active:  # CR-R32
        flock.bring(s, p, Status.ACTIVE, Status.BUNKER)
    else:
        s.at[p] = BUNKER
    s.paid[p] = 0
    dissolve(s, p)
    search(s)


@rule
def stop_waiting(s, p):
    """Stop the waiting chickens of an escape; a runner outside goes on alone (CR-R23)."""
    s.stopped_now |= 1 << p
    cards.put_back_shown(s, p)
    lose_plan(s, p)
    rest_waiting(s, p, Status.BUNKER)
    go_on_alone(s, p)
    search(s)


@rule
def go_on_alone(s, p):
    """Let a runner outside run on, without a marker (CR-116)."""
    s.escape[p] = box.ALONE
    s.marker[p] = NOTHING
    s.flown[p] = 0
    s.stirred = 1
    if s.runs[p] == NOTHING:
        s.partner[p] = NOTHING


@rule
def search(s):
    """Turn a search card (CR-079) and take back that hut's hand or tunnel (CR-081).

    The controller's hut is never searched (CR-080).
    """
    if s.search == Search.TWEEDYS and s.mover != NOBODY:  # CR-R51
        return
    q = s.lives[cards.turn_search_card(s)]
    if q == NOBODY or q == s.boss or s.out[q]:  # CR-080
        return
    if s.escape[q] == box.LONG_DIG or (s.search_takes_shown and lies_open(s, q)):
        shut(s, q)
    else:
        cards.put_back_hand(s, q)


@rule
def lies_open(s, q):
    """Return whether a seat shows any card for an escape."""
    return total(s.shown[q]) > 0


@rule
def shut(s, q):
    """Put shown cards and hand back together, in kind order (CR-R81), and give the escape up."""
    for kind in range(box.KINDS):
        while s.shown[q, kind]:
            s.shown[q, kind] -= 1
            cards.put_back(s, kind, cards.EVERYBODY)
        while s.hands[q, kind]:
            cards.unbank(s, q, kind)
            cards.put_back(s, kind, q)
    give_up(s, q)


# -- Abandoned ------------------------------------------------------------------


@rule
def keep_one(s, p, choice):
    """Abandon an escape, but for one of its cards (CR-115)."""
    if choice == ASKED:
        for kind in range(box.KINDS):
            allow_if(s, KIND + kind, s.shown[p, kind] > 0)
        return
    kind = choice - KIND
    s.shown[p, kind] -= 1
    if s.kept_card == KeptCard.CARRIED and not s.loaded[p]:
        cards.load(s, p, kind)
    else:
        cards.bank(s, p, kind)
    abandon(s, p)


@rule
def abandon(s, p):
    """Abandon an escape; its shown cards go back, those of a cut too (CR-R65)."""
    cards.put_back_shown(s, p)
    give_up(s, p)
    go_on_from(s, Step.BEFORE)


@rule
def give_up(s, p):
    """Give an escape up: chickens inside rest, a runner outside runs on alone (CR-116)."""
    lose_plan(s, p)
    rest_waiting(s, p, Status.HUT)
    if is_inside(s, p):
        rest_runner(s, p)
        cards.bank_load(s, p)  # CR-R83
        dissolve(s, p)
    else:
        go_on_alone(s, p)


@rule
def rest_runner(s, p):
    if s.runs[p] != NOTHING:
        s.chickens[s.partner[p], s.runs[p]] = Status.HUT
    else:
        flock.bring(s, p, Status.ACTIVE, Status.HUT)


# -- The runner is lost ---------------------------------------------------------


@rule
def lose_runner(s, p):
    """Let another chicken take over from a runner that became a pie, or finish (CR-097, CR-R67)."""
    cards.drop(s, p)
    s.stirred = 1
    if flock.is_escaping(s, p):
        s.runs[p] = NOTHING
        take_over_or_finish(s, p)


# -- New starts -----------------------------------------------------------------


@rule
def renew(s):
    """Put seats without chickens out, check for the end, then ask seats that lack a chicken."""
    for i in range(s.seats):
        p = s.order[i]
        if not (s.out[p] or flock.is_escaping(s, p) or flock.live(s, p)):
            flock.leave_the_game(s, p)
    flock.check_end(s)
    s.stirred = s.phase != Phase.OVER and ask_who_lacks(s)


@rule
def ask_who_lacks(s):
    """Ask the first seat, in hut order, that needs an active chicken or a runner.

    Return whether one was asked.
    """
    for i in range(s.seats):
        p = s.order[i]
        if s.out[p]:
            continue
        if flock.is_escaping(s, p):
            if not runner_is_ready(s, p):
                ask(s, p, Phase.RUNNER)
                return True
        elif flock.active_of(s, p) == NOTHING and restart(s, p):
            return True
    return False


@rule
def restart(s, p):
    """Ask a seat for a new active chicken (CR-117); return False if all it has left is lent."""
    s.depth[p] = s.paid[p] = 0
    flock.refill_hand(s, p)
    if flock.count_in(s, p, Status.HAND):
        s.at[p] = flock.own_hut(s, p)
    elif flock.count_in(s, p, Status.BUNKER):
        s.at[p] = BUNKER
    else:
        s.at[p] = NOTHING
        return False
    ask(s, p, Phase.RESTART)
    return True


@rule
def start_anew(s, p, choice):
    """Choose a new active chicken from the hand, else from the bunker (CR-117)."""
    if choice == ASKED:
        allow_chickens(s, p, Status.HAND if flock.count_in(s, p, Status.HAND) else Status.BUNKER)
    else:
        s.chickens[p, choice - CHICKEN] = Status.ACTIVE
        ask_nobody(s)


@rule
def take_over(s, p, choice):
    """Let any waiting chicken run on, a lent one too (CR-112, CR-R77); on a double it may take over
    on the spot, and the runner waits, whosever it is (CR-R7)."""
    if choice == ASKED:
        allow_waiting(s, p)
        return
    if s.phase == Phase.CHANGE:
        s.runs[p] = NOTHING
        flock.bring(s, p, Status.ACTIVE, Status.COMMITTED)
    if choice < LENT_CHICKEN:
        s.chickens[p, choice - CHICKEN] = Status.ACTIVE
    else:
        s.runs[p] = choice - LENT_CHICKEN
    ask_nobody(s)


@rule
def allow_waiting(s, p):
    allow_chickens(s, p, Status.COMMITTED)
    q = s.partner[p]
    if q != NOBODY:
        for k in range(box.SET):
            allow_if(s, LENT_CHICKEN + k, s.chickens[q, k] == Status.LENT and k != s.runs[p])
