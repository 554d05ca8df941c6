"""Chickenrun: the features of a seat from which the Owl estimates its chance to win.

``weights.txt`` beside this folder holds what each is worth, learned from games of Foxes by
``python -m bench.judgement chickenrun``.
"""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.bot.rules import ways
from farmyard.games.chickenrun.bot.rules.errands import (
    count,
    destination,
    first_plan,
    has_tool,
    is_own,
    lacks,
)
from farmyard.games.chickenrun.bot.rules.ways import chance, his_steps, its_steps, steps_to
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.flock import active_of, count_in, live
from farmyard.games.chickenrun.state import Phase, Status

FEATURES = (
    # chickens
    *("needs one", "needs two", "needs three", "live", "in hand", "in hut", "in bunker", "speed"),
    # cards and eggs
    *("egg", "eggs", "banked", "kept", "two plans", "tool", "boss", "caught"),
    # the plan that is the nearest done lacks so many cards, and the other one
    *("no plan", "lacks none", "lacks one", "lacks two", "lacks three", "other lacks none"),
    # on the way: with a load, to where a plan begins, or on another errand
    *("loaded", "loaded steps", "loaded arrives", "loaded is reached"),
    *("ready steps", "ready arrives", "last ready arrives"),
    *("errand steps", "errand arrives"),
    # escaping: under the fence or at the start, or outside
    *("escapes", "one waits", "two wait", "marker is reached", "last escapes"),
    *("inside", "inside depth", "inside is reached"),
    *("outside steps", "outside arrives", "last outside arrives", "outside is reached"),
)
NEEDS, LIVE = 0, 3
EGG = FEATURES.index("egg")
NO_PLAN = FEATURES.index("no plan")
OTHER = FEATURES.index("other lacks none")
LOADED, READY = FEATURES.index("loaded"), FEATURES.index("ready steps")
ERRAND, ESCAPES = FEATURES.index("errand steps"), FEATURES.index("escapes")
INSIDE, OUTSIDE = FEATURES.index("inside"), FEATURES.index("outside steps")
FARTHEST, TEN = 30, 10.0  # steps that are counted, in tens


@rule
def clock(s):
    return s.rounds


@rule
def settled(s, p):
    """Return whether a seat's turn has just begun, so that its features can be compared."""
    return s.phase == Phase.BEFORE and s.turn == p


@rule
def features(s, p, out):
    """Write the features of a seat, from −1 to about 4, in the order of `FEATURES`."""
    for i in range(len(out)):
        out[i] = 0.0
    if s.out[p]:
        return
    need, plan = s.target - s.freed[p], first_plan(s, p)
    if 1 <= need <= 3:
        out[NEEDS + need - 1] = 1.0
    chickens(s, p, out)
    cards(s, p, plan, out)
    if s.escape[p] >= 0:
        escaping(s, p, 1.0 if need <= 1 else 0.0, out)
    elif s.at[p] != board.BUNKER:
        on_the_way(s, p, plan, 1.0 if need <= 1 else 0.0, out)


@rule
def chickens(s, p, out):
    active = active_of(s, p)
    out[LIVE] = live(s, p) / 3
    out[LIVE + 1] = count_in(s, p, Status.HAND) / 3
    out[LIVE + 2] = count_in(s, p, Status.HUT) / 3
    out[LIVE + 3] = count_in(s, p, Status.BUNKER) / 3
    out[LIVE + 4] = box.ADJUST[active] / 2 if active >= 0 else -1.0


@rule
def cards(s, p, plan, out):
    out[EGG] = 1.0 if s.eggs[p] > 0 else 0.0
    out[EGG + 1] = min(s.eggs[p], 5) / 2
    out[EGG + 2] = s.banked[p] / 3
    out[EGG + 3] = s.keeps[p] / 2
    out[EGG + 4] = 1.0 if s.planned[p] > 1 else 0.0
    out[EGG + 5] = 1.0 if has_tool(s, p) else 0.0
    out[EGG + 6] = 1.0 if s.boss == p else 0.0
    out[EGG + 7] = 1.0 if s.at[p] == board.BUNKER else 0.0
    if plan < 0:
        out[NO_PLAN] = 1.0
        return
    missing = count(lacks(s, p, plan))
    if missing <= 3:
        out[NO_PLAN + 1 + missing] = 1.0
    for other in range(box.PLANS):
        if other != plan and is_own(s, p, other) and not lacks(s, p, other):
            out[OTHER] = 1.0


@rule
def on_the_way(s, p, plan, last, out):
    n = s.at[p]
    steps = min(steps_to(destination(s, p, True), n), FARTHEST)
    if s.loaded[p]:
        out[LOADED], out[LOADED + 1], out[LOADED + 2] = 1.0, steps / TEN, chance(steps)
        out[LOADED + 3] = chance(his_steps(s, n))
    elif has_tool(s, p) or (plan >= 0 and not lacks(s, p, plan)):
        out[READY], out[READY + 1], out[READY + 2] = (
            steps / TEN,
            chance(steps),
            last * chance(steps),
        )
    else:
        out[ERRAND], out[ERRAND + 1] = steps / TEN, chance(steps)


@rule
def escaping(s, p, last, out):
    n, marker, wait = s.at[p], s.marker[p], count_in(s, p, Status.COMMITTED)
    out[ESCAPES], out[ESCAPES + 4] = 1.0, last
    out[ESCAPES + 1] = 1.0 if wait > 0 else 0.0
    out[ESCAPES + 2] = 1.0 if wait > 1 else 0.0
    if wait and 0 <= marker < board.SQUARES:
        out[ESCAPES + 3] = chance(his_steps(s, marker))
    if not (0 <= n < board.SQUARES and board.IS_OUTSIDE[n]):
        out[INSIDE], out[INSIDE + 1] = 1.0, s.depth[p] / TEN
        if 0 <= n < board.SQUARES:
            out[INSIDE + 2] = chance(his_steps(s, n))
        return
    steps = min(ways.WAYS[ways.OUT, n], FARTHEST)
    his, its = chance(his_steps(s, n)), chance(its_steps(s, n))
    out[OUTSIDE], out[OUTSIDE + 1], out[OUTSIDE + 2] = (
        steps / TEN,
        chance(steps),
        last * chance(steps),
    )
    out[OUTSIDE + 3] = his if box.DOG_PROOF[s.escape[p]] else max(his, its)
