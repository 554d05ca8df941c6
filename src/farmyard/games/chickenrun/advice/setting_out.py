"""Chickenrun: the reasons for what is done before the roll: escapes, payments, cards, the roll."""

from farmyard.core.game import Reasons
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.advice.facts import Facts, eggs, in_steps
from farmyard.games.chickenrun.bot.errands import FAR, own_plans, start_places
from farmyard.games.chickenrun.box import Card, board
from farmyard.games.chickenrun.state import Phase, Place

ROLLS = {
    "errand": "You want to go to {target}, {steps} from here. {why}",
    "there": "You are where you want to be. {why}",
    "run": "Your runner is {steps} from the nearest Free corner.",
    "escape": "The dice carry your escape on.",
    "held": "Ten or more lets you out of the Coal Bunker.",
    "egg": "A throw of 4 to 9 brings you an egg.",
    "plain": "The throw tells how far you may go.",
}
ROLL_RISKS = {
    "eggs": "With 2 or 3 Mrs Tweedy comes, and {boss} gets your {eggs}.",
    "pie": "With 2 or 3 Mrs Tweedy comes, and without an egg you can lose a chicken to her.",
}
GAINS = {
    "plan": "You have all the equipment for {plan}, and you stand where it begins.",
    "plan far": "You have all the equipment for {plan}, and Mr Tweedy is {steps} away.",
    "cut": "With your {tool} {chicken} gets through the wire at once, without any plan.",
    "pay piece": "For 2 eggs your piece may leave the Coal Bunker with this roll.",
    "pay other": "For 2 eggs a chicken leaves the Coal Bunker.",
    "abandon": "Your waiting chickens can rest in the hut instead of being caught at the marker.",
    "abandon near": "Mr Tweedy is only {steps} from your marker, and your waiting chickens can "
    "still get away.",
    "faster": "{chicken} moves {new}, and {old} moves {before}.",
    "company": "Your resting chickens come back to your hand, and can go along with an escape.",
    "change": "{chicken} moves {new}.",
    "keep": "The {card} goes to your hand.",
    "keep for": "{plan} needs the {card}.",
}
NUMBERS = {-1: "1 step less than the throw", 0: "as many steps as the throw"}
MORE = ("{n} step more than the throw", "{n} steps more than the throw")
RISKS = {
    "escape": "If Mr Tweedy lands on the marker or the runner, all in the escape go to the Coal "
    "Bunker and the equipment is lost.",
    "escape hut": "If the runner is caught, all in the escape go to the Coal Bunker and the "
    "equipment is lost.",
    "pay": "That leaves you {eggs}, and if Mrs Tweedy comes then, you lose a chicken.",
    "pay some": "That leaves you {eggs}.",
    "abandon": "You keep only one card of the equipment.",
    "abandon cut": "You lose the tool.",
    "rests": "{old} rests in your hut, where Mrs Tweedy may take it.",
    "card": "You can play the card only once.",
    "others": "The other cards go back to the shops.",
    "commit": "If the escape is stopped, {chicken} goes to the Coal Bunker too.",
    "ready": "Chickens that stay behind cannot join later.",
    "lend": "If the escape is stopped, {chicken} goes to the Coal Bunker. {name} is in charge.",
}
CARDS: dict[int, str] = {
    Card.FORTY_WINKS: "No dice can move Mr Tweedy or the dog against your escape this round.",
    Card.TELEPHONE: "Mr Tweedy is {his} away from you and has to go back to the house.",
    Card.MARROW_BONE: "The dog is {its} away from your runner and has to go back to its kennel.",
    Card.LATCH: "The Main Gate opens, and you are {gate} away from it.",
    Card.WISHBONE: "All your chickens leave the Coal Bunker for nothing: {inside}.",
    Card.QUICK_MARCH: "You may go 6 steps further this turn, and Free is {free} away.",
}
CARD_GAIN = "This is a good moment for {card}."
INSIDE = ("none", "1 chicken", "{n} chickens")
COMPANY = {
    "next": "When the one before is free, {chicken} can run too.",
    "rides": "{chicken} rides along, and is free together with the others.",
    "needed": "{plan} needs {n} chickens, and {chicken} makes it {count}.",
    "enough": "{count} of your chickens go, and the others cannot be caught with them.",
    "one": "One of your chickens goes, and the others cannot be caught with it.",
    "none": "You keep all your chickens at home.",
    "alone": "All the chickens that get free are your own.",
    "ask": "Together you may have enough chickens and equipment.",
    "join": "Your chickens can get free with {name}’s escape.",
    "refuse": "You keep your chickens and your equipment for an escape of your own.",
    "refuse near": "{name} needs only one more free chicken to win, so do not help.",
    "lend": "{chicken} can get free with {name}’s escape.",
    "lend no": "Your other chickens stay with you.",
}


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
            tool = box.EQUIPMENT[f.tools[-1]] if f.tools else ""
            gain = GAINS["cut"].format(tool=tool, chicken=f.chicken(f.active))
            return Reasons(gain, RISKS["escape"])
        case state.PAY:
            return paying(f)
        case state.ABANDON:
            return abandoning(f)
    if f.choice >= state.CARD:
        return playing(f, f.choice - int(state.CARD))
    if f.choice >= state.PLAN:
        return announcing(f, f.choice - int(state.PLAN))
    return changing(f, f.choice - int(state.CHICKEN))


# -- The roll -------------------------------------------------------------------


