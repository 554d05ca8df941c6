"""Chickenrun: a seat's move: its reach, tunnels and flights, and what follows on arrival."""

from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun import box
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.options import Visits
from farmyard.games.chickenrun.rules.asking import (
    ASKED,
    allow_answer,
    allow_if,
    allow_reached,
    ask,
    go_on_from,
    how_many_open,
)
from farmyard.games.chickenrun.rules.cards import bank_load, drop
from farmyard.games.chickenrun.rules.escapes import come_free, is_inside
from farmyard.games.chickenrun.rules.flock import active_of, is_escaping, own_hut
from farmyard.games.chickenrun.rules.shops import enter_food_store, enter_shop, pile_at
from farmyard.games.chickenrun.rules.walking import cross, is_barred, walk
from farmyard.games.chickenrun.state import ACCEPT, EXIT, PASS, PLACE, ROOM_ROW, Phase, Step

# -- Questions ------------------------------------------------------------------


@rule
def adjustment(s, p):
    """Return the number of the chicken that runs (CR-036)."""
    k = s.runs[p] if s.runs[p] != NOTHING else active_of(s, p)
    return box.ADJUST[k]


@rule
def steps_of(s, p):
    """Return the steps of a move: throw, chicken's number and Quick March; at least 1 (CR-R5)."""
    return max(s.lowest, s.black + s.white + adjustment(s, p)) + box.MARCH * s.march


@rule
def is_held(s, p):
    """Return whether a piece is in the bunker without the right to leave (CR-099)."""
    return s.at[p] == board.BUNKER and not s.paid[p] and not s.leaving


@rule
def is_tunnelling(s, p):
    """Return whether a piece is at the start of its tunnel or underground."""
    return is_escaping(s, p) and box.WAY[s.escape[p]] == box.TUNNEL and s.at[p] == s.marker[p]


@rule
def must_fly(s, p):
    """Return whether a flight has been announced and not yet taken off (CR-R64)."""
    return is_escaping(s, p) and box.WAY[s.escape[p]] == box.FLY and not s.flown[p]


@rule
def tunnel_row(s, p):
    """Return the row of a tunnel in `TUNNEL_MOUTHS`: the barn's, the workshop's, or a hut's."""
    return min(s.marker[p] - board.BARN, 2) if s.marker[p] >= board.BARN else 2


@rule
def length_of_tunnel(s, p):
    return box.DEEP if s.marker[p] < board.BARN else box.SHALLOW


@rule
def exit_of(s, p, i):
    """Return the i-th landing square or mouth; `NOTHING` if there is none or a guard is on it."""
    n = box.LANDINGS[s.escape[p], i] if must_fly(s, p) else box.TUNNEL_MOUTHS[tunnel_row(s, p), i]
    return NOTHING if n < 0 or is_barred(s, n) else n


@rule
def has_exit(s, p):
    for i in range(board.EXITS):
        if exit_of(s, p, i) != NOTHING:
            return True
    return False


@rule
def ground_of(s, p):
    """Return the ground on which a piece may walk now (CR-046, CR-047, CR-R63, CR-R78)."""
    e = s.escape[p]
    if 0 <= e < box.PLANS and box.WAY[e] == box.GATE:
        if e != box.BORROWED_COAT:
            return (
                board.BY_WEST_WICKET
                if s.marker[p] % board.COLUMNS < board.MIDDLE
                else board.BY_EAST_WICKET
            )
        if not board.IS_OUTSIDE[s.at[p]]:
            return board.BY_APRON
    if e != NOTHING or board.IS_OUTSIDE[s.at[p]]:
        return board.OUTSIDE
    return board.THROUGH_GATE if s.gate else board.IN_YARD


# -- Setting out ----------------------------------------------------------------


@rule
def set_out(s):
    """Begin the move (CR-036), unless the seat has no piece or may not leave the bunker."""
    p = s.mover
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
def move(s, p, choice):
    """Move the piece to a place within reach (CR-037 to CR-046), or stay."""
    if choice == ASKED:
        allow_moves(s, p)
    elif choice == PASS:
        go_on_from(s, Step.ARRIVE)
    else:
        move_to(s, p, choice - PLACE)


@rule
def allow_moves(s, p):
    n, steps = s.at[p], s.allowance
    if is_tunnelling(s, p):
        allow_if(s, PLACE + n, can_dig(s, p))
    else:
        if s.marker[p] != NOTHING and box.WAY[s.escape[p]] == box.WIRE and is_inside(s, p):
            cross(s, n, s.marker[p], steps)
        else:
            walk(s, n, steps, ground_of(s, p))
        s.reach[ROOM_ROW] &= open_rooms(s, p)
        allow_reached(s)
    allow_if(s, PASS, not s.exact_move or not how_many_open(s))  # CR-R89


