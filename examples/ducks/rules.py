"""Ducks: the rules, over one flat record.

A card goes onto one's own pond, or shoos its like from another's; then the hand is filled up.
Rulings (DU-…) are the messages ``law-DU-…``.
"""

from farmyard.core.cards import total
from farmyard.core.chance.dice import below, shuffle
from farmyard.core.compiling import rule
from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.ducks.box import BROOD, COPIES, DUCKS, HAND, PLAYERS
from farmyard.games.ducks.state import ALLOWED, Phase, State

__all__ = ["CHOICES", "SECRET", "State", "deal", "legal", "many", "nth", "play", "scores"]

KINDS = len(DUCKS)
CHOICES = KINDS * PLAYERS  # a kind, and how many seats clockwise the pond is: 0 is one's own
SECRET = ()  # every choice is seen by all
POINT = 100  # of a brood in the scores: ducks left on a pond decide between equal broods


@rule
def deal(s):
    n = KINDS * COPIES
    for i in range(n):
        s.pile[i] = i // COPIES
    shuffle(s, s.pile, n)
    s.stock = n
    for p in range(s.seats):
        for _ in range(HAND):
            draw(s, p)
    s.turn = below(s, s.seats) if s.start == NOBODY else s.start  # DU-R1
    s.phase = Phase.PLAY


@rule
def legal(s, choice):
    kind, step = choice // PLAYERS, choice % PLAYERS
    if s.phase != Phase.PLAY or choice >= CHOICES or s.hands[s.turn, kind] == 0:
        return False
    return step == 0 or (step < s.seats and may_shoo(s, kind, pond_of(s, step)))


@rule
def play(s, choice):
    kind, step = choice // PLAYERS, choice % PLAYERS
    s.hands[s.turn, kind] -= 1
    s.held[s.turn] -= 1
    if step == 0:
        settle(s, kind)
    else:
        shoo(s, kind, pond_of(s, step))
    if s.stock > 0:
        s.news += 1  # a card is seen that was hidden
        draw(s, s.turn)
    end_turn(s)


@rule
def many(s):
    n = 0
    for choice in range(CHOICES):
        n += legal(s, choice)
    return n


@rule
def nth(s, n):
    for choice in range(CHOICES):
        n -= legal(s, choice)
        if n < 0:
            return choice
    return CHOICES


# -- A turn, step by step -------------------------------------------------------


@rule
def settle(s, kind):
    """Put a duck onto one's own pond; three of a kind are a brood, which is safe (DU-03)."""
    s.ponds[s.turn, kind] += 1
    if s.ponds[s.turn, kind] == BROOD:
        s.ponds[s.turn, kind] = 0
        s.gone[kind] += BROOD
        s.broods[s.turn] += 1


@rule
def shoo(s, kind, p):
    """Shoo the ducks of a kind from another's pond, with the card that was played (DU-04)."""
    s.gone[kind] += s.ponds[p, kind] + 1
    s.ponds[p, kind] = 0


@rule
def draw(s, p):
    """Take the top card of the pile into a hand."""
    s.stock -= 1
    s.hands[p, s.pile[s.stock]] += 1
    s.held[p] += 1
    s.pile[s.stock] = NOTHING


@rule
def end_turn(s):
    """Pass the turn to the next seat that has cards; the game ends when nobody has (DU-06)."""
    for _ in range(s.seats):
        s.turn = (s.turn + 1) % s.seats
        if s.held[s.turn] > 0:
            return
    s.phase = Phase.OVER


# -- Questions ------------------------------------------------------------------


@rule
def pond_of(s, step):
    """Return the seat so many places clockwise from the seat to move."""
    return (s.turn + step) % s.seats


@rule
def may_shoo(s, kind, p):
    """Tell whether a card may shoo ducks from another's pond (DU-02, DU-R2)."""
    return s.shooing == ALLOWED and s.ponds[p, kind] > 0


@rule
def scores(s, out):
    """Write the scores: broods, and between equal ones the ducks left on the pond (DU-07)."""
    for p in range(s.seats):
        out[p] = POINT * s.broods[p] + total(s.ponds[p])
