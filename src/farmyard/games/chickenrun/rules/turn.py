"""Chickenrun: a round, step by step, and the turn of a seat up to its move."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box import BAIL, PLANS
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.options import Bail, DoubleInEscape
from farmyard.games.chickenrun.rules import flock
from farmyard.games.chickenrun.rules.announcing import (
    allow_announcements,
    announce,
    announce_cut,
    can_cut,
)
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow,
    allow_chickens,
    allow_if,
    ask,
    ask_nobody,
    go_on_from,
)
from farmyard.games.chickenrun.rules.cards import can_draw
from farmyard.games.chickenrun.rules.escapes import abandon, may_abandon, renew
from farmyard.games.chickenrun.rules.moving import arrive, set_out
from farmyard.games.chickenrun.rules.opportunities import allow_before, play_card, take_opportunity
from farmyard.games.chickenrun.rules.shops import pay
from farmyard.games.chickenrun.rules.trading import begin_trade
from farmyard.games.chickenrun.rules.tweedys.control import open_bids, place_dog, seek_control
from farmyard.games.chickenrun.rules.tweedys.piematic import call_on, visit
from farmyard.games.chickenrun.rules.tweedys.turn import (
    begin_tweedys,
    end_round,
    offer_black,
    offer_tweedys,
    throw_again,
    throw_dice,
)
from farmyard.games.chickenrun.state import Phase, Status, Step

# -- The round, step by step ----------------------------------------------------


@rule
def go_on(s):
    """Carry out what is due: a visit, a missing chicken, then the next step of the round."""
    if s.victim != NOBODY:
        visit(s)
    elif s.stirred:
        renew(s)
    else:
        take_step(s)


@rule
def take_step(s):
    match s.step:
        case Step.CONTROL:
            seek_control(s)
        case Step.BIDS:
            open_bids(s)
        case Step.KENNEL:
            place_dog(s)
        case Step.NEXT:
            next_turn(s)
        case Step.BEFORE:
            ask(s, s.mover, Phase.BEFORE)
        case Step.ROLLED:
            take_the_throw(s)
        case Step.DOUBLE:
            take_the_double(s)
        case Step.CHOICE:
            offer_choice(s)
        case Step.SET_OUT:
            set_out(s)
        case Step.ARRIVE:
            arrive(s)
        case Step.TRADE:
            begin_trade(s)
        case Step.BLACK:
            offer_black(s)
        case Step.TWEEDYS:
            begin_tweedys(s)
        case Step.SELECT:
            offer_tweedys(s)
        case Step.AGAIN:
            throw_again(s)
        case Step.GATE:
            end_round(s)


@rule
def next_turn(s):
    """Begin the next turn in hut order (CR-012), past seats without a piece (CR-R77)."""
    if s.begun == s.seats:
        s.step = Step.TWEEDYS
        return
    shift = (s.rounds - 1) % s.seats if s.rotate_start else 0
    p = s.order[(s.begun + shift) % s.seats]
    s.begun += 1
    if not s.out[p] and s.at[p] >= 0:
        begin_turn(s, p)


@rule
def begin_turn(s, p):
    s.mover = p
    s.march = s.replaced = s.announced = s.joined = s.leaving = s.moved = 0
    s.offers = s.refused = s.allowance = 0
    s.step = Step.BEFORE
    ask(s, p, Phase.BEFORE)


@rule
def before_the_roll(s, p, choice):
    """Roll the dice, or do one of the things that may be done before (CR-014 to CR-022)."""
    if choice == ASKED:
        allow_deeds(s, p)
    elif choice == state.ROLL:
        throw_dice(s)
        go_on_from(s, Step.ROLLED)
    elif choice == state.PAY:
        pay_bail(s, p)
    elif choice == state.CUT:
        announce_cut(s, p)
    elif choice == state.ABANDON:
        begin_abandoning(s, p)
    elif choice >= state.CARD:
        play_card(s, p, choice - state.CARD)
    elif choice >= state.PLAN:
        announce(s, p, choice - state.PLAN)
    else:
        s.replaced += 1
        flock.replace_active(s, p, choice - state.CHICKEN)


@rule
def allow_deeds(s, p):
    """Allow the actions before the roll (section 6 of the ledger)."""
    allow(s, state.ROLL)
    allow_if(s, state.PAY, can_bail(s, p))
    free = not flock.is_escaping(s, p) and s.at[p] != BUNKER  # CR-135
    if free and s.replaced < s.replacements:  # CR-018, CR-R104
        allow_chickens(s, p, Status.HAND if flock.count_in(s, p, Status.HAND) else Status.HUT)
    allow_before(s, p)
    allow_announcements(s, p)
    allow_if(s, state.CUT, can_cut(s, p))
    allow_if(s, state.ABANDON, may_abandon(s, p))


@rule
def can_bail(s, p):
    """Return whether a seat has two eggs, and a chicken or its piece to let out (CR-R60)."""
    if s.eggs[p] < BAIL:
        return False
    if s.at[p] == BUNKER and not s.paid[p]:
        return True
    return s.bail != Bail.PIECE and flock.count_in(s, p, Status.BUNKER) > 0


@rule
def pay_bail(s, p):
    """Pay bail for the piece first, then for others, which rest (CR-021, CR-R60)."""
    pay(s, p, BAIL)
    if s.at[p] == BUNKER and not s.paid[p]:
        s.paid[p] = 1
    else:
        ask(s, p, Phase.RELEASE)


@rule
def begin_abandoning(s, p):
    """Ask which card is kept of an abandoned escape, except of a cut (CR-115)."""
    if s.escape[p] < PLANS:
        ask(s, p, Phase.KEEP)
    else:
        abandon(s, p)


@rule
def take_the_throw(s):
    """Apply the raw total (CR-023): a visit, or an egg."""
    p = s.mover
    total = s.black + s.white
    s.step = Step.DOUBLE
    if total <= 3:
        if p != s.boss:  # CR-027
            call_on(s, p, s.boss)
    elif total <= 9 and s.nest:  # CR-028
        s.nest -= 1
        s.eggs[p] += 1


@rule
def take_the_double(s):
    """Ask for a new active chicken on a double (CR-032), or for a new runner (CR-R7)."""
    p = s.mover
    s.step = Step.CHOICE
    if s.black != s.white or s.out[p] or s.at[p] == BUNKER:
        return
    if flock.is_escaping(s, p):
        if s.double_in_escape == DoubleInEscape.SWAP and flock.waiting(s, p):
            ask(s, p, Phase.CHANGE)
        return
    if flock.active_of(s, p) == NOTHING:
        return
    flock.refill_hand(s, p)
    if flock.count_in(s, p, Status.HAND):  # CR-033, CR-R57
        ask(s, p, Phase.REPLACE)


@rule
def replace(s, p, choice):
    """Choose the new active chicken (CR-032)."""
    if choice == ASKED:
        allow_chickens(s, p, Status.HAND)
    else:
        flock.replace_active(s, p, choice - state.CHICKEN)
        ask_nobody(s)


@rule
def offer_choice(s):
    """Offer to move, release or draw on ten or more (CR-029).

    After 2 or 3 the turn may be over (CR-R6).
    """
    p = s.mover
    total = s.black + s.white
    s.step = Step.SET_OUT
    if total >= 10 and not s.out[p] and s.at[p] >= 0:
        ask(s, p, Phase.CHOOSE)
    elif total <= 3 and s.visit_ends_turn and p != s.boss:
        s.step = Step.ARRIVE


@rule
def choose(s, p, choice):
    """Choose what ten or more offers (CR-029)."""
    if choice == ASKED:
        allow(s, state.MOVE)
        allow_if(s, state.RELEASE, flock.count_in(s, p, Status.BUNKER) > 0)
        allow_if(s, state.DRAW, s.opportunities != 0 and can_draw(s))
    elif choice == state.MOVE:
        s.leaving = s.at[p] == BUNKER  # CR-100
        go_on_from(s, Step.SET_OUT)
    elif choice == state.RELEASE:
        s.step = Step.ARRIVE
        ask(s, p, Phase.RELEASE)
    else:
        take_opportunity(s, p)


@rule
def release(s, p, choice):
    """Release a chicken from the bunker to the hut, resting (CR-101)."""
    if choice == ASKED:
        allow_chickens(s, p, Status.BUNKER)
    else:
        s.chickens[p, choice - state.CHICKEN] = Status.HUT
        ask_nobody(s)
