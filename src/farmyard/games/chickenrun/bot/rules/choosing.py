"""Chickenrun: the value of each choice to a player that runs errands, phase by phase.

The greedy one goes by the shortest way.  The wary one keeps out of the guards' reach with a load,
sends its slow chickens to rest, and sets out only when Mr Tweedy is far.  Offers are made by
``bargains``, with a memory of what was asked; here none is made.
"""

from typing import Any

from farmyard.core.compiling import loop, rule
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.bot.rules.errands import (
    all_lacks,
    count,
    destination,
    errand,
    first_plan,
    hopeful,
    is_any_ready,
    is_own,
    is_tool,
    lacks,
    open_shops,
    rank,
    reserve,
)
from farmyard.games.chickenrun.bot.rules.moments import is_hunted, is_time, is_useful, needs_company
from farmyard.games.chickenrun.bot.rules.prices import is_near_winning, is_taken
from farmyard.games.chickenrun.bot.rules.prowling import driving, selecting
from farmyard.games.chickenrun.bot.rules.ways import chance, his_steps, its_steps, steps_to
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.flock import active_of, count_in
from farmyard.games.chickenrun.rules.tweedys.guards import DOG
from farmyard.games.chickenrun.state import Phase, Status

RUNNER, LOAD, IDLER = 12.0, 8.0, 1.0  # steps that it is worth not to be caught
CHOICE, TWEEDY_GOES, DOG_GOES, WHO_GOES = range(4)


@loop
def rate(states: Any, seat: int, choices: Any, what: int, wary: bool, values: Any) -> None:
    """Write the values of choices to a seat, for its own decision or for a guard it drives."""
    s, p = states[0], seat
    targets = destination(s, p, wary) if what == CHOICE else 0
    for i in range(len(choices)):
        choice = choices[i]
        if what == CHOICE:
            values[i] = value(s, p, choice, targets, wary)
        elif what == WHO_GOES:
            values[i] = selecting(s, p, choice)
        else:
            values[i] = driving(s, p, choice, what == DOG_GOES)


@rule
def value(s, p, choice, targets, wary):
    """Return the worth of a choice to a seat that is on its way to some targets."""
    match s.phase:
        case Phase.BEFORE:
            return deed(s, p, choice, wary)
        case Phase.MOVE | Phase.LAND | Phase.MOUTH:
            return going(s, p, choice, targets, wary)
        case Phase.BLACK:
            return driving(s, p, choice, False)
        case Phase.CHASE:
            return driving(s, p, choice, s.chasing == DOG)
        case Phase.SELECT:
            return selecting(s, p, choice)
        case Phase.REPLY | Phase.VISIT | Phase.JOIN:
            return 1.0 if (choice == state.ACCEPT) == agrees(s, p) else 0.0
        case Phase.CHOOSE:
            return on_ten(s, p, choice, wary)
        case Phase.LOOT:
            return 0.0 if choice == state.PASS else pile(s, p, choice - state.PLACE)
        case Phase.BUY | Phase.LOOT_CARD | Phase.KEEP:
            return card(s, p, choice)
        case Phase.FOOD | Phase.PUT:
            return plan(s, p, choice, wary)
        case Phase.CHANGE | Phase.RUNNER:
            return runner(choice - state.CHICKEN)
        case Phase.PARTNER | Phase.TRADE:
            return 1.0 if choice == state.PASS else 0.0
        case Phase.DISCOUNT | Phase.HIDE:
            return -1.0 if choice == state.PASS else 0.0
        case Phase.LOOK:
            return 1.0 if choice == state.ACCEPT else 0.0
    if state.CHICKEN <= choice < state.CHICKEN + box.SET:
        return chicken(s, p, choice - state.CHICKEN, wary)
    if Phase.TRADE < s.phase < Phase.REPLY:
        return 1.0 if choice in (state.NONE, state.AMOUNT) else 0.0
    return 0.0


# -- Before the roll, and ten or more -------------------------------------------


@rule
def deed(s, p, choice, wary):
    """Return the worth of a choice before the roll: escape, leave the bunker, or else roll."""
    if choice == state.ROLL:
        return 1.0
    if choice == state.CUT:
        return 3.0 if is_time(s, p, wary) else 0.0
    if choice == state.PAY:
        return 2.0 if s.eggs[p] >= reserve(wary) + box.BAIL else 0.0
    if choice == state.ABANDON:
        return 1.4 if wary and is_hunted(s, p) else 0.0
    if state.CHICKEN <= choice < state.CHICKEN + box.SET:
        if not wary:
            return 1.1 if needs_company(s, p) else 0.0
        active = active_of(s, p)
        return 1.2 if active >= 0 and choice - state.CHICKEN > active + 1 else 0.0
    if state.PLAN <= choice < state.KIND:
        if not is_time(s, p, wary):
            return 0.0
        return 3.3 if wary and box.MULTI[choice - state.PLAN] else 3.0
    return 1.5 if is_useful(s, p, choice - state.CARD) else 0.0


