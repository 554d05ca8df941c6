"""Chickenrun: the rules, over one flat record.

Two to six seats send chickens for eggs, equipment and plans, and across the wire; whoever commands
the Tweedys tries to keep the others in.  Rulings (CR-…) are those of ``docs/rules/chickenrun.md``.

A round is a chain of steps; a step may ask a seat something, and then the phase says what.  The
legal choices are found once for each decision.  What leaves no choice is not asked.
"""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box import SET
from farmyard.games.chickenrun.options import Tie
from farmyard.games.chickenrun.rules import turn
from farmyard.games.chickenrun.rules.announcing import ask_to_join
from farmyard.games.chickenrun.rules.asking import (
    close_all,
    go_on_from,
    how_many_open,
    is_open,
    nth_open,
)
from farmyard.games.chickenrun.rules.choices import find_choices, is_always_asked
from farmyard.games.chickenrun.rules.escapes import change_runner, send_on, start_anew
from farmyard.games.chickenrun.rules.flock import live, replace_active
from farmyard.games.chickenrun.rules.moving import answer_visit
from farmyard.games.chickenrun.rules.opportunities import loot, loot_card, throw_out
from farmyard.games.chickenrun.rules.setting_up import set_up
from farmyard.games.chickenrun.rules.shops import (
    exchange,
    pay_to_look,
    shop,
    shop_for_plan,
    use_discount,
)
from farmyard.games.chickenrun.rules.trading import make_offer, reply
from farmyard.games.chickenrun.rules.tweedys.control import (
    allow_first,
    ask_first,
    bid,
    choose_first,
    put_dog,
)
from farmyard.games.chickenrun.rules.tweedys.guards import TWEEDY, catch_one
from farmyard.games.chickenrun.rules.tweedys.piematic import bake, hide
from farmyard.games.chickenrun.state import CHOICES, Ending, Phase, State, Step

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]

SECRET = (
    Phase.FIRST,
    Phase.BIDDING,
    Phase.LOOT_CARD,
    Phase.BUY,
    Phase.PUT,
    Phase.GIVE_CARD,
    Phase.GIVE_PLAN,
    Phase.ASK_CARD,
    Phase.ASK_PLAN,
)


@rule
def deal(s):
    set_up(s)
    ask_first(s)
    close_all(s)
    allow_first(s, s.turn)


@rule
def legal(s, choice):
    return choice >= 0 and is_open(s, choice)


@rule
def many(s):
    return how_many_open(s)


@rule
def nth(s, n):
    return nth_open(s, n)


@rule
def play(s, choice):
    """Play a choice and all that follows, until a seat has a choice to make."""
    forget_the_moment(s)
    while True:
        do(s, s.turn, choice)
        while s.phase == Phase.GOING:
            turn.go_on(s)
        find_choices(s)
        if s.phase == Phase.OVER or is_always_asked(s) or how_many_open(s) > 1:
            return
        choice = nth_open(s, 0)


@rule
def do(s, p, choice):
    match s.phase:
        case Phase.FIRST:
            choose_first(s, p, choice - state.CHICKEN)
        case Phase.BIDDING:
            bid(s, p, choice - state.AMOUNT)
        case Phase.DOG:
            put_dog(s, choice - state.PLACE)
        # before the roll
        case Phase.BEFORE:
            turn.act(s, p, choice)
        case Phase.PARTNER:
            ask_to_join(s, p, NOBODY if choice == state.PASS else s.lives[choice - state.SEAT])
        case Phase.JOIN:
            turn.answer_join(s, p, choice == state.ACCEPT)
        case Phase.LEND | Phase.COMMIT:
            turn.add_chicken(s, choice)
        case Phase.KEEP:
            turn.give_up_plan(s, p, choice - state.KIND)
        case Phase.HIDE:
            hide(s, p, choice != state.PASS)
        case Phase.PIE:
            bake(s, choice - state.CHICKEN)
        # after it
        case Phase.REPLACE | Phase.RELEASE | Phase.RESTART | Phase.CHANGE | Phase.RUNNER:
            choose_chicken(s, p, choice - state.CHICKEN)
        case Phase.CHOOSE:
            turn.choose(s, p, choice)
        case Phase.DISCARD:
            throw_out(s, p, choice - state.CARD)
        case Phase.LOOT:
            loot(s, NOTHING if choice == state.PASS else choice - state.PLACE)
        case Phase.LOOT_CARD:
            loot_card(s, p, choice - state.KIND)
        # on the way
        case Phase.LAND | Phase.MOUTH:
            turn.leave_tunnel(s, choice)
        case Phase.MOVE:
            turn.move(s, choice)
        case Phase.VISIT:
            answer_visit(s, choice == state.ACCEPT)
        case Phase.DISCOUNT:
            use_discount(s, p, choice != state.PASS)
        case Phase.LOOK:
            pay_to_look(s, p, choice == state.ACCEPT)
        case Phase.BUY:
            shop(s, p, choice)
        case Phase.FOOD:
            shop_for_plan(s, p, choice)
        case Phase.PUT:
            exchange(s, p, choice - state.PLAN)
        # trading
        case Phase.TRADE | Phase.DEALING | Phase.GIVE_EGGS | Phase.GIVE_CARD:
            make_offer(s, choice)
        case Phase.GIVE_PLAN | Phase.ASK_EGGS | Phase.ASK_CARD | Phase.ASK_PLAN:
            make_offer(s, choice)
        case Phase.REPLY:
            reply(s, choice == state.ACCEPT)
        # the Tweedys
        case Phase.BLACK:
            go_on_from(s, Step.NEXT)
            turn.drive_tweedy(s, choice)
        case Phase.SELECT:
            turn.select(s, choice)
        case Phase.CHASE:
            go_on_from(s, Step.AGAIN)
            if s.chasing == TWEEDY:
                turn.drive_tweedy(s, choice)
            else:
                turn.drive_dog(s, choice)
        case Phase.CATCH:
            catch_one(s, choice - state.SEAT)


@rule
def choose_chicken(s, p, k):
    """Make a chicken the active one, the runner, or one that leaves the bunker."""
    match s.phase:
        case Phase.REPLACE:
            replace_active(s, p, k)
        case Phase.CHANGE:
            change_runner(s, p, k)
        case Phase.RUNNER:
            send_on(s, p, k)
        case Phase.RELEASE:
            turn.release(s, p, k)
        case Phase.RESTART:
            start_anew(s, p, k)
    s.phase = Phase.GOING


@rule
def forget_the_moment(s):
    s.searched = s.eaten = s.drawn = NOTHING
    s.caught_now = s.stopped_now = s.freed_now = s.told = 0


# -- Questions ------------------------------------------------------------------


@rule
def scores(s, out):
    """Write the score of each seat: free chickens, then who freed first (CR-125).

    After the last round chickens left and eggs break ties too (CR-127).
    """
    for p in range(s.seats):
        out[p] = s.freed[p] * 1_000_000
        if s.freed[p]:
            out[p] += (99 - time_of(s, p)) * 10_000
        if s.ending == Ending.ROUNDS:
            out[p] += live(s, p) * 100 + s.eggs[p]


@rule
def time_of(s, p):
    """Return the number of the escape that freed a seat's last chicken, or its first (CR-R37)."""
    first, last = 99, 0
    for k in range(SET):
        if s.freed_at[p, k]:
            first = min(first, s.freed_at[p, k])
            last = max(last, s.freed_at[p, k])
    return first if s.tie == Tie.FIRST else last
