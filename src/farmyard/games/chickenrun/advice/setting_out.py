"""Chickenrun: the reasons for what is done before the roll: escapes, payments, cards."""

from farmyard.core.contract import Reasons
from farmyard.core.wording.slots import Thing
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.advice.facts import Facts, eggs, in_steps
from farmyard.games.chickenrun.bot.rules.errands import is_at_start, own_plans
from farmyard.games.chickenrun.bot.rules.ways import FAR
from farmyard.games.chickenrun.box import Card, board
from farmyard.games.chickenrun.state import Phase, Status
from farmyard.games.chickenrun.words.things import CARDS, ESCAPES, KINDS, NOTHING, PLANS, slug


def reasons(f: Facts) -> Reasons:
    if f.phase == Phase.BEFORE:
        return deed(f)
    if f.phase == Phase.KEEP:
        return keeping(f)
    return joining(f) if f.phase in (Phase.PARTNER, Phase.JOIN) else company(f)


def deed(f: Facts) -> Reasons:
    match f.choice:
        case state.ROLL:
            return Reasons(rolling(f), roll_risk(f))
        case state.CUT:
            tool = KINDS[f.tools[-1]] if f.tools else NOTHING
            gain = text("before-cut", tool=tool, chicken=f.chicken(f.active))
            return Reasons(gain, text("risk-escape"))
        case state.PAY:
            return paying(f)
        case state.ABANDON:
            return abandoning(f)
    if f.choice >= state.CARD:
        return playing(f, f.choice - state.CARD)
    if f.choice >= state.PLAN:
        return announcing(f, f.choice - state.PLAN)
    return changing(f, f.choice - state.CHICKEN)


# -- The roll -------------------------------------------------------------------


def rolling(f: Facts) -> str:
    v, p = f.view, f.me
    if f.at == board.BUNKER and not v.paid[p]:
        return text("roll-held")
    if f.escaping:
        outside = 0 <= f.at < board.SQUARES and board.IS_OUTSIDE[f.at]
        far = f.free_from(f.at) if outside else FAR
        return text("roll-escape" if far >= FAR else "roll-run", steps=in_steps(far))
    aim = f.aim()
    why, steps = f.why(aim, f.at), int(aim.ways[f.at])
    if steps >= FAR or not why:
        return text("roll-egg" if v.nest else "roll-plain")
    if not steps:
        return " ".join([text("go-there"), why])
    errand = text("roll-errand", steps=in_steps(steps), target=f.target(aim, f.at))
    return f"{errand} {why}"


def roll_risk(f: Facts) -> str:
    """Tell the risk that the throw brings Mrs Tweedy, who spares the controller."""
    if f.is_boss or f.view.boss < 0:
        return ""
    kind = "eggs" if f.eggs else "pie"
    return text(f"roll-risk-{kind}", boss=f.names[f.view.boss], eggs=eggs(f.eggs))


# -- Other deeds ----------------------------------------------------------------


def announcing(f: Facts, plan: int) -> Reasons:
    steps = f.his(f.at)
    kind = "before-plan" if steps >= FAR else "before-plan-far"
    gain = text(kind, plan=PLANS[plan], steps=in_steps(steps))
    return Reasons(gain, text("risk-escape-hut" if plan == box.LONG_DIG else "risk-escape"))


def paying(f: Facts) -> Reasons:
    piece = f.at == board.BUNKER and not f.view.paid[f.me]
    left = f.eggs - box.BAIL
    risk = text("risk-pay-some" if left else "risk-pay", eggs=eggs(left))
    return Reasons(text("before-pay-piece" if piece else "before-pay-other"), risk)


def abandoning(f: Facts) -> Reasons:
    steps = f.his(int(f.view.marker[f.me]))
    kind = "before-abandon" if steps > 3 else "before-abandon-near"
    gain = text(kind, steps=in_steps(steps))
    cut = f.view.escape[f.me] == box.CUT_DASH
    return Reasons(gain, text("risk-abandon-cut" if cut else "risk-abandon"))


