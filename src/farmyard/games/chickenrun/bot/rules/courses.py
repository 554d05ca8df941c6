"""Chickenrun: the courses that a search tries for a seat, and how the Fox follows one.

A course is a set of targets, as in ``ways``.
"""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.bot.rules import ways
from farmyard.games.chickenrun.bot.rules.choosing import value
from farmyard.games.chickenrun.bot.rules.errands import (
    destination,
    has_tool,
    home,
    is_own,
    start,
)
from farmyard.games.chickenrun.bot.rules.ways import steps_to
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Phase

SHOPS = len(box.SHOPS)


@rule
def aim(s, p, course):
    """Return the targets of a seat: its course while it walks, else those the Fox would choose."""
    return course if course and s.phase == Phase.MOVE else destination(s, p, True)


@rule
def worth(s, p, choice, targets):
    """Return the worth of a choice to the Fox."""
    return value(s, p, choice, targets, True)


@rule
def keep(s, p, course):
    """Return the course while it still holds, 0 once the seat is there, caught, loaded or away."""
    n = s.at[p]
    if s.escape[p] >= 0 or s.loaded[p] or n == board.BUNKER or steps_to(course, n) == 0:
        return 0
    return course


@rule
def courses(s, p, out):
    """Write the courses a seat could walk except the Fox's own, and return their number.

    Courses are shops with cards, the food store, the seat's hut, the starts of its plans, and the
    wire for a seat with a tool.
    """
    if s.phase != Phase.MOVE or s.escape[p] >= 0 or s.loaded[p]:
        return 0
    n, own = 0, destination(s, p, True)
    for target in range(ways.OUT):
        if 1 << target != own and is_worth_a_walk(s, p, target):
            out[n] = 1 << target
            n += 1
    return n


@rule
def is_worth_a_walk(s, p, target):
    """Return whether a seat could do something at a target."""
    if target < SHOPS:
        return s.sizes[target] > 0
    if target == ways.FOOD or 1 << target == home(s, p):
        return True
    if target == ways.WIRE:
        return has_tool(s, p)
    if target < ways.PLAN:
        return False
    plan = target - ways.PLAN
    return is_own(s, p, plan) and start(s, p, plan) == 1 << target
