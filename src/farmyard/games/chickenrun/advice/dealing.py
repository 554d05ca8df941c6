"""Chickenrun: the reasons for what is bought, taken, offered and answered."""

from random import Random

from farmyard.core.game import Reasons
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.advice.facts import Facts, article, eggs, listed, named
from farmyard.games.chickenrun.bot import Wary
from farmyard.games.chickenrun.bot.bargains import Bargain, bargains, offer_given, offer_got
from farmyard.games.chickenrun.bot.errands import lacking, own_plans
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.offer import side

GOODS = {
    "last": "It is all that {plan} still needs.",
    "one": "{plan} needs it, and then still needs {rest}.",
    "tool": "Wire Cutters and Pliers cut the wire, so you can run without any plan.",
    "card": "It may help you later.",
    "nothing": "This pile has nothing that your plans need, and you keep your eggs.",
    "keep": "You keep your eggs.",
    "free": "It costs you nothing.",
    "pile": "That pile has {card}, which {plan} needs.",
    "pile tool": "That pile has {card} to cut the wire with.",
    "pile plain": "You may take one card from it, and it costs nothing.",
    "no loot": "None of the piles has what you need.",
    "look": "Then you may look through the pile and take one card.",
    "discount": "You pay 1 egg here instead of {price}.",
    "no discount": "You keep the card for a dearer shop.",
}
PRICES = {
    "left": "It costs {price} and leaves you {left}, and you have to carry it home.",
    "none": "It costs your last egg, and if Mrs Tweedy comes then, you lose a chicken.",
    "nothing": "You still have to carry it home.",
    "look": "It costs {price}, even if you find nothing useful.",
    "discount": "The discount card is used up.",
}
PLANS = {
    "first": "Without a plan you cannot gather equipment for an escape, and this one is free.",
    "second": "You may hold two plans, and this one costs nothing.",
    "few": "You have too few chickens left for the plans you hold.",
    "shut": "No shop where you can pay now may have what your plans need.",
    "swap": "Another plan may suit you better.",
    "keep": "The plans you hold are worth keeping.",
    "put few": "You have too few chickens left for {plan}.",
    "put most": "{plan} still needs {cards}, more cards than your other plan.",
    "put": "{plan} still needs {cards}.",
    "put plain": "You can best do without {plan}.",
}
NEW_PLAN = "You cannot choose which plan you get."
OFFERS = {
    "card": "{name} may have {thing}, which {plan} still needs.",
    "plan": "{name} may have {plan}, for which you would need fewer cards than for your own plans.",
    "plan only": "{name} may have {plan}, and you need a plan.",
    "none": "There is nothing here that you need from the others.",
    "with": "You meet {name} here, and can trade.",
    "pay": "{name} will want something for what you ask.",
    "no eggs": "You keep your eggs.",
    "give": "For something in return {name} is more likely to say yes.",
    "keep": "What you do not offer you keep.",
    "ask": "You can use it, and {name} can only say no.",
    "ask none": "The less you ask for, the more likely {name} is to say yes.",
}
OFFER_RISK = "If {name} says yes, you lose {eggs}."
REPLIES = {
    "gift": "You get {got} and give nothing.",
    "yes": "You get {got} for {given}.",
    "needs": "{plan} needs {card}.",
    "no": "For {got} you would give {given}, and that is worth more to you.",
    "no plain": "You keep what you have, and {name} gets nothing from you.",
    "no near": "{name} needs only one more free chicken to win, so do not help.",
}
LAST_EGG = "That is your last egg, and if Mrs Tweedy comes then, you lose a chicken."


def reasons(f: Facts) -> Reasons:
    if f.phase >= Phase.TRADE:
        return replying(f) if f.phase == Phase.REPLY else offering(f)
    match f.phase:
        case Phase.DISCOUNT:
            return discount(f)
        case Phase.LOOK:
            return looking(f)
        case Phase.FOOD:
            return plans(f)
        case Phase.PUT:
            return putting(f, f.choice - int(state.PLAN))
        case Phase.LOOT:
            return piles(f)
    return buying(f)


# -- Shops ----------------------------------------------------------------------


