"""Chickenrun: announcing an escape: what it takes, with whom, and which chickens are in it."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun.box import (
    BORROWED_COAT,
    CUT_DASH,
    CUTTING,
    GATE,
    KINDS,
    LEAST,
    LONG_DIG,
    PLANS,
    START,
    TAKES,
    WAY,
    WIRE,
)
from farmyard.games.chickenrun.box.board import (
    BEHIND_GATE,
    BEYOND,
    COLUMNS,
    DOOR,
    HOLE,
    HUT,
    HUTS,
    IS_YARD,
    NO,
    SQUARES,
    number,
)
from farmyard.games.chickenrun.rules.asking import allow_chickens, allow_if, ask
from farmyard.games.chickenrun.rules.cards import (
    drop,
    has,
    has_tool,
    know_all,
    plan_bits,
    show,
    tool_of,
)
from farmyard.games.chickenrun.rules.escapes import dissolve
from farmyard.games.chickenrun.rules.flock import count_in, is_escaping, live, own_hut, waiting
from farmyard.games.chickenrun.rules.tweedys.guards import on_his_way
from farmyard.games.chickenrun.rules.walking import forget_the_way, prowl, reaches
from farmyard.games.chickenrun.state import ANYWHERE, PASS, PLAN, SEAT, Phase, Place

# -- Is it possible -------------------------------------------------------------


@rule
def allow_announcements(s, p):
    """Every plan whose conditions hold (CR-103)."""
    if is_escaping(s, p) or s.depth[p]:
        return
    n = number(s.at[p])
    for plan in range(PLANS):
        if plan_bits(s, p) >> plan & 1 and START[plan, n]:
            allow_if(s, PLAN + plan, can_announce(s, p, plan))


@rule
def can_announce(s, p, plan):
    if plan == LONG_DIG and s.at[p] != own_hut(s, p):
        return False
    if not coast_is_clear(s, number(s.at[p]), first_outside(s, p, plan)):
        return False
    if is_enough(s, p, NO, plan):
        return True
    return any_partner(s, p)


@rule
def is_enough(s, p, q, plan):
    """Cards and chickens of p, and of a partner q (CR-103, CR-106, CR-R77)."""
    return has_cards(s, p, q, plan) and flock_for(s, p, q) >= least_of(s, p, plan)


@rule
def has_cards(s, p, q, plan):
    """All cards, carried or in the hand (CR-104)."""
    for kind in range(KINDS):
        if TAKES[plan, kind] > has(s, p, kind) + (has(s, q, kind) if q != NOBODY else 0):
            return False
    return not CUTTING[plan] or has_tool(s, p) or (q != NOBODY and has_tool(s, q))


@rule
def flock_for(s, p, q):
    """The active chicken and the hands (CR-106)."""
    n = 1 + count_in(s, p, Place.HAND)
    return n + count_in(s, q, Place.HAND) if q != NOBODY else n


@rule
def least_of(s, p, plan):
    return min(LEAST[plan], live(s, p)) if s.need_capped else LEAST[plan]  # CR-R46


@rule
def first_outside(s, p, plan):
    """The square that must be free of the dog (CR-R62)."""
    n = number(s.at[p])
    if plan == BORROWED_COAT:
        return BEHIND_GATE + n % COLUMNS
    if WAY[plan] in (WIRE, GATE):
        return number(BEYOND[n])
    return NOTHING


@rule
def coast_is_clear(s, n, outside):
    """Mr Tweedy neither there nor one of his steps away, nor the dog behind the wire (CR-105)."""
    if s.dog == outside:
        return False
    near = is_near(s, n, number(s.coast_radius))
    forget_the_way(s)
    return not near


@rule
def is_near(s, n, steps):
    """Whether Mr Tweedy is that near to a square, or to the doors of a building (CR-R62)."""
    if s.tweedy == n:
        return True
    if n < SQUARES:
        prowl(s, number(s.tweedy), steps, on_his_way(s))
        return reaches(s, n)
    if steps:
        prowl(s, number(s.tweedy), steps - 1, on_his_way(s))
        for d in range(DOOR.shape[1]):
            if DOOR[n - SQUARES, d] >= 0 and reaches(s, number(DOOR[n - SQUARES, d])):
                return True
    return False


@rule
def can_cut(s, p):
    """Beside wire, with a tool, the coast clear (CR-120)."""
    n = number(s.at[p])
    if is_escaping(s, p) or n < 0 or not IS_YARD[n] or HOLE[n] < 0 or not has_tool(s, p):
        return False
    return coast_is_clear(s, n, number(BEYOND[n]))


@rule
def any_partner(s, p):
    for q in range(number(s.seats)):  # noqa: SIM110 (generators are not compiled)
        if may_join(s, p, q):
            return True
    return False


@rule
def may_join(s, p, q):
    """Both on the start area, or in the same hut, and q free to join (CR-133, CR-R105)."""
    if not s.joint or s.joined or q == p or s.out[q] or is_escaping(s, q) or s.at[q] < 0:
        return False
    if count_in(s, q, Place.LENT):
        return False
    if s.partner_place == ANYWHERE:
        return True
    n, m = number(s.at[p]), number(s.at[q])
    if n >= HUT:
        return n == m
    for plan in range(PLANS):  # noqa: SIM110 (generators are not compiled)
        if START[plan, n] and START[plan, m]:
            return True
    return False


# -- Announcing -----------------------------------------------------------------


@rule
def announce(s, p, plan):
    """From now on there is no turning back (CR-108); a partner may be asked first."""
    s.escape[p] = plan
    s.announced = 1
    if any_partner(s, p):
        ask(s, p, Phase.PARTNER)
    else:
        show_cards(s, p, NO)


@rule
def allow_partners(s, p):
    for h in range(HUTS):
        q = number(s.lives[h])
        allow_if(s, SEAT + h, q != NOBODY and may_join(s, p, q))
    allow_if(s, PASS, is_enough(s, p, NO, number(s.escape[p])))


@rule
def ask_to_join(s, p, q):
    if q == NOBODY:
        show_cards(s, p, NO)
    else:
        s.partner[p] = q
        s.joined = 1
        ask(s, q, Phase.JOIN)


@rule
def can_join(s, p, q):
    return is_enough(s, p, q, number(s.escape[p]))


@rule
def join(s, p, q):
    """Equipment is pooled, then chickens (CR-131)."""
    show_cards(s, p, q)
    ask(s, q, Phase.LEND)


@rule
def refuse_to_join(s, p):
    """Alone then; if that is not enough, nothing has been announced (CR-R88)."""
    s.news += 1  # which of the two tells of the hand
    s.partner[p] = NOBODY
    if is_enough(s, p, NO, number(s.escape[p])):
        show_cards(s, p, NO)
    else:
        dissolve(s, p)
        s.stirred = s.announced = 0
        ask(s, p, Phase.BEFORE)


@rule
def show_cards(s, p, q):
    """All that is needed lies open (CR-104); a load that is not goes back (CR-R66)."""
    s.news += 1
    plan = number(s.escape[p])
    s.marker[p] = s.at[p]
    know_all(s, plan)
    for kind in range(KINDS):
        for _ in range(TAKES[plan, kind]):
            show(s, p, p if has(s, p, kind) else q, kind)
    if CUTTING[plan]:
        show_tool(s, p, p if has_tool(s, p) else q)
    drop(s, p)
    ask(s, p, Phase.COMMIT)


@rule
def show_tool(s, p, owner):
    show(s, p, owner, tool_of(s, owner))


@rule
def announce_cut(s, p):
    """One chicken, one tool, and a hole in the wire (CR-120)."""
    s.news += 1
    s.escape[p] = CUT_DASH
    s.announced = 1
    s.marker[p] = s.at[p]
    show_tool(s, p, p)
    drop(s, p)
    ask(s, p, Phase.BEFORE)


# -- Committing chickens --------------------------------------------------------


@rule
def allow_commitments(s, q, p):
    """Hand chickens of q, for the escape of p; enough if the hands still can make it up."""
    allow_chickens(s, q, Place.HAND)
    still = 0 if s.phase == Phase.COMMIT else count_in(s, p, Place.HAND)
    allow_if(s, PASS, 1 + waiting(s, p) + still >= least_of(s, p, number(s.escape[p])))


@rule
def commit(s, k):
    """One chicken, from the hand and never from the hut (CR-106)."""
    p = number(s.mover)
    q = number(s.turn)
    s.chickens[q, k] = Place.COMMITTED if q == p else Place.LENT


@rule
def done_committing(s):
    p = number(s.mover)
    ask(s, p, Phase.COMMIT if s.turn != p else Phase.BEFORE)
