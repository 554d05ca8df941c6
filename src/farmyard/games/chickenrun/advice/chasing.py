"""Chickenrun: the reasons for driving Mr Tweedy and the dog, and for bids for control."""

from farmyard.core.contract import Reasons
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.advice.facts import DOG, TWEEDY, Facts, eggs, in_steps
from farmyard.games.chickenrun.bot.rules.prowling import catch, worth_of_marker, worth_of_piece
from farmyard.games.chickenrun.bot.rules.ways import FAR
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.options import HouseWalkIn
from farmyard.games.chickenrun.page.routes import ways_of_dog, ways_of_tweedy
from farmyard.games.chickenrun.state import Phase


def reasons(f: Facts) -> Reasons:
    match f.phase:
        case Phase.BIDDING:
            n = f.choice - state.AMOUNT
            if not n:
                return Reasons(text("control-no-bid"), text("control-loses"))
            return Reasons(text("control-bid"), text("control-pays", eggs=eggs(n)))
        case Phase.DOG:
            return Reasons(text("control-dog"))
        case Phase.CATCH:
            return seizing(f)
        case Phase.SELECT:
            return selecting(f)
    return driving(f)


def seizing(f: Facts) -> Reasons:
    q = int(f.view.lives[f.choice - state.SEAT])
    escape, load = f.view.escape[q] >= 0, f.view.loaded[q]
    kind = "caught-escape" if escape else "caught-load" if load else "caught"
    return Reasons(text(kind, name=f.names[q]))


def got(f: Facts, n: int, dog: bool) -> tuple[float, str, int]:
    """Return worth, kind and seat of the best catch of a guard on a square; worth 0 for none."""
    found: list[tuple[float, str, int]] = [(0.0, "", -1)]
    for q in range(f.view.seats):
        worth = catch(f.view, q, n, dog) if q != f.me else 0.0
        if worth:
            loaded = "load" if f.view.loaded[q] else "catches"
            found.append((worth, "stops" if f.view.escape[q] >= 0 else loaded, q))
    return max(found)


def driving(f: Facts) -> Reasons:
    dog = f.phase == Phase.CHASE and f.view.chasing == 2
    guard = DOG if dog else TWEEDY
    now = int(f.view.dog if dog else f.view.tweedy)
    n = now if f.choice == state.PASS else f.choice - state.PLACE
    worth, kind, q = got(f, n, dog)
    if worth and f.choice != state.PASS:
        gain = text(f"catch-{kind}", guard=guard, name=f.names[q])
        return Reasons(gain, "" if dog else text("near-rests"))
    if f.choice == state.PASS:
        return Reasons(text("near-here", guard="dog" if dog else "tweedy"))
    return Reasons(nearing(f, n, dog), own_danger(f, n, dog))


def nearing(f: Facts, n: int, dog: bool) -> str:
    """Tell whom a guard on a square is near to."""
    guard = DOG if dog else TWEEDY
    ways = (ways_of_dog if dog else ways_of_tweedy)(n)
    near = [(ways[m][1], m) for m in wanted(f, dog) if m in ways]
    if not near:
        return text("near-nobody", guard=guard)
    steps, place = min(near)
    kind, q = whose(f, place)
    if not steps:
        inside = n == board.HOUSE and f.view.house_walk_in != HouseWalkIn.SAFE
        kind = "house" if inside else "beside"
    return text(f"near-{kind}", guard=guard, steps=in_steps(steps), name=f.names[q])


def wanted(f: Facts, dog: bool) -> list[int]:
    """Return the places of the pieces and markers of others that a guard should come near to."""
    v, others = f.view, [q for q in range(f.view.seats) if q != f.me]
    pieces = [int(v.at[q]) for q in others if worth_of_piece(v, q, dog)]
    return pieces + [int(v.marker[q]) for q in others if worth_of_marker(v, q, dog)]


def whose(f: Facts, place: int) -> tuple[str, int]:
    """Return the kind and the seat of another's piece or marker on a place."""
    others = [q for q in range(f.view.seats) if q != f.me]
    for q in others:
        if f.view.at[q] == place:
            runs = f.view.escape[q] >= 0
            return "runner" if runs else "load" if f.view.loaded[q] else "piece", q
    return "marker", next(q for q in others if f.view.marker[q] == place)


def own_danger(f: Facts, n: int, dog: bool) -> str:
    """Tell how near a guard on a square is to the seat's own piece, if it can catch it."""
    outside = 0 <= f.at < board.SQUARES and board.IS_OUTSIDE[f.at]
    yard = 0 <= f.at < board.SQUARES and board.IS_YARD[f.at]
    proof = f.escaping and box.DOG_PROOF[f.view.escape[f.me]]
    if not (outside and not proof if dog else outside or yard):
        return ""
    steps = (ways_of_dog if dog else ways_of_tweedy)(n).get(f.at, (0, FAR))[1]
    return text("near-own", steps=in_steps(steps)) if 0 < steps <= 6 else ""


def selecting(f: Facts) -> Reasons:
    v = f.view
    if f.choice == state.PASS:
        return Reasons(text("select-none"))
    dog = f.choice == state.BROWN
    ways = (ways_of_dog if dog else ways_of_tweedy)(int(v.dog if dog else v.tweedy))
    steps = int(v.black) + int(v.white)
    places = {int(n) for n in (*v.at[: v.seats], *v.marker[: v.seats]) if n >= 0}
    within = [n for n in places if 0 < ways.get(n, (0, FAR))[1] <= steps]
    worth, kind, q = max((got(f, n, dog) for n in within), default=(0.0, "", -1))
    if worth:
        guard = DOG if dog else TWEEDY
        return Reasons(text(f"select-{kind}", guard=guard, name=f.names[q]))
    runs = bool(wanted(f, dog))
    kind = ("dog-runs" if runs else "dog") if dog else "runs" if runs else "nobody"
    return Reasons(text(f"select-{kind}"))
