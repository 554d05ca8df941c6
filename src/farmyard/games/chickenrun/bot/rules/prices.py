"""Chickenrun: the worth of cards, plans and eggs in a bargain, as rules."""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun.bot.rules.errands import (
    count,
    has_tool,
    is_own,
    is_tool,
    lacks,
    owned,
)
from farmyard.games.chickenrun.bot.rules.ways import FAR
from farmyard.games.chickenrun.box import PLANS, PLIERS, TAKES


@rule
def is_near_winning(s, q):
    """Return whether a seat needs one more chicken to win, so that nobody helps it."""
    return s.freed[q] >= s.target - 1


@rule
def card_got(s, me, kind):
    """Return the worth of receiving a card: most as the last one that a plan lacks."""
    tool, least = is_tool(kind), FAR
    for plan in range(PLANS):
        if is_own(s, me, plan):
            kinds = lacks(s, me, plan)
            if kinds >> (PLIERS if tool else kind) & 1:
                least = min(least, count(kinds))
    if least < FAR:
        return 5.0 if least == 1 else 3.0
    return 3.0 if tool and not has_tool(s, me) else 1.0


@rule
def card_given(s, me, kind):
    """Return the worth of giving up a card: most as one of a plan that lacks nothing."""
    if is_tool(kind):
        return 5.0
    most, own = 1.0, owned(s, me, kind)
    for plan in range(PLANS):
        if is_own(s, me, plan) and 0 < own <= TAKES[plan, kind]:
            most = max(most, plan_worth(s, me, plan) + 2)
    return most


@rule
def plan_worth(s, me, plan):
    return 1.0 if lacks(s, me, plan) else 3.0


@rule
def offer_got(s, me):
    """Return the worth of what an offer brings; a first egg counts double."""
    eggs = s.give_eggs
    worth = eggs + (1.0 if eggs > 0 and not s.eggs[me] else 0.0)
    if s.give_card >= 0:
        worth += card_got(s, me, s.give_card)
    if s.give_plan >= 0:
        worth += plan_worth(s, me, s.give_plan)
    return worth


@rule
def offer_given(s, me):
    eggs = s.ask_eggs
    worth = eggs + (1.0 if 0 < eggs == s.eggs[me] else 0.0)
    if s.ask_card >= 0:
        worth += card_given(s, me, s.ask_card)
    if s.ask_plan >= 0:
        worth += plan_worth(s, me, s.ask_plan)
    return worth


@rule
def is_taken(s, me):
    """Return whether a seat accepts an offer: a gift, or more than it costs.

    A seat that is about to win gets nothing but what costs nothing.
    """
    cost = offer_given(s, me)
    return cost == 0 or (not is_near_winning(s, s.mover) and offer_got(s, me) > cost)