def rolling(f: Facts) -> str:
    v, p = f.view, f.me
    if f.at == board.BUNKER and not v.paid[p]:
        return ROLLS["held"]
    if f.escaping:
        outside = 0 <= f.at < board.SQUARES and board.IS_OUTSIDE[f.at]
        far = f.free_from(f.at) if outside else FAR
        return ROLLS["escape" if far >= FAR else "run"].format(steps=in_steps(far))
    aim = f.aim()
    why, steps = f.why(aim, f.at), int(aim.ways[f.at])
    if steps >= FAR or not why:
        return ROLLS["egg" if v.nest else "plain"]
    kind = "errand" if steps else "there"
    return ROLLS[kind].format(steps=in_steps(steps), target=f.target(aim, f.at), why=why)


def roll_risk(f: Facts) -> str:
    """Mrs Tweedy comes to nobody who commands the Tweedys."""
    if f.is_boss or f.view.boss < 0:
        return ""
    kind = "eggs" if f.eggs else "pie"
    return ROLL_RISKS[kind].format(boss=f.names[f.view.boss], eggs=eggs(f.eggs))


# -- Other deeds ----------------------------------------------------------------


def announcing(f: Facts, plan: int) -> Reasons:
    steps = f.his(f.at)
    kind = "plan" if steps >= FAR else "plan far"
    gain = GAINS[kind].format(plan=box.PLAN_NAMES[plan], steps=in_steps(steps))
    return Reasons(gain, RISKS["escape hut" if plan == box.LONG_DIG else "escape"])


def paying(f: Facts) -> Reasons:
    piece = f.at == board.BUNKER and not f.view.paid[f.me]
    left = f.eggs - int(box.BAIL)
    risk = RISKS["pay some" if left else "pay"].format(eggs=eggs(left))
    return Reasons(GAINS["pay piece" if piece else "pay other"], risk)


def abandoning(f: Facts) -> Reasons:
    steps = f.his(int(f.view.marker[f.me]))
    gain = GAINS["abandon" if steps > 3 else "abandon near"].format(steps=in_steps(steps))
    cut = f.view.escape[f.me] == box.CUT_DASH
    return Reasons(gain, RISKS["abandon cut" if cut else "abandon"])


def changing(f: Facts, k: int) -> Reasons:
    old = f.active
    slots = {"chicken": f.chicken(k), "new": moves(k), "before": moves(old), "old": f.chicken(old)}
    ready = any(
        box.LEAST[n] > 1 and not f.lacks(n) and f.at in start_places(f.view, f.me, n)
        for n in own_plans(f.view, f.me)
    )
    company = ready and not f.flock(Place.HAND) and len(f.flock(Place.HUT)) > 1
    kind = "company" if company else "faster" if k > old else "change"
    return Reasons(GAINS[kind].format(**slots), RISKS["rests"].format(**slots))


def moves(k: int) -> str:
    """Tell how the number of a chicken changes a throw."""
    n = int(box.ADJUST[k])
    return NUMBERS[n] if n in NUMBERS else MORE[n > 1].format(n=n)


def playing(f: Facts, card: int) -> Reasons:
    inside = len(f.flock(Place.BUNKER)) + int(f.at == board.BUNKER and f.active >= 0)
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
    steps["inside"] = INSIDE[min(inside, 2)].format(n=inside)
    known: dict[int, bool] = {
        Card.FORTY_WINKS: f.escaping,
        Card.TELEPHONE: slots["his"] < FAR and f.view.tweedy != board.HOUSE,
        Card.MARROW_BONE: slots["its"] < FAR,
        Card.LATCH: slots["gate"] < FAR and not f.view.gate,
        Card.WISHBONE: inside > 0,
        Card.QUICK_MARCH: slots["free"] < FAR,
    }
    gain = CARDS[card] if known.get(card) else CARD_GAIN
    return Reasons(gain.format(card=box.OPPORTUNITIES[card], **steps), RISKS["card"])


# -- Who goes along -------------------------------------------------------------


def keeping(f: Facts) -> Reasons:
    kind = f.choice - int(state.KIND)
    plan = f.plan_for(kind)
    gain = GAINS["keep" if plan < 0 else "keep for"]
    card = box.EQUIPMENT[kind]
    return Reasons(gain.format(card=card, plan=box.PLAN_NAMES[plan]), RISKS["others"])


def company(f: Facts) -> Reasons:
    """Own chickens that are taken along, or sent along with another's escape."""
    leader = int(f.view.mover)
    lent = f.phase == Phase.LEND
    going = f.flock(Place.LENT if lent else Place.COMMITTED)
    if f.choice == state.PASS:
        if lent:
            return Reasons(COMPANY["lend no"])
        n = len(going) + 1
        return Reasons(COMPANY["one" if n == 1 else "enough"].format(count=n), RISKS["ready"])
    chicken, name = f.chicken((f.choice - int(state.CHICKEN)) % box.SET), f.names[leader]
    if lent:
        return Reasons(
            COMPANY["lend"].format(chicken=chicken, name=name),
            RISKS["lend"].format(chicken=chicken, name=name),
        )
    plan = int(f.view.escape[f.me])
    least = int(box.LEAST[plan]) if 0 <= plan < box.PLANS else 1
    needed = len(going) + 1 < least
    kind = "needed" if needed else "rides" if plan == box.OLD_CRATE else "next"
    gain = COMPANY[kind].format(
        plan=box.ESCAPES[plan], n=least, chicken=chicken, count=len(going) + 2
    )
    return Reasons(gain, RISKS["commit"].format(chicken=chicken))


def joining(f: Facts) -> Reasons:
    if f.phase == Phase.PARTNER:
        return Reasons(COMPANY["alone" if f.choice == state.PASS else "ask"])
    mover = int(f.view.mover)
    near = f.view.freed[mover] >= f.view.target - 1
    kind = "join" if f.choice == state.ACCEPT else "refuse near" if near else "refuse"
    return Reasons(COMPANY[kind].format(name=f.names[mover]))
