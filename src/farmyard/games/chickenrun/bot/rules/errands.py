"""Chickenrun: where a player goes next, and what its plans lack, as rules over a view.

Kinds of equipment and shops are sets of bits, targets those of ``ways``.
"""

from typing import Any

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.bot.rules import ways
from farmyard.games.chickenrun.bot.rules.ways import FAR, steps_to
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.flock import live
from farmyard.games.chickenrun.state import Phase

PROPER_HOLE = box.PLAN_NAMES.index("Proper Hole")
SHOPS = len(box.SHOPS)
DEAREST = 3  # eggs that any shop takes
NEXT_THROW = 9  # steps that another throw may bring

# -- What it has and lacks ------------------------------------------------------


@rule
def count(bits):
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def reserve(wary):
    """Return the eggs a seat does not spend: a wary one keeps one for Mrs Tweedy."""
    return 1 if wary else 0


@rule
def is_tool(kind):
    return kind in (box.CUTTERS, box.PLIERS)


@rule
def owned(s, p, kind):
    """Return how many cards of a kind a seat holds in its hand and carries."""
    return s.hands[p, kind] + (s.carry[p] == kind)


@rule
def has_tool(s, p):
    return owned(s, p, box.CUTTERS) + owned(s, p, box.PLIERS) > 0


@rule
def lacks(s, p, plan):
    """Return the kinds of equipment a plan still needs; Pliers stand for either tool."""
    kinds = 0
    for k in range(box.KINDS):
        if box.TAKES[plan, k] > owned(s, p, k):
            kinds |= 1 << k
    if box.CUTTING[plan] and not has_tool(s, p):
        kinds |= 1 << box.PLIERS
    return kinds


@rule
def is_own(s, p, plan):
    """Return whether a seat has a plan, and chickens enough left to carry it out."""
    return (s.plans[p] >> plan & 1) == 1 and box.LEAST[plan] <= live(s, p)


@rule
def urgency(s, p, plan):
    """Return a sort key of a plan: lowest for the fewest lacked cards, then for `MULTI` plans."""
    return 2 * count(lacks(s, p, plan)) - box.MULTI[plan]


@rule
def first_plan(s, p):
    """Return the seat's plan that is nearest to being ready, or `NOTHING`."""
    best, least = NOTHING, FAR
    for plan in range(box.PLANS):
        if is_own(s, p, plan) and urgency(s, p, plan) < least:
            best, least = plan, urgency(s, p, plan)
    return best


@rule
def rank(s, p, plan):
    """Return how many of a seat's plans are nearer to being ready; `FAR` if it cannot be done."""
    if not is_own(s, p, plan):
        return FAR
    ahead, own = 0, urgency(s, p, plan)
    for n in range(box.PLANS):
        if n != plan and is_own(s, p, n):
            other = urgency(s, p, n)
            ahead += other < own or (other == own and n < plan)
    return ahead


@rule
def all_lacks(s, p):
    """Return the kinds of equipment that any plan of a seat lacks."""
    kinds = 0
    for plan in range(box.PLANS):
        if is_own(s, p, plan):
            kinds |= lacks(s, p, plan)
    return kinds


@rule
def is_any_ready(s, p):
    """Return whether one of a seat's plans lacks nothing."""
    for plan in range(box.PLANS):
        if is_own(s, p, plan) and not lacks(s, p, plan):
            return True
    return False


# -- Shops ----------------------------------------------------------------------


@rule
def hopeful(s, p, kinds):
    """Return the shops that may have one of these kinds, as far as the seat remembers."""
    shops = 0
    for pile in range(SHOPS):
        if s.sizes[pile] and may_have(s, p, pile, kinds):
            shops |= 1 << pile
    return shops


@rule
def may_have(s, p, pile, kinds):
    unknown = True
    for k in range(box.KINDS):
        n = s.seen[p, pile * box.KINDS + k]
        if n > 0 and kinds >> k & 1:
            return True
        if n != 0:
            unknown = False
    return unknown


