"""Chickenrun: Nick and Fetcher's shops, where eggs buy equipment; and plans, which are free."""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun.box import DISCOUNT, KINDS, MOST_PLANS, PRICES
from farmyard.games.chickenrun.box.board import HOUSE, WOODSHED
from farmyard.games.chickenrun.rules import cards
from farmyard.games.chickenrun.rules.asking import allow, allow_if, allow_some, ask, go_on_from
from farmyard.games.chickenrun.state import EXCHANGE, KIND, PASS, PLAN, TAKE, Phase, Step

# -- Equipment ------------------------------------------------------------------


@rule
def pile_at(n):
    """Return the pile of a shop: woodshed, barn, workshop, house."""
    return 3 if n == HOUSE else n - WOODSHED


@rule
def enter_shop(s, p, n):
    """Offer a card to a seat that carries none and can pay (CR-049 to CR-052, CR-136)."""
    pile = pile_at(n)
    if s.loaded[p] or not s.sizes[pile]:
        return
    s.price = PRICES[pile]
    if s.kept[p, DISCOUNT] and s.price > 1 and s.eggs[p]:  # CR-R85
        ask(s, p, Phase.DISCOUNT)
    else:
        look_in(s, p)


@rule
def use_discount(s, p, so):
    if so:
        cards.discard(s, p, DISCOUNT)
        s.price = 1
    go_on_from(s, Step.TRADE)
    look_in(s, p)


@rule
def look_in(s, p):
    """Let a seat with enough eggs look into the pile (CR-057)."""
    if s.eggs[p] >= s.price:
        if s.pay_to_look:  # CR-R19
            ask(s, p, Phase.LOOK)
        else:
            look_and_buy(s, p)


@rule
def look_and_buy(s, p):
    cards.look_into(s, p, pile_at(s.at[p]))
    ask(s, p, Phase.BUY)


@rule
def pay_to_look(s, p, so):
    if so:
        pay(s, p, s.price)
        s.price = 0
        look_and_buy(s, p)
    else:
        go_on_from(s, Step.TRADE)


@rule
def allow_goods(s, pile):
    """Allow the cards of a pile, and to buy none."""
    for kind in range(KINDS):
        allow_if(s, KIND + kind, s.piles[pile * KINDS + kind] > 0)
    allow(s, PASS)


@rule
def shop(s, p, choice):
    """Buy one card, or none: declining is free (CR-R19)."""
    if choice != PASS:
        buy(s, p, choice - KIND)
    go_on_from(s, Step.TRADE)


@rule
def buy(s, p, kind):
    pay(s, p, s.price)
    cards.take_card(s, p, pile_at(s.at[p]), kind)
    cards.load(s, p, kind)


@rule
def pay(s, p, eggs):
    """Pay eggs to the nest."""
    s.eggs[p] -= eggs
    s.nest += eggs


# -- Plans ----------------------------------------------------------------------


@rule
def enter_food_store(s, p):
    """Offer a plan unless the pile is empty (CR-R21)."""
    if s.plans_left:
        ask(s, p, Phase.FOOD)


@rule
def allow_plans(s, p):
    """Allow to take or exchange a plan (CR-059), never more than two in hand (CR-060)."""
    allow_if(s, TAKE, s.planned[p] < MOST_PLANS)
    allow_if(s, EXCHANGE, s.planned[p] > 0)
    allow(s, PASS)


@rule
def shop_for_plan(s, p, choice):
    if choice == EXCHANGE:
        ask(s, p, Phase.PUT)
        return
    if choice == TAKE:
        cards.take_plan(s, p)
    go_on_from(s, Step.TRADE)


@rule
def allow_own_plans(s, p):
    allow_some(s, PLAN, cards.plan_bits(s, p))


@rule
def exchange(s, p, plan):
    """Put a plan under the pile and take the top one for it (CR-059)."""
    cards.lose_track(s, p)
    cards.put_plan_under(s, p, plan)
    cards.take_plan(s, p)
    go_on_from(s, Step.TRADE)
