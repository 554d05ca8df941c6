"""Chickenrun: a round, step by step: the turns of the seats, then the Tweedys' turn.

What a step asks is answered in ``rules``; what follows without asking is here.
"""

from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box import BAIL, PLANS, SIDES
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.options import Chaser, DoubleInEscape, EmptyHut
from farmyard.games.chickenrun.rules import flock
from farmyard.games.chickenrun.rules.announcing import (
    announce,
    announce_cut,
    commit,
    done_committing,
    join,
    refuse_to_join,
)
from farmyard.games.chickenrun.rules.asking import ask, go_on_from
from farmyard.games.chickenrun.rules.escapes import abandon, renew
from farmyard.games.chickenrun.rules.moving import arrive, come_out, move_to, set_out
from farmyard.games.chickenrun.rules.opportunities import play_card, take_opportunity
from farmyard.games.chickenrun.rules.shops import pay
from farmyard.games.chickenrun.rules.trading import begin_trade
from farmyard.games.chickenrun.rules.tweedys.control import open_bids, place_dog, seek_control
from farmyard.games.chickenrun.rules.tweedys.guards import DOG, TWEEDY, land_dog, land_tweedy
from farmyard.games.chickenrun.rules.tweedys.piematic import call_on, visit
from farmyard.games.chickenrun.state import Ending, Phase, Step
from farmyard.games.chickenrun.state import Place as At

# -- The round, step by step ----------------------------------------------------


@rule
def go_on(s):
    """Carry out what is due: a visit, a missing chicken, then the next step of the round."""
    if s.victim != NOBODY:
        visit(s)
    elif s.stirred:
        renew(s)
    elif s.step <= Step.SET_OUT:
        step_of_the_roll(s)
    else:
        step_of_the_rest(s)


@rule
def step_of_the_roll(s):
    match s.step:
        case Step.BEFORE:
            ask(s, s.mover, Phase.BEFORE)
        case Step.CONTROL:
            seek_control(s)
        case Step.NEXT:
            next_turn(s)
        case Step.ROLLED:
            take_the_throw(s)
        case Step.DOUBLE:
            take_the_double(s)
        case Step.CHOICE:
            offer_choice(s)
        case Step.SET_OUT:
            set_out(s)


@rule
def step_of_the_rest(s):
    match s.step:
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
        case Step.KENNEL:
            place_dog(s)
        case Step.BIDS:
            open_bids(s)


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
def act(s, p, choice):
    """Carry out a choice made before the roll (CR-014 to CR-022)."""
    if choice == state.ROLL:
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
def throw_dice(s):
    s.black = below(s, SIDES) + 1
    s.white = below(s, SIDES) + 1


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
        give_up_plan(s, p, NOTHING)


@rule
def give_up_plan(s, p, kind):
    abandon(s, p, kind)
    go_on_from(s, Step.BEFORE)


@rule
def answer_join(s, q, agreed):
    p = s.mover
    if agreed:
        join(s, p, q)
    else:
        refuse_to_join(s, p)


@rule
def add_chicken(s, choice):
    if choice == state.PASS:
        done_committing(s)
    else:
        commit(s, choice - state.CHICKEN)


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
    if flock.count_in(s, p, At.HAND):  # CR-033, CR-R57
        ask(s, p, Phase.REPLACE)


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
    if choice == state.MOVE:
        s.leaving = s.at[p] == BUNKER  # CR-100
        go_on_from(s, Step.SET_OUT)
    elif choice == state.RELEASE:
        s.step = Step.ARRIVE
        ask(s, p, Phase.RELEASE)
    else:
        take_opportunity(s, p)


@rule
def release(s, p, k):
    """Release a chicken from the bunker to the hut, resting (CR-101)."""
    s.chickens[p, k] = At.HUT


@rule
def leave_tunnel(s, choice):
    if choice == state.PASS:
        go_on_from(s, Step.ARRIVE)
    else:
        come_out(s, choice - state.EXIT)


@rule
def move(s, choice):
    if choice == state.PASS:
        go_on_from(s, Step.ARRIVE)
    else:
        move_to(s, choice - state.PLACE)


# -- The Tweedys ----------------------------------------------------------------


@rule
def offer_black(s):
    """Let the controller move Mr Tweedy by a black 1 to 3 (CR-064)."""
    s.step = Step.NEXT
    if s.black <= 3 and not s.winks:
        ask(s, s.boss, Phase.BLACK)


@rule
def begin_tweedys(s):
    """Throw for the Tweedys and visit the hut of the white die (CR-087).

    Nobody is visited at an empty hut (CR-088).
    """
    s.mover = NOBODY
    throw_dice(s)
    s.doubles = s.black == s.white
    s.chasing = 0
    s.step = Step.SELECT
    hut = s.white - 1
    while s.empty_hut == EmptyHut.REROLL and not is_lived_in(s, hut):
        hut = below(s, SIDES)
    if is_lived_in(s, hut):
        call_on(s, s.lives[hut], NOBODY)


@rule
def is_lived_in(s, hut):
    return s.lives[hut] != NOBODY and s.out[s.lives[hut]] == 0


@rule
def offer_tweedys(s):
    """Let the controller drive Mr Tweedy or the dog (CR-089), then always that one (CR-R25)."""
    if s.winks:
        s.step = Step.GATE
    elif s.chasing and s.chaser != Chaser.FREE:
        ask(s, s.boss, Phase.CHASE)
    else:
        ask(s, s.boss, Phase.SELECT)


@rule
def select(s, choice):
    if choice == state.PASS:
        go_on_from(s, Step.AGAIN)
    else:
        s.chasing = TWEEDY if choice == state.BLACK else DOG
        s.phase = Phase.CHASE


@rule
def drive_tweedy(s, choice):
    """Move Mr Tweedy to another place, which is a landing (CR-R79)."""
    if choice != state.PASS:
        s.tweedy = choice - state.PLACE
        land_tweedy(s)


@rule
def drive_dog(s, choice):
    if choice != state.PASS:
        s.dog = choice - state.PLACE
        land_dog(s)


@rule
def throw_again(s):
    """Throw again while black shows 1 to 3 and an escape is in progress (CR-090)."""
    s.step = Step.GATE
    if s.black <= 3 and flock.any_escape(s):
        throw_dice(s)
        s.doubles |= s.black == s.white
        s.step = Step.SELECT


@rule
def end_round(s):
    """Open or shut the gate (CR-091), and begin the next round if there is one (CR-127)."""
    s.gate = s.doubles
    s.winks = s.chasing = s.doubles = s.begun = 0
    if s.rounds >= s.max_rounds:
        flock.end(s, Ending.ROUNDS)
    else:
        s.rounds += 1
        s.step = Step.CONTROL
