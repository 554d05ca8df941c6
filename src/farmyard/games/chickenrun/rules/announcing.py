"""Chickenrun: announcing an escape: its conditions, its partner, and its chickens."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.options import PartnerPlace
from farmyard.games.chickenrun.rules import cards
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow_answer,
    allow_chickens,
    allow_if,
    ask,
)
from farmyard.games.chickenrun.rules.escapes import dissolve
from farmyard.games.chickenrun.rules.flock import count_in, is_escaping, live, own_hut, waiting
from farmyard.games.chickenrun.rules.tweedys.guards import on_his_way
from farmyard.games.chickenrun.rules.walking import forget_the_way, prowl, reaches
from farmyard.games.chickenrun.state import ACCEPT, CHICKEN, PASS, PLAN, SEAT, Phase, Status

# -- Is it possible -------------------------------------------------------------


@rule
def allow_announcements(s, p):
    """Allow every plan whose conditions hold (CR-103)."""
    if is_escaping(s, p) or s.depth[p]:
        return
    n = s.at[p]
    for plan in range(box.PLANS):
        if cards.plan_bits(s, p) >> plan & 1 and box.START[plan, n]:
            allow_if(s, PLAN + plan, can_announce(s, p, plan))


@rule
def can_announce(s, p, plan):
    if plan == box.LONG_DIG and s.at[p] != own_hut(s, p):
        return False
    if not coast_is_clear(s, s.at[p], first_outside(s, p, plan)):
        return False
    if is_enough(s, p, NOBODY, plan):
        return True
    return any_partner(s, p)


@rule
def is_enough(s, p, q, plan):
    """Return whether p, with a partner q, has enough for a plan (CR-103, CR-106, CR-R77)."""
    return has_cards(s, p, q, plan) and flock_for(s, p, q) >= least_of(s, p, plan)


@rule
def has_cards(s, p, q, plan):
    """Return whether p and q hold or carry all the cards of a plan (CR-104)."""
    for kind in range(box.KINDS):
        if box.TAKES[plan, kind] > cards.has(s, p, kind) + (
            cards.has(s, q, kind) if q != NOBODY else 0
        ):
            return False
    return not box.CUTTING[plan] or cards.has_tool(s, p) or (q != NOBODY and cards.has_tool(s, q))


@rule
def flock_for(s, p, q):
    """Return how many chickens could take part: the active one and the hands (CR-106)."""
    n = 1 + count_in(s, p, Status.HAND)
    return n + count_in(s, q, Status.HAND) if q != NOBODY else n


@rule
def least_of(s, p, plan):
    return min(box.LEAST[plan], live(s, p)) if s.need_capped else box.LEAST[plan]  # CR-R46


@rule
def first_outside(s, p, plan):
    """Return the square that must be free of the dog, or `NOTHING` (CR-R62)."""
    n = s.at[p]
    if plan == box.BORROWED_COAT:
        return board.BEHIND_GATE + n % board.COLUMNS
    if box.WAY[plan] in (box.WIRE, box.GATE):
        return board.BEYOND[n]
    return NOTHING


@rule
def coast_is_clear(s, n, outside):
    """Return whether Mr Tweedy is not too near and the dog not behind the wire (CR-105)."""
    if s.dog == outside:
        return False
    near = is_near(s, n, s.coast_radius)
    forget_the_way(s)
    return not near


@rule
def is_near(s, n, steps):
    """Return whether Mr Tweedy is that near to a square, or to a building's doors (CR-R62)."""
    if s.tweedy == n:
        return True
    if n < board.SQUARES:
        prowl(s, s.tweedy, steps, on_his_way(s))
        return reaches(s, n)
    if steps:
        prowl(s, s.tweedy, steps - 1, on_his_way(s))
        for d in range(board.DOOR.shape[1]):
            if board.DOOR[n - board.SQUARES, d] >= 0 and reaches(
                s, board.DOOR[n - board.SQUARES, d]
            ):
                return True
    return False


@rule
def can_cut(s, p):
    """Return whether a seat is beside wire, with a tool, and the coast is clear (CR-120)."""
    n = s.at[p]
    if (
        is_escaping(s, p)
        or n < 0
        or not board.IS_YARD[n]
        or board.HOLE[n] < 0
        or not cards.has_tool(s, p)
    ):
        return False
    return coast_is_clear(s, n, board.BEYOND[n])


