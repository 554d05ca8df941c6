"""Chickenrun: trading: one structured offer at a time, taken or refused (CR-R44).

An offer is made part by part: eggs, a card, a plan to give; then the same to be asked for.  What is
asked for may be anything: whether the partner has it, the partner alone knows.
"""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun.box import KINDS, MOST_PLANS, PLANS
from farmyard.games.chickenrun.box.board import HUTS
from farmyard.games.chickenrun.rules import cards
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow,
    allow_answer,
    allow_eggs,
    allow_if,
    allow_some,
    ask,
    go_on_from,
)
from farmyard.games.chickenrun.rules.flock import own_hut
from farmyard.games.chickenrun.state import (
    ACCEPT,
    AMOUNT,
    KIND,
    NONE,
    OFFER,
    PASS,
    PLAN,
    SEAT,
    Phase,
    Step,
)

MOST_OFFERS = 2  # a turn

# -- Questions ------------------------------------------------------------------


@rule
def is_here(s, q, n):
    """Return whether the piece of q stands on a place, above ground (CR-R88)."""
    return s.at[q] == n and not s.depth[q]


@rule
def meets(s, p, q):
    """Return whether p is on the space of q, or a guest in its hut (CR-061, CR-R74)."""
    n = s.at[p]
    if q in (p, NOBODY) or s.out[q] or n < 0 or s.depth[p]:
        return False
    return is_here(s, q, n) or n == own_hut(s, q)


@rule
def any_meeting(s, p):
    meetings = 0
    for q in range(s.seats):
        meetings += can_deal(s, p, q)
    return meetings > 0


@rule
def can_deal(s, p, q):
    """Return whether p and q meet and an offer could name something (CR-R101)."""
    if not meets(s, p, q):
        return False
    return s.eggs[p] + s.eggs[q] > 0 or can_name_card(s, p, q) or can_name_plan(s, p, q)


@rule
def can_name_card(s, p, q):
    """Return whether an offer could name a card to give or to ask for.

    The taker must have room for it, or a card to give back.
    """
    n = s.at[p]
    if has_any_here(s, p, n):
        return has_room(s, q, n) or has_any_here(s, q, n)
    return has_any_here(s, q, n)


@rule
def can_name_plan(s, p, q):
    """Return whether an offer could name a plan to give or to ask for."""
    if free_plans(s, p):
        return can_take_plan(s, q)
    return spare_plans(s, q) > 0 and s.planned[p] < MOST_PLANS


@rule
def is_at_home(s, q, n):
    """Return whether a trade is in the hut of q, so that its hand counts (CR-062)."""
    return n == own_hut(s, q)


@rule
def has_here(s, q, n, kind):
    """Return whether q could hand over a card of a kind at a place."""
    if is_here(s, q, n) and s.carry[q] == kind:
        return True
    return is_at_home(s, q, n) and s.hands[q, kind] > 0


@rule
def has_any_here(s, q, n):
    return (is_here(s, q, n) and s.loaded[q] > 0) or (is_at_home(s, q, n) and s.banked[q] > 0)


@rule
def has_room(s, q, n):
    """Return whether q can take a card without giving one (CR-063)."""
    return is_at_home(s, q, n) or not s.loaded[q]


@rule
def free_plans(s, p):
    """Return the plans of p that are not being carried out, as bits (CR-R82)."""
    plans = cards.plan_bits(s, p)
    e = s.escape[p]
    return plans & ~(1 << e) if 0 <= e < PLANS else plans


@rule
def spare_plans(s, p):
    """Return how many plans of p are not being carried out, which all can see."""
    return s.planned[p] - (0 <= s.escape[p] < PLANS)


# -- Making an offer ------------------------------------------------------------


@rule
def begin_trade(s):
    """Offer a trade after the move, where pieces meet."""
    p = s.mover
    go_on_from(s, Step.BLACK)
    if s.trading and not s.out[p] and s.offers < MOST_OFFERS and any_meeting(s, p):
        ask(s, p, Phase.TRADE)


@rule
def offer_trade(s, p, choice):
    """Make an offer, or none."""
    if choice == ASKED:
        allow(s, PASS)
        allow(s, OFFER)
    elif choice == PASS:
        go_on_from(s, Step.BLACK)
    else:
        s.offers += 1
        s.phase = Phase.DEALING


@rule
def choose_whom(s, p, choice):
    if choice == ASKED:
        for h in range(HUTS):
            allow_if(s, SEAT + h, can_deal(s, p, s.lives[h]))
    else:
        s.dealing = s.lives[choice - SEAT]
        s.phase = Phase.GIVE_EGGS


@rule
def offer_eggs(s, p, choice):
    if choice == ASKED:
        allow_eggs(s, s.eggs[p])
    else:
        s.give_eggs = choice - AMOUNT
        s.phase = Phase.GIVE_CARD


@rule
def offer_card(s, p, choice):
    """Offer a card, if the partner has room for it or could give one back."""
    n, q = s.at[p], s.dealing
    if choice != ASKED:
        s.give_card = named(choice, KIND)
        s.phase = Phase.GIVE_PLAN
        return
    allow(s, NONE)
    if has_room(s, q, n) or has_any_here(s, q, n):
        for kind in range(KINDS):
            allow_if(s, KIND + kind, has_here(s, p, n, kind))


