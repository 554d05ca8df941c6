"""Chickenrun: Nick and Fetcher's shops, where eggs buy equipment; and plans, which are free."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun.box import KINDS, MOST_PLANS, PRICES, SHOP_PLACES, Card
from farmyard.games.chickenrun.rules import cards
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow,
    allow_if,
    allow_some,
    ask,
    go_on_from,
)
from farmyard.games.chickenrun.state import (
    ACCEPT,
    CARD,
    EXCHANGE,
    KIND,
    PASS,
    PLAN,
    TAKE,
    Phase,
    Step,
)

# -- Equipment ------------------------------------------------------------------


@rule
def pile_at(n):
    """Return the pile of the shop at a place, or `NOTHING`."""
    for pile in range(len(SHOP_PLACES)):
        if SHOP_PLACES[pile] == n:
            return pile
    return NOTHING


@rule
def allow_pile(s, pile):
    """Allow the cards of a pile."""
    for kind in range(KINDS):
        allow_if(s, KIND + kind, s.piles[pile * KINDS + kind] > 0)


@rule
def enter_shop(s, p, pile):
    """Offer a card to a seat that carries none and can pay (CR-049 to CR-052, CR-136)."""
    if s.loaded[p] or not s.sizes[pile]:
        return
    s.price = PRICES[pile]
    if s.kept[p, Card.DISCOUNT] and s.price > 1 and s.eggs[p]:  # CR-R85
        ask(s, p, Phase.DISCOUNT)
    else:
        look_in(s, p)


@rule
def use_discount(s, p, choice):
    """Use Rats' Discount, or not."""
    if choice == ASKED:
        allow(s, PASS)
        allow(s, CARD + Card.DISCOUNT)
        return
    if choice != PASS:
        cards.discard(s, p, Card.DISCOUNT)
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
def pay_to_look(s, p, choice):
    """Pay the price before the pile is seen, or leave."""
    if choice == ASKED:
        allow(s, PASS)
        allow(s, ACCEPT)
    elif choice == ACCEPT:
        pay(s, p, s.price)
        s.price = 0
        look_and_buy(s, p)
    else:
        go_on_from(s, Step.TRADE)


@rule
def buy(s, p, choice):
    """Buy one card, or none: declining is free (CR-R19)."""
    pile, kind = pile_at(s.at[p]), choice - KIND
    if choice == ASKED:
        allow_pile(s, pile)
        allow(s, PASS)
        return
    if choice != PASS:
        pay(s, p, s.price)
        cards.take_card(s, p, pile, kind)
        cards.load(s, p, kind)
    go_on_from(s, Step.TRADE)


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
def shop_for_plan(s, p, choice):
    """Take or exchange a plan (CR-059), never more than two in hand (CR-060)."""
    if choice == ASKED:
        allow_if(s, TAKE, s.planned[p] < MOST_PLANS)
        allow_if(s, EXCHANGE, s.planned[p] > 0)
        allow(s, PASS)
    elif choice == EXCHANGE:
        ask(s, p, Phase.PUT)
    else:
        if choice == TAKE:
            cards.take_plan(s, p)
        go_on_from(s, Step.TRADE)


@rule
def exchange(s, p, choice):
    """Put a plan under the pile and take the top one for it (CR-059)."""
    if choice == ASKED:
        allow_some(s, PLAN, cards.plan_bits(s, p))
        return
    cards.lose_track(s, p)
    cards.put_plan_under(s, p, choice - PLAN)
    cards.take_plan(s, p)
    go_on_from(s, Step.TRADE)
