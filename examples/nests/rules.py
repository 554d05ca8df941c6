"""Nests: the rules, over one flat record.

Each player hides a hen; then they put hens into nests in turn, and three of one colour in a row
decide the game.  Rulings (NE-…) are the messages ``law-NE-…``.
"""

from farmyard.core.cards import clear
from farmyard.core.chance.dice import below
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.nests.box import LINES, NESTS
from farmyard.games.nests.state import LOSES, Phase, State

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]

CHOICES = len(NESTS)  # a choice is a nest, in every phase
SECRET = (Phase.HIDE,)  # a choice stays hidden from the other seat: `words.tell` gets −1
NO_NEST = len(NESTS)


@rule
def deal(s):
    clear(s.hideout)
    clear(s.yard)
    s.chased = NOTHING
    s.winner = NOBODY
    s.turn = below(s, s.seats) if s.start == NOBODY else s.start  # NE-R1
    s.phase = Phase.HIDE


@rule
def legal(s, choice):
    """Test the visible yard only: a choice left out would tell where a hen hides (NE-02, NE-03)."""
    return s.phase != Phase.OVER and choice < CHOICES and s.yard[choice] == NOTHING


@rule
def play(s, choice):
    s.chased = NOTHING
    match s.phase:
        case Phase.HIDE:
            hide(s, choice)
        case Phase.LAY:
            lay(s, choice)
    end_turn(s)


@rule
def many(s):
    return 0 if s.phase == Phase.OVER else free(s)


@rule
def nth(s, n):
    for nest in range(len(NESTS)):
        n -= s.yard[nest] == NOTHING
        if n < 0:
            return nest
    return NO_NEST


# -- A turn, step by step -------------------------------------------------------


@rule
def hide(s, nest):
    """Hide a hen; this shows nothing to anybody, so it is no news and can be taken back."""
    s.hideout[s.turn] = nest
    s.hidden[s.turn] = 1


@rule
def lay(s, nest):
    """Put a hen into a nest; the other's hidden hen may chase it off (NE-04).  A nest without one
    is news as well: else one could try nest after nest, and take each back."""
    s.news += 1
    owner = s.turn
    if nest == s.hideout[1 - s.turn]:
        owner = 1 - s.turn
        s.chased = nest
    s.yard[nest] = owner
    s.laid[owner] += 1


@rule
def end_turn(s):
    judge(s)
    if s.phase != Phase.OVER:
        s.turn = 1 - s.turn


@rule
def judge(s):
    """End the game after three in a row (NE-05, NE-R2) or with a full yard (NE-06)."""
    owner = owner_of_a_row(s)
    s.winner = 1 - owner if owner != NOBODY and s.row == LOSES else owner
    if owner != NOBODY or free(s) == 0:
        s.phase = Phase.OVER
    else:
        s.phase = Phase.LAY if s.hidden[0] and s.hidden[1] else Phase.HIDE


# -- Questions ------------------------------------------------------------------


@rule
def free(s):
    """Count the nests without a visible hen."""
    return len(NESTS) - s.laid[0] - s.laid[1]


@rule
def owner_of_a_row(s):
    """Return the seat that has three hens in a row, or NOBODY."""
    for line in range(len(LINES)):
        owner = owner_of(s, line)
        if owner != NOBODY:
            return owner
    return NOBODY


@rule
def owner_of(s, line):
    """Return the seat whose hens fill all three nests of a line, or NOBODY."""
    a, b, c = LINES[line, 0], LINES[line, 1], LINES[line, 2]
    return s.yard[a] if s.yard[a] == s.yard[b] and s.yard[a] == s.yard[c] else NOBODY


@rule
def scores(s, out):
    """Write the scores: 1 for the winner, else 0; a shared yard gives 0 to both (NE-06)."""
    for p in range(s.seats):
        out[p] = s.winner == p