@rule
def any_partner(s, p):
    for q in range(s.seats):
        if may_join(s, p, q):
            return True
    return False


@rule
def may_join(s, p, q):
    """Return whether q may join the escape of p (CR-133, CR-R105).

    Both must be on a start area or in the same hut, and q must be free to join.
    """
    if not s.joint or s.joined or q == p or s.out[q] or is_escaping(s, q) or s.at[q] < 0:
        return False
    if count_in(s, q, Status.LENT):
        return False
    if s.partner_place == PartnerPlace.ANYWHERE:
        return True
    n, m = s.at[p], s.at[q]
    if n >= board.HUT:
        return n == m
    for plan in range(box.PLANS):
        if box.START[plan, n] and box.START[plan, m]:
            return True
    return False


# -- Announcing -----------------------------------------------------------------


@rule
def announce(s, p, plan):
    """Announce an escape for good (CR-108); a partner near by may be asked first."""
    s.news += 1
    s.escape[p] = plan
    s.announced = 1
    cards.know_all(s, plan)
    if any_partner(s, p):
        ask(s, p, Phase.PARTNER)
    else:
        show_cards(s, p, NOBODY)


@rule
def choose_partner(s, p, choice):
    """Ask a partner to join; nobody, if the own cards and chickens are enough."""
    if choice == ASKED:
        for h in range(board.HUTS):
            q = s.lives[h]
            allow_if(s, SEAT + h, q != NOBODY and may_join(s, p, q))
        allow_if(s, PASS, is_enough(s, p, NOBODY, s.escape[p]))
    elif choice == PASS:
        show_cards(s, p, NOBODY)
    else:
        s.partner[p] = s.lives[choice - SEAT]
        s.joined = 1
        ask(s, s.partner[p], Phase.JOIN)


@rule
def answer_partner(s, q, choice):
    """Join an escape, for which the equipment of both is pooled (CR-131), or refuse."""
    p = s.mover
    if choice == ASKED:
        allow_answer(s, is_enough(s, p, q, s.escape[p]))
    elif choice == ACCEPT:
        show_cards(s, p, q)
        ask(s, q, Phase.LEND)
    else:
        be_refused(s, p)


@rule
def be_refused(s, p):
    """Let p escape alone, or undo the announcement if p lacks cards or chickens (CR-R88)."""
    s.news += 1  # which of the two tells of the hand
    s.partner[p] = NOBODY
    if is_enough(s, p, NOBODY, s.escape[p]):
        show_cards(s, p, NOBODY)
    else:
        dissolve(s, p)
        s.stirred = s.announced = 0
        ask(s, p, Phase.BEFORE)


@rule
def show_cards(s, p, q):
    """Show all cards a plan needs (CR-104), and put a load it does not need back (CR-R66)."""
    s.news += 1
    plan = s.escape[p]
    s.marker[p] = s.at[p]
    for kind in range(box.KINDS):
        for _ in range(box.TAKES[plan, kind]):
            cards.show(s, p, p if cards.has(s, p, kind) else q, kind)
    if box.CUTTING[plan]:
        show_tool(s, p, p if cards.has_tool(s, p) else q)
    cards.drop(s, p)
    ask(s, p, Phase.COMMIT)


@rule
def show_tool(s, p, owner):
    cards.show(s, p, owner, cards.tool_of(s, owner))


@rule
def announce_cut(s, p):
    """Announce a cut dash: one chicken, one tool, and a hole in the wire (CR-120)."""
    s.news += 1
    s.escape[p] = box.CUT_DASH
    s.announced = 1
    s.marker[p] = s.at[p]
    show_tool(s, p, p)
    cards.drop(s, p)
    ask(s, p, Phase.BEFORE)


@rule
def commit(s, q, choice):
    """Commit a chicken from the hand, never from the hut (CR-106), or stop when there are enough;
    a partner commits first, and what the mover still has in hand counts then."""
    p = s.mover
    if choice == ASKED:
        allow_chickens(s, q, Status.HAND)
        still = 0 if s.phase == Phase.COMMIT else count_in(s, p, Status.HAND)
        allow_if(s, PASS, 1 + waiting(s, p) + still >= least_of(s, p, s.escape[p]))
    elif choice == PASS:
        ask(s, p, Phase.BEFORE if q == p else Phase.COMMIT)
    else:
        s.chickens[q, choice - CHICKEN] = Status.COMMITTED if q == p else Status.LENT
