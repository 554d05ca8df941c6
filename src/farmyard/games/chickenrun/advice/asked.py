"""Chickenrun: the reasons for answers: which chicken, what to do on ten, whom to let in."""

from farmyard.core.contract import Reasons
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.advice.facts import Facts, eggs
from farmyard.games.chickenrun.advice.setting_out import moves
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Phase, Status
from farmyard.games.chickenrun.words.things import CARDS


def reasons(f: Facts) -> Reasons:
    match f.phase:
        case Phase.CHOOSE:
            return on_ten(f)
        case Phase.HIDE:
            return hiding(f)
        case Phase.PIE:
            return baking(f)
        case Phase.VISIT:
            return visiting(f)
        case Phase.DISCARD:
            return discarding(f)
        case Phase.RELEASE:
            k = f.choice - state.CHICKEN
            return Reasons(text("chicken-from-bunker", chicken=f.chicken(k)))
    return chicken(f)


def chicken(f: Facts) -> Reasons:
    """Return the reasons for choosing an active chicken or a runner."""
    n = f.choice - state.CHICKEN
    partner = int(f.view.partner[f.me])
    owner = partner if f.phase in state.TAKING_OVER and n >= box.SET else f.me
    k = n % box.SET
    source = {
        Phase.FIRST: Status.HAND,
        Phase.REPLACE: Status.HAND,
        Phase.CHANGE: Status.COMMITTED,
        Phase.RUNNER: Status.COMMITTED,
        Phase.RESTART: Status.HAND if f.flock(Status.HAND) else Status.BUNKER,
    }[f.phase]
    others = f.flock(source)
    if f.phase in state.TAKING_OVER and partner >= 0:
        lent = f.flock(Status.LENT, partner)
        others = others + [each for each in lent if each != f.view.runs[f.me]]
    kind = "fastest" if k >= max(others, default=k) else "other"
    gain = text(f"chicken-{kind}", chicken=f.chicken(k, owner), number=moves(k))
    if f.phase == Phase.REPLACE and f.active >= 0:
        return Reasons(gain, text("risk-rests", old=f.chicken(f.active)))
    return Reasons(gain)


def on_ten(f: Facts) -> Reasons:
    inside = len(f.flock(Status.BUNKER))
    if f.choice == state.DRAW:
        return Reasons(text("ten-draw"), text("ten-stays"))
    if f.choice == state.RELEASE:
        return Reasons(text("ten-release", left=max(inside - 1, 0)), text("ten-stays"))
    if f.escaping:
        return Reasons(text("ten-escape"))
    if f.at == board.BUNKER:
        return Reasons(text("ten-bunker"))
    aim = f.aim()
    why = f.why(aim, f.at) if 0 < aim.ways[f.at] < 99 else ""
    if not why:
        return Reasons(text("ten-plain"))
    return Reasons(" ".join([text("ten-errand", target=f.target(aim, f.at)), why]))


def hiding(f: Facts) -> Reasons:
    worst = "eggs" if f.eggs else "pie"
    if f.choice == state.PASS:
        return Reasons(text("hide-keep"), text(f"hide-risk-{worst}", eggs=eggs(f.eggs)))
    return Reasons(text(f"hide-{worst}", eggs=eggs(f.eggs)), text("hide-risk-spent"))


def baking(f: Facts) -> Reasons:
    victim, k = int(f.view.victim), f.choice - state.CHICKEN
    group = [n for n in range(box.SET) if int(f.view.chickens[victim][n]) in same_group(f, victim)]
    name = f.chicken(k, victim)
    if victim == f.me:
        kind = "own-slow" if k <= min(group, default=k) else "own"
        return Reasons(text(f"pie-{kind}", chicken=name), text("pie-risk", chicken=name))
    kind = "other-fast" if k >= max(group, default=k) else "other"
    return Reasons(text(f"pie-{kind}", chicken=name, name=f.names[victim]))


def same_group(f: Facts, p: int) -> tuple[int, ...]:
    """Return the places of the group of chickens that Mrs Tweedy can take now."""
    for place in (Status.BUNKER, Status.HUT, Status.HAND):
        if f.flock(place, p):
            return (int(place),)
    return (int(Status.ACTIVE), int(Status.COMMITTED), int(Status.LENT))


def visiting(f: Facts) -> Reasons:
    guest = int(f.view.mover)
    near = f.view.freed[guest] >= f.view.target - 1
    name = f.names[guest]
    if f.choice == state.ACCEPT:
        return Reasons(text("visit-open", name=name), text("visit-risk", name=name))
    return Reasons(text("visit-shut-near" if near else "visit-shut", name=name))


def discarding(f: Facts) -> Reasons:
    card = f.choice - state.CARD
    kind = "double" if f.view.kept[f.me][card] > 1 else "one"
    return Reasons(text(f"discard-{kind}", card=CARDS[card]))
