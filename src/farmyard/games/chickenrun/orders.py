"""Chickenrun: standing orders: answers that a seat gives once for many questions.

The dice may roll by themselves where nothing else of weight can be done, and the Tweedys may prowl
or rest by themselves as long as they can get nobody.  Whether an order fits, and what it answers,
is worked out of what *everybody* sees: whoever watches the dice roll by themselves, or not, learns
nothing by it.  So they wait where the seat might hold something to be done first, whether or not it
does.
"""

from typing import Any

import numpy as np

from farmyard.core.record import NOBODY, NOTHING
from farmyard.core.wording.remembered import by_view
from farmyard.games.chickenrun.bot.rules.choosing import DOG_GOES, TWEEDY_GOES, WHO_GOES, rate
from farmyard.games.chickenrun.box import LONG_DIG, PLANS, START, TAKES
from farmyard.games.chickenrun.box.board import BEYOND, HOLE, IS_YARD
from farmyard.games.chickenrun.rules.announcing import (
    any_partner,
    coast_is_clear,
    first_outside,
    flock_for,
    least_of,
)
from farmyard.games.chickenrun.rules.escapes import may_abandon
from farmyard.games.chickenrun.rules.flock import count_in, is_escaping, own_hut
from farmyard.games.chickenrun.rules.looking_ahead import look_ahead
from farmyard.games.chickenrun.rules.turn import can_bail
from farmyard.games.chickenrun.rules.tweedys.guards import DOG, TWEEDY, runs_from_dog, victims_of
from farmyard.games.chickenrun.state import BLACK, BROWN, PASS, PLACE, ROLL, Phase, Status, legal

__all__ = ["standing"]

View = Any
Order = tuple[str, tuple[int, ...], float]
"""An order: its name, its answer, and the seconds in which a player may still stop it."""

ORDERED = {
    Phase.BEFORE: ("roll",),
    Phase.BLACK: ("prowl", "rest"),
    Phase.SELECT: ("prowl", "rest"),
}
"""The orders that may answer the question of each phase."""

SOON, LATE = 0.9, 2.5


@by_view
def standing(view: View) -> list[Order]:
    """Return the orders that would answer the current question, from a spectator's view."""
    p = int(view["turn"])
    match Phase(int(view["phase"])):
        case Phase.BEFORE if not may_do_more(view, p):
            return [("roll", (int(ROLL),), LATE if may_change(view, p) else SOON)]
        case Phase.BLACK if not gets_somebody(his := driven(view, TWEEDY)):
            return [("prowl", (nearer(his, p),), SOON), ("rest", (int(PASS),), SOON)]
        case Phase.SELECT if not any(map(gets_somebody, both := guards(view))):
            return [("prowl", prowling(view, both, p), SOON), ("rest", (int(PASS),), SOON)]
    return []


# -- Before the roll ------------------------------------------------------------


def may_change(view: View, p: int) -> bool:
    """Return whether a seat could change chickens, which delays the automatic roll."""
    rests = count_in(view, p, Status.HAND) or count_in(view, p, Status.HUT)
    return bool(rests and view["replaced"] < view["replacements"])


def may_do_more(view: View, p: int) -> bool:
    """Return whether, as far as all know, a seat could do more than change chickens."""
    return bool(
        view["keeps"][p] > 0
        or can_bail(view, p)
        or may_abandon(view, p)
        or might_announce(view.copy(), p)
        or might_cut(view.copy(), p)
    )


def might_announce(view: View, p: int) -> bool:
    """Return whether the hand could hold a plan that begins here, with its cards (CR-103)."""
    n = int(view["at"][p])
    if is_escaping(view, p) or view["depth"][p] or n < 0 or not view["planned"][p]:
        return False
    here = [plan for plan in range(PLANS) if START[plan, n]]
    return any(might_begin(view, p, plan) for plan in here)


def might_begin(view: View, p: int, plan: int) -> bool:
    if plan == LONG_DIG and view["at"][p] != own_hut(view, p):
        return False
    if not coast_is_clear(view, int(view["at"][p]), first_outside(view, p, plan)):
        return False
    cards = int(view["banked"][p]) + int(view["loaded"][p])
    alone = cards >= TAKES[plan].sum() and flock_for(view, p, NOBODY) >= least_of(view, p, plan)
    return bool(alone or any_partner(view, p))


def might_cut(view: View, p: int) -> bool:
    """Return whether the piece stands beside the wire and could have a tool (CR-120)."""
    n = int(view["at"][p])
    if is_escaping(view, p) or n < 0 or not IS_YARD[n] or HOLE[n] == NOTHING:
        return False
    tools = view["loaded"][p] or (view["banked"][p] and not view["cutters"])
    return bool(tools and coast_is_clear(view, n, int(BEYOND[n])))


# -- The Tweedys ----------------------------------------------------------------


def driven(view: View, guard: int) -> View:
    """Return a copy of the view in which just the moves of a guard are legal."""
    views, both = np.array([view]), int(view["phase"]) == Phase.SELECT
    look_ahead(views, NOTHING, guard, int(view["black"]) + int(both) * int(view["white"]))
    return views[0]


def guards(view: View) -> list[View]:
    return [driven(view, TWEEDY), driven(view, DOG)]


def gets_somebody(then: View) -> bool:
    """Return whether a guard reaches anybody, the seat's own piece included.

    Such moves are left to the player.
    """
    gets = any_runner if then["chasing"] == DOG else victims_of
    seats = slice(int(then["seats"]))
    taken = {int(n) for field in ("at", "marker") for n in then[field][seats]}
    return any(gets(then, int(n - PLACE)) for n in legal(then) if int(n - PLACE) in taken)


def any_runner(view: View, n: int) -> bool:
    return any(runs_from_dog(view, q, n) for q in range(int(view["seats"])))


def nearer(then: View, p: int) -> int:
    """Return the guard's move nearest to whom the seat wants to get, as the bots choose."""
    dog = bool(then["chasing"] == DOG)
    return best(then, p, [int(PASS), *legal(then)], DOG_GOES if dog else TWEEDY_GOES)


def prowling(view: View, both: list[View], p: int) -> tuple[int, ...]:
    """Return which guard goes and where to, as the bots choose; or to pass."""
    which = best(view, p, [int(BLACK), int(BROWN)], WHO_GOES)
    goal = nearer(both[int(which == BROWN)], p)
    return (which, goal) if goal != PASS else (int(PASS),)


def best(view: View, p: int, choices: list[int], what: int) -> int:
    """Return the choice that is worth most to the bots (`choosing.rate`), the first of equals."""
    values = np.zeros(len(choices))
    rate(np.array([view]), p, np.array(choices), what, True, values)
    return choices[int(values.argmax())]