@rule
def open_rooms(s, p):
    """Return the buildings a piece may enter, as bits: its hut, shops, and huts it may ask."""
    if is_escaping(s, p):
        return 0  # CR-R63
    rooms = (1 << (board.WORKSHOP - board.SQUARES + 1)) - 1
    for h in range(board.HUTS):
        if h != s.hut[p] and not may_visit(s, h):
            rooms &= ~(1 << h)
    if s.tweedy >= board.SQUARES:
        rooms &= ~(1 << (s.tweedy - board.SQUARES))  # CR-134
    if s.at[p] >= board.SQUARES:
        rooms &= ~(1 << (s.at[p] - board.SQUARES))
    return rooms


@rule
def may_visit(s, h):
    """Return whether a hut's seat plays and has not refused (CR-044, CR-R74)."""
    q = s.lives[h]
    return s.visits != Visits.NEVER and q != NOBODY and not s.out[q] and not s.refused >> h & 1


@rule
def is_hut(n):
    """Return whether a place is a hut."""
    return board.HUT <= n < board.HUT + board.HUTS


@rule
def move_to(s, p, n):
    """Move the piece to a place; permission is asked first for another's hut (CR-044)."""
    if is_tunnelling(s, p):
        dig(s, p)
    elif s.visits != Visits.STANDING and is_hut(n) and n != own_hut(s, p):
        s.going_to = n
        ask(s, s.lives[n - board.HUT], Phase.VISIT)
    else:
        s.at[p] = n
        go_on_from(s, Step.ARRIVE)


@rule
def answer_visit(s, host, choice):
    """Let a guest in, or let it choose again at no cost (CR-R45)."""
    if choice == ASKED:
        allow_answer(s, True)
        return
    n = s.going_to
    s.going_to = NOTHING
    if choice == ACCEPT:
        s.at[s.mover] = n
        go_on_from(s, Step.ARRIVE)
    else:
        s.refused |= 1 << (n - board.HUT)
        ask(s, s.mover, Phase.MOVE)


# -- Tunnels and flights --------------------------------------------------------


@rule
def can_dig(s, p):
    """Return whether a digger has a step left and somewhere to go (CR-R64)."""
    return s.allowance > 0 and (s.depth[p] < length_of_tunnel(s, p) or has_exit(s, p))


@rule
def dig(s, p):
    """Move the digger on as far as the allowance reaches (CR-R64)."""
    steps = min(length_of_tunnel(s, p) - s.depth[p], s.allowance)
    s.depth[p] += steps
    s.allowance -= steps
    if s.allowance > 0 and has_exit(s, p):
        ask(s, p, Phase.MOUTH)
    else:
        go_on_from(s, Step.ARRIVE)


@rule
def come_out(s, p, choice):
    """Come out of a mouth, which takes a step, or down from the air; a digger may stop instead (not
    CR-R96)."""
    digs = s.phase == Phase.MOUTH
    if choice == ASKED:
        for i in range(board.EXITS):
            allow_if(s, EXIT + i, exit_of(s, p, i) != NOTHING)
        allow_if(s, PASS, digs and not s.exact_move)
        return
    go_on_from(s, Step.ARRIVE)
    if choice != PASS:
        s.at[p] = exit_of(s, p, choice - EXIT)
        s.allowance -= digs
        s.flown[p] = not digs
        s.depth[p] = 0
        if s.allowance:
            ask(s, p, Phase.MOVE)


# -- Reaching a place -----------------------------------------------------------


@rule
def arrive(s):
    """Carry out what follows from the place where the move ended (CR-035)."""
    p = s.mover
    s.step = Step.TRADE
    if s.out[p] or s.at[p] < 0:
        return
    n = s.at[p]
    s.paid[p] = s.paid[p] and n == board.BUNKER
    if board.IS_OUTSIDE[n] and not is_escaping(s, p):  # CR-119, CR-123, CR-R28
        s.escape[p] = box.GATE_DASH
        drop(s, p)
    if is_escaping(s, p):
        if board.IS_FREE[n]:
            come_free(s, p)
    elif n == own_hut(s, p):
        bank_load(s, p)
    elif s.moved and n != s.tweedy:  # CR-048, CR-R52
        use_room(s, p, n)


@rule
def use_room(s, p, n):
    if n == board.FOOD:
        enter_food_store(s, p)
    elif pile_at(n) != NOTHING:
        enter_shop(s, p, pile_at(n))
