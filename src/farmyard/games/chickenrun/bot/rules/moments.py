"""Chickenrun: when to set out, to abandon an escape, and to play a kept card."""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.bot.rules import ways
from farmyard.games.chickenrun.bot.rules.errands import is_at_start, is_own, lacks
from farmyard.games.chickenrun.bot.rules.ways import his_steps, its_steps
from farmyard.games.chickenrun.box import Card, board
from farmyard.games.chickenrun.rules.flock import count_in
from farmyard.games.chickenrun.state import Status

SAFE_STEPS = 8
CLOSE = 9  # steps from which a guard may come in his next turn
RESTLESS = 4  # one round in so many it takes the risk: he may stay where he is for ever


@rule
def is_time(s, p, wary):
    """Return whether it is safe to set out: Mr Tweedy is far, or the seat commands him.

    Every few rounds a wary seat takes the risk.
    """
    n = s.at[p]
    if not wary or board.HUT <= n < board.HUT + board.HUTS or s.boss == p:
        return True
    return his_steps(s, n) > SAFE_STEPS or (s.rounds + p) % RESTLESS == 0


@rule
def is_hunted(s, p):
    """Return whether Mr Tweedy is beside the marker while chickens still wait there."""
    marker = s.marker[p]
    if s.boss == p or not 0 <= marker < board.SQUARES or not count_in(s, p, Status.COMMITTED):
        return False
    return his_steps(s, marker) <= 2


@rule
def needs_company(s, p):
    """Return whether a ready plan waits only for chickens in an empty hand.

    A replacement would bring in those that rest (CR-139).
    """
    if count_in(s, p, Status.HAND):
        return False
    for plan in range(box.PLANS):
        ready = is_own(s, p, plan) and box.LEAST[plan] > 1 and not lacks(s, p, plan)
        if ready and is_at_start(s, p, plan):
            return True
    return False


@rule
def is_useful(s, p, card):
    """Return whether it is time to play a kept card."""
    n, escapes = s.at[p], s.escape[p] >= 0
    outside = escapes and 0 <= n < board.SQUARES and board.IS_OUTSIDE[n]
    if card == Card.WISHBONE:
        return count_in(s, p, Status.BUNKER) > 1 or n == board.BUNKER
    if card == Card.FORTY_WINKS:
        return escapes and s.boss != p
    if card == Card.TELEPHONE:
        if s.tweedy == board.HOUSE or not (escapes or s.loaded[p]):
            return False
        return is_close(s, n) or is_close(s, s.marker[p])
    if card == Card.MARROW_BONE:
        return outside and its_steps(s, n) <= CLOSE
    if card == Card.LATCH:
        return not (escapes or s.gate or s.loaded[p]) and ways.WAYS[ways.GATE, n] <= 7
    if card == Card.QUICK_MARCH:
        return outside and 7 <= ways.WAYS[ways.OUT, n] <= 16
    return False


@rule
def is_close(s, n):
    """Return whether Mr Tweedy may reach a place, if it is one, in his next turn."""
    return n >= 0 and his_steps(s, n) <= CLOSE
