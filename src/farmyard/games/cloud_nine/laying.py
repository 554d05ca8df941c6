"""Cloud Nine: a trick being laid: which sets may be, what their boxes stand for, who gets what.

The order is that of CN-R46: the cards leave the hand and are declared, Snakes are announced (where
they may be at any time), one Snake takes its card, Straw doubles, the rest goes to the pile.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.cloud_nine.box import BOX, LEAN, PLAYERS, SNAKE, STRAW
from farmyard.games.cloud_nine.cards import discard, lose, win
from farmyard.games.cloud_nine.day import forget_trick, go_out, remove_snake
from farmyard.games.cloud_nine.state import (
    ALL,
    ANYTIME,
    CAP,
    DECLARED,
    FORBID,
    REMAINING,
    Phase,
)
from farmyard.games.cloud_nine.tricks import (
    ALLOWS,
    BITS,
    DOUBLED,
    DOUBLED_LEFT,
    DOUBLED_SECOND,
    EGGS,
    HIGHEST,
    IS_LEAN,
    LEGAL,
    NEEDS,
    ROW,
    SECOND,
    TAKEN,
    WHICH,
    WORDS,
    ways,
)

WEIGHT = 100  # more than the eggs of any trick
LEAST = -(WEIGHT**3)  # less than any declaration is worth

# -- Which sets -----------------------------------------------------------------


@rule
def table_of(s, rooster):
    """The number of the table of tricks that holds now; the fourth level is the third (CN-R45)."""
    level = min(s.level, 2)
    if rooster and s.rooster_ops == ALL:
        level = 2  # CN-R17
    return WHICH[level, int(rooster), s.zero, s.numbers, s.powers, s.roots]


@rule
def lawful(s, table, w):
    """Word w of the sets that the seat to move may lay now."""
    row = LEGAL[table, w]
    if s.fed[s.turn] and s.corns == FORBID:
        row &= IS_LEAN[w]  # CN-R61
    for kind in range(BOX + 1):
        row &= ALLOWS[kind, min(s.hands[s.turn, kind], 4), w]
    return row


@rule
def is_lawful(s, trick):
    return (lawful(s, table_of(s, s.rooster), trick // BITS) >> (trick % BITS)) & 1


@rule
def lawful_tricks(s):
    """How many sets may be laid."""
    table, n = table_of(s, s.rooster), 0
    for w in range(WORDS):
        if LEGAL[table, w]:
            n += size(lawful(s, table, w))
    return n


@rule
def nth_trick(s, n):
    """The n-th of them, or with too large an n what is left of it, less one, below zero."""
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
    if s.snake_mode == ANYTIME and s.gold:
        ask_next(s)
    else:
        complete(s)


@rule
def complete(s):
    """The cards go where they belong; Straw and the day may be at an end."""
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
    if s.corns == CAP and s.fed[s.whose] and kept > LEAN:  # CN-R74
        s.lean[s.whose] += kept - LEAN
        s.eggs[s.whose] -= kept - LEAN
    s.turn = s.whose
    s.phase = Phase.AFTER
    s.done = 1
    if not s.held[s.turn]:
        go_out(s)


@rule
def spend_straw(s):
    """The highest of what is left counts double (CN-088); spent even if in vain (CN-R53)."""
    s.straw[s.whose] = 0
    s.gold_aside[STRAW] += 1
    worth = doubled_value(s, s.declared, s.thief != NOBODY)
    if worth:
        s.strawed = worth - 1
        s.doubled[s.whose, worth - 1] += 1
        s.eggs[s.whose] += worth


@rule
def call_in_snake(s):
    """A Snake that has caught something is gone; one announced was in a hand."""
    if s.snake_mode == ANYTIME:
        return
    for i in range(PLAYERS):
        if s.snakes[i] == s.thief:
            remove_snake(s, i)
            return


# -- What boxes stand for -------------------------------------------------------


@rule
def best_way(s):
    """The declaration that is best for the player (CN-R20, CN-R23), of those that are possible."""
    open_ways = ways(table_of(s, s.crowed), s.trick)
    if not open_ways & (open_ways - 1):
        return size(open_ways - 1)  # there is but one
    best, most = 0, LEAST
    for way in range(16):
        if open_ways >> way & 1 and worth(s, way) > most:
            best, most = way, worth(s, way)
    return best


@rule
def worth(s, way):
    """The own eggs, less those stolen (CN-R111); when no theft is known yet, first the own eggs
    without one, then what a Snake would cost, then what it would gain (CN-R23, CN-R122)."""
    stolen = taken_by_snake(s, way)
    booty = stolen + 1 if stolen < BOX else 0
    if s.snake_mode == ANYTIME and s.gold:
        gain = own_eggs(s, way, False)
        return WEIGHT * (WEIGHT * gain - (gain - own_eggs(s, way, True))) - booty
    if s.thief == NOBODY:
        return own_eggs(s, way, False)
    return own_eggs(s, way, True) - booty


@rule
def own_eggs(s, way, robbed):
    """What the trick brings to its player under a declaration."""
    eggs = EGGS[s.trick]
    if robbed and taken_by_snake(s, way) < BOX:
        eggs -= HIGHEST[s.trick]
    if s.corns == CAP and s.fed[s.whose]:
        eggs = min(eggs, LEAN)
    return eggs + (doubled_value(s, way, robbed) if s.straw[s.whose] else 0)


@rule
def taken_by_snake(s, way):
    """The kind a Snake takes: the highest card, on a tie the box (CN-R55)."""
    boxed = ROW[s.trick] >= 0
    if boxed and (way & TAKEN or s.mystery_snake != DECLARED):
        return BOX
    return HIGHEST[s.trick] - 1


@rule
def doubled_value(s, way, robbed):
    """The eggs that Straw adds: the highest number card of what is left, if no box is above it
    (CN-R53, CN-R54); 0 for nothing."""
    if not robbed:
        return HIGHEST[s.trick] if way & DOUBLED else 0
    if s.straw_after_snake != REMAINING:
        return 0
    if taken_by_snake(s, way) == BOX:
        return HIGHEST[s.trick] if way & DOUBLED_LEFT else 0
    return SECOND[s.trick] if way & DOUBLED_SECOND else 0


@rule
def first_snake(s):
    """Whose Snake acts: the earliest laid that is not the player's own (CN-R58)."""
    for i in range(PLAYERS):
        if s.snakes[i] != NOBODY and s.snakes[i] != s.turn:
            return s.snakes[i]
    return NOBODY