def changing(f: Facts, k: int) -> Reasons:
    old = f.active
    slots = {"chicken": f.chicken(k), "new": moves(k), "before": moves(old), "old": f.chicken(old)}
    ready = any(
        box.LEAST[n] > 1 and not f.lacks(n) and is_at_start(f.view, f.me, n)
        for n in own_plans(f.view, f.me)
    )
    company = ready and not f.flock(Status.HAND) and len(f.flock(Status.HUT)) > 1
    kind = "company" if company else "faster" if k > old else "change"
    return Reasons(text(f"before-{kind}", **slots), text("risk-rests", **slots))


def moves(k: int) -> Thing:
    """Return how the number of a chicken changes a throw, as a thing to be named."""
    return Thing("number", (("n", int(box.ADJUST[k])),))


def playing(f: Facts, card: int) -> Reasons:
    inside = len(f.flock(Status.BUNKER)) + int(f.at == board.BUNKER and f.active >= 0)
    marker = int(f.view.marker[f.me])
    near = [f.his(n) for n in (f.at, marker) if n >= 0]
    outside = 0 <= f.at < board.SQUARES and board.IS_OUTSIDE[f.at]
    slots = {
        "his": min(near, default=FAR),
        "its": f.its(f.at),
        "gate": min(int(f.to(n)[f.at]) for n in board.MAIN_GATE),
        "free": f.free_from(f.at) if outside else FAR,
    }
    steps = {name: in_steps(n) for name, n in slots.items()}
    known: dict[int, bool] = {
        Card.FORTY_WINKS: f.escaping,
        Card.TELEPHONE: slots["his"] < FAR and f.view.tweedy != board.HOUSE,
        Card.MARROW_BONE: slots["its"] < FAR,
        Card.LATCH: slots["gate"] < FAR and not f.view.gate,
        Card.WISHBONE: inside > 0,
        Card.QUICK_MARCH: slots["free"] < FAR,
    }
    if known.get(card):
        gain = text(f"play-{slug(box.OPPORTUNITIES[card])}", inside=inside, **steps)
    else:
        gain = text("play-some", card=CARDS[card])
    return Reasons(gain, text("risk-card"))


# -- Who goes along -------------------------------------------------------------


def keeping(f: Facts) -> Reasons:
    kind = f.choice - state.KIND
    plan = f.plan_for(kind)
    gain = "before-keep" if plan < 0 else "before-keep-for"
    return Reasons(text(gain, kind=KINDS[kind], plan=PLANS[plan]), text("risk-others"))


def company(f: Facts) -> Reasons:
    """Return the reasons for taking an own chicken along, or for lending it to another's escape."""
    leader = int(f.view.mover)
    lent = f.phase == Phase.LEND
    going = f.flock(Status.LENT if lent else Status.COMMITTED)
    if f.choice == state.PASS:
        if lent:
            return Reasons(text("company-lend-no"))
        n = len(going) + 1
        kind = "company-one" if n == 1 else "company-enough"
        return Reasons(text(kind, count=n), text("risk-ready"))
    chicken, name = f.chicken((f.choice - state.CHICKEN) % box.SET), f.names[leader]
    if lent:
        return Reasons(
            text("company-lend", chicken=chicken, name=name),
            text("risk-lend", chicken=chicken, name=name),
        )
    plan = int(f.view.escape[f.me])
    least = int(box.LEAST[plan]) if 0 <= plan < box.PLANS else 1
    needed = len(going) + 1 < least
    kind = "needed" if needed else "rides" if plan == box.OLD_CRATE else "next"
    count = len(going) + 2
    gain = text(f"company-{kind}", plan=ESCAPES[plan], n=least, chicken=chicken, count=count)
    return Reasons(gain, text("risk-commit", chicken=chicken))


def joining(f: Facts) -> Reasons:
    if f.phase == Phase.PARTNER:
        return Reasons(text("company-alone" if f.choice == state.PASS else "company-ask"))
    mover = int(f.view.mover)
    near = f.view.freed[mover] >= f.view.target - 1
    kind = "join" if f.choice == state.ACCEPT else "refuse-near" if near else "refuse"
    return Reasons(text(f"company-{kind}", name=f.names[mover]))
