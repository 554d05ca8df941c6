"""Chickenrun: a seat's move: where it may go, tunnels and flights, and reaching a place."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun.box import (
    ADJUST,
    BORROWED_COAT,
    DEEP,
    FLY,
    GATE,
    GATE_DASH,
    LANDINGS,
    MARCH,
    PLANS,
    SHALLOW,
    TUNNEL,
    TUNNEL_MOUTHS,
    WAY,
    WIRE,
)
from farmyard.games.chickenrun.box.board import (
    BARN,
    BUNKER,
    BY_APRON,
    BY_EAST_WICKET,
    BY_WEST_WICKET,
    COLUMNS,
    EXITS,
    FOOD,
    HUT,
    HUTS,
    IN_YARD,
    IS_FREE,
    IS_OUTSIDE,
    MIDDLE,
    OUTSIDE,
    SQUARES,
    THROUGH_GATE,
    WORKSHOP,
    number,
)
from farmyard.games.chickenrun.rules.asking import allow_if, allow_reached, ask, go_on_from
from farmyard.games.chickenrun.rules.cards import bank_load, drop
from farmyard.games.chickenrun.rules.escapes import come_free, is_inside
from farmyard.games.chickenrun.rules.flock import active_of, is_escaping, own_hut
from farmyard.games.chickenrun.rules.shops import enter_food_store, enter_shop
from farmyard.games.chickenrun.rules.walking import cross, is_barred, walk
from farmyard.games.chickenrun.state import (
    EXIT,
    NEVER,
    PASS,
    PLACE,
    ROOM_ROW,
    STANDING,
    Phase,
    Step,
)

# -- Questions ------------------------------------------------------------------


@rule
def adjustment(s, p):
    """The number of the chicken that runs (CR-036)."""
    k = number(s.runs[p]) if s.runs[p] != NOTHING else active_of(s, p)
    return ADJUST[k]


@rule
def steps_of(s, p):
    """The raw total and the number of the chicken, one at least (CR-R5)."""
    return max(number(s.lowest), s.black + s.white + adjustment(s, p)) + MARCH * s.march


@rule
def is_held(s, p):
    """In the bunker without the right to leave (CR-099)."""
    return s.at[p] == BUNKER and not s.paid[p] and not s.leaving


@rule
def is_tunnelling(s, p):
    """At the start of a tunnel or underground."""
    return is_escaping(s, p) and WAY[s.escape[p]] == TUNNEL and s.at[p] == s.marker[p]


@rule
def must_fly(s, p):
    """Announced, and not yet in the air (CR-R64)."""
    return is_escaping(s, p) and WAY[s.escape[p]] == FLY and not s.flown[p]


@rule
def tunnel_row(s, p):
    """Which tunnel: the barn's, the workshop's, or a hut's."""
    return min(number(s.marker[p]) - BARN, 2) if s.marker[p] >= BARN else 2


@rule
def length_of_tunnel(s, p):
    return DEEP if s.marker[p] < BARN else SHALLOW


@rule
def exit_of(s, p, i):
    """The i-th landing square or mouth; nothing if there is none, or a guard is on it."""
    n = LANDINGS[s.escape[p], i] if must_fly(s, p) else TUNNEL_MOUTHS[tunnel_row(s, p), i]
    return NOTHING if n < 0 or is_barred(s, number(n)) else number(n)


@rule
def has_exit(s, p):
    for i in range(EXITS):  # noqa: SIM110 (generators are not compiled)
        if exit_of(s, p, i) != NOTHING:
            return True
    return False


@rule
def ground_of(s, p):
    """Where this piece may walk now (CR-046, CR-047, CR-R63, CR-R78)."""
    e = number(s.escape[p])
    if 0 <= e < PLANS and WAY[e] == GATE:
        if e != BORROWED_COAT:
            return BY_WEST_WICKET if s.marker[p] % COLUMNS < MIDDLE else BY_EAST_WICKET
        if not IS_OUTSIDE[number(s.at[p])]:
            return BY_APRON
    if e != NOTHING or IS_OUTSIDE[number(s.at[p])]:
        return OUTSIDE
    return THROUGH_GATE if s.gate else IN_YARD


# -- Setting out ----------------------------------------------------------------


@rule
def set_out(s):
    """The move itself (CR-036), unless the seat has no piece or may not leave the bunker."""
    p = number(s.mover)
    if s.out[p] or s.at[p] < 0 or is_held(s, p):
        go_on_from(s, Step.ARRIVE)
        return
    s.moved = 1
    s.allowance = steps_of(s, p)
    if must_fly(s, p):
        if has_exit(s, p):
            ask(s, p, Phase.LAND)
        else:
            go_on_from(s, Step.ARRIVE)
    else:
        ask(s, p, Phase.MOVE)