def discount(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(GOODS["no discount"])
    return Reasons(GOODS["discount"].format(price=int(f.view.price)), PRICES["discount"])


def looking(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(GOODS["keep"])
    return Reasons(GOODS["look"], PRICES["look"].format(price=eggs(int(f.view.price))))


def buying(f: Facts) -> Reasons:
    """A card of the shop, or of a pile by night."""
    night = f.phase == Phase.LOOT_CARD
    if f.choice == state.PASS:
        return Reasons(GOODS["keep" if needed_here(f) else "nothing"])
    kind = f.choice - int(state.KIND)
    gain = worth(f, kind)
    if night:
        return Reasons(" ".join([gain, GOODS["free"]]))
    price = int(f.view.price)
    left = f.eggs - price
    risk = "nothing" if not price else "left" if left else "none"
    return Reasons(gain, PRICES[risk].format(price=eggs(price), left=eggs(left)))


def worth(f: Facts, kind: int) -> str:
    """Tell the use of a card."""
    wanted = box.PLIERS if kind == box.CUTTERS else kind
    for plan in own_plans(f.view, f.me):
        lacks = lacking(f.view, f.me, plan)
        if wanted in lacks:
            lacks.remove(wanted)
            rest = listed([named(each) for each in lacks]) if lacks else ""
            text = GOODS["one" if lacks else "last"]
            return text.format(plan=box.PLAN_NAMES[plan], rest=rest)
    return GOODS["tool" if wanted == box.PLIERS else "card"]


def needed_here(f: Facts) -> bool:
    """Whether the pile that is looked through has anything that a plan lacks."""
    pile = box.SHOP_PLACES.tolist().index(f.at) if f.at in box.SHOP_PLACES else -1
    return pile < 0 or needed_in(f, pile) >= 0


def needed_in(f: Facts, pile: int) -> int:
    """A kind in a pile, as far as it is known, that a plan lacks; −1 for none."""
    known = f.view.seen[f.me][pile * box.KINDS : (pile + 1) * box.KINDS]
    for plan in own_plans(f.view, f.me):
        for kind in lacking(f.view, f.me, plan):
            for each in (kind, box.CUTTERS) if kind == box.PLIERS else (kind,):
                if known[each] > 0:
                    return each
    return -1


def piles(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(GOODS["no loot"])
    pile = box.SHOP_PLACES.tolist().index(f.choice - int(state.PLACE))
    known = f.view.seen[f.me][pile * box.KINDS : (pile + 1) * box.KINDS]
    tools = [kind for kind in (box.CUTTERS, box.PLIERS) if known[kind] > 0]
    kind = needed_in(f, pile)
    if kind < 0 and not tools:
        return Reasons(GOODS["pile plain"])
    text = GOODS["pile tool" if tools else "pile"]
    card = box.EQUIPMENT[tools[0] if tools else kind]
    return Reasons(text.format(card=article(card), plan=box.PLAN_NAMES[f.plan_for(kind)]))


# -- Plans ----------------------------------------------------------------------


def plans(f: Facts) -> Reasons:
    own = own_plans(f.view, f.me)
    if f.choice == state.TAKE:
        return Reasons(PLANS["second" if f.view.planned[f.me] else "first"])
    if f.choice == state.PASS:
        return Reasons(PLANS["keep"])
    lacking_all = all(f.lacks(plan) for plan in own)
    closed = lacking_all and not Wary(f.me, Random(0)).shops(f.view, own)
    return Reasons(PLANS["few" if not own else "shut" if closed else "swap"], NEW_PLAN)


def putting(f: Facts, plan: int) -> Reasons:
    own, name, cards = own_plans(f.view, f.me), box.PLAN_NAMES[plan], f.lacks(plan)
    short = len(lacking(f.view, f.me, plan))
    most = all(len(lacking(f.view, f.me, n)) < short for n in own if n != plan) and len(own) > 1
    kind = "put few" if plan not in own else "put most" if most else "put" if cards else "put plain"
    return Reasons(PLANS[kind].format(plan=name, cards=cards), NEW_PLAN)


# -- Offers ---------------------------------------------------------------------


def offering(f: Facts) -> Reasons:
    """The parts of an offer."""
    if f.phase == Phase.TRADE:
        return proposing(f)
    q = int(f.view.lives[f.choice - state.SEAT]) if f.phase == Phase.DEALING else f.view.dealing
    name, nothing = f.names[q], f.choice == state.NONE
    match f.phase:
        case Phase.DEALING:
            return Reasons(OFFERS["with"].format(name=name))
        case Phase.GIVE_EGGS:
            n = f.choice - int(state.AMOUNT)
            risk = OFFER_RISK.format(name=name, eggs=eggs(n)) if n else ""
            return Reasons(OFFERS["pay" if n else "no eggs"].format(name=name), risk)
        case Phase.GIVE_CARD | Phase.GIVE_PLAN:
            return Reasons(OFFERS["keep" if nothing else "give"].format(name=name))
        case Phase.ASK_EGGS:
            nothing = f.choice == state.AMOUNT
    return Reasons(OFFERS["ask none" if nothing else "ask"].format(name=name))


def proposing(f: Facts) -> Reasons:
    meant = next(bargains(f.view, f.me, set()), None)
    if f.choice == state.PASS or meant is None:
        return Reasons(OFFERS["none"])
    name = f.names[meant.partner]
    risk = OFFER_RISK.format(name=name, eggs=eggs(meant.eggs)) if meant.eggs else ""
    return Reasons(meaning(f, meant, name), risk)


def meaning(f: Facts, meant: Bargain, name: str) -> str:
    """Tell the purpose of the advised offer."""
    if meant.plan >= 0:
        kind = "plan" if own_plans(f.view, f.me) else "plan only"
        return OFFERS[kind].format(name=name, plan=box.PLAN_NAMES[meant.plan])
    thing, plan = article(box.EQUIPMENT[meant.kind]), box.PLAN_NAMES[f.plan_for(meant.kind)]
    return OFFERS["card"].format(name=name, thing=thing, plan=plan)


def replying(f: Facts) -> Reasons:
    v, mover = f.view, int(f.view.mover)
    got, given = side(f.raw, "give"), side(f.raw, "ask")
    gift = not v.ask_eggs and v.ask_card < 0 and v.ask_plan < 0
    slots = {"got": got, "given": given, "name": f.names[mover]}
    if f.choice == state.ACCEPT:
        card = int(v.give_card)
        wanted = box.PLIERS if card == box.CUTTERS else card
        plan = next((n for n in own_plans(v, f.me) if wanted in lacking(v, f.me, n)), -1)
        gain = REPLIES["gift" if gift else "yes"].format(**slots)
        if card >= 0 and plan >= 0:
            slots |= {"plan": box.PLAN_NAMES[plan], "card": article(box.EQUIPMENT[card])}
            gain = " ".join([gain, REPLIES["needs"].format(**slots)])
        last = 0 < v.ask_eggs == f.eggs and not v.give_eggs
        return Reasons(gain, LAST_EGG if last else "")
    near = v.freed[mover] >= v.target - 1
    worse = offer_got(v, f.me) <= offer_given(v, f.me)
    return Reasons(REPLIES["no" if worse else "no near" if near else "no plain"].format(**slots))
