"""Oxy Soxy: who may know what, and what might be so (section 4 of the ledger).

Only hands and the order of the piles are hidden.  Which beasts a player has in hand and pile
together all can work out; so a hand whose pile is used up is known to all, and of his own pile a
player knows which cards it holds.
"""

from farmyard.core.bits import bit, nth_of, size
from farmyard.core.cards import clear
from farmyard.core.compiling import rule
from farmyard.core.dice import below, shuffle
from farmyard.games.oxy_soxy.box import LINES, SIDE
from farmyard.games.oxy_soxy.state import MOST_CAPTURED, PLACES, PLAYERS

# -- What a seat sees -----------------------------------------------------------


@rule
def view(s, seat, v):
    table(s, v)
    meadow(s, v)
    last_turn(s, v)
    for p in range(s.seats):
        before_him(s, p, v)
        if p == seat or not s.left[p]:
            v.hands[p] = s.hands[p]


@rule
def table(s, v):
    """Whose turn it is, and the house rules."""
    v.start = s.start
    v.adjacency = s.adjacency
    v.tie = s.tie
    v.score_cards = s.score_cards
    v.seats = s.seats
    v.turn = s.turn
    v.phase = s.phase
    v.turns = s.turns
    v.to_score = s.to_score


@rule
def meadow(s, v):
    """The beasts that lie on it, and what can be reckoned from them."""
    for box in range(PLACES):
        v.meadow[box] = s.meadow[box]
    v.occupied = s.occupied
    v.scorable = s.scorable
    for line in range(len(LINES)):
        for p in range(PLAYERS):
            v.sums[line, 0, p] = s.sums[line, 0, p]
            v.sums[line, 1, p] = s.sums[line, 1, p]


@rule
def last_turn(s, v):
    v.whose = s.whose
    v.chose = s.chose
    v.sex = s.sex
    v.line = s.line
    v.winner = s.winner
    v.prize = s.prize
    for k in range(SIDE):
        v.parade[k] = s.parade[k]


@rule
def before_him(s, p, v):
    """What a player has before him, for all to see; score cards as well (OS-R16)."""
    v.unplayed[p, 0] = s.unplayed[p, 0]
    v.unplayed[p, 1] = s.unplayed[p, 1]
    v.held[p] = s.held[p]
    v.left[p] = s.left[p]
    v.caught[p] = s.caught[p]
    v.points[p] = s.points[p]
    v.unseen[p] = s.unseen[p]
    v.away[p] = s.away[p]
    for i in range(MOST_CAPTURED):
        v.captured[p, i] = s.captured[p, i]


# -- What might be so -----------------------------------------------------------


@rule
def imagine(v, seat, w):
    """A whole state in which this seat would see just this view; `w` brings its own dice."""
    table(v, w)
    meadow(v, w)
    last_turn(v, w)
    for p in range(PLAYERS):
        clear(w.piles[p])
        if p >= v.seats:
            nothing_before(w, p)
        else:
            before_him(v, p, w)
            imagine_hand(v, p, w)
            imagine_pile(w, p)


@rule
def nothing_before(w, p):
    w.hands[p] = w.unseen[p] = w.away[p] = 0
    w.unplayed[p, 0] = w.unplayed[p, 1] = 0
    w.held[p] = w.left[p] = w.caught[p] = w.points[p] = 0
    clear(w.captured[p])


@rule
def imagine_hand(v, p, w):
    """The hand that is known, or any of that size from the cards nobody has seen."""
    w.hands[p] = v.hands[p]
    if v.hands[p] < 0:
        w.hands[p] = 0
        for _ in range(v.held[p]):
            hidden = v.unseen[p] & ~w.hands[p]
            w.hands[p] |= bit(nth_of(hidden, below(w, size(hidden))))


@rule
def imagine_pile(w, p):
    """What he does not hold lies in his pile, in any order."""
    hidden = w.unseen[p] & ~w.hands[p]
    for i in range(w.left[p]):
        w.piles[p, i] = nth_of(hidden, 0)
        hidden &= hidden - 1
    shuffle(w, w.piles[p], w.left[p])
