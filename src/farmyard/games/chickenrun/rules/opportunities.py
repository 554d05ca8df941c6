"""Chickenrun: opportunity cards and their effects (table 1.4 of the ledger)."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import Card
from farmyard.games.chickenrun.box.board import BUNKER, IS_YARD, KENNEL
from farmyard.games.chickenrun.options import Cards
from farmyard.games.chickenrun.rules.asking import ASKED, allow, allow_if, ask, go_on_from
from farmyard.games.chickenrun.rules.cards import (
    bank,
    bank_load,
    discard,
    draw_card,
    look_into,
    take_card,
)
from farmyard.games.chickenrun.rules.flock import bring, is_escaping, own_hut
from farmyard.games.chickenrun.rules.shops import allow_pile, pile_at
from farmyard.games.chickenrun.rules.tweedys.guards import rest_in_house
from farmyard.games.chickenrun.state import CARD, KIND, PASS, PLACE, Phase, Status, Step

BEFORE_THE_ROLL = (
    Card.FORTY_WINKS,
    Card.TELEPHONE,
    Card.MARROW_BONE,
    Card.LATCH,
    Card.WISHBONE,
    Card.QUICK_MARCH,
)

# -- Drawing --------------------------------------------------------------------


@rule
def take_opportunity(s, p):
    """Draw a card that is kept, or carried out at once (CR-R10)."""
    go_on_from(s, Step.ARRIVE)
    card = draw_card(s)
    s.news += 1
    s.drawn = card
    if box.KEPT[card] and s.cards != Cards.AT_ONCE:
        s.kept[p, card] += 1
        s.keeps[p] += 1
        if s.keeps[p] > box.MOST_KEPT:
            ask(s, p, Phase.DISCARD)
    else:
        s.told = 1
        s.aside[card] += 1
        carry_out(s, p, card)


@rule
def throw_out(s, p, choice):
    """Discard a card of choice because a fourth was kept."""
    if choice == ASKED:
        for card in range(box.CARDS):
            allow_if(s, CARD + card, s.kept[p, card] > 0)
    else:
        discard(s, p, choice - CARD)
        go_on_from(s, Step.ARRIVE)


@rule
def allow_before(s, p):
    """Allow the kept cards that may be played before the own roll (CR-022)."""
    for card in BEFORE_THE_ROLL:
        allow_if(s, CARD + card, s.kept[p, card] > 0)


@rule
def play_card(s, p, card):
    discard(s, p, card)
    carry_out(s, p, card)
    if card == Card.QUICK_MARCH:
        s.march = 1


# -- What they do ---------------------------------------------------------------


@rule
def carry_out(s, p, card):
    """Carry out a card; those for a shop, a visit or a march do nothing here (CR-R89)."""
    match card:
        case Card.WARM_STRAW:
            find_eggs(s, p, 2)
        case Card.DOUBLE_YOLKER:
            find_eggs(s, p, 3)
        case Card.EGG_ROUND:
            collect_eggs(s, p)
        case Card.NIGHT_DELIVERY:
            deliver_by_night(s, p)
        case Card.FORTY_WINKS:
            s.winks = 1
        case Card.TELEPHONE:
            rest_in_house(s)
        case Card.MARROW_BONE:
            s.dog = KENNEL
        case Card.LATCH:
            s.gate = 1
        case Card.WISHBONE:
            open_bunker(s, p)
        case Card.ROLL_CALL:
            call_the_roll(s)


@rule
def find_eggs(s, p, most):
    """Give a seat up to so many eggs, as far as the nest has them (CR-R20)."""
    eggs = min(most, s.nest)
    s.nest -= eggs
    s.eggs[p] += eggs


@rule
def collect_eggs(s, p):
    for q in range(s.seats):
        if q != p and s.eggs[q]:
            s.eggs[q] -= 1
            s.eggs[p] += 1


@rule
def deliver_by_night(s, p):
    for pile in range(len(box.SHOPS)):
        look_into(s, p, pile)
    ask(s, p, Phase.LOOT)


@rule
def loot(s, p, choice):
    """Choose the pile of a Night Delivery, or decline."""
    if choice == ASKED:
        for pile in range(len(box.SHOPS)):
            allow_if(s, PLACE + box.SHOP_PLACES[pile], s.sizes[pile] > 0)
        allow(s, PASS)
    elif choice == PASS:
        go_on_from(s, Step.ARRIVE)
    else:
        s.going_to = choice - PLACE
        s.phase = Phase.LOOT_CARD


@rule
def loot_card(s, p, choice):
    """Take a card of a pile straight into the hand of equipment (CR-R73)."""
    if choice == ASKED:
        allow_pile(s, pile_at(s.going_to))
        return
    take_card(s, p, pile_at(s.going_to), choice - KIND)
    bank(s, p, choice - KIND)
    s.going_to = NOTHING
    go_on_from(s, Step.ARRIVE)


@rule
def open_bunker(s, p):
    """Move all chickens of the bunker to the hut to rest.

    A piece in the bunker goes to its hut too, and its chicken stays active.
    """
    bring(s, p, Status.BUNKER, Status.HUT)
    if s.at[p] == BUNKER:
        s.at[p] = own_hut(s, p)
        s.paid[p] = 0


@rule
def call_the_roll(s):
    """Send every piece in the yard home with what it carries, the drawer's too (CR-R73)."""
    for p in range(s.seats):
        if not s.out[p] and s.at[p] >= 0 and IS_YARD[s.at[p]] and not is_escaping(s, p):
            s.at[p] = own_hut(s, p)
            bank_load(s, p)