# -- Snakes at any time ---------------------------------------------------------


@rule
def ask_next(s):
    """The next breeder with Gold in hand may announce a Snake; then those who did are asked.

    Whoever holds Gold is asked, so that nobody sees who holds a Snake (CN-R75).
    """
    s.phase = Phase.ANNOUNCE
    while True:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.whose:
            break
        if s.golden[s.turn]:
            return
    s.news += 1
    if size(s.calls) > 1:
        s.phase = Phase.REVEAL
        ask_next_caller(s)
    else:
        s.shown = s.calls  # a single one turns up (CN-R75)
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
    """The strongest Snake that was turned up steals; all of them are discarded (CN-113, CN-114)."""
    strength = -1
    for p in range(s.seats):
        if s.shown >> p & 1:
            n = strongest(s.serpents[p])
            if n > strength:
                s.thief, strength = p, n
            s.serpents[p] ^= bit(n)
            s.serpents_aside |= bit(n)
            discard(s, p, SNAKE)
    s.calls = s.shown = 0
    complete(s)


@rule
def strongest(serpents):
    """The highest number of these Snakes; −1 for none."""
    n = -1
    while serpents:
        serpents >>= 1
        n += 1
    return n


@rule
def is_in_the_window(s):
    """A trick lies on the table and Snakes are being announced."""
    return s.phase == Phase.ANNOUNCE or s.phase == Phase.REVEAL


@rule
def lying(s, kind):
    """How many of a kind lie in a trick that is not yet won."""
    if kind <= BOX and s.trick != NOTHING and is_in_the_window(s):
        return NEEDS[s.trick, kind]
    return 0
