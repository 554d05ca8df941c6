"""Chickenrun: the rules, over one flat record.

Two to six seats send chickens for eggs, equipment and plans, and across the wire; whoever commands
the Tweedys tries to keep the others in.  Rulings (CR-…) are those of ``docs/rules/chickenrun.md``.

A round is a chain of steps; a step may ask a seat something, and then the phase says what.  The
legal choices are found once for each decision.  What leaves no choice is not asked.
"""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun.box import SET
from farmyard.games.chickenrun.options import Tie
from farmyard.games.chickenrun.rules.asking import how_many_open, is_open, list_open, nth_open
from farmyard.games.chickenrun.rules.flock import live
from farmyard.games.chickenrun.rules.phases import answer, find_choices, is_always_asked
from farmyard.games.chickenrun.rules.setting_up import set_up
from farmyard.games.chickenrun.rules.turn import go_on
from farmyard.games.chickenrun.rules.tweedys.control import ask_first
from farmyard.games.chickenrun.state import CHOICES, Ending, Phase, State

__all__ = [
    "CHOICES", "SECRET", "State", "deal", "legal", "list_choices", "many", "nth", "play", "scores",
]  # fmt: skip

SECRET = (
    Phase.FIRST,
    Phase.BIDDING,
    Phase.LOOT_CARD,
    Phase.BUY,
    Phase.PUT,
    Phase.GIVE_CARD,
    Phase.GIVE_PLAN,
    Phase.ASK_CARD,
    Phase.ASK_PLAN,
)
A_CHICKEN = 1_000_000  # what a free chicken counts in `scores`, before all that breaks ties


@rule
def deal(s):
    set_up(s)
    ask_first(s)
    find_choices(s)


@rule
def legal(s, choice):
    return choice >= 0 and is_open(s, choice)


@rule
def many(s):
    return how_many_open(s)


@rule
def nth(s, n):
    return nth_open(s, n)


@rule
def list_choices(s, out):
    return list_open(s, out)


@rule
def play(s, choice):
    """Play a choice and all that follows, until a seat has a choice to make."""
    forget_the_moment(s)
    while True:
        answer(s, s.turn, choice)
        while s.phase == Phase.GOING:
            go_on(s)
        find_choices(s)
        if s.phase == Phase.OVER or is_always_asked(s) or how_many_open(s) > 1:
            return
        choice = nth_open(s, 0)


@rule
def forget_the_moment(s):
    s.searched = s.eaten = s.drawn = NOTHING
    s.caught_now = s.stopped_now = s.freed_now = s.told = 0


# -- Questions ------------------------------------------------------------------


@rule
def scores(s, out):
    """Write the score of each seat: free chickens, then who freed first (CR-125).

    After the last round chickens left and eggs break ties too (CR-127).
    """
    for p in range(s.seats):
        out[p] = s.freed[p] * A_CHICKEN
        if s.freed[p]:
            out[p] += (99 - time_of(s, p)) * 10_000
        if s.ending == Ending.ROUNDS:
            out[p] += live(s, p) * 100 + s.eggs[p]


@rule
def time_of(s, p):
    """Return the number of the escape that freed a seat's last chicken, or its first (CR-R37)."""
    first, last = 99, 0
    for k in range(SET):
        if s.freed_at[p, k]:
            first = min(first, s.freed_at[p, k])
            last = max(last, s.freed_at[p, k])
    return first if s.tie == Tie.FIRST else last