@rule
def offer_plan(s, p, choice):
    if choice != ASKED:
        s.give_plan = named(choice, PLAN)
        s.phase = Phase.ASK_EGGS
        return
    allow_some(s, PLAN, free_plans(s, p) if can_take_plan(s, s.dealing) else 0)
    allow(s, NONE)


@rule
def ask_eggs(s, p, choice):
    if choice == ASKED:
        allow_eggs(s, s.eggs[s.dealing])
    else:
        s.ask_eggs = choice - AMOUNT
        s.phase = Phase.ASK_CARD


@rule
def ask_card(s, p, choice):
    """Ask for any card, if the partner has one and p has room for it.

    Asking for none is allowed only if the partner has room for what it gets.
    """
    n, q = s.at[p], s.dealing
    if choice != ASKED:
        s.ask_card = named(choice, KIND)
        s.phase = Phase.ASK_PLAN
        return
    if has_any_here(s, q, n) and (has_room(s, p, n) or s.give_card != NOTHING):
        allow_some(s, KIND, (1 << KINDS) - 1)
    allow_if(s, NONE, s.give_card == NOTHING or has_room(s, q, n))


@rule
def ask_plan(s, p, choice):
    """Ask for any plan but the own, within the limit of two (CR-063)."""
    q, given = s.dealing, s.give_plan != NOTHING
    if choice != ASKED:
        s.ask_plan = named(choice, PLAN)
        put_to_partner(s)
        return
    if spare_plans(s, q) > 0 and s.planned[p] - given < MOST_PLANS:
        allow_some(s, PLAN, ((1 << PLANS) - 1) & ~cards.plan_bits(s, p))
    allow_if(s, NONE, not given or s.planned[q] < MOST_PLANS)


@rule
def named(choice, first):
    """Return the card or plan of a choice, counted from `first`; `NOTHING` for none."""
    return NOTHING if choice == NONE else choice - first


@rule
def can_take_plan(s, q):
    """Return whether q has room for a plan, or one to give for it."""
    return s.planned[q] < MOST_PLANS or spare_plans(s, q) > 0


@rule
def put_to_partner(s):
    """Put a finished offer to the partner, unless it is empty on both sides (CR-R74)."""
    if s.give_eggs + s.ask_eggs or not nothing_named(s):
        s.news += 1
        ask(s, s.dealing, Phase.REPLY)
    else:
        end_offer(s)


@rule
def nothing_named(s):
    return (
        s.give_card == NOTHING
        and s.ask_card == NOTHING
        and s.give_plan == NOTHING
        and s.ask_plan == NOTHING
    )


@rule
def end_offer(s):
    s.dealing = s.give_card = s.ask_card = s.give_plan = s.ask_plan = NOTHING
    s.give_eggs = s.ask_eggs = 0
    go_on_from(s, Step.TRADE)


# -- The answer -----------------------------------------------------------------


@rule
def reply(s, q, choice):
    """Refuse an offer, or accept it with what it asks for at hand."""
    n = s.at[s.mover]
    if choice == ASKED:
        card = s.ask_card == NOTHING or has_here(s, q, n, s.ask_card)
        plan = s.ask_plan == NOTHING or (free_plans(s, q) >> max(0, s.ask_plan) & 1) != 0
        allow_answer(s, card and plan)
        return
    if choice == ACCEPT:
        trade(s, s.mover, q)
    end_offer(s)


@rule
def trade(s, p, q):
    """Exchange eggs, cards and plans between p and q."""
    n = s.at[p]
    s.eggs[p] += s.ask_eggs - s.give_eggs
    s.eggs[q] += s.give_eggs - s.ask_eggs
    given, asked = s.give_card, s.ask_card
    hand_over(s, p, n, given)
    hand_over(s, q, n, asked)
    receive(s, q, n, given)
    receive(s, p, n, asked)
    if s.give_plan != NOTHING or s.ask_plan != NOTHING:
        trade_plans(s, p, q)


@rule
def hand_over(s, p, n, kind):
    if kind != NOTHING:
        if is_at_home(s, p, n) and s.hands[p, kind]:
            cards.unbank(s, p, kind)
        else:
            cards.unload(s, p)


@rule
def receive(s, p, n, kind):
    """Put a received card into the hand at home, else load it (CR-062)."""
    if kind != NOTHING:
        if is_at_home(s, p, n):
            cards.bank(s, p, kind)
        else:
            cards.load(s, p, kind)


@rule
def trade_plans(s, p, q):
    """Exchange plans; seats other than these two lose track of both hands."""
    forget_plans(s, p)
    forget_plans(s, q)
    given, asked = s.give_plan, s.ask_plan
    if given != NOTHING:
        cards.give_plan(s, p, given)
    if asked != NOTHING:
        cards.give_plan(s, q, asked)
        cards.get_plan(s, p, asked)
    if given != NOTHING:
        cards.get_plan(s, q, given)


@rule
def forget_plans(s, p):
    """Let seats outside the trade forget which plans p has, except one under way."""
    for q in range(s.seats):
        if q != s.mover and q != s.dealing:
            s.knows[q] &= ~free_plans(s, p)
