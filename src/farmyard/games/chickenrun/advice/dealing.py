"""Chickenrun: the reasons for buying cards, taking plans, making offers and answering them."""

from farmyard.core.contract import Reasons
from farmyard.core.wording.slots import Value
from farmyard.games.chickenrun import box, state, text
from farmyard.games.chickenrun.advice.facts import Facts, a, eggs, named
from farmyard.games.chickenrun.bot.bargains import Bargain, bargains
from farmyard.games.chickenrun.bot.rules.errands import all_lacks, lacking, open_shops, own_plans
from farmyard.games.chickenrun.bot.rules.prices import offer_given, offer_got
from farmyard.games.chickenrun.state import Phase
from farmyard.games.chickenrun.words.offer import side
from farmyard.games.chickenrun.words.things import KINDS, PLANS


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
            return putting(f, f.choice - state.PLAN)
        case Phase.LOOT:
            return piles(f)
    return buying(f)


# -- Shops ----------------------------------------------------------------------


def discount(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(text("goods-no-discount"))
    return Reasons(text("goods-discount", price=int(f.view.price)), text("price-discount"))


def looking(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(text("goods-keep"))
    return Reasons(text("goods-look"), text("price-look", price=eggs(f.view.price)))


def buying(f: Facts) -> Reasons:
    """Return the reasons for taking a card of a shop, or of a pile by night."""
    night = f.phase == Phase.LOOT_CARD
    if f.choice == state.PASS:
        return Reasons(text("goods-keep" if needed_here(f) else "goods-nothing"))
    kind = f.choice - state.KIND
    gain = worth(f, kind)
    if night:
        return Reasons(" ".join([gain, text("goods-free")]))
    price = int(f.view.price)
    left = f.eggs - price
    risk = "nothing" if not price else "left" if left else "none"
    return Reasons(gain, text(f"price-{risk}", price=eggs(price), left=eggs(left)))


def worth(f: Facts, kind: int) -> str:
    """Tell the use of a card."""
    wanted = box.PLIERS if kind == box.CUTTERS else kind
    for plan in own_plans(f.view, f.me):
        lacks = lacking(f.view, f.me, plan)
        if wanted in lacks:
            lacks.remove(wanted)
            rest = tuple(named(each) for each in lacks)
            return text("goods-one" if rest else "goods-last", plan=PLANS[plan], rest=rest)
    return text("goods-tool" if wanted == box.PLIERS else "goods-card")


def needed_here(f: Facts) -> bool:
    """Return whether the pile that is looked through has anything a plan lacks."""
    pile = box.SHOP_PLACES.tolist().index(f.at) if f.at in box.SHOP_PLACES else -1
    return pile < 0 or needed_in(f, pile) >= 0


def needed_in(f: Facts, pile: int) -> int:
    """Return a kind that a plan lacks and a pile is known to have; −1 for none."""
    known = f.view.seen[f.me][pile * box.KINDS : (pile + 1) * box.KINDS]
    for plan in own_plans(f.view, f.me):
        for kind in lacking(f.view, f.me, plan):
            for each in (kind, box.CUTTERS) if kind == box.PLIERS else (kind,):
                if known[each] > 0:
                    return each
    return -1


def piles(f: Facts) -> Reasons:
    if f.choice == state.PASS:
        return Reasons(text("goods-no-loot"))
    pile = box.SHOP_PLACES.tolist().index(f.choice - state.PLACE)
    known = f.view.seen[f.me][pile * box.KINDS : (pile + 1) * box.KINDS]
    tools = [kind for kind in (box.CUTTERS, box.PLIERS) if known[kind] > 0]
    kind = needed_in(f, pile)
    if kind < 0 and not tools:
        return Reasons(text("goods-pile-plain"))
    thing = a(KINDS[tools[0] if tools else kind])
    which = "goods-pile-tool" if tools else "goods-pile"
    return Reasons(text(which, thing=thing, plan=PLANS[f.plan_for(kind)]))


# -- Plans ----------------------------------------------------------------------


def plans(f: Facts) -> Reasons:
    own = own_plans(f.view, f.me)
    if f.choice == state.TAKE:
        return Reasons(text("plans-second" if f.view.planned[f.me] else "plans-first"))
    if f.choice == state.PASS:
        return Reasons(text("plans-keep"))
    lacking_all = all(f.lacks(plan) for plan in own)
    closed = lacking_all and not open_shops(f.view, f.me, all_lacks(f.view, f.me), True)
    kind = "few" if not own else "shut" if closed else "swap"
    return Reasons(text(f"plans-{kind}"), text("plans-risk"))


def putting(f: Facts, plan: int) -> Reasons:
    own, cards = own_plans(f.view, f.me), f.lacks(plan)
    short = len(lacking(f.view, f.me, plan))
    most = all(len(lacking(f.view, f.me, n)) < short for n in own if n != plan) and len(own) > 1
    kind = "put-few" if plan not in own else "put-most" if most else "put" if cards else "put-plain"
    return Reasons(text(f"plans-{kind}", plan=PLANS[plan], cards=cards), text("plans-risk"))


# -- Offers ---------------------------------------------------------------------


def offering(f: Facts) -> Reasons:
    """Return the reasons for a part of an offer."""
    if f.phase == Phase.TRADE:
        return proposing(f)
    q = int(f.view.lives[f.choice - state.SEAT]) if f.phase == Phase.DEALING else f.view.dealing
    name, nothing = f.names[q], f.choice == state.NONE
    match f.phase:
        case Phase.DEALING:
            return Reasons(text("trade-with", name=name))
        case Phase.GIVE_EGGS:
            n = f.choice - state.AMOUNT
            risk = text("trade-risk", name=name, eggs=eggs(n)) if n else ""
            return Reasons(text("trade-pay" if n else "trade-no-eggs", name=name), risk)
        case Phase.GIVE_CARD | Phase.GIVE_PLAN:
            return Reasons(text("trade-keep" if nothing else "trade-give", name=name))
        case Phase.ASK_EGGS:
            nothing = f.choice == state.AMOUNT
    return Reasons(text("trade-ask-none" if nothing else "trade-ask", name=name))


def proposing(f: Facts) -> Reasons:
    meant = next(bargains(f.view, f.me, set()), None)
    if f.choice == state.PASS or meant is None:
        return Reasons(text("trade-none"))
    name = f.names[meant.partner]
    risk = text("trade-risk", name=name, eggs=eggs(meant.eggs)) if meant.eggs else ""
    return Reasons(meaning(f, meant, name), risk)


def meaning(f: Facts, meant: Bargain, name: str) -> str:
    """Tell the purpose of the advised offer."""
    if meant.plan >= 0:
        kind = "trade-plan" if own_plans(f.view, f.me) else "trade-plan-only"
        return text(kind, name=name, plan=PLANS[meant.plan])
    thing, plan = a(KINDS[meant.kind]), PLANS[f.plan_for(meant.kind)]
    return text("trade-card", name=name, thing=thing, plan=plan)


def replying(f: Facts) -> Reasons:
    v, mover = f.view, int(f.view.mover)
    gift = not v.ask_eggs and v.ask_card < 0 and v.ask_plan < 0
    slots: dict[str, Value] = {"got": side(f.raw, "give"), "given": side(f.raw, "ask")}
    slots["name"] = f.names[mover]
    if f.choice == state.ACCEPT:
        card = int(v.give_card)
        wanted = box.PLIERS if card == box.CUTTERS else card
        plan = next((n for n in own_plans(v, f.me) if wanted in lacking(v, f.me, n)), -1)
        gain = text("reply-gift" if gift else "reply-yes", **slots)
        if card >= 0 and plan >= 0:
            needs = text("reply-needs", plan=PLANS[plan], thing=a(KINDS[card]))
            gain = f"{gain} {needs}"
        last = 0 < v.ask_eggs == f.eggs and not v.give_eggs
        return Reasons(gain, text("reply-last-egg") if last else "")
    near = v.freed[mover] >= v.target - 1
    worse = offer_got(v, f.me) <= offer_given(v, f.me)
    kind = "no" if worse else "no-near" if near else "no-plain"
    return Reasons(text(f"reply-{kind}", **slots))
