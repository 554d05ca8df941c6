"""Chickenrun: the places a player could make for, and how it plays on: the Fox, on its way there.

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
from farmyard.games.chickenrun.box.board import number
from farmyard.games.chickenrun.state import Phase

SHOPS = len(box.SHOPS)


@rule
def aim(s, p, course):
    """The targets of a seat: those of the course it holds while it walks, else the Fox's."""
    return course if course and s.phase == Phase.MOVE else destination(s, number(p), True)


@rule
def worth(s, p, choice, targets):
    """The worth of a choice to the Fox."""
    return value(s, number(p), number(choice), targets, True)


@rule
def keep(s, p, course):
    """The course while it is walked: not when the seat is there, caught, loaded or away."""
    n = number(s.at[p])
    if s.escape[p] >= 0 or s.loaded[p] or n == board.BUNKER or steps_to(course, n) == 0:
        return 0
    return course


@rule
def courses(s, p, out):
    """Shops with cards, food, home, where its plans begin, the wire with a tool; the Fox's is
    left out."""
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
    """Whether something can be done there."""
    if target < SHOPS:
        return s.sizes[target] > 0
    if target == ways.FOOD or 1 << target == home(s, p):
        return True
    if target == ways.WIRE:
        return has_tool(s, p)
    if target < ways.PLAN:
        return False
    plan = number(target - ways.PLAN)
    return is_own(s, p, plan) and start(s, p, plan) == 1 << target
