"""Chickenrun: the legal choices, found once for each decision and kept as bits of the record.

Each phase is one rule ``(s, p, choice)``: given `ASKED` it allows what the seat to move may choose,
and given a choice it carries that out.
"""

from farmyard.core.bits import nth_of, size
from farmyard.core.compiling import rule
from farmyard.core.record import NOTHING
from farmyard.games.chickenrun import state
from farmyard.games.chickenrun.box.board import COLUMNS, PLACES, ROWS
from farmyard.games.chickenrun.rules.walking import forget_the_way
from farmyard.games.chickenrun.state import Phase

ASKED = NOTHING
"""In place of a choice: the seat is asked what to choose."""


@rule
def close_all(s):
    for w in range(state.OPEN_WORDS):
        s.open[w] = 0


@rule
def allow(s, choice):
    if choice < state.PLACE:
        s.open[choice // state.LOW_BITS] |= 1 << choice % state.LOW_BITS
    else:
        n = choice - state.PLACE
        s.open[state.LOW_WORDS + n // COLUMNS] |= 1 << n % COLUMNS


@rule
def allow_if(s, choice, so):
    if so:
        allow(s, choice)


@rule
def allow_some(s, first, bits):
    """Allow the choices, counted from `first`, whose bit is set."""
    while bits:
        allow(s, first + nth_of(bits, 0))
        bits &= bits - 1


@rule
def allow_chickens(s, p, place):
    """Allow the chickens of a seat that are in a place."""
    for k in range(s.chickens.shape[1]):
        if s.chickens[p, k] == place:
            allow(s, state.CHICKEN + k)


@rule
def allow_eggs(s, most):
    for eggs in range(most + 1):
        allow(s, state.AMOUNT + eggs)


@rule
def allow_answer(s, may_accept):
    allow_if(s, state.ACCEPT, may_accept)
    allow(s, state.REFUSE)


@rule
def allow_reached(s):
    """Allow all places of the walk in `reach`, and clear it."""
    for r in range(ROWS):
        s.open[state.LOW_WORDS + r] = s.reach[r]
    s.open[state.LOW_WORDS + ROWS] = s.reach[state.ROOM_ROW]
    forget_the_way(s)


@rule
def is_open(s, choice):
    if choice < state.PLACE:
        return s.open[choice // state.LOW_BITS] >> choice % state.LOW_BITS & 1 != 0
    n = choice - state.PLACE
    return n < PLACES and s.open[state.LOW_WORDS + n // COLUMNS] >> n % COLUMNS & 1 != 0


@rule
def how_many_open(s):
    n = 0
    for w in range(state.OPEN_WORDS):
        if s.open[w]:
            n += size(s.open[w])
    return n


@rule
def nth_open(s, n):
    for w in range(state.OPEN_WORDS):
        if s.open[w]:
            here = size(s.open[w])
            if n < here:
                at = nth_of(s.open[w], n)
                if w < state.LOW_WORDS:
                    return w * state.LOW_BITS + at
                return state.PLACE + (w - state.LOW_WORDS) * COLUMNS + at
            n -= here
    return NOTHING


@rule
def list_open(s, out):
    n = 0
    for w in range(state.OPEN_WORDS):
        rest = int(s.open[w])
        low = w < state.LOW_WORDS
        base = w * state.LOW_BITS if low else state.PLACE + (w - state.LOW_WORDS) * COLUMNS
        while rest:
            out[n] = base + nth_of(rest, 0)
            rest &= rest - 1
            n += 1
    return n


# -- Who is asked ---------------------------------------------------------------


@rule
def ask(s, p, phase):
    s.turn = p
    s.phase = phase


@rule
def ask_nobody(s):
    """Let the step of the round follow that is due."""
    s.phase = Phase.GOING


@rule
def go_on_from(s, step):
    s.step = step
    ask_nobody(s)
