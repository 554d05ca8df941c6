"""Chickenrun: the phases: each asks a seat what to choose, and carries the choice out."""

from farmyard.core.compiling import rule
from farmyard.games.chickenrun.rules import (
    announcing,
    escapes,
    moving,
    opportunities,
    shops,
    trading,
    turn,
)
from farmyard.games.chickenrun.rules.asking import ASKED, close_all
from farmyard.games.chickenrun.rules.tweedys import control, piematic
from farmyard.games.chickenrun.rules.tweedys import turn as tweedys
from farmyard.games.chickenrun.state import Phase


@rule
def find_choices(s):
    """Find what the seat to move may choose."""
    close_all(s)
    answer(s, s.turn, ASKED)


@rule
def is_always_asked(s):
    """Return whether a seat is asked even if it has only one choice.

    So it is before the roll, and where an answer not asked for would tell of hidden cards.
    """
    return s.phase in (Phase.BEFORE, Phase.JOIN, Phase.REPLY)


@rule
def answer(s, p, choice):
    """Carry out a choice; with `ASKED`, allow all that may be chosen."""
    match s.phase:
        case Phase.FIRST:
            control.choose_first(s, p, choice)
        case Phase.BIDDING:
            control.bid(s, p, choice)
        case Phase.DOG:
            control.put_dog(s, p, choice)
        # before the roll
        case Phase.BEFORE:
            turn.before_the_roll(s, p, choice)
        case Phase.PARTNER:
            announcing.choose_partner(s, p, choice)
        case Phase.JOIN:
            announcing.answer_partner(s, p, choice)
        case Phase.LEND | Phase.COMMIT:
            announcing.commit(s, p, choice)
        case Phase.KEEP:
            escapes.keep_one(s, p, choice)
        case Phase.HIDE:
            piematic.hide(s, p, choice)
        case Phase.PIE:
            piematic.bake(s, p, choice)
        # after it
        case Phase.REPLACE:
            turn.replace(s, p, choice)
        case Phase.CHANGE | Phase.RUNNER:
            escapes.take_over(s, p, choice)
        case Phase.RESTART:
            escapes.start_anew(s, p, choice)
        case Phase.CHOOSE:
            turn.choose(s, p, choice)
        case Phase.RELEASE:
            turn.release(s, p, choice)
        case Phase.DISCARD:
            opportunities.throw_out(s, p, choice)
        case Phase.LOOT:
            opportunities.loot(s, p, choice)
        case Phase.LOOT_CARD:
            opportunities.loot_card(s, p, choice)
        # on the way
        case Phase.LAND | Phase.MOUTH:
            moving.come_out(s, p, choice)
        case Phase.MOVE:
            moving.move(s, p, choice)
        case Phase.VISIT:
            moving.answer_visit(s, p, choice)
        case Phase.DISCOUNT:
            shops.use_discount(s, p, choice)
        case Phase.LOOK:
            shops.pay_to_look(s, p, choice)
        case Phase.BUY:
            shops.buy(s, p, choice)
        case Phase.FOOD:
            shops.shop_for_plan(s, p, choice)
        case Phase.PUT:
            shops.exchange(s, p, choice)
        # trading
        case Phase.TRADE:
            trading.offer_trade(s, p, choice)
        case Phase.DEALING:
            trading.choose_whom(s, p, choice)
        case Phase.GIVE_EGGS:
            trading.offer_eggs(s, p, choice)
        case Phase.GIVE_CARD:
            trading.offer_card(s, p, choice)
        case Phase.GIVE_PLAN:
            trading.offer_plan(s, p, choice)
        case Phase.ASK_EGGS:
            trading.ask_eggs(s, p, choice)
        case Phase.ASK_CARD:
            trading.ask_card(s, p, choice)
        case Phase.ASK_PLAN:
            trading.ask_plan(s, p, choice)
        case Phase.REPLY:
            trading.reply(s, p, choice)
        # the Tweedys
        case Phase.BLACK:
            tweedys.step_on_black(s, p, choice)
        case Phase.SELECT:
            tweedys.select(s, p, choice)
        case Phase.CHASE:
            tweedys.chase(s, p, choice)
        case Phase.CATCH:
            tweedys.catch_one(s, p, choice)
