"""Cloud Nine: laying a trick: the legal sets, and which seat wins which cards.

The order is that of CN-R46: the cards leave the hand and are declared, Snakes are announced (where
they may be at any time), one Snake takes its card, Straw doubles, the rest goes to the pile.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import BOX, LEAN, PLAYERS, SNAKE, STRAW
from farmyard.games.cloud_nine.options import Corns, SnakeMode
from farmyard.games.cloud_nine.rules.cards import discard, forget_trick, lose, win
from farmyard.games.cloud_nine.rules.declaring import (
    best_way,
    doubled_value,
    table_of,
    taken_by_snake,
)
from farmyard.games.cloud_nine.rules.group.day import go_out, remove_snake
from farmyard.games.cloud_nine.rules.tricks import ALLOWS, BITS, IS_LEAN, LEGAL, NEEDS, WORDS
from farmyard.games.cloud_nine.state import Phase

# -- Which sets -----------------------------------------------------------------


@rule
def lawful(s, table, w):
    """Return word w of the sets that the seat to move may lay now."""
    row = LEGAL[table, w]
    if s.fed[s.turn] and s.corns == Corns.FORBID:
        row &= IS_LEAN[w]  # CN-R61
    for kind in range(BOX + 1):
        row &= ALLOWS[kind, min(s.hands[s.turn, kind], 4), w]
    return row


@rule
def is_lawful(s, trick):
    return (lawful(s, table_of(s, s.rooster), trick // BITS) >> (trick % BITS)) & 1


@rule
def lawful_tricks(s):
    """Return how many sets may be laid."""
    table, n = table_of(s, s.rooster), 0
    for w in range(WORDS):
        if LEGAL[table, w]:
            n += size(lawful(s, table, w))
    return n


@rule
def list_tricks(s, out):
    """Write the sets that may be laid into `out`, in rising order, and return their number."""
    table, n = table_of(s, s.rooster), 0
    for w in range(WORDS):
        if LEGAL[table, w]:
            row = lawful(s, table, w)
            for k in range(size(row)):
                out[n] = BITS * w + nth_of(row, k)
                n += 1
    return n


@rule
def nth_trick(s, n):
    """Return the n-th set that may be laid; with too large an n, −1 less what is left of n."""
    table = table_of(s, s.rooster)
    for w in range(WORDS):
        if LEGAL[table, w]:
            row = lawful(s, table, w)
            here = size(row)
            if n < here:
                return BITS * w + nth_of(row, n)
            n -= here
    return -1 - n


# -- Step by step ---------------------------------------------------------------


@rule
def lay(s, trick):
    forget_trick(s)
    s.whose = s.turn
    s.trick = trick
    s.laid += 1
    s.crowed = s.rooster
    for kind in range(BOX + 1):
        for _ in range(NEEDS[trick, kind]):
            lose(s, s.turn, kind)
    s.thief = first_snake(s)
    s.declared = best_way(s)
    if s.snake_mode == SnakeMode.ANYTIME and s.gold:
        ask_next(s)
    else:
        complete(s)


@rule
def complete(s):
    """Complete a trick: move its cards to piles, spend Straw, and go out with an empty hand."""
    if s.thief != NOBODY:
        s.stolen = taken_by_snake(s, s.declared)
        win(s, s.thief, s.stolen)
        call_in_snake(s)
    if s.straw[s.whose]:
        spend_straw(s)
    kept = 0
    for kind in range(BOX + 1):
        for _ in range(NEEDS[s.trick, kind] - (kind == s.stolen)):
            win(s, s.whose, kind)
            kept += kind + 1 if kind < BOX else 0
    if s.corns == Corns.CAP and s.fed[s.whose] and kept > LEAN:  # CN-R74
        s.lean[s.whose] += kept - LEAN
        s.eggs[s.whose] -= kept - LEAN
    s.turn = s.whose
    s.phase = Phase.AFTER
    s.done = 1
    if not s.held[s.turn]:
        go_out(s)


@rule
def spend_straw(s):
    """Double the highest card left of the trick (CN-088); Straw is spent even in vain (CN-R53)."""
    s.straw[s.whose] = 0
    s.gold_aside[STRAW] += 1
    worth = doubled_value(s, s.declared, s.thief != NOBODY)
    if worth:
        s.strawed = worth - 1
        s.doubled[s.whose, worth - 1] += 1
        s.eggs[s.whose] += worth


@rule
def call_in_snake(s):
    """Discard a Snake on the table that has caught a card; an announced one was in a hand."""
    if s.snake_mode == SnakeMode.ANYTIME:
        return
    for i in range(PLAYERS):
        if s.snakes[i] == s.thief:
            remove_snake(s, i)
            return


@rule
def first_snake(s):
    """Return the seat whose Snake acts: the earliest laid that is not the player's own (CN-R58)."""
    for i in range(PLAYERS):
        if s.snakes[i] != NOBODY and s.snakes[i] != s.turn:
            return s.snakes[i]
    return NOBODY


# -- Snakes at any time ---------------------------------------------------------


@rule
def ask_next(s):
    """Ask the next seat with Gold in hand to announce a Snake; at the end, resolve what was called.

    Every seat with Gold is asked, so that none sees which seat holds a Snake (CN-R75).
    """
    asked = s.phase == Phase.ANNOUNCE
    s.phase = Phase.ANNOUNCE
    while True:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.whose:
            break
        if s.golden[s.turn]:
            return
    s.news += asked  # when nobody has Gold, nothing was secret
    if size(s.calls) > 1:
        s.phase = Phase.REVEAL
        ask_next_caller(s)
    else:
        s.shown = s.calls  # a single Snake is turned up without asking (CN-R75)
        strike(s)


@rule
def ask_next_caller(s):
    while True:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.whose:
            break
        if s.calls >> s.turn & 1:
            return
    s.news += 1
    strike(s)


@rule
def announce(s):
    s.calls |= bit(s.turn)
    ask_next(s)


@rule
def reveal(s):
    s.shown |= bit(s.turn)
    ask_next_caller(s)


@rule
def strike(s):
    """Let the strongest Snake turned up steal, and discard all turned up (CN-113, CN-114)."""
    strength = -1
    for p in range(s.seats):
        if s.shown >> p & 1:
            n = strongest(s.serpents[p])
            if n > strength:
                s.thief, strength = p, n
            s.turned[p] = n + 1
            s.serpents[p] ^= bit(n)
            s.serpents_aside |= bit(n)
            discard(s, p, SNAKE)
    s.calls = s.shown = 0
    complete(s)


@rule
def strongest(serpents):
    """Return the highest number of these Snakes; −1 for none."""
    n = -1
    while serpents:
        serpents >>= 1
        n += 1
    return n


@rule
def is_in_the_window(s):
    """Return whether a trick lies on the table while Snakes are being announced."""
    return s.phase == Phase.ANNOUNCE or s.phase == Phase.REVEAL


@rule
def lying(s, kind):
    """Return how many cards of a kind lie in a trick that is not yet won."""
    if kind <= BOX and s.trick != NOTHING and is_in_the_window(s):
        return NEEDS[s.trick, kind]
    return 0
