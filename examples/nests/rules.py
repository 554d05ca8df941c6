"""Nests: the rules, over one flat record.

Two players put hens into nests in turn; three of one colour in a row decide the game.  Rulings
(NE-…) are those of ``laws.md``.
"""

from farmyard.core.cards import clear
from farmyard.core.compiling import rule
from farmyard.core.dice import below
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.nests.box import HENS, LINES, NESTS
from farmyard.games.nests.state import LOSES, Phase, State

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]

CHOICES = len(NESTS)  # a choice is a nest
SECRET = ()
NO_NEST = len(NESTS)


@rule
def deal(s):
    clear(s.yard)
    for p in range(len(HENS)):
        s.laid[p] = 0
    s.winner = NOBODY
    s.turn = below(s, s.seats) if s.start == NOBODY else s.start  # NE-R1
    s.phase = Phase.LAY


@rule
def legal(s, choice):
    return s.phase == Phase.LAY and s.yard[choice] == NOTHING  # NE-02


@rule
def play(s, choice):
    lay(s, choice)
    end_turn(s)


@rule
def many(s):
    return len(NESTS) - taken(s) if s.phase == Phase.LAY else 0


@rule
def nth(s, n):
    for nest in range(len(NESTS)):
        n -= s.yard[nest] == NOTHING
        if n < 0:
            return nest
    return NO_NEST


# -- A turn, step by step -------------------------------------------------------


@rule
def lay(s, nest):
    s.yard[nest] = s.turn
    s.laid[s.turn] += 1


@rule
def end_turn(s):
    judge(s)
    if s.phase != Phase.OVER:
        s.turn = 1 - s.turn


@rule
def judge(s):
    """Three in a row decide the game (NE-03, NE-R2); without them a full yard ends it (NE-04)."""
    owner = owner_of_a_row(s)
    s.winner = 1 - owner if owner != NOBODY and s.row == LOSES else owner
    over = owner != NOBODY or taken(s) == len(NESTS)
    s.phase = Phase.OVER if over else Phase.LAY


# -- Questions ------------------------------------------------------------------


@rule
def taken(s):
    return s.laid[0] + s.laid[1]


@rule
def owner_of_a_row(s):
    """Whose hens sit three in a row; nobody's if there is no such row."""
    for line in range(len(LINES)):
        owner = owner_of(s, line)
        if owner != NOBODY:
            return owner
    return NOBODY


@rule
def owner_of(s, line):
    """Whose hens sit in all three nests of a line."""
    a, b, c = LINES[line, 0], LINES[line, 1], LINES[line, 2]
    return s.yard[a] if s.yard[a] == s.yard[b] and s.yard[a] == s.yard[c] else NOBODY


@rule
def scores(s, out):
    """One for who has won; a shared yard is worth nothing to either (NE-04)."""
    for p in range(s.seats):
        out[p] = s.winner == p