@rule
def payable(s, p, shops, wary):
    """Return those of some shops that a seat can soon pay and where Mr Tweedy is not."""
    eggs, left = s.eggs[p] - reserve(wary) + 1, 0
    for pile in range(SHOPS):
        if shops >> pile & 1 and box.PRICES[pile] <= eggs and box.SHOP_PLACES[pile] != s.tweedy:
            left |= 1 << pile
    return left


@rule
def open_shops(s, p, kinds, wary):
    """Return the shops where a seat could soon buy one of these kinds."""
    return payable(s, p, hopeful(s, p, kinds), wary)


# -- Where to -------------------------------------------------------------------


@rule
def home(s, p):
    return 1 << (ways.HUT + s.hut[p])


@rule
def start(s, p, plan):
    """Return the target where a plan begins."""
    return home(s, p) if plan == box.LONG_DIG else 1 << (ways.PLAN + plan)


@rule
def is_at_start(s, p, plan):
    return steps_to(start(s, p, plan), s.at[p]) == 0


@rule
def errand(s, p, wary):
    """Return the targets of a seat's next errand.

    They are the wire with a tool, the start of a ready plan, shops with lacked cards, the food
    store for another plan, or the own hut to wait for eggs.
    """
    if wary:
        targets = wary_errand(s, p)
        if targets:
            return targets
    if has_tool(s, p) and s.eggs[p] >= reserve(wary):
        return 1 << ways.WIRE
    plan = first_plan(s, p)
    if plan == NOTHING:
        return 1 << ways.FOOD
    if not lacks(s, p, plan):
        return start(s, p, plan)
    shops = hopeful(s, p, all_lacks(s, p))
    if not shops:
        return 1 << ways.FOOD
    shops = payable(s, p, shops, wary)
    return shops if shops else home(s, p)


@rule
def wary_errand(s, p):
    """Return the targets where a wary seat's errand differs from a greedy one's, or 0.

    A seat with a tool prefers the Proper Hole.  One whose shops are all shut gets another plan, or
    goes home if it is short of eggs.
    """
    tool, plan = has_tool(s, p), first_plan(s, p)
    if tool and is_own(s, p, PROPER_HOLE):
        kinds = lacks(s, p, PROPER_HOLE)
        if not kinds:
            return start(s, p, PROPER_HOLE)
        shops = open_shops(s, p, kinds, True)
        if shops:
            return shops
    if tool or plan == NOTHING or not lacks(s, p, plan):
        return 0
    shops = open_shops(s, p, all_lacks(s, p), True)
    if shops:
        return shops
    return 1 << ways.FOOD if s.eggs[p] > DEAREST else home(s, p)


@rule
def may_run(s, p, steps):
    """Return whether a seat can reach the open gate now and Free with the next throw."""
    n = s.at[p]
    if not s.gate or s.escape[p] >= 0 or n == board.BUNKER:
        return False
    left = ways.WAYS[ways.OUT_BY_GATE, n] - steps
    return ways.WAYS[ways.GATE, n] <= steps and left <= (0 if s.loaded[p] else NEXT_THROW)


@rule
def destination(s, p, wary):
    """Return the targets a seat walks to now: out, home with a load, or its errand's."""
    if wary and s.phase == Phase.MOVE and may_run(s, p, s.allowance):
        return 1 << ways.OUT_BY_GATE
    if s.escape[p] >= 0:
        return 1 << ways.OUT
    return home(s, p) if s.loaded[p] else errand(s, p, wary)


# -- The same for Python --------------------------------------------------------


def own_plans(view: Any, p: int) -> list[int]:
    """Return the plans a seat could carry out, the nearest done first."""
    own = [plan for plan in range(box.PLANS) if is_own(view, p, plan)]
    return sorted(own, key=lambda plan: int(rank(view, p, plan)))


def lacking(view: Any, p: int, plan: int) -> list[int]:
    """Return the kinds of equipment that a plan still takes."""
    return members(lacks(view, p, plan))


def members(bits: Any) -> list[int]:
    """Return the elements of a set of bits, the smallest first."""
    return [n for n in range(int(bits).bit_length()) if int(bits) >> n & 1]


def places_of(targets: Any) -> tuple[int, ...]:
    """Return the places of some targets."""
    return tuple(n for target in members(targets) for n in ways.PLACES_OF[target])
