"""Chickenrun: the reasons for a walk, a run, a dig, a landing, or for staying."""

from farmyard.core.contract import Reasons
from farmyard.core.wording.slots import Value
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.advice.facts import Aim, Facts, in_steps, place_named
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.rules.moving import is_tunnelling
from farmyard.games.chickenrun.state import Phase, Status
from farmyard.games.chickenrun.words.choices import exit_place


def reasons(f: Facts) -> Reasons:
    if f.phase in (Phase.LAND, Phase.MOUTH):
        return coming_out(f)
    if is_tunnelling(f.raw, f.me):
        return digging(f)
    n = f.at if f.choice == state.PASS else f.choice - state.PLACE
    if f.escaping or board.IS_OUTSIDE[n]:
        return running(f, n)
    return Reasons(staying(f, n) if f.choice == state.PASS else walking(f, n), f.danger(n))


# -- About the yard -------------------------------------------------------------


def walking(f: Facts, n: int) -> str:
    aim = f.aim()
    if board.HUT <= n < board.HOUSE and n != f.home:
        q = int(f.view.lives[n - board.HUT])
        return text("go-guest", hut=place_named(n), name=f.names[q])
    why, left = f.why(aim, n), int(aim.ways[n])
    if not left:
        return why or text("go-best")
    slots: dict[str, Value] = {"steps": in_steps(left), "target": f.target(aim, n)}
    if left < aim.ways[f.at]:
        return " ".join([text("go-nearer", **slots), why]).strip()
    safer = f.his(n) > f.his(f.at) and not f.is_boss and board.IS_YARD[n] and board.IS_YARD[f.at]
    first = "away" if safer else "hidden" if is_cover(f, n) else "steps"
    slots |= {"his": in_steps(f.his(n)), "before": in_steps(f.his(f.at))}
    return " ".join([text(f"go-{first}", **slots), why]).strip()


def is_cover(f: Facts, n: int) -> bool:
    hut = board.HUT <= n < board.HOUSE
    return hut or (board.HOUSE < n < board.BUNKER and not f.view.catch_in_shops)


def staying(f: Facts, n: int) -> str:
    aim: Aim = f.aim()
    why = f.why(aim, n)
    if not aim.ways[n]:
        return " ".join([text("go-there"), why]).strip()
    first = text("go-hidden" if is_cover(f, n) else "go-best")
    if aim.ways[n] >= 99:
        return first
    steps = text("go-steps-here", steps=in_steps(aim.ways[n]), target=f.target(aim, n))
    return f"{first} {steps}"


# -- Escapes --------------------------------------------------------------------


def running(f: Facts, n: int) -> Reasons:
    if board.IS_FREE[n]:
        return Reasons(freeing(f))
    far = f.free_from(n)
    kind = "out" if far >= 99 else "run" if f.escaping else "dash"
    cost = text("go-drops", load=f.load) if f.load and not f.escaping else ""
    if f.choice == state.PASS:
        kind = "runs-on"
    risks = " ".join(filter(None, [cost, f.danger(n)]))
    return Reasons(text(f"go-{kind}", steps=in_steps(far)), risks)


def freeing(f: Facts) -> str:
    v, q = f.view, int(f.view.partner[f.me])
    if v.runs[f.me] >= 0 and q >= 0:
        runner = f.chicken(int(v.runs[f.me]), q)
        return text("go-free-other", name=f.names[q], chicken=runner)
    together = f.flock(Status.COMMITTED) if v.escape[f.me] == box.OLD_CRATE else []
    count = int(v.freed[f.me]) + 1 + len(together)
    runner = f.chicken(f.active)
    if count >= v.target:
        return text("go-win", chicken=runner)
    if together:
        return text("go-all-free", count=1 + len(together))
    return text("go-free", chicken=runner, count=count, target=int(v.target))


def digging(f: Facts) -> Reasons:
    v, p = f.view, f.me
    n = int(v.marker[p])
    if f.choice == state.PASS:
        return Reasons(text("go-waits"), f.danger(n))
    long = box.DEEP if n < board.BARN else box.SHALLOW
    steps = min(long - int(v.depth[p]), int(v.allowance))
    left = long - int(v.depth[p]) - steps
    kind = "dig" if left else "dig-out"
    gain = text(f"go-{kind}", steps=in_steps(steps), left=in_steps(left))
    return Reasons(gain, f.danger(n))


def coming_out(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(text("go-waits"), f.danger(f.at))
    n = exit_place(f.raw, f.choice - state.EXIT)
    far = f.free_from(n)
    kind = "out" if far >= 99 else "run"
    return Reasons(text(f"go-{kind}", steps=in_steps(far)), f.danger_outside(n))
