"""Chickenrun: the legal choices of each phase, found once for each decision."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY
from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box import BAIL, DISCOUNT, KINDS, SET, UNDER_STRAW
from farmyard.games.chickenrun.box.board import BUNKER
from farmyard.games.chickenrun.options import Bail
from farmyard.games.chickenrun.rules.announcing import (
    allow_announcements,
    allow_commitments,
    allow_partners,
    can_cut,
    can_join,
)
from farmyard.games.chickenrun.rules.asking import (
    allow,
    allow_answer,
    allow_chickens,
    allow_if,
    allow_some,
    close_all,
)
from farmyard.games.chickenrun.rules.cards import can_draw
from farmyard.games.chickenrun.rules.escapes import may_abandon
from farmyard.games.chickenrun.rules.flock import count_in, is_escaping
from farmyard.games.chickenrun.rules.moving import allow_exits, allow_moves
from farmyard.games.chickenrun.rules.opportunities import (
    allow_before,
    allow_kept,
    allow_loot,
    allow_loot_cards,
)
from farmyard.games.chickenrun.rules.shops import allow_goods, allow_own_plans, allow_plans, pile_at
from farmyard.games.chickenrun.rules.trading import allow_offer, allow_reply
from farmyard.games.chickenrun.rules.tweedys.control import allow_belt, allow_bids, allow_first
from farmyard.games.chickenrun.rules.tweedys.guards import (
    TWEEDY,
    allow_catches,
    allow_dog,
    allow_tweedy,
)
from farmyard.games.chickenrun.rules.tweedys.piematic import pie_group
from farmyard.games.chickenrun.state import Phase, Place


@rule
def is_always_asked(s):
    """Return whether a seat is asked even if it has only one choice.

    So it is before the roll, and where an answer not asked for would tell of hidden cards.
    """
    return s.phase in (Phase.BEFORE, Phase.JOIN, Phase.REPLY)


@rule
def find_choices(s):
    close_all(s)
    allow_what_is_asked(s, s.turn)


@rule
def allow_what_is_asked(s, p):
    match s.phase:
        case Phase.FIRST:
            allow_first(s, p)
        case Phase.BIDDING:
            allow_bids(s, p)
        case Phase.DOG:
            allow_belt(s)
        # before the roll
        case Phase.BEFORE:
            allow_deeds(s, p)
        case Phase.PARTNER:
            allow_partners(s, p)
        case Phase.JOIN:
            allow_answer(s, can_join(s, s.mover, p))
        case Phase.LEND | Phase.COMMIT:
            allow_commitments(s, p, s.mover)
        case Phase.KEEP:
            allow_shown(s, p)
        case Phase.HIDE:
            allow(s, state.PASS)
            allow(s, state.CARD + UNDER_STRAW)
        case Phase.PIE:
            allow_some(s, state.CHICKEN, pie_group(s, s.victim))
        # after it
        case Phase.REPLACE:
            allow_chickens(s, p, Place.HAND)
        case Phase.RELEASE:
            allow_chickens(s, p, Place.BUNKER)
        case Phase.RESTART:
            allow_restart(s, p)
        case Phase.CHOOSE:
            allow_ten(s, p)
        case Phase.DISCARD:
            allow_kept(s, p)
        case Phase.LOOT:
            allow_loot(s)
        case Phase.LOOT_CARD:
            allow_loot_cards(s)
        case Phase.CHANGE | Phase.RUNNER:
            allow_runners(s, p)
        # on the way
        case Phase.LAND | Phase.MOUTH:
            allow_exits(s)
        case Phase.MOVE:
            allow_moves(s)
        case Phase.VISIT:
            allow_answer(s, True)
        case Phase.DISCOUNT:
            allow(s, state.PASS)
            allow(s, state.CARD + DISCOUNT)
        case Phase.LOOK:
            allow(s, state.PASS)
            allow(s, state.ACCEPT)
        case Phase.BUY:
            allow_goods(s, pile_at(s.at[p]))
        case Phase.FOOD:
            allow_plans(s, p)
        case Phase.PUT:
            allow_own_plans(s, p)
        # trading
        case Phase.TRADE | Phase.DEALING | Phase.GIVE_EGGS | Phase.GIVE_CARD:
            allow_offer(s, p)
        case Phase.GIVE_PLAN | Phase.ASK_EGGS | Phase.ASK_CARD | Phase.ASK_PLAN:
            allow_offer(s, p)
        case Phase.REPLY:
            allow_reply(s, p)
        # the Tweedys
        case Phase.BLACK:
            allow(s, state.PASS)
            allow_guard(s, True, s.black)
        case Phase.SELECT:
            allow(s, state.PASS)
            allow(s, state.BLACK)
            allow(s, state.BROWN)
        case Phase.CHASE:
            allow_guard(s, s.chasing == TWEEDY, s.black + s.white)
            allow(s, state.PASS)
        case Phase.CATCH:
            allow_catches(s)


@rule
def allow_ten(s, p):
    """Allow what a throw of ten or more offers (CR-029)."""
    allow(s, state.MOVE)
    allow_if(s, state.RELEASE, count_in(s, p, Place.BUNKER) > 0)
    allow_if(s, state.DRAW, s.opportunities != 0 and can_draw(s))


# -- Those that are longer ------------------------------------------------------


@rule
def allow_deeds(s, p):
    """Allow the actions before the roll (section 6 of the ledger)."""
    allow(s, state.ROLL)
    allow_if(s, state.PAY, can_bail(s, p))
    free = not is_escaping(s, p) and s.at[p] != BUNKER  # CR-135
    if free and s.replaced < s.replacements:  # CR-018, CR-R104
        allow_chickens(s, p, Place.HAND if count_in(s, p, Place.HAND) else Place.HUT)
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
    return s.bail != Bail.PIECE and count_in(s, p, Place.BUNKER) > 0


@rule
def allow_shown(s, p):
    """Allow to keep one of the cards of the escape (CR-115)."""
    for kind in range(KINDS):
        allow_if(s, state.KIND + kind, s.shown[p, kind] > 0)


@rule
def allow_restart(s, p):
    """Allow a new active chicken from the hand, else from the bunker (CR-117)."""
    in_hand = count_in(s, p, Place.HAND)
    allow_chickens(s, p, Place.HAND if in_hand else Place.BUNKER)


@rule
def allow_runners(s, p):
    """Allow any waiting chicken as the next runner, lent ones too (CR-112, CR-R7, CR-R77)."""
    allow_chickens(s, p, Place.COMMITTED)
    q = s.partner[p]
    if q != NOBODY:
        for k in range(SET):
            waits = s.chickens[q, k] == Place.LENT and k != s.runs[p]
            allow_if(s, state.LENT_CHICKEN + k, waits)


@rule
def allow_guard(s, tweedy, steps):
    if tweedy:
        allow_tweedy(s, steps)
    else:
        allow_dog(s, steps)
