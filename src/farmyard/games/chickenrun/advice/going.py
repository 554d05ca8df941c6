"""Chickenrun: the reasons for a walk, a run, a dig, a landing, or for staying."""

from farmyard.core.game import Reasons
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.advice.facts import Aim, Facts, in_steps, place_name
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.moving import is_tunnelling
from farmyard.games.chickenrun.state import Phase, Place
from farmyard.games.chickenrun.words import exit_place

GAINS = {
    "win": "That sets {chicken} free and wins you the game.",
    "free": "That sets {chicken} free. You then have {count} of the {target} you need.",
    "free other": "That sets {name}’s {chicken} free.",
    "all free": "That sets all {count} chickens of this escape free.",
    "nearer": "That brings you to within {steps} of {target}.",
    "guest": "As a guest in {hut} you can offer {name} a trade.",
    "away": "There you are {his} away from Mr Tweedy, not {before}.",
    "steps": "From there it is {steps} to {target}.",
    "there": "You are where you want to be.",
    "best": "No place that you can reach is better for you now.",
    "hidden": "Here Mr Tweedy cannot catch you.",
    "run": "From there it is {steps} to the nearest Free corner.",
    "dash": "You are out of the yard, and it is {steps} to the nearest Free corner.",
    "out": "You are out of the yard.",
    "dig": "Your tunnel grows by {steps}. You have {left} left to dig before its mouth.",
    "dig out": "Your tunnel is long enough to come out.",
    "waits": "You wait for a better moment to come out.",
    "runs on": "Your runner keeps away from the guards until the next turn.",
}
COSTS = {"drops": "You lose your {load}, for a chicken that runs out drops what it carries."}


def reasons(f: Facts) -> Reasons:
    if f.phase in (Phase.LAND, Phase.MOUTH):
        return coming_out(f)
    if is_tunnelling(f.raw, f.me):
        return digging(f)
    n = f.at if f.choice == state.PASS else f.choice - int(state.PLACE)
    if f.escaping or board.IS_OUTSIDE[n]:
        return running(f, n)
    return Reasons(staying(f, n) if f.choice == state.PASS else walking(f, n), f.danger(n))


# -- About the yard -------------------------------------------------------------


def walking(f: Facts, n: int) -> str:
    aim = f.aim()
    if board.HUT <= n < board.HOUSE and n != f.home:
        q = int(f.view.lives[n - board.HUT])
        return GAINS["guest"].format(hut=place_name(n), name=f.names[q])
    why, left = f.why(aim, n), int(aim.ways[n])
    if not left:
        return why or GAINS["best"]
    slots = {"steps": in_steps(left), "target": f.target(aim, n)}
    if left < aim.ways[f.at]:
        return " ".join([GAINS["nearer"].format(**slots), why]).strip()
    safer = f.his(n) > f.his(f.at) and not f.is_boss and board.IS_YARD[n] and board.IS_YARD[f.at]
    first = "away" if safer else "hidden" if is_cover(f, n) else "steps"
    slots |= {"his": in_steps(f.his(n)), "before": in_steps(f.his(f.at))}
    return " ".join([GAINS[first].format(**slots), why]).strip()


def is_cover(f: Facts, n: int) -> bool:
    hut = board.HUT <= n < board.HOUSE
    return hut or (board.HOUSE < n < board.BUNKER and not f.view.catch_in_shops)


def staying(f: Facts, n: int) -> str:
    aim: Aim = f.aim()
    why = f.why(aim, n)
    if not aim.ways[n]:
        return " ".join([GAINS["there"], why]).strip()
    first = GAINS["hidden"] if is_cover(f, n) else GAINS["best"]
    if aim.ways[n] >= 99:
        return first
    steps = GAINS["steps"].replace("From there", "From here")
    return " ".join([first, steps.format(steps=in_steps(aim.ways[n]), target=f.target(aim, n))])


# -- Escapes --------------------------------------------------------------------


def running(f: Facts, n: int) -> Reasons:
    if board.IS_FREE[n]:
        return Reasons(freeing(f))
    far = f.free_from(n)
    kind = "out" if far >= 99 else "run" if f.escaping else "dash"
    cost = COSTS["drops"].format(load=f.load) if f.load and not f.escaping else ""
    if f.choice == state.PASS:
        kind = "runs on"
    risks = " ".join(filter(None, [cost, f.danger(n)]))
    return Reasons(GAINS[kind].format(steps=in_steps(far)), risks)


def freeing(f: Facts) -> str:
    v, q = f.view, int(f.view.partner[f.me])
    if v.runs[f.me] >= 0 and q >= 0:
        runner = f.chicken(int(v.runs[f.me]), q)
        return GAINS["free other"].format(name=f.names[q], chicken=runner)
    together = f.flock(Place.COMMITTED) if v.escape[f.me] == box.OLD_CRATE else []
    count = int(v.freed[f.me]) + 1 + len(together)
    runner = f.chicken(f.active) if f.active >= 0 else ""
    if count >= v.target:
        return GAINS["win"].format(chicken=runner)
    if together:
        return GAINS["all free"].format(count=1 + len(together))
    return GAINS["free"].format(chicken=runner, count=count, target=int(v.target))


def digging(f: Facts) -> Reasons:
    v, p = f.view, f.me
    n = int(v.marker[p])
    if f.choice == state.PASS:
        return Reasons(GAINS["waits"], f.danger(n))
    long = box.DEEP if n < board.BARN else box.SHALLOW
    steps = min(long - int(v.depth[p]), int(v.allowance))
    left = long - int(v.depth[p]) - steps
    kind = "dig" if left else "dig out"
    slots = {"steps": in_steps(steps), "left": in_steps(left)}
    return Reasons(GAINS[kind].format(**slots), f.danger(n))


def coming_out(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(GAINS["waits"], f.danger(f.at))
    n = exit_place(f.raw, f.choice - int(state.EXIT))
    far = f.free_from(n)
    kind = "out" if far >= 99 else "run"
    return Reasons(GAINS[kind].format(steps=in_steps(far)), f.danger_outside(n))