@rule
def on_ten(s, p, choice, wary):
    """Return the worth of moving, releasing or drawing on a throw of ten or more.

    A card is worth most to an idle seat, a release to one with several chickens in the bunker.
    """
    if choice == state.RELEASE:
        return 3.0 if count_in(s, p, Status.BUNKER) > 1 else 1.0
    if choice == state.DRAW:
        return 2.5 if is_idle(s, p, wary) else 0.0
    return 2.0


@rule
def is_idle(s, p, wary):
    """Return whether a seat has no load, no escape, and no target within this throw."""
    if s.loaded[p] or s.escape[p] >= 0 or s.at[p] == board.BUNKER:
        return False
    pace = s.black + s.white + box.ADJUST[max(0, active_of(s, p))]
    return not 0 < steps_to(errand(s, p, wary), s.at[p]) <= pace


# -- On the way -----------------------------------------------------------------


@rule
def going(s, p, choice, targets, wary):
    """Return the worth of a step: the nearer to a target the better, a way out best.

    A wary player subtracts its fear of being caught there.
    """
    if state.EXIT <= choice < state.PLACE:
        return 5.0
    if choice == state.PASS and s.phase == Phase.MOUTH:
        return -5.0
    n = s.at[p] if choice == state.PASS else choice - state.PLACE
    value = -1.0 * steps_to(targets, n)
    if choice != state.PASS and n == s.marker[p]:
        value = 1.0  # into the tunnel, or on
    return value - (fear(s, p, n) if wary and n < board.SQUARES and s.boss != p else 0.0)


@rule
def fear(s, p, n):
    """Return how many steps of a detour it is worth not to be caught on a square."""
    his = chance(his_steps(s, n))
    if not board.IS_OUTSIDE[n]:
        return (LOAD if s.loaded[p] else IDLER) * his
    return 0.0 if board.IS_FREE[n] else RUNNER * max(his, chance(its_steps(s, n)))


# -- Cards, plans and chickens --------------------------------------------------


@rule
def pile(s, p, place):
    """Return the worth of the best card that a seat remembers in a pile (Night Delivery)."""
    best = 0.0
    for n in range(len(box.SHOPS)):
        if box.SHOP_PLACES[n] == place:
            for k in range(box.KINDS):
                if s.seen[p, n * box.KINDS + k] > 0:
                    best = max(best, worth_of_kind(s, p, k))
    return best


@rule
def card(s, p, choice):
    """Return the worth of a card: highest for tools and for kinds that plans lack."""
    if choice == state.PASS:
        return 0.5
    worth = worth_of_kind(s, p, choice - state.KIND)
    return max(worth, 0.1) if s.phase == Phase.LOOT_CARD else worth


@rule
def worth_of_kind(s, p, kind):
    if is_tool(kind):
        return 3.0
    best = 0.0
    for n in range(box.PLANS):
        if is_own(s, p, n):
            kinds = lacks(s, p, n)
            if kinds >> kind & 1:
                best = max(best, 2 - count(kinds) / 10)
    return best


@rule
def plan(s, p, choice, wary):
    """Return the worth of a choice at the food store, or of the plan to put under the pile.

    A stuck seat exchanges a plan; else it takes a second one.
    """
    if choice == state.EXCHANGE:
        return 1.5 if s.planned[p] > 1 and is_stuck(s, p, wary) else 0.0
    if choice >= state.PLAN:
        return 1.0 * rank(s, p, choice - state.PLAN)
    return 2.0 if choice == state.TAKE else 1.0


@rule
def is_stuck(s, p, wary):
    """Return whether a seat's plans lead nowhere; for a wary one also if no shop is open."""
    if wary:
        return not is_any_ready(s, p) and not open_shops(s, p, all_lacks(s, p), wary)
    return first_plan(s, p) < 0 or not hopeful(s, p, all_lacks(s, p))


@rule
def chicken(s, p, k, wary):
    """Return the worth of choosing a chicken: fast ones run, a seat's own slow ones are eaten."""
    party = 2 if wary else 1  # besides the active one
    if s.phase == Phase.COMMIT:
        return 1.0 if count_in(s, p, Status.COMMITTED) < party else -1.0
    if s.phase == Phase.LEND:
        return 1 + k / 10 if count_in(s, p, Status.LENT) < party else -1.0
    if s.phase == Phase.PIE and s.victim == p:
        return -1.0 * k
    return 1.0 * k


@rule
def runner(k):
    """Return the worth of the next runner: an own one first, then the fastest that is lent."""
    return 1.0 * k if k < box.SET else (k - box.SET) / 10 - 1


@rule
def agrees(s, p):
    """Return whether a seat accepts an offer, a guest or a joint escape.

    It refuses a seat that is about to win.
    """
    if s.phase == Phase.REPLY:
        return is_taken(s, p)
    return not is_near_winning(s, s.mover)