@rule
def allow_moves(s):
    """All places within reach, worked out once (CR-037 to CR-046); or staying."""
    p = number(s.turn)
    n, steps = number(s.at[p]), number(s.allowance)
    if is_tunnelling(s, p):
        allow_if(s, PLACE + n, can_dig(s, p))
    else:
        if s.marker[p] != NOTHING and WAY[s.escape[p]] == WIRE and is_inside(s, p):
            cross(s, n, number(s.marker[p]), steps)
        else:
            walk(s, n, steps, ground_of(s, p))
        s.reach[ROOM_ROW] &= open_rooms(s, p)
        allow_reached(s)
    allow_if(s, PASS, not s.exact_move or not any_place(s))


@rule
def any_place(s):
    """Whether there is any place to go (CR-R89)."""
    for w in range(len(s.open)):  # noqa: SIM110 (generators are not compiled)
        if s.open[w]:
            return True
    return False


@rule
def open_rooms(s, p):
    """The buildings it may enter, as bits: its hut, shops, and huts that may be asked."""
    if is_escaping(s, p):
        return 0  # CR-R63
    rooms = (1 << (WORKSHOP - SQUARES + 1)) - 1
    for h in range(HUTS):
        if h != s.hut[p] and not may_visit(s, h):
            rooms &= ~(1 << h)
    if s.tweedy >= SQUARES:
        rooms &= ~(1 << (s.tweedy - SQUARES))  # CR-134
    if s.at[p] >= SQUARES:
        rooms &= ~(1 << (s.at[p] - SQUARES))
    return rooms


@rule
def may_visit(s, h):
    """A hut of somebody who plays, and has not refused (CR-044, CR-R74)."""
    q = number(s.lives[h])
    return s.visits != NEVER and q != NOBODY and not s.out[q] and not s.refused >> h & 1


@rule
def move_to(s, n):
    """On its way; another's hut is asked for first (CR-044)."""
    p = number(s.mover)
    if is_tunnelling(s, p):
        dig(s, p)
    elif HUT <= n < HUT + HUTS and n != own_hut(s, p) and s.visits != STANDING:
        s.going_to = n
        ask(s, number(s.lives[n - HUT]), Phase.VISIT)
    else:
        s.at[p] = n
        go_on_from(s, Step.ARRIVE)


@rule
def answer_visit(s, welcome):
    """A refused piece chooses again, at no cost (CR-R45)."""
    n = number(s.going_to)
    s.going_to = NOTHING
    if welcome:
        s.at[number(s.mover)] = n
        go_on_from(s, Step.ARRIVE)
    else:
        s.refused |= 1 << (n - HUT)
        ask(s, number(s.mover), Phase.MOVE)


# -- Tunnels and flights --------------------------------------------------------


@rule
def can_dig(s, p):
    """There is a step left, and somewhere to go (CR-R64)."""
    return s.allowance > 0 and (s.depth[p] < length_of_tunnel(s, p) or has_exit(s, p))


@rule
def dig(s, p):
    """As far as the allowance reaches (CR-R64)."""
    steps = min(length_of_tunnel(s, p) - s.depth[p], number(s.allowance))
    s.depth[p] += steps
    s.allowance -= steps
    if s.allowance > 0 and has_exit(s, p):
        ask(s, p, Phase.MOUTH)
    else:
        go_on_from(s, Step.ARRIVE)


@rule
def allow_exits(s):
    """Mouths or landing squares without a guard; a digger may stop before them (not CR-R96)."""
    p = number(s.turn)
    for i in range(EXITS):
        allow_if(s, EXIT + i, exit_of(s, p, i) != NOTHING)
    allow_if(s, PASS, s.phase == Phase.MOUTH and not s.exact_move)


@rule
def come_out(s, i):
    """Out of a mouth (one step) or down from the air (none)."""
    p = number(s.mover)
    n = exit_of(s, p, i)
    s.allowance -= s.phase == Phase.MOUTH
    s.flown[p] = s.phase == Phase.LAND
    s.at[p] = n
    s.depth[p] = 0
    if s.allowance:
        ask(s, p, Phase.MOVE)
    else:
        go_on_from(s, Step.ARRIVE)


# -- Reaching a place -----------------------------------------------------------


@rule
def arrive(s):
    """What follows from where the move ended (CR-035)."""
    p = number(s.mover)
    s.step = Step.TRADE
    if s.out[p] or s.at[p] < 0:
        return
    n = number(s.at[p])
    s.paid[p] = s.paid[p] and n == BUNKER
    if IS_OUTSIDE[n] and not is_escaping(s, p):  # CR-119, CR-123, CR-R28
        s.escape[p] = GATE_DASH
        drop(s, p)
    if is_escaping(s, p):
        if IS_FREE[n]:
            come_free(s, p)
    elif n == own_hut(s, p):
        bank_load(s, p)
    elif s.moved and n != s.tweedy:  # CR-048, CR-R52
        use_room(s, p, n)


@rule
def use_room(s, p, n):
    if n == FOOD:
        enter_food_store(s, p)
    elif FOOD < n < BUNKER or n == FOOD - 1:
        enter_shop(s, p, n)
